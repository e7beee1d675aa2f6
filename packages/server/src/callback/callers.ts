// Calling people back to their tables: by web push to those who asked for it, and by a table's webhook. Whoever is at the
// table needs no call, and nobody is called in their quiet hours.

import { createHash } from 'node:crypto';
import { shape } from '@maester/kernel';
import { placeOf, type SeatInfo, type TableInfo } from '@maester/table';
import type { Log } from '../log.ts';
import { RequestError } from '../request-error.ts';
import { callWords } from '../messages/en.ts';
import { callWords as callWordsZh } from '../messages/zh-hant.ts';
import type { Shelf } from '../shelf.ts';
import { Devices, type Callee, type Device } from './devices.ts';
import { forgetCalls } from './forget.ts';
import type { Send } from './outside.ts';
import { PendingCalls, type Call } from './pending-calls.ts';
import { quietFor } from './quiet-hours.ts';
import { PushKeys, sealed } from './web-push.ts';
import { readWebhook, WEBHOOK, webhookBody, type Told, type Webhook } from './webhook.ts';

const KEYS = 'push keys';
const MOST = 50_000;
/** Who has only just gone, or is asked only for a moment, is not called yet. */
const PATIENCE = 20_000;
/** A push service tries for so many seconds to reach a device. */
const KEPT_FOR = 24 * 3600;
const GONE: readonly number[] = [404, 410];

export interface CallersOptions {
  readonly shelf: Shelf;
  readonly send: Send;
  readonly log: Log;
  readonly date: () => number;
  /** Runs later; gives back how to call it off. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Other servers keep the same shelf, so that any table may have someone to call. */
  readonly shared?: boolean;
  /** How a table stands now; throws if there is none. */
  readonly look: (table: string) => TableInfo | Promise<TableInfo>;
  /** The hash of the secret of whoever has a seat. */
  readonly ownerOf: (table: string, seat: string) => string | null | Promise<string | null>;
  /** Where people open this server, without a slash at the end. */
  readonly origin: string;
}

export class Callers {
  readonly #options: CallersOptions;
  /** The tables that have anyone to call, so that the others cost nothing. */
  readonly #tables = new Set<string>();
  readonly #pending: PendingCalls;
  readonly #devices: Devices;
  #keys: Promise<PushKeys> | null = null;

  constructor(options: CallersOptions) {
    this.#options = options;
    const { shelf, date, later, shared = false } = options;
    const failed = (error: unknown): void => this.#failed(error);
    this.#devices = new Devices({ shelf, date, failed });
    this.#pending = new PendingCalls({
      shelf,
      date,
      later,
      shared,
      isWanted: (table) => this.#isWanted(table),
      prepare: (call) => this.#prepare(call),
      failed,
    });
  }

  /** Whom to call, and when, is known again after a restart. */
  async open(): Promise<void> {
    const { shelf } = this.#options;
    for (const table of await this.#devices.tables()) this.#tables.add(table);
    for (const { key } of await shelf.list(WEBHOOK, '')) this.#tables.add(key);
    await this.#pending.open();
  }

  #pushKeys(): Promise<PushKeys> {
    this.#keys ??= this.#loadKeys().catch((error: unknown) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }

  /** Of several servers that look for them at once, one makes them. */
  async #loadKeys(): Promise<PushKeys> {
    const { shelf, date } = this.#options;
    const known = await shelf.get(KEYS, '');
    if (known !== null) return new PushKeys(known);
    await shelf.update([{ kind: KEYS, key: '' }], date(), MOST, ([found = null]) =>
      found === null ? [PushKeys.make()] : null,
    );
    return new PushKeys((await shelf.get(KEYS, '')) ?? '');
  }

  /** The key that browsers subscribe with. */
  async publicKey(): Promise<string> {
    return (await this.#pushKeys()).publicKey;
  }

  /** A device of the owner of a seat wants to be called; `owner` is the hash of their secret. */
  async subscribe(table: string, seat: string, owner: string, value: unknown, giver?: string): Promise<void> {
    await this.#mustGoOn(table);
    await this.#devices.add(table, seat, owner, value, giver);
    this.#tables.add(table);
  }

  /** Or no longer. */
  unsubscribe(table: string, owner: string, endpoint: string): Promise<void> {
    return this.#devices.end(table, owner, endpoint);
  }

  /** The host has the table speak to a program; null ends that. */
  async setWebhook(table: string, value: unknown, giver?: string): Promise<void> {
    const webhook = shape.nullable(readWebhook)(value, { kind: 'input', where: 'webhook' });
    const { shelf, date } = this.#options;
    if (webhook === null) {
      await shelf.remove(WEBHOOK, table);
      return;
    }
    await this.#mustGoOn(table);
    await shelf.put(WEBHOOK, table, JSON.stringify(webhook), date(), MOST, giver);
    this.#tables.add(table);
  }

  /** Nobody is called to a game that is over, and nothing is kept of whom to call. */
  async #mustGoOn(table: string): Promise<void> {
    const { status } = await this.#options.look(table);
    if (status === 'over') throw new RequestError(409, 'over', 'This game is over.');
  }

  wants(table: string): boolean {
    return this.#options.shared === true || this.#tables.has(table);
  }

  /** Also if they asked for it elsewhere. */
  async #isWanted(table: string): Promise<boolean> {
    const { shelf } = this.#options;
    if (this.#tables.has(table)) return true;
    const isWanted = (await shelf.get(WEBHOOK, table)) !== null || (await this.#devices.isAnyAt(table));
    if (isWanted) this.#tables.add(table);
    return isWanted;
  }

  /**
   * Something has happened at a table that has anyone to call. `question` says what a seat is asked: the version of the
   * table at which it was.
   */
  heard(info: TableInfo, question: (seat: string) => number): void {
    const { table, status, progress } = info;
    if (status === 'over') {
      this.#tables.delete(table);
      this.#do(() => this.#tellEnd(info));
      return;
    }
    const waiting = info.paused?.why === 'agreed' ? [] : (progress?.waiting ?? []);
    for (const { seat, kind } of info.seats) {
      const isAsked = kind === 'person' && waiting.includes(seat);
      if (!isAsked) this.#pending.dropped(table, seat);
      else
        this.#pending.asked(
          { table, seat, question: question(seat), devices: null },
          PATIENCE,
          this.#tables.has(table),
        );
    }
  }

  /** The table is not in this server's memory any more: what happens at it is not heard here. */
  left(table: string): void {
    this.#pending.left(table);
  }

  /** The table is gone for good. */
  forget(table: string): Promise<void> {
    this.#tables.delete(table);
    return this.#pending.forget(table, (shelf) => forgetCalls(shelf, table));
  }

  /** If the seat is still asked, its owner is called unless they are there. */
  async #prepare(call: Call): Promise<() => void> {
    const { table, seat, devices } = call;
    const { look, shelf } = this.#options;
    const info = await look(table);
    const place = info.seats.find((each) => each.seat === seat);
    if (place?.kind !== 'person' || info.progress?.waiting.includes(seat) !== true) return () => {};
    const webhook = devices === null ? await shelf.get(WEBHOOK, table) : null;
    const called = place.connected ? [] : await this.#devicesOf(info, seat);
    return () => {
      this.#do(() => this.#tellProgram(webhook, info, 'turn', [place]));
      this.#callDevices(
        call,
        info,
        called.filter(({ key }) => devices?.includes(key) !== false),
      );
    };
  }

  /** Those whose quiet hours it is are called when the first of them are over. */
  #callDevices(call: Call, info: TableInfo, devices: readonly Device[]): void {
    const quiet: { readonly key: string; readonly until: number }[] = [];
    for (const { key, callee } of devices) {
      const until = quietFor(callee.quiet, this.#options.date());
      if (until > 0) quiet.push({ key, until });
      else this.#do(() => this.#push(key, callee, info, 'turn'));
    }
    if (quiet.length === 0) return;
    const first = Math.min(...quiet.map(({ until }) => until));
    this.#pending.postpone({ ...call, devices: quiet.map(({ key }) => key) }, first);
  }

  /** Those that the owner has named at the seat, or before they had picked it. */
  async #devicesOf({ table, draft }: TableInfo, seat: string): Promise<readonly Device[]> {
    const places = [seat, placeOf(draft, seat)].filter((each) => each !== null);
    return this.#devices.of(table, places, await this.#options.ownerOf(table, seat));
  }

  async #tellEnd(info: TableInfo): Promise<void> {
    try {
      const winners = info.seats.filter(({ seat }) => info.progress?.winners?.includes(seat) === true);
      const webhook = await this.#options.shelf.take(WEBHOOK, info.table);
      this.#do(() => this.#tellProgram(webhook, info, 'over', winners));
      for (const { seat, connected } of info.seats)
        for (const device of await this.#devicesOf(info, seat))
          await this.#tellDevice(info, device, connected);
    } finally {
      await this.forget(info.table);
    }
  }

  /** Whoever takes it from the shelf tells it, so that nobody hears of the end twice. */
  async #tellDevice(info: TableInfo, device: Device, connected: boolean): Promise<void> {
    const isToBeTold = (await this.#devices.take(device)) && !connected;
    const { key, callee } = device;
    if (isToBeTold && quietFor(callee.quiet, this.#options.date()) === 0)
      this.#do(() => this.#push(key, callee, info, 'over'));
  }

  async #push(key: string, callee: Callee, info: TableInfo, event: 'turn' | 'over'): Promise<void> {
    const { send, origin, date } = this.#options;
    const { endpoint } = callee.subscription;
    const words = callee.language === 'zh-Hant' ? callWordsZh : callWords;
    const round = info.progress?.round ?? null;
    const name = info.game === 'thrones' || info.game === 'battle' ? words[info.game] : 'Maester';
    const body = round === null ? words[event] : words[`${event}.round`].replace('{round}', String(round));
    const text = JSON.stringify({ title: name, body, url: `/#/t/${info.table}`, tag: info.table, event });
    const keys = await this.#pushKeys();
    const { status } = await send(
      endpoint,
      {
        authorization: keys.authorization(endpoint, origin, date() / 1000),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_FOR),
        urgency: 'normal',
        topic: createHash('sha256').update(info.table).digest('base64url').slice(0, 24),
      },
      sealed(text, callee.subscription),
    );
    // The browser has ended it.
    if (GONE.includes(status)) await this.#devices.remove(key);
  }

  async #tellProgram(
    found: string | null,
    info: TableInfo,
    event: Told['event'],
    seats: readonly SeatInfo[],
  ): Promise<void> {
    if (found === null) return;
    const { send, origin } = this.#options;
    const { url, form }: Webhook = readWebhook(JSON.parse(found), { kind: 'input', where: 'webhook' });
    const told: Told = {
      event,
      table: info.table,
      game: info.game,
      round: info.progress?.round ?? null,
      seats: seats.map(({ seat, name }) => ({ seat, name })),
      url: `${origin}/t/${info.table}`,
    };
    await send(url, { 'content-type': 'application/json' }, Buffer.from(webhookBody(form, told)));
  }

  /** Nobody waits for a call, and one that fails stops no other; the log names no address. */
  #do(act: () => Promise<void>): void {
    act().catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    this.#options.log({
      event: 'failure',
      during: 'calling back',
      error: error instanceof Error ? error.name : 'unknown',
    });
  }

  close(): Promise<void> {
    return this.#pending.close();
  }
}
