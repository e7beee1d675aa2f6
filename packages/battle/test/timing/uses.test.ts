// Abilities that a player may use besides Orders and cards, made up for these tests.
import { describe, expect, it } from 'vitest';
import { type BattleState } from '../../src/index.ts';
import {
  answer,
  choose,
  condition,
  draws,
  forOpponents,
  friendly,
  happening,
  mayUse,
  narrowed,
  restores,
  spendsToken,
  startOfTurn,
  suffers,
} from '../../src/effects/words.ts';
import type { AbilityCard } from '../../src/cards/card.ts';
import { mustUnit, ncuOf } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, options, play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const SANSA = 'one-ncu-2';
const units = {
  'one-2': { at: [24, 10], attachments: [], wounds: 4 },
  'two-1': { at: [24, 40], attachments: [] },
};
const ncus = { 'two-ncu-1': { destroyed: true } };

/** Sansa has these abilities in place of her own. */
function sansaHas(...abilities: readonly AbilityCard[]): void {
  makeUp({
    abilities: Object.fromEntries(abilities.map((ability, i) => [`made-up-${i + 1}`, ability])),
    ncus: { 'sansa-stark-little-bird': { abilities: abilities.map((_, i) => `made-up-${i + 1}`) } },
  });
}

const table = (more: object = {}): BattleState => tableOf(SETUP, { units, ncus, ...more });

// battle/ability/optional
describe('an ability of an NCU that may be used', () => {
  const heals: AbilityCard = {
    name: 'Heals',
    tokens: 2,
    uses: [mayUse(choose(startOfTurn, friendly, restores('chosen', 1)), spendsToken)],
  };

  it('costs a token, and is used once for each trigger', () => {
    sansaHas(heals);
    const s = table();
    expect(options(s, 'one')).toEqual([`${SANSA}|made-up-1|1|one-2`, 'pass']);
    play(s, ['one', `${SANSA}|made-up-1|1|one-2`]);
    expect(asked(s)).toEqual({ one: 'turn/activate-unit' });
    expect(mustUnit(s, 'one-2').wounds).toBe(5);
    expect(ncuOf(s, SANSA)?.tokens).toEqual({ 'made-up-1': 1 });
  });

  it('asks nobody without a token, without a way, or if the NCU has lost its Abilities', () => {
    sansaHas(heals);
    const spent = table({ ncus: { ...ncus, [SANSA]: { tokens: { 'made-up-1': 0 } } } });
    expect(asked(spent)).toEqual({ one: 'turn/activate-unit' });
    const lost = table({ lasting: [{ ability: 'abilities-lost', on: SANSA, by: 'two' }] });
    expect(asked(lost)).toEqual({ one: 'turn/activate-unit' });
    sansaHas({
      ...heals,
      uses: [
        mayUse(
          choose(startOfTurn, () => [], restores('chosen', 1)),
          spendsToken,
        ),
      ],
    });
    expect(asked(table())).toEqual({ one: 'turn/activate-unit' });
  });

  // battle/timing/one-per-trigger, battle/timing/resolve-order
  it('comes besides a card, and several come besides each other', () => {
    sansaHas(heals, { name: 'Draws', uses: [mayUse(answer(startOfTurn, draws(1)))] });
    const s = table({ players: { one: { hand: ['the-north-remembers'] } } });
    play(s, ['one', `${SANSA}|made-up-1|1|one-2`], ['one', 'card|the-north-remembers|0|one-2']);
    expect(options(s, 'one')).toEqual([`${SANSA}|made-up-2|1|yes`, 'pass']);
    expect(mustUnit(s, 'one-2').wounds).toBe(4);
    play(s, ['one', `${SANSA}|made-up-2|1|yes`]);
    expect(asked(s)).toEqual({ one: 'turn/activate-unit' });
    expect(mustUnit(s, 'one-2').wounds).toBe(5);
    expect(s.players[0]).toMatchObject({ hand: [s.players[0]?.hand[0]], discard: [] });
    expect(s.lasting).toMatchObject([{ on: 'one-2', ability: 'the-north-remembers' }]);
  });
});

describe('an ability of a unit', () => {
  const sabotage: AbilityCard = {
    name: 'Sabotage',
    tokens: 1,
    uses: [forOpponents(mayUse(answer(startOfTurn, suffers('owner', 1)), spendsToken))],
  };

  // battle/ability/of-opponents
  it('may be one that opponents use, and not its own player', () => {
    makeUp({ abilities: { 'made-up': sabotage } });
    const card = s6('one-2');
    makeUp({ units: { [card]: { abilities: ['made-up'] } } });
    const s = table();
    expect(asked(s)).toEqual({ two: 'occasion/declare' });
    play(s, ['two', 'one-2|made-up|1|yes']);
    expect(mustUnit(s, 'one-2')).toMatchObject({ wounds: 3, tokens: { 'made-up': 0 } });
    expect(asked(s)).toEqual({ one: 'turn/activate-unit' });
  });
});

/** The card of a unit of the setup. */
function s6(id: string): string {
  return mustUnit(table(), id).card;
}

describe('what an NCU does automatically', () => {
  // battle/ability/of-ncus
  it('happens off the Tactics Board, too', () => {
    const isFirst = condition<'turn-starts'>('first', ({ s, holder }) => holder !== null && s.round === 1);
    sansaHas({ name: 'Draws', happens: [happening(narrowed(startOfTurn, isFirst), draws(1))] });
    const s = table();
    expect(s.players[0]?.hand).toHaveLength(1);
  });
});
