/** Night's Watch: abilities of units, attachments and NCUs. */
import { zoneWith } from '../../tactics/claims.ts';
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import {
  actionsOf,
  addsToken,
  answer,
  asking,
  becomesChosen,
  choose,
  chosenBecomes,
  chosenHas,
  condition,
  destroysNcu,
  draws,
  enemyAttack,
  engagedEnemies,
  friendPasses,
  friendly,
  gains,
  gainsChosen,
  handsDrawn,
  happening,
  hostile,
  influences,
  isHolder,
  isSelf,
  losesRank,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  part,
  performs,
  pick,
  restores,
  shedsChosen,
  shufflesBack,
  spendsToken,
  startOfTurn,
  takesFromTop,
  thenChooses,
  withOneOf,
} from '../../effects/words.ts';
import type { Ways } from '../../effects/effect.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { unitOptions, withTokens } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { lastingOn } from '../../tactics/influence.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { tokensLeft } from '../../units/abilities.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { cardOf, enemyUnits, friendlyUnits } from '../../units/units.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee } from '../shared/phrases.ts';
import { PYKE_ABILITIES } from './noye-and-pyke.ts';
import { BUILDER_ABILITIES } from './builders.ts';
import { RANGER_ABILITIES } from './rangers.ts';
import { MALLISTER_ABILITIES } from './thorne-and-mallister.ts';
import { VOW_ABILITIES } from './vows.ts';

/** More than any game gives. */
const MANY = 100;

const GALLOWS_HUMOR = 'gallows-humor';
const jokes = (unit: UnitState): number => tokensLeft(unit, GALLOWS_HUMOR, 0);

/** Whether the player of this Influence is a friend of the unit it lies on. */
function influencedByFriend(s: BattleState, unit: UnitState, ability: string): boolean {
  const laid = lastingOn(s, unit.id, ability);
  return laid !== null && areFriends(s, laid.by, unit.seat);
}

/** Influence can be laid on any unit. */
const ownFirst: Ways<Trigger> = ({ s, seat }) =>
  unitOptions([...friendlyUnits(s, seat), ...enemyUnits(s, seat)]);

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...BUILDER_ABILITIES,
  ...RANGER_ABILITIES,
  ...MALLISTER_ABILITIES,
  ...VOW_ABILITIES,
  ...PYKE_ABILITIES,
  'dual-weapons': { name: 'Dual Weapons', attacking: inMelee({ keywords: ['precision'] }) },
  greatsword: { name: 'Greatsword', attacking: inMelee({ keywords: ['sundering'] }) },
  'ready-aim-release': {
    name: 'Ready! Aim! Release!',
    order: choose(
      moment(
        'charge-before',
        isSelf('other'),
        condition('in-the-front', ({ s }) => running(s, charge)?.side === 'front'),
      ),
      actionsOf('other', ['ranged'], 'unit'),
      performs('other', ['ranged'], { on: 'unit', gained: [{ dieValue: 'lowest' }] }),
    ),
  },
  'true-bond': {
    name: 'True Bond',
    innate: true,
    follows: { character: 'Jon Snow' },
    sharesCardsOf: 'Jon Snow',
  },
  'stay-at-your-posts': {
    name: 'Stay At Your Posts!',
    order: answer(
      narrowed(friendPasses, near('short')('unit')),
      restores('unit', ({ s, unit }) => 1 + destroyedRanks(s, unit)),
    ),
  },
  'bookkeeping-samwell-tarly': { name: 'Bookkeeping', hand: 1 },
  'commanders-vassal': { name: "Commander's Vassal", innate: true, countsAsCommander: true },
  [GALLOWS_HUMOR]: {
    name: 'Gallows Humor',
    innate: true,
    tokens: 0,
    happens: [happening(losesRank, addsToken(MANY))],
    untargetable: {
      by: 'enemies',
      what: ['order', 'card', 'influence'],
      while: (_, unit) => jokes(unit) >= 1,
    },
    attacking: inMelee(({ attacker }) => ({ toHit: jokes(attacker) >= 2 ? 1 : 0 })),
  },
  'counts-and-measures': {
    name: 'Counts and Measures',
    claims: { ways: () => ['yes'], effects: [takesFromTop(2)] },
  },
  'maesters-healing': {
    name: "Maester's Healing",
    claims: {
      ways: friendly,
      effects: [restores('chosen', ({ s, chosen }) => 1 + destroyedRanks(s, chosen))],
    },
  },
  'sacrifice-for-the-cause': {
    name: 'Sacrifice For The Cause',
    uses: [
      mayUse(
        choose(
          narrowed(
            startOfTurn,
            condition('off-the-board', ({ s, holder }) => holder === null || zoneWith(s, holder.id) === null),
          ),
          hostile,
          chosenBecomes('vulnerable'),
          chosenHas('held-back', 'round'),
        ),
        destroysNcu('holder'),
      ),
    ],
  },
  'held-back': { name: 'Held back', forbids: ['attack', 'ranged', 'charge'] },
  'halfhands-guidance': {
    name: "Halfhand's Guidance",
    claims: {
      must: true,
      ways: ownFirst,
      effects: [influences('guided-by-the-halfhand')],
    },
  },
  'guided-by-the-halfhand': {
    name: "Halfhand's Guidance",
    attacking: (s, { attacker }) =>
      influencedByFriend(s, attacker, 'guided-by-the-halfhand') &&
      ['cavalry', 'infantry'].includes(cardOf(s, attacker).type)
        ? { dice: 1 }
        : null,
  },
  'expert-maintenance': {
    name: 'Expert Maintenance',
    tokens: 2,
    uses: [
      mayUse(
        choose(
          moment('attack-after-dice'),
          () => ['reroll', 'defense'],
          gainsChosen({
            reroll: [{ reroll: 'any', keeps: ['weakened'] }],
            defense: [{ defenseRoll: 1, keeps: ['vulnerable'] }],
          }),
        ),
        spendsToken,
      ),
    ],
  },
  'knowledge-is-power': { name: 'Knowledge Is Power', hand: 1 },
  'gillys-insight': {
    name: "Gilly's Insight",
    uses: [mayUse(answer(handsDrawn, draws(1), shufflesBack(1)))],
  },
  'samwells-influence': {
    name: "Samwell's Influence",
    tokens: 1,
    happens: [
      happening(moment('zone-resolved', isHolder), spendsToken),
      happening(
        moment(
          'round-ends',
          condition(
            'no-tokens',
            ({ holder }) => holder !== null && tokensLeft(holder, 'samwells-influence', 1) === 0,
          ),
        ),
        destroysNcu('holder'),
      ),
    ],
  },
  'rest-and-refuge': {
    name: 'Rest and Refuge',
    claims: {
      must: true,
      ways: ({ s, seat }) => withTokens([...friendlyUnits(s, seat), ...enemyUnits(s, seat)]),
      effects: [influences('refuge'), shedsChosen],
    },
  },
  refuge: { name: 'Rest and Refuge', ignores: ['rough', 'hindering'] },
  'time-may-yet-come': {
    name: 'Time May Yet Come',
    claims: {
      must: true,
      ways: ownFirst,
      effects: [influences('their-time-has-come')],
    },
  },
  'their-time-has-come': {
    name: 'Time May Yet Come',
    happens: [
      asking(
        narrowed(
          meleeBegins,
          condition('influenced-by-friend', ({ s, unit }) =>
            influencedByFriend(s, unit, 'their-time-has-come'),
          ),
        ),
        ...pick<'attack-before-dice'>(({ s, unit }) => 1 + destroyedRanks(s, unit), {
          reroll: [gains({ reroll: 'any' })],
          highest: [gains({ dieValue: 'highest' })],
          'condition-token': [
            thenChooses(withOneOf(engagedEnemies('unit'), ...CONDITIONS)),
            part(1, becomesChosen),
          ],
        }),
      ),
    ],
  },
  'raven-flock': {
    name: 'Raven Flock',
    order: answer(narrowed(enemyAttack, near('long')('unit')), gains({ toHit: -1 })),
  },
};
