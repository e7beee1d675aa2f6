/** A program that asks a thinker one question, says what it heard and closes nothing. */
import { tourney } from '@maester/kernel/sample';
import { startThinkers } from '../../src/index.ts';

const { think } = startThinkers({
  worker: new URL('thinking-worker.ts', import.meta.url),
  size: 1,
  log: ({ event }) => process.stdout.write(`${event}\n`),
});
const view = tourney.start(tourney.usualSetup(2), 'asks once');
think({ game: 'tourney', mind: 'tells its time', seat: 'red', view, seed: '' }, (choice) =>
  process.stdout.write(`${String(choice)}\n`),
);
