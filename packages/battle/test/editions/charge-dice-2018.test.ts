// battle/2018/terrain/hindering: what a player is told of a Charge before it is declared.
import { expect, it } from 'vitest';
import { battle, chargeChanceOf, legalCharges } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';

const UNITS = {
  swords: { card: 'stark-sworn-swords', seat: 'one', at: [24, 10] },
  guards: { card: 'lannister-guardsmen', seat: 'two', at: [24, 22.8] },
};
const stateOf = (edition: string) =>
  battle.fromPosition(
    battle.readSetup({ edition, terrain: 'none' }),
    'chance',
    { units: UNITS, terrain: [{ kind: 'bog', at: [24, 16] }] },
    null,
  );

it.each([
  ['2018', 2, (3 / 6) ** 2],
  ['season-6', 1, 3 / 6],
] as const)('over a Bog, in %s: %i charge dice', (edition, dice, chance) => {
  const state = stateOf(edition);
  const [charge] = legalCharges(state, 'swords');
  // 8" and 1" for Rough ground need a 4
  expect(charge).toMatchObject({ target: 'guards', roll: 4, dice });
  expect(chargeChanceOf(state, mustUnit(state, 'swords'), 4, charge?.dice)).toBeCloseTo(chance);
});
