/** What a scenario may expect: the table in inches, with everything that can be worked out of it spelled out. */
import { zoneWith } from '../tactics/claims.ts';
import type { Pose } from '../geometry/measures.ts';
import { controllerOf } from '../objectives/objectives.ts';
import { asideOf, EDGES, type BattleState, type TerrainPiece, type UnitState } from '../state.ts';
import { inNames } from '../round/memory.ts';
import { areFriends, sideOf } from '../sides/sides.ts';
import { areEngaged } from '../units/engaged.ts';
import { modelsOf, ranksOf } from '../units/ranks.ts';
import { cardOf, tokensOn, unitsInPlay, writtenOut } from '../units/units.ts';
import { familiesOf } from '../units/affiliation.ts';

const inInches = ({ x, y }: { readonly x: number; readonly y: number }): [number, number] => [
  x / 1000,
  y / 1000,
];

const placed = (pose: Pose | null) => ({
  at: pose === null ? null : inInches(pose),
  facing: pose === null ? null : pose.facing / 100,
});

const byId = <T extends { readonly id: string }>(items: readonly T[], look: (item: T) => unknown) =>
  Object.fromEntries(items.map((item) => [item.id, look(item)]));

export function inspect(s: BattleState): unknown {
  const inPlay = unitsInPlay(s);
  const engaged = (unit: UnitState): string[] =>
    inPlay
      .filter(
        (other) => unit.pose !== null && !areFriends(s, unit.seat, other.seat) && areEngaged(unit, other),
      )
      .map(({ id }) => id);
  return {
    ...s,
    firstPlayer: s.sides[s.firstSide]?.[0] ?? null,
    units: byId(s.units, (unit) => ({
      ...writtenOut(unit),
      ...placed(unit.pose),
      models: modelsOf(s, unit),
      ranks: ranksOf(s, unit),
      name: cardOf(s, unit).name,
      families: familiesOf(s, unit),
      engagedWith: engaged(unit),
    })),
    ncus: byId(s.ncus, (ncu) => ({
      ...ncu,
      tokens: tokensOn(ncu),
      zone: zoneWith(s, ncu.id),
    })),
    players: Object.fromEntries(
      s.players.map((player) => [
        player.seat,
        {
          ...player,
          aside: asideOf(player),
          known: player.known ?? {},
          edge: player.edge === null ? null : EDGES[player.edge],
        },
      ]),
    ),
    terrain: s.terrain.map((piece: TerrainPiece) => ({
      id: piece.id,
      kind: piece.kind,
      ...placed(piece.pose),
      ...(piece.keywords !== undefined && { keywords: piece.keywords }),
    })),
    objectives: byId(s.objectives, (objective) => ({
      ...objective,
      at: inInches(objective),
      controlledBy: controllerOf(s, objective)?.id ?? null,
    })),
    memory: inNames(s),
    victoryPoints: Object.fromEntries(s.seats.map((seat) => [seat, s.victoryPoints[sideOf(s, seat)] ?? 0])),
    outcome: s.flow.outcome,
  };
}
