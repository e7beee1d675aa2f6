// A real server on a free port over a folder made for the test, and ways to speak with it.

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { serve, type LogEntry, type RunningServer, type ServeOptions } from '../src/index.ts';

export const INDEX = `<!doctype html><title>Maester</title>${'<p>A page long enough to be compressed.</p>'.repeat(30)}`;
export const SCRIPT = `console.log(${JSON.stringify('a script long enough to be compressed '.repeat(40))});`;
export const SECRET = 'a secret beside the folder';
/** Larger than what the kernel takes in advance, so that an answer stays open until it is read. */
export const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

interface House {
  /** The folder the server serves, and the one around it. */
  folder: string;
  home: string;
  /** What the servers of the running test have logged. */
  entries: LogEntry[];
  start: (options?: ServeOptions) => Promise<RunningServer>;
}

/** Sets up the folder for a test file; servers started in a test are closed after it. */
export function useHouse(): House {
  const open = new Set<RunningServer>();
  const house: House = {
    folder: '',
    home: '',
    entries: [],
    async start(options = {}) {
      const log = (entry: LogEntry): unknown => house.entries.push(entry);
      const server = await serve({ port: 0, folder: house.folder, log, ...options });
      open.add(server);
      return server;
    },
  };

  beforeAll(async () => {
    house.home = await mkdtemp(join(tmpdir(), 'maester-server-'));
    house.folder = join(house.home, 'dist');
    await mkdir(join(house.folder, 'assets'), { recursive: true });
    await writeFile(join(house.home, 'secret.txt'), SECRET);
    await writeFile(join(house.folder, 'index.html'), INDEX);
    await writeFile(join(house.folder, 'assets/main-4f3a.js'), SCRIPT);
    await writeFile(join(house.folder, 'assets/main-4f3a.css'), 'p{}');
    await writeFile(join(house.folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(house.folder, 'odd.thing'), 'odd');
    await writeFile(join(house.folder, '.hidden'), SECRET);
    await writeFile(join(house.folder, 'large.bin'), LARGE);
    await symlink(join(house.home, 'secret.txt'), join(house.folder, 'link.txt'));
  });

  afterEach(async () => {
    await Promise.all([...open].map((server) => server.close()));
    open.clear();
    house.entries = [];
  });

  afterAll(() => rm(house.home, { recursive: true }));

  return house;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a target exactly as written, as a browser's fetch would not. */
export async function ask(
  { url }: RunningServer,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port: new URL(url).port, path, method, headers, agent: false });
  if (body !== '') sent.setHeader('content-length', body.length);
  sent.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await readAll(response) };
}

export async function dial({ url }: RunningServer): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Everything that still arrives, until the server ends it. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(stream, 'end');
  return Buffer.concat(chunks);
}
