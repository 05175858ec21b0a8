/** How fast bots' moves are shown: kept in this browser, so each at the table has their own. */
import { recall, remember } from '../storage';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type BotPace = (typeof PACES)[number];

/** The least time between two steps of bots, in ms; the server has a pace of its own below that. */
const STEP: Record<BotPace, number> = { slow: 1600, normal: 700, fast: 0 };
const KEY = 'bot-pace';

function saved(): BotPace {
  const value = recall(KEY);
  return PACES.find((pace) => pace === value) ?? 'normal';
}

let current = $state<BotPace>(saved());

export const botPace = {
  get current(): BotPace {
    return current;
  },
  get step(): number {
    return STEP[current];
  },
  choose(pace: BotPace): void {
    current = pace;
    remember(KEY, pace);
  },
};
