// Play by bold but thoughtless players in every game mode: it comes to an end, and meets what is special about the mode.
import { pick, seededRandom, type Json, type Random } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleSetup, type BattleState } from '../../src/index.ts';
import { MULTIPLAYER_SETUPS } from '../support/random-games.ts';
import { MODE_IDS, type ModeId } from '../../src/modes/ids.ts';

const SLOW = 120_000;
const GAMES = 4;

/** Questions that every game of the mode asks, and no other mode. */
const SPECIAL: { readonly [M in ModeId]?: readonly string[] } = {
  'a-clash-of-kings': ['choose-commander-cards/choose', 'use-commander-card/use'],
  'a-storm-of-swords': ['choose-roles/choose', 'choose-reserve/choose', 'play-siege-card/play'],
  'the-winds-of-winter': ['choose-missions/choose', 'reveal-missions/reveal'],
  'fire-and-blood': ['mark-units/mark', 'mark-units/give-card'],
};

const ARMIES = [
  { points: 40, armies: ['stark-40', 'lannister-40'] },
  { points: 30, armies: ['lannister-mountain-30', 'stark-greatjon-30'] },
] as const;

const BOLD = ['charge', 'attack', 'destroy:', 'strike:'];

/** Attacks where it can, or does what the rules suggest first, or anything. */
function bold(s: BattleState, seat: string, random: Random): Json {
  const asked = battle.decision(s, seat);
  if (asked?.kind === 'option' && random.below(4) > 0) {
    const found = asked.options.filter(({ id }) => BOLD.some((word) => id.startsWith(word)));
    if (found.length > 0) return pick(random, found).id;
  }
  if (random.below(2) === 0) for (const choice of battle.propose(s, seat, random)) return choice;
  return battle.sample(s, seat, random);
}

function playOut(setup: BattleSetup, seed: string): Set<string> {
  const asked = new Set<string>();
  const state = battle.start(setup, seed);
  const random = seededRandom(`bold ${seed}`);
  for (let [seat] = battle.waiting(state); seat !== undefined; [seat] = battle.waiting(state)) {
    asked.add(battle.decision(state, seat)?.ask ?? '');
    const choice = bold(state, seat, random);
    expect(battle.apply(state, seat, choice)).toMatchObject({ ok: true });
  }
  expect(battle.outcome(state)).not.toBeNull();
  return asked;
}

describe.each(MODE_IDS)('%s', (mode) => {
  it(
    'is played to its end',
    () => {
      const asked = new Set<string>();
      for (let game = 0; game < GAMES; game++) {
        const terrain = game % 2 === 0 ? 'layout' : 'random';
        const setup = battle.readSetup({ mode, terrain, ...ARMIES[game % 2] });
        for (const question of playOut(setup, `${mode} ${game}`)) asked.add(question);
      }
      expect([...asked]).toEqual(expect.arrayContaining([...(SPECIAL[mode] ?? [])]));
    },
    SLOW,
  );
});

describe('with more than two players', () => {
  it.each(
    MULTIPLAYER_SETUPS.map((setup) => [`${setup.mode}: ${setup.sides.join(' against ')}`, setup] as const),
  )(
    '%s is played to its end',
    (words, setup) => {
      const asked = playOut(setup, words);
      const edges = setup.sides.length > 2 ? 'set-up/choose-edge' : 'set-up/deploy-unit';
      expect([...asked]).toEqual(expect.arrayContaining([edges, ...(SPECIAL[setup.mode] ?? [])]));
    },
    SLOW,
  );
});
