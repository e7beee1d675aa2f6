// A network in a tunnel: what is sent arrives nowhere, and nobody says that the line is dead.

import { createServer, connect, type Server as Listener, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { server, visit } = browserTests();

/** A line to the server that can hold back everything on it, in both directions, and never closes anything itself. */
class Line {
  readonly #listener: Listener;
  readonly #ends = new Set<Socket>();
  #held: (() => void)[] | null = null;

  constructor(to: number) {
    this.#listener = createServer((near) => this.#lead(near, connect(to, '127.0.0.1')));
  }

  #lead(near: Socket, far: Socket): void {
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(from);
      from.on('data', (bytes) => this.#pass(() => other.write(bytes)));
      from.on('close', () => this.#pass(() => other.destroy()));
      from.on('error', () => {});
    }
  }

  #pass(on: () => void): void {
    if (this.#held === null) on();
    else this.#held.push(on);
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#listener.listen(0, '127.0.0.1', resolve));
    const address = this.#listener.address();
    return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  }

  swallow(): void {
    this.#held = [];
  }

  /** What was on its way arrives late, as TCP would send it again. */
  flow(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const arrive of held) arrive();
  }

  close(): void {
    for (const end of this.#ends) end.destroy();
    this.#listener.close();
  }
}

const lines: Line[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

it('traffic that is dropped but not closed is noticed, and the game goes on when it flows again', async () => {
  const line = new Line(Number(new URL(server.url).port));
  lines.push(line);
  const url = await line.open();
  const { page } = await visit();
  await page.goto(url);
  await page.evaluate(() =>
    localStorage.setItem('maester.settings', JSON.stringify({ pace: 'instant', name: 'Alys' })),
  );
  await page.goto(`${url}/?#/host`);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const house of ['Lannister', 'Baratheon'])
    await page.getByRole('checkbox', { name: house, exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  const first = await table.asked();
  await table.layOutHint();

  line.swallow();
  await table.confirmation.click();
  await table.button('Sending…').waitFor();
  await page.getByText('Connection lost').waitFor();

  line.flow();
  await page.locator('.link-state > span').waitFor({ state: 'detached' });
  expect(await table.asked()).not.toBe(first);
  // It arrived twice, by the old connection and the new one: the second is nothing to speak of.
  expect(await table.dock.getByRole('alert').count()).toBe(0);
});
