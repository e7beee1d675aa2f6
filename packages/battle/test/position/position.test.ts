import { KernelError, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import { ATTACHMENT_ABILITIES_LOST } from '../../src/state.ts';
import { asPosition } from '../support/as-position.ts';
import { SEASON_6 } from '../support/editions.ts';
import { ALL_SETUPS, MULTIPLAYER_SETUPS, randomGame } from '../support/random-games.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };

function at(position: Json): BattleState {
  return battle.fromPosition(battle.readSetup(SETUP), 'position', position, null);
}

const inspected = (state: BattleState): Json => battle.inspect(state) as Json;

/** Where a position is wrong. */
function wrong(position: Json): string {
  try {
    at(position);
  } catch (error) {
    if (error instanceof KernelError && error.kind === 'position') return error.where;
    throw error;
  }
  return 'nowhere';
}

const unit = (given: Json): Json => ({ units: { 'one-1': given } });
const ncu = (given: Json): Json => ({ ncus: { 'two-ncu-1': given } });
const forest = (place: Json): Json => ({ id: 'wood', kind: 'forest', at: place });
const CATELYN = { card: 'catelyn-stark-lady-of-winterfell', seat: 'one' };
const ORDER = 'hold-the-line';
const PAIR = ['hit-and-run', 'hit-and-run'];
const HAND = [...PAIR, 'winters-might', 'winters-might', 'devastating-impact', 'devastating-impact'];

describe('a position', () => {
  it('that says nothing is the first turn of an empty table', () => {
    const state = at({});
    expect(state.round).toBe(1);
    expect(battle.decision(state, 'one')?.ask).toBe('turn/activate-unit');
    expect(inspected(state)).toMatchObject({
      turn: 'one',
      firstPlayer: 'one',
      victoryPoints: { one: 0, two: 0 },
    });
  });

  // battle/mode-a-storm-of-swords/walls-remain
  it('may have a destroyed Castle Wall, which stays on the table', () => {
    const setup = battle.readSetup({ ...SETUP, mode: 'a-storm-of-swords' });
    const units = { 'wall-1': { at: [24, 3.875], destroyed: true } };
    const state = battle.fromPosition(setup, 'position', { units }, null);
    expect(inspected(state)).toMatchObject({ units: { 'wall-1': { destroyed: true, at: [24, 3.875] } } });
  });

  it('is read back in inches and degrees', () => {
    const state = at({
      units: {
        'one-1': {
          at: [24.125, 20.5],
          facing: 359.99,
          wounds: 5,
          conditions: ['weakened'],
          tokens: { 'to-the-last': 1 },
        },
        'two-1': { at: [24, 30], facing: 180, activated: true, attachments: [] },
        'two-2': { destroyed: true },
      },
      ncus: { 'two-ncu-1': { zone: 'crown' } },
      terrain: [{ kind: 'forest', at: [10, 24], facing: 12.5 }],
      objectives: [{ card: 4 }, { at: [24, 30], claimedBy: 'two-1' }],
      victoryPoints: { two: 3 },
      players: {
        one: { hand: ['winters-might'], deck: ['hit-and-run'], passes: 1 },
        two: { mustActivateUnit: true },
      },
      round: 3,
      firstPlayer: 'two',
      turn: 'two',
    });
    expect(inspected(state)).toMatchObject({
      round: 3,
      turn: 'two',
      firstPlayer: 'two',
      units: {
        'one-1': {
          at: [24.125, 20.5],
          facing: 359.99,
          models: 5,
          ranks: 2,
          conditions: ['weakened'],
          attachments: ['robb-stark-the-wolf-lord'],
          tokens: { 'to-the-last': 1 },
        },
        'two-1': { activated: true, attachments: [], engagedWith: [] },
        'two-2': { destroyed: true, at: null, models: 0, ranks: 0, attachments: [] },
        'two-3': { at: null, destroyed: false, models: 12 },
      },
      zones: { crown: 'two-ncu-1', wealth: null },
      ncus: { 'two-ncu-1': { zone: 'crown', activated: true } },
      terrain: [{ id: 'terrain-1', kind: 'forest', at: [10, 24], facing: 12.5 }],
      objectives: {
        'objective-1': { at: [24, 24], card: 4, controlledBy: null },
        'objective-2': { at: [24, 30], claimedBy: 'two-1', controlledBy: 'two-1' },
      },
      victoryPoints: { one: 0, two: 3 },
    });
    const one = state.players[0];
    expect(one?.hand).toEqual(['winters-might']);
    expect(one?.deck[0]).toBe('hit-and-run');
    expect(one?.deck).toHaveLength(19);
    expect(one?.passes).toBe(1);
    expect(state.players.map(({ mustActivateUnit }) => mustActivateUnit)).toEqual([false, true]);
  });

  it.each<[string, Json]>([
    ['turn/activate-unit', { begin: 'turn', turn: 'two' }],
    ['set-up/deploy-unit', { begin: 'deployment', turn: 'two' }],
  ])('can begin at %s', (ask, position) => {
    expect(battle.decision(at(position), 'two')?.ask).toBe(ask);
  });

  it('can begin a round, and the clean-up of one', () => {
    const units = { 'one-1': { at: [24, 10], activated: true }, 'two-1': { at: [24, 40] } };
    expect(at({ begin: 'round', round: 2, units })).toMatchObject({ round: 2 });
    expect(at({ begin: 'clean-up', round: 2, units })).toMatchObject({ round: 3, firstSide: 1 });
  });

  it('puts everything that is not named into the discard pile if told so', () => {
    const [one] = at({ players: { one: { deck: ['hit-and-run'], discard: 'rest' } } }).players;
    expect(one?.deck).toEqual(['hit-and-run']);
    expect(one?.discard).toHaveLength(19);
  });

  it.each<[string, Json, string]>([
    ['an unknown field', { unit: {} }, 'position.unit'],
    ['an unknown field of a unit', { units: { 'one-1': { x: 1 } } }, 'position.units.one-1.x'],
    ['a unit nobody has', { units: { 'one-9': {} } }, 'position.units.one-9'],
    ['an NCU nobody has', { ncus: { 'one-ncu-9': {} } }, 'position.ncus.one-ncu-9'],
    ['a seat nobody has', { turn: 'three' }, 'position.turn'],
    ['a place that is no place', { units: { 'one-1': { at: [1] } } }, 'position.units.one-1.at'],
    [
      'a place between the thousandths',
      { units: { 'one-1': { at: [10.0001, 10] } } },
      'position.units.one-1.at[0]',
    ],
    [
      'a facing beyond the circle',
      { units: { 'one-1': { at: [9, 9], facing: 360 } } },
      'position.units.one-1.facing',
    ],
    ['a tray off the table', { units: { 'one-1': { at: [24, 2] } } }, 'position.units.one-1.at'],
    [
      'a tray on another',
      { units: { 'one-1': { at: [24, 10] }, 'two-1': { at: [26, 12] } } },
      'position.units.two-1.at',
    ],
    [
      'a tray on impassable ground',
      { units: { 'one-1': { at: [24, 10] } }, terrain: [{ kind: 'palisade', at: [24, 11] }] },
      'position.units.one-1.at',
    ],
    ['too many Wounds', { units: { 'one-1': { wounds: 13 } } }, 'position.units.one-1.wounds'],
    ['no Wounds at all', { units: { 'one-1': { wounds: 0 } } }, 'position.units.one-1.wounds'],
    [
      'a destroyed unit on the table',
      { units: { 'one-1': { destroyed: true, at: [9, 9] } } },
      'position.units.one-1.at',
    ],
    [
      'an attachment there is not',
      { units: { 'one-1': { attachments: ['hodor'] } } },
      'position.units.one-1.attachments',
    ],
    [
      'an unknown condition',
      { units: { 'one-1': { conditions: ['tired'] } } },
      'position.units.one-1.conditions[0]',
    ],
    ['a zone there is not', { ncus: { 'one-ncu-1': { zone: 'love' } } }, 'position.ncus.one-ncu-1.zone'],
    [
      'a zone that is taken',
      { ncus: { 'one-ncu-1': { zone: 'crown' }, 'two-ncu-1': { zone: 'crown' } } },
      'position.ncus.two-ncu-1.zone',
    ],
    [
      'a third copy of a card',
      { players: { one: { hand: ['hit-and-run', 'hit-and-run', 'hit-and-run'] } } },
      'position.players.one.hand',
    ],
    ['a card of the other deck', { players: { one: { deck: ['bribery'] } } }, 'position.players.one.deck'],
    ['terrain of no kind', { terrain: [{ kind: 'sea', at: [9, 9] }] }, 'position.terrain[0].kind'],
    [
      'a token claimed from afar',
      { units: { 'one-1': { at: [9, 9] } }, objectives: [{ claimedBy: 'one-1' }] },
      'position.objectives[0].claimedBy',
    ],
    ['more tokens than the mode has', { objectives: [{}, {}, {}, {}, {}, {}] }, 'position.objectives[5].at'],
    [
      'an ability there is not',
      { lasting: [{ ability: 'flight', on: 'one-1', by: 'one' }] },
      'position.lasting[0].ability',
    ],
    [
      'an effect on nobody',
      { lasting: [{ ability: 'bribery', on: 'one-9', by: 'one' }] },
      'position.lasting[0].on',
    ],
    ['a condition twice', unit({ conditions: ['weakened', 'weakened'] }), 'position.units.one-1.conditions'],
    ['an Order there is not', unit({ ordersUsed: ['sleep'] }), 'position.units.one-1.ordersUsed'],
    [
      'an ability that is no Order',
      unit({ ordersUsed: ['furious-charge'] }),
      'position.units.one-1.ordersUsed',
    ],
    ['an Order used twice', unit({ ordersUsed: [ORDER, ORDER] }), 'position.units.one-1.ordersUsed'],
    ['a token there is not', unit({ tokens: { luck: 1 } }), 'position.units.one-1.tokens'],
    ['a token too many', unit({ tokens: { 'to-the-last': 3 } }), 'position.units.one-1.tokens'],
    [
      "an NCU's token on a unit",
      unit({ tokens: { 'tactical-mastermind': 1 } }),
      'position.units.one-1.tokens',
    ],
    ['a destroyed unit with Wounds', unit({ destroyed: true, wounds: 3 }), 'position.units.one-1.wounds'],
    [
      'a destroyed unit with a condition',
      unit({ destroyed: true, conditions: ['weakened'] }),
      'position.units.one-1',
    ],
    [
      'a destroyed unit with an attachment',
      unit({ destroyed: true, attachments: ['sworn-sword-captain'] }),
      'position.units.one-1',
    ],
    [
      'a Character twice',
      {
        units: {
          'one-1': { at: [24, 10], attachments: ['robb-stark-the-wolf-lord'] },
          'one-2': { at: [34, 10], attachments: ['robb-stark-the-young-wolf'] },
        },
      },
      'position.units',
    ],
    ['a faction against the list', { players: { one: { faction: 'lannister' } } }, 'position.players.one'],
    ['a piece of terrain twice', { terrain: [forest([9, 9]), forest([9, 20])] }, 'position.terrain[1].id'],
    [
      'terrain on terrain',
      {
        terrain: [
          { kind: 'bog', at: [9, 9] },
          { kind: 'forest', at: [11, 9] },
        ],
      },
      'position.terrain[1].at',
    ],
    ['terrain over the edge', { terrain: [forest([2, 9])] }, 'position.terrain[0].at'],
    [
      'an objective card on two tokens',
      { objectives: [{ card: 4 }, {}, { card: 4 }] },
      'position.objectives[2].card',
    ],
    ['a token twice', { objectives: [{ id: 'x' }, { id: 'x' }] }, 'position.objectives[1].id'],
    ['a token off the table', { objectives: [{ at: [24, 50] }] }, 'position.objectives[0].at'],
    ['a token carried off the table', { objectives: [{ carriedBy: 'one-1' }] }, 'position.objectives[0]'],
    [
      'an effect on a destroyed unit',
      {
        units: { 'one-1': { destroyed: true } },
        lasting: [{ ability: 'bribery', on: 'one-1', by: 'one' }],
      },
      'position.lasting[0].on',
    ],
    [
      'an NCU that claims before it activates',
      ncu({ zone: 'crown', activated: false }),
      'position.ncus.two-ncu-1.activated',
    ],
    ['a destroyed NCU on a zone', ncu({ zone: 'crown', destroyed: true }), 'position.ncus.two-ncu-1.zone'],
    ['a hand above the limit', { players: { one: { hand: HAND } } }, 'position.players.one.hand'],
    [
      'a card in hand and discarded',
      { players: { one: { hand: PAIR, discard: PAIR } } },
      'position.players.one.discard',
    ],
    [
      'a pass that is still left',
      { players: { one: { passed: true, passes: 2 } } },
      'position.players.one.passes',
    ],
    ['enemies with one edge', { players: { one: { edge: 'north' } } }, 'position.players.one.edge'],
    ['somebody silenced twice', { silenced: ['one', 'one'] }, 'position.silenced'],
    ['deployment in the third round', { begin: 'deployment', round: 3 }, 'position.round'],
    ['an unknown field of the mode', { modeState: { missions: [1] } }, 'position.modeState.missions'],
    ['points for nobody', { victoryPoints: { three: 1 } }, 'position.victoryPoints.three'],
  ])('is refused for %s', (_, position, where) => {
    expect(wrong(position)).toBe(where);
  });

  it.each<[string, string, Json, string]>([
    ['a card in two hands', 'a-clash-of-kings', { commanderCards: { one: [6], two: [6] } }, 'commanderCards'],
    ['a hand of nobody', 'a-clash-of-kings', { commanderCards: { three: [6] } }, 'commanderCards'],
    ['a card there is not', 'a-storm-of-swords', { siegeHands: { one: [7] } }, 'siegeHands.one[0]'],
    ['a card twice in a hand', 'a-storm-of-swords', { siegeHands: { one: [1, 1] } }, 'siegeHands'],
    ['a reserve of nobody', 'a-storm-of-swords', { reserve: ['one-9'] }, 'reserve'],
    ['a reserve on the table', 'a-storm-of-swords', { reserve: ['one-1'] }, 'reserve'],
    [
      'a mission in two places',
      'dark-wings-dark-words',
      { missions: [1, 2], reserveMissions: [2, 3] },
      'missions',
    ],
    [
      'a quadrant there is not',
      'here-we-stand',
      { ncuQuadrants: { 'one-ncu-1': 'north' } },
      'ncuQuadrants.one-ncu-1',
    ],
    ['an NCU there is not', 'here-we-stand', { ncuQuadrants: { 'one-ncu-7': 'north-east' } }, 'ncuQuadrants'],
    ['what another mode keeps', 'here-we-stand', { siegeHands: {} }, 'siegeHands'],
  ])('is refused for %s, which its mode cannot keep', (_, mode, modeState, where) => {
    const setup = battle.readSetup({ ...SETUP, mode });
    const position = { units: { 'one-1': { at: [24, 20] } }, modeState };
    expect(() => battle.fromPosition(setup, 'position', position, null)).toThrow(
      expect.objectContaining({ where: `position.modeState.${where}` }) as Error,
    );
  });
});

describe('a position that brings its own pieces', () => {
  const spearmen = { card: 'house-karstark-spearmen', seat: 'one', at: [24, 18] };
  const guards = { card: 'lannister-guardsmen', seat: 'two', at: [24, 30], facing: 180 };
  const pieces = (units: Json, ncus: Json = {}): Json => ({ units, ncus });

  it('has these and no others, under their names', () => {
    const state = at({
      units: { guards, spearmen: { ...spearmen, attachments: ['sworn-sword-captain'], wounds: 7 } },
      ncus: {
        catelyn: { card: 'catelyn-stark-lady-of-winterfell', seat: 'one', zone: 'crown' },
        cersei: { card: 'cersei-lannister-queen-regent', seat: 'two' },
      },
    });
    expect(state.units.map(({ id, seat, card, wounds }) => [id, seat, card, wounds])).toEqual([
      ['guards', 'two', 'lannister-guardsmen', 12],
      ['spearmen', 'one', 'house-karstark-spearmen', 7],
    ]);
    expect(inspected(state)).toMatchObject({
      units: { spearmen: { attachments: ['sworn-sword-captain'], at: [24, 18] }, guards: { facing: 180 } },
      ncus: { catelyn: { zone: 'crown', activated: true }, cersei: { zone: null } },
      zones: { crown: 'catelyn' },
    });
    expect(battle.decision(state, 'one')).toMatchObject({
      ask: 'turn/activate-unit',
      options: [{ id: 'spearmen' }],
    });
  });

  it('needs no army list at all', () => {
    const state = battle.fromPosition(
      battle.readSetup({ mode: 'here-we-stand' }),
      'x',
      pieces({ spearmen }),
      null,
    );
    expect(state.units).toHaveLength(1);
    const usual = battle.fromPosition(battle.usualSetup(2), 'x', pieces({ spearmen, guards }), null);
    expect(usual.units).toHaveLength(2);
  });

  it('gives each player the Tactics deck of its pieces', () => {
    const lions = { ...spearmen, card: 'lannister-guardsmen' };
    const wolves = { ...guards, card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] };
    const [one, two] = at(pieces({ lions, wolves })).players;
    expect([one?.faction, one?.commander, one?.deck.length]).toEqual(['lannister', '', 14]);
    expect([two?.faction, two?.commander, two?.deck.length]).toEqual([
      'stark',
      'robb-stark-the-wolf-lord',
      20,
    ]);
  });

  it('may name the faction and the Commander', () => {
    const players = { one: { faction: 'lannister', commander: 'jaime-lannister-the-kingslayer' } };
    const [one] = at({ units: { spearmen }, players }).players;
    expect([one?.faction, one?.deck.length]).toEqual(['lannister', 20]);
  });

  it('has the Castle Walls of its mode besides', () => {
    const setup = battle.readSetup({ mode: 'a-storm-of-swords' });
    const units = { spearmen: { ...spearmen, at: [24, 30] }, 'wall-1': { at: [24, 3.875], destroyed: true } };
    const state = battle.fromPosition(setup, 'x', { units }, null);
    expect(inspected(state)).toMatchObject({ units: { spearmen: {}, 'wall-1': { destroyed: true } } });
  });

  it.each<[string, Json, string]>([
    ['a card there is not', pieces({ hodor: { ...spearmen, card: 'hodor' } }), 'units.hodor.card'],
    ['no seat', pieces({ spearmen: { card: 'house-karstark-spearmen' } }), 'units.spearmen.seat'],
    ['a seat there is not', pieces({ spearmen: { ...spearmen, seat: 'three' } }), 'units.spearmen.seat'],
    ['a piece of a list', pieces({ spearmen, 'two-1': { at: [24, 40] } }), 'units.two-1.card'],
    ['an NCU of a list', pieces({ spearmen }, { 'one-ncu-1': {} }), 'ncus.one-ncu-1.card'],
    ['a name twice', pieces({ a: spearmen }, { a: CATELYN }), 'ncus.a'],
    ['the name of a zone', pieces({ crown: spearmen }), 'units.crown'],
    ['the name of a seat', pieces({ two: spearmen }), 'units.two'],
    ['a word that is chosen', pieces({ pass: spearmen }), 'units.pass'],
    ['the name of a token', pieces({ 'objective-1': spearmen }), 'units.objective-1'],
    ['a name with a bar', pieces({ 'a|b': spearmen }), 'units.a|b'],
    [
      'an attachment of another type',
      pieces({ outriders: { ...spearmen, card: 'stark-outriders', attachments: ['sworn-sword-captain'] } }),
      'units.outriders.attachments',
    ],
    [
      'an attachment beside a solo',
      pieces({ wolf: { ...spearmen, card: 'grey-wind', attachments: ['sworn-sword-captain'] } }),
      'units.wolf.attachments',
    ],
    [
      'a Commander who leads nobody',
      { units: { spearmen }, players: { one: { commander: 'sworn-sword-captain' } } },
      'players.one.commander',
    ],
  ])('is refused for %s', (_, position, where) => {
    expect(wrong(position)).toBe(`position.${where}`);
  });
});

describe('any table can be written as a position', () => {
  /** Everything but the flow, which begins anew at the start of the turn. */
  const table = (state: BattleState): object =>
    JSON.parse(JSON.stringify({ ...state, flow: null })) as object;

  it.each(
    [...ALL_SETUPS, ...MULTIPLAYER_SETUPS.slice(0, 6)].map((setup, i) => [setup.mode, i, setup] as const),
  )(
    'and read back as it was: %s, game %i',
    (_, i, setup) => {
      let tables = 0;
      for (const { state } of randomGame(setup, `position ${i}`)) {
        const [seat] = battle.waiting(state);
        const asked = seat === undefined ? null : battle.decision(state, seat);
        if (asked?.ask !== 'turn/activate-unit' || tables++ % 5 > 0) continue;
        const again = battle.fromPosition(setup, 'again', asPosition(state), null);
        expect(table(again)).toEqual(table(state));
      }
      expect(tables).toBeGreaterThan(5);
    },
    60_000,
  );

  it.each([...Object.keys(SEASON_6.abilities), ATTACHMENT_ABILITIES_LOST])(
    'with %s lying on a unit',
    (ability) => {
      const effect = {
        ability,
        on: 'one-1',
        by: 'two',
        until: 'round',
        from: 'test',
        attached: false,
        tokens: 1,
      };
      const { lasting } = at({ units: { 'one-1': { at: [24, 10] } }, lasting: [effect] });
      expect(lasting).toContainEqual(effect);
    },
  );
});
