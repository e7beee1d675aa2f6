// Games played by computer players before a test begins: a journal up to the moment the test is about.

import { battle, type BattleState } from '@maester/battle';
import {
  eyesOf,
  Match,
  seededRandom,
  type Game,
  type GameState,
  type Journal,
  type Json,
  type JsonObject,
} from '@maester/kernel';
import { MINDS } from '@maester/minds';
import { thrones, type ThronesState } from '@maester/thrones';
import type { Page } from 'playwright-core';

/** What someone is asked, and how the game stands. */
export interface Ask<State extends GameState = ThronesState> {
  readonly seat: string;
  readonly ask: string;
  readonly facts: JsonObject;
  readonly state: State;
}

interface Played {
  readonly journal: Journal;
  /** Who is asked what was wanted; null if nobody was. */
  readonly seat: string | null;
}

/** Plays by this seed until someone is asked what is wanted; the whole game if nothing is. */
function played<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  wanted: (asked: Ask<State>) => boolean,
): Played {
  const steward = MINDS.find(({ id }) => id === 'steward');
  if (steward === undefined) throw new Error('there is no steward');
  const random = seededRandom(seed);
  const match = new Match(game, setup, seed);
  for (;;) {
    const { state } = match;
    const waiting = game.waiting(state);
    const found = waiting.find((seat) => {
      const decision = game.decision(state, seat);
      return decision !== null && wanted({ seat, ask: decision.ask, facts: decision.facts, state });
    });
    const [seat] = waiting;
    if (found !== undefined || seat === undefined) return { journal: match.journal(), seat: found ?? null };
    const chosen = match.play(seat, steward.choose(eyesOf(game, state, seat, random)));
    if (!chosen.ok) throw new Error(`${seat} is refused by ${chosen.refusal.rule}`);
  }
}

export function playedUntil(
  seed: string,
  wanted: (asked: Ask) => boolean = () => false,
  players = 6,
): Played {
  return played(thrones, thrones.usualSetup(players), seed, wanted);
}

/** The same for a battle; the setup is of the form that people write. */
export function battleUntil(
  seed: string,
  wanted: (asked: Ask<BattleState>) => boolean = () => false,
  setup: Json = { points: 30 },
): Played {
  return played(battle, battle.readSetup(setup), seed, wanted);
}

/** Opens the journal from a file, as someone would who was sent it. */
export async function openJournal(page: Page, journal: Journal): Promise<void> {
  const { origin, hash, search } = new URL(page.url());
  // A page that showed a journal before is loaded again.
  const again = hash.length > 2 ? `${search || '?'}+` : search;
  await page.goto(`${origin}/${again}#/journal`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.journal.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(journal)),
  });
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
}

/** Plays on from the end of the journal in this seat, on the device. */
export async function playOn(page: Page, journal: Journal, seat: string): Promise<void> {
  await openJournal(page, journal);
  const last = page.getByRole('button', { name: 'To the end' });
  if (await last.isEnabled()) await last.click();
  // What is played on is what is shown.
  const { length } = journal.entries;
  await page.getByText(`Step ${length} of ${length}`).filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Play on from here…' }).click();
  await page.getByRole('button', { name: new RegExp(`Play as ${seat}`, 'i') }).click();
  await page.getByRole('region', { name: 'Your decision' }).waitFor();
}
