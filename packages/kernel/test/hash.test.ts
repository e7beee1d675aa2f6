import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StateHash } from '../src/hash.ts';
import { hashJson, KernelError, Match, seededRandom, shortHash } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';

/** Every value of up to this depth over a few words and numbers. */
function allValues(depth: number): unknown[] {
  const atoms: unknown[] = [null, true, false, 0, 1, -1, '', 'a', 'b'];
  if (depth === 0) return atoms;
  const inner = allValues(depth - 1);
  const values: unknown[] = [...atoms, [], {}];
  for (const x of inner) {
    values.push([x], { a: x }, { b: x });
    for (const y of inner) values.push([x, y], { a: x, b: y });
  }
  return values;
}

describe('the hash of plain data', () => {
  it('is 16 hexadecimal digits', () => {
    for (const value of [null, 0, '', [], {}, { a: [1, 'x'] }])
      expect(hashJson(value)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('does not depend on the order of keys', () => {
    expect(hashJson({ a: 1, b: { c: 2, d: 3 } })).toBe(hashJson({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('depends on the order of a list', () => {
    expect(hashJson(['a', 'b'])).not.toBe(hashJson(['b', 'a']));
  });

  it('is different for every small value', () => {
    const values = new Set(allValues(2).map((value) => JSON.stringify(value)));
    const hashes = new Set([...values].map((text) => hashJson(JSON.parse(text))));
    expect(values.size).toBeGreaterThan(50_000);
    expect(hashes.size).toBe(values.size);
  });

  it('tells a key from a value: who attacks whom matters', () => {
    expect(hashJson({ red: 'blue' })).not.toBe(hashJson({ blue: 'red' }));
    expect(hashJson({ red: 'red' })).not.toBe(hashJson({ blue: 'blue' }));
  });

  it('tells a list from the lists in it', () => {
    expect(hashJson([1, [1]])).not.toBe(hashJson([2, [2]]));
    expect(hashJson([[]])).not.toBe(hashJson([1, [1]]));
    expect(hashJson([['a'], 'b'])).not.toBe(hashJson(['a', ['b']]));
  });

  it('tells numbers apart, however large, negative or fractional', () => {
    const numbers = [
      0,
      1,
      -1,
      2 ** 31,
      2 ** 32,
      -(2 ** 32),
      2 ** 53 - 1,
      2 ** 64,
      1e300,
      0.5,
      -0.5,
      0.1,
      5e-324,
    ];
    expect(new Set(numbers.map(hashJson)).size).toBe(numbers.length);
  });

  it('tells a number from its text', () => {
    expect(hashJson(1)).not.toBe(hashJson('1'));
    expect(hashJson(null)).not.toBe(hashJson('null'));
  });

  it('is the same for long texts and for texts seen before', () => {
    const texts = Array.from({ length: 20_000 }, (_, i) => `text ${i}`);
    const first = texts.map(hashJson);
    expect(texts.map(hashJson)).toEqual(first);
    expect(new Set(first).size).toBe(texts.length);
    expect(hashJson('x'.repeat(100))).not.toBe(hashJson('x'.repeat(101)));
  });

  it('is the same after saving and loading', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => hashJson(JSON.parse(JSON.stringify(value))) === hashJson(value)),
      { seed: 1, numRuns: 500 },
    );
  });

  it('differs when one thing deep inside differs', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        (a, b) => (canonical(a) === canonical(b)) === (hashJson(a) === hashJson(b)),
      ),
      { seed: 1, numRuns: 2000 },
    );
  });

  it.each([Number.NaN, Infinity, undefined, () => 1, Symbol('x')])(
    'refuses %s: a state may not hold it',
    (value) => {
      expect(() => hashJson({ value })).toThrow(KernelError);
    },
  );

  it('does not change from one version to the next, or old journals could not be read', () => {
    expect(
      hashJson({ game: 'tourney', seats: ['red', 'blue'], round: 3, over: false, winner: null }),
    ).toMatchInlineSnapshot(`"f167e17397ae0027"`);
  });
});

/** The text of a value with its keys in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

describe('the hash of a state that is hashed again and again', () => {
  it('is the beginning of the usual one, whatever was replaced', () => {
    const place = fc.record({ id: fc.integer(), units: fc.array(fc.string()) });
    const state = fc.record({ round: fc.integer(), areas: fc.array(place), deck: fc.array(fc.string()) });
    fc.assert(
      fc.property(fc.array(state, { minLength: 1 }), fc.array(place), (states, places) => {
        const hash = new StateHash(['areas', 'none']);
        const areas: unknown[] = [];
        for (const { round, areas: some, deck } of states) {
          areas.splice(round % 3, deck.length, ...some, ...places);
          const now = { round, areas, deck };
          expect(hash.of(now)).toBe(hashJson(now).slice(0, 8));
        }
      }),
    );
  });

  it('is of the flow and of the rest, which is not looked at again if only the flow has changed', () => {
    const hash = new StateHash([]);
    const state = { round: 1, deck: ['sun', 'spur'], flow: { waiting: ['red', 'blue'] } };
    expect(hash.of(state, 'flow')).toBe(shortHash(state));
    state.flow.waiting.pop();
    expect(hash.of(state, 'flow')).toBe(shortHash(state));
    state.round = 2;
    expect(hash.of(state, 'flow')).toBe(shortHash({ ...state, round: 1 }));
    expect(hash.of(state)).toBe(shortHash(state));
    expect(hash.of(state, 'flow')).toBe(shortHash(state));
  });

  it('sees what has changed in place, wherever it is, but in a record', () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), anything)), (changes) => {
        const hash = new StateHash([]);
        const state = {
          decks: { one: ['sun', 'spur'] as unknown[], two: [] as unknown[] },
          last: null as unknown,
        };
        for (const [at, value] of changes) {
          state.decks.one[at % (state.decks.one.length + 1)] = value;
          if (at === 3) state.decks = { two: state.decks.two, one: state.decks.one };
          state.last = value;
          expect(hash.of(state)).toBe(shortHash(state));
        }
      }),
    );
  });

  it('leaves out what does not count, also for a match that is replayed and resumed', () => {
    const hash = new StateHash(['areas'], ['memory']);
    for (let i = 0; i < 3; i++)
      expect(hash.of({ memory: i, areas: [], round: 1 })).toBe(shortHash({ areas: [], round: 1 }));
    const forgets: typeof tourney = { ...tourney, unhashed: ['round'] };
    const match = new Match(forgets, forgets.usualSetup(2), 'forgets');
    const [seat = ''] = forgets.waiting(match.state);
    match.play(seat, forgets.sample(match.state, seat, seededRandom('forgets')));
    const { round: _, ...counted } = match.state;
    expect(match.lastHash).toBe(shortHash(counted));
    const { entries } = match.journal();
    expect(Match.resume(forgets, match.setup, match.seed, entries, match.snapshot()).hash).toBe(
      match.lastHash,
    );
  });

  it('does not look into an item that is still there', () => {
    let looks = 0;
    const item = {
      get units() {
        looks += 1;
        return 1;
      },
    };
    const hash = new StateHash(['areas']);
    for (let i = 0; i < 3; i++) hash.of({ areas: [item], round: i });
    expect(looks).toBe(1);
  });
});

describe('states that were written otherwise once', () => {
  const changed: typeof tourney = { ...tourney, hashed: (state) => ({ ...state, once: [] }) };

  it('are hashed in the old form, played, replayed and resumed alike', () => {
    const match = new Match(changed, changed.usualSetup(2), 'once');
    const random = seededRandom('once');
    for (let i = 0; i < 5; i++) {
      const [seat = ''] = changed.waiting(match.state);
      match.play(seat, changed.sample(match.state, seat, random));
    }
    expect(match.lastHash).toBe(shortHash({ ...match.state, once: [] }));
    const { entries } = match.journal();
    expect(Match.replay(changed, match.journal()).lastHash).toBe(match.lastHash);
    const resumed = Match.resume(changed, match.setup, match.seed, entries, match.snapshot());
    expect(resumed.hash).toBe(match.lastHash);
    expect(() => Match.resume(tourney, match.setup, match.seed, entries, match.snapshot())).toThrow(/fit/);
  });
});
