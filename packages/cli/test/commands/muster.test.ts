import { battle, MODE_IDS, rulesOf, USUAL_EDITION } from '@maester/battle';
import { describe, expect, it } from 'vitest';
import { musterOf } from '../../src/muster/plans.ts';
import { Tally } from '../../src/muster/tally.ts';
import { maester } from '../support.ts';

const RULES = rulesOf({ edition: USUAL_EDITION });

describe('muster', () => {
  it('fights battles of all sizes, the same for the same seed, and counts what was seen', async () => {
    const args = ['muster', '--games', '3', '--from', '75', '--counts', '--json'];
    const { code, out, err } = await maester(args);
    expect([code, err]).toEqual([0, '']);
    const report = JSON.parse(out) as { choices: number; counts: Record<string, number>[] };
    expect(report).toMatchObject({ games: 3, finished: 3, failed: [] });
    const [fielded = {}, played = {}, abilities = {}] = report.counts;
    for (const counts of [fielded, played, abilities]) expect(Object.keys(counts).length).toBeGreaterThan(5);
    const again = JSON.parse((await maester(args)).out) as typeof report;
    expect(again.choices).toBe(report.choices);
  });

  it('says what has not been seen yet', async () => {
    const { out } = await maester(['muster', '--games', '1']);
    expect(out).toMatch(/never fielded: .*, /);
    expect(out).toMatch(/never played: .*, /);
  });

  it('brings every mode, teams and free-for-alls', () => {
    const planOf = musterOf(RULES, 'all');
    const setups = Array.from({ length: 110 }, (_, i) => planOf(i).setup);
    expect(new Set(setups.map(({ mode }) => mode))).toEqual(new Set(MODE_IDS));
    const sides = new Set(
      setups.map((setup) => `${setup.sides.length} sides, ${battle.seats(setup).length}`),
    );
    expect(sides).toEqual(new Set(['2 sides, 2', '2 sides, 4', '3 sides, 3', '4 sides, 4']));
  });

  it('tells cards that were never played from those that were', () => {
    const tally = new Tally(RULES);
    tally.event({ type: 'card', card: 'winters-might' } as { type: string });
    tally.event({ type: 'ability', unit: 'one-1', ability: 'stalwart' } as { type: string });
    expect(tally.missing()['never played']).not.toContain('winters-might');
    expect(tally.missing()['never played']).toContain('hear-me-roar');
    expect(tally.abilities.get('stalwart')).toBe(1);
  });

  it('counts a unit and an Attachment of the same name apart', () => {
    const tally = new Tally(RULES);
    const { setup } = musterOf(RULES, 'all')(0);
    const units = [{ card: 'stark-sworn-swords', attachments: ['watch-marshal'] }];
    tally.army({ ...setup, armies: setup.armies.map((army) => ({ ...army, units, ncus: [] })) });
    expect(tally.missing()['never fielded']).toContain('unit watch-marshal');
    expect(tally.missing()['never fielded']).not.toContain('attachment watch-marshal');
  });
});
