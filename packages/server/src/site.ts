// The built web client as the server sees it: files in a folder, each read once, in each encoding as the build has
// compressed it, and kept in memory until the file changes on disk.

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

export interface SiteFile {
  readonly contentType: string;
  /** A hash of the content, for the ETag. */
  readonly hash: string;
  readonly cacheControl: string;
  readonly compressible: boolean;
  /** The content in an encoding, or as it is on disk. */
  readonly body: (encoding: Encoding | undefined) => Promise<Buffer>;
}

export interface Site {
  /** The file at a path that `requestPath` let through, or undefined. */
  readonly find: (path: string) => Promise<SiteFile | undefined>;
}

interface CachedFile {
  readonly modified: number;
  readonly size: number;
  readonly file: Promise<SiteFile>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const UNKNOWN_TYPE = 'application/octet-stream';
const COMPRESSIBLE = /^text\/|\bjson\b|\bxml\b|\bwasm\b|\bttf\b/;

/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING = 512;

/** The build puts a hash of the content into the names under /assets/, so those never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** What the file system says when a path names no file. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

export function openSite(folder: string): Site {
  const kept = new Map<string, CachedFile>();

  async function find(path: string): Promise<SiteFile | undefined> {
    const name = path === '/' ? '/index.html' : path;
    if (name.includes('/.')) return undefined;
    try {
      const location = (await realpath(folder)) + name.replaceAll('/', sep);
      // A file has one name: no links, doubled slashes or other capitals, so none is kept twice.
      if ((await realpath(location)) !== location) return undefined;
      const entry = await stat(location);
      if (!entry.isFile()) return undefined;
      const known = kept.get(name);
      if (known?.modified === entry.mtimeMs && known.size === entry.size) return await known.file;
      const file = load(location, name, entry.mtimeMs);
      kept.set(name, { modified: entry.mtimeMs, size: entry.size, file });
      return await file;
    } catch (error) {
      kept.delete(name);
      if (error instanceof Error && 'code' in error && ABSENT.has(error.code)) return undefined;
      throw error;
    }
  }

  return { find };
}

async function load(location: string, name: string, modified: number): Promise<SiteFile> {
  const content = await readFile(location);
  const contentType = TYPES[extname(name).toLowerCase()] ?? UNKNOWN_TYPE;
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    contentType,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    cacheControl: name.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME,
    compressible: COMPRESSIBLE.test(contentType) && content.length >= WORTH_COMPRESSING,
    body: async (encoding) => {
      if (encoding === undefined) return content;
      const ready = encoded.get(encoding) ?? compressed(location, modified, encoding, content);
      encoded.set(encoding, ready);
      return ready;
    },
  };
}

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** As the build left it beside the file; of a file that is newer than that, or has none, compressed here. */
async function compressed(
  location: string,
  modified: number,
  encoding: Encoding,
  content: Buffer,
): Promise<Buffer> {
  const beside = location + ENDINGS[encoding];
  const entry = await stat(beside).catch(() => null);
  if (entry?.isFile() === true && entry.mtimeMs >= modified) return readFile(beside);
  return COMPRESS[encoding](content);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESS: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  // Quality 11 is a few percent smaller, but the first visitor would wait seconds for a big script.
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => gzipped(content),
};
