// Raids: which of the own raids is carried out, and against whom. Click the raid, then its target, or use the list.

import { useSignal } from '@preact/signals';
import { idsOn, type Option as Offered } from '@maester/kernel';
import { raidChoice, type AreaId, type HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say } from '../words.ts';
import { useMarks, type Arrow } from '../desk.ts';
import { OrderSign } from '../signs.tsx';
import { optionsOf, usePicking, type Asked, type ControlProps } from './asked.ts';
import { areaIn } from './board-facts.ts';
import { areaName, Foot, houseName, Option, type OptionLook } from './parts.tsx';

interface Raid {
  readonly from: AreaId;
  readonly target: AreaId | null;
  readonly choice: string;
}

function raidOf({ id, on }: Offered): Raid[] {
  const [from, target = null] = idsOn(on, 'area') as readonly AreaId[];
  return from === undefined ? [] : [{ from, target, choice: id }];
}

export function RaidControl({ asked }: ControlProps): VNode {
  const raids = optionsOf(asked.decision).flatMap(raidOf);
  const froms = [...new Set(raids.map(({ from }) => from))];
  const chosenFrom = useSignal<AreaId | null>(null);
  const picking = usePicking(asked);
  const from = chosenFrom.value ?? (froms.length === 1 ? (froms[0] ?? null) : null);
  const picked = raids.find(({ choice }) => choice === picking.picked) ?? null;
  const targets = raids.flatMap((raid) => (raid.from === from && raid.target !== null ? [raid.target] : []));
  const clear = (): void => {
    picking.clear();
    chosenFrom.value = null;
  };
  useMarks({
    choosable: new Set([...froms, ...targets]),
    chosen: new Set(from === null ? [] : [from]),
    arrows: arrowsOf(from, targets, picked),
    whyNot: (area) => (from === null ? null : asked.check(raidChoice(from, area))),
    onArea: (area) => {
      if (from !== null && targets.includes(area)) picking.pick(raidChoice(from, area));
      else {
        picking.clear();
        chosenFrom.value = area;
      }
    },
  });
  return (
    <>
      <p class="note">{say(from === null ? 'thrones.controls.raid.from' : 'thrones.controls.raid.target')}</p>
      {froms.map((id) => (
        <fieldset key={id} class="group" data-active={id === from}>
          <legend>
            <OrderSign order={areaIn(asked.view, id).order} house={asked.house} size={28} /> {areaName(id)}
          </legend>
          <div class="options columns">
            {raids
              .filter((raid) => raid.from === id)
              .map((raid) => (
                <Option key={raid.choice} asked={asked} picking={picking} look={lookOf(asked, raid)} />
              ))}
          </div>
        </fieldset>
      ))}
      <Foot asked={asked} choice={picking.picked} label={labelOf(picked)} onClear={clear} />
    </>
  );
}

/** The ways a raid can go, until one is picked. */
function arrowsOf(from: AreaId | null, targets: readonly AreaId[], picked: Raid | null): Arrow[] {
  if (picked !== null)
    return picked.target === null ? [] : [{ from: picked.from, to: picked.target, kind: 'raid' }];
  return from === null ? [] : targets.map((to) => ({ from, to, kind: 'raid' }));
}

function labelOf(picked: Raid | null): string {
  if (picked === null) return say('thrones.controls.confirm');
  if (picked.target === null) return say('thrones.controls.raid.nothing');
  return say('thrones.controls.raid.confirm', { target: picked.target });
}

function lookOf({ view }: Asked, { from, target, choice }: Raid): OptionLook {
  if (target === null)
    return {
      choice,
      label: say('thrones.controls.raid.nothing'),
      detail: say('thrones.controls.raid.nothing.detail'),
      areas: [from],
    };
  const { order, house } = areaIn(view, target);
  const owner: HouseId | null = house;
  return {
    choice,
    label: areaName(target),
    detail: owner === null ? undefined : houseName(owner),
    areas: [from, target],
    icon: owner === null ? null : <OrderSign order={order} house={owner} size={36} />,
  };
}
