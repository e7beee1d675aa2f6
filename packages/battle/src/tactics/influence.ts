/**
 * Effects that stay for a while: Influences, Tactics cards attached to a unit, and what lasts for a turn or a round.
 * An attached Tactics card goes to its owner's discard pile when it leaves the table.
 */
import type { T } from '../rules.ts';
import type { BattleState, Lasting } from '../state.ts';
import { areFriends, changePlayer, playerOf } from '../sides/sides.ts';
import { mustUnit, ncuOf } from '../units/units.ts';

export function lay(t: T, effect: Omit<Lasting, 'tokens' | 'attached'>, attached = false): void {
  t.state.lasting = [...t.state.lasting, { ...effect, attached, tokens: 0 }];
}

/** battle/influence/one-each-side: the new one takes the place of the old. */
export function layInfluence(t: T, ncu: string, seat: string, on: string, ability: string): void {
  const { state: s } = t;
  const unit = mustUnit(s, on);
  if (unit.destroyed) return;
  const friendlyTo = (by: string): boolean => areFriends(s, by, unit.seat);
  lift(t, (one) => one.on === on && ncuOf(s, one.from) !== null && friendlyTo(one.by) === friendlyTo(seat));
  lay(t, { ability, on, by: seat, until: 'round', from: ncu });
  t.emit({ type: 'influence', ncu, unit: on, ability });
}

/** Ends every lasting effect that is `over`. */
export function lift(t: T, over: (effect: Lasting) => boolean): void {
  liftFrom(t.state, over);
}

export function liftFrom(s: BattleState, over: (effect: Lasting) => boolean): void {
  const ended = s.lasting.filter(over);
  if (ended.length === 0) return;
  s.lasting = s.lasting.filter((effect) => !ended.includes(effect));
  for (const { by, owner = by, from, attached } of ended)
    if (attached) changePlayer(s, owner, { discard: [...playerOf(s, owner).discard, from] });
}

export function addToken(t: T, unit: string, ability: string, count = 1): void {
  t.state.lasting = t.state.lasting.map((effect) =>
    effect.on === unit && effect.ability === ability ? { ...effect, tokens: effect.tokens + count } : effect,
  );
}

/** The attached card or Influence of this name on a unit. */
export function lastingOn(s: BattleState, unit: string, ability: string): Lasting | null {
  return s.lasting.find((effect) => effect.on === unit && effect.ability === ability) ?? null;
}
