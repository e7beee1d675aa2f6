// Where everything in an attack comes from: the sources together are what the odds count with.
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { ATTACKER, DEFENDER, duel } from '../../src/index.ts';
import { describeAttack } from '../../src/odds/description.ts';
import { attackSources, type AttackSource } from '../../src/odds/sources.ts';
import { randomPairing } from '../support/pairings.ts';

const sum = (
  sources: readonly AttackSource[],
  of: 'toHit' | 'defenseRoll' | 'panicRoll' | 'wounds',
): number => sources.reduce((all, { gain }) => all + (gain[of] ?? 0), 0);

const told = (sources: readonly AttackSource[]): string[] =>
  sources.map(({ from, id, unit }) => `${from} ${id} ${unit}`);

describe('the sources of an attack', () => {
  it('add up to its description', () => {
    const random = seededRandom('sources');
    for (let i = 0; i < 200; i++) {
      const { title, state, attacker, defender, charge, gained } = randomPairing(random);
      const options = { charge, gained };
      const described = describeAttack(state, attacker, defender, 0, options);
      const sources = attackSources(state, attacker, defender, 0, options);
      const keywords = new Set(sources.flatMap(({ gain }) => gain.keywords ?? []));
      const rerolls = new Set(sources.map(({ gain }) => gain.reroll));
      expect([title, sum(sources, 'toHit')]).toEqual([title, described.toHitModifier]);
      expect([title, sum(sources, 'wounds')]).toEqual([title, described.extraWounds]);
      expect([title, sum(sources, 'defenseRoll') - (keywords.has('sundering') ? 1 : 0)]).toEqual([
        title,
        described.defenseModifier,
      ]);
      const panicRoll = sum(sources, 'panicRoll') - (keywords.has('vicious') ? 2 : 0);
      const { roll = panicRoll } = described.panic.at(-1) ?? {}; // there may be no Panic Test
      expect([title, panicRoll]).toEqual([title, roll]);
      expect(keywords.has('critical-blow')).toBe(described.criticalBlow);
      expect(keywords.has('precision')).toBe(described.precision);
      expect(rerolls.has('any') ? 'any' : rerolls.has('misses') ? 'misses' : 'none').toBe(described.reroll);
    }
  });

  it('are told one by one: bonuses, abilities, cards, tokens', () => {
    const table = duel(
      { card: 'stark-sworn-swords', ranks: 1, conditions: ['weakened'] },
      { card: 'lannister-guardsmen', conditions: ['panicked'] },
      'flank',
      true,
    );
    const options = { charge: true, using: ['winters-might'] };
    expect(told(attackSources(table, ATTACKER, DEFENDER, 0, options))).toEqual([
      `charge charge ${ATTACKER}`,
      `arc flank ${ATTACKER}`,
      `ability winters-bite ${ATTACKER}`,
      'card winters-might null',
      'card winters-might null',
      `condition weakened ${ATTACKER}`,
      `condition panicked ${DEFENDER}`,
    ]);
  });
});
