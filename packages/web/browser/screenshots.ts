// Takes the pictures of the documentation, docs/screenshots: each on a desktop and on a phone, of games by a fixed
// seed, so that they change only when the client or its computer players do.
// Run it after a build: `node packages/web/browser/screenshots.ts`, with the beginnings of names for some of them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { legalCharges, type BattleState } from '@maester/battle';
import { battleUntil, openJournal, playedUntil, playOn, type Ask } from './journals.ts';
import { DESKTOP, launchBrowser, PHONE, remembering, Server } from './server.ts';
import { writeResults, type GameResult, type PlayerResult } from '@maester/records/results';
import { seededRandom } from '@maester/kernel';
import { BattleScreen } from './battle-screen.ts';
import { TableScreen } from './table-screen.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');
const SEED = 'winter';

const FORTY_POINTS = { mode: 'a-game-of-thrones', points: 40, armies: ['stark-40', 'lannister-40'] };

const SCREENS = {
  desktop: DESKTOP,
  phone: { ...PHONE, deviceScaleFactor: 1 },
} as const;

/** One of the pages around the miniatures game. */
async function openRoom(page: Page, hash: string): Promise<void> {
  await page.goto(new URL(hash, page.url()).href);
}

const ARMIES = [
  ['stark', 'robb-stark-the-wolf-lord', 'stark-sworn-swords', 'stark-outriders', 'sansa-stark-little-bird'],
  ['lannister', 'tywin-lannister-lord-of-casterly-rock', 'lannister-guardsmen', 'lannister-halberdiers'],
  ['free-folk', 'mance-rayder-king-beyond-the-wall', 'free-folk-raiders', 'free-folk-trappers'],
] as const;
const FRIENDS = ['Ann', 'Bryn', 'Cley'];
const MODES = ['a-game-of-thrones', 'a-clash-of-kings', 'a-feast-for-crows'];

/** Forty games of somebody who plays House Stark most of the time. */
function someRecords(): readonly GameResult[] {
  const random = seededRandom(SEED);
  const luck = (): number => (random.below(31) - 15) / 10;
  const one = <T>(of: readonly T[]): T => of[random.below(of.length)] as T;
  return Array.from({ length: 40 }, (_, i) => {
    const won = random.below(10) < 6;
    const mind = random.below(3) === 0 ? 'castellan' : '';
    const player = (army: (typeof ARMIES)[number], more: Partial<PlayerResult>): PlayerResult => {
      const [faction, commander, ...units] = army;
      return {
        name: '',
        mind: '',
        mine: false,
        side: 0,
        end: 'lost',
        score: 3 + random.below(5),
        faction,
        commander,
        units,
        luck: luck(),
        ...more,
      };
    };
    const winner = { end: 'won', score: 8 + random.below(4) } as const;
    return {
      id: `own-${i}`,
      game: 'battle',
      date: `2026-${String(1 + random.below(9)).padStart(2, '0')}-${String(10 + random.below(18))}`,
      place: mind === '' ? 'table' : 'device',
      edition: 'season-6',
      mode: one(MODES),
      points: 40,
      rounds: 6,
      players: [
        player(random.below(4) === 0 ? ARMIES[1] : ARMIES[0], { mine: true, ...(won && winner) }),
        player(one(ARMIES), { side: 1, mind, name: mind === '' ? one(FRIENDS) : '', ...(!won && winner) }),
      ],
      notes: i === 7 ? 'The Berserkers broke through on the left.' : '',
    };
  });
}

const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'start-page'(page) {
    await page.getByRole('button', { name: /Play now/ }).waitFor();
  },
  async library(page) {
    await openRoom(page, '#/cards?faction=targaryen');
    await page.locator('.card-tile').nth(12).waitFor();
  },
  async card(page) {
    await openRoom(page, '#/cards/unit/stark-sworn-swords?faction=stark');
    await page.locator('.card-detail .battle-card').waitFor();
  },
  async builder(page) {
    await openRoom(page, '#/armies/martell-40');
    await page.locator('.army-pane').getByText('This list is legal.').waitFor({ state: 'attached' });
    const shelf = page.getByRole('button', { name: 'Attachments', exact: true });
    if (await shelf.isVisible()) await shelf.click();
  },
  async odds(page) {
    await openRoom(
      page,
      '#/odds?attacker=stark+stark-sworn-swords+robb-stark-the-wolf-lord&defender=lannister+lannister-guardsmen&arc=flank&charge=yes',
    );
    await page.locator('.room-plot').nth(3).waitFor({ state: 'attached' });
  },
  async 'test-series'(page) {
    // The seed of a series is drawn; that of a picture is not.
    await page.addInitScript(() => {
      crypto.randomUUID = () => '00000000-0000-4000-8000-000000000000';
    });
    await page.reload();
    await openRoom(page, '#/test/stark-40');
    await page.getByRole('radio', { name: '50', exact: true }).check();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.getByText('Finished', { exact: true }).waitFor({ timeout: 300_000 });
    await page.locator('.series-progress').evaluate((place) => place.scrollIntoView({ block: 'start' }));
  },
  async records(page) {
    await openRoom(page, '#/records');
    await page.getByText('Save or load all records').click();
    const buffer = Buffer.from(writeResults(someRecords()));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'records.json', mimeType: 'application/json', buffer });
    await page.getByText('40 new').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
  async planning(page) {
    const table = await tableThatAsks(
      page,
      ({ ask, facts, state }) =>
        ask.startsWith('planning-phase/') && state.round === 3 && Number(facts['stars']) >= 2,
    );
    await table.layOutHint();
  },
  async march(page) {
    const table = await tableThatAsks(
      page,
      ({ ask, state }) => ask === 'march/move-units' && state.round === 3,
    );
    await table.layOutHint();
  },
  async combat(page) {
    const table = await tableThatAsks(
      page,
      ({ ask, state }) => ask === 'combat/choose-house-card' && state.round >= 2,
    );
    await table.layOutHint();
  },
  async bidding(page) {
    const table = await tableThatAsks(page, ({ ask }) => ask === 'clash-of-kings/bid');
    await table.layOutHint();
  },
  async replay(page) {
    const { journal } = playedUntil(SEED);
    await openJournal(page, journal);
    const moments = page.getByRole('combobox', { name: 'Go to' });
    const combats = (await moments.locator('option').allInnerTexts()).filter((text) =>
      text.startsWith('\u2003'),
    );
    await moments.selectOption({ label: combats[5] ?? '' });
  },
  async 'battle-deployment'(page) {
    const table = await battleThatAsks(
      page,
      ({ ask, state }) =>
        ask === 'deploy/place' && state.units.filter(({ pose }) => pose !== null).length === 7,
    );
    await table.layOutHint();
  },
  async 'battle-move'(page) {
    const table = await battleThatAsks(
      page,
      ({ ask, state }) => ask === 'maneuver/move' && state.round === 2,
    );
    await table.layOutHint();
  },
  async 'battle-charge'(page) {
    const table = await battleThatAsks(
      page,
      ({ ask, state, facts }) =>
        ask === 'charge/declare-target' && legalCharges(state, String(facts['unit'])).length > 1,
    );
    await table.layOutHint();
  },
  async 'battle-winter'(page) {
    await battleThatAsks(
      page,
      ({ ask, state }) => ask === 'turn/activate-unit' && state.round === 3,
      'the-winds-of-winter',
    );
  },
  async 'battle-siege'(page) {
    await battleThatAsks(
      page,
      ({ ask, state }) => ask === 'turn/activate-unit' && state.round === 3,
      'a-storm-of-swords',
    );
  },
  async 'battle-tactics'(page) {
    await battleThatAsks(
      page,
      ({ ask, facts, state }) =>
        ask === 'occasion/declare' && facts['trigger'] === 'turn-starts' && state.round === 2,
    );
    await page.locator('#tab-tactics').click();
    await page.locator('.hand .tactics-card').first().waitFor();
  },
  async 'battle-stage'(page) {
    // At once nothing is staged.
    await page.evaluate(() =>
      localStorage.setItem('maester.settings', JSON.stringify({ pace: 'calm', theme: 'light' })),
    );
    await page.reload();
    await battleThatAsks(
      page,
      ({ seat, ask, facts, state }) =>
        ask === 'occasion/declare' &&
        facts['trigger'] === 'attack-before-dice' &&
        state.round >= 2 &&
        state.units.find(({ id }) => id === facts['unit'])?.seat === seat,
    );
    await page.locator('[data-option=pass]').first().click();
    await page.locator('.stage .line-result').first().waitFor();
  },
  async 'battle-result'(page) {
    // The last decision of a battle, found by counting all of them first.
    let count = 0;
    battleUntil(SEED, () => (count += 1) < 0, FORTY_POINTS);
    let left = count;
    const table = await battleThatAsks(page, () => (left -= 1) === 0);
    const result = page.locator('dialog .battle-result');
    for (let i = 0; i < 8 && !(await result.isVisible()); i += 1) {
      await table.answer();
      await page.waitForTimeout(500);
    }
    await result.waitFor();
  },
  async 'battle-lesson'(page) {
    await page.goto(new URL('#/learn/battle/moving', page.url()).href);
    const table = new BattleScreen(page);
    await table.button('Next').click();
    for (let i = 0; i < 2; i++) await table.answer();
    await table.asked();
    await table.layOutHint();
  },
  async reveal(page) {
    const table = await tableThatAsks(
      page,
      ({ ask, state }) => ask.startsWith('planning-phase/') && state.round === 2,
      'calm',
    );
    await table.layOutHint();
    await page.locator('.confirm').last().click();
    await page.locator('.on-map .given').nth(8).waitFor();
  },
  async 'thrones-stage'(page) {
    const table = await tableThatAsks(
      page,
      ({ ask, state }) => ask === 'combat/choose-house-card' && state.round >= 3,
      'calm',
    );
    await table.layOutHint();
    await page.locator('.confirm').last().click();
    for (let i = 0; i < 6 && !(await page.locator('.battle-stage').isVisible()); i += 1) {
      if (await page.locator('.question').isVisible()) await table.answer();
      await page.waitForTimeout(900);
    }
    await page.locator('.battle-stage').waitFor();
  },
  async story(page) {
    await openJournal(page, playedUntil(SEED).journal);
    await openRoom(page, '#/story');
    await page.locator('.story-curves').waitFor();
  },
  async coach(page) {
    await page.evaluate(() => {
      localStorage.setItem('maester.coach', 'on');
    });
    await page.reload();
    const table = await tableThatAsks(
      page,
      ({ ask, seat, state }) => ask.startsWith('planning-phase/') && state.round === 1 && seat === 'stark',
    );
    await table.asked();
    await page.locator('.coach').waitFor();
  },
  async puzzle(page) {
    await openRoom(page, '#/puzzle/20409');
    await page.locator('.puzzle-box').waitFor();
  },
  async coronation(page) {
    let count = 0;
    playedUntil(SEED, () => (count += 1) < 0);
    let left = count - 1;
    const table = await tableThatAsks(page, () => (left -= 1) === 0);
    const result = page.locator('dialog .winner.large');
    for (let i = 0; i < 12 && !(await result.isVisible()); i += 1) {
      if (await page.locator('.question').isVisible()) await table.answer();
      await page.waitForTimeout(500);
    }
    await result.waitFor();
  },
  async learn(page) {
    await page.goto(new URL('#/learn/orders', page.url()).href);
    const table = new TableScreen(page);
    await table.button('Next').click();
    await table.layOrders({ 'Moat Cailin': 'March +1' });
  },
};

/** A game of the seed played on from where someone is asked this. */
async function tableThatAsks(
  page: Page,
  wanted: (asked: Ask) => boolean,
  pace: 'instant' | 'calm' = 'instant',
): Promise<TableScreen> {
  if (pace === 'calm') {
    // At once nothing is staged.
    await page.evaluate(() =>
      localStorage.setItem('maester.settings', JSON.stringify({ pace: 'calm', theme: 'light' })),
    );
    await page.reload();
  }
  const { journal, seat } = playedUntil(SEED, wanted);
  if (seat === null) throw new Error('nobody is asked that in this game');
  await playOn(page, journal, seat);
  const table = new TableScreen(page);
  await table.asked();
  return table;
}

/** The same for a battle of 40 points. */
async function battleThatAsks(
  page: Page,
  wanted: (asked: Ask<BattleState>) => boolean,
  mode = 'a-game-of-thrones',
): Promise<TableScreen> {
  const { journal, seat } = battleUntil(SEED, wanted, { ...FORTY_POINTS, mode });
  if (seat === null) throw new Error('nobody is asked that in this battle');
  await playOn(page, journal, seat === 'one' ? 'House Stark' : 'House Lannister');
  const table = new TableScreen(page);
  await table.asked();
  return table;
}

/** Nothing moves and nothing waits to be drawn. */
async function atRest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.waitForFunction(
    () =>
      document.getAnimations().every(({ playState }) => playState !== 'running') &&
      !document.querySelector('.moving'),
  );
}

/** What is seen, as WebP: smaller than a PNG of 256 colours, and as sharp. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 });
  return Buffer.from(data, 'base64');
}

const chosen = process.argv.slice(2);
const server = new Server();
await server.start();
const browser = await launchBrowser();
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const [name, show] of Object.entries(PICTURES)) {
      if (chosen.length > 0 && !chosen.some((begun) => name.startsWith(begun))) continue;
      const settings = { pace: 'instant', theme: 'light' } as const;
      const visit = { locale: 'en-US', reducedMotion: 'reduce', ...options, settings } as const;
      const context = await browser.newContext(remembering(server.url, visit));
      const page = await context.newPage();
      await page.goto(server.url);
      await show(page);
      await atRest(page);
      writeFileSync(join(FOLDER, `${name}-${screen}.webp`), await pictureOf(page));
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.remove();
}
