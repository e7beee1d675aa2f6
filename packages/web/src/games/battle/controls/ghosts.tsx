// Ways to stand that the rules have found, as ghosts on the table: alignments after a Charge, or where to make way.

import type { Option, Pose } from '@maester/kernel';
import { unitOf } from '@maester/battle/field';
import type { VNode } from 'preact';
import type { Ghost } from '../desk.ts';
import { say } from '../words.ts';
import { fact, isAside, labelOf, usePicking, type Asked, type OptionDecision } from './asked.ts';
import { Offered, OptionsFoot, usePlaces } from './options.tsx';

/** The poses of the decision's facts stand in the order of its numbered options. */
export function ghostsOf(asked: Asked<OptionDecision>): readonly Ghost[] {
  const { decision, view } = asked;
  const unit = unitOf(view, fact(decision, 'unit') ?? '');
  const poses = decision.facts['poses'];
  if (unit === null || !Array.isArray(poses)) return [];
  const numbered: readonly Option[] = decision.options.filter((option) => !isAside(option));
  return numbered.flatMap((option, i) => {
    const pose = poses[i] as Pose | undefined;
    return pose === undefined
      ? []
      : [
          {
            id: option.id,
            piece: { kind: 'unit' as const, unit: unit.id, tray: unit.tray },
            pose,
            label: labelOf(option),
          },
        ];
  });
}

export function GhostsControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const picking = usePicking(asked);
  const ghosts = ghostsOf(asked);
  usePlaces(asked, picking, {
    ghosts,
    pickedGhost: picking.picked,
    onGhost: (id) => picking.pickThere(id),
  });
  return (
    <>
      <p class="note">{say('battle.controls.ghosts')}</p>
      <Offered asked={asked} picking={picking} />
      <OptionsFoot asked={asked} picking={picking} />
    </>
  );
}
