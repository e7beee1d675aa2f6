// What a lesson does with the map: light on areas it speaks of, and an eye on what the learner does there.

import { computed } from '@preact/signals';
import type { AreaId } from '@maester/thrones/tables';
import { forget } from '../../app/storage.ts';
import type { Teaching } from '../../frame/game-client.ts';
import { marchKey } from './controls/march.tsx';
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
      const view = desk.view.peek();
      forget(draftKey(desk, view?.round ?? 0));
      for (const { id } of view?.areas ?? []) forget(marchKey(desk, view?.round ?? 0, id));
    },
  };
}
