// Decides the reply to a request that is not for the API: a file of the web client, or a notice.

import type { IncomingMessage } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { notice } from './notices.ts';
import type { Reply } from './reply.ts';
import { requestPath } from './request-path.ts';
import type { Site, SiteFile } from './site.ts';

export interface Health {
  /** `failing`: what was played last could not be saved, or the disk does not answer. */
  readonly status: 'ok' | 'failing';
  readonly version: string;
  readonly uptimeSeconds: number;
  /** The longest that anything had to wait for its turn of late. */
  readonly loopDelayMilliseconds: number;
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export async function answer(request: Request, site: Site): Promise<Reply> {
  const { accept } = request.headers;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refusal = notice('method-not-allowed', accept);
    return { ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } };
  }
  const path = requestPath(request.url ?? '');
  if (path === undefined) return notice('malformed-address', accept);
  const file = await site.find(path);
  if (file !== undefined) return fileReply(file, request);
  return notice(path === '/' ? 'client-not-built' : 'not-found', accept);
}

async function fileReply(file: SiteFile, { headers: asked }: Request): Promise<Reply> {
  const encoding = file.compressible ? chooseEncoding(asked['accept-encoding']?.toString()) : undefined;
  // Each encoding is a representation of its own, so it has a tag of its own.
  const etag = `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers = {
    etag,
    'cache-control': file.cacheControl,
    ...(file.compressible && { vary: 'Accept-Encoding' }),
  };
  if (alreadyHeld(asked['if-none-match'], etag)) return { status: 304, headers };
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': file.contentType,
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: await file.body(encoding),
  };
}

/** Whether an If-None-Match header names this tag; weak and strong tags compare alike here. */
function alreadyHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
