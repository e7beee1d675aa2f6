// Whether the server can be reached, and the tables there that wait for players.

import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { TableInfo } from '@maester/table';
import { serverService } from '../table/services.ts';
import { ServiceError } from '../table/service.ts';

export type Reach = 'looking' | 'there' | 'away';

const found = signal<Reach>('looking');
const waiting = signal<readonly TableInfo[]>([]);
const running = signal<readonly TableInfo[]>([]);

export const reach: ReadonlySignal<Reach> = found;
export const openTables: ReadonlySignal<readonly TableInfo[]> = waiting;
/** Games in progress that anyone may watch. */
export const runningTables: ReadonlySignal<readonly TableInfo[]> = running;

/** A server that only says no is there; anything that is no server of ours is not. */
const NOBODY = ['offline', 'server'];

export async function lookForServer(): Promise<void> {
  try {
    const listed = await serverService().listed();
    batch(() => {
      found.value = 'there';
      waiting.value = listed.tables;
      running.value = listed.running;
    });
  } catch (error) {
    batch(() => {
      found.value = error instanceof ServiceError && !NOBODY.includes(error.code) ? 'there' : 'away';
      waiting.value = running.value = [];
    });
  }
}

/** Looks now and whenever the network comes or goes, until the returned function is called. */
export function watchServer(): () => void {
  const look = (): void => void lookForServer();
  const lookIfSeen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
