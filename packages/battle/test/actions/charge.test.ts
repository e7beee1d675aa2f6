// What scenarios cannot show of a Charge.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { distance } from '../../src/geometry/polygon.ts';
import { battle, legalCharges, type BattleState } from '../../src/index.ts';
import { mustUnit, shapeOf } from '../../src/units/units.ts';

// battle/charge/disorderly-no-tactics-cards
it('a Disorderly Charge does not give Tactics cards back to another player who has lost them for the turn', () => {
  const setup = { ...battle.usualSetup(2), terrain: 'none' } as const;
  const position = {
    turn: 'one',
    units: {
      'one-2': { at: [24, 10], attachments: [] },
      'two-1': { at: [24, 19], facing: 180, attachments: [] },
    },
    players: { one: { discard: 'rest' }, two: { discard: 'rest' } },
  };
  const state = battle.fromPosition(setup, 'disorderly', position, { charge: [1] });
  state.silenced = ['two'];
  const choices: Json[] = ['one-2', 'charge', 'two-1|front', { x: 24000, y: 10000, facing: 0 }];
  for (const choice of choices) {
    const [seat = ''] = battle.waiting(state);
    expect(battle.apply(state, seat, choice)).toMatchObject({ ok: true });
  }
  expect(state.silenced).toEqual(['two', 'one']);
});

// battle/charge/pivot
it('tells how far away its target was before the pivot, which may bring the trays together', () => {
  const setup = { ...battle.usualSetup(2), terrain: 'none' } as const;
  const position = {
    turn: 'one',
    units: {
      'one-2': { at: [24, 10], attachments: [] },
      'two-1': { at: [29.5, 13.5], facing: 270, attachments: [] },
    },
    players: { one: { discard: 'rest' }, two: { discard: 'rest' } },
  };
  const state = battle.fromPosition(setup, 'away', position, { charge: [3] });
  const before = distance(shapeOf(mustUnit(state, 'one-2')), shapeOf(mustUnit(state, 'two-1')));
  const [charge] = legalCharges(state, 'one-2');
  const choices: Json[] = ['one-2', 'charge', `two-1|${charge?.side}`, { ...charge?.pivot }];
  const events = choices.flatMap((choice) => {
    const applied = battle.apply(state, 'one', choice);
    return applied.ok ? applied.events.map(({ event }) => event) : [];
  });
  expect(before).toBeGreaterThan(0);
  expect(events.find(({ type }) => type === 'charge')).toMatchObject({ away: Math.round(before) });
});

describe('the Charges a unit may declare', () => {
  const setup = { ...battle.usualSetup(2), terrain: 'none' } as const;
  const position = {
    turn: 'one',
    units: {
      'one-2': { at: [24, 10], attachments: [] },
      'two-1': { at: [24, 22.8], facing: 180, attachments: [], ordersUsed: ['lannister-supremacy'] },
      'two-2': { at: [32, 22], facing: 90, attachments: [], ordersUsed: ['lannister-supremacy'] },
      'two-4': { at: [4, 44], facing: 180, attachments: [] },
    },
    players: { one: { discard: 'rest' }, two: { discard: 'rest' } },
  };
  const tableWith = (die: number): BattleState =>
    battle.fromPosition(setup, 'charges', position, { charge: [die] });
  const play = (state: BattleState, choice: Json): void =>
    expect([choice, battle.apply(state, 'one', choice)]).toMatchObject([choice, { ok: true }]);

  // battle/charge/declare-target
  it('are those that are offered', () => {
    const state = tableWith(6);
    const charges = legalCharges(state, 'one-2');
    play(state, 'one-2');
    play(state, 'charge');
    const offered = charges.map(({ target, side }) => `${target}|${side}`);
    expect(offered).toContain('two-1|front');
    expect(battle.decision(state, 'one')).toMatchObject({ options: offered.map((id) => ({ id })) });
  });

  it.each(legalCharges(tableWith(6), 'one-2'))(
    'on $target: a $roll is enough, less is not, and the places are those it may align to',
    ({ target, side, pivot, roll, alignments }) => {
      const dieRolled = (die: number): BattleState => {
        const state = tableWith(die);
        for (const choice of ['one-2', 'charge', `${target}|${side}`, { ...pivot }]) play(state, choice);
        return state;
      };
      const reached = dieRolled(roll);
      const decision = battle.decision(reached, 'one');
      // a single place is taken by itself
      const places = decision?.ask === 'charge/align' ? (decision.facts['poses'] as Json[]) : null;
      const listed = (poses: readonly unknown[]): string[] =>
        poses.map((pose) => JSON.stringify(pose)).toSorted();
      const reachable = places ?? alignments;
      expect(listed(alignments)).toEqual(listed(reachable));
      expect(places === null).toBe(alignments.length === 1);
      expect(roll).toBeGreaterThan(1);
      const short = battle.inspect(dieRolled(roll - 1));
      expect(short).toMatchObject({ units: { 'one-2': { engagedWith: [] } } });
    },
  );

  it('are none while it is engaged or off the table', () => {
    const state = tableWith(6);
    expect(legalCharges(state, 'one-3')).toEqual([]);
    const units = { 'one-2': { at: [24, 18] }, 'two-1': { at: [24, 22.8], facing: 180 } };
    expect(legalCharges(battle.fromPosition(setup, 'engaged', { units }, null), 'one-2')).toEqual([]);
  });
});
