// The address of a game on somebody else's page: the client at `/embed`, with the same fragment as everywhere. Only that
// path may be framed, and nothing is done there but looking.

import { EMBED_PATH, hrefOf, type Route } from '../app/router.ts';

/** What can be shown in a frame. */
export type EmbeddedRoute =
  | (Route & { readonly page: 'game' | 'shared' })
  | (Route & { readonly page: 'table' | 'replay'; readonly service: 'remote' });

export function isEmbeddable(route: Route): route is EmbeddedRoute {
  if (route.page === 'game' || route.page === 'shared') return true;
  return (route.page === 'table' || route.page === 'replay') && route.service === 'remote';
}

/** What people put on a page of theirs. */
export function embedCode(route: EmbeddedRoute, origin: string): string {
  const src = new URL(EMBED_PATH + hrefOf(route), origin).href;
  return `<iframe src="${src}" width="800" height="600" style="border:0" loading="lazy" allowfullscreen title="Maester"></iframe>`;
}
