/** The servers that are measured as one, each in a process of its own: usually one, or several that share a database. */
import { ServerProcess, type Figures, type Shared } from './server-fork.ts';

export class Servers {
  readonly #servers: readonly ServerProcess[];

  private constructor(servers: readonly ServerProcess[]) {
    this.#servers = servers;
  }

  static async start(count: number, checkout: string | null, shared: Shared | null): Promise<Servers> {
    const servers: ServerProcess[] = [];
    for (let i = 0; i < count; i++) servers.push(await ServerProcess.start(checkout, shared));
    return new Servers(servers);
  }

  /** The addresses for the people of one table: those of a second table begin with another server. */
  urlsFor(table: number): readonly string[] {
    return this.#servers.map((_, i) => this.#servers[(table + i) % this.#servers.length]?.url ?? '');
  }

  /** Of all together. */
  async figures(): Promise<Figures> {
    const all = await Promise.all(this.#servers.map((server) => server.figures()));
    const sum = (of: (figures: Figures) => number): number =>
      all.reduce((total, each) => total + of(each), 0);
    const cpu = (when: 'before' | 'after') => ({
      user: sum((each) => each.cpu[when].user),
      system: sum((each) => each.cpu[when].system),
    });
    return {
      heap: sum(({ heap }) => heap),
      resident: sum(({ resident }) => resident),
      bytes: sum(({ bytes }) => bytes),
      cpu: { before: cpu('before'), after: cpu('after') },
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
  }
}
