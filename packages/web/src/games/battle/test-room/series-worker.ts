// A worker that plays one game of a series after the other, as it is asked.

import { loadCardsFor } from '@maester/battle/on-demand';
import { battlePlayers } from '@maester/minds/battle';
import { mindsWith } from '@maester/minds/levels';
import { journalOf, playGame, setupOf } from '@maester/records/series';
import type { FromSeriesWorker, ToSeriesWorker } from './series-messages.ts';

interface WorkerPort {
  postMessage(message: FromSeriesWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToSeriesWorker>) => void): void;
}

const page = globalThis as unknown as WorkerPort;
const MINDS = mindsWith((game) => (game === 'battle' ? battlePlayers : undefined));

async function answer(asked: ToSeriesWorker): Promise<FromSeriesWorker> {
  const { series } = asked;
  const number = asked.type === 'play' ? asked.number : asked.game.number;
  await loadCardsFor(setupOf(series, number));
  if (asked.type === 'journal') return { type: 'journal', journal: journalOf(series, asked.game) };
  const mind = MINDS.find(({ id }) => id === series.mind);
  if (mind === undefined) throw new Error(`there is no computer player ${series.mind}`);
  return { type: 'played', game: playGame(series, number, mind) };
}

page.addEventListener('message', ({ data }) => {
  answer(data).then(
    (message) => page.postMessage(message),
    (error: unknown) => page.postMessage({ type: 'failed', problem: String(error) }),
  );
});
