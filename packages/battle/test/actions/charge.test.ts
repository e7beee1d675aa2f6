// What scenarios cannot show of a Charge.
import type { Json } from '@maester/kernel';
import { expect, it } from 'vitest';
import { battle } from '../../src/index.ts';

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
