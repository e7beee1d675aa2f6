/** A worker of the server that plays finished games through and says what came of them. */
import type { Journal } from '@maester/kernel';
import { accountOf, type GameAccount } from '@maester/records';
import { parentPort } from 'node:worker_threads';
import { reasonOf } from '../command.ts';
import { gameNamed } from '../games.ts';

export type Accounted = { readonly account: GameAccount | null } | { readonly problem: string };

function answerTo(journal: Journal): Accounted {
  try {
    return { account: accountOf(gameNamed(journal.game).game, journal) };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

parentPort?.on('message', (journal: Journal) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(answerTo(journal));
});
