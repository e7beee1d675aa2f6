// What an option of a window uses, as the odds are asked about it.
import { idOn } from '@maester/kernel';
import { expect, it } from 'vitest';
import { battle } from '../../src/index.ts';
import { usedBy } from '../../src/timing/window.ts';
import { ALL_SETUPS, randomGame } from '../support/random-games.ts';

it('is its card or ability, with the way where there is a choice, in a view as in the state', () => {
  const counts = { plain: 0, chosen: 0 };
  for (const setup of ALL_SETUPS.slice(0, 2)) {
    for (const { state } of randomGame(setup, `used by ${setup.mode}`)) {
      for (const seat of battle.waiting(state)) {
        const decision = battle.decision(state, seat);
        if (decision?.kind !== 'option' || decision.ask !== 'occasion/declare') continue;
        const view = battle.view(state, seat);
        expect(usedBy(view, seat, 'pass')).toBeNull();
        for (const { id, on } of decision.options.filter((option) => option.id !== 'pass')) {
          const used = usedBy(view, seat, id) ?? '';
          const what = idOn(on, 'card') ?? idOn(on, 'ability') ?? '';
          const way = used === what ? 'yes' : used.slice(what.length + 1);
          expect([used.startsWith(what), id.endsWith(`|${way}`)]).toEqual([true, true]);
          counts[used === what ? 'plain' : 'chosen'] += 1;
        }
      }
    }
  }
  expect(counts.plain).toBeGreaterThan(0);
  expect(counts.chosen).toBeGreaterThan(0);
});
