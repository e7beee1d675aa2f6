/** House Targaryen: abilities of units and attachments. Those of NCUs are in ncu-abilities.ts. */
import { running } from '@maester/kernel';
import { activation } from '../../round/activation.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Condition } from '../../effects/gains.ts';
import {
  addsToken,
  afterThisAttack,
  answer,
  areNear,
  asking,
  chosenBecomes,
  condition,
  destroysItself,
  enemiesNear,
  friendDestroyed,
  happening,
  isAttacked,
  isMelee,
  isSelf,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  not,
  opponentHolds,
  otherBecomes,
  own,
  passesTest,
  paysWounds,
  unitBecomes,
} from '../../effects/words.ts';
import { opponentControls } from '../../tactics/control.ts';
import { abilitiesOf, tokensLeft } from '../../units/abilities.ts';
import { friendlyUnits } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee, maneuversFirst, restoresSelf } from '../shared/phrases.ts';
import { DAENERYS_ABILITIES } from './daenerys.ts';
import { MAEGIS_HEALING } from './mirri.ts';
import { NCU_ABILITIES } from './ncu-abilities.ts';
import { SKAHAZ_ABILITIES } from './skahaz.ts';

/** Fire that no armour stops: any Hit burns the defender, and one enemy near it becomes this. */
const dragonfire = (name: string, becomes: Condition): AbilityCard => ({
  name,
  innate: true,
  attacking: inMelee({ keywords: ['vicious'], woundsForHits: 'd3' }),
  happens: [
    asking(
      moment(
        'attack-after-dice',
        isMelee,
        isSelf('unit'),
        condition('hit', ({ about }) => about.hits > 0),
      ),
      enemiesNear('short')('other'),
      chosenBecomes(becomes),
    ),
  ],
});

const MASSES = 'untrained-masses';
const isUntrained = (s: BattleState, unit: UnitState): boolean =>
  abilitiesOf(s, unit).some(({ id }) => id === MASSES);

/** Whether the unit has kept its place this turn, instead of the Maneuver that opens its activation. */
function heldStill(s: BattleState, unit: UnitState): boolean {
  const now = running(s, activation);
  return now === null || now.unit !== unit.id || !now.maneuvers;
}

const CONVICTION = 'unfaltering-conviction';
const fallenFor = (unit: UnitState): number => tokensLeft(unit, CONVICTION, 0);

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...NCU_ABILITIES,
  ...DAENERYS_ABILITIES,
  ...SKAHAZ_ABILITIES,
  'screamers-arakh': { name: "Screamer's Arakh", attacking: inMelee({ keywords: ['sundering'] }) },
  'outriders-bow': {
    name: "Outrider's Bow",
    shots: { "Outrider's Bow": { longWhile: heldStill } },
    attacking: (s, { attacker, kind }) =>
      kind === 'ranged' && heldStill(s, attacker) ? { keywords: ['precision'], toHit: 1 } : null,
  },
  'westerosi-rider': {
    name: 'Westerosi Rider',
    innate: true,
    freeManeuver: true,
    freeRetreat: true,
    happens: maneuversFirst,
    hand: 1,
  },
  'unsullied-prowess': {
    name: 'Unsullied Prowess',
    attacking: inMelee({ keywords: ['precision'], reroll: 'any', keeps: ['weakened'] }),
  },
  'combat-mastery-resolve': {
    name: 'Combat Mastery: Resolve',
    happens: [
      happening(
        narrowed(passesTest, not(opponentHolds('combat'))),
        restoresSelf(() => 1),
      ),
    ],
  },
  'combat-mastery-defense': {
    name: 'Combat Mastery: Defense',
    engagedEnemies: (s, { seat }) => (opponentControls(s, seat, 'combat') ? null : { toHit: -1 }),
  },
  'juvenile-dragon': {
    name: 'Juvenile Dragon',
    innate: true,
    flies: true,
    freeManeuver: true,
    happens: maneuversFirst,
  },
  'black-fire': dragonfire('Black Fire', 'panicked'),
  'golden-fire': dragonfire('Golden Fire', 'vulnerable'),
  'jade-fire': dragonfire('Jade Fire', 'weakened'),
  'hrakkars-and-tamers': {
    name: 'Hrakkars & Tamers',
    innate: true,
    freeManeuver: true,
    happens: maneuversFirst,
  },
  'claw-and-blade': { name: 'Claw & Blade', attacking: inMelee({ keywords: ['vicious'] }) },
  'untrained-masses': {
    name: 'Untrained Masses',
    innate: true,
    noObjectives: true,
    noVictoryPoints: true,
    happens: [
      happening(
        moment(
          'round-starts',
          condition(
            'left-alone',
            ({ s, owner }) =>
              owner !== null &&
              owner.pose !== null &&
              !friendlyUnits(s, owner.seat).some(
                (friend) => areNear(owner, friend, 'short') && !isUntrained(s, friend),
              ),
          ),
        ),
        own('scatters', ({ t, owner }) => {
          if (owner !== null) wound(t, owner.id, owner.wounds, null, null);
        }),
      ),
    ],
  },
  'drogos-bloodriders': {
    name: "Drogo's Bloodriders",
    innate: true,
    immuneTo: ['weakened'],
    freeManeuver: true,
    happens: maneuversFirst,
  },
  'bloodriders-arakh': {
    name: "Bloodriders' Arakh",
    attacking: inMelee({ keywords: ['sundering', 'vicious'] }),
  },
  bloodrider: { name: 'Bloodrider', innate: true, immuneTo: ['weakened'] },
  'fighters-armaments': { name: "Fighter's Armaments", attacking: inMelee({ keywords: ['precision'] }) },
  'pit-fighter-rage': {
    name: 'Pit Fighter Rage',
    order: answer(
      meleeBegins,
      otherBecomes('vulnerable', 'panicked', 'weakened'),
      afterThisAttack(paysWounds('unit', 2)),
    ),
  },
  'whatever-may-come': {
    name: 'Whatever May Come',
    innate: true,
    uses: [
      mayUse(answer(narrowed(isAttacked, isMelee), unitBecomes('vulnerable', 'weakened')), destroysItself),
    ],
  },
  'maegis-healing': MAEGIS_HEALING,
  'unfaltering-conviction': {
    name: 'Unfaltering Conviction',
    innate: true,
    tokens: 0,
    pool: CONVICTION,
    attacking: (_, { attacker }) => (fallenFor(attacker) >= 2 ? { toHit: 1 } : null),
    defense: (_, unit) => (fallenFor(unit) >= 3 ? { roll: 1 } : null),
    happens: [happening(friendDestroyed, addsToken(3))],
  },
};
