// Whatever a battle asks has a control that can express every choice that is proposed: in every mode, in teams and with
// everyone for themselves, with armies of all factions. `MAESTER_LONG=1` looks at every question of 200 battles of random
// armies, and at more of what is proposed.
import { describe, expect, it } from 'vitest';
import { pick, sameJson, seededRandom, type Decision, type Json } from '@maester/kernel';
import { battle, type BattleSetup, type BattleState } from '@maester/battle';
import { isAside } from '../../../src/games/battle/controls/asked.ts';
import { CONTROLS, controlFor, type ControlKind } from '../../../src/games/battle/controls/kinds.ts';
import { grouped } from '../../../src/games/battle/controls/looks.ts';
import { prospectOf } from '../../../src/games/battle/controls/targets.tsx';
import { learnWords } from '../../../src/app/words.ts';
import { posesOffered } from '../../../src/games/battle/pose/alignments.tsx';
import { wordsNow } from '../../../src/games/battle/words.ts';
import { isPose, judged, movedTo, posingOf, turnedTo } from '../../../src/games/battle/pose/draft.ts';
import { randomSetup, SETUPS } from './setups.ts';

await learnWords(wordsNow());

/** Proposals looked at for each question: the first are the good ones, and the others are more of the same. */
const LONG = process.env['MAESTER_LONG'] !== undefined;
const PROPOSALS = LONG ? 12 : 3;
const GAMES = LONG ? 200 : 120;

/** Why the control of this kind could not give this answer; null if it can. */
function cannotSay(kind: ControlKind, view: BattleState, decision: Decision, choice: Json): string | null {
  if (decision.kind === 'option') {
    const { groups, alone } = grouped(
      view,
      decision.seat,
      decision.options.filter((option) => !isAside(option)),
    );
    const shown = [
      ...groups.flatMap(({ ways }) => ways.map(({ option }) => option)),
      ...alone,
      ...decision.options.filter(isAside),
    ].map(({ id }) => id);
    if (new Set(shown).size !== decision.options.length) return 'not every option is shown once';
    const same = groups.find(({ ways }) => new Set(ways.map(({ label }) => label)).size < ways.length);
    if (same !== undefined) return `ways of ${same.title} that read the same`;
    const offers = decision.options.some((option) => !isAside(option));
    if (kind === 'alignments' && offers && posesOffered(decision) === null)
      return 'an option without a ghost';
    return shown.includes(String(choice)) ? null : 'not shown';
  }
  if (decision.kind === 'several') {
    const offered = decision.options.map(({ id }) => id);
    const dice = decision.facts['dice'];
    if (kind === 'dice' && (!Array.isArray(dice) || offered.some((id) => Number(id.slice(4)) > dice.length)))
      return 'a die that is not shown';
    return Array.isArray(choice) && choice.every((id) => offered.includes(String(id))) ? null : 'not offered';
  }
  if (decision.kind === 'pose' && isPose(choice)) {
    const posing = posingOf(view, decision, 0);
    if (posing === null) return 'nothing to take in hand';
    const held = turnedTo(posing, movedTo(posing, posing.start, choice), choice.facing);
    return sameJson(judged(posing, held).pose, choice) ? null : 'not to be reached';
  }
  return null;
}

interface Found {
  readonly kinds: ReadonlyMap<string, ControlKind | null>;
  readonly problems: readonly string[];
}

/** Of two battles one is between ready armies, one between random ones. */
function setupOf(game: number): BattleSetup {
  const half = Math.floor(game / 2);
  if (LONG) return randomSetup(game);
  return game % 2 === 0 ? (SETUPS[half % SETUPS.length] ?? battle.usualSetup(2)) : randomSetup(half);
}

/** Plays at random. */
function play(games: number): Found {
  const kinds = new Map<string, ControlKind | null>();
  const problems: string[] = [];
  for (let game = 0; game < games; game++) {
    const setup = setupOf(game);
    const random = seededRandom(`controls ${game}`);
    const state = battle.start(setup, `controls ${game}`);
    /** Each question is looked at closely once in a game. */
    const seen = new Set<string>();
    for (let [seat] = state.flow.waiting; seat !== undefined; [seat] = state.flow.waiting) {
      const asker = pick(random, state.flow.waiting);
      const frame = state.flow.stack.at(-1);
      const ask = `${frame?.procedure ?? ''}/${frame?.step ?? ''}`;
      if (LONG || !seen.has(ask)) lookAt(state, asker, kinds, problems);
      seen.add(ask);
      battle.apply(state, asker, battle.sample(state, asker, random));
    }
  }
  return { kinds, problems };
}

function lookAt(
  state: BattleState,
  seat: string,
  kinds: Map<string, ControlKind | null>,
  problems: string[],
): void {
  const view = battle.view(state, seat);
  const decision = battle.decision(view, seat);
  if (decision === null) return void problems.push(`${seat} is asked nothing`);
  const kind = controlFor(decision);
  kinds.set(decision.ask, kind);
  if (kind === null) return;
  let left = PROPOSALS;
  for (const choice of battle.propose(view, seat, seededRandom('proposals'))) {
    const problem = cannotSay(kind, view, decision, choice);
    if (problem !== null) problems.push(`${decision.ask}: ${problem}: ${JSON.stringify(choice)}`);
    if (--left === 0) break;
  }
  if (kind === 'targets' && decision.kind === 'option')
    for (const option of decision.options) if (!isAside(option)) prospectOf(view, decision, option);
}

describe('the controls of the miniatures game', () => {
  const { kinds, problems } = play(GAMES);

  it('are tried in every mode, in teams and with everyone for themselves', () => {
    expect(new Set(SETUPS.map(({ mode }) => mode)).size).toBe(11);
    expect(SETUPS.some(({ sides }) => sides.length > 2)).toBe(true);
    expect(SETUPS.some(({ sides }) => sides.some((seats) => seats.length > 1))).toBe(true);
  });

  it('answer every question that random games of all kinds ask', () => {
    expect(kinds.size).toBeGreaterThan(45);
    expect([...kinds].filter(([, kind]) => kind === null)).toEqual([]);
  });

  it('can express every choice that is proposed', () => {
    expect([...new Set(problems)]).toEqual([]);
  });

  it('are all of use', () => {
    const used = new Set<ControlKind | null>(kinds.values());
    // No rule asks for a number yet.
    expect(CONTROLS.filter((kind) => !used.has(kind))).toEqual(['amount']);
  });
});
