/** Targets: who cannot be targeted, and what is targeted by what (battle/term/target). */
import { idsOn, thingsOf, type Offer } from '@maester/kernel';
import { rulesOf } from '../edition/of.ts';
import type { Situation, Source } from '../effects/context.ts';
import type { Effect, EffectNode } from '../effects/effect.ts';
import type { Way } from '../effects/way.ts';
import { areFriends } from '../sides/sides.ts';
import type { BattleState } from '../state.ts';
import { engagedWith } from '../units/engaged.ts';
import { isOnTable } from '../units/on-table.ts';
import { ncuOf } from '../units/units.ts';
import { promptsOf } from './prompts.ts';
import type { Occasion, TargetedBy } from './triggers.ts';

const NOBODY: readonly string[] = [];

/** The units that nothing of this kind, of this player, can target. */
export function outOfReach(s: BattleState, seat: string, what: TargetedBy): readonly string[] {
  if (!isOnTable(s, 'untargetable')) return NOBODY;
  let ids: string[] | null = null;
  for (const unit of s.units) {
    for (const { by, what: kept, while: holds, engagedEnemies } of promptsOf(s, unit).untargetable) {
      if (!kept.includes(what) || holds?.(s, unit) === false) continue;
      // battle/ability/engaged-out-of-reach
      for (const { id, seat: theirs } of engagedEnemies === true ? engagedWith(s, unit) : [unit])
        if (by === 'all' || areFriends(s, theirs, seat) === (by === 'friends')) (ids ??= []).push(id);
    }
  }
  return ids ?? NOBODY;
}

/** Ways whose targets are not out of reach; `besides` are those that are no targets. */
export function withinReach(
  s: BattleState,
  seat: string,
  what: TargetedBy,
  ways: readonly Offer[],
  besides: readonly (string | null)[] = NOBODY,
): readonly Offer[] {
  const beyond = ways.length === 0 ? NOBODY : outOfReach(s, seat, what);
  if (beyond.length === 0) return ways;
  return ways.filter(
    (way) => !idsOn(thingsOf(way), 'unit').some((id) => beyond.includes(id) && !besides.includes(id)),
  );
}

/** Those of these units that what is resolved now can target. */
export function targetable(c: Situation, units: readonly string[]): string[] {
  const beyond = outOfReach(c.s, c.seat, kindOf(c.s, c.source, c.ownerId));
  return units.filter((unit) => !beyond.includes(unit));
}

/** What a card or ability is for those it targets; what a card or NCU has laid somewhere is still its doing. */
export function kindOf(s: BattleState, { of, id }: Source, owner: string | null): TargetedBy {
  if (of === 'card' || of === 'order') return of;
  const { tactics, ncus } = rulesOf(s);
  const laid = s.lasting.find(({ ability, on }) => ability === id && on === owner);
  if (tactics[laid?.from ?? id] !== undefined) return 'card';
  const byNcu = s.ncus.some(
    ({ card, seat }) => seat === laid?.by && ncus[card]?.abilities.includes(laid.from) === true,
  );
  return byNcu || ncuOf(s, owner) !== null ? 'ncu' : 'ability';
}

/** What an ability of an NCU is for its target (battle/influence/targets). */
export function kindOfUse(effects: readonly Effect<never>[]): TargetedBy {
  return effects.some(isInfluence) ? 'influence' : 'ncu';
}

/** Some lay their Influence only if it was chosen. */
function isInfluence(node: EffectNode): boolean {
  if (node.effect === 'influences' || node.effect === 'influences-like') return true;
  return 'then' in node && node.then.some(isInfluence);
}

/** The units that the words of a moment name. */
export function namedBy({ unit, other }: Occasion, targets: 'unit' | 'other' | 'both'): (string | null)[] {
  return [targets === 'other' ? null : unit, targets === 'unit' ? null : other];
}

/** The units that a way is about, in all its steps. */
export function unitsIn(s: BattleState, parts: readonly Way[]): string[] {
  const chosen = new Set(parts.flatMap(({ on }) => idsOn(on, 'unit')));
  return s.units.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
}
