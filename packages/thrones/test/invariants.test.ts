import { seededRandom, type Decision, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesSetup, type ThronesState } from '../src/index.ts';
import type { AreaId } from '../src/areas.ts';
import { areaAt, changeArea, changeHouse, houseOf, plus } from '../src/board.ts';
import { ROUNDS } from '../src/setups.ts';
import { NO_UNITS, type Units } from '../src/state.ts';
import { checkInvariants } from './support/invariants.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';

const GAMES_EACH = 12;

/** Milliseconds for what takes less than one second on an idle machine. */
const SLOW = 60_000;

/** Plays one game, checking every state; says where it broke. */
function check(setup: ThronesSetup, seed: string, look: (state: ThronesState) => void): ThronesState | null {
  let [played, final] = [0, null as ThronesState | null];
  try {
    for (const moment of randomGame(setup, seed)) {
      ({ played, state: final } = moment);
      look(moment.state);
    }
  } catch (error) {
    throw new Error(`${JSON.stringify(setup)}, seed ${JSON.stringify(seed)}, after ${played} choices`, {
      cause: error,
    });
  }
  return final;
}

function inWords({ players, tidesOfBattle, faq }: ThronesSetup): string {
  return `${players} players${tidesOfBattle ? ', Tides of Battle' : ''}${faq ? ', FAQ' : ''}`;
}

describe.each(ALL_SETUPS.map((setup) => [inWords(setup), setup] as const))('with %s', (words, setup) => {
  it(
    'everything is accounted for after every choice, and the game ends by round ten',
    () => {
      for (let i = 0; i < GAMES_EACH; i++) {
        const final = check(setup, `${words} ${i}`, checkInvariants);
        expect(final?.flow.outcome?.winners).toHaveLength(1);
        expect(final?.round).toBeLessThanOrEqual(ROUNDS);
      }
    },
    SLOW,
  );

  it('every option offered is legal', () => {
    const random = seededRandom(`options ${words}`);
    const refused: string[] = [];
    check(setup, `options ${words}`, (state) => {
      if (random.below(5) > 0) return;
      for (const seat of thrones.waiting(state)) {
        const asked = thrones.decision(state, seat);
        for (const choice of asked === null ? [] : offered(asked)) {
          const refusal = thrones.check(state, seat, choice);
          if (refusal !== null) refused.push(`${seat}, ${asked?.ask}: ${String(choice)}, ${refusal.rule}`);
        }
      }
    });
    expect(refused).toEqual([]);
  });
});

/** Everything that is offered one by one. What is chosen together is only legal together: see the laws. */
function offered(asked: Decision): readonly Json[] {
  if (asked.kind === 'option') return asked.options.map(({ id }) => id);
  return asked.kind === 'amount' ? [asked.min, asked.max] : [];
}

/** A six-player game at its first decision, with one thing wrong. */
const BROKEN: readonly (readonly [what: string, complaint: RegExp, spoil: (s: ThronesState) => void])[] = [
  ['nobody is asked', /someone is asked/, (s) => (s.flow.waiting = [])],
  ['an eleventh round', /ten rounds/, (s) => (s.round = 11)],
  ['a Westeros phase in round one', /first round/, (s) => (s.phase = 'westeros')],
  [
    'a House without units in an area',
    /belong to a House/,
    (s) => changeArea(s, 'twins', { house: 'stark' }),
  ],
  ['less than no units', /counted from 0/, (s) => change(s, 'winterfell', { footman: -1, knight: 2 })],
  ['a Ship on land', /stay ashore/, (s) => change(s, 'winterfell', { ship: 1 })],
  ['a Knight at sea', /stay ashore/, (s) => change(s, 'shivering-sea', { knight: 1 })],
  ['four Ships in a port', /three ships/, (s) => change(s, 'port-pyke', { ship: 4 })],
  [
    'more routed than there are',
    /more units are routed/,
    (s) => changeArea(s, 'winterfell', { routed: plus(NO_UNITS, 'knight', 2) }),
  ],
  [
    'a routed Siege Engine',
    /cannot retreat/,
    (s) => {
      const one = plus(NO_UNITS, 'siege-engine', 1);
      changeArea(s, 'winterfell', { units: one, routed: one });
    },
  ],
  [
    'more Ships than the box has',
    /in the box/,
    (s) => spread(s, ['bay-of-ice', 'narrow-sea', 'sunset-sea'], 2),
  ],
  ['an army without supply', /fit their supply/, (s) => change(s, 'winterfell', { footman: 3 })],
  ['an order without units', /where their House has units/, (s) => changeArea(s, 'twins', { order: 'raid' })],
  [
    'an order that a card forbids',
    /that a card forbids/,
    (s) => {
      s.forbidden = ['raid'];
      changeArea(s, 'winterfell', { order: 'raid' });
    },
  ],
  [
    'one token in two places',
    /more of an order/,
    (s) => {
      for (const id of ['winterfell', 'white-harbor'] as const) changeArea(s, id, { order: 'march-0' });
    },
  ],
  ['a special order without a star', /than stars/, (s) => changeArea(s, 'pyke', { order: 'defense-2' })],
  ['a power token at sea', /lie on land/, (s) => changeArea(s, 'narrow-sea', { power: 'stark' })],
  ['a power token under an enemy', /under the units/, (s) => changeArea(s, 'pyke', { power: 'stark' })],
  ['power below 0', /never negative/, (s) => changeHouse(s, 'stark', { power: -1 })],
  ['more power than tokens', /power tokens/, (s) => changeHouse(s, 'stark', { power: 21 })],
  ['a garrison away from home', /as printed|at home/, (s) => changeArea(s, 'twins', { garrison: 2 })],
  [
    'a garrison under an enemy',
    /falls with its home/,
    (s) => changeArea(s, 'winterfell', { house: 'greyjoy', units: plus(NO_UNITS, 'footman', 1) }),
  ],
  ['units beside a neutral force', /alone/, (s) => change(s, 'eyrie', { footman: 1 })],
  ['a neutral force of another strength', /as its token/, (s) => changeArea(s, 'eyrie', { neutral: 5 })],
  [
    'a card too few',
    /seven cards/,
    (s) => changeHouse(s, 'stark', { hand: houseOf(s, 'stark').hand.slice(1) }),
  ],
  ['a card in two places', /seven cards/, (s) => changeHouse(s, 'stark', { discard: ['eddard-stark'] })],
  ['an empty hand', /no hand is empty/, (s) => emptyHand(s)],
  ['a House off a track', /one place on a track/, (s) => (s.tracks.fiefdoms = s.tracks.fiefdoms.slice(1))],
  ['a threat between two places', /on its track/, (s) => (s.wildlingThreat = 3)],
  ['a threat of twelve and no attack', /at twelve/, (s) => (s.wildlingThreat = 12)],
  ['a Westeros card too few', /Westeros deck/, (s) => s.westerosDecks.I.pop()],
  ['a wildling card too few', /wildling deck/, (s) => s.wildlingDeck.pop()],
  ['Tides of Battle nobody asked for', /optional/, (s) => s.tidesDeck.push('zero')],
  ['seven Castles and Strongholds', /end the game/, (s) => takeSeven(s)],
  [
    'Ships in the port of another',
    /ports of their own/,
    (s) => changeArea(s, 'port-pyke', { house: 'stark', units: plus(NO_UNITS, 'ship', 1) }),
  ],
];

function change(s: ThronesState, id: AreaId, units: Partial<Units>): void {
  changeArea(s, id, { house: areaAt(s, id).house ?? 'stark', units: { ...areaAt(s, id).units, ...units } });
}

function spread(s: ThronesState, ids: readonly AreaId[], ships: number): void {
  changeHouse(s, 'stark', { supply: 6 });
  for (const id of ids) change(s, id, { ship: ships });
}

function emptyHand(s: ThronesState): void {
  const { hand } = houseOf(s, 'stark');
  changeHouse(s, 'stark', { hand: [], discard: hand });
}

function takeSeven(s: ThronesState): void {
  for (const id of ['moat-cailin', 'flints-finger', 'seagard', 'riverrun', 'harrenhal'] as const)
    changeArea(s, id, { power: 'stark' });
}

const FIVE_FORTS = Object.fromEntries(
  ['white-harbor', 'flints-finger', 'seagard', 'riverrun', 'moat-cailin'].map((id) => [
    id,
    { power: 'stark' },
  ]),
);

/** The game ends in the middle of something, and what would have followed is left undone. */
const ENDINGS: readonly (readonly [what: string, position: Json, choices: readonly [string, Json][]])[] = [
  [
    'the wildlings at twelve give Stark its home back',
    {
      round: 2,
      phase: 'westeros',
      board: 'empty',
      wildlingThreat: 10,
      wildlingDeck: ['mammoth-riders'],
      westerosDecks: { I: ['last-days-of-summer-1'] },
      areas: {
        ...FIVE_FORTS,
        harrenhal: { power: 'stark' },
        winterfell: { house: 'lannister', units: { footman: 1 } },
      },
    },
    [
      ['stark', 2],
      ['baratheon', 2],
      ['lannister', 0],
    ],
  ],
  [
    'a march takes its seventh Castle before it fights',
    {
      phase: 'action',
      board: 'empty',
      areas: {
        ...FIVE_FORTS,
        blackwater: { house: 'stark', units: { footman: 2 }, order: 'march-0', power: 'stark' },
        'kings-landing': { house: 'lannister', units: { footman: 1 } },
      },
    },
    [['stark', { 'footman-1': 'kings-landing', 'footman-2': 'harrenhal' }]],
  ],
];

describe('the invariants find', () => {
  it('nothing in a fresh game', () => {
    expect(() => checkInvariants(thrones.start(thrones.usualSetup(6), 'fresh'))).not.toThrow();
  });

  it.each(ENDINGS)('nothing where %s', (_, position, choices) => {
    const state = thrones.fromPosition(thrones.usualSetup(3), 'ending', position, null);
    for (const [seat, choice] of choices) expect(thrones.apply(state, seat, choice).ok).toBe(true);
    expect(state.flow.outcome?.winners).toEqual(['stark']);
    expect(() => checkInvariants(state)).not.toThrow();
  });

  it.each(BROKEN)('%s', (_, complaint, spoil) => {
    const state = thrones.start(thrones.usualSetup(6), 'spoilt');
    spoil(state);
    expect(() => checkInvariants(state)).toThrow(complaint);
  });
});
