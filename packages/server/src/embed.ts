// Games on other people's pages: the client in a frame, at one address that any site may frame, and what programs are told
// that make a frame of a link (oEmbed).

import type { Desk } from './desk.ts';
import { RequestError } from './request-error.ts';
import { CONTENT_SECURITY_POLICY } from './security-headers.ts';
import type { SharedGames } from './shared-games.ts';
import { readSharedLink, titleOf } from './unfold.ts';

/** The client, showing a board and nothing that acts for anyone. */
export const EMBED_PATH = '/embed';

/** Any site may frame this address; everything else about it is as strict as elsewhere. */
export const EMBED_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const WIDTH = 800;
const HEIGHT = 600;
const SMALLEST = 240;

export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly provider_name: 'Maester';
  readonly provider_url: string;
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly cache_age: number;
}

export interface OEmbedAsked {
  readonly url: string;
  /** In pixels, as they stand in an address. */
  readonly maxwidth?: string;
  readonly maxheight?: string;
  readonly format?: string;
}

/** What to put on a page for a link of this server; throws a RequestError for any other. */
export async function oEmbed(
  { url, maxwidth, maxheight, format = 'json' }: OEmbedAsked,
  origin: string,
  tables: Desk,
  games: SharedGames,
): Promise<OEmbed> {
  if (format !== 'json') throw new RequestError(501, 'format', 'This server answers in JSON only.');
  const parsed = URL.parse(url);
  const link = parsed === null || parsed.origin !== origin ? null : readSharedLink(parsed.pathname);
  if (link === null) throw new RequestError(404, 'not-found', 'This is not a link to a game of this server.');
  const { game } = link.kind === 'g' ? await games.find(link.id) : await tables.info(link.id);
  const width = within(WIDTH, maxwidth);
  const height = within(HEIGHT, maxheight);
  const title = titleOf(game);
  const html = `<iframe src="${origin}${EMBED_PATH}${link.to}" width="${width}" height="${height}" style="border:0" loading="lazy" allowfullscreen title="${title}"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Maester',
    provider_url: `${origin}/`,
    title,
    html,
    width,
    height,
    cache_age: 86_400,
  };
}

function within(usual: number, most: string | undefined): number {
  return most === undefined ? usual : Math.max(SMALLEST, Math.min(usual, Number(most)));
}
