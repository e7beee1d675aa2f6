// The short pages the server writes itself, when there is no file to send:
// as a page in both languages for a browser, as JSON for everything else.

import { createHash } from 'node:crypto';
import { en, type Messages } from './messages/en.ts';
import { zhHant } from './messages/zh-hant.ts';
import type { Reply } from './reply.ts';

const STATUS = {
  'malformed-address': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  failure: 500,
  'client-not-built': 503,
} as const satisfies Record<keyof Messages, number>;

const STYLE =
  'body{max-width:36rem;margin:18vh auto;padding:0 1.5rem;font:1.0625rem/1.7 system-ui,sans-serif;' +
  'color:light-dark(#26211c,#ece4d6);background:light-dark(#f4efe4,#171412)}' +
  'h1{font-family:Palatino,Georgia,serif}a{color:inherit;text-decoration-thickness:1px}';

/** The page is complete in itself: its style is allowed by its hash, and nothing else is. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A notice as a reply; `accept` is the request's Accept header. */
export function notice(name: keyof Messages, accept: string | undefined): Reply {
  const asPage = accept?.includes('text/html') ?? false;
  return {
    status: STATUS[name],
    headers: {
      'content-type': asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(asPage && { 'content-security-policy': POLICY }),
    },
    body: Buffer.from(asPage ? page(name) : `${JSON.stringify({ error: name, message: en[name] })}\n`),
  };
}

function page(name: keyof Messages): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${STATUS[name]} - Maester</title>
<style>${STYLE}</style>
<h1><a href="/">Maester</a></h1>
<p>${en[name]}</p>
<p lang="zh-Hant">${zhHant[name]}</p>
</html>
`;
}
