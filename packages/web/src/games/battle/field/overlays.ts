// What other parts of the screen draw on the table: the pose being laid out, what is measured. Each is a component that
// looks at the desk and returns a part of an SVG in units of the sheet.

import type { FunctionComponent } from 'preact';

/** On the ground, under the units: reach, arcs, range rings. */
export const UNDER_UNITS: readonly FunctionComponent[] = [];

/** Over the units: the ghost with its handles, the tape. */
export const OVER_UNITS: readonly FunctionComponent[] = [];

/** Beside the buttons of the table. */
export const TOOLS: readonly FunctionComponent[] = [];
