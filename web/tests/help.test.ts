import { describe, expect, it } from 'vitest';
import { helpOf, paragraphs } from '../src/shell/help';
import { matchesPromise } from '../src/shell/promise';

const games = import.meta.glob<string>('../../src/bourgade/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('help is read from a game’s texts', () => {
  it('finds sections in their order, and pieces with their help', () => {
    const help = helpOf(
      'help-goal-title = Goal\nhelp-goal = Win.\nhelp-turn-title = Turn\nhelp-turn = Roll.\n' +
        'tile-mine = Mine\ntile-mine-help = Silver.\noption-x = X\noption-x-help = no piece\n' +
        'help-lonely-title = without text\n',
    );
    expect(help).toEqual({ sections: ['goal', 'turn'], groups: [{ kind: 'tile', pieces: ['tile-mine'] }] });
  });

  it('parts paragraphs at empty lines', () => {
    expect(paragraphs('One.\n\nTwo,\nstill two.\n \n\nThree.')).toEqual(['One.', 'Two,\nstill two.', 'Three.']);
  });

  it('Burgundy explains itself in each language', () => {
    for (const language of ['fr', 'en', 'de']) {
      const help = helpOf(games[`../../src/bourgade/games/burgundy/texts/${language}.ftl`] ?? '');
      expect(help.sections.slice(0, 2)).toEqual(['goal', 'turn']);
      expect(help.groups.find((group) => group.kind === 'tile')?.pieces.length).toBeGreaterThan(40);
    }
  });
});

describe('the promise of fair dice', () => {
  // SHA-256 of the bytes 00 01 02.
  const promise = 'ae4b3280e56e2faf83f414a6e3dabe9d5fbe18976544c05fed121accb85b53fc';
  it('fits its secret and no other', async () => {
    expect(await matchesPromise('000102', promise)).toBe(true);
    expect(await matchesPromise('000103', promise)).toBe(false);
  });
  it('is left open where there is no secret yet', async () => {
    expect(await matchesPromise('', promise)).toBeNull();
  });
});
