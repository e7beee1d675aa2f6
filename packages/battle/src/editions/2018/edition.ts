/** The edition of 2018, the first: everything in which it differs from Season 6, change by change. */
import type { EditionDelta } from '../../edition/edition.ts';
import { CORE_RULES } from './core.ts';
import { TERRAIN } from './terrain.ts';

export const edition2018: EditionDelta = {
  id: '2018',
  changes: { ...CORE_RULES, ...TERRAIN },
};
