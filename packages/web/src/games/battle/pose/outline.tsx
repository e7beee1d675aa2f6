// A piece as a line around its ground, drawn around its own middle and looking up.

import { footprint, type Piece } from '@maester/battle/engine';
import { TOKEN_RADIUS } from '@maester/battle/field';
import type { VNode } from 'preact';
import { INCH, round } from '../field/projection.ts';

export const UNTURNED = { x: 0, y: 0, facing: 0 } as const;

const units = (mils: number): number => round((mils * INCH) / 1000);

export function Outline({ piece }: { readonly piece: Piece }): VNode {
  if (piece.kind === 'token') return <circle r={units(TOKEN_RADIUS)} />;
  const points = footprint(piece, UNTURNED).map(({ x, y }) => `${units(x)},${units(-y)}`);
  return <polygon points={points.join(' ')} />;
}
