/** Why a roll is modified, piece by piece: what events tell of Attack dice, Defense saves and Morale Tests. */
import type { Attack } from './frame.ts';
import type { AttackGain } from '../effects/gains.ts';
import type { Modifier } from '../events.ts';
import { rulesOf } from '../edition/of.ts';
import type { BattleState, UnitState } from '../state.ts';
import { mustUnit } from '../units/units.ts';
import { TERRAIN_KEYWORDS } from '../terrain/kinds.ts';
import { abilitiesWith } from '../units/abilities.ts';
import { aurasOn } from '../units/auras.ts';
import { givenToAttack, givenToUnit, sufferedBy } from '../units/given.ts';

type Rolled = 'toHit' | 'defenseRoll' | 'panicRoll' | 'wounds';

export function someModifier(from: Modifier['from'], id: string, roll: number | undefined): Modifier[] {
  return roll === undefined || roll === 0 ? [] : [{ from, id, roll }];
}

/** What cards, ground and abilities of both sides add to a roll of this attack. */
export function attackModifiers(s: BattleState, f: Attack, attack: string, roll: Rolled): Modifier[] {
  const [attacker, defender] = [mustUnit(s, f.attacker), mustUnit(s, f.defender)];
  const attacking = { attacker, defender, kind: f.kind, attack, charge: f.charge, arc: f.arc };
  return [
    ...f.gained.flatMap((more) => someModifier(sourceOf(s, more), more.from ?? more.by ?? '', more[roll])),
    ...abilitiesWith(s, attacker, 'attacking').flatMap(({ id, attacking: gives }) =>
      someModifier('ability', id, givenToAttack(gives, s, attacking)?.[roll]),
    ),
    ...abilitiesWith(s, defender, 'attacked').flatMap(({ id, attacked: gives }) =>
      someModifier('ability', id, givenToAttack(gives, s, attacking)?.[roll]),
    ),
    ...aurasOn(s, attacker).flatMap(({ name, aura, bearer }) =>
      someModifier('ability', name, aura.attacking?.(s, attacking, bearer)?.[roll]),
    ),
    ...aurasOn(s, defender).flatMap(({ name, aura, bearer }) =>
      someModifier('ability', name, aura.attacked?.(s, attacking, bearer)?.[roll]),
    ),
    ...(roll === 'toHit'
      ? sufferedBy(s, attacker).flatMap(({ id, gain }) => someModifier('ability', id, gain.toHit))
      : []),
  ];
}

/** What the unit's own abilities and those of engaged enemies add to its Defense saves. */
export function defenseAbilities(s: BattleState, unit: UnitState): Modifier[] {
  return [
    ...abilitiesWith(s, unit, 'defense').flatMap(({ id, defense }) =>
      someModifier('ability', id, givenToUnit(defense, s, unit)?.roll),
    ),
    ...sufferedBy(s, unit).flatMap(({ id, gain }) => someModifier('ability', id, gain.defenseRoll)),
  ];
}

function sourceOf(s: BattleState, { by, from = by }: AttackGain): Modifier['from'] {
  if (from === undefined) return 'effect';
  if (TERRAIN_KEYWORDS.some((keyword) => keyword === from)) return 'terrain';
  return rulesOf(s).tactics[from] === undefined ? 'ability' : 'card';
}

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { roll }) => sum + roll, 0);
}
