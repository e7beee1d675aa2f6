// What a lesson does with the table: light on what it speaks of, and an eye on what the learner looks at and lays out.

import { computed } from '@preact/signals';
import type { Teaching } from '../../frame/game-client.ts';
import type { Desk, ThingKey } from './desk.ts';

export function teachingAt(desk: Desk): Teaching {
  return {
    light(parts) {
      desk.taught.value = new Set(parts as readonly ThingKey[]);
      desk.inspected.value = null;
    },
    looked: desk.inspected,
    plan: computed((): { readonly [slot: string]: string } => {
      const { value: draft } = desk.draft;
      return draft?.piece.kind === 'unit' ? { [draft.piece.unit]: JSON.stringify(draft.pose) } : {};
    }),
    forgetPlan() {
      desk.draft.value = null;
    },
  };
}
