// A game on the page of another site: in a frame, with the board and the bar to wind it.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { packJournal } from '@maester/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { playedUntil } from './journals.ts';
import { browserTests } from './support.ts';

const { server, visit } = browserTests();

it('a stored game is wound in a frame of another site, and leads on to the client', async () => {
  const { journal } = playedUntil('embed', ({ state }) => state.round === 2, 3);
  const code = deflateRawSync(JSON.stringify(packJournal(journal))).toString('base64url');
  const stored = await fetch(`${server.url}/api/games`, { method: 'POST', body: JSON.stringify({ code }) });
  const { id } = (await stored.json()) as { id: string };

  const blog = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Blog</title><iframe src="${server.url}/embed#/g/${id}/5" width="800" height="600"></iframe>`,
      ),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void blog.close());
  await once(blog, 'listening');
  const { page } = await visit('/embed');
  await page.getByText('There is no game at this address.').waitFor();
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('application', { name: 'Map of Westeros' }).waitFor();
  const slider = frame.getByRole('slider', { name: 'Moment' });
  expect(await slider.inputValue()).toBe('5');
  await frame.getByRole('button', { name: 'One step forward' }).click();
  expect(await slider.inputValue()).toBe('6');
  expect(await frame.getByRole('link', { name: 'Open in Maester' }).getAttribute('href')).toContain(
    `#/g/${id}/5`,
  );
  expect(await frame.getByRole('navigation').count()).toBe(0);
});
