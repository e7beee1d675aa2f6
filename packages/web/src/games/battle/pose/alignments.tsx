// One of a few poses that the rules leave: how a unit aligns with the enemy it charged or fights, or where it is pushed.
// They stand on the table as ghosts to pick.

import { unitOf } from '@maester/battle/field';
import type { Decision, Json, Pose } from '@maester/kernel';
import type { VNode } from 'preact';
import { fact, isAside, usePicking, type Asked, type OptionDecision } from '../controls/asked.ts';
import { Foot, OptionButton } from '../controls/parts.tsx';
import { useMarks, type Ghost } from '../desk.ts';
import { say } from '../say.ts';
import { isPose } from './draft.ts';

/** The poses of a decision that offers them as options, in the order of those that are not declining; else null. */
export function posesOffered(decision: Decision): readonly Pose[] | null {
  const poses: Json | undefined = decision.facts['poses'];
  if (decision.kind !== 'option' || !Array.isArray(poses)) return null;
  const found = poses.filter(isPose);
  const offered = decision.options.filter((option) => !isAside(option));
  return found.length > 0 && found.length === offered.length ? found : null;
}

/** Which of the places that look the same way it is, seen from the unit; other if they look different ways. */
function whereOf(pose: Pose, poses: readonly Pose[]): 'left' | 'middle' | 'right' | 'other' {
  if (poses.length < 2 || poses.some(({ facing }) => facing !== pose.facing)) return 'other';
  const angle = (pose.facing * Math.PI) / 18_000;
  const along = ({ x, y }: Pose): number => Math.round(x * Math.cos(angle) - y * Math.sin(angle));
  const all = poses.map(along);
  if (along(pose) === Math.min(...all)) return 'left';
  return along(pose) === Math.max(...all) ? 'right' : 'middle';
}

export function AlignmentsControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const { decision, view } = asked;
  const picking = usePicking(asked);
  const poses = posesOffered(decision) ?? [];
  const id = fact(decision, 'unit') ?? '';
  const unit = unitOf(view, id);
  const offered = decision.options.filter((option) => !isAside(option));
  const ghosts = offered.flatMap((option, i): Ghost[] => {
    const pose = poses[i];
    if (pose === undefined || unit === null) return [];
    const where = whereOf(pose, poses);
    const label = say('battle.pose.place', { number: i + 1, where });
    return [
      { id: option.id, piece: { kind: 'unit', unit: id, tray: unit.tray }, pose, label, number: i + 1 },
    ];
  });
  useMarks({
    ghosts,
    pickedGhost: picking.picked,
    about: new Set([`unit:${id}` as const]),
    onGhost: (ghost) => picking.pickThere(ghost),
  });
  return (
    <>
      <p class="note">{say('battle.pose.alignments')}</p>
      <div class="options">
        {decision.options.map((option) => {
          const ghost = ghosts.find((one) => one.id === option.id);
          return (
            <OptionButton
              key={option.id}
              asked={asked}
              picking={picking}
              option={option}
              label={ghost?.label}
            />
          );
        })}
      </div>
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
