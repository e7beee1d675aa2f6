import { battle, rulesOf, type BattleState } from '@maester/battle';
import { eyesOf, seededRandom, type Decision, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battlePlayers } from '../../src/battle/players.ts';
import { costOf } from '../../src/battle/stakes.ts';

interface Asked {
  readonly state: BattleState;
  readonly seat: string;
  readonly decision: Decision & { readonly kind: 'several' };
}

/** Every moment before a battle of two such armies at which this is asked. */
function asked(ask: string, edition: string, mode: string, army: Json): Asked[] {
  const list: Asked[] = [];
  const points = typeof army === 'string' ? Number(army.split('-').at(-1)) : 30;
  const setup = battle.readSetup({ edition, mode, points, armies: [army, army], terrain: 'none' });
  const state = battle.start(setup, 'habits');
  const random = seededRandom('habits');
  while (state.turn === null) {
    const [seat] = battle.waiting(state);
    if (seat === undefined) break;
    const decision = battle.decision(state, seat);
    if (decision?.kind === 'several' && decision.ask === ask)
      list.push({ state: battle.copy(state), seat, decision });
    else if (list.length > 0) break;
    battle.apply(state, seat, battle.sample(state, seat, random));
  }
  return list;
}

const LEVELS = ['squire', 'castellan', 'hand'] as const;

/** The answers of all levels with any luck, each once. */
function answersTo({ state, seat }: Asked): string[] {
  const answers = LEVELS.flatMap((level) =>
    [1, 2, 3].map((luck) => battlePlayers[level](eyesOf(battle, state, seat, seededRandom(`luck ${luck}`)))),
  );
  for (const answer of answers) expect(battle.check(state, seat, answer)).toBeNull();
  return [...new Set(answers.map((answer) => JSON.stringify(answer)))];
}

/** What these units cost together. */
function costOfAll(s: BattleState, ids: Json): number {
  const units = s.units.filter(({ id }) => Array.isArray(ids) && ids.includes(id));
  return units.reduce((sum, unit) => sum + costOf(s, unit), 0);
}

describe.each([
  ['2018', 'choose-beginners/choose'],
  ['2021', 'choose-first-units/choose'],
])('in A Clash of Kings of %s', (edition, ask) => {
  it.each(Object.keys(rulesOf({ edition }).armies))('the dearest units of %s begin', (army) => {
    const questions = asked(ask, edition, 'a-clash-of-kings', army);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      const answers = answersTo(question);
      expect(answers).toHaveLength(1);
      const { state, seat, decision } = question;
      const ids = decision.options.map(({ id }) => id);
      const pairs = ids.flatMap((one, i) => ids.slice(i + 1).map((two) => [one, two]));
      const legal = pairs.filter((pair) => battle.check(state, seat, pair) === null);
      const most = Math.max(...legal.map((pair) => costOfAll(state, pair)));
      expect(costOfAll(state, JSON.parse(answers[0] ?? 'null') as Json)).toBe(most);
    }
  });
});

it('a unit that hardly moves does not begin, however dear', () => {
  const army = {
    edition: '2021',
    faction: 'nights-watch',
    commander: 'othell-yarwyck-first-builder',
    units: [
      { card: 'builder-crossbowmen', attachments: ['othell-yarwyck-first-builder'] },
      { card: 'builder-stone-thrower' },
      { card: 'builder-scorpion-crew' },
      { card: 'conscripts' },
    ],
  };
  const [question] = asked('choose-first-units/choose', '2021', 'a-clash-of-kings', army);
  if (question === undefined) throw new Error('nobody is asked that');
  const { state, seat } = question;
  const cardsOf = (answer: string): string[] =>
    state.units.filter(({ id }) => answer.includes(`"${id}"`)).map(({ card }) => card);
  const thrower = state.units.find((unit) => unit.seat === seat && unit.card === 'builder-stone-thrower');
  const dearest = Math.max(...state.units.map((unit) => costOf(state, unit)));
  expect(costOfAll(state, [thrower?.id ?? ''])).toBe(dearest);
  expect(answersTo(question).map(cardsOf)).toEqual([['builder-crossbowmen', 'builder-scorpion-crew']]);
});

describe('in A Storm of Swords of 2018', () => {
  it.each(Object.keys(rulesOf({ edition: '2018' }).armies))('the cheapest units of %s wait', (army) => {
    const [question] = asked('keep-half-back/choose', '2018', 'a-storm-of-swords', army);
    if (question === undefined) throw new Error('nobody is asked that');
    const answers = answersTo(question);
    expect(answers).toHaveLength(1);
    const { state, decision } = question;
    const costs = decision.options.map(({ id }) => costOfAll(state, [id]));
    const cheapest = costs.toSorted((a, b) => a - b).slice(0, decision.max);
    expect(costOfAll(state, JSON.parse(answers[0] ?? 'null') as Json)).toBe(
      cheapest.reduce((sum, cost) => sum + cost, 0),
    );
  });
});
