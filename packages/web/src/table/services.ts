// The two services of this page, each made when it is first used.

import { computed, effect, signal } from '@preact/signals';
import { settings, thinkingTime } from '../app/settings.ts';
import type { ToWorker, Trouble } from './local-messages.ts';
import { localService, type LocalService } from './local.ts';
import type { ServiceKind, TableService } from './service.ts';
import { browserPlatform, remoteService, type RemoteService } from './remote.ts';

/** What went wrong with the games of this device, if anything. */
export const deviceTrouble = signal<Trouble | null>(null);

let ofDevice: LocalService | null = null;
let ofServer: RemoteService | null = null;

export function deviceService(): LocalService {
  ofDevice ??= startDevice();
  return ofDevice;
}

function startDevice(): LocalService {
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tables',
  });
  const milliseconds = computed(() => thinkingTime(settings.value));
  effect(() => worker.postMessage({ type: 'thinking', milliseconds: milliseconds.value } satisfies ToWorker));
  return localService(worker, (trouble) => (deviceTrouble.value = trouble));
}

export function serverService(): RemoteService {
  ofServer ??= remoteService(browserPlatform());
  return ofServer;
}

export function serviceOf(kind: ServiceKind): TableService {
  return kind === 'local' ? deviceService() : serverService();
}
