import { battle, duel, oddsOf, rulesOf, ATTACKER, DEFENDER } from '@maester/battle';
import { describe, expect, it } from 'vitest';
import { blowOf } from '../../src/prospect/blow.ts';
import { mustUnit } from '../../src/units/units.ts';

const GUARDS = { card: 'lannister-guardsmen' };
const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);
const mean = (chances: readonly number[]): number => sum(chances.map((chance, i) => chance * i));

describe('the blow that a unit could deal', () => {
  it('is that of the exact odds', () => {
    const s = duel({ card: 'stark-sworn-swords', ranks: 2 }, GUARDS, 'flank', true);
    const blow = blowOf(s, mustUnit(s, ATTACKER), mustUnit(s, DEFENDER), 0, 'flank', true);
    expect(blow).toEqual(oddsOf(s, ATTACKER, DEFENDER, 0, { charge: true }).totalWounds);
  });

  it('is harder from behind, and weaker with fewer ranks', () => {
    const s = duel({ card: 'stark-sworn-swords' }, GUARDS);
    const [whole, guards] = [mustUnit(s, ATTACKER), mustUnit(s, DEFENDER)];
    const front = mean(blowOf(s, whole, guards, 0, 'front', true));
    expect(mean(blowOf(s, whole, guards, 0, 'rear', true))).toBeGreaterThan(front);
    expect(mean(blowOf(s, { ...whole, wounds: 4 }, guards, 0, 'front', true))).toBeLessThan(front);
  });

  it('can be reckoned for every attack of every unit', () => {
    const rules = rulesOf(battle.usualSetup(2));
    for (const [card, { attacks }] of Object.entries(rules.units)) {
      const s = duel({ card }, GUARDS);
      for (const profile of attacks.keys())
        expect(
          sum(blowOf(s, mustUnit(s, ATTACKER), mustUnit(s, DEFENDER), profile, 'front', true)),
        ).toBeCloseTo(1, 9);
    }
  });
});
