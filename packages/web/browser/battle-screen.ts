// The screen of the miniatures game as a visitor handles it.

import { HINTED, TableScreen } from './table-screen.ts';

/** The computer's mark on an option has the word of its button, too. */
export class BattleScreen extends TableScreen {
  #advised = false;

  /** From now on the computer says unasked what it would do. */
  async switchAdviceOn(): Promise<void> {
    await this.button('Advice').click();
    this.#advised = true;
  }

  override async layOutHint(): Promise<void> {
    if (!this.#advised) await this.dock.getByRole('button', { name: 'Hint', exact: true }).click();
    const hinted = this.button(HINTED);
    await hinted.first().waitFor();
    if (!(await this.isHintLaidOut())) await hinted.first().click();
  }

  /** A click on something on the battlefield: `unit:swords`. */
  async pressThing(key: string): Promise<void> {
    await this.page.locator(`.board [data-thing="${key}"]`).first().click({ force: true });
  }
}
