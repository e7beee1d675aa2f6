// Being called back at a table of a server: this browser is subscribed once, and tells each table that may call it.

import { settings } from '../app/settings.ts';
import { recall, remember } from '../app/storage.ts';
import { language } from '../app/words.ts';
import { serverService } from '../table/services.ts';

/** The seats that call this device, as `table/seat`. */
const KEY = 'maester.calls';

export function isCalled(table: string, seat: string): boolean {
  return recall<readonly string[]>(KEY, []).includes(`${table}/${seat}`);
}

export type CallProblem = 'denied' | 'unable';

/** Null if it worked. */
export async function callMe(table: string, seat: string, on: boolean): Promise<CallProblem | null> {
  const subscription = await subscriptionOf(on);
  if (typeof subscription === 'string') return subscription;
  const { quiet } = settings.value;
  const keys = subscription.toJSON().keys ?? {};
  await serverService().callMe(table, seat, {
    on,
    subscription: {
      endpoint: subscription.endpoint,
      p256dh: keys['p256dh'] ?? '',
      auth: keys['auth'] ?? '',
    },
    quiet: quiet === null ? null : { ...quiet, ahead: -new Date().getTimezoneOffset() },
    language: language.value,
  });
  const others = recall<readonly string[]>(KEY, []).filter((each) => each !== `${table}/${seat}`);
  remember(KEY, on ? [...others, `${table}/${seat}`] : others);
  return null;
}

async function subscriptionOf(asks: boolean): Promise<PushSubscription | CallProblem> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unable';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'unable';
  const known = await registration.pushManager.getSubscription();
  if (known !== null) return known;
  if (!asks) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const key = bytesOf(await serverService().pushKey());
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // No push service can be reached.
    return 'unable';
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
