// Tied bidders, put in order as one list.
import { expect, it } from 'vitest';
import { thrones, type ThronesState } from '@maester/thrones';
import type { Shown } from '../../../src/frame/scene.ts';
import { Plans } from '../../../src/games/thrones/controls/plans.ts';
import { movedTo } from '../../../src/games/thrones/controls/tie-plan.ts';

/** Everyone bid nothing for the Iron Throne. */
function allTied(): ThronesState {
  return thrones.fromPosition(
    thrones.usualSetup(6),
    'ties',
    {
      phase: 'westeros',
      round: 2,
      westerosDecks: { I: ['last-days-of-summer-1'], II: ['clash-of-kings'], III: ['rains-of-autumn'] },
    },
    {},
  );
}

function shownTo(state: ThronesState, seat: string): Shown {
  const decision = thrones.decision(state, seat);
  return { version: 1, view: state, waiting: [seat], decision, freeUndo: 0, outcome: null, news: [] };
}

it('a list answers every place of its tie, and nothing else', () => {
  const state = allTied();
  for (const seat of state.houses) thrones.apply(state, seat, 0);
  const [king = ''] = thrones.waiting(state);
  const wanted = ['martell', 'tyrell', 'stark', 'greyjoy', 'lannister', 'baratheon'] as const;
  const plans = new Plans();
  expect(plans.answer(shownTo(state, king))).toBeNull();
  plans.tie.decide('iron-throne', wanted);
  let answers = 0;
  for (let answer = plans.answer(shownTo(state, king)); answer !== null; answers += 1) {
    expect(thrones.apply(state, king, answer.choice).ok).toBe(true);
    const [next = ''] = thrones.waiting(state);
    answer = plans.answer(shownTo(state, next));
  }
  expect(answers).toBe(5);
  expect(state.tracks['iron-throne']).toEqual(wanted);
});

it('an entry moves within its list only', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 0, 3)).toEqual(['a', 'b', 'c']);
});
