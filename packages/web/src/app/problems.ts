// What a service could not do, in plain words and with what to do about it.

import { ServiceError } from '../table/service.ts';
import { canTell, say, tell } from './words.ts';

export function tellProblem(error: unknown): string {
  if (!(error instanceof ServiceError)) return say('service.problem.unknown', { problem: String(error) });
  const key = `service.problem.${error.code}`;
  return canTell(key) ? tell(key) : say('service.problem.unknown', { problem: error.message });
}
