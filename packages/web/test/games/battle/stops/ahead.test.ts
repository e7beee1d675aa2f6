import { battle, type BattleState } from '@maester/battle';
import { seededRandom, type Decision } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { lookAhead, type Ahead } from '../../../../src/games/battle/stops/ahead.ts';
import { randomBattle } from '../support.ts';

const MODES = 11;
const BETWEEN = ['occasion/declare', 're-rolls/choose-dice'];

/** Plays a choice and lets everyone pass: the next question of the same player, if nobody else must decide before. */
function happens(
  state: BattleState,
  seat: string,
  choice: Ahead['decision']['facts'][string],
): Decision | null {
  const playing = battle.copy(state);
  battle.apply(playing, seat, choice);
  for (;;) {
    const [asked] = battle.waiting(playing);
    const decision = asked === undefined ? null : battle.decision(playing, asked);
    if (asked === undefined || decision === null) return null;
    if (!BETWEEN.includes(decision.ask)) return asked === seat ? decision : null;
    battle.apply(playing, asked, decision.kind === 'several' ? [] : 'pass');
  }
}

describe.each(Array.from({ length: MODES }, (_, mode) => mode))('looking ahead in mode %i', (mode) => {
  it('foresees what is asked next, and what can be answered to it', () => {
    const random = seededRandom(`ahead ${mode}`);
    let [foreseen, moments] = [0, 0];
    for (const { state } of randomBattle(mode)) {
      moments += 1;
      const [seat, another] = battle.waiting(state);
      if (seat === undefined || another !== undefined || moments % 4 !== 0) continue;
      const choice = battle.sample(state, seat, random);
      const ahead = lookAhead(battle.view(state, seat), seat, choice);
      if (ahead === null) continue;
      foreseen += 1;
      const next = battle.sample(ahead.view, seat, random);
      expect(battle.check(ahead.view, seat, next)).toBeNull();
      // A Charge may fail, and what follows then is another matter.
      const isCharge =
        ahead.decision.ask === 'charge/align' || ahead.decision.ask === 'charge/move-others-away';
      const asked = happens(state, seat, choice);
      const isForeseen = isCharge || JSON.stringify(asked) === JSON.stringify(ahead.decision);
      expect([ahead.decision.ask, isForeseen]).toEqual([ahead.decision.ask, true]);
    }
    expect(foreseen).toBeGreaterThan(0);
  });
});
