// Looking ahead: which question a choice leads to, as far as that can be known before it is made. Windows on the way are
// passed. Where luck comes in nothing more is foreseen, but for a Charge: where its unit will align is the same whatever
// the die shows, as long as the Charge succeeds. Nor is anything foreseen where somebody else must decide.

import { battle, type BattleState } from '@maester/battle/engine';
import { seededRandom, type Decision, type Json } from '@maester/kernel';
import { PASS, WINDOW } from './moments.ts';

/** The next question of the same player, and the battle as they would see it then. */
export interface Ahead {
  readonly decision: Decision;
  readonly view: BattleState;
}

/** The die of a Charge, and what brings it the furthest. */
const CHARGE = 'charge';
const FURTHEST = 6;

/** Questions on the way that are passed by. */
const DECLINED: { readonly [ask: string]: Json } = { [WINDOW]: PASS, 're-rolls/choose-dice': [] };

export function lookAhead(view: BattleState, seat: string, choice: Json): Ahead | null {
  const state = battle.imagine(view, seat, seededRandom('ahead'));
  const script = { left: { [CHARGE]: [FURTHEST] }, drawn: {} };
  state.flow.dice.script = script;
  let applied = battle.apply(state, seat, choice);
  for (;;) {
    const drawn = Object.keys(script.drawn);
    const isHopedFor = drawn.length === 1 && drawn[0] === CHARGE;
    if (!applied.ok || (applied.revealed && !isHopedFor)) return null;
    const [asked, ...others] = battle.waiting(state);
    const decision = asked === undefined ? null : battle.decision(state, asked);
    if (asked === undefined || decision === null || others.length > 0) return null;
    const declined = DECLINED[decision.ask];
    if (declined === undefined) return asked === seat ? { decision, view: battle.view(state, seat) } : null;
    applied = battle.apply(state, asked, declined);
  }
}
