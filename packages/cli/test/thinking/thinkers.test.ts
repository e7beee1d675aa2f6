import type { GameState, Json } from '@maester/kernel';
import type { LogEntry, Thinkers } from '@maester/server';
import { thrones } from '@maester/thrones';
import { afterEach, describe, expect, it } from 'vitest';
import { thinkersFor } from '../../src/thinking/thinkers.ts';

describe('the thinkers of a server', { timeout: 60_000 }, () => {
  const logged: LogEntry[] = [];
  let thinkers: Thinkers | null = null;

  afterEach(async () => {
    await thinkers?.close();
    logged.length = 0;
  });

  const asked = (milliseconds: number, mind: string, view: GameState, seat: string): Promise<Json | null> => {
    thinkers = thinkersFor((entry) => logged.push(entry), milliseconds);
    const { think } = thinkers;
    return new Promise((resolve) => {
      think({ game: 'thrones', mind, seat, view, seed: 'thinkers' }, resolve);
    });
  };

  const state = thrones.start(thrones.usualSetup(3), 'thinkers');
  const [seat = ''] = thrones.waiting(state);

  it.each(['squire', 'castellan', 'hand'])('let the %s answer from its view alone', async (mind) => {
    const choice = await asked(200, mind, thrones.view(state, seat), seat);
    expect(thrones.check(state, seat, choice)).toBeNull();
    expect(logged).toEqual([]);
  });

  it('have no answer for one who is unknown', async () => {
    expect(await asked(200, 'usurper', thrones.view(state, seat), seat)).toBeNull();
    expect(logged).toMatchObject([{ event: 'failure', error: expect.stringContaining('usurper') as string }]);
  });
});
