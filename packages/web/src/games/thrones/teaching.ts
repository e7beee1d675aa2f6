// What a lesson does with the map: light on areas it speaks of, and an eye on what the learner does there.

import { computed } from '@preact/signals';
import type { AreaId } from '@maester/thrones/tables';
import { forget } from '../../app/storage.ts';
import type { Teaching } from '../../frame/game-client.ts';
import { draftKey } from './controls/orders.tsx';
import type { Desk } from './desk.ts';
import './teaching.css';

export function teachingAt(desk: Desk): Teaching {
  return {
    light(areas) {
      desk.taught.value = new Set(areas as readonly AreaId[]);
      desk.inspected.value = null;
    },
    looked: desk.inspected,
    plan: computed(() => Object.fromEntries(desk.marks.value.orders)),
    forgetPlan() {
      forget(draftKey(desk, desk.view.peek()?.round ?? 0));
    },
  };
}
