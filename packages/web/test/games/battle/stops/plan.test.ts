import { battle, STARTER_ARMIES, type BattleState } from '@maester/battle';
import { eyesOf, seededRandom, type Decision, type Json } from '@maester/kernel';
import { battlePlayers } from '@maester/minds/battle';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookAhead } from '../../../../src/games/battle/stops/ahead.ts';
import { advance, planOf, upsets } from '../../../../src/games/battle/stops/plan.ts';
import { questionOf } from '../../../../src/games/battle/stops/question.ts';
import { USUAL } from '../../../../src/games/battle/stops/standing.ts';

/** A battle played by the computer until this player is asked something of this kind. */
function battleUntil(isWanted: (decision: Decision) => boolean): BattleState {
  const setup = battle.readSetup({
    mode: 'a-game-of-thrones',
    points: 40,
    armies: [STARTER_ARMIES['stark-40'], STARTER_ARMIES['lannister-40']],
    terrain: 'random',
  });
  const state = battle.start(setup, 'plans');
  const random = seededRandom('plans');
  for (let [seat] = battle.waiting(state); seat !== undefined; [seat] = battle.waiting(state)) {
    const decision = battle.decision(state, seat);
    if (seat === 'one' && decision !== null && isWanted(decision)) return state;
    battle.apply(state, seat, battlePlayers.steward(eyesOf(battle, state, seat, random)));
  }
  throw new Error('it was never asked');
}

const mustDecide = (state: BattleState): Decision => {
  const decision = battle.decision(state, 'one');
  if (decision === null) throw new Error('nothing is asked');
  return decision;
};
const ask = (state: BattleState): string => mustDecide(state).ask;

describe('a plan', () => {
  let state: BattleState;
  let unit: string;
  beforeAll(() => {
    state = battleUntil(({ ask: asked }) => asked === 'turn/activate-unit');
    unit =
      state.units.find(
        ({ seat, id }) =>
          seat === 'one' && lookAhead(state, 'one', id)?.decision.ask === 'activation/select-action',
      )?.id ?? '';
  });

  it('foresees what a unit can do before it is activated', () => {
    const ahead = lookAhead(battle.view(state, 'one'), 'one', unit);
    expect(ahead?.decision).toMatchObject({ ask: 'activation/select-action', facts: { unit } });
    // Nothing has happened yet.
    expect(ask(state)).toBe('turn/activate-unit');
  });

  it('foresees where it could move, and checks the place', () => {
    const view = battle.view(state, 'one');
    const acting = lookAhead(view, 'one', unit);
    if (acting === null) throw new Error('no action');
    const moving = lookAhead(acting.view, 'one', 'maneuver');
    if (moving === null) throw new Error('no move');
    expect(moving.decision).toMatchObject({ ask: 'maneuver/move', kind: 'pose', piece: unit });
    const place = battle.sample(moving.view, 'one', seededRandom('place'));
    const plan = planOf(view, 'one', [unit, 'maneuver', place]);
    expect(plan.map((step) => [step.ask, step.choice])).toEqual([
      ['activation/select-action', 'maneuver'],
      ['maneuver/move', place],
    ]);
  });

  it('is sent step by step as its questions come, windows in between', () => {
    const playing = battle.copy(state);
    const moving = lookAhead(lookAhead(playing, 'one', unit)?.view ?? playing, 'one', 'maneuver');
    const place: Json = battle.sample(moving?.view ?? playing, 'one', seededRandom('place'));
    let plan = planOf(battle.view(playing, 'one'), 'one', [unit, 'maneuver', place]);
    battle.apply(playing, 'one', unit);
    const answered: string[] = [];
    while (plan.length > 0) {
      const [seat = ''] = battle.waiting(playing);
      const next = seat === 'one' ? advance(plan, mustDecide(playing), battle.view(playing, 'one')) : null;
      if (next?.kind === 'answer') answered.push(ask(playing));
      expect(battle.apply(playing, seat, next?.kind === 'answer' ? next.choice : 'pass').ok).toBe(true);
      plan = next?.rest ?? plan;
    }
    expect(answered).toEqual(['activation/select-action', 'maneuver/move']);
    expect(playing.units.find(({ id }) => id === unit)?.pose).toEqual(place);
  });

  it('is dropped when something else is asked', () => {
    const view = battle.view(state, 'one');
    const step = { ask: 'activation/select-action', choice: 'march', foreseen: null };
    expect(advance([step], mustDecide(view), view)).toEqual({ kind: 'ask', rest: [] });
  });

  it('is dropped when its question is not the one that was foreseen', () => {
    const playing = battle.copy(state);
    const plan = planOf(battle.view(playing, 'one'), 'one', [unit, 'maneuver']);
    battle.apply(playing, 'one', unit);
    while (askedNow(playing) !== 'activation/select-action')
      battle.apply(playing, battle.waiting(playing)[0] ?? '', 'pass');
    const now = mustDecide(playing);
    expect(advance(plan, now, playing).kind).toBe('answer');
    const [, ...fewer] = now.kind === 'option' ? now.options : [];
    expect(advance(plan, { ...now, kind: 'option', options: fewer }, playing)).toEqual({
      kind: 'ask',
      rest: [],
    });
  });

  it('is dropped when its answer is no longer legal', () => {
    const view = battle.view(state, 'one');
    const step = { ask: 'turn/activate-unit', choice: 'two-1', foreseen: null };
    expect(advance([step], mustDecide(view), view)).toEqual({ kind: 'ask', rest: [] });
  });

  it('is upset by a card of somebody else, not by one’s own', () => {
    expect(upsets('one', { type: 'card', seat: 'two', card: 'counterplot' })).toBe(true);
    expect(upsets('one', { type: 'order', seat: 'one', order: 'stand' })).toBe(false);
    expect(upsets('one', { type: 'turn', seat: 'two' })).toBe(false);
  });
});

describe('looking ahead', () => {
  it('goes through the roll of a Charge to its alignment, and stops at other dice', () => {
    const state = battleUntil(({ ask: asked }) => asked === 'charge/align');
    // Before the roll, as far back as the pivot: the same alignments are foreseen.
    const earlier = battleUntil(({ ask: asked }) => asked === 'charge/pivot');
    const ahead = lookAhead(
      battle.view(earlier, 'one'),
      'one',
      battle.sample(earlier, 'one', seededRandom('')),
    );
    expect(ahead?.decision.ask).toBe('charge/align');
    expect(lookAhead(battle.view(state, 'one'), 'one', 'align-1')).toBeNull();
  });
});

describe('the start of one’s own turn', () => {
  const isTurnStart = ({ ask: asked, facts }: Decision): boolean =>
    asked === 'occasion/declare' && JSON.stringify(facts['about']) === '{"seat":"one"}';

  it('is one question: what to play, or whom to activate', () => {
    const state = battleUntil(isTurnStart);
    const view = battle.view(state, 'one');
    const question = questionOf(mustDecide(state), view, USUAL);
    expect(question.decision.ask).toBe('turn/activate-unit');
    expect(question.before).toEqual(['pass']);
    expect(question.instead?.ask).toBe('occasion/declare');
  });

  it('is so whether there is a card for it or not', () => {
    const withCards = (count: 'none' | 'some') => (decision: Decision) =>
      isTurnStart(decision) &&
      decision.kind === 'option' &&
      decision.options.length > 1 === (count === 'some');
    for (const cards of ['none', 'some'] as const) {
      const state = battleUntil(withCards(cards));
      const question = questionOf(mustDecide(state), battle.view(state, 'one'), USUAL);
      expect(question.before[0]).toBe('pass');
      expect(question.instead).not.toBeNull();
    }
  });

  it('is two questions at full control', () => {
    const state = battleUntil(isTurnStart);
    const question = questionOf(mustDecide(state), battle.view(state, 'one'), { ...USUAL, control: 'full' });
    expect([question.decision.ask, question.before]).toEqual(['occasion/declare', []]);
  });
});

function askedNow(state: BattleState): string | undefined {
  const [seat = ''] = battle.waiting(state);
  return battle.decision(state, seat)?.ask;
}
