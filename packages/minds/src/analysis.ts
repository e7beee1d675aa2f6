/**
 * A finished game looked at again by the hard mind: at every choice, what the seat could have done better by what it
 * could know then. It thinks only while it is asked for the next verdict, so a worker can send each one on, and stop
 * whenever it likes:
 *
 *   for (const verdict of analyse(game, counsel, journal, { effort: 0.5, interrupted: () => false })) show(verdict);
 *
 * Choices that were undone are left out. `turningPoints` picks those that decided the game.
 */
import {
  eyesOf,
  Match,
  seededRandom,
  type Game,
  type GameState,
  type Journal,
  type Json,
  type JsonObject,
} from '@maester/kernel';
import type { Counsel } from './levels.ts';

export interface AnalysisOptions {
  /** How much the hard mind searches at every choice, compared with its usual search. */
  readonly effort: number;
  /** Whether to stop: the verdict that is being found is still given, quickly, and is the last one. */
  readonly interrupted: () => boolean;
}

/** What the hard mind thinks of one choice. */
export interface Verdict {
  /** The number of the entry in the journal, from 0. */
  readonly seq: number;
  readonly seat: string;
  /** What was asked, as `procedure/step`. */
  readonly ask: string;
  readonly chosen: Json;
  /** What would have been better, if anything. */
  readonly better?: Json;
  /** By how much the better choice raises the chance of winning, from 0 to 1; 0 if there is none. */
  readonly gain: number;
  /** The seat's chance of winning after what it chose, from 0 to 1, as it could judge it; null if there was no choice. */
  readonly chance: number | null;
  /** What speaks for the better choice, in the same facts as a hint. */
  readonly why: JsonObject | null;
}

/** A verdict for every choice that counts, in the order of the journal. */
export function* analyse<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  counsel: Counsel,
  journal: Journal,
  { effort, interrupted }: AnalysisOptions,
): Generator<Verdict, void, void> {
  const match = Match.replay(game, journal);
  const counts = choicesThatCount(journal);
  for (const [seq, entry] of journal.entries.entries()) {
    if ('by' in entry || !counts.has(seq)) continue;
    if (interrupted()) return;
    const [seat, chosen] = entry;
    const limits = { effort, hurried: interrupted };
    const eyes = eyesOf(game, match.at(seq), seat, seededRandom(`analysis ${journal.seed} ${seq}`), limits);
    const review = counsel.review(eyes, chosen);
    const better = review?.better ?? null;
    yield {
      seq,
      seat,
      ask: eyes.decision().ask,
      chosen,
      gain: 0,
      chance: review?.chance ?? null,
      why: better?.why ?? null,
      ...(better !== null && { better: better.choice, gain: better.gain }),
    };
  }
}

/** What a player could hope for when their turn began, and when it was over. */
export interface Plan {
  /** The number of the entry in the journal, from 0. */
  readonly seq: number;
  readonly seat: string;
  readonly chosen: Json;
  readonly hopes: JsonObject;
  /** The entry that begins somebody's next turn; the length of the journal after the last. */
  readonly until: number;
}

/** The plans of these seats, in the order of the journal. */
export function* plansIn<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  counsel: Counsel,
  journal: Journal,
  seats: ReadonlySet<string>,
  { effort, interrupted }: AnalysisOptions,
): Generator<Plan, void, void> {
  const match = Match.replay(game, journal);
  const counts = choicesThatCount(journal);
  let open = null as { readonly ask: string; readonly plan: Omit<Plan, 'until'> } | null;
  for (const [seq, entry] of journal.entries.entries()) {
    if ('by' in entry || !counts.has(seq)) continue;
    if (interrupted()) return;
    const [seat, chosen] = entry;
    const random = seededRandom(`plans ${journal.seed} ${seq}`);
    const eyes = eyesOf(game, match.at(seq), seat, random, { effort, hurried: interrupted });
    const { ask } = eyes.decision();
    if (open?.ask === ask) {
      yield { ...open.plan, until: seq };
      open = null;
    }
    const hopes = seats.has(seat) ? (counsel.plan?.(eyes, chosen) ?? null) : null;
    if (hopes !== null) open = { ask, plan: { seq, seat, chosen, hopes } };
  }
  if (open !== null) yield { ...open.plan, until: journal.entries.length };
}

/** The entries with choices that were not undone or withdrawn. */
function choicesThatCount({ entries }: Journal): ReadonlySet<number> {
  const line: { seq: number; seat: string }[] = [];
  for (const [seq, entry] of entries.entries()) {
    if (!('by' in entry)) line.push({ seq, seat: entry[0] });
    else if ('undo' in entry) line.length -= entry.undo;
    else
      line.splice(
        line.findLastIndex(({ seat }) => seat === entry.by),
        1,
      );
  }
  return new Set(line.map(({ seq }) => seq));
}

/** The choices where most was missed, in the order in which they were made. */
export function turningPoints(verdicts: readonly Verdict[], most: number): readonly Verdict[] {
  return verdicts
    .filter(({ better }) => better !== undefined)
    .toSorted((a, b) => b.gain - a.gain || a.seq - b.seq)
    .slice(0, most)
    .toSorted((a, b) => a.seq - b.seq);
}
