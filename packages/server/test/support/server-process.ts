// Servers of a cluster as processes, each with cables of its own to the database and to NATS.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { portOf } from './cluster.ts';
import { tcpProxy, type Proxy } from './proxy.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

export class ServerProcess {
  readonly database: Proxy;
  readonly nats: Proxy;
  readonly #addresses: readonly string[];
  #child: ChildProcess | null = null;
  #port = 0;
  url = '';

  /** What the others know it by. */
  node = '';
  /** How often this server gave up a table that another had or could have taken. */
  givenUp = 0;

  private constructor(database: Proxy, nats: Proxy, addresses: readonly string[]) {
    this.database = database;
    this.nats = nats;
    this.#addresses = addresses;
  }

  static async start(database: string, nats: string, lease: number): Promise<ServerProcess> {
    const cables = await Promise.all([database, nats].map((address) => tcpProxy(() => [portOf(address)])));
    const [toDatabase, toNats] = cables;
    if (toDatabase === undefined || toNats === undefined) throw new Error('two cables were laid');
    const through = (address: string, { port }: Proxy): string => {
      const url = new URL(address);
      url.port = String(port);
      return url.href;
    };
    const addresses = [through(database, toDatabase), through(nats, toNats), String(lease)];
    const server = new ServerProcess(toDatabase, toNats, addresses);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [CHILD, String(this.#port), ...this.#addresses], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said = (said + text.toString('utf8')).slice(-2000);
      this.node = /"event":"member","node":"([^"]+)"/.exec(text.toString('utf8'))?.[1] ?? this.node;
      this.givenUp += text.toString('utf8').split('"event":"taken"').length - 1;
    });
    this.url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text: Buffer) => resolve(text.toString('utf8').trim()));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.#port = portOf(this.url);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it by this signal; resolves when it is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  async close(): Promise<void> {
    this.signal('SIGCONT');
    await this.end('SIGKILL');
    await Promise.all([this.database.close(), this.nats.close()]);
  }
}
