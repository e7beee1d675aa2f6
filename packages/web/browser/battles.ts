// Battles played by computer players before a test begins, up to the moment the test is about.

import { battle, type BattleState } from '@maester/battle';
import {
  eyesOf,
  Match,
  seededRandom,
  type Decision,
  type Journal,
  type Json,
  type Mind,
} from '@maester/kernel';
import { MINDS } from '@maester/minds';
import type { Page } from 'playwright-core';

/** Armies of two units each, so that a round is short. */
export const SMALL_ARMIES = [
  {
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      { card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] },
      { card: 'house-karstark-spearmen' },
    ],
  },
  {
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      { card: 'lannister-guardsmen', attachments: ['jaime-lannister-the-kingslayer'] },
      { card: 'lannister-halberdiers' },
    ],
  },
];

/** A seat that is asked, and how the battle stands. */
interface Ask {
  readonly seat: string;
  readonly decision: Decision;
  readonly state: BattleState;
}

/** Whether the moment is the one, or what this seat answers against the computer's advice to get there. */
type Wanted = (asked: Ask) => boolean | { readonly choose: Json };

function mindCalled(name: string): Mind {
  const found = MINDS.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

/** Plays by this seed until someone is asked what is wanted. */
export function battleUntil(
  seed: string,
  wanted: Wanted,
): { readonly journal: Journal; readonly seat: string } {
  const steward = mindCalled('steward');
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

/**
 * A moment at which the first player may declare something in somebody else's turn, and may so again in the same turn if
 * they pass: the others play as they do at a table with this seed.
 */
export function windowTwice(): { readonly journal: Journal; readonly seat: string } {
  const [steward, castellan] = [mindCalled('steward'), mindCalled('castellan')];
  const seat = 'one';
  const isOpen = (decision: Decision | null): boolean =>
    decision?.ask === 'occasion/declare' && decision.kind === 'option' && decision.options.length > 1;
  for (let i = 0; i < 50; i += 1) {
    const seed = `window ${i}`;
    const match = new Match(battle, battle.usualSetup(2), seed);
    /** The first of them, in the turn that is on. */
    let first: Journal | null = null;
    for (
      let [asked] = battle.waiting(match.state);
      asked !== undefined;
      [asked] = battle.waiting(match.state)
    ) {
      const open = asked === seat && match.state.turn !== seat && isOpen(battle.decision(match.state, seat));
      if (open && first !== null) return { journal: first, seat };
      if (open) first = match.journal();
      else if (asked === seat) first = null;
      const random = seededRandom(`${seed} ${asked} ${match.length}`);
      // From the first window on it is the page's table, where castellans play.
      const mind = first === null ? steward : castellan;
      const choice = open ? 'pass' : mind.choose(eyesOf(battle, match.state, asked, random));
      const played = match.play(asked, choice);
      if (!played.ok) throw new Error(`${asked} is refused by ${played.refusal.rule}`);
      if (played.events.some(({ event }) => event.type === 'turn')) first = null;
    }
  }
  throw new Error('it never came to that');
}

/**
 * The start of a turn of the first player, with something to declare; whether somebody answers when they activate this
 * unit for a Maneuver.
 */
export function ownTurn(
  unit: string,
  answered: boolean,
): { readonly journal: Journal; readonly seat: string } {
  for (let i = 0; i < 50; i += 1) {
    const turn = battleUntil(
      `turn ${i}`,
      ({ seat, decision, state }) =>
        seat === 'one' &&
        state.turn === seat &&
        decision.ask === 'occasion/declare' &&
        decision.facts['trigger'] === 'turn-starts' &&
        decision.kind === 'option' &&
        decision.options.length > 1,
    );
    if (isAnswered(turn.journal, unit) === answered) return turn;
  }
  throw new Error('it never came to that');
}

/** Whether somebody else uses a card or an Order before the unit moves; the others play as they do at a table. */
function isAnswered(journal: Journal, unit: string): boolean | null {
  const match = Match.replay(battle, journal);
  const castellan = mindCalled('castellan');
  for (const choice of ['pass', unit, 'maneuver']) {
    for (
      let [asked = ''] = battle.waiting(match.state);
      asked !== 'one';
      [asked = ''] = battle.waiting(match.state)
    ) {
      const random = seededRandom(`${journal.seed} ${asked} ${match.length}`);
      const played = match.play(asked, castellan.choose(eyesOf(battle, match.state, asked, random)));
      if (!played.ok) return null;
      if (played.events.some(({ event }) => event.type === 'card' || event.type === 'order')) return true;
    }
    if (!match.play('one', choice).ok) return null;
  }
  return battle.decision(match.state, 'one')?.ask === 'maneuver/move' ? false : null;
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
