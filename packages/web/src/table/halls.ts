// The two halls of this page, each made when it is first used.

import { signal } from '@preact/signals';
import { localHall, type LocalHall } from './local.ts';
import type { Hall, HallKind } from './place.ts';
import { browserWorld, remoteHall, type RemoteHall } from './remote.ts';

/** What could not be kept on this device, if anything. */
export const deviceTrouble = signal<string | null>(null);

let ofDevice: LocalHall | null = null;
let ofServer: RemoteHall | null = null;

export function deviceHall(): LocalHall {
  ofDevice ??= localHall(
    new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module', name: 'tables' }),
    (problem) => (deviceTrouble.value = problem),
  );
  return ofDevice;
}

export function serverHall(): RemoteHall {
  ofServer ??= remoteHall(browserWorld());
  return ofServer;
}

export function hallOf(kind: HallKind): Hall {
  return kind === 'local' ? deviceHall() : serverHall();
}
