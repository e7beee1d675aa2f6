import { describe, expect, it } from 'vitest';
import { battle, chargeRun, legalCharges } from '../../src/index.ts';
import { turn } from '../../src/geometry/angles.ts';
import { tableOf, play } from '../support/table.ts';

const SETUP = { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' };

describe('the run of a Charge', () => {
  const units = {
    'one-2': { at: [24, 10], attachments: [] },
    'two-1': { at: [24, 22], facing: 180, attachments: [] },
  };

  it('needs what the best pivot needs, there; elsewhere more, or never gets there', () => {
    const s = tableOf(SETUP, { turn: 'one', units });
    const [charge] = legalCharges(s, 'one-2');
    if (charge === undefined) throw new Error('nobody can be charged');
    expect(chargeRun(s, 'one-2', 'two-1', charge.pivot.facing)?.roll).toBe(charge.roll);
    for (let by = 0; by < 36_000; by += 250) {
      const run = chargeRun(s, 'one-2', 'two-1', turn(charge.pivot.facing, by));
      expect(run === null ? charge.roll : run.roll).toBeGreaterThanOrEqual(charge.roll);
    }
    expect(chargeRun(s, 'one-2', 'two-1', 18_000)).toBeNull();
  });

  it('agrees with what is legal to pivot to', () => {
    const s = tableOf(SETUP, { turn: 'one', units });
    play(s, ['one', 'one-2'], ['one', 'charge'], ['one', 'two-1|front']);
    expect(battle.decision(s, 'one')).toMatchObject({ ask: 'charge/pivot', facts: { target: 'two-1' } });
    for (let facing = 0; facing < 36_000; facing += 500) {
      const legal = battle.check(s, 'one', { x: 24_000, y: 10_000, facing }) === null;
      expect([facing, legal && chargeRun(s, 'one-2', 'two-1', facing) === null]).toEqual([facing, false]);
    }
  });
});
