// What the page and the worker with the local tables say to each other.

import type { Journal } from '@maester/kernel';
import type { Advice } from '@maester/minds/levels';
import type { Message, Request, TableInfo } from '@maester/table';
import type { Link, NewTable } from './service.ts';

type Minds = { readonly [seat: string]: string };
type Names = { readonly [seat: string]: string };

/** What the worker can be asked, and what it answers. */
export interface LocalCalls {
  create(wanted: NewTable): string;
  fork(journal: Journal, entries: number, minds: Minds, names: Names): string;
  list(): readonly TableInfo[];
  info(id: string): TableInfo;
  /** The seats of people at this device, also those that a computer player keeps for them now. */
  ours(id: string): readonly string[];
  journal(id: string): Journal;
  rematch(id: string): string;
  remove(id: string): void;
  /** What a computer player would choose, seeing this view. */
  counsel(game: string, view: unknown, seat: string): Advice;
}

export type LocalMethod = keyof LocalCalls;

export type ToWorker =
  | { readonly type: 'call'; readonly call: number; readonly method: LocalMethod; readonly args: unknown[] }
  | {
      readonly type: 'join';
      readonly place: number;
      readonly table: string;
      readonly seat: string | null;
      readonly since: number;
    }
  | { readonly type: 'say'; readonly place: number; readonly request: Request }
  | { readonly type: 'leave'; readonly place: number }
  /** How long a computer player may think from now on. */
  | { readonly type: 'thinking'; readonly milliseconds: number };

export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly call: number; readonly code: string; readonly problem: string }
  | { readonly type: 'hear'; readonly place: number; readonly message: Message }
  | { readonly type: 'link'; readonly place: number; readonly link: Link }
  | ({ readonly type: 'trouble' } & Trouble);

export interface Trouble {
  /** A game could not be kept on this device, or something in it does not work as it should. */
  readonly with: 'keeping' | 'playing';
  readonly problem: string;
}
