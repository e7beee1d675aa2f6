// Who one is: under a passkey that other devices have as well, and among everyone with a rating.

import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { browserTests } from './support.ts';

const { server, visit } = browserTests();

it('who saved themselves in a passkey is the same person again where nothing else is left', async () => {
  const { page, context } = await visit();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // A passkey belongs to a name, and a number is none.
  await page.goto(`${server.url}/#/me`);
  await page.getByRole('button', { name: 'Show the code' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save in a passkey' }).count()).toBe(0);

  const named = server.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${named}/#/me`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Arya');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  const known = (): Promise<readonly (string | null)[]> =>
    page.evaluate(() => ['maester.identity', 'maester.arms'].map((key) => localStorage.getItem(key)));
  await page.getByRole('button', { name: 'Save in a passkey' }).click();
  await page.getByText('Saved. On your other device').waitFor();
  const before = await known();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await page.getByText('You arrive as Arya').waitFor();
  await page.getByRole('button', { name: "Yes, that's me" }).click();
  await expect.poll(known).toEqual(before);
  expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Arya');
});

it('the page of ratings shows people and computer players on one scale, and says where there are none', async () => {
  const { page } = await visit();
  const ratings = [
    { player: 'mind:hand', name: null, arms: null, points: 1720, within: 130, games: 40 },
    { player: 'bran', name: 'Bran', arms: 'pale-gules-argent-tower-or', points: 1640, within: 260, games: 4 },
  ];
  await page.route('**/api/ratings/thrones/live', (route) => route.fulfill({ json: { ratings } }));
  await page.goto(`${server.url}/#/ratings`);
  const rows = page.getByRole('table').getByRole('row');
  await rows.filter({ hasText: 'Bran' }).getByText('1640 ± 260').waitFor();
  expect((await rows.allInnerTexts()).slice(1).map((text) => /Hand|Bran/.exec(text)?.[0])).toEqual([
    'Hand',
    'Bran',
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Days per turn' }).check();
  await page.getByText('Nobody has played three rated games of this kind yet').waitFor();
});
