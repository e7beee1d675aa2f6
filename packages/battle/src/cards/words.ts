/**
 * The words in which cards are written. A moment says when (a trigger, and what must hold); ways say what there is to
 * choose; effects say what happens. In a moment `unit` is the one it is about (who attacks, charges, tests, activates)
 * and `other` the one on the other end (the defender, the enemy charged).
 *
 *   answer(friendlyMelee, gains({ keywords: ['sundering'] }), holding('combat', gains({ dieValue: 'highest' })))
 *
 * Effects that start something longer (a test, a move, Wounds) begin it when all of them have had their say, and in the
 * order in which they are written. Where one must wait for what another began, say `inOrder`.
 */
import { bug, running, type Offer } from '@maester/kernel';
import { joined, unitOption, unitOptions } from '../options.ts';
import { addGain } from '../attack.ts';
import { breakable, breakTerrain, brokenBy } from '../actions/break-terrain.ts';
import { melee, meleeProfiles, startMelee } from '../actions/melee.ts';
import { canCharge } from '../actions/charge-targets.ts';
import { charge, startCharge } from '../actions/charge.ts';
import { march, noMarch, startMarch } from '../actions/march.ts';
import { retreat, startRetreat } from '../actions/retreat.ts';
import { become } from '../conditions.ts';
import type { AttackGain, Condition } from '../effects.ts';
import { lay, lift } from '../lasting.ts';
import { test } from '../morale.ts';
import type { Occasion } from '../occasion.ts';
import { procedure, type T } from '../play.ts';
import type { BattleState, Lasting, UnitState } from '../state.ts';
import {
  areFriends,
  changePlayer,
  commandersUnit,
  controls,
  enemyUnits,
  friendlyUnits,
  isEngaged,
  mustUnit,
  ncuOf,
  playerOf,
  ranksOf,
  unitOf,
} from '../table.ts';
import { ncuActivation } from '../tactics-board.ts';
import { without } from '../tactics-deck.ts';
import type { Attacking, Effect, Happening, Holds, Response, Ways } from './card.ts';
import { isOf } from '../units/abilities.ts';
import { modeOf } from '../edition/of.ts';

// What holds

type Who = 'unit' | 'other';

export const all =
  (...conditions: readonly Holds[]): Holds =>
  (...given) =>
    conditions.every((holds) => holds(...given));

const isFriend =
  (who: Who): Holds =>
  (s, o, seat) => {
    const unit = unitOf(s, o[who] ?? '');
    return unit !== null && areFriends(s, unit.seat, seat);
  };

const isEnemy =
  (who: Who): Holds =>
  (s, o, seat) => {
    const unit = unitOf(s, o[who] ?? '');
    return unit !== null && !areFriends(s, unit.seat, seat);
  };

/** It is the very unit the ability is on. */
export const isSelf =
  (who: Who): Holds =>
  (_, o, __, unit) =>
    unit !== null && o[who] === unit.id;

export const stands =
  (who: Who): Holds =>
  (s, o) =>
    o[who] !== null && !mustUnit(s, o[who]).destroyed;

export const isMelee: Holds = (_, o) => o.about['kind'] === 'melee';

export const hasOneRank: Holds = (s, o) => ranksOf(s, mustUnit(s, o.unit)) === 1;

export const isOfHouse =
  (family: string, who: Who = 'unit'): Holds =>
  (s, o) =>
    isOf(s, mustUnit(s, o[who]), family);

export const isCommanders =
  (who: Who): Holds =>
  (s, o, seat) =>
    o[who] !== null && commandersUnit(s, seat)?.id === o[who];

// Moments

export interface Moment {
  readonly trigger: Response['trigger'];
  readonly holds: Holds;
  readonly targets?: Response['targets'];
}

const always: Holds = () => true;
const ofSeat =
  (friends: boolean): Holds =>
  (s, o, seat) =>
    areFriends(s, String(o.about['seat']), seat) === friends;
const isEnemyNcu: Holds = (s, o, seat) => {
  const ncu = ncuOf(s, o.unit);
  return ncu !== null && !areFriends(s, ncu.seat, seat);
};

export const startOfTurn: Moment = { trigger: 'turn-starts', holds: always };
export const startOfEnemyTurn: Moment = { trigger: 'turn-starts', holds: ofSeat(false) };
export const activates: Moment = { trigger: 'unit-activates', holds: isSelf('unit') };
export const enemyActivates: Moment = { trigger: 'unit-activates', holds: isEnemy('unit') };
export const enemyNcuActivates: Moment = { trigger: 'ncu-activates', holds: isEnemyNcu };
export const claimsZone: Moment = { trigger: 'zone-claimed', holds: ofSeat(true) };
export const opponentPlaysCard: Moment = { trigger: 'card-played', holds: ofSeat(false) };
export const meleeBegins: Moment = { trigger: 'attack-before-dice', holds: all(isMelee, isSelf('unit')) };
export const friendlyMelee: Moment = { trigger: 'attack-before-dice', holds: all(isMelee, isFriend('unit')) };
export const attackedBy: Moment = {
  trigger: 'attack-completed',
  holds: all(isSelf('other'), isEnemy('unit')),
};
export const friendlyMeleeDone: Moment = {
  trigger: 'attack-completed',
  holds: all(isMelee, isFriend('unit'), stands('unit')),
};
/** An enemy completed a Melee Attack on a unit that survived it; in a free-for-all also that of a third player. */
export const enemyMeleeDone: Moment = {
  trigger: 'attack-completed',
  holds: all(isMelee, isEnemy('unit'), stands('other')),
};
export const chargeBegins: Moment = { trigger: 'charge-before', holds: isSelf('unit') };
export const enemyChargeBegins: Moment = { trigger: 'charge-before', holds: isEnemy('unit') };
export const friendlyChargeRolled: Moment = { trigger: 'charge-rolled', holds: isFriend('unit') };
export const chargeSucceeds: Moment = { trigger: 'charge-succeeds', holds: isSelf('unit') };
export const friendlyChargeSucceeds: Moment = { trigger: 'charge-succeeds', holds: isFriend('unit') };
export const charged: Moment = { trigger: 'charge-succeeds', holds: isSelf('other') };
export const enemyTests: Moment = {
  trigger: 'morale-before-dice',
  holds: all(isEnemy('unit'), stands('unit')),
};
export const friendlyTestRolled: Moment = { trigger: 'morale-after-dice', holds: isFriend('unit') };
export const enemyPanics: Moment = { trigger: 'panic-failed', holds: isEnemy('unit') };
export const surgesForth: Moment = { trigger: 'surge-forth', holds: all(isSelf('unit'), unengaged('unit')) };
export const friendSurgesForth: Moment = {
  trigger: 'surge-forth',
  holds: all(isFriend('unit'), unengaged('unit')),
};
export const friendDestroyed: Moment = { trigger: 'unit-destroyed', holds: isFriend('unit') };

export function unengaged(who: Who): Holds {
  return (s, o) => {
    const unit = unitOf(s, o[who] ?? '');
    return unit !== null && unit.pose !== null && !isEngaged(s, unit);
  };
}

export const engaged =
  (who: Who): Holds =>
  (s, o) => {
    const unit = unitOf(s, o[who] ?? '');
    return unit !== null && isEngaged(s, unit);
  };

export function narrowed(moment: Moment, ...more: readonly Holds[]): Moment {
  return { ...moment, holds: all(moment.holds, ...more) };
}

// Answers of players, and what happens by itself

const together =
  (effects: readonly Effect[]): Effect =>
  (...given) => {
    for (const effect of effects) effect(...given);
  };

/** There is nothing to choose but whether. */
export function answer(moment: Moment, ...effects: readonly Effect[]): Response {
  return choose(moment, () => ['yes'], ...effects);
}

export function choose(
  { trigger, holds, targets = 'unit' }: Moment,
  ways: Ways,
  ...effects: readonly Effect[]
): Response {
  return {
    trigger,
    ways: (...given) => (holds(...given) ? ways(...given) : []),
    effect: together(effects),
    targets,
  };
}

export function happening({ trigger, holds }: Moment, ...effects: readonly Effect[]): Happening {
  return { trigger, if: holds, effect: together(effects) };
}

// What to choose from

export const friendly: Ways = (s, _, seat) => unitOptions(friendlyUnits(s, seat));
export const hostile: Ways = (s, _, seat) => unitOptions(enemyUnits(s, seat));
export const friendlyUnengaged: Ways = (s, _, seat) =>
  unitOptions(friendlyUnits(s, seat).filter((unit) => !isEngaged(s, unit)));

// Attacks that always have something

/** An Ability with the melee symbol: what it gives, or how to find that. */
export const inMelee =
  (gain: AttackGain | ((attack: Attacking, s: BattleState) => AttackGain)) =>
  (s: BattleState, attack: Attacking): AttackGain | null => {
    if (attack.kind !== 'melee') return null;
    return typeof gain === 'function' ? gain(attack, s) : gain;
  };

// Effects

export const when =
  (holds: Holds, ...effects: readonly Effect[]): Effect =>
  (t, o, seat, way, unit) => {
    if (holds(t.state, o, seat, unit)) together(effects)(t, o, seat, way, unit);
  };

/** If its player controls the zone. */
export const holding = (zone: string, ...effects: readonly Effect[]): Effect =>
  when((s, _, seat) => controls(s, seat, zone), ...effects);

export const gains =
  (gain: AttackGain): Effect =>
  (t) =>
    addGain(t, gain);

export const unitBecomes =
  (...conditions: readonly Condition[]): Effect =>
  (t, o) =>
    become(t, o.unit ?? '', ...conditions);

export const otherBecomes =
  (...conditions: readonly Condition[]): Effect =>
  (t, o) =>
    become(t, o.other ?? '', ...conditions);

/** The unit has the ability for a while, from the card or NCU `from`. */
export const has =
  (ability: string, until: Lasting['until'], from: string, who: Who = 'unit'): Effect =>
  (t, o, seat) =>
    lay(t, { ability, on: o[who] ?? '', by: seat, until, from });

/** All but the innate; what other cards gave stays. */
export const losesAbilities = (until: Lasting['until'], from: string): Effect =>
  has('abilities-lost', until, from);

export const suffersTest =
  (
    kind: 'morale' | 'panic',
    more: (
      s: BattleState,
      seat: string,
      unit: UnitState | null,
    ) => { roll?: number; wounds?: number } = () => ({}),
  ): Effect =>
  (t, o, seat, _, unit) =>
    test(t, kind, o.unit ?? '', { seat, by: unit?.id ?? null, ...more(t.state, seat, unit) });

const testResult = (t: T): boolean | null => (t.returned as { passed: boolean } | null)?.passed ?? null;

/** Straight after a test, in `inOrder`. */
export const onFailure =
  (...effects: readonly Effect[]): Effect =>
  (t, ...given) => {
    if (testResult(t) === false) together(effects)(t, ...given);
  };

export const onSuccess =
  (...effects: readonly Effect[]): Effect =>
  (t, ...given) => {
    if (testResult(t) === true) together(effects)(t, ...given);
  };

const SEQUENCES: Record<string, readonly Effect[]> = {};

/** One effect after the other, each when the one before is over. The name stands for them while they last. */
export function inOrder(name: string, ...effects: readonly Effect[]): Effect {
  if (Object.hasOwn(SEQUENCES, name)) throw bug(`two sequences are called ${name}`);
  SEQUENCES[name] = effects;
  return (t, { trigger, unit, other, about }, seat, way, owner) =>
    t.run(effectsInOrder, { name, at: 0, trigger, unit, other, about, seat, way, owner: owner?.id ?? null });
}

interface InOrder extends Occasion {
  name: string;
  at: number;
  seat: string;
  way: string;
  owner: string | null;
}

export const effectsInOrder = procedure<InOrder>('effects-in-order')({
  next: (t, f) => {
    const effect = SEQUENCES[f.name]?.[f.at];
    if (effect === undefined) return 'end';
    f.at += 1;
    effect(t, f, f.seat, f.way, unitOf(t.state, f.owner ?? ''));
    return 'next';
  },
});

// Phrases of Tactics cards

/** The card stays on the chosen unit instead of in the discard pile. */
export const attaches =
  (card: string): Effect =>
  (t, _, seat, unit) => {
    if (mustUnit(t.state, unit).destroyed) return; // by an effect that was resolved before
    changePlayer(t.state, seat, { discard: without(playerOf(t.state, seat).discard, card) });
    lay(t, { ability: card, on: unit, by: seat, until: 'game', from: card });
  };

/** The attached card leaves the unit for its owner's discard pile. */
export const detaches =
  (card: string): Effect =>
  (t, o) =>
    lift(t, (effect) => effect.on === o.unit && effect.ability === card);

/** Something else happens in place of the effect of the zone just claimed, if nothing has taken its place yet. */
export const replacesZone =
  (...effects: readonly Effect[]): Effect =>
  (t, ...given) => {
    const activation = running(t.state, ncuActivation);
    if (activation === null || activation.replaced) return;
    activation.replaced = true;
    together(effects)(t, ...given);
  };

export const retreats =
  (who: Who, reroll: Holds = () => false): Effect =>
  (t, o, seat, _, unit) =>
    t.run(retreat, startRetreat(o[who] ?? '', reroll(t.state, o, seat, unit)));

/** What a Melee Attack action may be spent on besides an enemy: terrain, and what the game mode has. */
export function otherMeleeActions(s: BattleState, unit: UnitState): Offer[] {
  return [...breakable(s, unit), ...(modeOf(s).attackActions?.(s, unit) ?? [])];
}

export function startOtherMelee(t: T, unit: string, action: string, gained: AttackGain[]): void {
  const terrain = brokenBy(t.state, action);
  if (terrain !== null) t.run(breakTerrain, { unit, terrain });
  else modeOf(t.state).act?.(t, mustUnit(t.state, unit), action, gained);
}

/** Units that may attack in melee at their lowest die value, or charge so where the card allows it. */
export const assaults =
  (mayCharge: (s: BattleState, o: Occasion, unit: UnitState) => boolean): Ways =>
  (s, o, seat) =>
    friendlyUnits(s, seat).flatMap((unit) => {
      const how = otherMeleeActions(s, unit);
      if (!isEngaged(s, unit)) {
        if (mayCharge(s, o, unit) && canCharge(s, unit)) how.unshift('charge');
      } else if (meleeProfiles(s, unit).length > 0) how.unshift('attack');
      return how.map((action) => joined('|', unitOption(unit.id), action));
    });

export const assault: Effect = (t, _, __, way) => {
  const [unit = '', how = ''] = way.split('|');
  const gained: AttackGain[] = [{ dieValue: 'lowest' }];
  if (how === 'attack') t.run(melee, startMelee(unit, null, gained));
  else if (how === 'charge') t.run(charge, { ...startCharge(unit), gained });
  else startOtherMelee(t, unit, how, gained);
};

export const overrunWays: Ways = (s, o) => {
  const unit = mustUnit(s, o.unit);
  return [...(noMarch(s, unit) === null ? ['march'] : []), ...(canCharge(s, unit) ? ['charge'] : [])];
};

/** In place of Surging Forth: a Charge or a March. */
export const overruns =
  (reroll: Holds = () => false): Effect =>
  (t, o, seat, way, owner) => {
    const surging = running(t.state, melee);
    if (surging === null || surging.surge === 'replaced') return;
    surging.surge = 'replaced';
    const unit = mustUnit(t.state, o.unit);
    if (way === 'charge') t.run(charge, { ...startCharge(unit.id), reroll: reroll(t.state, o, seat, owner) });
    else t.run(march, startMarch(t.state, unit));
  };
