/** A table of the sample game with time and storage in the hands of the test. */
import { seededRandom, type Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
import { expect } from 'vitest';
import {
  Table,
  type Change,
  type Clock,
  type Guest,
  type SavedTable,
  type Message,
  type Motion,
  type TableRecord,
} from '../src/index.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

const MINDS: readonly Mind[] = [{ id: 'random', choose: (eyes) => eyes.sample() }];

export class World {
  time = 0;
  readonly changes: Change[] = [];
  readonly problems: unknown[] = [];
  failSaving = false;
  /** Milliseconds from one move to a computer player's next. */
  pace = 0;
  #timers: Timer[] = [];

  around(minds: readonly Mind[] = MINDS): ConstructorParameters<typeof Table>[0] {
    return {
      game: tourney,
      minds,
      pace: this.pace,
      now: () => this.time,
      later: (milliseconds, run) => {
        const timer = { at: this.time + milliseconds, run };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
      save: (change) => {
        if (this.failSaving) throw new Error('the disk is full');
        this.changes.push(change);
      },
      report: (problem) => this.problems.push(problem),
    };
  }

  /** Lets time pass, running what falls due in order. */
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter((timer) => timer.at <= until).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = until;
  }

  /** What storage would give back. */
  kept(first: SavedTable): SavedTable {
    let { record } = first;
    const entries = [...first.entries];
    const chat = [...first.chat];
    let { banks, turn, snapshot } = first;
    for (const change of this.changes) {
      if (change.kind === 'record') record = change.record;
      else if (change.kind === 'chat') chat.push(change.line);
      else if (change.kind === 'banks') ({ banks } = change);
      else if (change.kind === 'turn') ({ turn } = change);
      else if (change.kind === 'snapshot') snapshot = structuredClone(change.snapshot);
      else {
        entries.push(change.entry);
        record = { ...record, status: change.status };
        banks = change.banks;
      }
    }
    return {
      record,
      entries,
      chat,
      banks,
      ...(turn === undefined ? {} : { turn }),
      ...(snapshot === undefined ? {} : { snapshot }),
    };
  }
}

interface NewTable {
  readonly clock?: Clock;
  readonly knights?: number;
  readonly chat?: boolean;
  readonly rated?: boolean;
}

export function newTable(options: NewTable = {}): SavedTable {
  const seats = ['red', 'blue', 'green', 'gold'].slice(0, options.knights ?? 2);
  const record: TableRecord = {
    id: 'abcd2345',
    game: 'tourney',
    gameVersion: tourney.version,
    setup: { knights: seats.length, rounds: 3 },
    seed: 'the seed',
    clock: options.clock ?? { kind: 'none' },
    chat: options.chat ?? true,
    open: true,
    hostHash: 'host',
    status: 'gathering',
    seats: seats.map((seat) => ({ seat, kind: 'open', name: null, tokenHash: null, mind: null })),
    created: 0,
    rematch: null,
    rated: options.rated ?? false,
  };
  return { record, entries: [], chat: [], banks: null };
}

export interface Client extends Guest {
  readonly heard: Message[];
  dismissed: boolean;
  last<T extends Message['type']>(type: T): Extract<Message, { type: T }>;
}

export function client(seat: string | null, host = false): Client {
  const heard: Message[] = [];
  const self: Client = {
    seat,
    host,
    heard,
    dismissed: false,
    send: (message) => heard.push(structuredClone(message)),
    dismiss() {
      self.dismissed = true;
    },
    last(type) {
      const found = heard.findLast((message) => message.type === type);
      if (found === undefined) throw new Error(`nothing of type ${type} was heard`);
      return found as never;
    },
  };
  return self;
}

interface Begun extends NewTable {
  readonly gone?: readonly string[];
  readonly minds?: readonly Mind[];
}

/** Two people at a table that has begun, or more; those who are gone have a seat all the same. */
export function begun({ gone = [], minds = MINDS, ...options }: Begun = {}) {
  const world = new World();
  const first = newTable(options);
  const table = new Table(world.around(minds), first);
  const seats = first.record.seats.map(({ seat }) => seat);
  for (const seat of seats) expect(table.sit(seat, `knight ${seat}`, `hash ${seat}`)).toBeNull();
  const clients = new Map(seats.map((seat, i) => [seat, client(seat, i === 0)]));
  for (const [seat, guest] of clients) if (!gone.includes(seat)) table.join(guest, -1);
  const red = clients.get('red') as Client;
  table.request(red, { id: 1, type: 'start' });
  return { world, first, table, clients, red, blue: clients.get('blue') as Client };
}

/** Whoever is asked answers at random until the game is over or `stop` says so. */
export function playOn(
  table: Table,
  clients: ReadonlyMap<string, Client>,
  seed: string,
  stop = (): boolean => false,
): void {
  const random = seededRandom(seed);
  for (let i = 0; i < 1000 && !stop(); i++) {
    const [seat] = tourney.waiting(table.state as TourneyState);
    const guest = clients.get(seat ?? '');
    if (seat === undefined || guest === undefined) return;
    const choice = tourney.sample(table.state as TourneyState, seat, random);
    table.request(guest, { id: i, type: 'choose', version: table.version, choice });
  }
}

/** The seat lets its clock run out so many times, while the others answer. */
export function letMiss(
  { world, table, clients }: Pick<ReturnType<typeof begun>, 'world' | 'table' | 'clients'>,
  seat: string,
  times: number,
): void {
  const isAsked = (): boolean => tourney.waiting(table.state as TourneyState).includes(seat);
  const others = new Map([...clients].filter(([other]) => other !== seat));
  for (let i = 0; i < times; i++) {
    for (let j = 0; j < 20 && !isAsked(); j++) playOn(table, others, `others ${i}`, isAsked);
    world.pass(table.info().seats.find((place) => place.seat === seat)?.left ?? 0);
  }
}

let requests = 100;
/** The rule that refuses it, if one does. */
export function propose(table: Table, guest: Client, motion: Motion): string | null {
  const id = ++requests;
  table.request(guest, { id, type: 'propose', motion });
  const answer = guest.heard.findLast((heard) => heard.type === 'accepted' || heard.type === 'refused');
  expect(answer?.id).toBe(id);
  return answer?.type === 'refused' ? answer.rule : null;
}

export function agree(table: Table, guest: Client, proposal = table.info().proposal?.number ?? 0): void {
  table.request(guest, { id: ++requests, type: 'vote', proposal, agree: true });
}
