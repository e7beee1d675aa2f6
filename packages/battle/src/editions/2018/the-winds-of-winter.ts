/**
 * The Winds of Winter in 2018: two Secret Missions in each hand, which score as soon as they come true, and one that is
 * open to everybody. Nothing else scores.
 */
import { idOn } from '@maester/kernel';
import type { Change, Table } from '../../edition/edition.ts';
import { handOf, keepHand } from '../../modes/mode-state.ts';
import {
  commanderWorth,
  keepMissions,
  missionCommanderDestroyed,
  missionRule,
  missionsInPlay,
  missionsWorth,
  missionUnitDestroyed,
  missionZoneClaimed,
  scoreMissions,
  scoreMissionsInPlay,
  watches,
  worthAtEnd,
} from '../../modes/missions.ts';
import { fromFirstPlayer, hasCommanderIn, scoreFor } from '../../modes/objective-modes.ts';
import { missionOption } from '../../options.ts';
import { procedure, type T } from '../../rules.ts';
import { areFriends, playerOf } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { enemyUnits } from '../../units/units.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from '../shared/placed-tokens.ts';
import { discardMissions, drawToHand, oldMissions, openMission, without } from '../shared/secret-missions.ts';

const HAND = 2;
const HANDS = 'secretHands';
const BURIED = 'secretBuried';
const FROM_ROUND = 2;
const COMMANDER = 5;
const STRIPS = 8;

/** The owner shows a mission that came true; it is discarded. */
function show(t: T, seat: string, mission: number): void {
  keepHand(t.state, HANDS, seat, without(handOf(t.state, HANDS, seat), mission));
  t.reveal();
  t.emit({ type: 'mission', seat, mission, is: 'revealed' });
  discardMissions(t, [mission], seat);
}

function scoreAtOnce(t: T, seat: string, mission: number, points: number): void {
  show(t, seat, mission);
  scoreFor(t, seat, points, missionRule(t.state, mission));
}

/** Both copies of a card, if a player has them. */
function zoneClaimed(t: T, claimer: string, zone: string): void {
  missionZoneClaimed(t, claimer, zone);
  if (t.state.round < FROM_ROUND) return;
  for (const seat of t.state.seats) {
    if (areFriends(t.state, seat, claimer)) continue;
    for (const mission of handOf(t.state, HANDS, seat))
      if (watches(mission, zone)) scoreAtOnce(t, seat, mission, 1);
  }
}

function commanderDestroyed(t: T, owner: string, seat: string | null): void {
  if (t.state.round < FROM_ROUND || seat === null || areFriends(t.state, seat, owner)) return;
  for (const mission of handOf(t.state, HANDS, seat))
    if (mission === COMMANDER) scoreAtOnce(t, seat, mission, commanderWorth(t.state, seat));
}

/** Whether an enemy has two Condition tokens that mission 8 could take. */
const canStrip = (s: BattleState, seat: string): boolean =>
  enemyUnits(s, seat).some(({ conditions }) => conditions.length >= 2);

const comesTrue = (s: BattleState, seat: string, mission: number): boolean =>
  mission === STRIPS ? canStrip(s, seat) : worthAtEnd(s, mission, seat) > 0;

/** The Open Mission for everybody, then the secret ones that came true; then players discard and draw. */
const endOfMissions = procedure<{ scoring: string[] }>('end-of-missions')({
  open: (t) => {
    if (t.state.round >= FROM_ROUND) scoreMissionsInPlay(t);
  },
  secret: (t, f) => {
    const seat = f.scoring.shift();
    if (seat === undefined || t.state.round < FROM_ROUND) return 'discard-open';
    for (const mission of handOf(t.state, HANDS, seat)) {
      if (!comesTrue(t.state, seat, mission)) continue;
      show(t, seat, mission);
      t.run(scoreMissions, { todo: [{ mission, seat }], stripped: 0 });
    }
    return 'secret';
  },
  'discard-open': (t) => {
    discardMissions(t, missionsInPlay(t.state));
    keepMissions(t.state, []);
  },
});

/** battle/2018/mode-the-winds-of-winter/discard: after the victory check. */
const changeMissions = procedure<{ seats: string[] }>('change-missions')({
  discard: {
    ask: 'option',
    seat: (s, f) => f.seats.find((seat) => handOf(s, HANDS, seat).length > 0) ?? null,
    options: (s, _, seat) => [...[...new Set(handOf(s, HANDS, seat))].map(missionOption), 'no'],
    then: (t, f, _, seat, on) => {
      f.seats = f.seats.slice(f.seats.indexOf(seat) + 1);
      const mission = idOn(on, 'mission');
      if (mission === null) return 'discard';
      keepHand(t.state, HANDS, seat, without(handOf(t.state, HANDS, seat), Number(mission)));
      keepHand(t.state, BURIED, seat, [...handOf(t.state, BURIED, seat), Number(mission)]);
      return 'discard';
    },
  },
  draw: (t) => {
    for (const seat of fromFirstPlayer(t.state))
      drawToHand(t, seat, Math.max(0, HAND - handOf(t.state, HANDS, seat).length));
  },
});

const ID = 'the-winds-of-winter';
const TOKENS = 'battle/mode-the-winds-of-winter/tokens';

export const THE_WINDS_OF_WINTER: Table<Change> = {
  'the-winds-of-winter-zones': {
    modes: { [ID]: { deployment: 6 } },
    replaces: ['battle/mode-the-winds-of-winter/deployment'],
  },
  'the-winds-of-winter-missions': {
    modes: {
      [ID]: {
        procedures: [scoreMissions, endOfMissions, changeMissions, placeTokens],
        missions: oldMissions('battle/2018/mission/same-condition'),
        beforeDeployment: (t) => {
          for (const seat of t.state.seats) drawToHand(t, seat, HAND);
        },
        roundStarts: (t) => {
          if (t.state.round >= FROM_ROUND) openMission(t);
        },
        zoneClaimed,
        attachmentsDestroyed: (t, unit, cards, seat) => {
          if (!cards.includes(playerOf(t.state, unit.seat).commander)) return;
          missionCommanderDestroyed(t, unit.seat, seat);
          commanderDestroyed(t, unit.seat, seat);
        },
        unitDestroyed: (t, unit: UnitState, how) => {
          missionUnitDestroyed(t, unit, how);
          if (hasCommanderIn(t.state, unit)) commanderDestroyed(t, unit.seat, how.seat);
        },
        worthNow: missionsWorth,
        scoreRound: (t) => t.run(endOfMissions, { scoring: fromFirstPlayer(t.state) }),
        roundEnded: (t) => t.run(changeMissions, { seats: fromFirstPlayer(t.state) }),
      },
    },
    replaces: [
      'battle/mode-the-winds-of-winter/mission-hand',
      'battle/mode-the-winds-of-winter/reveal',
      'battle/mode-the-winds-of-winter/discard',
    ],
    off: [
      'battle/mission/both-players',
      'battle/mission/card-4',
      'battle/mission/card-9',
      'battle/mission/card-11',
    ],
    adds: ['battle/2018/mode-the-winds-of-winter/open-mission', 'battle/2018/mission/same-condition'],
  },
  'the-winds-of-winter-tokens': {
    modes: { [ID]: { tokens: CENTRE_TOKEN, prepare: (t) => letPlaceTokens(t, TOKENS, 12) } },
    replaces: [TOKENS],
  },
  'the-winds-of-winter-combat': {
    modes: { [ID]: { victoryThroughCombat: false } },
    replaces: ['battle/mode-the-winds-of-winter/scoring'],
  },
};
