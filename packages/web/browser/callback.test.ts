// Being called back: what the service worker does with a push message of the server.

import { expect, it } from 'vitest';
import { browserTests } from './support.ts';

const { server, visit } = browserTests('whole');

it('a push message becomes a notification that leads to the table, and a later one takes its place', async () => {
  const { page, context } = await visit('/', { serviceWorkers: 'allow', permissions: ['notifications'] });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const registrationId = await registered;
  const deliver = (body: string): Promise<unknown> =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify({ title: 'Maester', body, url: '/#/t/abcd2345', tag: 'abcd2345', event: 'turn' }),
    });
  const shown = (): Promise<unknown> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = await registration.getNotifications();
      return found.map(({ title, body, data }) => [title, body, data as string]);
    });
  for (const body of ["It's your turn in round 3.", "It's your turn in round 4."]) {
    await deliver(body);
    await expect.poll(shown).toEqual([['Maester', body, '/#/t/abcd2345']]);
  }
});
