/** The Tactics cards of Stannis Baratheon: The Rightful Heir, The One True King, King at the Wall. */
import { idsOn, type Offer } from '@maester/kernel';
import { attackNow } from '../../attack/attack.ts';
import { keepsToken } from '../../attack/rerolls.ts';
import { attackTotal } from '../../attack/total.ts';
import { acts, selfActs } from '../../effects/action-moments.ts';
import {
  actionsOf,
  afterThisAttack,
  answer,
  attackedBy,
  attaches,
  choose,
  chosenBecomes,
  chosenSuffersTest,
  claimsZone,
  condition,
  detaches,
  expends,
  friendly,
  friendlyMelee,
  gains,
  happening,
  has,
  hasRetreated,
  hostile,
  inSteps,
  isFriend,
  isMelee,
  isOfHouse,
  isSelf,
  isUnitOf,
  isZone,
  losesAbility,
  mayUse,
  moment,
  narrowed,
  onSuccess,
  own,
  part,
  performs,
  pick,
  replacesZone,
  shedsAll,
  stands,
  startOfTurn,
  suffersTest,
  unengaged,
  unitBecomes,
  when,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { conditionOption, joined, named, unitOption, unitOptions } from '../../options.ts';
import type { Trigger, UnitTrigger } from '../../timing/triggers.ts';
import { belongsTo, isOfFamily } from '../../units/affiliation.ts';
import { losableAbilities } from '../../units/abilities.ts';
import { removeCondition } from '../../units/conditions.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { cardOf, enemyUnits, friendlyUnits } from '../../units/units.ts';
import { restore } from '../../units/wounds.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { rollD3 } from '../shared/d3.ts';
import { rideThemDown } from '../shared/assaults.ts';
import { azorAhai } from '../shared/red-god.ts';

const HEIR = 'stannis-baratheon-the-rightful-heir';
const KING = 'stannis-baratheon-the-one-true-king';
const WALL = 'stannis-baratheon-king-at-the-wall';
const STANNIS = 'Stannis Baratheon';

const isRhllors: Holds<UnitTrigger> = isOfHouse('rhllor')('unit');
const isCavalry: Holds<UnitTrigger> = condition(
  'cavalry',
  ({ s, unit }) => cardOf(s, unit).type === 'cavalry',
);

/** Every choice of one or more of these. */
function setsOf<V>(list: readonly V[]): V[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [];
  const without = setsOf(rest);
  return [[first], ...without.map((set) => [first, ...set]), ...without];
}

/** An enemy and the tokens that it loses: `unit|condition|condition`. */
const tokensToRemove: Ways<Trigger> = ({ s, seat }) =>
  enemyUnits(s, seat).flatMap(({ id, conditions }) =>
    setsOf(conditions).map((set) => joined('|', unitOption(id), ...set.map(conditionOption))),
  );

/** The Ability that it loses for the next of these tokens, if there is one left: `unit|ability`. */
const abilityToLose =
  (token: number): Ways<Trigger> =>
  (c: Asked<Trigger>): readonly Offer[] => {
    if (idsOn(c.on, 'condition').length < token) return [];
    const gone = c.parts.slice(1).flatMap(({ on }) => idsOn(on, 'ability'));
    return losableAbilities(c.s, c.chosen)
      .filter(({ id }) => !gone.includes(id))
      .map(({ id }) => joined('|', unitOption(c.chosen.id), named('ability', id)));
  };

export const STANNIS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'will-of-the-one-true-king': {
    name: 'Will Of The One True King',
    faction: 'baratheon',
    commander: HEIR,
    responses: [
      inSteps(
        choose(
          narrowed(claimsZone, isZone('crown')),
          hostile,
          replacesZone(
            part(0, chosenBecomes('panicked')),
            part(1, chosenBecomes('vulnerable')),
            part(2, chosenBecomes('weakened')),
          ),
        ),
        hostile,
        hostile,
      ),
    ],
  },
  'harsh-conditions': {
    name: 'Harsh Conditions',
    faction: 'baratheon',
    commander: HEIR,
    responses: [
      inSteps(
        choose(
          startOfTurn,
          tokensToRemove,
          part(
            0,
            own(
              'removes-tokens',
              ({ t, chosen: { id }, on }) => {
                for (const token of idsOn(on, 'condition')) {
                  const known = CONDITIONS.find((one) => one === token);
                  if (known !== undefined) removeCondition(t, id, known);
                }
              },
              ({ on }) => -0.7 * idsOn(on, 'condition').length,
            ),
          ),
          part(1, losesAbility('round')),
          part(2, losesAbility('round')),
          part(3, losesAbility('round')),
        ),
        abilityToLose(1),
        abilityToLose(2),
        abilityToLose(3),
      ),
    ],
  },
  'tactical-approach': {
    name: 'Tactical Approach',
    faction: 'baratheon',
    commander: HEIR,
    responses: [choose(moment('round-starts'), friendly, attaches)],
    attached: {
      uses: [
        mayUse(
          choose(
            moment('attack-after-dice', isMelee, isSelf('unit')),
            ({ s, other }) => {
              // of what the attack forbids, Weakened is about the attacker
              const keeps = attackTotal(s, attackNow(s)).keeps.filter((token) => token !== 'weakened');
              return other.conditions
                .filter((token) => !keepsToken(s, other, token, keeps))
                .map(conditionOption);
            },
            expends('other', null),
            gains(({ s, unit }) => ({ wounds: belongsTo(s, unit, STANNIS) ? 2 : 1 })),
          ),
        ),
      ],
    },
  },
  'in-rhllors-name-baratheon': {
    name: "In R'hllor's Name",
    faction: 'baratheon',
    commander: KING,
    responses: [
      choose(
        friendlyMelee,
        ...pick<'attack-before-dice'>((c) => (isRhllors.holds(c) ? 2 : 1), {
          'critical-blow': [gains({ keywords: ['critical-blow'] })],
          sundering: [gains({ keywords: ['sundering'] })],
        }),
        afterThisAttack(when(stands('other'), suffersTest('panic'))),
      ),
    ],
  },
  'test-of-faith': {
    name: 'Test of Faith',
    faction: 'baratheon',
    commander: KING,
    responses: [
      choose(
        startOfTurn,
        ({ s, seat }) => unitOptions(friendlyUnits(s, seat).filter((unit) => isOfFamily(s, unit, 'rhllor'))),
        chosenSuffersTest('morale'),
        onSuccess(shedsAll('chosen')),
        attaches,
      ),
    ],
    attached: { defense: { roll: 1 }, happens: [happening(attackedBy, detaches)] },
  },
  'azor-ahai-baratheon': azorAhai({ faction: 'baratheon', commander: KING }, isRhllors, 'panicked'),
  muster: {
    name: 'Muster',
    faction: 'baratheon',
    commander: WALL,
    responses: [
      answer(
        moment('action-before', isFriend('unit'), isCavalry, acts('retreat')),
        has('mustered', 'turn'),
        when(
          isUnitOf(STANNIS)('unit'),
          own(
            'restores-d3',
            ({ t, s, unit }) => void restore(t, unit.id, rollD3(t) + destroyedRanks(s, unit)),
            ({ s, unit }) => 2 + destroyedRanks(s, unit),
          ),
        ),
      ),
    ],
  },
  'on-the-double': {
    name: 'On The Double!',
    faction: 'baratheon',
    commander: WALL,
    responses: [
      answer(
        moment('unit-activates', isFriend('unit'), isCavalry, unengaged('unit')),
        has('in-a-hurry', 'turn'),
      ),
    ],
  },
  'ride-them-down-baratheon': rideThemDown({ faction: 'baratheon', commander: WALL }),
};

export const STANNIS_ABILITIES: { readonly [id: string]: AbilityCard } = {
  mustered: {
    name: 'Muster',
    retreats: { noPivots: true },
    uses: [
      mayUse(
        choose(hasRetreated, actionsOf('owner', ['maneuver']), detaches, performs('owner', ['maneuver'])),
      ),
    ],
  },
  'in-a-hurry': {
    name: 'On The Double!',
    happens: [happening(narrowed(selfActs, acts('maneuver')), has('hurried', 'turn'), detaches)],
  },
  hurried: {
    name: 'On The Double!',
    speed: 3,
    happens: [
      happening(
        moment('action-completed', isSelf('unit'), acts('maneuver')),
        unitBecomes('vulnerable'),
        detaches,
      ),
    ],
  },
};
