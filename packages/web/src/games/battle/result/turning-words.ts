// What happened at a turning point, in parts of a sentence.

import { say } from '../say.ts';
import type { TurningPoint } from './turning-points.ts';

export function turningInWords({ attack, destroyed, points, side }: TurningPoint): readonly string[] {
  const said: string[] = [];
  if (attack !== null) said.push(say('battle.result.turning.attack', attack));
  if (destroyed.length > 0) said.push(say('battle.result.turning.destroyed', { units: destroyed }));
  if (points > 0) said.push(say('battle.result.turning.points', { side, points }));
  return said;
}
