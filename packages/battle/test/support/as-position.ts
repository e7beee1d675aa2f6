/** A table written down as a position, the other way round than position.ts: to see that nothing is lost on the way. */
import { zoneWith } from '../../src/tactics/claims.ts';
import type { Json } from '@maester/kernel';
import type { Pose } from '../../src/geometry/measures.ts';
import { inNames } from '../../src/round/memory.ts';
import { EDGES, type BattleState } from '../../src/state.ts';

const at = ({ x, y }: { readonly x: number; readonly y: number }): number[] => [x / 1000, y / 1000];

const placed = (pose: Pose | null): { [field: string]: Json } =>
  pose === null ? {} : { at: at(pose), facing: pose.facing / 100 };

const byId = <V extends { readonly id: string }>(all: readonly V[], look: (one: V) => Json): Json =>
  Object.fromEntries(all.map((one) => [one.id, look(one)]));

/** As of the start of the turn of `s.turn`. */
export function asPosition(s: BattleState): Json {
  const seatOfSide = (side: number): string => s.sides[side]?.[0] ?? '';
  return {
    begin: 'turn',
    round: s.round,
    firstPlayer: seatOfSide(s.firstSide),
    turn: s.turn,
    units: byId(
      s.units,
      ({
        pose,
        wounds,
        attachments,
        conditions,
        activated,
        destroyed,
        ordersUsed,
        tokens,
        fellWith = [],
      }) => ({
        ...placed(pose),
        ...(!destroyed && { wounds }),
        attachments,
        conditions,
        activated,
        destroyed,
        ordersUsed: ordersUsed ?? [],
        tokens: tokens ?? {},
        fellWith,
      }),
    ),
    nextFirstPlayer: s.nextFirstSide === null ? null : seatOfSide(s.nextFirstSide),
    ncus: byId(s.ncus, ({ id, activated, destroyed, tokens, home, stays }) => ({
      home: home ?? null,
      stays: stays ?? false,
      zone: zoneWith(s, id),
      activated,
      destroyed,
      tokens: tokens ?? {},
    })),
    players: Object.fromEntries(
      s.players.map(({ seat, edge, hand, deck, discard, aside, known, passes, passed, mustActivateUnit }) => [
        seat,
        {
          edge: EDGES[edge ?? 0] ?? null,
          hand,
          deck,
          discard,
          aside: aside ?? [],
          known: Object.fromEntries(Object.entries(known ?? {}).map(([viewer, one]) => [viewer, { ...one }])),
          passes,
          passed,
          mustActivateUnit,
        },
      ]),
    ),
    zones: Object.keys(s.zones),
    terrain: s.terrain.map(({ id, kind, pose, keywords = null, daunts = null }) => ({
      id,
      kind,
      keywords,
      daunts,
      ...placed(pose),
    })),
    objectives: s.objectives.map(({ id, x, y, card, claimedBy, carriedBy }) => ({
      id,
      at: at({ x, y }),
      card,
      claimedBy,
      carriedBy,
    })),
    memory: {
      engaged: s.memory.engaged.map((pair) => [...pair]),
      attacks: s.memory.attacks.map((pair) => [...pair]),
      acted: inNames(s).acted,
      turns: inNames(s).turns.slice(0, s.turn === null ? undefined : -1),
    },
    fallen: s.fallen.map((one) => ({ ...one })),
    lasting: s.lasting.map((effect) => ({ ...effect })),
    victoryPoints: Object.fromEntries(
      s.sides.flatMap((seats, side) => seats.map((seat) => [seat, s.victoryPoints[side] ?? 0])),
    ),
    silenced: s.silenced,
    zoneChooser: seatOfSide(s.zoneChooser),
    modeState: s.modeState,
  };
}
