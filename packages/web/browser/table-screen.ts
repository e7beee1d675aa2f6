// The table screen as someone uses it: what is asked, the hint, the confirmation, the panels, the menu.

import type { Locator, Page } from 'playwright-core';

/** What marks the choice a computer player would make. */
export const HINTED = /Suggested by the computer/;

/** How long the others may think before someone is asked again, in milliseconds. */
const PATIENCE = 60_000;

/** What is asked, as `procedure/step`, or null when the game is over. Battles on the way there are dismissed. */
export async function asked(page: Page): Promise<string | null> {
  const question = page.locator('.question[aria-busy=false]');
  const over = page.locator('.result-card');
  const battle = page.locator('.battle-stage').getByRole('button', { name: /Continue|繼續/ });
  for (;;) {
    await question.or(over).or(battle).first().waitFor({ timeout: PATIENCE });
    if (!(await battle.isVisible())) break;
    await battle.click();
  }
  return (await over.isVisible()) ? null : question.getAttribute('data-ask');
}

export class TableScreen {
  readonly page: Page;
  readonly dock: Locator;
  readonly board: Locator;
  readonly status: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dock = page.getByRole('region', { name: 'Your decision' });
    this.board = page.getByRole('application', { name: 'Map of Westeros' });
    this.status = page.locator('.bar-status');
    this.result = page.getByRole('dialog', { name: 'The game is over' });
  }

  get confirmation(): Locator {
    return this.dock.locator('button[aria-keyshortcuts="Enter"]');
  }

  button(name: string | RegExp): Locator {
    return this.dock.getByRole('button', { name });
  }

  /** This question, while it is asked. */
  question(ask: string): Locator {
    return this.page.locator(`.question[data-ask="${ask}"]`);
  }

  asked(): Promise<string | null> {
    return asked(this.page);
  }

  /** Answers what is asked as the computer advises; says what was asked, or null when the game is over. */
  async answer(): Promise<string | null> {
    const ask = await this.asked();
    if (ask !== null) {
      await this.dismissBattle();
      await this.layOutHint();
      while (await this.isHintLaidOut()) await this.confirmation.click();
    }
    return ask;
  }

  /** Goes on from a battle that is told in the middle of the screen, if there is one. */
  async dismissBattle(): Promise<void> {
    const goOn = this.page.locator('.battle-stage').getByRole('button', { name: 'Continue' });
    if (await goOn.isVisible()) await goOn.click();
  }

  /** Answers until something of this kind is asked, and leaves that open; false if the game is over before. */
  async answerUntil(wanted: (ask: string) => boolean): Promise<boolean> {
    for (;;) {
      const ask = await this.asked();
      if (ask === null) return false;
      if (wanted(ask)) return true;
      await this.answer();
    }
  }

  /** Asks for advice and takes it up, without confirming it where that is asked for. */
  async layOutHint(): Promise<void> {
    await this.button(/(Hint|Suggest)/).click();
    const hinted = this.button(HINTED);
    await hinted.first().waitFor();
    if (!(await this.isHintLaidOut())) await hinted.first().click();
  }

  /** Whether what the computer advises is laid out and only waits for its confirmation. */
  async isHintLaidOut(): Promise<boolean> {
    return this.confirmation
      .and(this.page.locator('[aria-disabled=false]'))
      .filter({ hasText: HINTED })
      .isVisible();
  }

  /** A click, or a tap, into an area of the map, which must be in sight. */
  async pressArea(area: string, how: 'click' | 'tap' = 'click'): Promise<void> {
    const { x, y } = await this.pointIn(area);
    if (how === 'click') await this.page.mouse.click(x, y);
    else await this.page.touchscreen.tap(x, y);
  }

  /** A point of the screen in an area of the map, once the map is at rest. */
  async pointIn(area: string): Promise<{ readonly x: number; readonly y: number }> {
    const handle = await this.page.waitForFunction(pointIn, area);
    return (await handle.jsonValue()) as { x: number; y: number };
  }

  /** The line of an area in the list of orders. */
  orderLine(area: string): Locator {
    return this.dock.getByRole('listitem').getByRole('button', { name: area }).first();
  }

  /** An order token that can be laid. */
  token(order: string): Locator {
    const tokens = this.dock.getByRole('group', { name: 'Order tokens' });
    return tokens.getByRole('button', { name: new RegExp(`^${order.replace('+', '\\+')}, `) });
  }

  /** Lays an order in each of these areas, by the list. */
  async layOrders(orders: Readonly<Record<string, string>>): Promise<void> {
    for (const [area, order] of Object.entries(orders)) {
      const line = this.orderLine(area);
      if ((await line.getAttribute('aria-pressed')) !== 'true') await line.click();
      await this.token(order).click();
      await line.getByText(order, { exact: true }).waitFor({ state: 'attached' });
    }
  }

  async openPanel(name: string): Promise<Locator> {
    const panels = this.page.getByRole('complementary', { name: 'Panels' });
    const tab = panels.getByRole('button', { name: new RegExp(`${name}$`) });
    if ((await tab.getAttribute('aria-expanded')) !== 'true') await tab.click();
    return panels.getByRole('region', { name });
  }

  /** All lines of the chronicle, whatever is folded. */
  async chronicle(): Promise<readonly string[]> {
    const panel = await this.openPanel('Chronicle');
    await panel.locator('.chronicle-line').first().waitFor();
    const folded = panel.locator('h3 button[aria-expanded=false]').first();
    const lines = panel.locator('.chronicle-line');
    // rounds come in one after the other, the latest first
    for (let before = 0; ; before = await lines.count()) {
      while (await folded.isVisible()) await folded.click();
      await this.page.waitForTimeout(200);
      if ((await lines.count()) === before && !(await folded.isVisible())) return lines.allInnerTexts();
    }
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    return this.page.getByRole('navigation', { name: 'Menu' });
  }
}

/** Somewhere on the screen where a pointer is over that area, once the map is at rest; runs in the page. */
function pointIn(area: string): { x: number; y: number } | false {
  const board = document.querySelector<HTMLElement>('.board');
  const shape = board?.querySelector(`.printed-map [data-area="${area}"]`);
  if (!board || !shape || board.querySelector('.sheet.moving') !== null) return false;
  const [room, all] = [board.getBoundingClientRect(), shape.getBoundingClientRect()];
  const place = [all.left, all.top, all.width].map(Math.round).join();
  const [before, since] = board.dataset['rests']?.split('@') ?? [];
  if (before !== place) {
    board.dataset['rests'] = `${place}@${performance.now()}`;
    return false;
  }
  const RESTED = 200;
  if (performance.now() - Number(since) < RESTED) return false;
  for (const down of [0.5, 0.35, 0.65, 0.2, 0.8]) {
    for (const across of [0.5, 0.35, 0.65, 0.2, 0.8]) {
      const [x, y] = [all.left + all.width * across, all.top + all.height * down];
      const inside = x > room.left && x < room.right && y > room.top && y < room.bottom;
      const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>('.board [data-area]');
      if (inside && hit?.dataset['area'] === area) return { x, y };
    }
  }
  return false;
}
