// What game modes make of more than two sides, where they speak of the opponent and of two edges.
import { describe, expect, it } from 'vitest';
import { battle, isForTournaments, type BattleState } from '../../src/index.ts';
import { handOf } from '../../src/modes/mode-state.ts';
import { MODES } from '../../src/modes/modes.ts';
import { fromFirstPlayer, opponentOf } from '../../src/modes/objective-modes.ts';
import { isOnTheOtherHalf, nearestEdge, zoneBounds } from '../../src/set-up/deployment-zones.ts';
import { changePlayer, seatsInOrder } from '../../src/sides/sides.ts';
import { changeUnit, mustUnit, tokensOn } from '../../src/units/units.ts';
import { handLimit } from '../../src/tactics/deck.ts';
import { creditedSides } from '../../src/victory/victory.ts';
import { FOUR_ARMIES, randomGame, TEAMS } from '../support/random-games.ts';
import { asked, play, tableOf } from '../support/table.ts';
import { MODE_IDS, type ModeId } from '../../src/modes/ids.ts';

// battle/mode-a-storm-of-swords/not-for-tournaments
it('every mode but A Storm of Swords is for tournaments', () => {
  expect(MODE_IDS.filter((mode) => !isForTournaments(mode))).toEqual(['a-storm-of-swords']);
});

const setupOf = (mode: ModeId, sides: readonly (readonly string[])[] | null = null) => ({
  mode,
  points: 20,
  armies: FOUR_ARMIES,
  sides,
  terrain: 'none',
});

const NO_CARDS = Object.fromEntries(
  ['one', 'two', 'three', 'four'].map((seat) => [seat, { discard: 'rest' }]),
);

const LINES = { 'one-1': [24, 6], 'two-1': [24, 42], 'three-1': [6, 24], 'four-1': [42, 24] } as const;

function table(
  mode: ModeId,
  position: object = {},
  sides: readonly (readonly string[])[] | null = null,
): BattleState {
  const units = Object.fromEntries(Object.entries(LINES).map(([id, at]) => [id, { at, attachments: [] }]));
  return tableOf(setupOf(mode, sides), { units, players: NO_CARDS, round: 2, ...position });
}

function firstTurn(mode: ModeId, sides: readonly (readonly string[])[] | null): BattleState {
  for (const { state } of randomGame(battle.readSetup(setupOf(mode, sides)), `cards ${mode}`))
    if (state.turn !== null) return state;
  throw new Error('no turn ever came');
}

describe('in a free-for-all', () => {
  // battle/free-for-all/turn-order
  it('the opponent is the next player in turn who is still in the game', () => {
    const state = table('here-we-stand');
    state.turn = 'three';
    expect(seatsInOrder(state)).toEqual(['three', 'four', 'one', 'two']);
    expect(fromFirstPlayer(state)).toEqual(['one', 'two', 'three', 'four']);
    expect(state.seats.map((seat) => opponentOf(state, seat))).toEqual(['two', 'three', 'four', 'one']);
    for (const { id, seat } of state.units)
      if (seat === 'three') changeUnit(state, id, { destroyed: true, pose: null });
    expect(opponentOf(state, 'two')).toBe('four');
    // battle/free-for-all/elimination
    expect(seatsInOrder(state)).toEqual(['four', 'one', 'two']);
    expect(fromFirstPlayer(state)).toEqual(['one', 'two', 'four']);
  });

  // battle/victory/own-destruction
  it('a destroyed unit gives points to the enemy who did it, or else to all of them', () => {
    const state = table('fire-and-blood');
    const unit = mustUnit(state, 'two-1');
    expect(creditedSides(state, unit, 'four')).toEqual([3]);
    expect(creditedSides(state, unit, 'two')).toEqual([0, 2, 3]);
    expect(creditedSides(state, unit, null)).toEqual([0, 2, 3]);
  });

  // battle/mission/card-2, battle/mission/card-4
  it('everyone but the claimer scores Missions about zones that an enemy claims', () => {
    const state = table('dark-wings-dark-words', { turn: 'two', modeState: { missions: [2, 4] } });
    play(state, ['two', 'two-ncu-1'], ['two', 'combat']);
    expect(state.victoryPoints).toEqual([2, 0, 2, 2]);
  });

  // battle/free-for-all/elimination
  it('who is eliminated scores no more, also off zones that others claim', () => {
    const state = table('dark-wings-dark-words', {
      turn: 'two',
      modeState: { missions: [2, 4], eliminated: [3] },
    });
    play(state, ['two', 'two-ncu-1'], ['two', 'combat']);
    expect(state.victoryPoints).toEqual([2, 0, 2, 0]);
  });

  // battle/mission/card-10
  it('the half of the opponents lies beyond the middle, seen from the own edge', () => {
    const token = { x: 6_600, y: 29_400 };
    expect([0, 1, 2, 3].map((edge) => isOnTheOtherHalf(edge, token))).toEqual([true, false, false, true]);
    expect(isOnTheOtherHalf(2, { x: 24_000, y: 30_000 })).toBe(false);
  });

  // battle/mode-banners-and-butchery/friendly-and-enemy-tokens
  it('a token is friendly to the player whose edge is nearest, or who has it on the left', () => {
    const state = table('banners-and-butchery');
    expect(state.objectives.map((token) => nearestEdge(state, token))).toEqual([0, 3, 2, 1]);
    changePlayer(state, 'three', { edge: null });
    expect(state.objectives.map((token) => nearestEdge(state, token))).toEqual([0, 3, 1, 1]);
  });

  // battle/mode-banners-and-butchery/new-token, battle/mode-banners-and-butchery/destroy-token
  it('who loses a token has a new one in the own zone', () => {
    const state = table('banners-and-butchery', {
      units: {
        'one-1': { at: [12.6, 35.4] },
        'two-1': { at: [24, 42] },
        'three-1': { at: [4, 24] },
        'four-1': { at: [42, 24] },
      },
      objectives: [
        { at: [12.6, 12.6] },
        { at: [35.4, 12.6] },
        { at: [12.6, 35.4], claimedBy: 'one-1' },
        { at: [35.4, 35.4] },
      ],
    });
    const out = battle.copy(state);
    for (const { id, seat } of out.units)
      if (seat === 'three') changeUnit(out, id, { destroyed: true, pose: null });
    play(out, ['one', 'one-1'], ['one', 'destroy:objective-3']);
    expect(out.turn).toBe('two');
    play(state, ['one', 'one-1'], ['one', 'destroy:objective-3']);
    expect(state.victoryPoints).toEqual([4, 0, 0, 0]);
    const pose = { x: 9_000, y: 30_000, facing: 0 };
    expect(battle.check(state, 'three', { ...pose, x: 12_000 })?.rule).toBe(
      'battle/mode-banners-and-butchery/new-token',
    );
    play(state, ['three', pose]);
    expect(state.objectives.at(-1)).toMatchObject({ x: 9_000, y: 30_000 });
  });

  // battle/mode-a-clash-of-kings/commander-cards, battle/mode-fire-and-blood/marking
  it('everyone has one of the five cards, and marks one enemy', () => {
    const clash = firstTurn('a-clash-of-kings', null);
    expect(clash.seats.map((seat) => handOf(clash, 'commanderCards', seat).length)).toEqual([1, 1, 1, 1]);
    const fire = firstTurn('fire-and-blood', null);
    expect(fire.units.filter(({ tokens }) => tokens?.['marked'] === 1)).toHaveLength(4);
  });

  // battle/mode-a-clash-of-kings/commander-cards
  it('Commander cards are chosen in turn from the left of the First Player; teams take turns', () => {
    const order = (sides: readonly (readonly string[])[] | null): string[] => {
      const chosen: string[] = [];
      const setup = battle.readSetup(setupOf('a-clash-of-kings', sides));
      for (const { state, events } of randomGame(setup, 'order')) {
        for (const { event } of events)
          if (event.type === 'objective-card' && event.unit === null) chosen.push(event.seat);
        const first = state.sides[state.firstSide]?.[0] ?? '';
        if (state.turn !== null) return [first, ...chosen];
      }
      return [];
    };
    const turns = ['one', 'two', 'three', 'four'];
    const [first = '', ...chosen] = order(null);
    const at = turns.indexOf(first);
    expect(chosen).toEqual([...turns.slice(at + 1), ...turns.slice(0, at + 1)]);
    const [leader = '', ...ofTeams] = order(TEAMS);
    expect(ofTeams).toEqual(
      leader === 'one' ? ['two', 'one', 'four', 'three'] : ['one', 'two', 'three', 'four'],
    );
  });

  // battle/free-for-all/deployment-zones, battle/mission/card-6
  it('zones are 12" deep whatever the mode says, and do not overlap', () => {
    const state = table('here-we-stand');
    const all = [0, 1, 2, 3].map((edge) =>
      Object.values(zoneBounds(state, edge)).map((mils) => Number(mils) / 1000),
    );
    expect(all).toEqual([
      [12, 36, 0, 12],
      [12, 36, 36, 48],
      [0, 12, 12, 36],
      [36, 48, 12, 36],
    ]);
  });

  // battle/objective/carry-lost
  it('a token that is lost goes to the enemy engaged with the carrier whose turn is next', () => {
    const swords = [4, 4, 4, 4, 4, 4, 4];
    const state = tableOf(
      setupOf('a-dance-with-dragons'),
      {
        round: 2,
        units: {
          'one-1': { at: [24, 24], facing: 180, attachments: [] },
          'two-1': { at: [24, 19.2], attachments: [], wounds: 1 },
          'three-1': { at: [18.5, 18.5], attachments: [] },
          'four-1': { at: [24, 14.4], attachments: [] },
        },
        players: NO_CARDS,
        objectives: [{ carriedBy: 'two-1' }, {}, {}],
      },
      { attack: swords, defense: swords.map(() => 1) },
    );
    play(state, ['one', 'one-1'], ['one', 'attack'], ['one', 'stay']);
    expect(mustUnit(state, 'two-1').destroyed).toBe(true);
    expect(state.objectives[0]?.carriedBy).toBe('three-1');
  });
});

describe('in a team game', () => {
  // battle/team/victory-points, battle/mission/card-12
  it('a Mission scores once for a team, not once for each of its players', () => {
    const state = table(
      'the-winds-of-winter',
      {
        begin: 'clean-up',
        units: {
          'one-1': { at: [24, 24] },
          'two-1': { at: [24, 42] },
          'three-1': { at: [6, 6] },
          'four-1': { at: [42, 42] },
        },
        objectives: [{ claimedBy: 'one-1' }, {}, {}, {}, {}],
        modeState: { missions: [1, 12] },
      },
      TEAMS,
    );
    expect(state.victoryPoints).toEqual([3, 0]);
  });

  // battle/mission/card-9
  it('a team takes Revenge once a round, whichever of its players lost a unit', () => {
    const revenge = (avenged: readonly string[]) => {
      const state = tableOf(
        setupOf('the-winds-of-winter', TEAMS),
        {
          round: 2,
          units: {
            'one-1': { at: [24, 24], attachments: [] },
            'two-1': { at: [24, 28.8], facing: 180, attachments: [], wounds: 1 },
            'four-1': { at: [42, 42], attachments: [] },
          },
          players: NO_CARDS,
          modeState: { missions: [9], avenged: [...avenged] },
        },
        { attack: [4, 1, 1, 1, 1, 1, 1], defense: [1] },
      );
      play(state, ['one', 'one-1'], ['one', 'attack'], ['one', 'stay']);
      expect(mustUnit(state, 'two-1').destroyed).toBe(true);
      return tokensOn(mustUnit(state, 'one-1'));
    };
    expect(revenge(['one', 'three'])).toEqual({ 'revenge-two': 2 });
    expect(revenge(['four'])).toEqual({});
  });

  // battle/mode-fire-and-blood/marking, battle/mode-a-clash-of-kings/commander-cards
  it('a team marks two enemies, and its Commanders share the cards', () => {
    const fire = firstTurn('fire-and-blood', TEAMS);
    const marked = fire.units.filter(({ tokens }) => tokens?.['marked'] === 1).map(({ seat }) => seat);
    expect(marked.filter((seat) => TEAMS[0]?.includes(seat) === true)).toHaveLength(2);
    expect(marked).toHaveLength(4);
    const clash = firstTurn('a-clash-of-kings', TEAMS);
    expect(clash.seats.map((seat) => handOf(clash, 'commanderCards', seat).length)).toEqual([1, 1, 1, 1]);
  });

  const siege = (position: object) =>
    table(
      'a-storm-of-swords',
      {
        units: {
          'one-1': { at: [20, 9], attachments: [] },
          'three-2': { at: [28, 9], attachments: [] },
          'two-1': { at: [20, 40], facing: 180, attachments: [] },
          'four-1': { at: [28, 40], facing: 180, attachments: [] },
        },
        ...position,
      },
      TEAMS,
    );

  // battle/mode-a-storm-of-swords/attacker-redeploys, battle/siege/play, battle/timing/active-player-first
  it('besiegers bring units back and play Siege cards one player after the other, before the other team', () => {
    const state = siege({
      begin: 'round',
      firstPlayer: 'two',
      units: {
        'one-1': { at: [20, 9], attachments: [] },
        'two-1': { at: [20, 40], facing: 180, attachments: [] },
        'two-2': { destroyed: true },
        'four-2': { destroyed: true },
      },
      modeState: { siegeHands: { one: [1], two: [4], three: [2], four: [5] } },
    });
    expect(asked(state)).toEqual({ two: 'redeploy/choose' });
    play(state, ['two', 'no']);
    expect(asked(state)).toEqual({ four: 'redeploy/choose' });
    play(state, ['four', 'no']);
    for (const seat of ['two', 'four']) {
      expect(asked(state)).toEqual({ [seat]: 'play-siege-card/play' });
      play(state, [seat, 'no']);
    }
    // the turn of two begins
    for (const seat of ['two', 'four', 'one', 'three']) {
      expect(asked(state)).toEqual({ [seat]: 'play-siege-card/play' });
      play(state, [seat, 'no']);
    }
  });

  // battle/siege/defender-3
  it('defenders may let units of each other arrive early, each of them one', () => {
    const state = siege({
      turn: 'one',
      modeState: {
        siegeHands: { one: [3], two: [], three: [3], four: [] },
        reserve: ['one-2', 'three-1', 'three-3'],
      },
    });
    play(state, ['one', 'siege-3|three-1'], ['three', 'siege-3|one-2']);
    const decision = battle.decision(state, 'one');
    const options = decision?.kind === 'option' ? decision.options.map(({ id }) => id) : [];
    expect(options).toEqual(expect.arrayContaining(['one-2', 'three-1']));
    expect(options).not.toContain('three-3');
  });

  // battle/objective/card-5
  it('the objective that enlarges a hand is for the player whose unit controls it', () => {
    const state = table(
      'a-game-of-thrones',
      {
        units: { 'one-1': { at: [24, 24] }, 'two-1': { at: [24, 42] } },
        objectives: [{ claimedBy: 'one-1', card: 5 }, {}, {}, {}, {}],
      },
      TEAMS,
    );
    expect(state.seats.map((seat) => handLimit(state, seat))).toEqual([6, 6, 5, 5]);
  });

  // battle/mode-here-we-stand/ncu-one-per-quadrant
  it('every player of a team may have an NCU in a quadrant', () => {
    const standing = { ncuQuadrants: { 'two-ncu-1': 'south-west' } };
    const state = table('here-we-stand', { modeState: standing }, TEAMS);
    const places = state.ncus.map((ncu) => [
      ncu.seat,
      MODES['here-we-stand'].ncuActions?.(state, ncu).length,
    ]);
    expect(places).toEqual([
      ['one', 4],
      ['two', 3],
      ['four', 4],
    ]);
  });
});
