/** Phrases that abilities of several factions have in common. */
import { maneuver, startManeuver } from '../../actions/maneuver.ts';
import type { AbilityCard, Attacking, Given, Happening, MeleeGain, Response } from '../card.ts';
import type { Faction } from '../factions.ts';
import type { Asked, Situation } from '../../effects/context.ts';
import type { Moment } from '../../effects/moments.ts';
import type { AttackGain, Condition } from '../../effects/gains.ts';
import { meleeProfiles } from '../../actions/melee.ts';
import type { Effect, Holds, Ways } from '../../effects/effect.ts';
import { keepsToken } from '../../attack/rerolls.ts';
import { retreat, startRetreat } from '../../actions/retreat.ts';
import { engagedWith, isEngaged } from '../../units/engaged.ts';
import {
  actionsOf,
  activates,
  answer,
  asking,
  attackedBy,
  condition,
  counts,
  draws,
  enemiesScore,
  friendAttacked,
  friendly,
  happening,
  hostile,
  isSelf,
  isUnitOf,
  moment,
  narrowed,
  own,
  performs,
  type Reach,
  restores,
  stands,
  startOfFriendlyTurn,
  startOfTurn,
  suffersTest,
  targetedBy,
  uncertain,
  unitDestroyed,
} from '../../effects/words.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { areFriends } from '../../sides/sides.ts';
import { abilitiesOf } from '../../units/abilities.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { cardOf, enemyUnits, friendlyUnits, shapeOf } from '../../units/units.ts';
import { LONG_RANGE, range, SHORT_RANGE } from '../../geometry/range.ts';
import { corners } from '../../geometry/tray.ts';
import { conditionOption, joined, unitOption, unitOptions } from '../../options.ts';
import type { PairTrigger, Trigger } from '../../timing/triggers.ts';
import { charge } from '../../actions/charge.ts';
import { running, type Offer } from '@maester/kernel';

/** An Ability with the melee symbol: what it gives, or how to find that. */
export function inMelee(
  gain: AttackGain | ((attack: Attacking, s: BattleState) => AttackGain),
): Given<MeleeGain, Attacking> {
  if (typeof gain !== 'function') return { melee: gain };
  return (s, attack) => (attack.kind === 'melee' ? { melee: gain(attack, s) } : null);
}

/** This attachment is destroyed in the unit that it is in. */
export const falls = (card: string): Moment<'attachment-destroyed'> =>
  moment(
    'attachment-destroyed',
    isSelf('unit'),
    condition('falls', ({ about }) => about.card === card),
  );

/** A captive who steadies the unit and gives the enemy a Victory Point. */
export const valuableCaptive = (card: string): AbilityCard => ({
  name: 'Valuable Captive',
  innate: true,
  morale: () => ({ roll: 1 }),
  happens: [happening(falls(card), enemiesScore(1))],
});

/** The Maneuver that its player announced for the start of its activation; a card may come before it. */
export const maneuversFirst: readonly Happening[] = [
  uncertain(
    happening(
      narrowed(
        activates,
        condition('maneuvers', ({ about }) => about.maneuvers),
      ),
      own('maneuvers-first', ({ t, s, unit }) => {
        if (isEngaged(s, unit)) t.run(retreat, startRetreat(unit.id));
        else t.run(maneuver, startManeuver(s, unit));
      }),
    ),
  ),
];

/** A friendly Infantry or Cavalry unit was destroyed. */
export const countsTheFallen: readonly Happening[] = [
  happening(
    narrowed(
      unitDestroyed,
      condition(
        'friend-fell',
        ({ s, unit, seat }) =>
          areFriends(s, unit.seat, seat) && ['infantry', 'cavalry'].includes(cardOf(s, unit).type),
      ),
    ),
    counts,
  ),
];

/** Who failed was Engaged with the unit the ability is on. */
export const engagedWithOwner: Holds<'panic-failed'> = condition(
  'engaged-with-it',
  ({ owner, about }) => owner !== null && about.stood?.engaged.includes(owner.id) === true,
);

/** Units around the place where a unit failed a Panic Test, even if that destroyed it. */
const nearStood =
  (units: typeof friendlyUnits, reach: Reach): Ways<'panic-failed'> =>
  ({ s, seat, unit, about: { stood } }) => {
    if (stood === null) return [];
    const there = corners({ kind: unit.tray, pose: stood.pose });
    const most = reach === 'short' ? SHORT_RANGE : LONG_RANGE;
    return unitOptions(units(s, seat).filter((one) => range(shapeOf(one), there) <= most));
  };
export const friendsNearStood = (reach: Reach): Ways<'panic-failed'> => nearStood(friendlyUnits, reach);
export const enemiesNearStood = (reach: Reach): Ways<'panic-failed'> => nearStood(enemyUnits, reach);

/** The enemy stood within range of the unit with the ability when it was activated: it may have moved by now. */
export const activatedNear = (reach: Reach): Holds<'unit-activates'> =>
  condition(
    'activated-near',
    ({ owner, unit, about: { stood: pose } }) =>
      owner !== null &&
      owner.pose !== null &&
      pose !== null &&
      range(shapeOf(owner), corners({ kind: unit.tray, pose })) <=
        (reach === 'short' ? SHORT_RANGE : LONG_RANGE),
  );

/** The unit with the ability did it. */
export const byOwner: Holds<'rank-destroyed'> = condition(
  'by-owner',
  (c) => c.owner !== null && (c as Partial<Situation>).occasion?.other === c.owner.id,
);

/** The unit has not been activated this round. */
export const hasNotActivated = (who: 'other'): Holds<PairTrigger> =>
  condition<PairTrigger>('not-activated', (c) => !c[who].activated);

/** The attack destroyed a rank of the defender, or all of them. */
export const destroyedARank: Holds<'attack-completed'> = condition(
  'destroyed-a-rank',
  ({ about }) => about.ranksLost > 0,
);

/** The attack dealt Wounds. */
export const dealtWounds: Holds<'attack-completed'> = condition(
  'dealt-wounds',
  ({ about }) => about.wounds > 0,
);

/** Attack Dice that show a 1. */
export const rollsOfOne = ({ about }: Asked<'attack-after-dice'>): number =>
  about.dice.filter((die) => die === 1).length;

/** What targets the unit is an enemy's, and an Ability of any kind or a Tactics card. */
export const byEnemy: Holds<'targeted' | 'target-resolved'> = condition(
  'by-enemy',
  ({ s, seat, about }) => !areFriends(s, about.seat, seat),
);
export const byAbilityOrCard: Holds<'targeted' | 'target-resolved'> = targetedBy(
  'order',
  'card',
  'ability',
  'ncu',
  'influence',
);

/** The chosen unit has this token. */
export const chosenIs = (token: Condition): Holds<Trigger> =>
  condition('chosen-has-token', ({ chosen }) => chosen.conditions.includes(token), { token });

/** All units, those of the own side first: for an Influence that is good for its unit. */
export const friendsFirst: Ways<Trigger> = (c) => [...friendly(c), ...hostile(c)];

/** The Condition tokens of these units that may be expended, each with its unit. */
export const expendable = (s: BattleState, units: readonly UnitState[]): readonly Offer[] =>
  units.flatMap((unit) =>
    unit.conditions
      .filter((token) => !keepsToken(s, unit, token, []))
      .map((token) => joined('|', unitOption(unit.id), conditionOption(token))),
  );

export const restoresSelf = (wounds: (destroyedRanks: number) => number): Effect<Trigger> =>
  restores('owner', ({ s, owner }) => wounds(owner === null ? 0 : destroyedRanks(s, owner)));

/** Whether any friend gains something whenever it, or another, passes a Morale Test. */
const gainsByPassing = (s: BattleState, seat: string): boolean =>
  friendlyUnits(s, seat).some((unit) =>
    abilitiesOf(s, unit).some(({ happens = [] }) =>
      happens.some(({ moment: { trigger } }) => trigger === 'morale-passed'),
    ),
  );

/** With nobody in reach to name there is still the Morale Test; who has nothing to gain by it is not asked. */
export const orTheTestAlone =
  <K extends Trigger>(ways: Ways<K>): Ways<K> =>
  (c) => {
    const found = ways(c);
    return found.length === 0 && gainsByPassing(c.s, c.seat) ? ['yes'] : found;
  };

/** The second effect of many cards. */
export const drawOne: Response = answer(startOfTurn, draws(1));
export const drawOneOnFriendlyTurn: Response = answer(startOfFriendlyTurn, draws(1));

/** The Charge that was declared counts as one with a 6. */
export const chargesAsWithSix: Effect<'charge-before'> = own(
  'charges-as-with-six',
  ({ t }) => {
    const now = running(t.state, charge);
    if (now !== null) now.dieIsSix = true;
  },
  () => 1,
);

/** An Order that frightens an attacker with every rank left. */
export const supremacy = (name: string): AbilityCard => ({
  name,
  order: answer(
    narrowed(attackedBy, stands('unit')),
    suffersTest('panic', {
      // A difference, since -0 would not outlast a saved game.
      roll: ({ s, owner }) => (owner === null ? 0 : 0 - ranksOf(s, owner)),
      wounds: ({ s, owner }) => (owner === null ? 0 : ranksOf(s, owner)),
    }),
  ),
});

/** After an attack on the unit of this Character the unit with the ability turns on the attacker, if it can. */
export const strikesBackFor = (character: string): Happening =>
  uncertain(
    asking(
      narrowed(friendAttacked, isUnitOf(character)('other')),
      actionsOf('owner', ['attack', 'charge'], 'unit'),
      performs('owner', ['attack', 'charge'], { on: 'unit' }),
    ),
  );

/** Units of this faction alone may re-roll against as many ranks as their own, or more. */
export const trueConviction = (faction: Faction): AbilityCard => ({
  name: 'True Conviction',
  attacking: (s, { attacker, defender }) =>
    cardOf(s, attacker).faction === faction && ranksOf(s, defender) >= ranksOf(s, attacker)
      ? { reroll: 'any' }
      : null,
});

/** Set for Charge: the unit that was charged strikes first. */
export const notInTheRear: Holds<'charge-succeeds'> = condition(
  'not-rear',
  ({ about }) => about.side !== 'rear',
);
export const canStrikeBack: Holds<'charge-succeeds'> = condition(
  'can-strike-back',
  ({ s, other }) => engagedWith(s, other).length === 1 && meleeProfiles(s, other).length > 0,
);
export const strikesFirst: Effect<'charge-succeeds'> = performs('other', ['melee'], { on: 'unit' });
