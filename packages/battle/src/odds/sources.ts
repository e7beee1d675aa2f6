/**
 * Where everything that an attack has comes from: each ability, card, token, arc and piece of ground on its own, with
 * what it gives. Together they make the totals that the odds are worked out from.
 */
import { defenseAbilities } from '../attack/modifiers.ts';
import { keepsToken } from '../attack/rerolls.ts';
import { attackTotal, attackProfile } from '../attack/total.ts';
import type { AttackGain, AttackTotal, Condition } from '../effects/gains.ts';
import type { Modifier } from '../events.ts';
import { rulesOf } from '../edition/of.ts';
import { moraleModifiers } from '../morale/morale.ts';
import { TERRAIN_KEYWORDS } from '../terrain/kinds.ts';
import { abilitiesOf } from '../units/abilities.ts';
import { aurasOn } from '../units/auras.ts';
import { givenToAttack, sufferedBy } from '../units/given.ts';
import { isFixture, mustUnit } from '../units/units.ts';
import type { Attack } from '../attack/frame.ts';
import type { BattleState, UnitState } from '../state.ts';
import { imagineAttack, type AttackOptions } from './description.ts';

export interface AttackSource {
  readonly from: Modifier['from'] | 'charge' | 'condition';
  /** The ability, card, arc, token or keyword of terrain; `charge` for the Charge Bonus. */
  readonly id: string;
  /** Whose it is; null for cards and ground. */
  readonly unit: string | null;
  readonly gain: AttackGain;
}

/** What the attack that this unit would make now has, source by source. */
export function attackSources(
  state: BattleState,
  attacker: string,
  defender: string,
  profile: number,
  options: AttackOptions = {},
): readonly AttackSource[] {
  const { s, f } = imagineAttack(state, attacker, defender, profile, options);
  const total = attackTotal(s, f);
  const [one, other] = [mustUnit(s, attacker), mustUnit(s, defender)];
  return [
    ...bonuses(f, total),
    ...ofAbilities(s, f, one, other),
    ...f.gained.map((gain): AttackSource => ({ ...sourceOf(s, gain), unit: null, gain })),
    ...(isFixture(other) ? [] : ofDefender(s, other)),
    ...tokens(s, one, ['weakened'], total.keeps),
    ...tokens(s, other, ['vulnerable', 'panicked'], total.keeps),
  ].filter(({ from, gain }) => from === 'condition' || isSomething(gain));
}

function isSomething(gain: AttackGain): boolean {
  return Object.entries(gain).some(
    ([name, value]) =>
      name !== 'from' && name !== 'by' && value !== 0 && !(Array.isArray(value) && value.length === 0),
  );
}

/** battle/bonus/charge, flank and rear. */
function bonuses(f: Attack, { noBonuses }: AttackTotal): AttackSource[] {
  if (noBonuses) return [];
  const sources: AttackSource[] = [];
  if (f.chargeBonus)
    sources.push({ from: 'charge', id: 'charge', unit: f.attacker, gain: { reroll: 'any' } });
  if (f.arc !== 'front') {
    const less = f.arc === 'flank' ? -1 : -2;
    sources.push({ from: 'arc', id: f.arc, unit: f.attacker, gain: { defenseRoll: less, panicRoll: less } });
  }
  return sources;
}

function ofAbilities(s: BattleState, f: Attack, attacker: UnitState, defender: UnitState): AttackSource[] {
  const { name: attack } = attackProfile(s, f);
  const attacking = { attacker, defender, kind: f.kind, attack, charge: f.charge, arc: f.arc };
  const ability = (id: string, unit: string, gain: AttackGain | null | undefined): AttackSource => ({
    from: 'ability',
    id,
    unit,
    gain: gain ?? {},
  });
  return [
    ...abilitiesOf(s, attacker).map(({ id, attacking: gives }) =>
      ability(id, attacker.id, givenToAttack(gives, s, attacking)),
    ),
    ...abilitiesOf(s, defender).map(({ id, attacked: gives }) =>
      ability(id, defender.id, givenToAttack(gives, s, attacking)),
    ),
    ...aurasOn(s, attacker).map(({ name, aura, bearer }) =>
      ability(name, bearer.id, aura.attacking?.(s, attacking, bearer)),
    ),
    ...aurasOn(s, defender).map(({ name, aura, bearer }) =>
      ability(name, bearer.id, aura.attacked?.(s, attacking, bearer)),
    ),
    ...sufferedBy(s, attacker).map(({ id, enemy, gain }) => ability(id, enemy, { toHit: gain.toHit ?? 0 })),
  ];
}

/** What helps or hurts the defender's Defense dice and its Panic Test, whoever attacks. */
function ofDefender(s: BattleState, defender: UnitState): AttackSource[] {
  const saves = defenseAbilities(s, defender).map(({ from, id, roll }): AttackSource => ({
    from,
    id,
    unit: defender.id,
    gain: { defenseRoll: roll },
  }));
  const tests = moraleModifiers(s, defender, 'panic').modifiers.map(({ from, id, roll }): AttackSource => ({
    from,
    id,
    unit: from === 'ability' ? defender.id : null,
    gain: { panicRoll: roll },
  }));
  return [...saves, ...tests];
}

function tokens(
  s: BattleState,
  unit: UnitState,
  which: readonly Condition[],
  keeps: readonly Condition[],
): AttackSource[] {
  return which
    .filter((condition) => unit.conditions.includes(condition) && !keepsToken(s, unit, condition, keeps))
    .map((id) => ({ from: 'condition', id, unit: unit.id, gain: {} }));
}

function sourceOf(s: BattleState, { from, by: id = from }: AttackGain): Pick<AttackSource, 'from' | 'id'> {
  if (id === undefined) return { from: 'effect', id: '' };
  if (TERRAIN_KEYWORDS.some((keyword) => keyword === id)) return { from: 'terrain', id };
  return { from: rulesOf(s).tactics[id] === undefined ? 'ability' : 'card', id };
}
