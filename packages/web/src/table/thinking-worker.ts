// The worker in which computer players of this device think, so that the tables can go on and a thought can be cut short.

import { eyesOf, seededRandom, type Json } from '@maester/kernel';
import { firstProposal, playerOf } from '@maester/minds/levels';
import { loadCounsel, loadEngine } from '../games/engines.ts';
import type { FromThinker, ToThinker } from './thinker.ts';

interface WorkerPort {
  postMessage(message: FromThinker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToThinker>) => void): void;
}

const tables = globalThis as unknown as WorkerPort;

async function answer({ call, task, question, milliseconds }: ToThinker): Promise<void> {
  try {
    const { game: id, mind, seat, view, seed } = question;
    const { game, players } = await loadEngine(id, view as unknown as Json);
    const adviser = task === 'advise' ? (await loadCounsel(id)).advise : null;
    const began = performance.now();
    const hurried = (): boolean => performance.now() - began > milliseconds;
    const eyes = eyesOf(game, view, seat, seededRandom(seed), { effort: 1, hurried });
    const player = playerOf(players, mind) ?? firstProposal;
    const advice = adviser?.(eyes) ?? { choice: player(eyes), why: null };
    tables.postMessage({ call, advice });
  } catch (error) {
    tables.postMessage({ call, problem: String(error) });
  }
}

tables.addEventListener('message', ({ data }) => void answer(data));
