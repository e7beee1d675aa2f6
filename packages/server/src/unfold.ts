// Links that people send each other: /t/TABLE, /r/TABLE/MOMENT and /g/GAME/MOMENT. Programs that show a link with its title and
// picture never see what stands after a #, so they get a page of its own, which leads people on to the client.

import type { IncomingHttpHeaders } from 'node:http';
import type { TableInfo } from '@maester/table';
import type { Desk } from './desk.ts';
import { links as en, type LinkMessages } from './messages/en.ts';
import { links as zhHant } from './messages/zh-hant.ts';
import type { Reply } from './reply.ts';
import { notice } from './notices.ts';
import { RequestError } from './request-error.ts';
import type { SharedGames } from './shared-games.ts';

const LINK = /^\/([tgr])\/([a-z0-9]{4,16})(?:\/(\d{1,6}))?$/;

export function isSharedLink(path: string): boolean {
  return LINK.test(path);
}

interface SharedLink {
  readonly kind: string;
  readonly id: string;
  /** Where it leads in the client. */
  readonly to: string;
}

/** Null if it is none. */
export function readSharedLink(path: string): SharedLink | null {
  const [found, kind = '', id = '', moment] = LINK.exec(path) ?? [];
  if (found === undefined) return null;
  const at = moment === undefined ? '' : `/${moment}`;
  const to = kind === 'r' ? `#/replay/remote/${id}${at}` : kind === 'g' ? `#/g/${id}${at}` : `#/t/${id}`;
  return { kind, id, to };
}

interface Asked {
  /** Where people open this server. */
  readonly origin: string;
  readonly headers: IncomingHttpHeaders;
}

interface Unfolded {
  readonly game: string;
  readonly text: keyof LinkMessages;
  readonly facts: Readonly<Record<string, number>>;
  /** Where it leads in the client. */
  readonly to: string;
  readonly path: string;
}

export async function unfold(path: string, tables: Desk, games: SharedGames, asked: Asked): Promise<Reply> {
  const link = readSharedLink(path);
  if (link === null) return notice('not-found', asked.headers.accept);
  const { kind, id } = link;
  const to = `/${link.to}`;
  try {
    if (kind === 'g') {
      const { game, round } = await games.find(id);
      return page({ game, ...ofRound('shared', round), to, path }, asked);
    }
    return page({ ...ofTable(await tables.info(id)), to, path }, asked);
  } catch (error) {
    if (error instanceof RequestError && error.status < 500) return notice('not-found', asked.headers.accept);
    throw error;
  }
}

function ofTable({ game, status, seats, progress }: TableInfo): Omit<Unfolded, 'to' | 'path'> {
  if (status !== 'gathering') return { game, ...ofRound(`table.${status}`, progress?.round ?? null) };
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const facts = { open, seats: seats.length };
  return { game, text: open === 0 ? 'table.gathering.full' : 'table.gathering', facts };
}

function ofRound(
  text: 'shared' | 'table.playing' | 'table.over',
  round: number | null,
): Pick<Unfolded, 'text' | 'facts'> {
  return round === null ? { text, facts: {} } : { text: `${text}.round`, facts: { round } };
}

const PICTURED = ['thrones', 'battle'] as const;

/** How a link to this game is called. */
export function titleOf(game: string, words: LinkMessages = en): string {
  const pictured = PICTURED.find((known) => known === game);
  return `${words[pictured === undefined ? 'game.other' : (`game.${pictured}` as const)]} · Maester`;
}

function page({ game, text, facts, to, path }: Unfolded, { origin, headers }: Asked): Reply {
  const chinese = /^zh/i.test(headers['accept-language'] ?? '');
  const words: LinkMessages = chinese ? zhHant : en;
  const pictured = PICTURED.find((known) => known === game);
  const title = titleOf(game, words);
  const oEmbed = `${origin}/oembed?url=${encodeURIComponent(origin + path)}`;
  const description = words[text].replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
  const picture = `${origin}/link-${pictured ?? 'thrones'}.jpg`;
  const html = `<!doctype html>
<html lang="${chinese ? 'zh-Hant' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<meta name="description" content="${escaped(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Maester">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:image" content="${escaped(picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" title="${escaped(title)}" href="${escaped(oEmbed)}">
<meta http-equiv="refresh" content="0; url=${escaped(to)}">
<h1>${escaped(title)}</h1>
<p>${escaped(description)}</p>
<p><a href="${escaped(to)}">${words.open}</a></p>
</html>
`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Language',
    },
    body: Buffer.from(html),
  };
}

const MEANS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => MEANS[character] ?? character);
}
