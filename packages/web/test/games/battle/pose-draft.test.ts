import { battle, type BattleState, type Motion } from '@maester/battle';
import { seededRandom, type Pose } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import {
  FINE_STEP,
  FINE_TURN,
  isPose,
  judged,
  LONG_STEP,
  LONG_TURN,
  movedTo,
  nudged,
  posingOf,
  readDraft,
  turnedBy,
  turnedTo,
  worthSaying,
  writeDraft,
  type Posing,
} from '../../../src/games/battle/pose/draft.ts';

const MODES = [
  'a-game-of-thrones',
  'a-clash-of-kings',
  'a-storm-of-swords',
  'a-feast-for-crows',
  'a-dance-with-dragons',
  'the-winds-of-winter',
  'honed-and-ready',
  'fire-and-blood',
  'here-we-stand',
  'dark-wings-dark-words',
  'banners-and-butchery',
  // Tokens are dropped here, now and then.
  'a-feast-for-crows',
  'a-feast-for-crows',
  'a-feast-for-crows',
  'a-feast-for-crows',
];

/** All but `ranged/shift`, `new-token/place` and `new-corpse-pile/place`: nobody shoots, and little is destroyed. */
const ASKED = [
  'arrive/place',
  'charge/pivot',
  'deploy/place',
  'maneuver/move',
  'march/move',
  'pivot/pivot',
  'place-token/place',
  'retreat/move',
  'set-up/place-terrain',
  'shift/move',
];

interface Moment {
  readonly view: BattleState;
  readonly posing: Posing;
  readonly proposals: readonly Pose[];
}

/** The questions for a pose that come up in games at random, with some of what is proposed. */
function* poses(most: number): Generator<Moment> {
  const random = seededRandom('poses');
  for (const [i, mode] of MODES.entries()) {
    const armies = i % 2 === 0 ? ['stark-40', 'lannister-40'] : ['lannister-30', 'stark-30'];
    const setup = battle.readSetup({
      mode,
      points: i % 2 === 0 ? 40 : 30,
      armies,
      terrain: i % 3 === 0 ? 'chosen' : 'layout',
    });
    const state = battle.start(setup, `poses ${i}`);
    for (let played = 0; played < most && state.flow.waiting.length > 0; played++) {
      const [seat = ''] = battle.waiting(state);
      const decision = battle.decision(state, seat);
      if (decision?.kind === 'pose') {
        const view = battle.view(state, seat);
        const posing = posingOf(view, decision, played);
        if (posing === null) throw new Error(`no way to answer ${decision.ask}`);
        const proposals: Pose[] = [];
        let tries = 0;
        for (const choice of battle.propose(view, seat, random)) {
          if (isPose(choice)) proposals.push(choice);
          if (++tries >= 12) break;
        }
        yield { view, posing, proposals };
      }
      battle.apply(state, seat, battle.sample(state, seat, random));
    }
  }
}

/** Nudges that bring a pose as near to another as keys can. */
function byKeys(posing: Posing, goal: Pose): Pose {
  let wish = posing.start;
  for (const [step, turn] of [
    [LONG_STEP, LONG_TURN],
    [FINE_STEP, FINE_TURN],
  ] as const) {
    for (let i = 0; i < 400; i++) {
      const nearer = [0, 9_000, 18_000, 27_000, ...lines(posing.motion)]
        .map((towards) => nudged(posing, wish, towards, step))
        .toSorted((a, b) => apart(a, goal) - apart(b, goal))[0];
      if (nearer === undefined || apart(nearer, goal) >= apart(wish, goal)) break;
      wish = nearer;
    }
    for (let i = 0; i < 40; i++) {
      const nearer = [-turn, turn]
        .map((by) => turnedBy(posing, wish, by))
        .toSorted((a, b) => off(a, goal) - off(b, goal))[0];
      if (nearer === undefined || off(nearer, goal) >= off(wish, goal)) break;
      wish = nearer;
    }
  }
  return wish;
}

/** The directions of the screen that a player would press for a tray that stands askew. */
function lines(motion: Motion): number[] {
  return motion.way === 'straight'
    ? [0, 9_000, 18_000, 27_000].map((by) => (motion.from.facing + by) % 36_000)
    : [];
}

const apart = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y);
const off = (a: Pose, b: Pose): number => Math.abs(((a.facing - b.facing + 54_000) % 36_000) - 18_000);

describe('every pose that is proposed', () => {
  const kinds = new Set<string>();

  it('can be reached by hand: dragged to its place, turned to its facing', () => {
    let reached = 0;
    for (const { posing, proposals } of poses(900)) {
      kinds.add(posing.motion.ask);
      for (const goal of proposals) {
        const wish = turnedTo(posing, movedTo(posing, posing.start, goal), goal.facing);
        const { pose } = judged(posing, wish);
        expect({ ask: posing.motion.ask, pose }).toEqual({ ask: posing.motion.ask, pose: { ...goal } });
        reached++;
      }
    }
    expect(reached).toBeGreaterThan(500);
    for (const ask of ASKED) expect(kinds).toContain(ask);
  });

  it('can be reached by keys, to a tenth of an inch and a degree', () => {
    let far = 0;
    let tried = 0;
    for (const { posing, proposals } of poses(100)) {
      const [goal] = proposals;
      if (goal === undefined) continue;
      const wish = byKeys(posing, goal);
      tried++;
      if (apart(wish, goal) > FINE_STEP || off(wish, goal) > FINE_TURN) far++;
    }
    expect(tried).toBeGreaterThan(50);
    expect(far).toBe(0);
  });
});

describe('a draft', () => {
  const [first] = poses(400);
  if (first === undefined) throw new Error('nothing is placed');
  const { posing } = first;

  it('is worth a word where the piece cannot be', () => {
    expect(worthSaying(posing, judged(posing, posing.start))).toBeNull();
    expect(worthSaying(posing, judged(posing, { ...posing.start, x: -9_000 }))?.rule).toMatch(/^battle\//);
  });

  it('survives a reload with its question, and no other', () => {
    const wish = { ...posing.start, x: posing.start.x + 5 };
    const saved: unknown = JSON.parse(JSON.stringify(writeDraft(posing, wish)));
    expect(readDraft(posing, saved)).toEqual(wish);
    expect(readDraft({ ...posing, key: 'another' }, saved)).toBeNull();
    expect(readDraft(posing, null)).toBeNull();
    expect(readDraft(posing, { question: posing.key, wish: { x: 1 } })).toBeNull();
  });
});
