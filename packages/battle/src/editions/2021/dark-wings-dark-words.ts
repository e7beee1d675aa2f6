/** Dark Wings, Dark Words in 2021: three open missions, one of which the First Player replaces after every round. */
import { idOn } from '@maester/kernel';
import type { EntryDelta } from '../../edition/edition.ts';
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
import type { Mode } from '../../modes/mode.ts';
import { speakersFromFirst } from '../../modes/objective-modes.ts';
import { missionOption } from '../../options.ts';
import { procedure } from '../../rules.ts';
import { playerOf } from '../../sides/sides.ts';
import type { BattleState } from '../../state.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from '../older/placed-tokens.ts';
import { discardMissions, OLD_MISSIONS, openMission, without } from '../older/secret-missions.ts';

const OPEN = 3;

/** battle/2021/mode-dark-wings-dark-words/replace-one */
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

export const darkWingsDarkWords: EntryDelta<Mode> = {
  deployment: 6,
  tokens: CENTRE_TOKEN,
  morePointsNeeded: 2,
  victoryThroughCombat: false,
  procedures: [placeTokens, scoreMissions, replaceOpenMission],
  missions: OLD_MISSIONS,
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
};
