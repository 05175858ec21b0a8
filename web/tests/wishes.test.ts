import { describe, expect, it } from 'vitest';
import { beginsAtOnce, bodyOf, continueBody, newDraft, withPlayers, withSeat } from '../src/shell/wishes';
import type { GameInfo } from '../src/wire/protocol';

const game: GameInfo = {
  key: 'burgundy',
  rules: 1,
  edition: 'x',
  min_players: 2,
  max_players: 4,
  options: [
    { key: 'setup', values: ['standard', 'expert'], default: 'standard', per_seat: false },
    { key: 'boards', values: ['1', '2'], default: '1', per_seat: true },
  ],
  bots: ['gentle', 'greedy', 'random', 'steady'],
  levels: ['gentle', 'steady'],
};
const neighbour = (seat: number) => `seat ${seat}`;

describe('a new table', () => {
  it('has me on the first seat and waits for the others', () => {
    const draft = newDraft(game);
    expect(draft.seats.map((seat) => seat.who)).toEqual(['me', 'open']);
    expect(draft.options).toEqual({ setup: 'standard', boards: ['1', '1'] });
    expect(beginsAtOnce(draft.seats)).toBe(false);
  });

  it('keeps what was chosen when seats come and go', () => {
    let draft = newDraft(game);
    draft = withSeat(draft, 1, 'bot:greedy');
    draft = { ...draft, options: { ...draft.options, boards: ['2', '2'] } };
    draft = withPlayers(draft, game, 4);
    expect(draft.seats.map((seat) => seat.who)).toEqual(['me', 'bot:greedy', 'open', 'open']);
    expect(draft.options['boards']).toEqual(['2', '2', '1', '1']);
    expect(withPlayers(draft, game, 2).options['boards']).toEqual(['2', '2']);
  });

  it('has me on one seat only: whoever I change with takes mine', () => {
    const draft = withSeat(withSeat(newDraft(game), 1, 'bot:random'), 1, 'me');
    expect(draft.seats.map((seat) => seat.who)).toEqual(['bot:random', 'me']);
  });

  it('says nothing of hints unless somebody chose', () => {
    expect(bodyOf(newDraft(game), neighbour).help).toBeUndefined();
    expect(bodyOf({ ...newDraft(game), hints: true }, neighbour).help).toEqual({ hints: true });
    expect(bodyOf({ ...newDraft(game), hints: false }, neighbour).help).toEqual({ hints: false });
  });

  it('is asked for as the server wants it', () => {
    let draft = withPlayers(newDraft(game), game, 4);
    draft = withSeat(draft, 1, 'here');
    draft = withSeat(draft, 2, 'invited');
    draft = withSeat(draft, 3, 'bot:greedy');
    draft = { ...draft, pace: 'live', minutes: 20, increment: 10, outOfTime: 'lose', public: true };
    expect(bodyOf(draft, neighbour)).toEqual({
      game: 'burgundy',
      seats: [{ kind: 'me' }, { kind: 'here', name: 'seat 1' }, { kind: 'invited' }, { kind: 'bot', bot: 'greedy' }],
      options: { setup: 'standard', boards: ['1', '1', '1', '1'] },
      public: true,
      clock: { kind: 'live', seconds: 1200, increment: 10 },
      out_of_time: 'lose',
      start: true,
    });
    expect(bodyOf({ ...draft, pace: 'slow', hours: 24 }, neighbour).clock).toEqual({ kind: 'slow', seconds: 86_400 });
    expect(bodyOf({ ...draft, pace: 'none' }, neighbour)).not.toHaveProperty('clock');
  });

  it('goes on from a moment with neighbours and bots', () => {
    const seats = [
      { who: 'bot:greedy', name: '' },
      { who: 'here', name: ' Wim ' },
    ];
    expect(continueBody(57, seats, neighbour)).toEqual({
      at: 57,
      seats: [
        { kind: 'bot', bot: 'greedy' },
        { kind: 'here', name: 'Wim' },
      ],
      start: true,
    });
    expect(beginsAtOnce(seats)).toBe(true);
  });
});
