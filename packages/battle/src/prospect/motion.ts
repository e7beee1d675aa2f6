/**
 * How the piece of a question for a pose may move, as plain data: on the spot, straight over some of its sides, forward
 * after a pivot, or placed anywhere. And what a move of that kind does to get to a pose: its way, the inches it uses and
 * those that are left.
 */
import type { Decision, Json } from '@maester/kernel';
import { waysOut } from '../actions/retreat.ts';
import {
  forwardMove,
  groundOf,
  roughOn,
  slideMove,
  type Passes,
  type StraightMove,
} from '../actions/moves.ts';
import { dangersUnder } from '../actions/move-unit.ts';
import { turn } from '../geometry/angles.ts';
import { moved } from '../geometry/movement.ts';
import type { Mil, Point, Pose } from '../geometry/measures.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { corners, SIDES, type FootprintKind, type Side } from '../geometry/tray.ts';
import { TOKEN_RADIUS } from '../objectives/objectives.ts';
import type { BattleState } from '../state.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../terrain/kinds.ts';
import { outline } from '../terrain/terrain.ts';
import { mustUnit, shapeOf, trayOf, unitOf } from '../units/units.ts';

/** What is moved or placed. */
export type Piece =
  | { readonly kind: 'unit'; readonly id: string; readonly tray: FootprintKind }
  | { readonly kind: 'terrain'; readonly terrain: TerrainKind }
  | { readonly kind: 'token'; readonly id: string };

interface OfPiece {
  /** What the move goes through or over besides friends. */
  readonly passes?: Passes;
  /** `procedure/step` of the question. */
  readonly ask: string;
  readonly piece: Piece;
}

/** It stays where it is and turns. */
interface OnTheSpot extends OfPiece {
  readonly way: 'on-the-spot';
  readonly from: Pose;
}

/** Straight over one of these sides, then a pivot if it `turns`. */
interface Straight extends OfPiece {
  readonly way: 'straight';
  readonly from: Pose;
  readonly over: readonly Side[];
  readonly most: Mil;
  readonly turns: boolean;
}

/** A pivot, straight forward, a pivot. */
interface PivotAndForward extends OfPiece {
  readonly way: 'pivot-and-forward';
  readonly from: Pose;
  readonly most: Mil;
}

/** Set on the table: a unit deployed, terrain, a token. */
interface Placed extends OfPiece {
  readonly way: 'placed';
  readonly from: null;
  readonly turns: boolean;
}

export type Motion = OnTheSpot | Straight | PivotAndForward | Placed;

const TERRAIN_PIECE = 'terrain:';

function pieceOf(s: BattleState, piece: string): Piece {
  const terrain = TERRAIN_KINDS.find((kind) => piece === TERRAIN_PIECE + kind);
  if (terrain !== undefined) return { kind: 'terrain', terrain };
  const unit = unitOf(s, piece);
  return unit === null ? { kind: 'token', id: piece } : { kind: 'unit', id: piece, tray: unit.tray };
}

/** The motion that a decision asks for; null if it asks for no pose. */
export function motionOf(s: BattleState, decision: Decision): Motion | null {
  if (decision.kind !== 'pose') return null;
  const { ask, facts } = decision;
  const piece = pieceOf(s, decision.piece);
  const from = piece.kind === 'unit' ? mustUnit(s, piece.id).pose : null;
  const { move } = facts;
  if (piece.kind !== 'unit' || from === null || move === 'deploy' || move === 'arrive')
    return { way: 'placed', ask, piece, from: null, turns: piece.kind !== 'token' };
  const most = number(facts['most']);
  const passes = passesIn(facts['passes']);
  switch (move) {
    case 'march':
      return facts['pivotsFirst'] === true
        ? { way: 'pivot-and-forward', ask, piece, from, most, ...passes }
        : { way: 'straight', ask, piece, from, over: ['front'], most, turns: true, ...passes };
    case 'retreat':
      return {
        way: 'straight',
        ask,
        piece,
        from,
        over: waysOut(s, mustUnit(s, piece.id)),
        most,
        turns: true,
      };
    case 'shift':
      return { way: 'straight', ask, piece, from, over: SIDES, most, turns: false };
    case 'pivot':
    case 'charge':
      return { way: 'on-the-spot', ask, piece, from };
    default:
      return { way: 'pivot-and-forward', ask, piece, from, most, ...passes };
  }
}

const passesIn = (fact: Json | undefined): { readonly passes?: Passes } =>
  fact === 'enemies' || fact === 'everything' ? { passes: fact } : {};

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** Whether the facing of the piece can be chosen. */
export function mayTurn(motion: Motion): boolean {
  return motion.way === 'on-the-spot' || motion.way === 'pivot-and-forward' || motion.turns;
}

/** The ground a piece covers in a pose; of a token, a square around it. */
export function footprint(piece: Piece, pose: Pose): Polygon {
  switch (piece.kind) {
    case 'unit':
      return corners({ kind: piece.tray, pose });
    case 'terrain':
      return outline(piece.terrain, pose);
    case 'token': {
      const { x, y } = pose;
      const r = TOKEN_RADIUS;
      return [
        { x: x - r, y: y - r },
        { x: x - r, y: y + r },
        { x: x + r, y: y + r },
        { x: x + r, y: y - r },
      ];
    }
  }
}

/** The way of a move to a pose. */
export interface Path {
  readonly from: Point;
  readonly to: Point;
  /** The straight part. */
  readonly length: Mil;
  /** What of it Rough ground costs. */
  readonly rough: Mil;
  readonly used: Mil;
  readonly left: Mil;
  readonly most: Mil;
  /** All the ground the straight part goes over. */
  readonly ground: Polygon;
  /** How far it turns before the straight part and after it: hundredths of a degree, clockwise if positive. */
  readonly pivots: readonly [before: number, after: number];
  /** Dangerous pieces it would enter: each hurts. */
  readonly dangers: readonly string[];
}

/** The lesser way from one facing to another, clockwise if positive. */
export function turnBetween(from: number, to: number): number {
  return turn(to - from, 18_000) - 18_000;
}

function straightMove(s: BattleState, motion: Straight | PivotAndForward, to: Pose): StraightMove | null {
  if (motion.piece.kind !== 'unit') return null;
  const unit = mustUnit(s, motion.piece.id);
  return motion.way === 'straight' ? slideMove(unit, to, motion.over) : forwardMove(unit, to);
}

/** How a move gets there, legal or not; null if it cannot by its kind, or is no move. */
export function pathOf(s: BattleState, motion: Motion, to: Pose): Path | null {
  if (motion.way === 'placed' || motion.way === 'on-the-spot' || motion.piece.kind !== 'unit') return null;
  const move = straightMove(s, motion, to);
  if (move === null) return null;
  const { from, most } = motion;
  const unit = mustUnit(s, motion.piece.id);
  const ground = groundOf(move);
  const overAll = motion.passes === 'everything';
  const rough = overAll || move.length === 0 ? 0 : roughOn(s, unit, move);
  const used = move.length + rough;
  const stoodIn = dangersUnder(s, unit, shapeOf(unit));
  const entered = new Set([
    ...dangersUnder(s, unit, corners({ kind: unit.tray, pose: to })),
    ...(move.length === 0 ? [] : dangersUnder(s, unit, ground)),
  ]);
  const ahead = move.tray.pose.facing;
  return {
    from: trayOf(unit).pose,
    to: moved(move.tray, move.over, move.length).pose,
    length: move.length,
    rough,
    used,
    left: Math.max(0, most - used),
    most,
    ground,
    pivots:
      move.length === 0
        ? [0, turnBetween(from.facing, to.facing)]
        : [turnBetween(from.facing, ahead), turnBetween(ahead, to.facing)],
    dangers: overAll ? [] : [...entered].filter((id) => !stoodIn.includes(id)),
  };
}
