// The link of a table: what people send each other, and reading what they paste.

import { readRoute } from '../app/router.ts';
import { linkTo } from '../frame/share.ts';

export function linkOf(id: string): string {
  return linkTo({ page: 'table', service: 'remote', id });
}

export type ReadLink =
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'elsewhere'; readonly host: string }
  | { readonly kind: 'unclear' };

/** Reads a link or the code alone; `origin` is where we are. */
export function readLink(text: string, origin: string): ReadLink {
  const wanted = text.trim();
  if (/^[a-z0-9]{4,16}$/i.test(wanted)) return { kind: 'table', id: wanted.toLowerCase() };
  const url = URL.parse(wanted);
  if (url === null) return { kind: 'unclear' };
  const route = readRoute(url.hash === '' ? url.pathname : url.hash);
  if (route.page !== 'table' || route.service !== 'remote') return { kind: 'unclear' };
  return url.origin === origin ? { kind: 'table', id: route.id } : { kind: 'elsewhere', host: url.host };
}
