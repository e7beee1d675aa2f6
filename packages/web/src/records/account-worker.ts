// A worker that plays finished games through and tells what came of them.

import type { Journal } from '@maester/kernel';
import { accountOf, type GameAccount } from '@maester/records/account';
import { loadEngine } from '../games/engines.ts';

export interface ToAccountant {
  readonly call: number;
  readonly journal: Journal;
}

/** Null for a game that cannot be recorded. */
export interface FromAccountant {
  readonly call: number;
  readonly account: GameAccount | null;
}

interface WorkerPort {
  postMessage(message: FromAccountant): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToAccountant>) => void): void;
}

const page = globalThis as unknown as WorkerPort;

async function account({ journal }: ToAccountant): Promise<GameAccount | null> {
  const { game } = await loadEngine(journal.game, journal.setup);
  return accountOf(game, journal);
}

page.addEventListener('message', ({ data }) => {
  account(data).then(
    (found) => page.postMessage({ call: data.call, account: found }),
    () => page.postMessage({ call: data.call, account: null }),
  );
});
