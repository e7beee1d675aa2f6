// One of several options: each as a button, and on the table whatever they are about. Things that stand in several options
// are chosen first, then which of them.

import { keyOf, useMarks, type ThingKey } from '../desk.ts';
import type { Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { say } from '../words.ts';
import { fact, isAside, usePicking, type Asked, type OptionDecision } from './asked.ts';
import { Foot, OptionButton } from './parts.tsx';

const ON_TABLE = new Set(['unit', 'wall', 'terrain', 'objective']);

/** The thing of the table that an option is most about: the last, for an Order names its own unit first. */
function placeOn({ on }: Option): ThingKey | null {
  const there = on.findLast(({ kind }) => ON_TABLE.has(kind));
  if (there === undefined) return null;
  return keyOf(there.kind === 'wall' ? { kind: 'unit', id: there.id } : there);
}

export function OptionsControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const { decision } = asked;
  const picking = usePicking(asked);
  const offered = decision.options.filter((option) => !isAside(option));
  const aside = decision.options.filter(isAside);
  const places = new Map<ThingKey, Option[]>();
  for (const option of offered) {
    const place = placeOn(option);
    if (place !== null) places.set(place, [...(places.get(place) ?? []), option]);
  }
  const picked = decision.options.find(({ id }) => id === picking.picked);
  const pickedPlace = picked === undefined ? null : placeOn(picked);
  const about = fact(decision, 'unit');
  useMarks({
    choosable: places.size === 0 ? null : new Set(places.keys()),
    chosen: new Set(pickedPlace === null ? [] : [pickedPlace]),
    about: new Set<ThingKey>(about === null ? [] : [`unit:${about}`]),
    onThing(key) {
      const there = places.get(key) ?? [];
      const at = there.findIndex(({ id }) => id === picking.picked);
      // Where several options are about one thing, clicks go from one to the next.
      const next = there.length > 1 ? there[(at + 1) % there.length] : there[0];
      if (next !== undefined) picking.pickThere(next.id);
    },
  });
  return (
    <>
      {places.size > 0 && <p class="note">{say('battle.controls.on-table')}</p>}
      <div class={offered.length > 6 ? 'options many' : 'options'}>
        {offered.map((option) => (
          <OptionButton key={option.id} asked={asked} picking={picking} option={option} />
        ))}
      </div>
      {aside.length > 0 && (
        <div class="options aside">
          {aside.map((option) => (
            <OptionButton key={option.id} asked={asked} picking={picking} option={option} class="aside" />
          ))}
        </div>
      )}
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say('battle.controls.confirm')}
        onClear={picking.clear}
        onHint={(hint) => {
          if (typeof hint === 'string') picking.pick(hint);
        }}
      />
    </>
  );
}
