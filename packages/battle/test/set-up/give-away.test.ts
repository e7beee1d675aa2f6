// Attachments that their cards give to the enemy: captives before deployment, a turncoat after it.
import { seededRandom } from '@maester/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { STARTER_ARMIES } from '../../src/army/ready-armies.ts';
import { armyPoints, armyProblems } from '../../src/army/army-list.ts';
import type { AttachmentCard } from '../../src/cards/card.ts';
import { battle, type BattleState } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';
import { battleNow, editionNow, makeUp } from '../support/editions.ts';
import { asked, play } from '../support/table.ts';
import { abilitiesOf } from '../../src/units/abilities.ts';
import type { ArmyList } from '../../src/army/army.ts';

const CAPTIVE: AttachmentCard = {
  name: 'A captive',
  faction: 'lannister',
  character: 'A captive',
  type: 'infantry',
  cost: 1,
  abilities: ['precision'],
  givenAway: 'before-deployment',
};

beforeEach(() => {
  const { character: _, ...anyone } = CAPTIVE;
  const turncoat = { ...anyone, name: 'A turncoat', givenAway: 'after-deployment' } as const;
  makeUp({ attachments: { captive: CAPTIVE, turncoat } });
});

function list(id: string, change: Partial<ArmyList> = {}): ArmyList {
  const army = STARTER_ARMIES[id];
  if (army === undefined) throw new Error(`no army ${id}`);
  return { ...army, ...change };
}

const rules = (army: ArmyList): string[] => armyProblems(editionNow(), army, 40).map(({ rule }) => rule);

function start(givenAway: readonly string[], others: object = {}): BattleState {
  const armies = [list('stark-40'), list('lannister-30', { givenAway })];
  const game = battleNow();
  return game.start(game.readSetup({ points: 40, armies, terrain: 'none', ...others }), 'captives');
}

/** Anything, until this is asked or the first turn comes. */
function until(state: BattleState, ask: string): void {
  const random = seededRandom('anything');
  for (;;) {
    const [seat = ''] = battle.waiting(state);
    if (state.turn !== null || battle.decision(state, seat)?.ask === ask) return;
    expect(battle.apply(state, seat, battle.sample(state, seat, random))).toMatchObject({ ok: true });
  }
}

const deployed = (state: BattleState): number => state.units.filter(({ pose }) => pose !== null).length;

// battle/faction/attachments-given-away
describe('an attachment that is given away', () => {
  it('is paid for and counted as a Character by the army that gives it', () => {
    const plain = list('lannister-30');
    const points = (army: ArmyList): number => armyPoints(editionNow(), army, 30);
    expect(points({ ...plain, givenAway: ['captive', 'turncoat'] })).toBe(points(plain) + 2);
    expect(rules({ ...plain, givenAway: ['captive', 'turncoat', 'turncoat'] })).toEqual([]);
    expect(rules({ ...plain, givenAway: ['captive', 'captive'] })).toEqual(['battle/army/unique-character']);
    expect(rules(list('stark-30', { givenAway: ['turncoat'] }))).toEqual(['battle/army/faction']);
  });

  it('joins none of the own units, and no other attachment goes to the enemy', () => {
    const unit = { card: 'lannister-guardsmen', attachments: ['turncoat'] };
    const army = list('lannister-30');
    expect(rules({ ...army, units: [...army.units.slice(0, 3), unit] })).toEqual([
      'battle/faction/attachments-given-away',
    ]);
    expect(rules({ ...army, givenAway: ['guard-captain'] })).toEqual([
      'battle/faction/attachments-given-away',
    ]);
    expect(rules({ ...army, givenAway: ['nobody'] })).toEqual(['battle/army/unknown-card']);
  });

  it('joins an enemy Infantry unit before deployment, over the limit of one', () => {
    const state = start(['captive']);
    until(state, 'give-away/choose-unit');
    expect(asked(state)).toEqual({ two: 'give-away/choose-unit' });
    expect(deployed(state)).toBe(0);
    // neither the Outriders nor Grey Wind
    expect(battle.decision(state, 'two')).toMatchObject({
      options: [{ id: 'one-1' }, { id: 'one-2' }, { id: 'one-3' }, { id: 'one-4' }],
      facts: { card: 'captive' },
    });
    play(state, ['two', 'one-2']);
    expect(mustUnit(state, 'one-2').attachments).toEqual(['sworn-sword-captain', 'captive']);
    until(state, 'no more');
    expect(mustUnit(state, 'one-2').attachments).toEqual(['sworn-sword-captain', 'captive']);
  });

  it('or after it, for a turncoat', () => {
    const state = start(['turncoat', 'captive', 'turncoat']);
    until(state, 'give-away/choose-unit');
    expect(battle.decision(state, 'two')).toMatchObject({ facts: { card: 'captive' } });
    play(state, ['two', 'one-1']);
    until(state, 'give-away/choose-unit');
    expect(deployed(state)).toBe(state.units.length);
    play(state, ['two', 'one-1'], ['two', 'one-4']);
    expect(mustUnit(state, 'one-1').attachments).toEqual(['robb-stark-the-wolf-lord', 'captive', 'turncoat']);
    expect(mustUnit(state, 'one-4').attachments).toEqual(['greatjon-umber-fierce-bannerman', 'turncoat']);
    until(state, 'no more');
    expect(state.round).toBe(1);
  });

  it('does not enter play if no enemy unit can take it', () => {
    makeUp({ attachments: { mahout: { ...CAPTIVE, character: 'A mahout', type: 'war-machine' } } });
    const state = start(['mahout']);
    until(state, 'give-away/choose-unit');
    expect(state.turn).not.toBeNull();
    expect(state.units.flatMap(({ attachments }) => attachments)).not.toContain('mahout');
  });

  it('brings its Abilities along', () => {
    const state = start(['captive']);
    const names = (): string[] => abilitiesOf(state, mustUnit(state, 'one-2')).map(({ id }) => id);
    expect(names()).not.toContain('precision');
    until(state, 'give-away/choose-unit');
    play(state, ['two', 'one-2']);
    expect(names()).toContain('precision');
  });
});
