// Who the visitor is, without an account: a name, arms, and a secret by which rated tables know them again. All of it is on
// this device alone, until it is carried to another by a code.

import { signal, type ReadonlySignal } from '@preact/signals';
import { fromBase64url, toBase64url } from '../app/base64url.ts';
import { recallText, rememberText } from '../app/storage.ts';
import { change, settings } from '../app/settings.ts';
import { rememberedTables, rememberTable, type Remembered } from '../table/remembered.ts';
import { armsText, readArms, type Arms } from './arms.ts';

const ARMS = 'maester.arms';
const SECRET = 'maester.identity';

const worn = signal<Arms | null>(null);
export const ownArms: ReadonlySignal<Arms | null> = worn;

export function startIdentity(): void {
  worn.value = readArms(recallText(ARMS));
}

export function wear(arms: Arms): void {
  worn.value = arms;
  rememberText(ARMS, armsText(arms));
}

/** The arms as they are told to a table. */
export function ownArmsText(): string | null {
  return worn.value === null ? null : armsText(worn.value);
}

/** Made when it is first needed. */
export function ownSecret(): string {
  const known = recallText(SECRET);
  if (known !== null) return known;
  const made = toBase64url(crypto.getRandomValues(new Uint8Array(24)));
  rememberText(SECRET, made);
  return made;
}

/** Everything that another device needs to be the same person. */
export interface Baggage {
  readonly v: 1;
  readonly name: string;
  readonly arms: string | null;
  readonly secret: string;
  /** Tables with their secrets: id, game, host's secret, secrets by seat. */
  readonly tables: readonly (readonly [
    id: string,
    game: string,
    host: string | null,
    seats: { readonly [seat: string]: string },
  ])[];
}

/** So many fit into a picture for a camera; the latest. */
const FOR_A_CAMERA = 4;
/** And so many where nothing has to be read from a screen. */
export const MOST_TABLES = 40;

export function packIdentity(
  most: number = FOR_A_CAMERA,
  tables: readonly Remembered[] = rememberedTables(),
): string {
  const baggage: Baggage = {
    v: 1,
    name: settings.value.name,
    arms: ownArmsText(),
    secret: ownSecret(),
    tables: tables.slice(0, most).map(({ id, game, host, seats }) => [id, game, host, seats]),
  };
  return toBase64url(new TextEncoder().encode(JSON.stringify(baggage)));
}

/** Null if it is no such code. */
export function readIdentity(code: string): Baggage | null {
  try {
    const found = JSON.parse(new TextDecoder().decode(fromBase64url(code.trim()))) as Partial<Baggage> | null;
    const isOurs =
      found?.v === 1 &&
      typeof found.name === 'string' &&
      typeof found.secret === 'string' &&
      /^[\w-]{22,64}$/.test(found.secret) &&
      Array.isArray(found.tables);
    return isOurs ? (found as Baggage) : null;
  } catch {
    return null;
  }
}

/** This device is that person from now on; its own tables stay. */
export function becomeIdentity({ name, arms, secret, tables }: Baggage, now: number): void {
  change({ name });
  const read = readArms(arms);
  if (read !== null) wear(read);
  rememberText(SECRET, secret);
  for (const [id, game, host, seats] of tables.toReversed())
    rememberTable(id, { game, host, seats, name }, now);
}
