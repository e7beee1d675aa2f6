// What the page and a worker that plays games of a series say to each other.

import type { Journal } from '@maester/kernel';
import type { Series, SeriesGame } from '@maester/records/series';

export type ToSeriesWorker =
  | { readonly type: 'play'; readonly series: Series; readonly number: number }
  | { readonly type: 'journal'; readonly series: Series; readonly game: SeriesGame };

export type FromSeriesWorker =
  | { readonly type: 'played'; readonly game: SeriesGame }
  | { readonly type: 'journal'; readonly journal: Journal }
  | { readonly type: 'failed'; readonly problem: string };

/** A worker as far as it is used here. */
export interface SeriesWorker {
  postMessage(message: ToSeriesWorker): void;
  terminate(): void;
}

/** Starts a worker; `heard` hears what it says, and that it is no more as a failure. */
export type StartSeriesWorker = (heard: (message: FromSeriesWorker) => void) => SeriesWorker;
