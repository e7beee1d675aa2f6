// The worker in which a finished game is looked at again: it sends every verdict as it is found, and is ended when
// nobody wants more.

import type { Journal } from '@maester/kernel';
import { analyse, type Verdict } from '@maester/minds/analysis';
import { loadEngine } from '../games/engines.ts';

export interface ToReview {
  readonly journal: Journal;
  /** Whose choices are looked at. */
  readonly seats: readonly string[];
  /** Compared with the usual search of the hardest level. */
  readonly effort: number;
}

export type FromReview =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'done' }
  | { readonly kind: 'problem'; readonly problem: string };

interface WorkerPort {
  postMessage(message: FromReview): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToReview>) => void): void;
}

const page = globalThis as unknown as WorkerPort;

async function review({ journal, seats, effort }: ToReview): Promise<void> {
  try {
    const { game, players } = await loadEngine(journal.game, journal.setup);
    const { review: judge } = players;
    const ours = {
      ...players,
      review: (eyes, chosen) => (seats.includes(eyes.seat) ? (judge?.(eyes, chosen) ?? null) : null),
    } satisfies typeof players;
    for (const verdict of analyse(game, ours, journal, { effort, interrupted: () => false }))
      page.postMessage({ kind: 'verdict', verdict });
    page.postMessage({ kind: 'done' });
  } catch (error) {
    page.postMessage({ kind: 'problem', problem: String(error) });
  }
}

page.addEventListener('message', ({ data }) => void review(data));
