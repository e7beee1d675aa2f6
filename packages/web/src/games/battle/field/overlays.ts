// What other parts of the screen draw on the table: the pose being laid out, what is measured. Each is a component that
// looks at the desk and returns a part of an SVG in units of the sheet.

import type { FunctionComponent } from 'preact';
import { MeasureOver, MeasureUnder } from '../measure/on-demand.tsx';
import { MeasureBar, MeasureTool } from '../measure/tools.tsx';
import { PieceInHand } from '../pose/ghost.tsx';
import { ReachOverlay } from '../pose/reach.tsx';
import { Trails } from './trails.tsx';
import { ThreatsOverlay } from '../pose/threats.tsx';

/** On the ground, under the units: reach, arcs, range rings. */
export const UNDER_UNITS: readonly FunctionComponent[] = [Trails, ReachOverlay, MeasureUnder];

/** Over the units: who threatens the ghost, the tape. */
export const OVER_UNITS: readonly FunctionComponent[] = [ThreatsOverlay, MeasureOver];

/** On top of the sheet, as elements of their own: what moves with the hand. */
export const ON_SHEET: readonly FunctionComponent[] = [PieceInHand];

/** Beside the buttons of the table. */
export const TOOLS: readonly FunctionComponent[] = [MeasureTool];

/** Cards over the table, in the class `over-map`. */
export const CARDS: readonly FunctionComponent[] = [MeasureBar];
