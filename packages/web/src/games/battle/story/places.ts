// A place that was chosen, in words: how far and which way a unit goes from where it stands, as it looks there; or where
// on the table something is put, as the panel of positions says it.

import { motionOf, turnBetween, type BattleState } from '@maester/battle/engine';
import type { Decision, Json, Pose } from '@maester/kernel';
import { say as sayInStory } from '../../../story/words.ts';
import { compassOf } from '../panels/positions-facts.ts';
import { isPose } from '../pose/draft.ts';
import { say } from '../say.ts';

/** Less than this is not told: thousandths of an inch, hundredths of a degree. */
const SLIGHT = 50;
const RIGHT_ANGLE = 9_000;
const DEGREE = 100;

/** How far from one place to the other in the direction of a facing. */
function along(from: Pose, to: Pose, facing: number): number {
  const angle = (facing / (2 * RIGHT_ANGLE)) * Math.PI;
  return Math.round((to.x - from.x) * Math.sin(angle) + (to.y - from.y) * Math.cos(angle));
}

function tellMove(from: Pose, to: Pose): string {
  const ahead = along(from, to, from.facing);
  const right = along(from, to, from.facing + RIGHT_ANGLE);
  const turned = turnBetween(from.facing, to.facing);
  const parts = [
    ...(Math.abs(ahead) < SLIGHT
      ? []
      : [sayInStory(ahead > 0 ? 'story.place.forward' : 'story.place.back', { distance: Math.abs(ahead) })]),
    ...(Math.abs(right) < SLIGHT
      ? []
      : [sayInStory(right > 0 ? 'story.place.right' : 'story.place.left', { distance: Math.abs(right) })]),
    ...(Math.abs(turned) < SLIGHT
      ? []
      : [
          sayInStory('story.place.turned', {
            degrees: Math.round(Math.abs(turned) / DEGREE),
            way: turned > 0 ? 'right' : 'left',
          }),
        ]),
  ];
  if (parts.length === 0) return sayInStory('story.place.stay');
  return parts.reduce((before, next) => sayInStory('story.place.then', { before, next }));
}

function tellSpot({ x, y, facing }: Pose, turns: boolean): string {
  return turns
    ? say('battle.positions.place', { right: x, up: y, facing: compassOf(facing) })
    : say('battle.positions.point', { right: x, up: y });
}

/** Another place is told beside this one: where both would be told alike, it says more. */
export function tellPlace(state: BattleState, decision: Decision, place: Json, other: Json): string {
  const motion = motionOf(state, decision);
  if (motion === null || !isPose(place)) return sayInStory('story.choice.place');
  const inWords = (pose: Pose): string =>
    motion.from === null ? tellSpot(pose, motion.turns) : tellMove(motion.from, pose);
  const said = inWords(place);
  if (!isPose(other) || said !== inWords(other)) return said;
  const degrees = Math.round(place.facing / DEGREE);
  return motion.from === null && degrees !== Math.round(other.facing / DEGREE)
    ? sayInStory('story.place.facing', { place: said, degrees })
    : sayInStory('story.place.alike', { place: said });
}
