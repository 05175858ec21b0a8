/** The rules of a game in our own words, as its texts hold them. */
import { FluentResource } from '@fluent/bundle';

export interface HelpGroup {
  /** What the pieces are: "tile", "card"… */
  kind: string;
  /** Message ids of the pieces; each has its `-help`. */
  pieces: string[];
}

export interface Help {
  /** Sections in the order of the text: "goal" is `help-goal-title` and `help-goal`. */
  sections: string[];
  groups: HelpGroup[];
}

/** Names that carry help but are no pieces: they are explained where a table is opened. */
const ELSEWHERE = new Set(['option', 'board', 'help']);

export function helpOf(source: string): Help {
  const ids = new Set(new FluentResource(source).body.map((entry) => entry.id));
  const sections = [...ids]
    .map((id) => /^help-(.+)-title$/.exec(id)?.[1] ?? '')
    .filter((name) => name !== '' && ids.has(`help-${name}`));
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    if (!ids.has(`${id}-help`)) continue;
    const kind = id.split('-')[0] ?? '';
    if (ELSEWHERE.has(kind)) continue;
    groups.set(kind, [...(groups.get(kind) ?? []), id]);
  }
  return { sections, groups: [...groups].map(([kind, pieces]) => ({ kind, pieces })) };
}

/** A text's paragraphs are parted by empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
