// More words, tried with cards and abilities that are made up: zones of opponents, tokens, models, last stands, sharing.
import { seededRandom, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import type { AbilityCard, Response } from '../../src/cards/card.ts';
import {
  addsToken,
  answer,
  anyoneHolds,
  choose,
  chosenBecomes,
  condition,
  enemyMelee,
  friendly,
  gains,
  happening,
  hostile,
  isSelf,
  mayUse,
  moment,
  movesToken,
  not,
  opponentHolds,
  paysWounds,
  removesModels,
  replacesToken,
  sharesOut,
  shedsAll,
  spendsToken,
  startOfTurn,
  staysWith,
  suffersHits,
  tokenMoves,
  when,
  withOneOf,
  wouldBeDestroyed,
} from '../../src/effects/words.ts';
import type { BattleState } from '../../src/index.ts';
import { playerOf } from '../../src/sides/sides.ts';
import { handLimit } from '../../src/tactics/deck.ts';
import { mustUnit, ncuOf } from '../../src/units/units.ts';
import { battleNow, makeUp } from '../support/editions.ts';
import { asked, play, tableOf } from '../support/table.ts';
import { maneuversFirst } from '../../src/cards/shared/phrases.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const swords = { card: 'stark-sworn-swords', seat: 'one', at: [24, 18] };
const guardsmen = {
  card: 'lannister-guardsmen',
  seat: 'two',
  at: [24, 22.8],
  ordersUsed: ['lannister-supremacy'],
};
const attacks = [
  ['two', 'guardsmen'],
  ['two', 'attack'],
  ['two', 'stay'],
] as const;

interface Given {
  readonly units?: Json;
  readonly turn?: string;
  readonly more?: { readonly [field: string]: Json };
  readonly dice?: Record<string, number[]>;
}

/** Seat one holds the card with this response. */
function withCard(
  response: Response,
  { units = { swords, guardsmen }, turn = 'one', more = {}, dice = {} }: Given,
): BattleState {
  const card = { name: 'Made up', faction: 'stark', commander: null, responses: [response] } as const;
  makeUp({ tactics: { 'made-up': card } });
  const players = { one: { hand: ['made-up'], discard: 'rest' }, two: { hand: [], discard: 'rest' } };
  return tableOf(SETUP, { turn, units, players, ...more }, dice);
}

/** Sworn Swords have this in place of Go Down Fighting. */
function withAbility(ability: Omit<AbilityCard, 'name'>, given: Given): BattleState {
  makeUp({ abilities: { 'go-down-fighting': { happens: null, ...ability } } });
  const { units = { swords, guardsmen }, turn = 'two', more = {}, dice = {} } = given;
  return tableOf(SETUP, { turn, units, ...more }, dice);
}

// battle/tactics-board/opponents-control
describe('zones of opponents', () => {
  const imp = { imp: { card: 'cersei-lannister-queen-regent', seat: 'two', zone: 'crown' } };
  const response = choose(
    startOfTurn,
    hostile,
    when(opponentHolds('crown'), chosenBecomes('weakened')),
    when(not(opponentHolds('crown')), chosenBecomes('panicked')),
    when(anyoneHolds('crown'), chosenBecomes('vulnerable')),
  );

  it.each([
    ['held by one', imp, ['weakened', 'vulnerable']],
    ['held by nobody', {}, ['panicked']],
  ])('%s', (_, ncus, conditions) => {
    const state = withCard(response, { more: { ncus } });
    play(state, ['one', 'card|made-up|0|guardsmen']);
    expect(mustUnit(state, 'guardsmen').conditions).toEqual(conditions);
  });
});

describe('Condition tokens', () => {
  const units = {
    swords: { ...swords, conditions: ['weakened', 'panicked'] },
    guardsmen: { ...guardsmen, conditions: ['panicked'] },
  };

  it('all go', () => {
    const state = withCard(choose(startOfTurn, friendly, shedsAll('chosen')), { units });
    play(state, ['one', 'card|made-up|0|swords']);
    expect(mustUnit(state, 'swords').conditions).toEqual([]);
  });

  it('move to a unit that has none of the kind', () => {
    const state = withCard(choose(startOfTurn, tokenMoves(friendly, hostile), movesToken), { units });
    const decision = battleNow().decision(state, 'one');
    expect(decision?.kind === 'option' && decision.options.map(({ id }) => id)).toEqual([
      'card|made-up|0|swords|guardsmen|weakened',
      'pass',
    ]);
    play(state, ['one', 'card|made-up|0|swords|guardsmen|weakened']);
    expect(mustUnit(state, 'swords').conditions).toEqual(['panicked']);
    expect(mustUnit(state, 'guardsmen').conditions).toEqual(['panicked', 'weakened']);
  });

  it('are replaced by others', () => {
    const response = choose(startOfTurn, withOneOf(hostile, 'panicked'), replacesToken('vulnerable'));
    const state = withCard(response, { units });
    play(state, ['one', 'card|made-up|0|guardsmen|panicked']);
    expect(mustUnit(state, 'guardsmen').conditions).toEqual(['vulnerable']);
  });
});

describe('Wounds and models', () => {
  // battle/wound/shared-out
  it('are shared out among several units, as far as they lack any', () => {
    const units = {
      swords: { ...swords, wounds: 11 },
      others: { ...swords, at: [12, 18], wounds: 4 },
      guardsmen,
    };
    const state = withCard(answer(startOfTurn, sharesOut(friendly, 4)), { units });
    play(state, ['one', 'card|made-up|0|yes'], ['one', 'swords'], ['one', 'others']);
    expect(mustUnit(state, 'others').wounds).toBe(4);
    expect(battleNow().check(state, 'one', 'swords')).not.toBeNull();
    play(state, ['one', 'done']);
    expect([mustUnit(state, 'swords').wounds, mustUnit(state, 'others').wounds]).toEqual([12, 5]);
  });

  // battle/wound/models-removed
  it('are removed without destroying ranks, and never the last', () => {
    const state = withCard(choose(startOfTurn, friendly, removesModels('chosen', 20)), {});
    play(state, ['one', 'card|made-up|0|swords']);
    // Go Down Fighting has nothing to answer
    expect([mustUnit(state, 'swords').wounds, mustUnit(state, 'guardsmen').wounds]).toEqual([1, 12]);
  });

  it('are removed with their attachments, the last of which stays', () => {
    const attachments = ['sworn-sword-captain', 'robb-stark-the-wolf-lord'];
    const units = { swords: { ...swords, attachments }, guardsmen };
    const state = withCard(choose(startOfTurn, friendly, removesModels('chosen', 20)), { units });
    play(state, ['one', 'card|made-up|0|swords']);
    expect(mustUnit(state, 'swords').attachments).toEqual(['sworn-sword-captain']);
    expect(state.fallen.map(({ card }) => card)).toEqual(['robb-stark-the-wolf-lord']);
  });

  it('come with Hits at a modifier', () => {
    const state = withCard(choose(startOfTurn, hostile, suffersHits('chosen', 2, -1)), {
      dice: { defense: [3, 4] },
    });
    play(state, ['one', 'card|made-up|0|guardsmen']);
    expect(mustUnit(state, 'guardsmen').wounds).toBe(11);
  });

  it.each([
    ['one', staysWith(1), {}, 1],
    ['D3', staysWith('d3'), { saved: [3] }, 3],
  ])('are left to a unit that stays with %s', (_, effect, dice, left) => {
    const state = withAbility(
      { happens: [happening(wouldBeDestroyed, effect)] },
      {
        units: { swords: { ...swords, wounds: 1 }, guardsmen },
        dice: { attack: [4, 1, 1, 1], defense: [1], morale: [6, 6], 'panic-wounds': [1], ...dice },
      },
    );
    state.units = state.units.map((unit) => (unit.id === 'guardsmen' ? { ...unit, wounds: 4 } : unit));
    play(state, ...attacks);
    expect(mustUnit(state, 'swords')).toMatchObject({ wounds: left, destroyed: false });
  });
});

describe('an attack', () => {
  it('makes two Hits for each die, or has its Panic Test passed', () => {
    const state = withCard(answer(enemyMelee, gains({ doubleHits: true, panicPassed: true })), {
      turn: 'two',
      dice: { attack: [4, 6, 1, 1, 1, 1], defense: [1, 1, 1, 1] },
    });
    play(state, ...attacks, ['one', 'card|made-up|0|yes']);
    expect(mustUnit(state, 'swords').wounds).toBe(8);
  });

  const onesCost = {
    happens: [
      happening(
        moment(
          'attack-after-dice',
          isSelf('unit'),
          condition('ones', ({ about }) => about.dice.includes(1)),
        ),
        paysWounds('unit', ({ about }) => about.dice.filter((die) => die === 1).length),
      ),
    ],
  };

  it.each([
    [12, { attack: [4, 1, 1, 2, 2, 2, 2], defense: [1], morale: [6, 6], 'panic-wounds': [1] }, 10, 11],
    // battle/attack/attacker-falls
    [1, { attack: [4, 4, 1, 2] }, 0, 12],
  ])(
    'may cost a Wound for each 1; an attacker that falls does not finish it',
    (wounds, dice, left, other) => {
      const units = { swords: { ...swords, wounds }, others: { ...swords, at: [8, 8] }, guardsmen };
      const state = withAbility(onesCost, { turn: 'one', units, dice });
      play(
        state,
        ['one', 'swords'],
        ['one', 'attack'],
        ['one', 'stay'],
        ...(wounds === 1 ? [['one', []] as const] : []),
      );
      expect([mustUnit(state, 'swords').wounds, mustUnit(state, 'guardsmen').wounds]).toEqual([left, other]);
    },
  );
});

describe('abilities', () => {
  it('have fields that depend on the moment', () => {
    const hurt = (_: BattleState, { wounds }: { readonly wounds: number }): boolean => wounds < 12;
    const live = {
      speed: (s: BattleState, unit: { readonly wounds: number }) => (hurt(s, unit) ? 2 : 0),
      immuneTo: (s: BattleState, unit: { readonly wounds: number }) =>
        hurt(s, unit) ? (['weakened'] as const) : [],
      engagedEnemies: { defenseRoll: -1 },
    };
    const state = withAbility(live, {
      turn: 'one',
      units: { swords, guardsmen },
      dice: { attack: [4, 1, 1, 1, 1, 1, 1], defense: [3], morale: [6, 6], 'panic-wounds': [1] },
    });
    play(state, ['one', 'swords'], ['one', 'attack'], ['one', 'stay']);
    expect(mustUnit(state, 'guardsmen').wounds).toBe(11);
  });

  it('count tokens up to a limit, and spend them', () => {
    const counts = {
      tokens: 0,
      happens: [happening(moment('attack-completed', isSelf('other')), addsToken(1))],
    };
    const state = withAbility(counts, { dice: { attack: [1, 1, 1, 1, 1, 1] } });
    play(state, ...attacks);
    expect(mustUnit(state, 'swords').tokens).toEqual({ 'go-down-fighting': 1 });
    const spends = {
      tokens: 1,
      happens: [happening(moment('attack-completed', isSelf('other')), spendsToken)],
    };
    const again = withAbility(spends, { dice: { attack: [1, 1, 1, 1, 1, 1] } });
    play(again, ...attacks);
    expect(mustUnit(again, 'swords').tokens).toEqual({ 'go-down-fighting': 0 });
  });

  // battle/round/free-retreat
  it('let riders leave a melee before their action', () => {
    const rides = { freeManeuver: true, freeRetreat: true, happens: maneuversFirst } as const;
    const state = withAbility(rides, { turn: 'one', dice: { retreat: [6] } });
    play(state, ['one', 'swords']);
    const decision = battleNow().decision(state, 'one');
    expect(decision?.kind === 'option' && decision.options.map(({ id }) => id)).toEqual(['retreat', 'no']);
    play(state, ['one', 'retreat']);
    expect(asked(state)).toEqual({ one: 'retreat/move' });
    expect(ncuOf(state, 'swords')).toBeNull();
  });

  it('of units enlarge the hand, until they fall', () => {
    const state = withAbility({ hand: 1 }, {});
    expect(handLimit(state, 'one')).toBe(6);
    state.units = state.units.map((unit) =>
      unit.id === 'swords' ? { ...unit, destroyed: true, pose: null } : unit,
    );
    expect(handLimit(state, 'one')).toBe(5);
  });
});

describe('an Influence or a card on a unit', () => {
  it('is used by the player who laid it there', () => {
    const response = choose(
      moment('attack-completed', isSelf('other')),
      () => ['yes'],
      suffersHits('unit', 1),
    );
    makeUp({ abilities: { 'highest-die-value': { uses: [mayUse(response)] } } });
    const lasting = [{ ability: 'highest-die-value', on: 'swords', by: 'two' }];
    const units = { swords, guardsmen };
    const state = tableOf(
      SETUP,
      { turn: 'two', units, lasting },
      { attack: [1, 1, 1, 1, 1, 1], defense: [1] },
    );
    play(state, ...attacks);
    expect(asked(state)).toEqual({ two: 'occasion/declare' });
    play(state, ['two', 'swords|highest-die-value|1|yes']);
    expect(mustUnit(state, 'guardsmen').wounds).toBe(11);
  });

  it('is known to be in no pile, for however long it lies there', () => {
    const name = 'lead-by-example-stark';
    const captain = { ...swords, at: [8, 8], attachments: ['eddard-stark-lord-of-winterfell'] };
    const state = tableOf(SETUP, {
      turn: 'two',
      units: { swords, guardsmen, captain },
      lasting: [{ ability: name, on: 'swords', by: 'one', from: name, attached: true }],
      players: { one: { hand: [name] } },
    });
    const game = battleNow();
    for (const seat of ['one', 'two', null]) {
      const imagined = game.imagine(game.view(state, seat), seat, seededRandom('imagined'));
      const { deck, hand, discard } = playerOf(imagined, 'one');
      const copies = [...deck, ...hand, ...discard].filter((card) => card === name).length;
      expect([seat, copies]).toEqual([seat, 1]);
    }
  });
});
