/** Dark Wings, Dark Words in 2021: three open missions, one of which the First Player replaces after every round. */
import { idOn } from '@maester/kernel';
import type { Change, Table } from '../../edition/edition.ts';
import {
  keepMissions,
  missionCommanderDestroyed,
  missionsInPlay,
  missionsWorth,
  missionUnitDestroyed,
  missionZoneClaimed,
  scoreMissions,
  scoreMissionsInPlay,
} from '../../modes/missions.ts';
import { darkWingsDarkWords as season6 } from '../../modes/dark-wings-dark-words.ts';
import { speakersFromFirst } from '../../modes/objective-modes.ts';
import { missionOption } from '../../options.ts';
import { procedure } from '../../rules.ts';
import { playerOf } from '../../sides/sides.ts';
import type { BattleState } from '../../state.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from '../shared/placed-tokens.ts';
import { discardMissions, oldMissions, openMission, without } from '../shared/secret-missions.ts';

const OPEN = 3;

/** battle/2021/mode-dark-wings-dark-words/rotation */
const replaceOpenMission = procedure<{ seat: string; drawn: number }>('replace-open-mission')({
  draw: (t, f) => {
    f.drawn = openMission(t) ?? 0;
  },
  choose: {
    ask: 'option',
    seat: (s, f) => (f.drawn === 0 || replaceable(s, f.drawn).length === 0 ? null : f.seat),
    options: (s, f) => replaceable(s, f.drawn).map(missionOption),
    facts: (_, f) => ({ mission: f.drawn }),
    then: (t, _, __, ___, on) => {
      const mission = Number(idOn(on, 'mission'));
      keepMissions(t.state, without(missionsInPlay(t.state), mission));
      discardMissions(t, [mission]);
    },
  },
});

/** Those that lay open before this one was drawn. */
function replaceable(s: BattleState, drawn: number): number[] {
  return [...new Set(without(missionsInPlay(s), drawn))];
}

const scores = (s: BattleState): boolean => s.round >= 2;

const ID = 'dark-wings-dark-words';

export const DARK_WINGS_DARK_WORDS: Table<Change> = {
  'dark-wings-dark-words-zones': {
    modes: { [ID]: { deployment: 6 } },
    replaces: ['battle/mode-dark-wings-dark-words/deployment'],
  },
  'dark-wings-dark-words-tokens': {
    modes: {
      [ID]: {
        tokens: CENTRE_TOKEN,
        procedures: [...(season6.procedures ?? []), placeTokens],
        prepare: (t) => {
          season6.prepare?.(t);
          letPlaceTokens(t, 'battle/mode-dark-wings-dark-words/tokens', 6);
        },
      },
    },
    replaces: ['battle/mode-dark-wings-dark-words/tokens'],
  },
  'dark-wings-dark-words-points': {
    modes: { [ID]: { morePointsNeeded: 2 } },
    adds: ['battle/2021/mode-dark-wings-dark-words/two-more-points'],
  },
  'dark-wings-dark-words-combat': {
    modes: { [ID]: { victoryThroughCombat: false } },
    adds: ['battle/2021/mode-dark-wings-dark-words/no-combat-points'],
  },
  'dark-wings-dark-words-missions': {
    modes: {
      [ID]: {
        procedures: [placeTokens, scoreMissions, replaceOpenMission],
        missions: oldMissions('battle/2021/mission/same-condition'),
        prepare: (t) => letPlaceTokens(t, 'battle/mode-dark-wings-dark-words/tokens', 6),
        beforeDeployment: (t) => {
          for (let i = 0; i < OPEN; i++) openMission(t);
        },
        roundStarts: null,
        insteadOfZone: null,
        actions: null,
        act: null,
        ncuActions: null,
        ncuActs: null,
        zoneClaimed: (t, seat, zone) => {
          if (scores(t.state)) missionZoneClaimed(t, seat, zone);
        },
        attachmentsDestroyed: (t, unit, cards, seat) => {
          if (scores(t.state) && cards.includes(playerOf(t.state, unit.seat).commander))
            missionCommanderDestroyed(t, unit.seat, seat);
        },
        unitDestroyed: (t, unit, how) => {
          if (scores(t.state)) missionUnitDestroyed(t, unit, how);
        },
        worthNow: (s, side) => (scores(s) ? missionsWorth(s, side) : []),
        scoreRound: (t) => {
          if (scores(t.state)) scoreMissionsInPlay(t);
        },
        roundEnded: (t) => {
          const [seat] = speakersFromFirst(t.state);
          if (seat !== undefined) t.run(replaceOpenMission, { seat, drawn: 0 });
        },
      },
    },
    replaces: [
      'battle/mode-dark-wings-dark-words/mission-deck',
      'battle/mode-dark-wings-dark-words/active-and-reserve',
      'battle/mode-dark-wings-dark-words/rotation',
      'battle/mode-dark-wings-dark-words/mission-scoring',
      'battle/mode-dark-wings-dark-words/scoring',
    ],
    off: [
      'battle/mode-dark-wings-dark-words/ncu-replaces-mission',
      'battle/mode-dark-wings-dark-words/commander-replaces-mission',
    ],
  },
};
