// The worker in which a finished game is looked at again: it sends every verdict or plan as it is found, and is
// ended when nobody wants more.

import type { Journal } from '@maester/kernel';
import { analyse, plansIn, type Plan, type Verdict } from '@maester/minds/analysis';
import type { Counsel } from '@maester/minds/levels';
import { loadCounsel, loadEngine } from '../games/engines.ts';

export interface ToReview {
  readonly what: 'verdicts' | 'plans';
  readonly journal: Journal;
  /** Whose choices are looked at. */
  readonly seats: readonly string[];
  /** Compared with the usual search of the hardest level. */
  readonly effort: number;
}

export type FromReview =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'done' }
  | { readonly kind: 'problem'; readonly problem: string };

interface WorkerPort {
  postMessage(message: FromReview): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToReview>) => void): void;
}

const page = globalThis as unknown as WorkerPort;

async function review({ what, journal, seats, effort }: ToReview): Promise<void> {
  try {
    const { game } = await loadEngine(journal.game, journal.setup);
    const counsel = await loadCounsel(journal.game);
    const options = { effort, interrupted: () => false };
    if (what === 'plans') {
      for (const plan of plansIn(game, counsel, journal, new Set(seats), options))
        page.postMessage({ kind: 'plan', plan });
      page.postMessage({ kind: 'done' });
      return;
    }
    const ours: Counsel = {
      ...counsel,
      review: (eyes, chosen) => (seats.includes(eyes.seat) ? counsel.review(eyes, chosen) : null),
    };
    for (const verdict of analyse(game, ours, journal, options))
      page.postMessage({ kind: 'verdict', verdict });
    page.postMessage({ kind: 'done' });
  } catch (error) {
    page.postMessage({ kind: 'problem', problem: String(error) });
  }
}

page.addEventListener('message', ({ data }) => void review(data));
