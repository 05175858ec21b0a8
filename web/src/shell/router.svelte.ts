/** Where we are: one room of the page per address. Links are ordinary links. */

export type Place =
  | { room: 'home' }
  | { room: 'table'; table: string; invite: string | null }
  | { room: 'match'; match: string; at: number | null }
  | { room: 'replay'; match: string; at: number | null; seat: number | null; retry: boolean }
  | { room: 'account' }
  | { room: 'about'; game: string }
  | { room: 'help'; game: string | null }
  | { room: 'cards'; game: string }
  | { room: 'credits' }
  | { room: 'nowhere' };

const GAME = /^[a-z]{1,40}$/;
const ID = /^[\w-]{1,40}$/;

export function placeOf(address: URL): Place {
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter((one) => one !== '');
  const query = address.searchParams;
  if (rest.length > 0) return { room: 'nowhere' };
  if (second === '') {
    if (first === '') return { room: 'home' };
    if (first === 'account' || first === 'credits') return { room: first };
    if (first === 'help') return { room: 'help', game: null };
    return { room: 'nowhere' };
  }
  if (first === 't' && ID.test(second)) {
    return { room: 'table', table: second, invite: query.get('invite') };
  }
  if (first === 'm' && ID.test(second)) return { room: 'match', match: second, at: number(query.get('at')) };
  if (first === 'replay' && ID.test(second)) {
    const [at, seat] = [number(query.get('at')), number(query.get('seat'))];
    return { room: 'replay', match: second, at, seat, retry: query.has('retry') };
  }
  if (first === 'about' && GAME.test(second)) return { room: 'about', game: second };
  if (first === 'cards' && GAME.test(second)) return { room: 'cards', game: second };
  if (first === 'help' && GAME.test(second)) return { room: 'help', game: second };
  return { room: 'nowhere' };
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

let current = $state.raw<Place>({ room: 'home' });

export const router = {
  get place(): Place {
    return current;
  },
};

/** Goes to an address of the page; `replace` leaves no step to come back to. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Follows the address, and takes over clicks on the page's own links. */
export function startRouter(): () => void {
  look();
  window.addEventListener('popstate', look);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', look);
    document.removeEventListener('click', follow);
  };
}

function look(): void {
  current = placeOf(new URL(location.href));
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const inside = placeOf(new URL(link.href));
  if (inside.room === 'nowhere') return;
  // A link within the same page is the browser's own business.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  go(link.href);
}
