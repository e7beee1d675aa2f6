/** A server in a process of its own, with a database that is gone with it, and what it says of itself. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Microseconds {
  readonly user: number;
  readonly system: number;
}

export interface Figures {
  /** Bytes in use after collecting garbage. */
  readonly heap: number;
  readonly resident: number;
  /** Before and after collecting garbage for these figures. */
  readonly cpu: { readonly before: Microseconds; readonly after: Microseconds };
  /** Sent so far. */
  readonly bytes: number;
}

/** What servers share that work as one. */
export interface Shared {
  /** postgres://... */
  readonly database: string;
  /** nats://...; one server needs none. */
  readonly nats: string | null;
}

export class ServerProcess {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly url: string;

  private constructor(process: ChildProcess, folder: string, url: string) {
    this.#process = process;
    this.#folder = folder;
    this.url = url;
  }

  /** The server of this checkout, or of another one; on a database of its own unless it shares one. */
  static async start(checkout: string | null, shared: Shared | null = null): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'maester-bench-'));
    const process = fork(
      fileURLToPath(new URL('./server-process.ts', import.meta.url)),
      [shared?.database ?? join(folder, 'bench.db'), shared?.nats ?? '', checkout ?? ''],
      { execArgv: ['--expose-gc'] },
    );
    const [{ url }] = (await once(process, 'message')) as [{ url: string }];
    return new ServerProcess(process, folder, url);
  }

  async figures(): Promise<Figures> {
    const answer = once(this.#process, 'message');
    this.#process.send('figures');
    return ((await answer) as [Figures])[0];
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    if (this.#process.connected) this.#process.disconnect();
    if (this.#process.exitCode === null) await ended;
    rmSync(this.#folder, { recursive: true });
  }
}

export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
