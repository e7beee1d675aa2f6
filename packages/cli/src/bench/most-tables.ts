/**
 * How many tables servers bear: more and more of them, until choices take too long. One pause of the machine decides
 * nothing: of three stages with as many tables two must be good. Servers that are compared take turns, stage by stage, so
 * that both meet the same pauses.
 */
import { described, one, percentile, type ServerResult, type Stage } from './server-stage.ts';

/** A server that is measured. */
export interface Candidate {
  /** Makes tables until there are so many. */
  readonly grow: (tables: number) => Promise<void>;
  /** A stage with people who think. */
  readonly play: () => Promise<Stage>;
  /** Everyone leaves: the others need the room. */
  readonly leave: () => void;
}

/** Nobody should wait longer, in milliseconds, but for one choice in a hundred. */
const BEARABLE = 100;
/** Clients that are later than this themselves cannot tell whether the server was. */
const CLIENTS_LATE = BEARABLE / 2;
const ENOUGH = 2;

type Verdict = 'good' | 'bad' | 'unknown';

/** What is known of one server. */
interface Trial {
  readonly candidate: Candidate;
  good: number;
  last: Stage | null;
  /** So many tables were too much for the clients. */
  unclear: number | null;
}

export async function mostTables(
  candidates: readonly Candidate[],
  first: number,
  /** Percent that are added from one number of tables to the next. */
  step: number,
  say: (stage: string) => void,
): Promise<readonly (readonly ServerResult[])[]> {
  const trials = candidates.map((candidate): Trial => ({ candidate, good: 0, last: null, unclear: null }));
  let left: readonly Trial[] = trials;
  for (let tables = first; left.length > 0; tables += Math.ceil((tables * step) / 100)) {
    say(`${tables} tables`);
    for (const { candidate } of left) {
      await candidate.grow(tables);
      // What is new takes a while to settle.
      await candidate.play();
    }
    const bear = await thoseThatBear(left, tables);
    const unclear = left.filter((trial) => trial.unclear === tables);
    const leaving = left.filter((trial) => !bear.includes(trial) && !unclear.includes(trial));
    for (const { candidate } of leaving) candidate.leave();
    // The clients had the others' tables to look after as well.
    const again = leaving.length > 0 ? await thoseThatBear(unclear, tables) : [];
    for (const trial of unclear) if (!again.includes(trial)) trial.candidate.leave();
    left = [...bear, ...again];
  }
  return trials.map(toldOf);
}

/** Stage by stage in turns, until of each two stages agree. */
async function thoseThatBear(trials: readonly Trial[], tables: number): Promise<readonly Trial[]> {
  const stages = new Map(trials.map((trial) => [trial, [] as { stage: Stage; verdict: Verdict }[]]));
  const agreed = (trial: Trial, verdict: Verdict): boolean =>
    (stages.get(trial) ?? []).filter((each) => each.verdict === verdict).length >= ENOUGH;
  for (let i = 0; i < 2 * ENOUGH - 1; i++)
    for (const trial of trials) {
      if (agreed(trial, 'good') || agreed(trial, 'bad')) continue;
      const stage = await trial.candidate.play();
      stages.get(trial)?.push({ stage, verdict: judged(stage) });
    }
  return trials.filter((trial) => {
    const found = stages.get(trial) ?? [];
    trial.unclear = null;
    if (agreed(trial, 'good')) {
      trial.good = tables;
      trial.last = found.findLast(({ verdict }) => verdict === 'good')?.stage ?? null;
      return true;
    }
    if (!agreed(trial, 'bad')) trial.unclear = tables;
    return false;
  });
}

function judged(stage: Stage): Verdict {
  if (percentile(stage, 0.99) <= BEARABLE) return 'good';
  return stage.late > CLIENTS_LATE ? 'unknown' : 'bad';
}

function toldOf({ good, last, unclear }: Trial): readonly ServerResult[] {
  return [
    one(`tables within ${BEARABLE} ms`, good, ''),
    one('tables that were too many for the clients, 0 for none', unclear ?? 0, ''),
    ...(last === null ? [] : described('people who think a second', last)),
  ];
}
