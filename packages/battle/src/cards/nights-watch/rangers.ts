/** Riders and Rangers: the Watch Marshal, Coldhands and his return, Yoren's recruits, and the Tactics cards of Benjen Stark. */
import {
  addsToken,
  answer,
  areNear,
  asking,
  choose,
  chosenHas,
  chosenShifts,
  condition,
  enemyActivates,
  happening,
  isFriend,
  isHolder,
  isOfHouse,
  isSelf,
  mayUse,
  moment,
  own,
  spendsToken,
  startOfFriendlyTurn,
  when,
} from '../../effects/words.ts';
import { running } from '@maester/kernel';
import { canSee } from '../../actions/line-of-sight.ts';
import { charge } from '../../actions/charge.ts';
import { ranged, startRanged } from '../../actions/ranged.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import { possibleActions } from '../../effects/free-actions.ts';
import { joined, unitOption, unitOptions, word } from '../../options.ts';
import { LONG_RANGE, SHORT_RANGE } from '../../geometry/range.ts';
import { raiseUnit, returnUnit } from '../../set-up/new-units.ts';
import { flanksOf } from '../../set-up/reserve.ts';
import { areFriends, playerOf } from '../../sides/sides.ts';
import type { BattleState, Lasting, UnitState } from '../../state.ts';
import { lastingOn, lay } from '../../tactics/influence.ts';
import { tokensLeft } from '../../units/abilities.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { isOfFamily } from '../../units/affiliation.ts';
import { isEngaged } from '../../units/engaged.ts';
import { enemyUnits, friendlyUnits, trayOf } from '../../units/units.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { maneuversFirst } from '../shared/phrases.ts';
import { marshal, rideByAttack } from '../shared/cavalry.ts';
import { hitAndRun } from '../shared/reposition-tactics.ts';

const MANY = 100;
const TO_RECRUIT = 4;

const CROW_RETURNS = 'eye-of-the-crow-returns';

/** The mark that a unit has fallen once, which stays for the game; a token on it says that its round has come. */
const hasFallen = (s: BattleState, unit: string): boolean =>
  s.lasting.some(({ ability, about }) => ability === CROW_RETURNS && about === unit);

const due = (s: BattleState, seat: string): Lasting | null =>
  s.lasting.find(({ ability, on, tokens }) => ability === CROW_RETURNS && on === seat && tokens === 0) ??
  null;

const FIRST_RANGER = 'benjen-stark-first-ranger';
const BEYOND_THE_WALL = 'benjen-stark-beyond-the-wall';

/** Enemies within Long Range of a friendly Ranger unit. */
function enemiesTracked(s: BattleState, seat: string): UnitState[] {
  const rangers = friendlyUnits(s, seat).filter((unit) => isOfFamily(s, unit, 'ranger'));
  return enemyUnits(s, seat).filter((enemy) => rangers.some((ranger) => areNear(ranger, enemy, 'long')));
}

/** The enemy with what befalls it, or the friend that shifts with the enemy. */
const insights: Ways<Trigger> = ({ s, seat }) =>
  enemiesTracked(s, seat).flatMap((enemy) => [
    joined('|', unitOption(enemy.id), word('quarry')),
    joined('|', unitOption(enemy.id), word('untargetable')),
    ...friendlyUnits(s, seat)
      .filter((friend) => !isEngaged(s, friend) && areNear(friend, enemy, 'long'))
      .map((friend) => joined('|', unitOption(friend.id), unitOption(enemy.id), word('shift'))),
  ]);

const chose = (what: string): Holds<Trigger> =>
  condition('chose', ({ way }) => way.endsWith(`|${what}`), { option: what });

function huntersInsight(commander: string): TacticsCard {
  return {
    name: "Hunter's Insight",
    faction: 'nights-watch',
    commander,
    responses: [
      choose(
        startOfFriendlyTurn,
        insights,
        when(chose('shift'), chosenShifts(3)),
        when(chose('quarry'), chosenHas('quarry', 'turn')),
        when(chose('untargetable'), chosenHas('no-friendly-orders-or-cards', 'turn')),
      ),
    ],
  };
}

export const BENJEN_TACTICS: { readonly [id: string]: TacticsCard } = {
  'hit-and-run-nights-watch': hitAndRun(
    { faction: 'nights-watch', commander: FIRST_RANGER },
    isOfHouse('ranger')('unit'),
  ),
  'lying-in-wait': {
    name: 'Lying In Wait',
    faction: 'nights-watch',
    commander: FIRST_RANGER,
    responses: [
      choose(
        enemyActivates,
        ({ s, seat, unit }) =>
          unitOptions(
            friendlyUnits(s, seat).filter(
              (friend) =>
                !friend.activated &&
                areNear(friend, unit, 'long') &&
                canSee(s, friend, trayOf(friend), unit, true) &&
                possibleActions(s, friend, ['ranged'], unit.id).length > 0,
            ),
          ),
        own(
          'shoots-from-hiding',
          ({ t, s, unit, chosen }) =>
            t.run(
              ranged,
              startRanged(chosen.id, unit.id, isOfFamily(s, chosen, 'ranger') ? [{ reroll: 'misses' }] : []),
            ),
          () => 2,
        ),
      ),
    ],
  },
  'hunters-insight-first-ranger': huntersInsight(FIRST_RANGER),
  'hunters-insight-beyond-the-wall': huntersInsight(BEYOND_THE_WALL),
  'marshal-nights-watch': marshal({ faction: 'nights-watch', commander: BEYOND_THE_WALL }),
  'ride-by-attack-nights-watch': rideByAttack({ faction: 'nights-watch', commander: BEYOND_THE_WALL }),
};

export const RANGER_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'affiliation-ranger': { name: 'Affiliation: Rangers', innate: true },
  'ranging-specialist': { name: 'Ranging Specialist', innate: true, ofLists: true },
  quarry: {
    name: 'Quarry',
    attacked: (s, { attacker, defender }) => {
      const laid = lastingOn(s, defender.id, 'quarry');
      return laid !== null && areFriends(s, laid.by, attacker.seat) ? { reroll: 'any' } : null;
    },
    happens: [
      happening(
        moment('charge-before', isSelf('other'), isFriend('unit')),
        own('runs-it-down', ({ t }) => {
          const now = running(t.state, charge);
          if (now !== null) now.reroll = true;
        }),
      ),
    ],
  },
  marshal: {
    name: 'Marshal',
    innate: true,
    freeManeuver: true,
    freeRetreat: true,
    happens: maneuversFirst,
    near: {
      whom: 'other-friends',
      within: 'short',
      attacking: (_, { kind }) => (kind === 'melee' ? { dice: 1 } : null),
      morale: () => ({ panicWounds: -1 }),
    },
  },
  'eye-of-the-crow': {
    name: 'Eye Of The Crow',
    innate: true,
    freeManeuver: true,
    freeRetreat: true,
    happens: [
      ...maneuversFirst,
      happening(
        moment(
          'unit-destroyed',
          isSelf('unit'),
          condition('first-fall', ({ s, unit }) => !hasFallen(s, unit.id)),
        ),
        own('will-return', ({ t, unit: { id, seat } }) =>
          lay(t, {
            ability: CROW_RETURNS,
            on: seat,
            by: seat,
            until: 'game',
            from: 'eye-of-the-crow',
            about: id,
            watch: true,
          }),
        ),
      ),
    ],
  },
  [CROW_RETURNS]: {
    name: 'Eye Of The Crow',
    happens: [
      asking(
        moment(
          'round-starts',
          condition('fell-last-round', ({ s, seat }) => due(s, seat) !== null),
        ),
        () => ['return', 'no'],
        own(
          'returns',
          ({ t, s, seat, way }) => {
            const fallen = due(s, seat);
            t.state.lasting = s.lasting.map((one) => (one === fallen ? { ...one, tokens: 1 } : one));
            const edges = flanksOf(s, seat);
            if (way === 'return' && fallen?.about !== undefined)
              returnUnit(t, fallen.about, { edges, within: SHORT_RANGE }, false);
          },
          ({ way }) => (way === 'return' ? 4 : 0),
        ),
      ),
    ],
  },
  recruitment: {
    name: 'Recruitment',
    tokens: 0,
    happens: [happening(moment('zone-claimed', isHolder), addsToken(MANY))],
    insteadOfZone: {
      ways: ({ about }) => ('zone' in about && about.zone === 'crown' ? ['yes'] : []),
      effects: [addsToken(MANY)],
    },
    uses: [
      mayUse(
        answer(
          moment(
            'round-starts',
            condition(
              'enough-recruits',
              ({ holder }) => holder !== null && tokensLeft(holder, 'recruitment', 0) >= TO_RECRUIT,
            ),
          ),
          own(
            'recruits',
            ({ t, s, seat }) => {
              const edge = playerOf(s, seat).edge ?? 0;
              raiseUnit(t, { seat, card: 'conscripts' }, { edges: [edge], within: LONG_RANGE });
            },
            () => 6,
          ),
        ),
        ...Array.from({ length: TO_RECRUIT }, () => spendsToken),
      ),
    ],
  },
};
