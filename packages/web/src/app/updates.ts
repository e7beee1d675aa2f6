// Keeping the client up to date: the service worker fetches new builds beside the old one. A page of an older build
// says that a newer one is ready; reloading is up to the visitor.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { ToServiceWorker } from '../service-worker.ts';

/** A page under development has no build, and no worker. */
const NO_BUILD = 'MAESTER_BUILD';
const LOOK_EVERY = 30 * 60_000;
const PATIENCE = 2000;

const ready = signal(false);
/** A newer build is on this device. */
export const updateReady: ReadonlySignal<boolean> = ready;

let newer: ServiceWorker | null = null;
let reloading = false;

export async function startUpdates(): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=maester-build]')?.content ?? NO_BUILD;
  if (build === NO_BUILD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // Another tab let the newer build take over. The first worker ever only takes charge of what is here already.
    else if (controlled) void compare(serviceWorker.controller, build);
    controlled = true;
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    const look = (): void => {
      void registration.update().catch(() => {});
    };
    setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look();
    });
    void compare(registration.waiting, build);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && serviceWorker.controller !== null)
          void compare(installing, build);
      });
    });
  } catch {
    // Forbidden here, for instance in a private window: the client then needs the network.
  }
}

/** Reloads into the newer build. */
export function update(): void {
  reloading = true;
  if (newer?.state !== 'installed') location.reload();
  else {
    say(newer, 'take-over');
    // The old worker may have something to finish; the page can be had without it.
    setTimeout(() => location.reload(), PATIENCE);
  }
}

/** The page itself comes from the network, so it may be of the new build already: then its worker may take over. */
async function compare(worker: ServiceWorker | null, build: string): Promise<void> {
  if (worker === null) return;
  if ((await buildOf(worker)) !== build) {
    newer = worker;
    ready.value = true;
  } else if (worker.state === 'installed') say(worker, 'take-over');
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    say(worker, 'which-build', [port2]);
  });
}

function say(worker: ServiceWorker, message: ToServiceWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
