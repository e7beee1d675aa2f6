// The devices that want to be called: a few at each seat, as long as whoever asked for it has the seat.

import { createHash } from 'node:crypto';
import { shape } from '@maester/kernel';
import type { Shelf } from '../shelf.ts';
import { readQuietHours, type QuietHours } from './quiet-hours.ts';
import { readSubscription, type Subscription } from './web-push.ts';

export const DEVICES = 'push';
const MOST = 50_000;
/** At a seat. Each is a request to an address that a visitor gave, for every turn. */
const MOST_AT_SEAT = 8;

const WANTED = {
  subscription: readSubscription,
  quiet: shape.optional(shape.nullable(readQuietHours), null),
  language: shape.optional(shape.oneOf(['en', 'zh-Hant']), 'en'),
};
const readWanted = shape.object(WANTED);
const readCallee = shape.object({
  ...WANTED,
  /** The hash of the secret of whoever asked for it, and when they did. */
  owner: shape.text,
  since: shape.integer(0, Number.MAX_SAFE_INTEGER),
});

export interface Callee {
  readonly subscription: Subscription;
  readonly quiet: QuietHours | null;
  readonly language: 'en' | 'zh-Hant';
  readonly owner: string;
  readonly since: number;
}

export interface Device {
  readonly key: string;
  readonly callee: Callee;
}

export interface DevicesOptions {
  readonly shelf: Shelf;
  readonly date: () => number;
  readonly failed: (error: unknown) => void;
}

export class Devices {
  readonly #shelf: Shelf;
  readonly #date: () => number;
  readonly #failed: (error: unknown) => void;

  constructor({ shelf, date, failed }: DevicesOptions) {
    this.#shelf = shelf;
    this.#date = date;
    this.#failed = failed;
  }

  /** The tables where anyone wants to be called. */
  async tables(): Promise<readonly string[]> {
    return (await this.#shelf.list(DEVICES, '')).map(({ key }) => key.split(' ')[0] ?? '');
  }

  async isAnyAt(table: string): Promise<boolean> {
    return (await this.#shelf.list(DEVICES, `${table} `)).length > 0;
  }

  /** A device of the owner of a seat; the oldest goes where there are too many. */
  async add(table: string, seat: string, owner: string, value: unknown, giver?: string): Promise<void> {
    const wanted = readWanted(value, { kind: 'input', where: '' });
    const callee: Callee = { ...wanted, owner, since: this.#date() };
    const key = keyOf(table, seat, wanted.subscription.endpoint);
    await this.#shelf.put(DEVICES, key, JSON.stringify(callee), callee.since, MOST, giver);
    const own = await this.#of(`${table} ${seat} `, owner);
    for (const { key: oldest } of own.slice(MOST_AT_SEAT)) await this.remove(oldest);
  }

  /** The owner wants it no longer, whether they still have a seat or not. */
  async end(table: string, owner: string, endpoint: string): Promise<void> {
    for (const { key, callee } of await this.#read(`${table} `))
      if (callee.owner === owner && callee.subscription.endpoint === endpoint) await this.remove(key);
  }

  /** Those of the owner at these seats; all others there are forgotten. */
  async of(table: string, seats: readonly string[], owner: string | null): Promise<readonly Device[]> {
    const found = await Promise.all(seats.map((seat) => this.#of(`${table} ${seat} `, owner)));
    return found.flatMap((devices) => devices.slice(0, MOST_AT_SEAT));
  }

  /** The newest first. */
  async #of(prefix: string, owner: string | null): Promise<readonly Device[]> {
    const own: Device[] = [];
    for (const device of await this.#read(prefix))
      if (device.callee.owner === owner) own.push(device);
      else await this.remove(device.key);
    return own.toSorted((one, other) => other.callee.since - one.callee.since);
  }

  async #read(prefix: string): Promise<readonly Device[]> {
    const devices: Device[] = [];
    for (const { key, value } of await this.#shelf.list(DEVICES, prefix))
      try {
        devices.push({ key, callee: readCallee(JSON.parse(value), { kind: 'input', where: 'a device' }) });
      } catch (error) {
        // It will not be read next time either.
        this.#failed(error);
        await this.remove(key);
      }
    return devices;
  }

  /** Whether it was there; of many who ask only one hears so. */
  async take({ key }: Device): Promise<boolean> {
    return (await this.#shelf.take(DEVICES, key)) !== null;
  }

  async remove(key: string): Promise<void> {
    await this.#shelf.remove(DEVICES, key);
  }
}

function keyOf(table: string, seat: string, endpoint: string): string {
  return `${table} ${seat} ${createHash('sha256').update(endpoint).digest('hex').slice(0, 16)}`;
}
