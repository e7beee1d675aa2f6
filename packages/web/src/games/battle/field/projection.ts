// From the table to the screen: where a place of the table lies on the sheet that the camera moves, seen from any of the
// four edges. The sheet is measured in units of a twentieth of an inch; its y runs down, as screens have it.

import { BATTLEFIELD, type Battlefield, type Facing, type Mil, type Point } from '@maester/battle/field';
import type { Size } from '../../../board-kit/camera.ts';

/** Units of the sheet for an inch of the table. */
export const INCH = 20;
const UNITS_PER_MIL = INCH / 1000;

/** The wooden frame around the table, in units. */
export const FRAME = 44;

/** The edge of the table that lies below on the screen, by quarter turns: south, west, north, east. */
export type Turn = 0 | 1 | 2 | 3;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The edge of a player as a turn; edges are counted south, north, west, east. */
const TURN_OF_EDGE: readonly Turn[] = [0, 2, 1, 3];

export function turnTowards(edge: number | null): Turn {
  return (edge === null ? undefined : TURN_OF_EDGE[edge]) ?? 0;
}

export class Projection {
  readonly turn: Turn;
  readonly table: Battlefield;
  /** Of the whole sheet, frame included. */
  readonly size: Size;
  /** Of the table on the sheet. */
  readonly ground: Size;

  constructor(turn: Turn, table: Battlefield = BATTLEFIELD) {
    this.turn = turn;
    this.table = table;
    const [wide, deep] = turn % 2 === 0 ? [table.width, table.depth] : [table.depth, table.width];
    this.ground = { width: units(wide), height: units(deep) };
    this.size = { width: this.ground.width + 2 * FRAME, height: this.ground.height + 2 * FRAME };
  }

  /** Where a place of the table lies on the sheet. */
  spot({ x, y }: Point): Spot {
    const { width, depth } = this.table;
    const [across, down] = {
      0: [x, depth - y],
      1: [depth - y, width - x],
      2: [width - x, y],
      3: [y, x],
    }[this.turn] as [number, number];
    return { x: FRAME + units(across), y: FRAME + units(down) };
  }

  /** The place of the table at a spot of the sheet, in whole mils. */
  point(spot: Spot): Point {
    const { width, depth } = this.table;
    const [across, down] = [mils(spot.x - FRAME), mils(spot.y - FRAME)];
    const [x, y] = {
      0: [across, depth - down],
      1: [width - down, depth - across],
      2: [width - across, down],
      3: [down, across],
    }[this.turn] as [number, number];
    return { x: Math.round(x), y: Math.round(y) };
  }

  /** Clockwise degrees on the screen of something that looks this way; 0 looks up. */
  degrees(facing: Facing): number {
    return (facing / 100 - this.turn * 90 + 360) % 360;
  }

  /** The facing of something that is turned so many degrees on the screen. */
  facing(degrees: number): Facing {
    const hundredths = Math.round((degrees + this.turn * 90) * 100) % 36_000;
    return (hundredths + 36_000) % 36_000;
  }

  length(mils: Mil): number {
    return units(mils);
  }

  /** A shape of the table as the path of an SVG. */
  path(shape: readonly Point[]): string {
    const spots = shape.map((corner) => this.spot(corner));
    return spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('') + 'Z';
  }

  /** Moves something drawn around its own middle, looking up, to a pose. */
  transform({ x, y, facing }: Point & { readonly facing: Facing }): string {
    const spot = this.spot({ x, y });
    return `translate(${round(spot.x)} ${round(spot.y)}) rotate(${round(this.degrees(facing))})`;
  }
}

const units = (length: number): number => length * UNITS_PER_MIL;
const mils = (length: number): number => length / UNITS_PER_MIL;

/** Tenths of a unit are a tenth of a pixel. */
export const round = (value: number): number => Math.round(value * 100) / 100;
