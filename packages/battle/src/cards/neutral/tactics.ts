/** Neutral Tactics cards. */
import type { TacticsCard } from '../card.ts';
import { fearKeepsAlive, isPanicked, noSecrets, sadisticGames, whisperedThreats } from '../shared/boltons.ts';
import { inMelee } from '../shared/phrases.ts';
import {
  adaptiveMethods,
  cruelMethods,
  diversionTactics,
  recklessStrikes,
  sellswordBravado,
  sellswordNegotiations,
  surpriseStrategy,
} from '../shared/field-tactics.ts';
import { issueCommands } from '../shared/tactics.ts';
import {
  answer,
  areNear,
  attaches,
  choose,
  condition,
  controlling,
  counts,
  detaches,
  enemyTests,
  expends,
  friendlyMelee,
  friendlyTestRolled,
  gains,
  happening,
  has,
  isEnemy,
  isFriend,
  isMelee,
  isOfHouse,
  isPanic,
  isSelf,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  nearUnitOf,
  not,
  otherBecomes,
  own,
  panics,
  passesTest,
  passesThisTest,
  rerollsTest,
  restores,
  searches,
  startOfFriendlyTurn,
  startOfTurn,
  when,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Holds } from '../../effects/effect.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import { testNow } from '../../morale/morale.ts';
import { unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { controls } from '../../tactics/control.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { belongsTo, isOfFamily, unitsOf } from '../../units/affiliation.ts';
import { engagedWith } from '../../units/engaged.ts';
import { cardOf, friendlyUnits, isCommandedBy } from '../../units/units.ts';
import { attacksBeforeTurns, exploitWeakness } from '../shared/assaults.ts';

const RAMSAY = 'ramsay-snow-the-bastard-of-bolton';
const ROOSE = 'roose-bolton-the-leech-lord';
const VARGO = 'vargo-hoat-the-goat-of-harrenhal';
const DAARIO = 'daario-naharis-stormcrow-captain-neutral';
const JOKIN = 'jokin-stormcrow-captain';

const isBoltons = (s: BattleState, unit: UnitState): boolean => isOfFamily(s, unit, 'house-bolton');
const ofTheBoltons = isOfHouse('house-bolton');

const nearCommander: Holds<UnitTrigger> = condition('near-commander', ({ s, seat, unit }) =>
  friendlyUnits(s, seat).some((one) => isCommandedBy(s, one, seat) && areNear(one, unit, 'short')),
);

/** Planning and Insight: one Hit, or two with the Tactics zone or for the Commander's unit. */
const planned = ({ s, seat }: Asked<'attack-before-dice'>, unit: UnitState): number =>
  controls(s, seat, 'tactics') || isCommandedBy(s, unit, seat) ? 2 : 1;

const spoilsOn = (s: BattleState, unit: UnitState): number =>
  lastingOn(s, unit.id, 'spoils-of-war')?.tokens ?? 0;

export const tactics: { readonly [id: string]: TacticsCard } = {
  'planning-and-insight': {
    name: 'Planning and Insight',
    faction: 'neutral',
    commander: null,
    responses: [
      choose(
        moment('attack-before-dice', isMelee),
        ({ s, seat, unit, other }) => {
          if (areFriends(s, unit.seat, seat)) return ['deals'];
          return areFriends(s, other.seat, seat) ? ['blocks'] : ['deals', 'blocks'];
        },
        when(
          condition('chose-deals', ({ way }) => way === 'deals'),
          gains((c) => ({ hits: planned(c, c.unit) })),
        ),
        when(
          condition('chose-blocks', ({ way }) => way === 'blocks'),
          gains((c) => ({ blocks: planned(c, c.other) })),
        ),
      ),
    ],
  },
  'adaptive-methods-neutral': adaptiveMethods({ faction: 'neutral', commander: null }),
  'issue-commands-neutral': issueCommands(
    { faction: 'neutral', commander: null },
    { others: true, cannotAct: false },
  ),
  'worth-the-risk': {
    name: 'Worth The Risk',
    faction: 'neutral',
    commander: null,
    responses: [
      answer(
        friendlyTestRolled,
        when(nearCommander, passesThisTest),
        when(not(nearCommander), rerollsTest),
        has('worth-the-risk', 'turn'),
      ),
    ],
    attached: {
      happens: [
        happening(passesTest, restores('unit', 2), detaches),
        happening(moment('morale-failed', isSelf('unit')), detaches),
      ],
    },
  },
  'meticulous-planning': {
    name: 'Meticulous Planning',
    faction: 'neutral',
    commander: null,
    responses: [
      answer(moment('round-ends'), searches('commanders')),
      answer(narrowed(startOfTurn, controlling('tactics')), searches('commanders')),
    ],
  },
  'surprise-strategy-neutral': surpriseStrategy({ faction: 'neutral', commander: null }),
  'spoils-of-war': {
    name: 'Spoils of War',
    faction: 'neutral',
    commander: null,
    responses: [
      choose(
        startOfFriendlyTurn,
        ({ s, seat }) =>
          unitOptions(
            friendlyUnits(s, seat).filter((unit) => ['infantry', 'cavalry'].includes(cardOf(s, unit).type)),
          ),
        attaches,
      ),
    ],
    attached: {
      happens: [
        happening(moment('unit-destroyed', isEnemy('unit'), near('short')('unit')), counts),
        happening(
          narrowed(
            meleeBegins,
            condition('has-spoils', ({ s, unit }) => spoilsOn(s, unit) > 0),
          ),
          otherBecomes('vulnerable'),
        ),
      ],
      attacking: inMelee(({ attacker }, s) => {
        const tokens = spoilsOn(s, attacker);
        return tokens === 0 ? {} : { dieValue: 'highest', toHit: tokens >= 2 ? 1 : 0 };
      }),
    },
  },
  'our-blades-are-sharp-neutral': {
    name: 'Our Blades Are Sharp',
    faction: 'neutral',
    commander: RAMSAY,
    responses: [
      answer(
        narrowed(friendlyMelee, isPanicked),
        gains({ keywords: ['precision'] }),
        when(ofTheBoltons('unit'), gains({ reroll: 'any' })),
      ),
    ],
  },
  'cruel-methods-neutral': cruelMethods({ faction: 'neutral', commander: RAMSAY }, isBoltons),
  'sadistic-games-neutral': sadisticGames({ faction: 'neutral', commander: RAMSAY }),
  'a-flayed-man-has-no-secrets-neutral': noSecrets({ faction: 'neutral', commander: ROOSE }),
  'fear-keeps-a-man-alive-neutral': fearKeepsAlive(
    { faction: 'neutral', commander: ROOSE },
    isBoltons,
    ({ s, seat }, unit) => areFriends(s, unit.seat, seat) && belongsTo(s, unit, 'Roose Bolton'),
  ),
  'whispered-threats-neutral': whisperedThreats({ faction: 'neutral', commander: ROOSE }),
  'the-cripplers-infamy': {
    name: "The Crippler's Infamy",
    faction: 'neutral',
    commander: VARGO,
    responses: [
      answer(
        narrowed(enemyTests, isPanic),
        when(
          condition('engaged-with-mummers', ({ s, unit }) =>
            engagedWith(s, unit).some((one) => isOfFamily(s, one, 'bloody-mummers')),
          ),
          own('crippler-frightens', ({ s }) => {
            const test = testNow(s);
            // battle/ability/same-name-not-cumulative: two players may have declared it
            if (test.changedBy.includes('the-cripplers-infamy')) return;
            test.changedBy.push('the-cripplers-infamy');
            test.roll -= 2;
          }),
        ),
        has('the-cripplers-infamy', 'turn'),
      ),
    ],
    attached: {
      uses: [
        mayUse(
          answer(
            moment('morale-failed', isSelf('unit'), isPanic),
            own('cripples', ({ s }) => {
              testNow(s).wounds += 2;
            }),
          ),
          expends('unit', 'weakened'),
        ),
      ],
      happens: [happening(panics, detaches), happening(narrowed(passesTest, isPanic), detaches)],
    },
  },
  'careless-aggression': {
    name: 'Careless Aggression',
    faction: 'neutral',
    commander: VARGO,
    responses: [attacksBeforeTurns()],
  },
  'exploit-weakness-neutral': exploitWeakness({ faction: 'neutral', commander: VARGO }),
  'sellsword-negotiations-neutral': sellswordNegotiations({ faction: 'neutral', commander: DAARIO }),
  'sellsword-bravado-neutral': sellswordBravado({ faction: 'neutral', commander: DAARIO }),
  'reckless-strikes-neutral': recklessStrikes(
    { faction: 'neutral', commander: DAARIO },
    'reckless-strikes-neutral',
    isOfHouse('stormcrows')('unit'),
  ),
  'brothers-in-arms': {
    name: 'Brothers In Arms',
    faction: 'neutral',
    commander: JOKIN,
    responses: [
      choose(
        startOfFriendlyTurn,
        ({ s, seat }) =>
          unitOptions(friendlyUnits(s, seat).filter((unit) => isOfFamily(s, unit, 'stormcrows'))),
        attaches,
      ),
    ],
    attached: {
      attacking: (s, { attacker }) => {
        const close = friendlyUnits(s, attacker.seat).filter(
          (friend) => friend.id !== attacker.id && areNear(attacker, friend, 'short'),
        ).length;
        const jokins = unitsOf(s, attacker.seat, 'Jokin').some((unit) => areNear(attacker, unit, 'short'));
        return { dice: close + (jokins ? 1 : 0) };
      },
      happens: [happening(panics, detaches)],
    },
  },
  'diversion-tactics-neutral': diversionTactics({ faction: 'neutral', commander: JOKIN }),
  'stalwart-mercenaries': {
    name: 'Stalwart Mercenaries',
    faction: 'neutral',
    commander: JOKIN,
    responses: [
      answer(
        moment('morale-before-dice', isFriend('unit'), isPanic),
        when(nearUnitOf('Jokin', 'short')('unit'), has('stalwart-mercenaries', 'turn')),
        own(
          'steadies',
          ({ s, source }) => {
            const test = testNow(s);
            // battle/ability/same-name-not-cumulative: two players may have declared it
            if (test.changedBy.includes(source.id)) return;
            test.changedBy.push(source.id);
            test.roll += 2;
          },
          () => 1,
        ),
      ),
    ],
    attached: {
      morale: (_, __, test) => (test === 'panic' ? { passes: true } : null),
      happens: [happening(narrowed(passesTest, isPanic), detaches)],
    },
  },
};
