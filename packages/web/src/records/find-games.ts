// Finished games that this browser has a part in, on the device and on the server, and what came of them.

import type { Journal } from '@maester/kernel';
import type { GameAccount } from '@maester/records/account';
import type { GameResult } from '@maester/records/results';
import { lastVisit } from '../app/visits.ts';
import { deviceService, serverService, serviceOf } from '../table/services.ts';
import type { MyTable } from '../table/service.ts';
import { levelIn } from '../table/tell-mind.ts';
import type { FromAccountant, ToAccountant } from './account-worker.ts';

/** The id of the record of a table. */
const recordId = ({ address: { service, id } }: MyTable): string => `${service}-${id}`;

/** A day in the visitor's own calendar. */
export function dayOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The record of a game at a table, from what came of it. */
export function resultAt(table: MyTable, account: GameAccount, now: number): GameResult {
  const { seats, ...game } = account;
  return {
    ...game,
    id: recordId(table),
    date: dayOf(table.visited === 0 ? now : table.visited),
    place: table.address.service === 'local' ? 'device' : 'server',
    notes: '',
    players: seats.map(({ seat, ...part }) => {
      const sat = table.info?.seats.find((each) => each.seat === seat);
      const mine = table.seats.includes(seat);
      return {
        ...part,
        name: sat?.kind === 'person' ? (sat.name ?? '') : '',
        mind: mine || sat?.kind !== 'mind' ? '' : (levelIn(sat.mind) ?? sat.mind ?? ''),
        mine,
      };
    }),
  };
}

/** Tells of every finished game that is not known yet; gives back how many could not be read. */
export async function findGames(
  knows: (id: string) => boolean,
  found: (result: GameResult) => void,
): Promise<number> {
  const services = [deviceService(), serverService()];
  const mine = await Promise.allSettled(services.map((service) => service.mine()));
  const tables = mine
    .flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    .filter((table) => table.info?.status === 'over' && !table.gone && !knows(recordId(table)));
  if (tables.length === 0) return 0;
  const accountant = new Accountant();
  let unread = 0;
  for (const table of tables) {
    try {
      const { service, id } = table.address;
      const account = await accountant.account(await serviceOf(service).journal(id));
      if (account === null) unread += 1;
      else found(resultAt(withLastVisit(table), account, Date.now()));
    } catch {
      unread += 1;
    }
  }
  accountant.leave();
  return unread;
}

const withLastVisit = (table: MyTable): MyTable => ({
  ...table,
  visited: Math.max(table.visited, lastVisit(table.address)),
});

class Accountant {
  readonly #worker = new Worker(new URL('./account-worker.ts', import.meta.url), {
    type: 'module',
    name: 'records',
  });
  #calls = 0;

  account(journal: Journal): Promise<GameAccount | null> {
    const call = ++this.#calls;
    return new Promise((resolve) => {
      const heard = ({ data }: MessageEvent<FromAccountant>): void => {
        if (data.call !== call) return;
        this.#worker.removeEventListener('message', heard);
        resolve(data.account);
      };
      this.#worker.addEventListener('message', heard);
      this.#worker.addEventListener('error', () => resolve(null), { once: true });
      this.#worker.postMessage({ call, journal } satisfies ToAccountant);
    });
  }

  leave(): void {
    this.#worker.terminate();
  }
}
