/** What a stage of a server's measure came to. */

export interface Stage {
  /** Milliseconds from a choice to another person who hears of it, the shortest first. */
  readonly sorted: readonly number[];
  readonly choices: number;
  readonly seconds: number;
  /** Milliseconds of the server's processor. */
  readonly cpu: number;
  readonly bytes: number;
  readonly heap: number;
  /** How late the clients themselves got to their work, but for one time in a hundred: so much of a wait may be theirs. */
  readonly late: number;
}

export interface ServerResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export function percentile({ sorted }: Pick<Stage, 'sorted'>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function one(name: string, value: number, unit: string): ServerResult {
  return { name, value, unit };
}

export function described(who: string, stage: Stage): ServerResult[] {
  const { choices, seconds, cpu, bytes, late } = stage;
  return [
    one(`${who}: choices`, choices / seconds, 'per second'),
    one(`${who}: to another client, median`, percentile(stage, 0.5), 'milliseconds'),
    one(`${who}: to another client, 99 of 100`, percentile(stage, 0.99), 'milliseconds'),
    one(`${who}: the clients themselves late, 99 of 100`, late, 'milliseconds'),
    one(`${who}: the server's processor`, cpu / 10 / seconds, 'percent'),
    one(`${who}: processor per choice`, cpu / choices, 'milliseconds'),
    one(`${who}: sent per choice`, bytes / choices, 'bytes'),
  ];
}
