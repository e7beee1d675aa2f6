/** The two moments of every Action: before it is resolved, and when it is completed (battle/action/moments). */
import { rememberAction } from '../round/memory.ts';
import type { T } from '../rules.ts';
import type { Action } from '../timing/triggers.ts';
import { happens } from '../timing/window.ts';
import { isForbidden } from '../units/abilities.ts';
import { unitOf } from '../units/units.ts';

/** Where the Action goes on: nowhere if the unit may not perform it, or is not there. */
export function actionBefore(
  t: T,
  id: string,
  action: Action,
  target: string | null = null,
): 'dangerous-ground' | 'end' {
  const unit = unitOf(t.state, id);
  if (unit === null || unit.pose === null || isForbidden(t.state, unit, action)) return 'end';
  const below = t.state.flow.stack.at(-2)?.procedure;
  happens(t, 'action-before', id, null, { action, target, activation: below === 'activation' });
  return 'dangerous-ground';
}

/** The unit may have fallen meanwhile. */
export function actionCompleted(t: T, unit: string, action: Action, target: string | null = null): void {
  rememberAction(t.state, unit);
  happens(t, 'action-completed', unit, null, { action, target });
}
