// Editions: what a delta says is laid over its parent, and a game plays by the edition that stands in its setup.
import { Match, seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battleOf } from '../../src/battle-with.ts';
import { compile, whole, without } from '../../src/edition/compile.ts';
import { ruleIn } from '../../src/edition/of.ts';
import { battle } from '../../src/index.ts';
import { cardOf, mustUnit } from '../../src/units/units.ts';
import { editionWith, SEASON_6 } from '../support/editions.ts';

const SWORDS = 'stark-sworn-swords';
const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };

describe('a delta', () => {
  it('that says nothing changes nothing but the name', () => {
    const same = editionWith({});
    expect({ ...same, id: '' }).toEqual({ ...SEASON_6, id: '' });
  });

  it('changes the fields it names and leaves the others', () => {
    const { units } = editionWith({ units: { [SWORDS]: { cost: 7 } } });
    expect(units).toEqual({ ...SEASON_6.units, [SWORDS]: { ...SEASON_6.units[SWORDS], cost: 7 } });
    expect(SEASON_6.units[SWORDS]?.cost).toBe(5);
  });

  it('takes away an entry, or a field that need not be there, by null', () => {
    const changed = editionWith({
      attachments: { 'guard-captain': null, 'umber-champion': { character: 'A champion' } },
      units: { 'grey-wind': { requires: null } },
      terrain: { bog: null },
    });
    expect(Object.keys(changed.attachments)).toEqual(
      Object.keys(SEASON_6.attachments).filter((id) => id !== 'guard-captain'),
    );
    expect(changed.attachments['umber-champion']?.character).toBe('A champion');
    expect(SEASON_6.units['grey-wind']).toHaveProperty('requires');
    expect(changed.units['grey-wind']).not.toHaveProperty('requires');
    expect(changed.terrain).not.toHaveProperty('bog');
  });

  it('is laid over a parent that is itself one', () => {
    const parent = editionWith({ units: { [SWORDS]: { cost: 7 } }, numbers: { lastRound: 4 } });
    const child = editionWith({ units: { [SWORDS]: { morale: 9 } } }, parent);
    expect(child.units[SWORDS]).toMatchObject({ cost: 7, morale: 9, speed: 5 });
    expect(child.numbers).toEqual({ ...SEASON_6.numbers, lastRound: 4 });
  });

  it.each<[string, object, string]>([
    ['a table', { untis: {} }, 'nothing is called untis'],
    ['a rule', { rules: { panicWonds: 'd3' } }, 'no rule is called panicWonds'],
    ['a number', { numbers: { lastRuond: 5 } }, 'no number is called lastRuond'],
    ['a field', { units: { [SWORDS]: { moral: 7 } } }, `units.${SWORDS} can have no moral`],
    ['an entry to remove', { ncus: { nobody: null } }, 'ncus has no nobody to remove'],
    ['terrain to remove', { terrain: { swamp: null } }, 'there is no terrain swamp to remove'],
  ])('that names %s nobody knows is an error', (_, change, problem) => {
    expect(() => compile({ id: 'test', ...change }, SEASON_6)).toThrow(`bug: edition test: ${problem}`);
  });

  it('puts the cards of a faction in the place of those there were, and an entry as a whole', () => {
    const swords = SEASON_6.units[SWORDS];
    const mode = SEASON_6.modes['a-game-of-thrones'];
    if (swords === undefined || mode === undefined) throw new Error('no Sworn Swords');
    const units = { [SWORDS]: { ...swords, cost: 4 } };
    const stark = { units, attachments: {}, ncus: {}, tactics: {}, abilities: {} };
    const short = whole({ id: mode.id, deployment: 6, tokens: [], objectives: mode.objectives });
    const changed = editionWith({ factions: { stark }, modes: { 'a-game-of-thrones': short } });
    const ofStark = Object.entries(changed.units).filter(([, { faction }]) => faction === 'stark');
    expect(ofStark.map(([id, { cost }]) => [id, cost])).toEqual([[SWORDS, 4]]);
    expect(changed.units['lannister-guardsmen']).toEqual(SEASON_6.units['lannister-guardsmen']);
    expect(changed.modes['a-game-of-thrones']).toEqual({ ...short });
  });

  it('says change by change which rules of the ledger it concerns, and can do without one', () => {
    const delta = {
      id: 'test-old',
      changes: {
        shorter: { numbers: { lastRound: 4 }, replaces: ['battle/victory/six-rounds'] },
        'no-passing': { numbers: { passes: 0 }, off: ['battle/pass/who'], adds: ['battle/test-old/no-pass'] },
      },
    };
    const edition = compile(delta, SEASON_6);
    expect(edition.numbers).toMatchObject({ lastRound: 4, passes: 0 });
    expect(edition.changes.map(({ name }) => name)).toEqual(['shorter', 'no-passing']);
    expect(ruleIn(edition, 'battle/victory/six-rounds')).toBe('battle/test-old/victory/six-rounds');
    expect(ruleIn(edition, 'battle/victory/draw')).toBe('battle/victory/draw');
    expect(compile(without(delta, 'shorter'), SEASON_6).numbers).toMatchObject({ lastRound: 6, passes: 0 });
    expect(() => without(delta, 'longer')).toThrow('no change is called longer');
  });

  it.each<[string, object, string]>([
    ['concern some rule', { numbers: { passes: 0 } }, 'a concerns no rule'],
    ['call its own rules its own', { adds: ['battle/pass/who'] }, 'battle/pass/who is no such id'],
    ['have no other fields', { replace: [] }, 'a can have no replace'],
  ])('whose change must %s', (_, change, problem) => {
    expect(() => compile({ id: 'test', changes: { a: change } }, SEASON_6)).toThrow(problem);
  });

  it('must say everything of a new card, and of an edition without a parent', () => {
    const half = { units: { ravens: { name: 'Ravens' } } };
    expect(() => editionWith(half)).toThrow('units.ravens has no faction');
    expect(() => editionWith({ units: { [SWORDS]: { speed: null } } })).toThrow(
      `units.${SWORDS} has no speed`,
    );
    expect(() => compile({ id: 'bare' })).toThrow('edition bare: there is no lastRound');
  });
});

describe('a game', () => {
  it('is of the edition its setup names, and of Season 6 if it names none', () => {
    const setup = battle.readSetup(SETUP);
    expect(setup.edition).toBe('season-6');
    expect(battle.readSetup({ ...SETUP, edition: 'season-6' })).toEqual(setup);
    expect(battle.readSetup(setup)).toEqual(setup);
    expect(battle.start(setup, 'seed').edition).toBe('season-6');
    expect(new Match(battle, setup, 'seed').journal().setup).toMatchObject({ edition: 'season-6' });
    expect(() => battle.readSetup({ ...SETUP, edition: 'season-5' })).toThrow(
      'edition: expected one of season-6',
    );
  });

  it('has only the modes of its edition', () => {
    const game = battleOf(editionWith({ modes: { 'here-we-stand': null } }));
    expect(() => game.readSetup({ ...SETUP, mode: 'here-we-stand' })).toThrow('mode: edition test-');
    expect(game.readSetup({ ...SETUP, mode: 'fire-and-blood' }).mode).toBe('fire-and-blood');
  });

  it('plays by its own cards and numbers beside games of other editions', () => {
    const short = editionWith({ numbers: { lastRound: 1 }, units: { [SWORDS]: { wounds: 2 } } });
    const both = battleOf(SEASON_6, short);
    const rounds = ['season-6', short.id].map((edition) => {
      const state = both.start(both.readSetup({ ...SETUP, edition }), 'seed');
      expect(cardOf(state, mustUnit(state, 'one-1')).wounds).toBe(edition === short.id ? 2 : 1);
      expect(mustUnit(state, 'one-1').wounds).toBe(edition === short.id ? 24 : 12);
      const random = seededRandom('choices');
      for (let [seat] = both.waiting(state); seat !== undefined; [seat] = both.waiting(state))
        both.apply(state, seat, both.sample(state, seat, random));
      return state.round;
    });
    expect(rounds).toEqual([6, 1]);
  });
});
