import { seededRandom } from '@maester/kernel';
import { ruleIdsIn } from '@maester/kernel/test-files';
import { describe, expect, it } from 'vitest';
import { inches } from '../src/geometry/measures.ts';
import { battle, USUAL_EDITION, type BattleSetup, type BattleState } from '../src/index.ts';
import type { Player, UnitState } from '../src/state.ts';
import { changePlayer, playerOf } from '../src/sides/sides.ts';
import { changeNcu, changeUnit } from '../src/units/units.ts';
import { Watch } from './support/invariants.ts';
import {
  ALL_SETUPS,
  FACTION_SETUPS,
  MULTIPLAYER_SETUPS,
  OLDER_SETUPS,
  randomGame,
  type Moment,
} from './support/random-games.ts';
import { tableOf } from './support/table.ts';

const RULES = new Set(ruleIdsIn('battle'));

const GAMES_EACH = 2;

/** Milliseconds for what takes a second or two on an idle machine. */
const SLOW = 120_000;

const inWords = ({ edition, mode, points, terrain, sides }: BattleSetup): string =>
  `${edition === USUAL_EDITION ? '' : `${edition}, `}${mode} at ${points} points, terrain ${terrain}${sides.flat().length > 2 ? `, ${sides.join(' against ')}` : ''}`;

/** Plays one game, looking at every moment; says where it broke. */
function play(setup: BattleSetup, seed: string, look: (moment: Moment) => void): BattleState | null {
  let [played, final] = [0, null as BattleState | null];
  try {
    for (const moment of randomGame(setup, seed)) {
      ({ played, state: final } = moment);
      look(moment);
    }
  } catch (error) {
    throw new Error(`${inWords(setup)}, seed ${JSON.stringify(seed)}, after ${played} choices`, {
      cause: error,
    });
  }
  return final;
}

const SETUPS = [...ALL_SETUPS, ...FACTION_SETUPS, ...MULTIPLAYER_SETUPS, ...OLDER_SETUPS];

/** Every option that somebody is offered is another, and legal. */
function checkOptions(state: BattleState): void {
  for (const seat of battle.waiting(state)) {
    const asked = battle.decision(state, seat);
    const options = asked?.kind === 'option' ? asked.options.map(({ id }) => id) : [];
    expect(new Set(options).size).toBe(options.length);
    for (const choice of options) expect(battle.check(state, seat, choice)).toBeNull();
  }
}

describe.each(SETUPS.map((setup) => [inWords(setup), setup] as const))('in %s', (words, setup) => {
  it(
    'everything is accounted for after every choice, every option offered is legal, and the game ends after round six at the latest',
    () => {
      const random = seededRandom(`options ${words}`);
      for (let i = 0; i < GAMES_EACH; i++) {
        const watch = new Watch(RULES);
        const final = play(setup, `${words} ${i}`, (moment) => {
          watch.look(moment);
          if (random.below(10 * GAMES_EACH) === 0) checkOptions(moment.state);
        });
        expect(RULES.has(final?.flow.outcome?.rule ?? '')).toBe(true);
      }
    },
    SLOW,
  );
});

/** A table in the middle of a battle; nobody has activated yet. */
function sound(): BattleState {
  const guards = { at: [24, 22.8], facing: 180 };
  return tableOf(
    { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' },
    {
      units: {
        'one-1': { at: [24, 18] },
        'one-2': { at: [10, 10], wounds: 5 },
        'one-6': { at: [40, 10] },
        'two-1': guards,
        'two-2': { at: [10, 40], facing: 180 },
      },
      players: { one: { hand: ['winters-might'] } },
      objectives: [{ at: [10, 40], claimedBy: 'two-2' }],
    },
  );
}

type Told = Moment['events'][number]['event'];

/** One thing wrong with it, and what was told. */
const BROKEN: readonly (readonly [
  what: string,
  complaint: RegExp,
  spoil: (s: BattleState) => void,
  told?: readonly Told[],
])[] = [
  ['nobody is asked', /somebody is asked/, (s) => (s.flow.waiting = [])],
  [
    'somebody is asked when it is over',
    /somebody is asked/,
    (s) => (s.flow.outcome = { winners: ['one'], rule: 'battle/mode-a-game-of-thrones/scoring' }),
  ],
  [
    'a stranger wins',
    /players win/,
    (s) => {
      s.flow.waiting = [];
      s.flow.outcome = { winners: ['five'], rule: 'battle/mode-a-game-of-thrones/scoring' };
    },
  ],
  ['a seventh round', /six rounds/, (s) => (s.round = 7)],
  ['a round before the first', /six rounds/, (s) => (s.round = 0)],
  ['a destroyed unit with Wounds', /destroyed are gone/, (s) => unit(s, 'one-3', { destroyed: true })],
  [
    'a destroyed unit on the table',
    /destroyed are gone/,
    (s) => unit(s, 'one-2', { destroyed: true, wounds: 0 }),
  ],
  [
    'a destroyed unit with its attachment',
    /with all they had/,
    (s) => unit(s, 'one-3', { destroyed: true, wounds: 0 }),
  ],
  [
    'a destroyed unit that is weakened',
    /with all they had/,
    (s) => unit(s, 'one-3', { destroyed: true, wounds: 0, attachments: [], conditions: ['weakened'] }),
  ],
  [
    'an effect on a destroyed unit',
    /all that lay on them/,
    (s) => {
      unit(s, 'one-3', { destroyed: true, wounds: 0, attachments: [] });
      s.lasting = [
        { ability: 'bribery', on: 'one-3', by: 'two', until: 'round', from: '', attached: false, tokens: 0 },
      ];
    },
  ],
  ['a unit without Wounds', /no Wounds is destroyed/, (s) => unit(s, 'one-3', { wounds: 0 })],
  ['a unit with too many Wounds', /more Wounds than at first/, (s) => unit(s, 'one-3', { wounds: 13 })],
  [
    'more attachments than models',
    /attachments are models/,
    (s) => unit(s, 'one-2', { wounds: 1, attachments: ['sworn-sword-captain', 'umber-champion'] }),
  ],
  [
    'a condition twice',
    /one token of each kind/,
    (s) => unit(s, 'one-1', { conditions: ['weakened', 'weakened'] }),
  ],
  [
    'an Order used twice',
    /an Order once a round/,
    (s) => unit(s, 'one-1', { ordersUsed: ['incite', 'incite'] }),
  ],
  ['a tray over the south edge', /lie on the table/, (s) => move(s, 'one-2', 10, 1)],
  ['a tray over the north edge', /lie on the table/, (s) => move(s, 'one-2', 10, 47)],
  ['a tray over the west edge', /lie on the table/, (s) => move(s, 'one-2', 1, 10)],
  ['a tray over the east edge', /lie on the table/, (s) => move(s, 'one-2', 47, 10)],
  ['a tray on a friend', /never overlap/, (s) => move(s, 'one-2', 25, 16)],
  ['a tray on an enemy', /never overlap/, (s) => move(s, 'one-2', 24, 24)],
  ['a tray half an inch from an enemy', /an inch apart/, (s) => move(s, 'one-2', 10, 34.7)],
  ['a card too few', /stay the same/, (s) => player(s, { deck: [] })],
  ['a card in two places', /stay the same/, (s) => player(s, { discard: ['winters-might'] })],
  ['a card of another deck', /stay the same/, (s) => player(s, { hand: ['bribery'] })],
  [
    'a hand above the limit',
    /a hand has a limit/,
    (s) => {
      const { hand, deck } = playerOf(s, 'one');
      player(s, { hand: [...hand, ...deck.slice(0, 8)], deck: deck.slice(8) });
    },
  ],
  ['a third pass', /two passes/, (s) => player(s, { passes: 3 })],
  ['less than no passes', /two passes/, (s) => player(s, { passes: -1 })],
  [
    'an NCU on two zones',
    /one zone/,
    (s) => {
      changeNcu(s, 'one-ncu-1', { activated: true });
      claim(s, 'one-ncu-1', 'crown', 'wealth');
    },
    [{ type: 'activated', unit: 'one-ncu-1' }],
  ],
  ['an NCU on a zone that has not activated', /only an activated NCU/, (s) => claim(s, 'one-ncu-1', 'crown')],
  [
    'a destroyed NCU on a zone',
    /only an activated NCU/,
    (s) => {
      changeNcu(s, 'one-ncu-1', { activated: true, destroyed: true });
      claim(s, 'one-ncu-1', 'crown');
    },
  ],
  [
    'a token held by a destroyed unit',
    /destroyed hold nothing/,
    (s) => unit(s, 'two-2', { destroyed: true, wounds: 0, pose: null, attachments: [] }),
  ],
  ['points that nobody announced', /were announced/, (s) => (s.victoryPoints = [1, 0])],
  [
    'points by no rule',
    /a rule of the ledger/,
    (s) => (s.victoryPoints = [1, 0]),
    [{ type: 'scored', side: 0, points: 1, because: 'battle/luck/today' }],
  ],
  [
    'points that are lost',
    /scored, not lost/,
    (s) => (s.victoryPoints = [-1, 0]),
    [{ type: 'scored', side: 0, points: -1, because: 'battle/mode-a-game-of-thrones/scoring' }],
  ],
  [
    'a token without an activation',
    /a token means an activation/,
    (s) => unit(s, 'one-1', { activated: true }),
  ],
  [
    'a unit that activates twice',
    /once a round/,
    (s) => unit(s, 'one-1', { activated: true }),
    [
      { type: 'activated', unit: 'one-1' },
      { type: 'activated', unit: 'one-1' },
    ],
  ],
];

const unit = (s: BattleState, id: string, change: Partial<UnitState>): void => void changeUnit(s, id, change);

const move = (s: BattleState, id: string, x: number, y: number): void =>
  unit(s, id, { pose: { x: inches(x), y: inches(y), facing: 0 } });

const player = (s: BattleState, change: Partial<Player>): void => changePlayer(s, 'one', change);

function claim(s: BattleState, ncu: string, ...zones: readonly string[]): void {
  for (const zone of zones) s.zones = { ...s.zones, [zone]: ncu };
}

describe('the invariants find', () => {
  const moment = (state: BattleState, told: readonly Told[] = []): Moment => ({
    state,
    played: 0,
    last: null,
    events: told.map((event) => ({ to: null, event })),
    during: [],
  });

  it('nothing in a table as it should be, nor in an activation that was told', () => {
    const [state, watch] = [sound(), new Watch(RULES)];
    expect(() => watch.look(moment(state))).not.toThrow();
    changeUnit(state, 'one-1', { activated: true });
    expect(() => watch.look(moment(state, [{ type: 'activated', unit: 'one-1' }]))).not.toThrow();
  });

  const each = BROKEN.map(([what, complaint, spoil, told = []]) => ({ what, complaint, spoil, told }));

  it.each(each)('$what', ({ complaint, spoil, told }) => {
    const [state, watch] = [sound(), new Watch(RULES)];
    watch.look(moment(state));
    spoil(state);
    expect(() => watch.look(moment(state, told))).toThrow(complaint);
  });
});
