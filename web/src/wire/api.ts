/** The REST interface: one function per endpoint the page uses. */
import type {
  AccountBody,
  Analysis,
  Chart,
  ContinueBody,
  Games,
  GuestBody,
  HintAnswer,
  Imported,
  JoinBody,
  LoginBody,
  Me,
  MePatch,
  Message,
  MyGames,
  PasswordBody,
  Problem,
  Reach,
  Relic,
  SeatBody,
  Sessions,
  Snapshot,
  TableBody,
  TableInfo,
  Tables,
  TokenMade,
  Verified,
} from './protocol';

/** The server refused; `reason` can be put into words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.key);
  }
}

const UNREACHABLE: Message = { key: 'page-unreachable', args: {} };
const BROKEN: Message = { key: 'page-error', args: {} };

/** What went wrong, as something to say. */
export function reasonOf(error: unknown): Message {
  return error instanceof Refusal ? error.reason : BROKEN;
}

export const SESSION_ENDED = 'server.session-ended';
let sessionEnded = (): void => undefined;

/** Called when the server says that this browser's session has ended. */
export function onSessionEnded(then: () => void): void {
  sessionEnded = then;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
    request.headers = { 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal(0, UNREACHABLE);
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    throw new Refusal(answer.status, BROKEN);
  }
  if (problem.reason.key === SESSION_ENDED) sessionEnded();
  throw new Refusal(answer.status, problem.reason);
}

const part = encodeURIComponent;

export const api = {
  newGuest: (body: GuestBody) => ask<Me>('POST', '/api/guests', body),
  changeMe: (body: MePatch) => ask<Me>('PATCH', '/api/me', body),
  makeAccount: (body: AccountBody) => ask<Me>('POST', '/api/accounts', body),
  logIn: (body: LoginBody) => ask<Me>('POST', '/api/login', body),
  logOut: () => ask<unknown>('POST', '/api/logout'),
  changePassword: (body: PasswordBody) => ask<unknown>('POST', '/api/password', body),
  sessions: () => ask<Sessions>('GET', '/api/sessions'),
  endSession: (id: string) => ask<unknown>('DELETE', `/api/sessions/${part(id)}`),
  reach: (path?: string) => ask<Reach>('GET', `/api/reach${path === undefined ? '' : `?path=${part(path)}`}`),
  newToken: (label: string) => ask<TokenMade>('POST', '/api/tokens', { label }),

  games: () => ask<Games>('GET', '/api/games'),
  components: (game: string) => ask<unknown>('GET', `/api/games/${part(game)}/components`),

  myGames: () => ask<MyGames>('GET', '/api/my/games'),
  /** Takes a game off my list. */
  removeGame: (match: string) => ask<unknown>('DELETE', `/api/my/games/${part(match)}`),
  tables: () => ask<Tables>('GET', '/api/tables'),
  table: (id: string) => ask<TableInfo>('GET', `/api/tables/${part(id)}`),
  newTable: (body: TableBody) => ask<TableInfo>('POST', '/api/tables', body),
  closeTable: (id: string) => ask<TableInfo>('DELETE', `/api/tables/${part(id)}`),
  join: (id: string, body: JoinBody) => ask<TableInfo>('POST', `/api/tables/${part(id)}/join`, body),
  leave: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/leave`),
  setSeat: (id: string, body: SeatBody) => ask<TableInfo>('POST', `/api/tables/${part(id)}/seat`, body),
  start: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/start`),

  /** The match at a moment, from a seat's view. */
  moment: (match: string, at?: number, seat?: number | null) => {
    const query = new URLSearchParams();
    if (at !== undefined) query.set('at', String(at));
    if (seat !== undefined && seat !== null) query.set('seat', String(seat));
    const asked = query.size > 0 ? `?${query}` : '';
    return ask<Snapshot | Relic>('GET', `/api/matches/${part(match)}${asked}`);
  },
  chart: (match: string) => ask<Chart>('GET', `/api/matches/${part(match)}/chart`),
  verify: (match: string) => ask<Verified>('GET', `/api/matches/${part(match)}/verify`),
  /** The best actions now, for the seat to move. */
  hint: (match: string, head: number) => ask<HintAnswer>('POST', `/api/matches/${part(match)}/hint`, { head }),
  /** Has a finished match analysed; `analysis` says how far that is. */
  askAnalysis: (match: string) => ask<Analysis>('POST', `/api/matches/${part(match)}/analysis`),
  analysis: (match: string) => ask<Analysis>('GET', `/api/matches/${part(match)}/analysis`),
  rematch: (match: string) => ask<TableInfo>('POST', `/api/matches/${part(match)}/rematch`),
  continueFrom: (match: string, body: ContinueBody) =>
    ask<TableInfo>('POST', `/api/matches/${part(match)}/continue`, body),
  importRecord: (record: string) => ask<Imported>('POST', '/api/records', record),
};

/** Where a record is downloaded from. */
export function recordAddress(match: string): string {
  return `/api/matches/${part(match)}/record`;
}
