// Battles played by computer players before a test begins, up to the moment the test is about.

import { battle, type BattleState } from '@maester/battle';
import { eyesOf, Match, seededRandom, type Decision, type Journal, type Json } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import type { Page } from 'playwright-core';

/** A seat that is asked, and how the battle stands. */
interface Ask {
  readonly seat: string;
  readonly decision: Decision;
  readonly state: BattleState;
}

/** Whether the moment is the one, or what this seat answers against the computer's advice to get there. */
type Wanted = (asked: Ask) => boolean | { readonly choose: Json };

/** Plays by this seed until someone is asked what is wanted. */
function battleUntil(seed: string, wanted: Wanted): { readonly journal: Journal; readonly seat: string } {
  const steward = MINDS.find(({ id }) => id === 'steward');
  if (steward === undefined) throw new Error('there is no steward');
  const random = seededRandom(seed);
  const match = new Match(battle, battle.usualSetup(2), seed);
  for (;;) {
    const { state } = match;
    const [seat] = battle.waiting(state);
    const decision = seat === undefined ? null : battle.decision(state, seat);
    if (seat === undefined || decision === null) throw new Error('it never came to that');
    const found = wanted({ seat, decision, state });
    if (found === true) return { journal: match.journal(), seat };
    const choice = found === false ? steward.choose(eyesOf(battle, state, seat, random)) : found.choose;
    const played = match.play(seat, choice);
    if (!played.ok) throw new Error(`${seat} is refused by ${played.refusal.rule}`);
  }
}

/** A Maneuver in the second round, when the armies are near each other. */
export function battleInTheMiddle(seed = 'winter'): { readonly journal: Journal; readonly seat: string } {
  return battleUntil(seed, ({ decision, state }) => decision.ask === 'maneuver/move' && state.round === 2);
}

/** The first March of a unit that need not stay, by a unit that pivots afterwards only. */
export function firstMarch(seed = 'winter'): { readonly journal: Journal; readonly seat: string } {
  return battleUntil(seed, ({ decision }) => {
    if (decision.ask === 'march/move') return true;
    const march = decision.kind === 'option' && decision.options.some(({ id }) => id === 'march');
    return march ? { choose: 'march' } : false;
  });
}

/** Plays on from the end of a journal in this seat, on the device. */
export async function fightOn(page: Page, journal: Journal, seat: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/journal`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'battle.journal.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(journal)),
  });
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  const last = page.getByRole('button', { name: 'To the end' });
  if (await last.isEnabled()) await last.click();
  const { length } = journal.entries;
  await page.getByText(`Step ${length} of ${length}`).filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Play on from here…' }).click();
  await page
    .getByRole('button', { name: /Play as/ })
    .nth(seat === 'one' ? 0 : 1)
    .click();
  await page.locator('.question[aria-busy=false]').waitFor();
}
