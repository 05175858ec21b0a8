/** What a link begins with that others can open: the server knows, the page knows only how it came itself. */
import { api } from '../wire/api';
import type { Reach } from '../wire/protocol';

let known = $state.raw<Reach | null>(null);
let asked: Promise<void> | null = null;

export const reach = {
  /** This address of the house as a link to send. */
  link: (path: string): string => `${known?.origin ?? location.origin}${path}`,
  /** Asks once; a page that cannot ask goes on with its own origin. */
  ask(): Promise<void> {
    asked ??= look().then(() => undefined);
    return asked;
  },
  /** Asks again, networks come and go; with the QR code of `path`. */
  look,
};

async function look(path?: string): Promise<Reach | null> {
  try {
    known = await api.reach(path);
  } catch {
    return null;
  }
  return known;
}
