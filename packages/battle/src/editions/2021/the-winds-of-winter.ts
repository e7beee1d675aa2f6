/** The Winds of Winter in 2021: a Secret Mission chosen for each round, and one that is open to everybody. */
import { idOn } from '@maester/kernel';
import { CONDITIONS, type Condition } from '../../effects/gains.ts';
import { handOf, keep, keepHand, kept } from '../../modes/mode-state.ts';
import {
  keepMissions,
  missionCommanderDestroyed,
  missionRule,
  missionsInPlay,
  missionsWorth,
  missionUnitDestroyed,
  missionZoneClaimed,
  scoreMissions,
  scoreMissionsInPlay,
} from '../../modes/missions.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { theWindsOfWinter as season6 } from '../../modes/the-winds-of-winter.ts';
import { fromFirstPlayer } from '../../modes/objective-modes.ts';
import { conditionOption, joined, missionOption, unitOption } from '../../options.ts';
import { procedure, type T } from '../../rules.ts';
import { playerOf } from '../../sides/sides.ts';
import { become } from '../../units/conditions.ts';
import { enemyUnits } from '../../units/units.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from '../shared/placed-tokens.ts';
import {
  discardMissions,
  drawToHand,
  oldMissions,
  openMission,
  secretCommanderDestroyed,
  secretUnitDestroyed,
  secretWorth,
  secretZoneClaimed,
  showChosen,
  without,
} from '../shared/secret-missions.ts';

const HAND = 5;
const HANDS = 'secretHands';
const CHOSEN = 'secretChosen';

/** Moves a card of the hand to where the mission of the round lies. */
function chooseMission(t: T, seat: string, mission: number): void {
  const { state: s } = t;
  keepHand(s, HANDS, seat, without(handOf(s, HANDS, seat), mission));
  keepHand(s, CHOSEN, seat, [mission]);
}

const missionOptions = (missions: readonly number[]) => [...new Set(missions)].map(missionOption);

const chooseSecretMission = procedure<{ seats: string[] }>('choose-secret-mission')({
  choose: {
    ask: 'option',
    seats: (s, f) => f.seats.filter((seat) => handOf(s, HANDS, seat).length > 0),
    options: (s, _, seat) => missionOptions(handOf(s, HANDS, seat)),
    thenAll: (t, _, answers) => {
      for (const [seat, option] of Object.entries(answers)) {
        const mission = handOf(t.state, HANDS, seat).find((one) => missionOption(one).id === option);
        if (mission !== undefined) chooseMission(t, seat, mission);
      }
    },
  },
});

/** battle/2021/mode-the-winds-of-winter/letter-zone: as long as nothing was shown. */
const switchMission = procedure<{ seat: string }>('switch-secret-mission')({
  choose: {
    ask: 'option',
    seat: (s, f) =>
      handOf(s, CHOSEN, f.seat).length > 0 && !kept(s, 'secretShown', []).includes(f.seat) ? f.seat : null,
    options: (s, f) => [...missionOptions(handOf(s, HANDS, f.seat)), 'no'],
    then: (t, f, _, __, on) => {
      const { state: s } = t;
      const mission = idOn(on, 'mission');
      if (mission === null) return;
      const hand = [...handOf(s, HANDS, f.seat), ...handOf(s, CHOSEN, f.seat)];
      keepHand(
        s,
        HANDS,
        f.seat,
        hand.toSorted((a, b) => a - b),
      );
      chooseMission(t, f.seat, Number(mission));
    },
  },
});

/** The Open Mission for everybody, then what each player chose, which is shown and discarded, done or not. */
const scoreSecretMissions = procedure<{ seats: string[] }>('score-secret-missions')({
  open: (t) => scoreMissionsInPlay(t),
  secret: (t, f) => {
    const seat = f.seats.shift();
    if (seat === undefined) return 'discard';
    for (const mission of handOf(t.state, CHOSEN, seat)) {
      showChosen(t, seat, mission);
      t.run(scoreMissions, { todo: [{ mission, seat }], stripped: 0 });
    }
    return 'secret';
  },
  discard: (t) => {
    discardMissions(t, missionsInPlay(t.state));
    keepMissions(t.state, []);
  },
});

const ID = 'the-winds-of-winter';

export const THE_WINDS_OF_WINTER: Table<Change> = {
  'the-winds-of-winter-zones': {
    modes: { [ID]: { deployment: 6 } },
    replaces: ['battle/mode-the-winds-of-winter/deployment'],
  },
  'the-winds-of-winter-tokens': {
    modes: {
      [ID]: {
        tokens: CENTRE_TOKEN,
        procedures: [...(season6.procedures ?? []), placeTokens],
        prepare: (t) => letPlaceTokens(t, 'battle/mode-the-winds-of-winter/tokens', 6),
      },
    },
    replaces: ['battle/mode-the-winds-of-winter/tokens'],
  },
  'the-winds-of-winter-points': {
    modes: { [ID]: { morePointsNeeded: 2 } },
    adds: ['battle/2021/mode-the-winds-of-winter/two-more-points'],
  },
  'the-winds-of-winter-combat': {
    modes: { [ID]: { victoryThroughCombat: false } },
    adds: ['battle/2021/mode-the-winds-of-winter/no-combat-points'],
  },
  'the-winds-of-winter-missions': {
    modes: {
      [ID]: {
        procedures: [placeTokens, scoreMissions, chooseSecretMission, switchMission, scoreSecretMissions],
        missions: oldMissions('battle/2021/mission/same-condition'),
        beforeDeployment: (t) => {
          for (const seat of t.state.seats) drawToHand(t, seat, HAND);
        },
        roundStarts: (t) => {
          keep(t.state, 'secretShown', []);
          if (t.state.round < 2) return;
          openMission(t);
          t.run(chooseSecretMission, { seats: fromFirstPlayer(t.state) });
        },
        insteadOfZone: {
          zones: ['tactics'],
          ways: (s, seat) =>
            enemyUnits(s, seat).flatMap(({ id }) =>
              CONDITIONS.map((condition) => joined('|', unitOption(id), conditionOption(condition))),
            ),
          effect: (t, seat, on) => {
            become(t, idOn(on, 'unit') ?? '', idOn(on, 'condition') as Condition);
            drawToHand(t, seat, 1);
            t.run(switchMission, { seat });
          },
        },
        zoneClaimed: (t, seat, zone) => {
          missionZoneClaimed(t, seat, zone);
          secretZoneClaimed(t, seat, zone);
        },
        attachmentsDestroyed: (t, unit, cards, seat) => {
          if (!cards.includes(playerOf(t.state, unit.seat).commander)) return;
          missionCommanderDestroyed(t, unit.seat, seat);
          secretCommanderDestroyed(t, unit.seat, seat);
        },
        unitDestroyed: (t, unit, how) => {
          missionUnitDestroyed(t, unit, how);
          secretUnitDestroyed(t, unit, how.seat);
        },
        worthNow: (s, side) => [
          ...missionsWorth(s, side),
          ...(s.sides[side] ?? []).flatMap((seat) =>
            secretWorth(s, seat).map(({ mission, points }) => ({ points, because: missionRule(s, mission) })),
          ),
        ],
        scoreRound: (t) => {
          if (t.state.round >= 2) t.run(scoreSecretMissions, { seats: fromFirstPlayer(t.state) });
        },
      },
    },
    replaces: [
      'battle/mode-the-winds-of-winter/mission-hand',
      'battle/mode-the-winds-of-winter/reveal',
      'battle/mode-the-winds-of-winter/discard',
      'battle/mode-the-winds-of-winter/scoring',
    ],
    off: [
      'battle/mission/both-players',
      'battle/mission/card-4',
      'battle/mission/card-9',
      'battle/mission/card-11',
    ],
    adds: [
      'battle/2021/mission/same-condition',
      'battle/2021/mode-the-winds-of-winter/open-mission',
      'battle/2021/mode-the-winds-of-winter/letter-zone',
    ],
  },
};
