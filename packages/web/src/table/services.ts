// The two services of this page, each made when it is first used.

import { signal } from '@preact/signals';
import { localService, type LocalService } from './local.ts';
import type { ServiceKind, TableService } from './service.ts';
import { browserPlatform, remoteService, type RemoteService } from './remote.ts';

/** What could not be kept on this device, if anything. */
export const deviceTrouble = signal<string | null>(null);

let ofDevice: LocalService | null = null;
let ofServer: RemoteService | null = null;

export function deviceService(): LocalService {
  ofDevice ??= localService(
    new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module', name: 'tables' }),
    (problem) => (deviceTrouble.value = problem),
  );
  return ofDevice;
}

export function serverService(): RemoteService {
  ofServer ??= remoteService(browserPlatform());
  return ofServer;
}

export function serviceOf(kind: ServiceKind): TableService {
  return kind === 'local' ? deviceService() : serverService();
}
