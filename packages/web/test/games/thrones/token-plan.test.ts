// The power token of a march, decided with the march.
import { describe, expect, it } from 'vitest';
import type { Decision, Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import type { AreaId, Units } from '@maester/thrones/tables';
import { NO_UNITS } from '../../../src/games/thrones/controls/march-draft.ts';
import { TokenPlan, willAskForToken } from '../../../src/games/thrones/controls/token-plan.ts';
import type { Shown } from '../../../src/frame/scene.ts';

/** Stark stands in Harrenhal and may march. */
function position(power: number, harrenhal: { readonly [fact: string]: Json } = {}): ThronesState {
  const place = {
    phase: 'action',
    board: 'empty',
    houses: { stark: { power } },
    areas: {
      harrenhal: { house: 'stark', units: { knight: 2 }, order: 'march-0', ...harrenhal },
    },
  };
  return thrones.fromPosition(thrones.usualSetup(6), 'token', place, {});
}

const to = (area: AreaId, knights: number): ReadonlyMap<AreaId, Units> =>
  new Map([[area, { ...NO_UNITS, knight: knights }]]);

function shownAsking(state: ThronesState): Shown {
  const decision: Decision | null = thrones.decision(state, 'stark');
  return { version: 1, view: state, waiting: ['stark'], decision, freeUndo: 0, outcome: null, news: [] };
}

describe('the power token of a march', () => {
  it('is asked about in the march when the rules will ask after it', () => {
    const s = position(3);
    expect(willAskForToken(s, 'stark', 'harrenhal', to('stoney-sept', 2))).toBe(true);
    const march = { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' };
    expect(thrones.apply(s, 'stark', march).ok).toBe(true);
    expect(thrones.decision(s, 'stark')?.ask).toBe('march/leave-power-token');
  });

  it('is not where somebody stays, without power, or with a token there already', () => {
    expect(willAskForToken(position(3), 'stark', 'harrenhal', to('stoney-sept', 1))).toBe(false);
    expect(willAskForToken(position(3), 'stark', 'harrenhal', new Map())).toBe(false);
    expect(willAskForToken(position(0), 'stark', 'harrenhal', to('stoney-sept', 2))).toBe(false);
    const token = position(3, { power: 'stark' });
    expect(willAskForToken(token, 'stark', 'harrenhal', to('stoney-sept', 2))).toBe(false);
  });

  it('answers for that march alone, as it was ticked', () => {
    const s = position(3);
    thrones.apply(s, 'stark', { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' });
    const plan = new TokenPlan();
    expect(plan.answer(shownAsking(s))).toBeNull();
    plan.decide('harrenhal');
    expect(plan.answer(shownAsking(s))).toEqual({ choice: 'leave-token', after: 0 });
    plan.leaves.value = false;
    expect(plan.answer(shownAsking(s))).toEqual({ choice: 'leave-nothing', after: 0 });
    plan.answered();
    expect(plan.answer(shownAsking(s))).toBeNull();
  });

  it('is forgotten when something else is asked first', () => {
    const plan = new TokenPlan();
    plan.decide('harrenhal');
    expect(plan.answer(shownAsking(position(3)))).toBeNull();
    const s = position(3);
    thrones.apply(s, 'stark', { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' });
    expect(plan.answer(shownAsking(s))).toBeNull();
  });
});
