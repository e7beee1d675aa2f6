/** Dark Wings, Dark Words: two open missions that both players can score, two more to come, and ways to change them. */
import { idsOn, type Option, type Thing } from '@maester/kernel';
import { thing } from '../options.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { playerOf } from '../sides/sides.ts';
import { isEngaged } from '../units/engaged.ts';
import { commandersUnit } from '../units/units.ts';
import { keep, kept } from './mode-state.ts';
import {
  keepMissions,
  missionCommanderDestroyed,
  missionRoundStarts,
  missionUnitDestroyed,
  missionZoneClaimed,
  missionsInPlay,
  scoreMissions,
  missionsWorth,
  scoreMissionsInPlay,
} from './missions.ts';
import type { Mode } from './mode.ts';
import { objectivesWorth, scoreObjectives, THREE_TOKENS } from './objective-modes.ts';
import { whenScored } from './objective-cards.ts';
import { MISSIONS } from './ids.ts';

const WITHOUT = [10, 11, 12];
/** Open missions that come next, and those that were discarded since the deck was last shuffled. */
const RESERVE = 'reserveMissions';
const DISCARDED = 'discardedMissions';
const REPLACE = 'replace-mission';

const reserve = (s: BattleState): readonly number[] => kept(s, RESERVE, []);
const discarded = (s: BattleState): readonly number[] => kept(s, DISCARDED, []);

/** The deck is whatever lies nowhere else; a card is drawn from it at random. */
function deck(s: BattleState): number[] {
  const out = [...WITHOUT, ...missionsInPlay(s), ...reserve(s), ...discarded(s)];
  return MISSIONS.filter((mission) => !out.includes(mission));
}

function draw(t: T): number[] {
  if (deck(t.state).length === 0) keep(t.state, DISCARDED, []);
  const cards = deck(t.state);
  return cards.length === 0 ? [] : cards.slice(t.pick('mission', cards.length)).slice(0, 1);
}

function discard(t: T, missions: readonly number[]): void {
  keep(t.state, DISCARDED, [...discarded(t.state), ...missions]);
  for (const mission of missions) t.emit({ type: 'mission', seat: null, mission, is: 'discarded' });
}

function activate(t: T, missions: readonly number[]): void {
  keepMissions(t.state, [...missionsInPlay(t.state), ...missions]);
  for (const mission of missions) t.emit({ type: 'mission', seat: null, mission, is: 'active' });
}

function fillReserve(t: T, upTo: number): void {
  while (reserve(t.state).length < upTo) {
    const drawn = draw(t);
    if (drawn.length === 0) return;
    keep(t.state, RESERVE, [...reserve(t.state), ...drawn]);
    for (const mission of drawn) t.emit({ type: 'mission', seat: null, mission, is: 'reserve' });
  }
}

const without = (missions: readonly number[], gone: number): number[] =>
  missions.filter((mission) => mission !== gone);

const swap = (active: number, next: number): Option => ({
  id: `swap|${active}|${next}`,
  on: [thing('mission', String(active)), thing('mission', String(next))],
  say: { key: 'option.swap', facts: { active, next } },
});

const redraw = (next: number): Option => ({
  id: `redraw|${next}`,
  on: [thing('mission', String(next))],
  say: { key: 'option.redraw', facts: { next } },
});

/** A mission in play goes for one in Reserve, or one in Reserve is drawn again. */
function ways(s: BattleState): Option[] {
  const swaps = missionsInPlay(s).flatMap((active) => reserve(s).map((next) => swap(active, next)));
  return [...swaps, ...reserve(s).map(redraw)];
}

function replace(t: T, on: readonly Thing[]): void {
  const { state: s } = t;
  const [first = 0, second] = idsOn(on, 'mission').map(Number);
  const [active, next] = second === undefined ? [null, first] : [first, second];
  keep(s, RESERVE, without(reserve(s), next));
  if (active === null) discard(t, [next]);
  else {
    keepMissions(s, without(missionsInPlay(s), active));
    discard(t, [active]);
    activate(t, [next]);
  }
  fillReserve(t, 2);
}

const replaceMission = procedure<{ seat: string }>('replace-mission')({
  choose: {
    ask: 'option',
    seat: (_, f) => f.seat,
    options: (s) => ways(s),
    then: (t, _, __, ___, on) => replace(t, on),
  },
});

export const darkWingsDarkWords: Mode = {
  id: 'dark-wings-dark-words',
  procedures: [whenScored, scoreMissions, replaceMission],
  deployment: 10,
  tokens: THREE_TOKENS,
  objectives: 'covered',
  prepare: (t) => {
    fillReserve(t, 2);
    activate(t, reserve(t.state));
    keep(t.state, RESERVE, []);
    fillReserve(t, 2);
  },
  roundStarts: (t) => {
    const { state: s } = t;
    missionRoundStarts(s);
    if (s.round < 3) return;
    const old = missionsInPlay(s);
    keepMissions(s, []);
    discard(t, old);
    activate(t, reserve(s));
    keep(s, RESERVE, []);
    fillReserve(t, 2);
  },
  insteadOfZone: { ways, effect: (t, _, on) => replace(t, on) },
  // battle/mode-dark-wings-dark-words/commander-replaces-mission
  actions: (s, unit) => {
    const may = commandersUnit(s, unit.seat)?.id === unit.id && !isEngaged(s, unit) && ways(s).length > 0;
    return may ? [REPLACE] : [];
  },
  act: (t, unit) => t.run(replaceMission, { seat: unit.seat }),
  ncuActions: (s, ncu) =>
    playerOf(s, ncu.seat).commander === ncu.card && ways(s).length > 0 ? [REPLACE] : [],
  ncuActs: (t, ncu) => t.run(replaceMission, { seat: ncu.seat }),
  zoneClaimed: missionZoneClaimed,
  attachmentsDestroyed: (t, unit, cards, seat) => {
    if (cards.includes(playerOf(t.state, unit.seat).commander)) missionCommanderDestroyed(t, unit.seat, seat);
  },
  unitDestroyed: missionUnitDestroyed,
  worthNow: (s, side) => [
    ...objectivesWorth('battle/mode-dark-wings-dark-words/scoring')(s, side),
    ...missionsWorth(s, side),
  ],
  scoreRound: (t) => {
    scoreObjectives(t, 'battle/mode-dark-wings-dark-words/scoring');
    scoreMissionsInPlay(t);
  },
};
