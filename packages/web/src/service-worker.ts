// The service worker: keeps the files of one build on the device, so that everything that needs no server works
// without a network. A new build is fetched beside the old one and waits until a page asks it to take over, so no page
// loses its files under its feet.

/** Put in by the build (vite.config.ts): the paths of its files, and its name. */
declare const MAESTER_FILES: readonly string[];
declare const MAESTER_BUILD: string;

/** What a page may say to the worker. */
export type ToServiceWorker = 'which-build' | 'take-over';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
/** A page of ours. */
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToServiceWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

const PREFIX = 'maester ';
const CACHE = `${PREFIX}${MAESTER_BUILD}`;
const FILES = new Set(MAESTER_FILES);
const PAGE = '/index.html';

/** How long a slow network may keep the page from being shown, in milliseconds. */
const PATIENCE = 4000;

scope.addEventListener('install', (event) => event.waitUntil(gather()));

/** Files under /assets/ carry a hash in their names: those of an earlier build are as good as new. */
async function gather(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...FILES].map(async (path) => {
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      if (known !== undefined) await cache.put(path, known);
      else await cache.add(new Request(path, { cache: 'no-cache' }));
    }),
  );
}

scope.addEventListener('activate', (event) => event.waitUntil(tidy()));

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener('message', ({ data, ports }) => {
  if (data === 'which-build') ports[0]?.postMessage(MAESTER_BUILD);
  else void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (pathname === '/' || pathname === PAGE) event.respondWith(newestPage(request));
  else if (FILES.has(pathname)) event.respondWith(kept(pathname, request));
});

async function kept(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

/** The page itself comes from the server as long as that answers. */
async function newestPage(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  return answer?.ok ? answer : kept(PAGE, request);
}

/** What a server says when it calls someone back (server/src/callback/callers.ts). */
interface Call {
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly url: string;
  /** A later call of the same table takes its place. */
  readonly tag: string;
  readonly event: 'turn' | 'over';
}

scope.addEventListener('push', (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call !== undefined) event.waitUntil(show(call));
});

async function show({ title, body, url, tag, event }: Call): Promise<void> {
  if (event === 'turn') await scope.navigator.setAppBadge?.(1);
  await scope.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: url,
  });
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});

/** In a page that is at that table, or else in a new one. */
async function openTable(path: string): Promise<void> {
  await scope.navigator.clearAppBadge?.();
  const { href } = new URL(path, scope.location.origin);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === href);
  if (there === undefined) await scope.clients.openWindow(href);
  else await there.focus();
}
