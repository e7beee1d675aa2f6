/** The meetings of a tuning in the files of its folder. */
import { shape } from '@maester/kernel';
import type { Meeting, Tuning } from '@maester/minds/learning';
import { join } from 'node:path';
import { UsageError } from '../command.ts';
import { textOf } from '../files.ts';
import { editionOf, figure, Findings, nameFor, problemOf } from './saved.ts';

/** Beyond this a weight is nothing, or everything. */
const FAR = 100;
const step = shape.integer(-FAR, FAR);

/** By how many steps the weights to begin with differ from the plain ones: those in use unless others are named. */
export function stepsFrom({ names, inUse }: Tuning, named: string | undefined): readonly number[] {
  if (named === undefined) return inUse;
  if (named === 'plain') return names.map(() => 0);
  const text = textOf(named);
  try {
    const steps = shape.record(names, step)(JSON.parse(text), { kind: 'input', where: '' });
    return names.map((name) => steps[name] ?? 0);
  } catch (error) {
    throw new UsageError(`${named} does not hold steps of weights: ${problemOf(error)}`, { cause: error });
  }
}

/** The name of a tuning: meetings that began with other weights, or altered them otherwise, are another's. */
export function tuningName(tuning: Tuning, seed: string, from: readonly number[], most: number): string {
  const edition = editionOf(tuning.game);
  return nameFor(edition, seed, { edition, seed, most, names: tuning.names, from });
}

/** The meetings of which a tuning knows the result, by number. */
export function meetingsIn(folder: string, name: string, { names }: Tuning): Findings<Meeting> {
  const steps = shape.list(step, names.length, names.length);
  return new Findings(
    join(folder, `${name}.jsonl`),
    shape.object({ one: steps, other: steps, result: figure }),
  );
}
