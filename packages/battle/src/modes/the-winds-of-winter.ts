/** The Winds of Winter: each player reveals a secret mission every round; objectives count only where missions say so. */
import { idOn } from '@maester/kernel';
import { missionOption } from '../options.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { isOut, playerOf, sideOf } from '../sides/sides.ts';
import { handOf, keepHand } from './mode-state.ts';
import {
  keepMissions,
  missionCommanderDestroyed,
  missionRoundStarts,
  missionRule,
  missionUnitDestroyed,
  missionZoneClaimed,
  missionsInPlay,
  scoreMissions,
  missionsWorth,
  scoreMissionsInPlay,
} from './missions.ts';
import type { Mode } from './mode.ts';
import { FIVE_TOKENS, fromFirstPlayer, opposingSides, scoreFor } from './objective-modes.ts';
import { MISSIONS } from './ids.ts';

/** Secret cards, and those that were revealed. */
const HANDS = 'missionHands';
const SHOWN = 'missionsShown';
const ALWAYS = [11, 12];
const CHOSEN = 4;
const STEAL_FIRST = 11;

/** Both choose in secret at once. */
const chooseMissions = procedure('choose-missions')({
  choose: {
    ask: 'several',
    seats: (s) => s.seats,
    options: () => MISSIONS.filter((mission) => !ALWAYS.includes(mission)).map(missionOption),
    howMany: () => [CHOSEN, CHOSEN],
    thenAll: (t, _, answers) => {
      for (const [seat, chosen] of Object.entries(answers)) {
        const hand = [...MISSIONS.filter((mission) => chosen.includes(missionOption(mission).id)), ...ALWAYS];
        keepHand(
          t.state,
          HANDS,
          seat,
          hand.toSorted((a, b) => a - b),
        );
      }
    },
  },
});

const revealMissions = procedure<{ seats: string[] }>('reveal-missions')({
  reveal: {
    ask: 'option',
    seat: (s, f) => f.seats.find((seat) => handOf(s, HANDS, seat).length > 0) ?? null,
    options: (s, _, seat) => handOf(s, HANDS, seat).map(missionOption),
    then: (t, f, _, seat, on) => {
      f.seats = f.seats.filter((other) => other !== seat);
      reveal(t, seat, Number(idOn(on, 'mission')));
      return 'reveal';
    },
  },
});

function reveal(t: T, seat: string, mission: number): void {
  const { state: s } = t;
  keepHand(
    s,
    HANDS,
    seat,
    handOf(s, HANDS, seat).filter((other) => other !== mission),
  );
  keepHand(s, SHOWN, seat, [...handOf(s, SHOWN, seat), mission]);
  keepMissions(s, [...missionsInPlay(s), mission]);
  t.reveal();
  t.emit({ type: 'mission', seat, mission, is: 'revealed' });
  if (mission === STEAL_FIRST && isBehind(s, seat)) {
    scoreFor(t, seat, 1, missionRule(s, STEAL_FIRST));
    s.firstSide = sideOf(s, seat);
    t.emit({ type: 'first-player', seat });
  }
}

/** Fewer points than any enemy. */
function isBehind(s: BattleState, seat: string): boolean {
  const own = s.victoryPoints[sideOf(s, seat)] ?? 0;
  return opposingSides(s, seat).every((side) => isOut(s, side) || own < (s.victoryPoints[side] ?? 0));
}

export const theWindsOfWinter: Mode = {
  id: 'the-winds-of-winter',
  procedures: [scoreMissions, chooseMissions, revealMissions],
  deployment: 10,
  tokens: FIVE_TOKENS,
  objectives: 'covered',
  beforeDeployment: (t) => t.run(chooseMissions, {}),
  roundStarts: (t) => {
    missionRoundStarts(t.state);
    keepMissions(t.state, []);
    if (t.state.round >= 2) t.run(revealMissions, { seats: fromFirstPlayer(t.state) });
  },
  zoneClaimed: missionZoneClaimed,
  attachmentsDestroyed: (t, unit, cards, seat) => {
    if (cards.includes(playerOf(t.state, unit.seat).commander)) missionCommanderDestroyed(t, unit.seat, seat);
  },
  unitDestroyed: missionUnitDestroyed,
  worthNow: missionsWorth,
  scoreRound: scoreMissionsInPlay,
};
