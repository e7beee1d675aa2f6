// The screen of the miniatures game as a visitor handles it.

import { HINTED, TableScreen } from './table-screen.ts';

/** The computer's mark on an option has the word of its button, too. */
export class BattleScreen extends TableScreen {
  override async layOutHint(): Promise<void> {
    await this.dock.getByRole('button', { name: 'Hint', exact: true }).click();
    const hinted = this.button(HINTED);
    await hinted.first().waitFor();
    if (!(await this.isHintLaidOut())) await hinted.first().click();
  }

  /** A click on something on the battlefield: `unit:swords`. */
  async pressThing(key: string): Promise<void> {
    await this.page.locator(`.board [data-thing="${key}"]`).first().click({ force: true });
  }
}
