// Records: a finished game of this device is found, one of a real table is added, edited and removed with a way back,
// and files that are none change nothing.

import type { Journal } from '@maester/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { expectFits, tooSmall } from './fits.ts';
import { playedUntil } from './journals.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';

const { visit } = browserTests();

/** A game that was played to its end on this device: put where the page keeps its tables. */
async function keepFinished(page: Page, journal: Journal): Promise<void> {
  // As a text: the type of any JSON is too deep for the types of a page.
  await page.evaluate(async (text) => {
    const { game, version, setup, seed, entries } = JSON.parse(text) as Record<
      'game' | 'version' | 'setup' | 'seed',
      unknown
    > & { readonly entries: readonly unknown[] };
    const opening = indexedDB.open('maester', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['table', 'number'] });
      opening.result.createObjectStore('chat', { keyPath: ['table', 'number'] });
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction(['tables', 'entries'], 'readwrite');
    const record = {
      id: 'finished',
      game,
      gameVersion: version,
      setup,
      seed,
      commitment: '',
      clock: { kind: 'none' },
      chat: false,
      open: false,
      hostHash: 'here',
      status: 'over',
      created: Date.now(),
      rematch: null,
      seats: ['baratheon', 'lannister', 'stark'].map((seat) =>
        seat === 'stark'
          ? { seat, kind: 'person', name: 'Ned', tokenHash: 'here', mind: null }
          : { seat, kind: 'mind', name: null, tokenHash: null, mind: 'steward' },
      ),
    };
    writing.objectStore('tables').put({ id: record.id, record, banks: null });
    for (const [i, entry] of entries.entries())
      writing.objectStore('entries').put({ table: record.id, number: i + 1, entry });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
  }, JSON.stringify(journal));
}

it('games are found, added, edited, removed and brought back', async () => {
  const { page } = await visit('/#/settings');
  await keepFinished(page, playedUntil('records', () => false, 3).journal);
  await page.goto(`${page.url().split('#')[0] ?? ''}#/records`);
  await page.getByRole('radio', { name: 'Board game' }).check();
  await page.getByRole('link', { name: /^Replay: .*You/ }).waitFor();

  await page.getByRole('radio', { name: 'Miniatures game' }).check();
  await page.getByRole('button', { name: 'Add a game' }).click();
  const form = page.getByRole('form', { name: 'A game for the records' });
  const you = form.getByRole('group', { name: 'You' });
  const them = form.getByRole('group', { name: 'Opponent' });
  await you.getByLabel('Faction').selectOption({ label: 'House Stark' });
  await you.getByLabel('Commander').selectOption({ label: 'Robb Stark, The Wolf Lord' });
  await you.getByLabel('Victory Points').fill('9');
  await them.getByLabel('Name').fill('<b>Ann</b>');
  await them.getByLabel('Victory Points').fill('4');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 of 1 games won').waitFor();

  await page.getByRole('button', { name: /^Edit:/ }).click();
  await form.getByLabel('Notes').fill('snow');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('snow').waitFor();
  await page.getByRole('button', { name: /^Remove:.*<b>Ann<\/b>/ }).click();
  await page.getByText('No games yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('snow').waitFor();

  await page.getByText('Save or load all records').click();
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from([0, 1, 2, 255]) });
  await page.getByText("This file isn't a file of records. Nothing was changed.").waitFor();
  const table = 'date,name,mine,end,score\n2026-01-02,,yes,lost,3\n2026-01-02,Bryn,,won,8\n';
  await files.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByText('1 of 2 games won').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('fits a phone', async () => {
  const { page } = await visit('/#/records', PHONE);
  await page.getByRole('button', { name: 'Add a game' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 of 1 games won').waitFor();
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
});
