// What a hall could not do, in plain words and with what to do about it.

import { HallError } from '../table/place.ts';
import { canTell, say, tell } from './words.ts';

export function tellProblem(error: unknown): string {
  if (!(error instanceof HallError)) return say('hall.problem.unknown', { problem: String(error) });
  const key = `hall.problem.${error.code}`;
  return canTell(key) ? tell(key) : say('hall.problem.unknown', { problem: error.message });
}
