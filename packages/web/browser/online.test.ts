// Tables on the server: people who meet by a link, those who only watch, and a network that breaks.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overhear } from './overheard.ts';
import { browserTests, type Visitor } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { server, visit } = browserTests();

const HOUSES = ['Stark', 'Lannister', 'Baratheon', 'Greyjoy', 'Tyrell', 'Martell'];
const PLANNING = 'planning-phase/assign-orders';

const small = { viewport: { width: 1100, height: 760 } } as const;

/** Someone who hosts a table as House Stark, with computers in all seats but these; they stand in the lobby. */
async function host(players: number, guests: readonly string[]): Promise<Visitor & { link: string }> {
  const visitor = await visit('/#/host', { ...small, settings: { pace: 'instant', name: 'Alys' } });
  const { page } = visitor;
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (const house of HOUSES.slice(1, players))
    if (!guests.includes(house)) await page.getByRole('checkbox', { name: house, exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  return { ...visitor, link: new URL(link).pathname.slice(1) };
}

/** Someone who comes by the link and takes a seat under a name. */
async function join(link: string, name: string, house: string): Promise<Visitor> {
  const visitor = await visit(`/${link}`, { ...small, settings: { pace: 'instant' } });
  await visitor.page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await visitor.page.getByRole('button', { name: `${house}: Take this seat` }).click();
  await visitor.page.getByText(`${name} (you)`).waitFor();
  return visitor;
}

/** What the table has sent this page: the states, in order. */
interface Heard {
  readonly view: {
    readonly phase: string;
    readonly areas: readonly { readonly order: string | null }[];
    readonly flow: { readonly answers: Readonly<Record<string, unknown>> };
  };
}

function listen(page: Page): { readonly states: Heard[]; readonly accepted: unknown[] } {
  const states: Heard[] = [];
  const accepted: unknown[] = [];
  // Pings are accepted as well, whenever they come: only choices count here.
  const choices = new Set<number>();
  page.on('websocket', (socket) => {
    choices.clear();
    socket.on('framesent', ({ payload }) => {
      const { type, id } = JSON.parse(String(payload)) as { readonly type: string; readonly id: number };
      if (type === 'choose') choices.add(id);
    });
  });
  overhear(page, (message) => {
    if (message.type === 'state') states.push(message as { readonly type: 'state' } & Heard);
    if (message.type === 'accepted' && choices.has(message.id)) accepted.push(message);
  });
  return { states, accepted };
}

describe('a table online', () => {
  it('two people and four computers play a round, see what the other does, and talk', async () => {
    const alys = await host(6, ['Lannister']);
    const bran = await join(alys.link, 'Bran', 'Lannister');
    await alys.page.getByText('Bran, connected').waitFor();
    await alys.page.getByRole('button', { name: 'Start the game' }).click();

    const play = async (page: Page): Promise<TableScreen> => {
      const table = new TableScreen(page);
      let rounds = 0;
      expect(await table.answerUntil((ask) => ask === PLANNING && ++rounds > 1)).toBe(true);
      return table;
    };
    const [hers, his] = await Promise.all([play(alys.page), play(bran.page)]);

    const [told, heard] = [await hers.chronicle(), await his.chronicle()];
    const ofStark = told.filter((line) => /^(House )?Stark (marches|musters|gains)/.test(line));
    expect(ofStark.length).toBeGreaterThan(0);
    expect(heard).toEqual(expect.arrayContaining(ofStark));

    const talk = await hers.openPanel('Table');
    await talk.getByRole('textbox', { name: 'Message' }).fill('Winter is coming.');
    await talk.getByRole('button', { name: 'Send' }).click();
    await bran.page.getByRole('button', { name: /Table/ }).getByText('1 new').waitFor();
    await (await his.openPanel('Table')).getByText('Winter is coming.').waitFor();
  });

  it('a guest sits by the link, and neither guest nor spectator sees an order before all are turned up', async () => {
    const alys = await host(3, ['Lannister']);
    const bran = await visit(`/${alys.link}`, { ...small, settings: { pace: 'instant' } });
    const carol = await visit('/', { ...small, settings: { pace: 'instant' } });
    const [atBran, atCarol] = [listen(bran.page), listen(carol.page)];
    await carol.page.goto(new URL(alys.link, carol.page.url()).href);

    await bran.page.getByRole('button', { name: 'Lannister: Take this seat' }).click();
    await bran.page.getByText('Please enter your name first').waitFor();
    await bran.page.getByRole('textbox', { name: 'Your name' }).fill('Bran');
    await bran.page.getByRole('button', { name: 'Lannister: Take this seat' }).click();
    await carol.page.getByText('Bran, connected').waitFor();
    await alys.page.getByRole('button', { name: 'Start the game' }).click();

    const hers = new TableScreen(alys.page);
    expect(await hers.answer()).toBe(PLANNING);
    await hers.dock.getByText("You've given your orders.").waitFor();

    for (const { page } of [bran, carol]) {
      const { board } = new TableScreen(page);
      await board.locator('.on-map .order.back.of-stark').first().waitFor();
      expect(await board.locator('.on-map .order.of-stark:not(.back)').count()).toBe(0);
    }
    const secrets = [...atBran.states, ...atCarol.states].flatMap(({ view }) => [
      ...view.areas.flatMap(({ order }) => order ?? []),
      ...Object.values(view.flow.answers).filter((answer) => answer !== null),
    ]);
    expect(secrets).toEqual([]);
    expect(atCarol.states.at(-1)?.view.flow.answers).toHaveProperty('stark', null);
    expect(await carol.page.locator('.question').count()).toBe(0);

    // Then they are turned up for everyone.
    await new TableScreen(bran.page).answer();
    await new TableScreen(carol.page).board.locator('.on-map .order.of-stark:not(.back)').first().waitFor();
  });

  it('who is asked to agree to taking back reads what that would undo, and all go back', async () => {
    const alys = await host(3, ['Lannister']);
    const bran = await join(alys.link, 'Bran', 'Lannister');
    await alys.page.getByText('Bran, connected').waitFor();
    await alys.page.getByRole('button', { name: 'Start the game' }).click();
    const [hers, his] = [new TableScreen(alys.page), new TableScreen(bran.page)];
    await hers.answer();
    await his.answer();
    const turnedUp = /\w+ reveals /;
    await (await his.openPanel('Chronicle')).getByText(turnedUp).first().waitFor();

    await (await hers.openMenu()).getByRole('button', { name: 'Undo…' }).click();
    const dialog = alys.page.getByRole('dialog', { name: 'Undo' });
    const list = { name: 'What will be undone, newest first' };
    await dialog.getByRole('list', list).getByText(turnedUp).first().waitFor();
    await dialog.getByRole('button', { name: 'Ask the others' }).click();
    await his.dock.getByRole('list', list).getByText(turnedUp).first().waitFor();
    await his.button('Agree').click();
    expect([await hers.asked(), await his.asked()]).toEqual([PLANNING, PLANNING]);
  });

  it('who is gone is waited for, and the game goes on where it stood when they are back', async () => {
    const alys = await host(3, ['Lannister']);
    const bran = await join(alys.link, 'Bran', 'Lannister');
    await alys.page.getByText('Bran, connected').waitFor();
    await alys.page.getByRole('button', { name: 'Start the game' }).click();
    const [hers, his] = [new TableScreen(alys.page), new TableScreen(bran.page)];
    await his.asked();
    await bran.page.goto('about:blank');
    await hers.answer();
    await hers.dock.getByText('Waiting for Bran to reconnect.').waitFor();
    // Nobody is replaced before they had the time to come back.
    expect(await hers.button(/Let the computer play for Bran/).count()).toBe(0);
    await bran.page.goto(new URL(alys.link, alys.page.url()).href);
    expect(await his.answer()).toBe(PLANNING);
    await hers.dock.getByText('Waiting for Bran to reconnect.').waitFor({ state: 'detached' });
    await (
      await hers.openPanel('Chronicle')
    )
      .getByText(/^Lannister reveals /)
      .first()
      .waitFor();
  });

  it('two people pause by agreement, nothing can be chosen meanwhile, and they resume where they stood', async () => {
    const alys = await host(3, ['Lannister']);
    const bran = await join(alys.link, 'Bran', 'Lannister');
    await alys.page.getByText('Bran, connected').waitFor();
    await alys.page.getByRole('button', { name: 'Start the game' }).click();
    const [hers, his] = [new TableScreen(alys.page), new TableScreen(bran.page)];
    await Promise.all([hers.asked(), his.asked()]);

    await (await hers.openMenu()).getByRole('button', { name: 'Pause the game' }).click();
    await hers.dock.getByText('Waiting for Bran to agree.').waitFor();
    await his.dock.getByText('Alys would like to pause the game.').waitFor();
    await his.button('Agree').click();
    for (const { dock } of [hers, his]) {
      await dock.getByRole('heading', { name: 'Paused' }).waitFor();
      expect(await dock.locator('.question').count()).toBe(0);
    }
    // Who is away would lose time, so the others wait for them.
    await bran.page.goto('about:blank');
    await hers.dock.getByText(/Not connected: Bran/).waitFor();
    await hers.button('Resume').click();
    await hers.dock.getByText(/Lannister would lose time now/).waitFor();
    await hers.dock.getByRole('heading', { name: 'Paused' }).waitFor();
    await bran.page.goto(new URL(alys.link, alys.page.url()).href);
    await his.button('Resume').click();
    // She needn't answer at once, nor can she keep him waiting for ever.
    await his.button('Resume without them').click();
    await his.dock.getByText(/You can resume without them in (29|30) minutes/).waitFor();
    await hers.button('Agree').click();
    expect([await hers.asked(), await his.asked()]).toEqual([PLANNING, PLANNING]);
  });

  it('whose time runs out loses one decision, reads so, and is asked the next', async () => {
    const { page } = await visit('/', { ...small, settings: { pace: 'instant', name: 'Alys' } });
    const seconds = 6;
    const id = await page.evaluate(
      async (clock) => {
        const post = async (path: string, body: unknown, secret = ''): Promise<Record<string, string>> => {
          const headers = { authorization: `Bearer ${secret}` };
          const response = await fetch(`/api/tables${path}`, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          return (await response.json()) as Record<string, string>;
        };
        const minds = { lannister: 'steward', baratheon: 'steward' };
        const { table = '', host: secret = '' } = await post('', {
          game: 'thrones',
          players: 3,
          clock,
          minds,
        });
        await post(`/${table}/seats/stark`, { name: 'Alys' }, secret);
        const mine = {
          id: table,
          game: 'thrones',
          host: secret,
          seats: { stark: secret },
          name: 'Alys',
          visited: 1,
        };
        localStorage.setItem('maester.tables', JSON.stringify([mine]));
        return table;
      },
      { kind: 'per-decision', seconds },
    );
    const wire = listen(page);
    await page.goto(`${server.url}/#/table/remote/${id}`);
    await page.reload();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const table = new TableScreen(page);
    expect(await table.asked()).toBe(PLANNING);
    await table.dock.getByText(/the computer made one choice for you/).waitFor();
    // The next question waits for its own answer: the game has not gone on beyond it.
    const next = await table.asked();
    expect(next).not.toBeNull();
    expect(wire.states.at(-1)?.view.phase).not.toBe('');
    expect(await table.result.isVisible()).toBe(false);
    await table.answer();
    await table.dock.getByText(/the computer made one choice for you/).waitFor({ state: 'detached' });
  });

  it('a browser that goes offline says so at once, and comes back automatically', async () => {
    const { page, context } = await host(3, []);
    await page.getByRole('button', { name: 'Start the game' }).click();
    const table = new TableScreen(page);
    await table.asked();
    await context.setOffline(true);
    await page.getByText('Connection lost').waitFor();
    await context.setOffline(false);
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    expect(await table.answer()).toBe(PLANNING);
  });

  it('a network that breaks in the middle of the orders loses nothing, and they are given once', async () => {
    const { page } = await host(3, []);
    const wire = listen(page);
    await page.reload();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const table = new TableScreen(page);
    await table.asked();
    await table.layOrders({ Winterfell: 'March −1' });

    await server.stop();
    await page.getByText('Connection lost').waitFor();
    await table.layOrders({ 'White Harbor': 'Consolidate Power', 'The Shivering Sea': 'Raid' });
    await table.confirmation.click();
    await table.button('Sending…').waitFor();
    const before = wire.accepted.length;

    await server.start();
    const next = await table.asked();
    expect(next).not.toBe(PLANNING);
    expect(wire.accepted.length).toBe(before + 1);
    expect(await table.dock.getByRole('alert').count()).toBe(0);
  });
});
