// Where a replay comes from: a whole journal, of which we may see everything once the game is over; or a table at
// which the game still goes on, which shows us its earlier moments as our seat saw them.

import {
  promisedSeed,
  readPackedJournal,
  seedCommitment,
  unpackJournal,
  type GameState,
  type Journal,
} from '@maester/kernel';
import type { TableInfo } from '@maester/table';
import type { Route } from '../app/router.ts';
import { learnWords } from '../app/words.ts';
import type { GameClient } from '../frame/game-client.ts';
import { load } from '../games/index.ts';
import { TableModel } from '../table/model.ts';
import { ServiceError, type TableService, type TableAddress } from '../table/service.ts';
import { promiseOf, saltsAt } from '../table/promises.ts';
import { textOf } from './link-code.ts';
import type { Moments } from './replay-scene.ts';
import { ALL_SEEING, Tape, type Eye } from './tape.ts';

/** `unseen`: there was a promise, but this device did not see it in time to vouch for it. */
export type SeedVerdict = 'kept' | 'broken' | 'unseen';

export interface Source {
  readonly client: GameClient;
  /** The table it was played at; null for a journal from a file or a link. */
  readonly table: TableAddress | null;
  /** The address of one moment of it. */
  readonly routeAt: (version: number) => Route;
  /** Those whose eyes we may look through, the usual first. */
  readonly eyes: readonly Eye[];
  readonly seats: readonly string[];
  /** Null while we may not have it. */
  readonly journal: Journal | null;
  /** Whether the seed is the one this device was promised before the game; null where there was no promise. */
  readonly seed: SeedVerdict | null;
  readonly running: boolean;
  /** The whole state after so many entries, as nobody at the table saw it; null while we may not have that. */
  readonly states: ((version: number) => GameState) | null;
  /** Seats of computer players; null where that is not known. */
  readonly minds: ReadonlySet<string> | null;
  moments(eye: Eye): Moments;
  close(): void;
}

/** Lets the page breathe while a long game is played through. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function journalSource(journal: Journal, routeAt = ofFile): Promise<Source> {
  const client = await load(journal.game).client(journal.setup);
  await learnWords(client.catalogues);
  return { ...tapeSource(client, await Tape.read(client.game, journal, pause), null, null, []), routeAt };
}

const ofFile = (at: number): Route => ({ page: 'journal', at });

/** A game from a link, where it is without its hashes. */
export async function linkSource(code: string, routeAt: (version: number) => Route): Promise<Source> {
  const packed = readPackedJournal(await textOf(code));
  const client = await load(packed.game).client(packed.setup);
  return journalSource(unpackJournal(client.game, packed), routeAt);
}

export async function tableSource(service: TableService, id: string): Promise<Source> {
  const info = await service.info(id);
  const client = await load(info.game).client(info.setup);
  await learnWords(client.catalogues);
  const address = { service: service.kind, id };
  if (service.kind === 'remote' && info.status !== 'over')
    return runningSource(client, service, address, info);
  const tape = await Tape.read(client.game, await service.journal(id), pause);
  const mine = service.seatsAt(id);
  return tapeSource(client, tape, address, info, mine);
}

type Seeded = Pick<Journal, 'game' | 'version' | 'seed' | 'mixed'>;

/** The server's own word counts only against it, and what we added to the seed must be in it. */
export function seedVerdict(
  journal: Seeded,
  { table, commitment }: Pick<TableInfo, 'table' | 'commitment'>,
  ours: readonly string[],
): SeedVerdict {
  const seed = promisedSeed(journal);
  const promised = promiseOf(table);
  if (seed === null || seedCommitment(seed) !== (promised ?? commitment)) return 'broken';
  const { mixed } = journal;
  const added = saltsAt(table);
  if (mixed !== undefined && mixed.table !== table) return 'broken';
  if (ours.some((seat) => added[seat] !== undefined && mixed?.salts[seat] !== added[seat])) return 'broken';
  return promised === null ? 'unseen' : 'kept';
}

/** While the game runs we look through the eyes of our own seats, whose secrets we know anyway. */
function tapeSource(
  client: GameClient,
  tape: Tape,
  table: TableAddress | null,
  info: TableInfo | null,
  mine: readonly string[],
): Source {
  const { journal, seats } = tape;
  const running = info !== null && info.status !== 'over';
  return {
    client,
    table,
    routeAt: (at) => (table === null ? ofFile(at) : { page: 'replay', ...table, at }),
    eyes: running ? [onlySeat(mine)] : [ALL_SEEING, ...seats, null],
    seats,
    journal,
    seed: table?.service === 'remote' && info !== null ? seedVerdict(journal, info, mine) : null,
    running,
    states: running ? null : (version) => tape.at(version),
    minds: info === null ? null : mindsIn(info),
    moments(eye) {
      const events = tape.events(eye);
      return {
        length: tape.length,
        seat: eye === ALL_SEEING ? null : eye,
        events,
        moment(version) {
          const view = tape.view(version, eye);
          return { view, waiting: client.game.waiting(view) };
        },
        nameOf: (seat) => info?.seats.find((place) => place.seat === seat)?.name ?? null,
      };
    },
    close() {},
  };
}

async function runningSource(
  client: GameClient,
  service: TableService,
  table: TableAddress,
  info: TableInfo,
): Promise<Source> {
  const seat = onlySeat(service.seatsAt(table.id));
  const model = new TableModel(service, table, seat, {
    pace: () => 0,
    now: () => Date.now(),
    later: (_milliseconds, run) => {
      const timer = setTimeout(run);
      return () => clearTimeout(timer);
    },
    whenSeen: () => () => {},
    shared: () => false,
    counsel: () => Promise.reject(new Error('a replay asks nobody')),
  });
  await arrival(model);
  return {
    client,
    table,
    routeAt: (at) => ({ page: 'replay', ...table, at }),
    eyes: [seat],
    seats: info.seats.map((place) => place.seat),
    journal: null,
    seed: null,
    running: true,
    states: null,
    minds: mindsIn(info),
    moments: () => ({
      get length() {
        return model.shown.value?.version ?? 0;
      },
      seat,
      get events() {
        return model.events.value;
      },
      moment: (version) => model.moment(version),
      nameOf: (name) => model.nameOf(name),
    }),
    close: () => model.leave(),
  };
}

function mindsIn({ seats }: TableInfo): ReadonlySet<string> {
  return new Set(seats.filter(({ kind }) => kind === 'mind').map(({ seat }) => seat));
}

/** While a game runs one looks through one's own eyes; people who share a device see what everyone may. */
function onlySeat(ours: readonly string[]): string | null {
  return ours.length === 1 ? (ours[0] ?? null) : null;
}

/** The first state has come, or never will. */
async function arrival(model: TableModel): Promise<void> {
  const stops: (() => void)[] = [];
  await new Promise<void>((resolve, reject) => {
    stops.push(
      model.shown.subscribe((shown) => {
        if (shown !== null) resolve();
      }),
      model.link.subscribe((link) => {
        if (link.kind === 'ended') reject(new ServiceError(link.problem, link.problem));
      }),
    );
  }).finally(() => {
    for (const stop of stops) stop();
  });
}
