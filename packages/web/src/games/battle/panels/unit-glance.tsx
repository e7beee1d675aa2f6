// What is known of the thing that is looked at, over the table: a unit by its card, anything else in a sentence.

import { isFixture, unitOf } from '@maester/battle/field';
import type { VNode } from 'preact';
import { useDesk } from '../desk.ts';
import { describeThing } from '../spoken.ts';
import { say } from '../say.ts';
import { CardOfUnit } from './parts.tsx';
import './unit-glance.css';

export function UnitGlance(): VNode | null {
  const { view: seen, inspected } = useDesk();
  const [view, key] = [seen.value, inspected.value];
  if (view === null || key === null) return null;
  const unit = key.startsWith('unit:') ? unitOf(view, key.slice('unit:'.length)) : null;
  const card = unit !== null && !isFixture(unit);
  return (
    <aside
      class={card ? 'glance over-map with-card' : 'glance over-map'}
      aria-label={describeThing(view, key)}
    >
      <button
        type="button"
        class="glance-close"
        aria-label={say('battle.field.close')}
        onClick={() => (inspected.value = null)}
      >
        ×
      </button>
      {card ? (
        <CardOfUnit view={view} unit={unit} />
      ) : (
        <p>
          <strong>{describeThing(view, key)}</strong>
        </p>
      )}
    </aside>
  );
}
