// Reads the path out of a request's target, and refuses whatever could lead out of a folder.

/** Control characters, and what separates folders, drives or file streams on some systems. */
const FORBIDDEN = /[\p{Cc}\\:]/u;

/**
 * The decoded path of a request target, without its query: `/assets/a%20b.js?x` is `/assets/a b.js`.
 * Undefined when the target is malformed or climbs (`..`, in any spelling).
 */
export function requestPath(target: string): string | undefined {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '';
  const [encoded = ''] = target.slice(origin.length).split(/[?#]/, 1);
  if (encoded === '' && origin !== '') return '/';
  if (!encoded.startsWith('/')) return undefined;
  const path = decoded(encoded);
  if (path === undefined || FORBIDDEN.test(path)) return undefined;
  return path.split('/').some((name) => name === '.' || name === '..') ? undefined : path;
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
