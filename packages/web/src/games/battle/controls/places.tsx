// A place on the table: one of those that are proposed, as ghosts to pick.

import { useComputed, useSignal } from '@preact/signals';
import { battle, type BattleState } from '@maester/battle';
import { TERRAIN_KINDS, unitOf } from '@maester/battle/field';
import { sameJson, seededRandom, type Json, type Pose } from '@maester/kernel';
import type { VNode } from 'preact';
import { useMarks, type Placed } from '../desk.ts';
import { say } from '../words.ts';
import type { Asked, PoseDecision } from './asked.ts';
import { Foot, Hinted } from './parts.tsx';

/** So many places are offered to pick from. */
const MOST = 6;
/** And so many proposals looked at for them. */
const TRIES = 24;

/** What is placed, as the decision names it: `terrain:hedge`, a unit by its id, else a token. */
function placedBy(view: BattleState, { piece }: PoseDecision): Placed {
  const terrain = TERRAIN_KINDS.find((kind) => piece === `terrain:${kind}`);
  if (terrain !== undefined) return { kind: 'terrain', terrain };
  const unit = unitOf(view, piece);
  return unit === null ? { kind: 'token' } : { kind: 'unit', unit: unit.id, tray: unit.tray };
}

function isPose(choice: Json | undefined): choice is Pose & { readonly [key: string]: Json } {
  return typeof choice === 'object' && choice !== null && !Array.isArray(choice) && 'facing' in choice;
}

function proposals(view: BattleState, seat: string): readonly Pose[] {
  const found: Pose[] = [];
  let tries = 0;
  for (const choice of battle.propose(view, seat, seededRandom('places'))) {
    if (isPose(choice) && !found.some((pose) => sameJson({ ...pose }, choice))) found.push(choice);
    if (found.length >= MOST || ++tries >= TRIES) break;
  }
  return found;
}

export function PlacesControl({ asked }: { readonly asked: Asked<PoseDecision> }): VNode {
  const { view, seat, decision } = asked;
  const piece = placedBy(view, decision);
  const proposed = useComputed(() => proposals(view, seat));
  const advised = useSignal<Pose | null>(null);
  const picked = useSignal(0);
  const poses = advised.value === null ? proposed.value : [...proposed.value, advised.value];
  const pose = poses[picked.value] ?? null;
  const ghosts = poses.map((each, i) => ({
    id: String(i),
    piece,
    pose: each,
    label: say('battle.pose.place', { number: i + 1 }),
  }));
  useMarks({
    ghosts,
    pickedGhost: String(picked.value),
    about: new Set(piece.kind === 'unit' ? [`unit:${piece.unit}` as const] : []),
    onGhost: (id) => (picked.value = Number(id)),
  });
  return (
    <>
      <p class="note">{say('battle.controls.places')}</p>
      <div class="options many">
        {ghosts.map(({ id, label }, i) => (
          <button
            key={id}
            type="button"
            class="option"
            aria-pressed={picked.value === i}
            onClick={() => (picked.value = i)}
          >
            <span class="option-text">
              <span class="option-label">{label}</span>
            </span>
            {asked.hint !== undefined && sameJson(asked.hint, { ...poses[i] }) && <Hinted />}
          </button>
        ))}
      </div>
      <Foot
        asked={asked}
        choice={pose === null ? null : { ...pose }}
        label={say('battle.controls.confirm')}
        onHint={(hint) => {
          if (!isPose(hint)) return;
          const known = proposed.value.findIndex((each) => sameJson({ ...each }, hint));
          if (known < 0) advised.value = hint;
          picked.value = known < 0 ? proposed.value.length : known;
        }}
      />
    </>
  );
}
