// The service of this device, as the page sees it: it speaks with the worker in which the tables live.

import type { Journal } from '@maester/kernel';
import type { Advice } from '@maester/minds/levels';
import type { FromWorker, LocalCalls, LocalMethod, ToWorker, Trouble } from './local-messages.ts';
import {
  ServiceError,
  type Answer,
  type TableService,
  type Listener,
  type MyTable,
  type Connection,
} from './service.ts';
import { PendingRequests } from './pending-requests.ts';

export interface LocalService extends TableService {
  readonly kind: 'local';
  /** Goes on from a moment of a game whose journal we have: these seats played by computers, the others here. */
  fork(
    journal: Journal,
    entries: number,
    minds: { readonly [seat: string]: string },
    names: { readonly [seat: string]: string },
  ): Promise<string>;
  /** What a computer player would choose in this seat, seeing what the seat sees. */
  counsel(game: string, view: unknown, seat: string): Promise<Advice>;
}

/** The part of a worker that is used here. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
}

/** Milliseconds until a table that could not keep a change is joined again. */
const AGAIN_AFTER = 1000;

interface Joined {
  readonly listener: Listener;
  readonly pending: PendingRequests;
  readonly join: (since: number) => void;
  /** The table is being brought back: what is said meanwhile is kept until it is there. */
  away: boolean;
}

export function localService(worker: WorkerLike, trouble: (trouble: Trouble) => void): LocalService {
  let calls = 0;
  let places = 0;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const joined = new Map<number, Joined>();
  /** Our seats by table, as far as we have asked. */
  const seats = new Map<string, readonly string[]>();

  worker.addEventListener('message', ({ data }) => {
    switch (data.type) {
      case 'answer':
        waiting.get(data.call)?.resolve(data.value);
        waiting.delete(data.call);
        return;
      case 'failure':
        waiting.get(data.call)?.reject(new ServiceError(data.code, data.problem));
        waiting.delete(data.call);
        return;
      case 'hear': {
        const there = joined.get(data.place);
        if (there !== undefined && !there.pending.answered(data.message)) there.listener.hear(data.message);
        return;
      }
      case 'link': {
        const there = joined.get(data.place);
        if (there === undefined) return;
        there.listener.link(data.link);
        if (data.link.kind === 'lost' || data.link.kind === 'ended') there.pending.giveUp();
        if (data.link.kind === 'live' && there.away) {
          there.away = false;
          there.pending.again();
        }
        // A change could not be kept: the table is brought back as it was before, with a pause to make room.
        if (data.link.kind === 'lost') {
          there.away = true;
          setTimeout(() => {
            if (joined.get(data.place) === there) there.join(-1);
          }, AGAIN_AFTER);
        }
        return;
      }
      case 'trouble':
        trouble(data);
    }
  });

  function ask<M extends LocalMethod>(
    method: M,
    ...args: Parameters<LocalCalls[M]>
  ): Promise<ReturnType<LocalCalls[M]>> {
    const call = ++calls;
    return new Promise((resolve, reject) => {
      waiting.set(call, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ type: 'call', call, method, args });
    });
  }

  const service: LocalService = {
    kind: 'local',

    create: (wanted) => ask('create', wanted),

    fork: (journal, entries, minds, names) => ask('fork', journal, entries, minds, names),

    async info(id) {
      const [info, ours] = await Promise.all([ask('info', id), ask('ours', id)]);
      seats.set(id, ours);
      return info;
    },

    sit: () => Promise.reject(new ServiceError('taken', 'every seat of a local table is taken')),
    stand: () => Promise.reject(new ServiceError('taken', 'nobody can leave a local table')),
    seatsAt: (id) => seats.get(id) ?? [],

    join(id, seat, listener) {
      const place = ++places;
      const pending = new PendingRequests((request) => {
        if (there.away) return false;
        worker.postMessage({ type: 'say', place, request });
        return true;
      });
      const join = (since: number): void =>
        worker.postMessage({ type: 'join', place, table: id, seat, since });
      const there: Joined = { listener, pending, join, away: false };
      joined.set(place, there);
      listener.link({ kind: 'joining' });
      join(-1);
      return {
        send: (request): Promise<Answer> => pending.send(request),
        leave() {
          joined.delete(place);
          pending.giveUp();
          worker.postMessage({ type: 'leave', place });
        },
      } satisfies Connection;
    },

    journal: (id) => ask('journal', id),
    rematch: (id) => ask('rematch', id),

    async mine() {
      const infos = await ask('list');
      return infos.map((info): MyTable => {
        const ours = info.seats.filter(({ kind }) => kind === 'person');
        return {
          address: { service: 'local', id: info.table },
          game: info.game,
          seats: ours.map(({ seat }) => seat),
          name: ours[0]?.name ?? '',
          visited: 0,
          info,
          gone: false,
        };
      });
    },

    forget: (id) => ask('remove', id),
    counsel: (game, view, seat) => ask('counsel', game, view, seat),
  };

  return service;
}
