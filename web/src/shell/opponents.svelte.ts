/** The bots made for people: levels of strength, each a character; and the one met last. */
import { recall, remember } from '../storage';

/** The bot one meets on the first click. */
export const USUAL_BOT = 'steady';
const KEY = 'opponent';

let chosen = $state(recall(KEY) ?? USUAL_BOT);

export const opponent = {
  /** Whom one played last, if this server knows them. */
  among(levels: readonly string[]): string {
    if (levels.length === 0 || levels.includes(chosen)) return chosen;
    return levels.includes(USUAL_BOT) ? USUAL_BOT : (levels[0] ?? USUAL_BOT);
  },
  choose(level: string): void {
    chosen = level;
    remember(KEY, level);
  },
};
