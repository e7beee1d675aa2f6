/** Tactics cards of assault that several factions have: each a function of what differs between them. */
import { charge, startCharge } from '../../actions/charge.ts';
import { acts, enemyHasActed } from '../../effects/action-moments.ts';
import { beganEngaged } from '../../effects/memory.ts';
import {
  actionsOfUnits,
  afterThisAttack,
  answer,
  assault,
  assaults,
  choose,
  chosenBecomes,
  claimsZone,
  condition,
  enemyMelee,
  enemyMeleeDone,
  friendlyAttack,
  friendlyMelee,
  gains,
  moment,
  narrowed,
  opponentsActivateNcu,
  otherBecomes,
  own,
  performs,
  replacesZone,
  stands,
  suffers,
  suffersHits,
  unitBecomes,
  when,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds } from '../../effects/effect.ts';
import type { Condition } from '../../effects/gains.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import { unitOptions } from '../../options.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { PairTrigger, UnitTrigger } from '../../timing/triggers.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { distanceBetween } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import { attackNow } from '../../attack/attack.ts';
import type { Response, TacticsCard } from '../card.ts';
import type { UnitType } from '../list-facts.ts';
import { canChargeAt } from './movement.ts';
import type { Whose } from './tactics.ts';

/** Which units may charge instead differs. */
export const assaultOrders = (
  whose: Whose,
  mayCharge: (c: Asked<'zone-claimed'>, unit: UnitState) => boolean,
): TacticsCard => ({
  name: 'Assault Orders',
  ...whose,
  responses: [choose(claimsZone, assaults(mayCharge), replacesZone(assault))],
});

/** Only units of this Character may charge. */
export const assaultOrdersOf = (whose: Whose, character: string): TacticsCard =>
  assaultOrders(whose, ({ s }, unit) => belongsTo(s, unit, character));

export const priceOfFailure = (whose: Whose): TacticsCard => ({
  name: 'Price of Failure',
  ...whose,
  responses: [
    answer(friendlyMelee, gains({ everyDieHits: true, attackerBecomes: ['panicked', 'vulnerable'] })),
  ],
});

/** `also` says for whom the defender becomes Vulnerable besides. */
export const sustainedAssault = (whose: Whose, also: Holds<UnitTrigger>): TacticsCard => ({
  name: 'Sustained Assault',
  ...whose,
  responses: [
    answer(
      friendlyMelee,
      when(beganEngaged, gains({ dieValue: 'highest', reroll: 'any' })),
      when(also, otherBecomes('vulnerable')),
    ),
  ],
});

interface ChargesInstead {
  readonly type: UnitType;
  /** What an enemy becomes that is charged successfully, besides 2 Hits for each rank of the charger. */
  readonly becomes: readonly Condition[];
  /** What the charger becomes before it sets off. */
  readonly charger?: readonly Condition[];
  /** Who may re-roll the die of the Charge. */
  readonly rerolls?: (s: BattleState, unit: UnitState) => boolean;
}

/** Ride Them Down! and Overconfidence: a Charge on an enemy that has just moved, with Hits in place of the attack. */
export const chargesInstead = ({ type, becomes, charger = [], rerolls }: ChargesInstead): Response =>
  choose(
    narrowed(enemyHasActed, acts('maneuver', 'march', 'retreat'), stands('unit')),
    ({ s, seat, unit }) =>
      unitOptions(
        friendlyUnits(s, seat).filter(
          (friend) =>
            cardOf(s, friend).type === type &&
            distanceBetween(friend, unit) <= LONG_RANGE &&
            canChargeAt(s, friend, unit),
        ),
      ),
    ...(charger.length > 0 ? [chosenBecomes(...charger)] : []),
    own(
      'rides-down',
      ({ t, s, unit, chosen }) =>
        t.run(charge, {
          ...startCharge(chosen.id, unit.id),
          insteadOfAttack: { becomes: [...becomes], hitsPerRank: 2 },
          reroll: rerolls?.(s, chosen) ?? false,
        }),
      () => 2.5,
    ),
  );

export const rideThemDown = (whose: Whose): TacticsCard => ({
  name: 'Ride Them Down!',
  ...whose,
  responses: [chargesInstead({ type: 'cavalry', becomes: ['panicked'] })],
});

type Of = Holds<PairTrigger>;

/** `of` says which defenders frighten the attacker besides. */
export const lashOut = (whose: Whose, of: Of, token: Condition = 'panicked'): TacticsCard => ({
  name: 'Lash Out',
  ...whose,
  responses: [
    answer(
      narrowed(enemyMeleeDone, stands('unit')),
      when(of, unitBecomes(token)),
      suffers('unit', ({ s, other }) => 2 * destroyedRanks(s, other)),
    ),
  ],
});

const isWeakened: Of = condition('weakened', ({ other }) => other.conditions.includes('weakened'));

export const exploitWeakness = (whose: Whose): TacticsCard => ({
  name: 'Exploit Weakness',
  ...whose,
  responses: [answer(friendlyAttack, otherBecomes('vulnerable'), when(isWeakened, gains({ reroll: 'any' })))],
});

/** `of` says whose unit is harder to hit. */
export const martialSuperiority = (whose: Whose, of: Of): TacticsCard => ({
  name: 'Martial Superiority',
  ...whose,
  responses: [
    answer(
      enemyMelee,
      when(of, gains({ toHit: -1, from: 'martial-superiority' })),
      afterThisAttack(suffersHits('unit', ({ s }) => attackNow(s).misses)),
    ),
  ],
});

/** An attack before the first turn, with +1 to hit for some; then opponents may activate an NCU. */
export const attacksBeforeTurns = (
  favours: (s: BattleState, unit: UnitState) => boolean = () => false,
): Response =>
  choose(
    moment('round-starts'),
    actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['attack']),
    performs('chosen', ['attack'], {
      gained: ({ s, chosen }) => (favours(s, chosen) ? [{ toHit: 1 }] : []),
    }),
    opponentsActivateNcu,
  );

export const needForVengeance = (
  whose: Whose,
  favours: (s: BattleState, unit: UnitState) => boolean,
): TacticsCard => ({
  name: 'A Need for Vengeance',
  ...whose,
  responses: [attacksBeforeTurns(favours)],
});
