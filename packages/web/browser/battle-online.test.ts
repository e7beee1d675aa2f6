// A battle by a link: two people fight a round while somebody watches, a page is reloaded and the network breaks in the
// middle of a move; and a battle of the computers is watched again, shared at a moment, and played on from there.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BattleScreen } from './battle-screen.ts';
import { SMALL_ARMIES } from './battles.ts';
import { overhear } from './overheard.ts';
import { browserTests, type Visitor } from './support.ts';

const { server, visit } = browserTests();

const quick = {
  viewport: { width: 1100, height: 760 },
  settings: { pace: 'instant', name: 'Alys' },
} as const;

async function bringOwnArmies(page: Page): Promise<void> {
  for (const [i, list] of SMALL_ARMIES.entries()) {
    const army = page.getByRole('combobox', { name: /^Army/ }).nth(i);
    await army.selectOption('own');
    await page
      .getByRole('textbox', { name: /^Your army list/ })
      .nth(i)
      .fill(JSON.stringify(list));
  }
}

/** Someone who opens a table for a battle; they stand in the lobby. */
async function host(prepare?: (page: Page) => Promise<void>): Promise<Visitor & { link: string }> {
  const visitor = await visit('/#/host', quick);
  const { page } = visitor;
  await page.getByText('Miniatures game', { exact: true }).click();
  await prepare?.(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  return { ...visitor, link: new URL(link).pathname.slice(1) };
}

interface Player {
  readonly seat: string;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
}

/** What the table has sent a page: as it came, and the players as the last of it shows them. */
class Wire {
  #text = '';
  #players: readonly Player[] = [];

  constructor(page: Page) {
    overhear(page, (message, bytes) => {
      this.#text += bytes;
      if (message.type === 'state')
        this.#players = (message.view as { readonly players: readonly Player[] }).players;
    });
  }

  /** The cards in this hand that have not been seen by anyone: no copy of them has been played. */
  secretsOf(seat: string): readonly string[] {
    const own = this.#players.find((player) => player.seat === seat);
    return own?.hand.filter((card) => card !== 'hidden' && !own.discard.includes(card)) ?? [];
  }

  holds = (card: string): boolean => this.#text.includes(`"${card}"`);
}

/** A March, laid out by keys; a reload and a lost connection do not cost it. */
async function marchThroughTrouble({ page, context }: Visitor): Promise<void> {
  const table = new BattleScreen(page);
  const measured = (inches: number) =>
    page.locator('.pose-measure output').filter({ hasText: new RegExp(`^${inches}" of`) });
  await table.dock.locator('[data-option^=one-]').first().click();
  await table.dock.locator('[data-option=march]').click();
  // the other may have something to declare first
  await table.question('march/move').waitFor();
  await page.locator('.board').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await measured(1).waitFor();
  await page.reload();
  expect(await table.asked()).toBe('march/move');
  await measured(1).waitFor();

  await context.setOffline(true);
  await page.getByText('Connection lost').waitFor();
  await page.locator('.board').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await measured(2).waitFor();
  await page.keyboard.press('Enter');
  await table.button('Sending…').waitFor();
  await context.setOffline(false);
  await table.question('march/move').waitFor({ state: 'detached' });
  expect(await table.dock.getByRole('alert').count()).toBe(0);
  // Whoever may answer is asked before it is made.
  await expect.poll(() => marchesToldOn(page)).toBe(1);
}

const marchesToldOn = async (page: Page): Promise<number> =>
  (await new BattleScreen(page).chronicle()).filter((line) => line.includes(' marched 2"')).length;

/** Fights until the second round, as the computer advises but for what `instead` does itself. */
async function firstRound(table: BattleScreen, instead: (ask: string) => Promise<boolean>): Promise<void> {
  const next = table.status.getByText('Round 2');
  for (;;) {
    await table.dock.locator('.question[aria-busy=false]').or(next).first().waitFor({ timeout: 60_000 });
    if (await next.isVisible()) return;
    const ask = await table.asked();
    if (ask === null) return;
    if (!(await instead(ask))) await table.answer();
  }
}

it('two people fight a round by a link; a reload and a broken network cost nothing, and hands stay secret', async () => {
  const alys = await host(bringOwnArmies);
  const [bran, carol] = [await visit('/', quick), await visit('/', quick)];
  const [atAlys, atBran, atCarol] = [alys, bran, carol].map(({ page }) => new Wire(page));
  await alys.page.reload();
  for (const { page } of [bran, carol]) await page.goto(`${server.url}/${alys.link}`);
  await bran.page.getByRole('textbox', { name: 'Your name' }).fill('Bran');
  await bran.page.getByRole('button', { name: /Take this seat$/ }).click();
  await carol.page.getByText('Bran, connected').waitFor();
  await alys.page.getByRole('button', { name: 'Start the game' }).click();

  const [hers, his] = [new BattleScreen(alys.page), new BattleScreen(bran.page)];
  let marched = false;
  await Promise.all([
    firstRound(hers, async (ask) => {
      if (ask !== 'turn/activate-unit' || marched) return false;
      await marchThroughTrouble(alys);
      marched = true;
      return true;
    }),
    // Until then he answers nothing: a card of his would set the march aside.
    firstRound(his, async (ask) => {
      if (ask !== 'occasion/declare' || marched) return false;
      await his.dock.getByRole('button', { name: 'Pass', exact: true }).click();
      return true;
    }),
  ]);
  expect(marched).toBe(true);
  await new BattleScreen(carol.page).status.getByText('Round 2').waitFor();
  for (const { page } of [bran, carol]) {
    // a round that begins meanwhile folds the one before
    await expect.poll(() => marchesToldOn(page)).toBe(1);
  }

  const secrets = { one: atAlys?.secretsOf('one') ?? [], two: atBran?.secretsOf('two') ?? [] };
  expect(Math.min(secrets.one.length, secrets.two.length)).toBeGreaterThan(0);
  expect(
    secrets.one.filter((card) => atBran?.holds(card) !== false || atCarol?.holds(card) !== false),
  ).toEqual([]);
  expect(
    secrets.two.filter((card) => atAlys?.holds(card) !== false || atCarol?.holds(card) !== false),
  ).toEqual([]);
  expect(await carol.page.locator('.question').count()).toBe(0);
});

it('a battle is watched again step by step, shared at a moment, and played on from there', async () => {
  // Two computers play; their host only watches, so it is over soon.
  const { page, context } = await host(async (form) => {
    await form.getByRole('radio', { name: 'Just watch' }).check();
    for (const box of await form.locator('.people input[type=checkbox]').all()) await box.check();
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new BattleScreen(page);
  await table.result.getByText(/wins$/).waitFor({ timeout: 60_000 });
  await table.result.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/^Verified: all \d+ steps follow/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page
    .getByText(/^Step 1 of/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.keyboard.press('PageDown');
  await table.status.getByText('Round 1').waitFor();
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ label: 'Round 2' });
  await table.status.getByText('Round 2').waitFor();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const { page: other } = await visit(new URL(link).pathname, quick);
  const there = new BattleScreen(other);
  await there.status.getByText('Round 2').waitFor();
  expect(await other.locator('.units-layer .unit').count()).toBe(
    await page.locator('.units-layer .unit').count(),
  );
  await other.getByRole('button', { name: 'Play on from here…' }).click();
  await other
    .getByRole('button', { name: /Play as/ })
    .first()
    .click();
  await there.answer();
  expect(await there.asked()).not.toBeNull();
  await there.status.getByText('Round 2').waitFor();
});
