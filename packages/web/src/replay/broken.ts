// Why a replay cannot be shown, in words.

import { KernelError } from '@maester/kernel';
import { tellProblem } from '../app/problems.ts';
import { ServiceError } from '../table/service.ts';
import { say } from './words.ts';

export function tellBroken(error: unknown): string {
  if (error instanceof ServiceError) return tellProblem(error);
  if (!(error instanceof KernelError)) return say('replay.bad.format', { problem: String(error) });
  const { where, problem } = error;
  if (where === 'version') return say('replay.bad.version', { problem });
  if (where.startsWith('entries[') || where.startsWith('moves['))
    return say('replay.bad.entry', { where, problem });
  return say('replay.bad.format', { problem: where === '' ? problem : `${where}: ${problem}` });
}
