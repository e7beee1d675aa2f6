import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  hashJson,
  Match,
  pick,
  readLedger,
  seededRandom,
  words,
  type Emitted,
  type Json,
  type RollEvent,
} from '../../src/index.ts';
import { en, tourney, zhHant, type TourneyEvent, type TourneyState } from '../../src/sample/index.ts';
import { LAWS, lawRefused, optionLists } from '../../src/testing/index.ts';
import { problemOf } from '../problem.ts';

describe.each([
  ['English', words('en', en)],
  ['Traditional Chinese', words('zh-Hant', zhHant)],
])('in %s', (_, said) => {
  it('everything that is offered can be said', () => {
    const [random, heard] = [seededRandom('said'), new Set<string>()];
    for (let i = 0; i < 10; i++) {
      const state = tourney.start(tourney.usualSetup(4), `said ${i}`);
      for (let [seat] = tourney.waiting(state); seat !== undefined; [seat] = tourney.waiting(state)) {
        const decision = tourney.decision(state, seat);
        for (const { id, say } of decision === null ? [] : optionLists(decision).flat()) {
          heard.add(id);
          expect(said.say(say.key, say.facts)).not.toMatch(/[{}]|option\.|name\./);
        }
        tourney.apply(state, seat, tourney.sample(state, seat, random));
      }
    }
    expect(heard.size).toBe(19);
  });
});

const seeds = fc.string({ minLength: 1, maxLength: 12 });

describe.each([2, 3, 4])('in a tourney of %d knights', (knights) => {
  it.each(Object.entries(LAWS))('%s', (_, law) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        law(tourney, tourney.usualSetup(knights), seed);
      }),
      { seed: knights, numRuns: 10 },
    );
  });
});

describe('in a tourney so long that the deck runs out', () => {
  it.each(Object.entries(LAWS))('%s', (_, law) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        law(tourney, { knights: 4, rounds: 12 }, seed);
      }),
      { seed: 5, numRuns: 2 },
    );
  });

  it('nothing is drawn any more, and no favour comes back (tourney/round/draw)', () => {
    const state = tourney.start({ knights: 4, rounds: 20 }, 'long');
    const random = seededRandom('long');
    while (tourney.outcome(state) === null) {
      const seat = pick(random, tourney.waiting(state));
      tourney.apply(state, seat, tourney.sample(state, seat, random));
      const held = Object.values(state.hands).reduce((sum, hand) => sum + hand.length, 0);
      expect(held + state.deck.length + state.discard.length).toBe(18);
    }
    expect(state.deck).toEqual([]);
    expect(state.round).toBe(20);
  });
});

it('every refusal of the tourney names a rule of its ledger or of the kernel’s', () => {
  const refused = new Set<string>();
  for (const seed of ['a', 'b', 'c'])
    for (const rule of lawRefused(tourney, tourney.usualSetup(3), seed)) refused.add(rule);
  const ledgers = ['kernel', 'tourney'].flatMap((name) =>
    readLedger(readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8')).map(
      ({ id }) => id,
    ),
  );
  expect([...refused].filter((rule) => !ledgers.includes(rule))).toEqual([]);
  expect(refused.size).toBeGreaterThan(6);
});

type Told = Emitted<TourneyEvent>;

/** Plays choices that must all be legal, and gives back all that was told. */
function play(state: TourneyState, ...choices: readonly (readonly [string, Json])[]): Told[] {
  return choices.flatMap(([seat, choice]) => {
    const applied = tourney.apply(state, seat, choice);
    if (!applied.ok) throw new Error(`${seat} ${JSON.stringify(choice)}: ${applied.refusal.rule}`);
    return applied.events;
  });
}

const events = (told: readonly Told[]): readonly (TourneyEvent | RollEvent)[] =>
  told.map(({ event }) => event);

const squires = (first: string, second: string, third: string) => ({ first, second, third });
const EVEN = squires('lance', 'shield', 'horse');

/** Red challenges blue; these are the dice. */
function challenged(position: Json, tilt: number[], knights = 2): TourneyState {
  const state = tourney.fromPosition({ knights, rounds: 1 }, 'test', position, { tilt });
  play(state, ...state.knights.map((knight) => [knight, knight === 'red' ? 1 : 0] as const));
  if (knights > 2) play(state, ['red', 'blue']);
  return state;
}

describe('hands (tourney/set-up/hidden-hands)', () => {
  const state = tourney.start(tourney.usualSetup(3), 'hands');

  it('are seen by those who hold them, and by others only as so many cards', () => {
    const view = tourney.view(state, 'blue');
    expect(view.hands['blue']).toEqual(state.hands['blue']);
    expect(view.hands['red']).toEqual(['hidden', 'hidden']);
    expect(view.deck).toEqual(Array(12).fill('hidden'));
    expect(tourney.view(state, null).hands).toEqual({
      red: ['hidden', 'hidden'],
      blue: ['hidden', 'hidden'],
      green: ['hidden', 'hidden'],
    });
  });

  it('are imagined from the cards nobody has seen', () => {
    const random = seededRandom('imagine');
    for (let i = 0; i < 50; i++) {
      const imagined = tourney.imagine(state, 'red', random);
      const all = [...Object.values(imagined.hands).flat(), ...imagined.deck].toSorted();
      expect(all.join()).toBe(`${'jeer,'.repeat(6)}${'page,'.repeat(6)}${'spur,'.repeat(6)}`.slice(0, -1));
      expect(imagined.hands['red']).toEqual(state.hands['red']);
    }
  });

  it('are told to nobody else: an event of a drawn favour is only for the knight who drew it', () => {
    const match = new Match(tourney, tourney.usualSetup(4), 'drawn');
    const random = seededRandom('drawn');
    const told = [...tourney.opening(tourney.usualSetup(4), 'drawn').events];
    while (tourney.outcome(match.state) === null) {
      const seat = pick(random, tourney.waiting(match.state));
      const applied = match.play(seat, tourney.sample(match.state, seat, random));
      if (applied.ok) told.push(...applied.events);
    }
    const drawn = told.flatMap(({ to, event }) => (event.type === 'drawn' ? [{ to, seat: event.seat }] : []));
    expect(drawn.length).toBeGreaterThan(10);
    for (const { to, seat } of drawn) expect(to).toEqual([seat]);
    expect(told.filter(({ to }) => to !== null)).toHaveLength(drawn.length);
  });
});

describe('tents', () => {
  it('off the field are refused with the place and the size of the field (tourney/tents/on-the-field)', () => {
    const state = tourney.start(tourney.usualSetup(2), 'tents');
    expect(tourney.check(state, 'red', { x: -1, y: 3, facing: 0 })).toEqual({
      rule: 'tourney/tents/on-the-field',
      facts: { x: -1, y: 3, field: 100 },
    });
  });

  it('too near another are refused with its knight and the distance (tourney/tents/apart)', () => {
    const state = tourney.start(tourney.usualSetup(2), 'tents');
    play(state, ['red', { x: 50, y: 50, facing: 0 }]);
    expect(tourney.check(state, 'blue', { x: 60, y: 60, facing: 0 })).toEqual({
      rule: 'tourney/tents/apart',
      facts: { seat: 'red', distance: 14, least: 20 },
    });
    expect(tourney.check(state, 'blue', { x: 62, y: 66, facing: 0 })).toBeNull();
  });
});

describe('bids', () => {
  it('are opened together, in the order of the table (tourney/bid/secret)', () => {
    const state = tourney.fromPosition(tourney.usualSetup(3), 'bids', {}, null);
    const told = play(state, ['green', 3], ['red', 1], ['blue', 2]);
    expect(JSON.stringify(told[0])).toBe(
      '{"to":null,"event":{"type":"bids","bids":{"red":1,"blue":2,"green":3}}}',
    );
  });

  it('of the same height are rolled off in the open (tourney/bid/roll-off)', () => {
    const state = tourney.fromPosition(tourney.usualSetup(3), 'bids', {}, { 'roll-off': [4, 4, 1, 2] });
    const told = play(state, ['green', 3], ['red', 1], ['blue', 3]);
    expect(events(told).slice(1)).toEqual([
      { type: 'roll', name: 'roll-off', sides: 6, values: [4, 4] },
      { type: 'roll', name: 'roll-off', sides: 6, values: [1, 2] },
    ]);
    expect(tourney.waiting(state)).toEqual(['green']);
  });
});

describe('a joust', () => {
  it('with lances is dice, own lances and the other’s shields (tourney/joust/tilt)', () => {
    const state = challenged({}, [5, 4, 6, 6]);
    const told = play(
      state,
      ['red', 'lances'],
      ['blue', squires('lance', 'shield', 'shield')],
      ['red', squires('lance', 'lance', 'horse')],
    );
    // Red 9 + 2 - 2, blue 12 + 1 - 0.
    expect(events(told)).toEqual([
      { type: 'challenge', seat: 'red', opponent: 'blue', arms: 'lances' },
      { type: 'roll', name: 'tilt', sides: 6, values: [5, 4] },
      { type: 'roll', name: 'tilt', sides: 6, values: [6, 6] },
      { type: 'joust', winner: 'blue', loser: 'red', by: 4 },
      { type: 'end', winners: ['blue'] },
    ]);
  });

  it('with swords rolls three dice each (tourney/joust/arms)', () => {
    const told = play(challenged({}, [1, 2, 3, 1, 1, 1]), ['red', 'swords'], ['blue', EVEN], ['red', EVEN]);
    expect(events(told)).toContainEqual({ type: 'joust', winner: 'red', loser: 'blue', by: 3 });
  });

  it('has no post with three squires (tourney/joust/two-squires-a-post)', () => {
    const state = challenged({}, []);
    play(state, ['red', 'lances']);
    expect(tourney.check(state, 'blue', squires('horse', 'horse', 'horse'))).toEqual({
      rule: 'tourney/joust/two-squires-a-post',
      facts: { post: 'horse' },
    });
  });

  it('hides the squires sent until both have sent theirs (tourney/joust/squires)', () => {
    const state = challenged({}, [], 3);
    play(state, ['red', 'lances'], ['blue', EVEN]);
    expect(tourney.view(state, 'red').flow.answers).toEqual({ blue: null });
    expect(tourney.view(state, 'green').flow.answers).toEqual({ blue: null });
  });
});

describe('favours', () => {
  it('change the strength of a jouster: a spur by two, a jeer by one, also one’s own (tourney/favour/jeer)', () => {
    const state = challenged({ hands: { red: ['spur'], blue: ['jeer', 'page'] } }, [1, 1, 4, 4]);
    play(state, ['red', 'lances'], ['red', EVEN], ['blue', EVEN]);
    const told = play(state, ['red', 'spur'], ['blue', 'pass'], ['blue', 'jeer:blue']);
    expect(events(told)).toContainEqual({ type: 'joust', winner: 'blue', loser: 'red', by: 8 - 1 - (2 + 2) });
  });

  it('that are undone are told, and lost all the same (tourney/favour/page)', () => {
    const state = challenged({ hands: { red: ['spur'], blue: ['page'] } }, [1, 1, 4, 4]);
    const told = play(
      state,
      ['red', 'lances'],
      ['red', EVEN],
      ['blue', EVEN],
      ['red', 'spur'],
      ['blue', 'page'],
    );
    expect(events(told)).toContainEqual({ type: 'undone', favour: 'spur', seat: 'red' });
    expect(events(told)).toContainEqual({ type: 'joust', winner: 'blue', loser: 'red', by: 6 });
    expect(state.hands).toEqual({ red: [], blue: [] });
  });
});

describe('a position', () => {
  it.each([
    ['position.hands.gold', { hands: { gold: ['spur'] } }],
    ['position.purses.nobody', { purses: { nobody: 1 } }],
    ['position.glory.__proto__', JSON.parse('{"glory":{"__proto__":1}}') as Json],
    ['position.hands.red', { hands: { red: Array(7).fill('spur') } }],
    ['position.hands.red[0]', { hands: { red: ['hidden'] } }],
    ['position.round', { round: 6 }],
    ['position.round', { round: 0 }],
    ['position.tents', { tents: {} }],
    ['position.purses.red', { purses: { red: -1 } }],
    ['position', 7],
  ] as readonly (readonly [string, Json])[])(
    'with something wrong at %s is an error that names it',
    (where, position) => {
      const setup = tourney.usualSetup(2);
      expect(problemOf(() => tourney.fromPosition(setup, 'seed', position, null))).toMatchObject({
        kind: 'position',
        where,
      });
    },
  );

  it('takes its favours out of the deck', () => {
    const state = tourney.fromPosition(
      tourney.usualSetup(2),
      'seed',
      { hands: { red: ['spur', 'page'] } },
      null,
    );
    expect(state.deck).toHaveLength(16);
    expect(state.deck.filter((card) => card === 'spur')).toHaveLength(5);
  });

  it('is played to the end like any game', () => {
    const state = tourney.fromPosition(tourney.usualSetup(2), 'seed', { round: 5 }, null);
    const random = seededRandom('position');
    for (let i = 0; i < 50 && tourney.outcome(state) === null; i++) {
      const seat = pick(random, tourney.waiting(state));
      tourney.apply(state, seat, tourney.sample(state, seat, random));
    }
    expect(tourney.outcome(state)).not.toBeNull();
  });
});

describe('the end of a tourney', () => {
  it('is told with all who share the victory (tourney/end/shared)', () => {
    const position = { glory: { blue: 1 }, purses: { red: 5, blue: 4 } };
    const told = play(challenged(position, [6, 6, 1, 1]), ['red', 'lances'], ['red', EVEN], ['blue', EVEN]);
    expect(events(told).at(-1)).toEqual({ type: 'end', winners: ['red', 'blue'] });
  });

  it('leaves a state that can still be looked at, saved and loaded', () => {
    const state = challenged({}, [6, 6, 1, 1]);
    play(state, ['red', 'lances'], ['red', EVEN], ['blue', EVEN]);
    expect(hashJson(JSON.parse(JSON.stringify(state)))).toBe(hashJson(state));
    expect(tourney.view(state, 'blue').flow.outcome).toEqual({ winners: ['red'], rule: 'tourney/end/glory' });
    expect(tourney.check(state, 'red', 'pass')?.rule).toBe('kernel/choice/game-over');
  });
});
