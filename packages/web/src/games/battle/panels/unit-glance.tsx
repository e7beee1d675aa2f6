// What is known of the unit that is looked at, over the table.

import { cardOf, isFixture, speedOf, unitOf } from '@maester/battle/field';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { useDesk } from '../desk.ts';
import { describeThing } from '../spoken.ts';
import { say } from '../words.ts';

export function UnitGlance(): VNode | null {
  const { view: seen, inspected } = useDesk();
  const [view, key] = [seen.value, inspected.value];
  if (view === null || key === null) return null;
  const unit = key.startsWith('unit:') ? unitOf(view, key.slice('unit:'.length)) : null;
  return (
    <aside class="glance over-map">
      <button
        type="button"
        class="glance-close"
        aria-label={say('battle.field.close')}
        onClick={() => (inspected.value = null)}
      >
        ×
      </button>
      <p>
        <strong>{describeThing(view, key)}</strong>
      </p>
      {unit !== null && !isFixture(unit) && (
        <p class="glance-facts">
          {say('battle.field.facts', {
            speed: speedOf(view, unit),
            defense: cardOf(view, unit).defense,
            morale: cardOf(view, unit).morale,
          })}
        </p>
      )}
      {unit !== null &&
        cardOf(view, unit).attacks.map((attack) => (
          <p key={attack.name} class="glance-facts">
            {say('battle.field.attack', {
              attack: tell(`name.attack.${attack.name}`),
              hit: attack.toHit,
              dice: attack.dice.join('/'),
            })}
          </p>
        ))}
    </aside>
  );
}
