// People in a soak notice a server that tells them something wrong.

import { serve } from '@maester/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noCounts, SoakTable, type SoakCounts } from '../../src/bench/soak-table.ts';
import { gameNamed, type AnyGame } from '../../src/games.ts';

const { game } = gameNamed('tourney');
/** So many that someone comes back and someone looks in every second. */
const TABLES = 30;

/** They all come from one address. */
const FREE = { burst: 1e6, perSecond: 1e6 };

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A soak of a server that has this game, while the people have the true one. */
async function soaked(served: AnyGame): Promise<SoakCounts> {
  const server = await serve({
    port: 0,
    log: () => {},
    tables: {
      games: [served],
      minds: [],
      database: ':memory:',
      limits: {
        posts: FREE,
        arrivals: FREE,
        tablesPerAddress: FREE,
        messagesPerAddress: FREE,
        connectionsPerAddress: 1000,
      },
    },
  });
  const counts = noCounts();
  const tables = Array.from(
    { length: TABLES },
    (_, i) => new SoakTable(server.url, game, 'random', counts, `soak ${i}`),
  );
  stops.push(
    () => tables.forEach((table) => table.stop()),
    () => server.close(),
  );
  for (const table of tables) await table.begin();
  return counts;
}

/** One fault can have several consequences, and any of them may be noticed first. */
const expectProblem = (counts: SoakCounts, problem: RegExp): Promise<void> =>
  vi.waitFor(() => expect(counts.problems.join('\n')).toMatch(problem), { timeout: 60_000, interval: 20 });

describe('a table in a soak', () => {
  it('finds nothing wrong with a server that tells the truth', async () => {
    const counts = await soaked(game);
    await vi.waitFor(() => expect(counts.compared).toBeGreaterThan(3), { timeout: 60_000, interval: 20 });
    expect([counts.problems, counts.drops]).toEqual([[], 0]);
  });

  it('finds a view that changes have not led to', async () => {
    let looks = 0;
    const counts = await soaked({
      ...game,
      view: (state, seat) => ({ ...game.view(state, seat), looks: ++looks }),
    });
    await expectProblem(counts, /differs|came back to another view/);
  });

  it('finds a change of what was never shown', async () => {
    let looks = 0;
    const viewBeside: AnyGame['viewBeside'] = (state, seat, open) => {
      const hidden = { looks: ++looks, by: seat };
      return { ...game.viewBeside(state, seat, open), hidden };
    };
    const counts = await soaked({ ...game, viewBeside });
    await expectProblem(counts, /cannot follow to version/);
  });

  it('finds a view that asks nothing of someone who is waited for', async () => {
    const asksNothing: AnyGame['view'] = (state, seat) => {
      const view = game.view(state, seat);
      return { ...view, flow: { ...view.flow, waiting: [] } };
    };
    const counts = await soaked({ ...game, view: asksNothing });
    await expectProblem(counts, /is waited for, and its view asks nothing/);
  });
});
