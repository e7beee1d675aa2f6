// Where the visitor is: a page and its parts, in the fragment of the address, so that every page is a link and the
// client needs no help from the server to find it (`#/table/remote/abcd2345`).

import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameId } from '../games/ids.ts';
import { SERVICES, type ServiceKind } from '../table/service.ts';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'host' }
  | { readonly page: 'games' }
  | { readonly page: 'table'; readonly service: ServiceKind; readonly id: string }
  /** A game as it was at one version; the whole journal if we may have it, else our own view. */
  | {
      readonly page: 'replay';
      readonly service: ServiceKind;
      readonly id: string;
      readonly at: number | null;
    }
  /** A game in the address itself. */
  | { readonly page: 'game'; readonly code: string; readonly at: number | null }
  /** A game that someone has stored on the server to share it. */
  | { readonly page: 'shared'; readonly id: string; readonly at: number | null }
  /** The story of a finished game at a table; of the journal opened in this visit where there is none. */
  | { readonly page: 'story'; readonly of: { readonly service: ServiceKind; readonly id: string } | null }
  /** A journal from a file, opened in this visit. */
  | { readonly page: 'journal'; readonly at: number | null }
  /** A puzzle of the board game: the one of a day since 1970, or of today. */
  | { readonly page: 'puzzle'; readonly day: number | null }
  | { readonly page: 'learn'; readonly game: GameId; readonly lesson: string | null }
  | { readonly page: 'rules'; readonly rule: string | null }
  /** How the editions of the miniatures game differ. */
  | { readonly page: 'changes' }
  /** The card library: a card (`unit/stark-sworn-swords`), and what is looked for. */
  | { readonly page: 'cards'; readonly card: string | null; readonly wanted: string }
  /** Army lists: one of them, and another to compare it with. */
  | { readonly page: 'armies'; readonly army: string | null; readonly other: string | null }
  /** A whole army list in the address (`@maester/lists`). */
  | { readonly page: 'list'; readonly code: string }
  /** The odds room, with its question. */
  | { readonly page: 'odds'; readonly wanted: string }
  /** Who one is; with a code, someone who arrives from another device. */
  | { readonly page: 'identity'; readonly code: string | null }
  /** Battles of computer players that test an army list. */
  | { readonly page: 'test'; readonly army: string | null }
  /** How everyone stands at rated tables of this server. */
  | { readonly page: 'ratings' }
  /** Games that were played, and what they come to. */
  | { readonly page: 'records' }
  /** What came of the games of this server. */
  | { readonly page: 'statistics' }
  | { readonly page: 'settings' };

/** Where the client shows a game on a page of somebody else (embed). */
export const EMBED_PATH = '/embed';

/** Anything else leads to the start page. */
export function readRoute(fragment: string): Route {
  const [path = '', wanted = ''] = fragment.replace(/^#?\/?/, '').split('?', 2);
  const [page = '', ...rest] = path.split('/').map(decoded);
  const [first = '', second = '', third] = rest;
  const service = SERVICES.find((kind) => kind === first);
  switch (page) {
    case 't':
      // What people share is short.
      return first === '' ? { page: 'start' } : { page: 'table', service: 'remote', id: first };
    case 'table':
      return service === undefined || second === ''
        ? { page: 'start' }
        : { page: 'table', service, id: second };
    case 'replay':
      if (service === undefined || second === '') return { page: 'start' };
      return { page: 'replay', service, id: second, at: moment(third) };
    case 'game':
      return first === '' ? { page: 'start' } : { page, code: first, at: moment(second) };
    case 'g':
      return first === '' ? { page: 'start' } : { page: 'shared', id: first, at: moment(second) };
    case 'puzzle':
      return { page, day: moment(first) };
    case 'story':
      return { page, of: service === undefined || second === '' ? null : { service, id: second } };
    case 'journal':
      return { page: 'journal', at: moment(first) };
    case 'learn':
      // Lessons of the board game were there first, and people have links to them.
      if (first === 'battle') return { page: 'learn', game: first, lesson: second === '' ? null : second };
      return { page: 'learn', game: 'thrones', lesson: first === '' ? null : first };
    case 'rules':
      return { page: 'rules', rule: rest.length === 0 || first === '' ? null : rest.join('/') };
    case 'cards':
      return { page, card: first === '' || second === '' ? null : `${first}/${second}`, wanted };
    case 'armies':
      return { page, army: first === '' ? null : first, other: second === '' ? null : second };
    case 'odds':
      return { page, wanted };
    case 'test':
      return { page, army: first === '' ? null : first };
    case 'list':
      return first === '' ? { page: 'start' } : { page, code: first };
    case 'me':
      return { page: 'identity', code: first === '' ? null : first };
    case 'host':
    case 'games':
    case 'changes':
    case 'ratings':
    case 'records':
    case 'statistics':
    case 'settings':
      return { page };
    default:
      return { page: 'start' };
  }
}

/** Nothing, if a link was damaged on its way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function moment(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'table':
      return route.service === 'remote' ? `#/t/${route.id}` : `#/table/local/${route.id}`;
    case 'replay':
      return `#/replay/${route.service}/${route.id}${route.at === null ? '' : `/${route.at}`}`;
    case 'game':
      return `#/game/${route.code}${route.at === null ? '' : `/${route.at}`}`;
    case 'shared':
      return `#/g/${route.id}${route.at === null ? '' : `/${route.at}`}`;
    case 'puzzle':
      return `#/puzzle${route.day === null ? '' : `/${route.day}`}`;
    case 'story':
      return route.of === null ? '#/story' : `#/story/${route.of.service}/${route.of.id}`;
    case 'journal':
      return `#/journal${route.at === null ? '' : `/${route.at}`}`;
    case 'learn':
      return [
        '#/learn',
        ...(route.game === 'thrones' ? [] : [route.game]),
        ...(route.lesson === null ? [] : [route.lesson]),
      ].join('/');
    case 'rules':
      return `#/rules${route.rule === null ? '' : `/${route.rule}`}`;
    case 'cards':
      return `#/cards${route.card === null ? '' : `/${route.card}`}${route.wanted === '' ? '' : `?${route.wanted}`}`;
    case 'armies':
      return ['#/armies', ...[route.army, route.other].filter((id) => id !== null)].join('/');
    case 'odds':
      return `#/odds${route.wanted === '' ? '' : `?${route.wanted}`}`;
    case 'test':
      return route.army === null ? '#/test' : `#/test/${route.army}`;
    case 'list':
      return `#/list/${route.code}`;
    case 'identity':
      return `#/me${route.code === null ? '' : `/${route.code}`}`;
    case 'host':
    case 'games':
    case 'changes':
    case 'ratings':
    case 'records':
    case 'statistics':
    case 'settings':
      return `#/${route.page}`;
  }
}

const here = signal<Route>({ page: 'start' });
export const route: ReadonlySignal<Route> = here;

export function startRouting(): void {
  const read = (): void => {
    here.value = readRoute(location.hash);
  };
  addEventListener('hashchange', read);
  read();
}

export function goTo(to: Route): void {
  location.hash = hrefOf(to);
}

/** Changes the address without a step to go back to: for moments of a replay. Not once its page is being left. */
export function standAt(to: Route): void {
  if (readRoute(location.hash).page !== to.page) return;
  history.replaceState(null, '', hrefOf(to));
  here.value = to;
}
