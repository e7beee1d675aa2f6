// Why a Tactics card cannot be played now: the rule is named, and nothing else is refused.
import { describe, expect, it } from 'vitest';
import { battle } from '../../src/index.ts';
import { whyNotPlayed } from '../../src/timing/window.ts';
import { ALL_SETUPS, randomGame } from '../support/random-games.ts';

const SETUPS = ALL_SETUPS.slice(0, 4);

describe('battle/tactics-deck/trigger', () => {
  it('every card of a hand can be played or is refused by a rule, in its player’s view as in the state', () => {
    const rules = new Map<string, number>();
    for (const setup of SETUPS) {
      for (const { state, played } of randomGame(setup, `why not ${setup.mode}`)) {
        if (played % 3 !== 0) continue;
        for (const seat of battle.waiting(state)) {
          const decision = battle.decision(state, seat);
          if (decision?.kind !== 'option' || decision.ask !== 'occasion/declare') continue;
          const view = battle.view(state, seat);
          const offered = new Set(
            decision.options.flatMap(({ id }) => (id.startsWith('card|') ? [id.split('|')[1] ?? ''] : [])),
          );
          for (const card of view.players.find((player) => player.seat === seat)?.hand ?? []) {
            const refusal = whyNotPlayed(view, seat, card);
            expect([card, refusal === null]).toEqual([card, offered.has(card)]);
            if (refusal === null) continue;
            expect(battle.check(view, seat, `card|${card}|0|`)).toEqual(refusal);
            rules.set(refusal.rule, (rules.get(refusal.rule) ?? 0) + 1);
          }
        }
      }
    }
    expect([...rules.keys()]).toContain('battle/tactics-deck/trigger');
  });
});
