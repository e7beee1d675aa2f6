// Some of several: dice to re-roll, cards to discard, units for the Reserve, missions.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { keyOf, useMarks } from '../desk.ts';
import { say } from '../say.ts';
import { labelOf, type Asked, type SeveralDecision } from './asked.ts';
import { Foot, Hinted } from './parts.tsx';

export function SeveralControl({ asked }: { readonly asked: Asked<SeveralDecision> }): VNode {
  const { options, min, max } = asked.decision;
  const chosen = useSignal<readonly string[]>([]);
  const toggle = (id: string): void => {
    const others = chosen.value.filter((each) => each !== id);
    const added = others.length === chosen.value.length ? [...others, id] : others;
    // One more than may be chosen takes the place of the first.
    chosen.value = added.length > max ? added.slice(1) : added;
  };
  const places = new Map(
    options.flatMap((option) => option.on.map((thing) => [keyOf(thing), option.id] as const)),
  );
  useMarks({
    choosable: places.size === 0 ? null : new Set(places.keys()),
    chosen: new Set([...places].flatMap(([key, id]) => (chosen.value.includes(id) ? [key] : []))),
    onThing(key) {
      const id = places.get(key);
      if (id !== undefined) toggle(id);
    },
  });
  const hinted = Array.isArray(asked.hint) ? asked.hint : [];
  const enough = chosen.value.length >= min;
  return (
    <>
      <p class="note">{say('battle.controls.several', { min, max, count: chosen.value.length })}</p>
      <div class={options.length > 6 ? 'options many' : 'options'}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            class="option"
            aria-pressed={chosen.value.includes(option.id)}
            aria-disabled={asked.busy}
            data-option={option.id}
            onClick={() => toggle(option.id)}
          >
            <span class="option-text">
              <span class="option-label">{labelOf(option)}</span>
            </span>
            {hinted.includes(option.id) && <Hinted />}
          </button>
        ))}
      </div>
      <Foot
        asked={asked}
        choice={enough ? [...chosen.value] : null}
        label={
          chosen.value.length === 0 && min === 0
            ? say('battle.controls.several.none')
            : say('battle.controls.confirm')
        }
        onClear={() => (chosen.value = [])}
        onHint={(hint) => {
          if (Array.isArray(hint)) chosen.value = hint.filter((id) => typeof id === 'string');
        }}
      />
    </>
  );
}
