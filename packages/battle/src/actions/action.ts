/** The two moments of every Action: before it is resolved, and when it is completed (battle/action/moments). */
import type { T } from '../rules.ts';
import type { Action } from '../timing/triggers.ts';
import { concernsAnyone, happens } from '../timing/window.ts';
import { unitOf } from '../units/units.ts';

export function actionBefore(t: T, unit: string, action: Action, target: string | null = null): void {
  if (concernsAnyone(t.state, 'action-before') && isThere(t, unit))
    happens(t, 'action-before', unit, null, { action, target });
}

/** The unit may have fallen meanwhile. */
export function actionCompleted(t: T, unit: string, action: Action, target: string | null = null): void {
  if (concernsAnyone(t.state, 'action-completed'))
    happens(t, 'action-completed', unit, null, { action, target });
}

const isThere = (t: T, unit: string): boolean => (unitOf(t.state, unit)?.pose ?? null) !== null;
