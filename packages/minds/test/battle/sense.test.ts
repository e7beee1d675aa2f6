/** Follies of earlier players, each from a battle that somebody played against them. */
import { battle, type BattleState } from '@maester/battle';
import { eyesOf, seededRandom, type Decision, type Eyes, type Json, type JsonObject } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { standingAt } from '../../src/battle/places.ts';
import { battlePlayers } from '../../src/battle/players.ts';
import { bestLine, type Level } from '../../src/battle/turns.ts';

const SETUP = battle.readSetup({ points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' });
const SILENT = { two: { hand: [], discard: 'rest' }, one: { hand: [], discard: 'rest' } };

function battleAt(position: JsonObject, before: readonly Json[] = []): BattleState {
  const state = battle.fromPosition(SETUP, 'sense', { players: SILENT, ...position }, {});
  for (const choice of before)
    expect([choice, battle.apply(state, 'one', choice)]).toMatchObject([choice, { ok: true }]);
  return state;
}

const ours = (x: number, y: number, more: object = {}): JsonObject => ({
  at: [x, y],
  attachments: [],
  ...more,
});
const theirs = (x: number, y: number): JsonObject => ({
  ...ours(x, y, { facing: 180 }),
  ordersUsed: ['lannister-supremacy'],
});

const LUCKS = [1, 2, 3, 4].map((luck) => `luck ${luck}`);

/** The first moment in battles of plain soldiers in this mode at which something like this is asked. */
function askedIn(mode: string, isIt: (decision: Decision) => boolean): { state: BattleState; seat: string } {
  for (let number = 0; number < 20; number++) {
    const random = seededRandom(`soldiers ${number}`);
    const state = battle.start(battle.readSetup({ points: 40, mode }), `sense ${number}`);
    for (let [seat] = battle.waiting(state); seat !== undefined; [seat] = battle.waiting(state)) {
      const decision = battle.decision(state, seat);
      if (decision !== null && isIt(decision)) return { state, seat };
      battle.apply(state, seat, battlePlayers.steward(eyesOf(battle, state, seat, random)));
    }
  }
  throw new Error('nobody is asked that');
}

describe.each(['squire', 'castellan', 'hand'] as const)('the %s', (level) => {
  it('restores its own units with Wealth, however dear the enemies are', () => {
    const units = {
      'one-1': ours(12, 10, { wounds: 10 }),
      'one-2': ours(24, 10),
      ...Object.fromEntries([1, 2, 3, 4].map((i) => [`two-${i}`, theirs(10 * i, 40)])),
    };
    const state = battleAt({ units }, ['one-ncu-1', 'wealth', 'zone-first']);
    const answers = [1, 2, 3, 4].map((luck) =>
      String(battlePlayers[level](eyesOf(battle, state, 'one', seededRandom(`luck ${luck}`)))),
    );
    expect(answers.filter((answer) => answer.startsWith('zone>two'))).toEqual([]);
  });
});

describe('the Hand', () => {
  it('keeps siege cards that would change nothing', () => {
    const { state, seat } = askedIn(
      'a-storm-of-swords',
      (decision) =>
        decision.ask === 'play-siege-card/play' &&
        decision.facts['when'] === 'turn' &&
        decision.kind === 'option' &&
        decision.options.some(({ id }) => id === 'siege-2|yes'),
    );
    expect(state.round).toBe(1);
    expect(battlePlayers.hand(eyesOf(battle, state, seat, seededRandom('luck')))).toBe('no');
  });

  it('does not play a siege card for what another one would do', () => {
    const setup = battle.readSetup({
      mode: 'a-storm-of-swords',
      points: 40,
      armies: ['stark-40', 'lannister-40'],
      terrain: 'none',
    });
    const position = {
      begin: 'round',
      firstPlayer: 'two',
      players: SILENT,
      units: { 'one-2': ours(24, 10), 'two-1': theirs(24, 44) },
      modeState: { defender: 0, siegeHands: { one: [], two: [3, 4] } },
    };
    const state = battle.fromPosition(setup, 'siege', position, {});
    expect(battle.decision(state, 'two')?.ask).toBe('play-siege-card/play');
    for (const luck of LUCKS)
      expect(battlePlayers.hand(eyesOf(battle, state, 'two', seededRandom(luck)))).toMatch(/^siege-4/);
  });

  it('looks for a place of a lost token all around the unit', () => {
    const { state, seat } = askedIn('a-dance-with-dragons', ({ ask }) => ask === 'place-token/place');
    const eyes = eyesOf(battle, state, seat, seededRandom('luck'));
    const tried: number[] = [];
    const game: Eyes['game'] = {
      ...eyes.game,
      apply: (s, asked, choice) => {
        if (typeof choice === 'object' && choice !== null && 'x' in choice) tried.push(Number(choice['x']));
        return eyes.game.apply(s, asked, choice);
      },
    };
    battlePlayers.hand({ ...eyes, game });
    expect(Math.max(...tried) - Math.min(...tried)).toBeGreaterThan(4000);
  });
});

describe('a token', () => {
  const claimed = (unit: string, away: number): string | null => {
    const state = battle.fromPosition(
      SETUP,
      'token',
      { units: { [unit]: ours(24, 12) }, objectives: [{ at: [24, 24] }] },
      {},
    );
    const standing = state.units.find(({ id }) => id === unit);
    if (standing === undefined) throw new Error(`no ${unit}`);
    const there = { x: 24_000, y: 24_000 - away, facing: 0 };
    return standingAt(state, standing, there).objectives[0]?.claimedBy ?? null;
  };
  const trayOf = (kind: string): string =>
    battle.start(SETUP, 'trays').units.find(({ tray, seat }) => tray === kind && seat === 'one')?.id ?? '';

  it('is covered by a small tray only from near', () => {
    expect(claimed(trayOf('small-solo'), 700)).not.toBeNull();
    expect(claimed(trayOf('small-solo'), 900)).toBeNull();
    expect(claimed(trayOf('infantry'), 1700)).not.toBeNull();
  });
});

describe('a line in which nothing is rolled', () => {
  /** Likes a blow a little, and much more that the enemy's next card is one of the first by name, which nobody can know. */
  const level: Level = {
    judge: () => (s, seat) => {
      const enemy = s.players.find((player) => player.seat !== seat);
      const struck = s.units.some((unit) => unit.id === 'two-1' && unit.wounds < 12);
      return ((enemy?.deck[0] ?? '') < 'k' ? 0.5 : -0.5) + (struck ? 0.1 : 0);
    },
    breadth: { options: 3, places: 1, targets: 1 },
    worlds: 8,
    finalists: 4,
    answerWorlds: 1,
    blur: 0,
    misses: 0,
  };

  it('is compared in the same imagined battles as the others', () => {
    const units = { 'one-1': ours(6, 6), 'one-2': ours(24, 18), 'two-1': theirs(24, 22.8) };
    const ncus = { 'one-ncu-1': { activated: true }, 'one-ncu-2': { activated: true } };
    const state = battleAt({ units, ncus, players: { one: { hand: [], discard: 'rest' } } });
    for (let luck = 0; luck < 8; luck++) {
      const line = bestLine(level, eyesOf(battle, state, 'one', seededRandom(`luck ${luck}`)));
      expect(line?.choices.map(({ choice }) => choice)).toEqual(['one-2', 'attack']);
    }
  });
});
