// The attack that an answer would bring about, for its odds: the one an action, a target or a Charge stands for, or the
// one that is about to be rolled while a card or Order is considered.

import type { AttackOptions, BattleState } from '@maester/battle/engine';
import { cardOf, engagedWith, unitOf } from '@maester/battle/field';
import { attackUnderway, meleeUnderway, shooterUnderway, usedBy } from '@maester/battle/tables';
import { idOn, type Decision, type Option } from '@maester/kernel';

export interface AttackAsked {
  readonly attacker: string;
  readonly defender: string;
  /** Which of its attacks. */
  readonly profile: number;
  readonly options: AttackOptions;
  /** The card or Order that is considered, by the key of its name. */
  readonly used: string | null;
}

/** The attacks that this answer stands for; none if it is about something else. */
export function attacksAsked(
  view: BattleState,
  decision: Decision,
  option: Option | null,
): readonly AttackAsked[] {
  if (decision.ask === 'occasion/declare') return considered(view, decision, option);
  // an action is taken with one press: its odds are there before
  if (decision.ask === 'activation/select-action' || decision.ask === 'choose-attack-action/choose')
    return decision.kind === 'option' && decision.options.some(({ id }) => id === 'attack')
      ? meleesOf(view, unitIn(decision))
      : [];
  if (option === null) return [];
  const target = idOn(option.on, 'unit');
  switch (decision.ask) {
    case 'melee/choose-target':
    case 'melee/choose-attack':
      return inMelee(view, target, option);
    case 'charge/declare-target': {
      const charger = unitIn(decision);
      return target === null || charger === null ? [] : [melee(view, charger, target, { charge: true })];
    }
    case 'ranged/choose-target':
      return shot(view, shooterUnderway(view), target, idOn(option.on, 'attack'));
    default:
      return [];
  }
}

function unitIn({ facts }: Decision): string | null {
  const { unit } = facts;
  return typeof unit === 'string' ? unit : null;
}

/** The target is chosen, or it is known and the attack is. */
function inMelee(view: BattleState, target: string | null, option: Option): readonly AttackAsked[] {
  const now = meleeUnderway(view);
  const defender = target ?? now?.target ?? null;
  if (now === null || defender === null) return [];
  const { unit, charge, chargeBonus, gained } = now;
  const asked = melee(view, unit, defender, { charge, chargeBonus, gained });
  return [target === null ? { ...asked, profile: Number(option.id) } : asked];
}

function melee(view: BattleState, attacker: string, defender: string, options: AttackOptions): AttackAsked {
  const unit = unitOf(view, attacker);
  const profile = unit === null ? 0 : cardOf(view, unit).attacks.findIndex(({ kind }) => kind === 'melee');
  return { attacker, defender, profile: Math.max(0, profile), options, used: null };
}

/** With everyone it fights now. */
function meleesOf(view: BattleState, attacker: string | null): readonly AttackAsked[] {
  const unit = attacker === null ? null : unitOf(view, attacker);
  if (unit === null || unit.pose === null) return [];
  return engagedWith(view, unit).map(({ id }) => melee(view, unit.id, id, {}));
}

function shot(
  view: BattleState,
  attacker: string | null,
  defender: string | null,
  named: string | null,
): readonly AttackAsked[] {
  const unit = attacker === null ? null : unitOf(view, attacker);
  if (unit === null || defender === null) return [];
  const profile = cardOf(view, unit).attacks.findIndex(
    ({ kind, name }) => kind !== 'melee' && (named === null || name === named),
  );
  return profile < 0 ? [] : [{ attacker: unit.id, defender, profile, options: {}, used: null }];
}

/** While an attack is about to be rolled: as it is, and with what is considered if it is the attacker's. */
function considered(view: BattleState, decision: Decision, option: Option | null): readonly AttackAsked[] {
  const now = attackUnderway(view);
  if (now === null || decision.facts['trigger'] !== 'attack-before-dice') return [];
  // the odds know the attacks of units' cards alone
  if (now.printed !== undefined) return [];
  const { attacker, defender, profile, charge, chargeBonus, gained } = now;
  const plain: AttackAsked = {
    attacker,
    defender,
    profile,
    options: { charge, chargeBonus, gained },
    used: null,
  };
  if (option === null || unitOf(view, attacker)?.seat !== decision.seat) return [plain];
  const card = idOn(option.on, 'card');
  const order = idOn(option.on, 'ability');
  const id = card ?? order;
  if (id === null) return [plain];
  const named = usedBy(view, decision.seat, option.id) ?? id;
  const used = card === null ? `name.ability.${id}` : `name.card.${id}`;
  return [plain, { ...plain, options: { ...plain.options, using: [named] }, used }];
}
