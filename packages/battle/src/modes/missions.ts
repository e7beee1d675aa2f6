/**
 * Mission cards 1 to 12. Those in play are open to both players (battle/mission/both-players): revealed ones in The
 * Winds of Winter, Active ones in Dark Wings, Dark Words. Some score when something happens, most at the end of the
 * round.
 */
import { idOn, idsOn, type Option } from '@maester/kernel';
import { conditionOption, joined, unitOption } from '../options.ts';
import { expend } from '../units/conditions.ts';
import type { Condition } from '../effects/gains.ts';
import { overlaps } from '../geometry/contact.ts';
import { controllerOf, holdingRanks, objectivesOf } from '../objectives/objectives.ts';
import { procedure, type T } from '../rules.ts';
import { isOnTheOtherHalf, zone } from '../set-up/deployment-zones.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends, playerOf, sideOf } from '../sides/sides.ts';
import { engagedWith, isEngaged } from '../units/engaged.ts';
import { changeUnit, enemyUnits, friendlyUnits, shapeOf, unitOf } from '../units/units.ts';
import { keep, kept } from './mode-state.ts';
import { modeOf } from '../edition/of.ts';
import type { Destruction, Worth } from './mode.ts';
import { CENTRE, hasCommanderIn, scoreAgainst, scoreFor, speakersFromFirst } from './objective-modes.ts';

/** Missions that can be scored now. */
const IN_PLAY = 'missions';
/** The round in which a zone was last claimed, for the first of each round. */
const FIRST_CLAIM = 'firstClaim';
/** Seats that have used Revenge this round, each for its whole side. */
const AVENGED = 'avenged';

export function missionsInPlay(s: BattleState): readonly number[] {
  return kept(s, IN_PLAY, []);
}

export function keepMissions(s: BattleState, missions: readonly number[]): void {
  keep(s, IN_PLAY, missions);
}

export function missionRule(s: BattleState, mission: number): string {
  return modeOf(s).missions?.[mission]?.rule ?? `battle/mission/card-${mission}`;
}

function copiesOf(s: BattleState, mission: number): number {
  return missionsInPlay(s).filter((other) => other === mission).length;
}

/** Zones that cards 2 and 3 watch. */
const WATCHED: { readonly [mission: number]: readonly string[] } = {
  2: ['combat', 'maneuver'],
  3: ['combat', 'tactics'],
};

/** Whether a mission scores when an enemy claims this zone. */
export function watches(mission: number, claimed: string): boolean {
  return WATCHED[mission]?.includes(claimed) === true;
}

export function missionZoneClaimed(t: T, seat: string, claimed: string): void {
  const { state: s } = t;
  for (const [mission, zones] of Object.entries(WATCHED)) {
    if (zones.includes(claimed))
      scoreAgainst(t, seat, copiesOf(s, Number(mission)), missionRule(s, Number(mission)));
  }
  if (kept(s, FIRST_CLAIM, 0) === s.round) return;
  keep(s, FIRST_CLAIM, s.round);
  scoreAgainst(t, seat, copiesOf(s, 4), missionRule(s, 4));
}

function hasCommander(s: BattleState, seat: string): boolean {
  const { commander } = playerOf(s, seat);
  const leads = (unit: UnitState): boolean =>
    !unit.destroyed && (unit.card === commander || unit.attachments.includes(commander));
  const own = (of: { readonly seat: string }): boolean => of.seat === seat;
  return (
    s.units.filter(own).some(leads) ||
    s.ncus.filter(own).some((ncu) => ncu.card === commander && !ncu.destroyed)
  );
}

/** What card 5 is worth to a player. */
export function commanderWorth(s: BattleState, seat: string): number {
  return hasCommander(s, seat) ? 2 : 3;
}

/** Card 5, once the Commander's model is gone. */
export function missionCommanderDestroyed(t: T, owner: string, seat: string | null): void {
  const { state: s } = t;
  if (seat === null || areFriends(s, seat, owner)) return;
  scoreFor(t, seat, copiesOf(s, 5) * commanderWorth(s, seat), missionRule(s, 5));
}

const revengeToken = (seat: string): string => `revenge-${seat}`;

/** Card 9: the price on a killer, and the price paid. */
export function missionUnitDestroyed(t: T, unit: UnitState, { seat, by }: Destruction): void {
  const { state: s } = t;
  if (hasCommanderIn(s, unit)) missionCommanderDestroyed(t, unit.seat, seat);
  for (const player of s.players)
    scoreFor(t, player.seat, unit.tokens?.[revengeToken(player.seat)] ?? 0, missionRule(s, 9));
  const killer = by === null ? null : unitOf(s, by);
  const avenged = kept(s, AVENGED, []);
  const copies = copiesOf(s, 9);
  if (killer === null || copies === 0 || killer.pose === null) return;
  if (areFriends(s, killer.seat, unit.seat)) return;
  if (avenged.some((other) => areFriends(s, other, unit.seat))) return;
  const name = revengeToken(unit.seat);
  const count = (killer.tokens?.[name] ?? 0) + 2 * copies;
  changeUnit(s, killer.id, { tokens: { ...killer.tokens, [name]: count } });
  keep(s, AVENGED, [...avenged, unit.seat]);
  t.emit({ type: 'victory-point-tokens', seat: unit.seat, unit: killer.id, count });
}

/** A round begins: Revenge can be sworn again. */
export function missionRoundStarts(s: BattleState): void {
  keep(s, AVENGED, []);
}

function inEnemyZone(s: BattleState, seat: string, unit: UnitState): boolean {
  const edges = s.players.filter((player) => !areFriends(s, player.seat, seat)).map(({ edge }) => edge ?? 0);
  return edges.some((edge) => overlaps(shapeOf(unit), zone(s, edge)));
}

function outnumbered(s: BattleState, seat: string): number {
  return enemyUnits(s, seat).filter((enemy) =>
    engagedWith(s, enemy).some(
      (unit) => areFriends(s, unit.seat, seat) && holdingRanks(s, enemy) < holdingRanks(s, unit),
    ),
  ).length;
}

/** What cards are worth to a player at the end of a round. */
const END_OF_ROUND: { readonly [mission: number]: (s: BattleState, seat: string) => number } = {
  1: (s, seat) => {
    const centre = s.objectives.find(({ id }) => id === CENTRE);
    const unit = centre === undefined ? null : controllerOf(s, centre);
    return unit !== null && areFriends(s, unit.seat, seat) ? 2 : 0;
  },
  6: (s, seat) =>
    friendlyUnits(s, seat).some((unit) => !isEngaged(s, unit) && inEnemyZone(s, seat, unit)) ? 2 : 0,
  7: (s, seat) => Math.min(2, outnumbered(s, seat)),
  10: (s, seat) => {
    const { edge } = playerOf(s, seat);
    return objectivesOf(s, sideOf(s, seat)).filter((token) => isOnTheOtherHalf(edge ?? 0, token)).length;
  },
  12: (s, seat) => objectivesOf(s, sideOf(s, seat)).length,
};

/** What a mission is worth to a player now, if the end of the round decides. */
export function worthAtEnd(s: BattleState, mission: number, seat: string): number {
  return (modeOf(s).missions?.[mission]?.worth ?? END_OF_ROUND[mission])?.(s, seat) ?? 0;
}

/** A unit and every two of its tokens that card 8 can take. */
function strippable(s: BattleState, seat: string): Option[] {
  return enemyUnits(s, seat).flatMap(({ id, conditions }) =>
    conditions.flatMap((one, i) =>
      conditions
        .slice(i + 1)
        .map((two) => joined('|', unitOption(id), conditionOption(one), conditionOption(two))),
    ),
  );
}

const MOST_STRIPPED = 2;

interface ScoreMissions {
  todo: { mission: number; seat: string }[];
  /** Units that the player has stripped for the card on top. */
  stripped: number;
}

export const scoreMissions = procedure<ScoreMissions>('score-missions')({
  next: (t, f) => {
    const next = f.todo[0];
    if (next === undefined) return 'end';
    if (next.mission === 8) return 'expend-conditions';
    scoreFor(t, next.seat, worthAtEnd(t.state, next.mission, next.seat), missionRule(t.state, next.mission));
    f.todo.shift();
    return 'next';
  },
  'expend-conditions': {
    ask: 'option',
    seat: (s, f) => {
      const seat = f.todo[0]?.seat ?? null;
      return seat !== null && f.stripped < MOST_STRIPPED && strippable(s, seat).length > 0 ? seat : null;
    },
    options: (s, _, seat) => [...strippable(s, seat), 'no'],
    then: (t, f, option, seat, on) => {
      if (option === 'no') return 'after-expending';
      for (const condition of idsOn(on, 'condition'))
        expend(t, idOn(on, 'unit') ?? '', condition as Condition);
      f.stripped += 1;
      scoreFor(t, seat, 1, missionRule(t.state, 8));
      return 'expend-conditions';
    },
  },
  'after-expending': (_, f) => {
    f.todo.shift();
    f.stripped = 0;
    return 'next';
  },
});

/** What the missions in play are worth to a side now; nobody knows yet whether tokens will be expended for card 8. */
export function missionsWorth(s: BattleState, side: number): readonly Worth[] {
  const [speaker] = s.sides[side] ?? [];
  if (speaker === undefined) return [];
  return missionsInPlay(s).map((mission) => ({
    points: worthAtEnd(s, mission, speaker),
    because: missionRule(s, mission),
  }));
}

/** Every mission in play for every side, from the First Player on. */
export function scoreMissionsInPlay(t: T): void {
  const seats = speakersFromFirst(t.state);
  const todo = missionsInPlay(t.state).flatMap((mission) => seats.map((seat) => ({ mission, seat })));
  t.run(scoreMissions, { todo, stripped: 0 });
}
