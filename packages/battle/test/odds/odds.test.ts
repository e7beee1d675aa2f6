import { seededRandom, sha256 } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../src/effects/gains.ts';
import { attackOdds, describeNumbers, duel, oddsOf, rerollPlan } from '../../src/index.ts';
import { panicDieAgain, testAgain } from '../../src/odds/aftermath.ts';
import { describeAttack } from '../../src/odds/description.ts';
import { bestMean, randomDescription } from '../support/best-use.ts';
import { randomPairing, simulate, type Pairing } from '../support/pairings.ts';

const LONG = process.env['MAESTER_LONG'] === '1';
const PAIRINGS = LONG ? 50 : 12;
const ATTACKS = LONG ? 200_000 : 5_000;

const PLAIN = { dice: 7, toHit: 4, defense: 4, morale: 6 } as const;
type Numbers = Partial<Parameters<typeof describeNumbers>[0]>;

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

describe('the odds of an attack', () => {
  it('of one die are those that fingers count', () => {
    const { hits, wounds, panicWounds, totalWounds, panicFails, means } = attackOdds(
      describeNumbers({ dice: 1, toHit: 4, defense: 3, morale: 7 }),
    );
    expectClose(hits, [1 / 2, 1 / 2]);
    expectClose(wounds, [5 / 6, 1 / 6]);
    // 15 of 36 rolls of two dice are 6 or less.
    expect(panicFails).toBeCloseTo(15 / 216, 12);
    expectClose(panicWounds, [1 - 15 / 216, 5 / 216, 5 / 216, 5 / 216]);
    expectClose(totalWounds, [5 / 6, 21 / 216, 5 / 216, 5 / 216, 5 / 216]);
    expect(means.totalWounds).toBeCloseTo(1 / 6 + 30 / 216, 12);
  });

  it.each([
    ['a Charge re-rolls misses', { charge: true }, 7 * (3 / 4)],
    ['re-rolls of misses are as good', { gained: [{ reroll: 'misses' }] }, 7 * (3 / 4)],
    ['a Charge without its bonus re-rolls nothing', { charge: true, chargeBonus: false }, 7 / 2],
    ['Weakened: hits are rolled again', { conditions: ['weakened'] }, 7 / 4],
    ['unless the token is kept', { conditions: ['weakened'], expend: [] }, 7 / 2],
    ['Critical Blow: a six is two Hits', { gained: [{ keywords: ['critical-blow'] }] }, 7 * (4 / 6)],
    ['Precision changes no Hit', { gained: [{ keywords: ['precision'] }] }, 7 / 2],
    ['a six always hits, a one never', { gained: [{ toHit: -9 }] }, 7 / 6],
    ['a one never hits', { gained: [{ toHit: 9 }] }, 7 * (5 / 6)],
    ['every die hits', { gained: [{ everyDieHits: true }] }, 7],
  ] as [string, Numbers, number][])('hits: %s', (_, more, mean) => {
    expect(attackOdds(describeNumbers({ ...PLAIN, ...more })).means.hits).toBeCloseTo(mean, 12);
  });

  it.each([
    ['half the Hits are blocked on 4+', {}, 7 / 4],
    ['Sundering: a third', { gained: [{ keywords: ['sundering'] }] }, (7 / 2) * (4 / 6)],
    ['from the flank a third', { arc: 'flank' }, (7 / 2) * (4 / 6)],
    ['from the rear a sixth', { arc: 'rear' }, (7 / 2) * (5 / 6)],
    ['Precision: sixes are not blocked', { gained: [{ keywords: ['precision'] }] }, 7 / 6 + 7 / 6],
    ['Vulnerable: blocks are rolled again', { conditions: ['vulnerable'] }, (7 / 2) * (3 / 4)],
    ['without Defense dice none', { gained: [{ noDefenseDice: true }] }, 7 / 2],
    ['more Wounds come on top', { gained: [{ wounds: 2 }] }, 7 / 4 + 2],
  ] as [string, Numbers, number][])('Wounds: %s', (_, more, mean) => {
    expect(attackOdds(describeNumbers({ ...PLAIN, ...more })).means.wounds).toBeCloseTo(mean, 12);
  });

  it.each([
    ['from the front as printed', {}, 10 / 36],
    ['from the flank it is -1', { arc: 'flank' }, 15 / 36],
    ['from the rear it is -2', { arc: 'rear' }, 21 / 36],
    ['Vicious is -2', { gained: [{ keywords: ['vicious'] }] }, 21 / 36],
    ['double six passes', { gained: [{ panicRoll: -20 }] }, 35 / 36],
    ['double one fails', { gained: [{ panicRoll: 20 }] }, 1 / 36],
  ] as [string, Numbers, number][])('the Panic Test: %s', (_, more, chance) => {
    const odds = attackOdds(describeNumbers({ ...PLAIN, wounds: 100, ...more }));
    expect(odds.panicFails / (1 - (odds.wounds[0] ?? 0))).toBeCloseTo(chance, 12);
  });

  it('Hits that are blocked besides those that dice block never count below 0, and Precision gets past them', () => {
    const sure = { dice: 2, toHit: 2, defense: 4, morale: 6 } as const;
    const blocked = attackOdds(describeNumbers({ ...sure, gained: [{ everyDieHits: true, blocks: 1 }] }));
    expectClose(blocked.wounds, [3 / 4, 1 / 4]);
    const pierced = attackOdds(
      describeNumbers({ ...sure, dice: 1, gained: [{ keywords: ['precision'], blocks: 3 }] }),
    );
    expectClose(pierced.wounds, [5 / 6, 1 / 6]);
  });

  it('a defender that may roll Defense dice again does so after the attacker in the turn of the attacker', () => {
    const one = { dice: 1, toHit: 2, defense: 5, morale: 6 } as const;
    const gained = [{ everyDieHits: true, defenseReroll: true }] as const;
    const wounds = (described: ReturnType<typeof describeNumbers>): number =>
      attackOdds(described).means.wounds;
    expect(wounds(describeNumbers({ ...one, gained }))).toBeCloseTo((2 / 3) ** 2, 12);
    const vulnerable = describeNumbers({ ...one, gained, conditions: ['vulnerable'] });
    // the attacker leaves one block in nine, and two misses in three of the rest
    expect(wounds(vulnerable)).toBeCloseTo((8 / 9) * (2 / 3), 12);
    // the other way round five blocks in nine, of which a third stays
    expect(wounds({ ...vulnerable, attackerFirst: false })).toBeCloseTo(1 - 5 / 27, 12);
  });

  it('a defender that the attack destroys takes no Panic Test', () => {
    const odds = attackOdds(describeNumbers({ ...PLAIN, wounds: 1 }));
    expect(odds.panicFails).toBe(0);
    expect(odds.destroyed).toBeCloseTo(1 - (3 / 4) ** 7, 12);
    expectClose(odds.ranks, odds.totalWounds);
  });

  it('a rank is lost with its last model only', () => {
    const odds = attackOdds({
      ...describeNumbers({ ...PLAIN, wounds: 12, modelWounds: 3, modelsPerRank: 2 }),
      panic: [],
    });
    expect(odds.ranks[0]).toBeCloseTo(sum(odds.totalWounds.slice(0, 6)), 12);
    expect(odds.ranks[1]).toBeCloseTo(sum(odds.totalWounds.slice(6)), 12);
  });

  it('a unit that may fight to the last tests before it is destroyed, and takes its Panic Test then', () => {
    const described = describeNumbers({ ...PLAIN, dice: 1, wounds: 1, gained: [{ noDefenseDice: true }] });
    const saved = 26 / 36;
    const once = attackOdds({ ...described, lastStands: { tokens: 1, roll: 0 } });
    expect(once.destroyed).toBeCloseTo((1 / 2) * (1 - saved * saved), 12);
    expect(once.panicFails).toBeCloseTo((1 / 2) * saved * (1 - saved), 12);
    const twice = attackOdds({ ...described, lastStands: { tokens: 2, roll: 0 } });
    expect(twice.destroyed).toBeCloseTo((1 / 2) * (1 - saved * (saved + (1 - saved) * saved)), 12);
  });

  // battle/attack/hits-per-wound
  it('a unit that suffers 1 Wound for 2 Hits loses nothing for an odd one', () => {
    const gained = [{ noDefenseDice: true, hitsPerWound: 2 }] as const;
    const odds = attackOdds({ ...describeNumbers({ ...PLAIN, dice: 3, wounds: 6, gained }), panic: [] });
    expectClose(odds.totalWounds, [1 / 2, 1 / 2]);
  });

  // battle/attack/wounds-for-hits
  it('any Hit deals a D3 and a Wound for each rank, where the attack says so', () => {
    const gained = [{ woundsForHits: 'd3' }] as const;
    const odds = attackOdds({ ...describeNumbers({ ...PLAIN, dice: 1, wounds: 12, gained }), panic: [] });
    expectClose(odds.wounds, [1 / 2, 0, 0, 0, 1 / 6, 1 / 6, 1 / 6]);
  });

  // battle/mode-a-storm-of-swords/walls-wounds
  it('a wall loses a Wound for two Hits, and blocks none', () => {
    const odds = attackOdds({
      ...describeNumbers({ ...PLAIN, dice: 3, wounds: 6, gained: [{ noDefenseDice: true }] }),
      hitsPerWound: 2,
      piercedAreWounds: false,
      panic: [],
    });
    expectClose(odds.totalWounds, [1 / 2, 1 / 2]);
  });
});

describe('re-rolls and tokens', () => {
  it('are used as well as they can be, whoever decides first', { timeout: 60_000 }, () => {
    const random = seededRandom('best use');
    for (let i = 0; i < 30; i++) {
      const attackOf = randomDescription(random);
      const { means } = attackOdds(attackOf);
      expect([attackOf, means.totalWounds]).toEqual([attackOf, expect.closeTo(bestMean(attackOf), 9)]);
    }
  });

  it('a plain Hit is rolled again where only sixes get through', () => {
    const shielded = {
      ...describeNumbers({ ...PLAIN, toHit: 2, defense: 2, charge: true }),
      precision: true,
    };
    expect(rerollPlan(shielded).plainHits('attacker', 4, 1)).toBe(4);
    expect(rerollPlan({ ...shielded, reroll: 'misses' }).plainHits('attacker', 4, 1)).toBe(0);
    expect(rerollPlan({ ...shielded, defense: 6 }).plainHits('attacker', 4, 1)).toBe(0);
    // Nor does the enemy give such a Hit another chance to become a six.
    expect(rerollPlan({ ...shielded, reroll: 'none', weakened: true }).plainHits('enemy', 4, 1)).toBe(0);
    expect(rerollPlan({ ...shielded, reroll: 'none', weakened: true }).plainHits('enemy', 4, 0)).toBe(null);
  });

  it('only the higher die of a passed test is rolled again if the lower is bad enough', () => {
    expect(testAgain([6, 1], 0, 7)).toEqual([0]);
    expect(testAgain([1, 6], 0, 7)).toEqual([1]);
    expect(testAgain([6, 6], 0, 7)).toEqual([0, 1]);
    expect(testAgain([1, 2], 0, 7)).toEqual([]);
    expect([1, 2, 3].map((face) => panicDieAgain([1, 2, 3], face))).toEqual([true, false, false]);
    expect([1, 2, 3].map((face) => panicDieAgain([1, 1, 1], face))).toEqual([false, false, false]);
  });
});

describe('the description of an attack', () => {
  const swords = { card: 'stark-sworn-swords' };
  const guards = { card: 'lannister-guardsmen' };

  it('has the modifiers of both sides', () => {
    const s = duel({ ...swords, ranks: 1 }, { ...guards, attachments: ['jaime-lannister-the-kingslayer'] });
    expect(describeAttack(s, 'one-1', 'two-1', 0)).toMatchObject({
      dice: 4,
      toHit: 4,
      // Winter's Bite and Disrupt
      toHitModifier: 0,
      criticalBlow: true,
      reroll: 'any',
      defense: 3,
      wounds: 12,
      modelsPerRank: 4,
    });
  });

  it('changes with the ranks that the defender loses', () => {
    const s = duel({ card: 'house-clegane-brigands' }, { card: 'house-umber-berserkers' });
    const { panic } = describeAttack(s, 'one-1', 'two-1', 0);
    // Vicious against Berserker's Fervor; Brutal Armaments counts lost ranks
    expect(panic[11]).toMatchObject({ roll: -2, wounds: 0 });
    expect(panic[7]).toMatchObject({ roll: -1, wounds: 1 });
    expect(panic[0]).toMatchObject({ roll: 0, wounds: 2 });
  });

  it('has what enemies in contact do to a Panic Test', () => {
    const s = duel({ ...guards, attachments: ['assault-veteran'] }, swords);
    expect(describeAttack(s, 'one-1', 'two-1', 0).panic[11]).toMatchObject({ roll: -1, wounds: 1 });
  });

  it('of a Charge has what follows by itself from its success', () => {
    const champions = { ...swords, attachments: ['umber-champion'] };
    const from = (arc: 'front' | 'flank') => duel(champions, guards, arc, true);
    expect(describeAttack(from('flank'), 'one-1', 'two-1', 0, { charge: true })).toMatchObject({
      vulnerable: true,
      panicked: false,
      reroll: 'any',
      defenseModifier: -1,
    });
    expect(describeAttack(from('front'), 'one-1', 'two-1', 0)).toMatchObject({
      vulnerable: false,
      reroll: 'none',
      defenseModifier: 0,
    });
  });

  it('leaves the table as it is', () => {
    const s = duel({ ...swords, attachments: ['umber-champion'] }, guards, 'rear', true);
    const before = JSON.stringify(s);
    oddsOf(s, 'one-1', 'two-1', 0, { charge: true });
    expect(JSON.stringify(s)).toBe(before);
  });

  it('knows who decides first', () => {
    const s = duel(swords, guards);
    expect(describeAttack(s, 'one-1', 'two-1', 0).attackerFirst).toBe(true);
    expect(describeAttack(s, 'two-1', 'one-1', 0).attackerFirst).toBe(false);
  });
});

describe(`the odds agree with ${ATTACKS} attacks of the engine`, () => {
  const random = seededRandom('pairings');
  const pairings = [
    ...Array.from({ length: PAIRINGS }, () => randomPairing(random)),
    dyingPairing('To the Last', []),
    dyingPairing('To the Last, and Panicked', ['panicked']),
  ];
  it.each(pairings)('$title', { timeout: 900_000 }, (pairing) => {
    const { state, attacker, defender, charge, gained } = pairing;
    const described = describeAttack(state, attacker, defender, 0, { charge, gained });
    const odds = attackOdds(described);
    const seen = simulate(pairing, described, ATTACKS);
    for (const what of ['hits', 'wounds', 'panicWounds', 'totalWounds', 'ranks'] as const) {
      expect(Math.abs(sum(odds[what]) - 1)).toBeLessThan(1e-12);
      for (let i = 0; i < Math.max(odds[what].length, seen[what].length); i++)
        expectWithinError(`${what} ${i}`, odds[what][i] ?? 0, seen[what][i] ?? 0);
    }
    expectWithinError('destroyed', odds.destroyed, seen.destroyed[1] ?? 0);
    expectWithinError('panic fails', odds.panicFails, seen.panicFails[1] ?? 0);
  });
});

/** Berserkers with two models left and the Greatjon among them. */
function dyingPairing(title: string, conditions: readonly Condition[]): Pairing {
  const attachments = ['greatjon-umber-fierce-bannerman'];
  const state = duel(
    { card: 'lannister-guardsmen', attachments: ['assault-veteran'] },
    { card: 'house-umber-berserkers', attachments, wounds: 2, conditions },
    'rear',
  );
  state.flow.dice.key = sha256(title);
  return { title, state, attacker: 'one-1', defender: 'two-1', charge: false, gained: [] };
}

function expectClose(found: readonly number[], expected: readonly number[]): void {
  expect(found.length).toBeGreaterThanOrEqual(expected.length);
  found.forEach((chance, i) => expect(chance).toBeCloseTo(expected[i] ?? 0, 12));
}

/** Five standard deviations, and a little more where next to nothing is expected. */
function expectWithinError(what: string, chance: number, count: number): void {
  const expected = chance * ATTACKS;
  const error = 5 * Math.sqrt(expected * Math.max(0, 1 - chance)) + 4;
  expect([what, count, expected, Math.abs(count - expected) <= error]).toEqual([what, count, expected, true]);
}
