/** The rules of the tourney as procedures. Ids of docs/rules/tourney.md stand where they are kept. */
import { idOn, type Assignment, type Option, type Pose, type Thing } from '../decision.ts';
import { bug } from '../error.ts';
import { rulebook, running } from '../procedure.ts';
import type { Play } from '../procedure.ts';
import { refuse } from '../refusal.ts';
import {
  FAVOURS,
  FIELD,
  HAND_AT_START,
  handOf,
  TENT_DISTANCE,
  type Card,
  type Favour,
  type TourneyState,
} from './state.ts';
import { windowOf } from './window.ts';

export type TourneyEvent =
  | { readonly type: 'tent'; readonly seat: string; readonly x: number; readonly y: number }
  | { readonly type: 'drawn'; readonly seat: string; readonly card: Card }
  | { readonly type: 'bids'; readonly bids: { readonly [seat: string]: number } }
  | { readonly type: 'challenge'; readonly seat: string; readonly opponent: string; readonly arms: string }
  | { readonly type: 'favour'; readonly seat: string; readonly favour: string; readonly target: string }
  | { readonly type: 'undone'; readonly favour: string; readonly seat: string }
  | { readonly type: 'joust'; readonly winner: string; readonly loser: string; readonly by: number }
  | { readonly type: 'end'; readonly winners: readonly string[] };

type T = Play<TourneyState, TourneyEvent>;
const book = rulebook<TourneyState, TourneyEvent>();

const SQUIRES = ['first', 'second', 'third'] as const;
const POSTS = ['lance', 'shield', 'horse'] as const;
const ARMS = ['lances', 'swords'] as const;

type Kind = 'seat' | 'favour' | 'arms' | 'post' | 'squire';

/** A thing to choose, called by its name. */
function named(kind: Kind, id: string): Option {
  return { id, on: [{ kind, id }], say: { key: `name.${kind}.${id}`, facts: {} } };
}

const favourOption = (id: Favour): Option => named('favour', id);
const knightOption = (id: string): Option => named('seat', id);
const ARM_OPTIONS = ARMS.map((id) => named('arms', id));
const POST_OPTIONS = POSTS.map((id) => named('post', id));

function jeerAt(seat: string): Option {
  const on: readonly Thing[] = [
    { kind: 'favour', id: 'jeer' },
    { kind: 'seat', id: seat },
  ];
  return { id: `jeer:${seat}`, on, say: { key: 'option.jeer', facts: { seat } } };
}

/** What options can be about, and whether there is such a thing. */
export const things: { readonly [K in Kind]: (s: TourneyState, id: string) => boolean } = {
  seat: (s, id) => s.knights.some((knight) => knight === id),
  favour: (_, id) => FAVOURS.some((known) => known === id),
  arms: (_, id) => ARMS.some((known) => known === id),
  post: (_, id) => POSTS.some((known) => known === id),
  squire: (_, id) => SQUIRES.some((known) => known === id),
};

function squaredDistance(a: Pose, b: Pose): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function checkTent(s: TourneyState, pose: Pose) {
  const { x, y } = pose;
  if (x < 0 || y < 0 || x > FIELD || y > FIELD)
    return refuse('tourney/tents/on-the-field', { x, y, field: FIELD });
  for (const [seat, tent] of Object.entries(s.tents)) {
    if (tent === null) continue;
    const squared = squaredDistance(tent, pose);
    if (squared < TENT_DISTANCE ** 2) {
      const distance = Math.floor(Math.sqrt(squared));
      return refuse('tourney/tents/apart', { seat, distance, least: TENT_DISTANCE });
    }
  }
  return null;
}

const pitchTents = book.procedure<{ at: number }>('tents')({
  pitch: {
    ask: 'pose',
    seat: (s, f) => s.knights[f.at] ?? null,
    piece: (_, __, seat) => `tent:${seat}`,
    check: (s, _, __, pose) => checkTent(s, pose),
    // Three tents forbid at most an eighth of the field each, so this ends.
    sample: (s, _, __, random) => {
      for (;;) {
        const pose = { x: random.below(FIELD + 1), y: random.below(FIELD + 1), facing: random.below(36_000) };
        if (checkTent(s, pose) === null) return pose;
      }
    },
    then: (t, f, pose, seat) => {
      t.state.tents[seat] = pose;
      t.emit({ type: 'tent', seat, x: pose.x, y: pose.y });
      f.at += 1;
      return f.at < t.state.knights.length ? 'pitch' : 'end';
    },
  },
});

function drawCard(t: T, seat: string): void {
  const card = t.state.deck.pop();
  if (card === undefined) return;
  handOf(t.state, seat).push(card);
  t.emit({ type: 'drawn', seat, card }, [seat]);
  t.reveal();
}

/** Everyone tied rolls; the highest wins, ties roll again. Gives back the seat. */
const rollOff = book.procedure<{ tied: string[] }>('roll-off')({
  roll: (t, f) => {
    if (f.tied.length === 1) {
      t.returns(f.tied[0] ?? null);
      return 'end';
    }
    const rolls = t.roll('roll-off', f.tied.length);
    const best = Math.max(...rolls);
    f.tied = f.tied.filter((_, i) => rolls[i] === best);
    return 'roll';
  },
});

/** A page undoes the favour played just before it, and can itself be undone by another page. */
const againstFavour = windowOf(book, 'against-favour', {
  mayRespond: (s, seat) => handOf(s, seat).length > 0 && s.played.at(-1)?.undone === false,
  options: (s, _, seat) => (handOf(s, seat).includes('page') ? [favourOption('page')] : []),
  respond: (t, _, seat) => playFavour(t, seat, 'page', lastPlayer(t.state)),
});

function lastPlayer(s: TourneyState): string {
  return s.played.at(-1)?.seat ?? '';
}

function playFavour(t: T, seat: string, favour: Favour, target: string): void {
  const hand = handOf(t.state, seat);
  hand.splice(hand.indexOf(favour), 1);
  t.state.discard.push(favour);
  t.state.played.push({ seat, favour, target, undone: false });
  t.reveal();
  t.emit({ type: 'favour', seat, favour, target });
  t.run(favourPlayed, {});
}

const favourPlayed = book.procedure('favour')({
  'others-may-answer': (t) => {
    const others = inOrderFrom(t.state, lastPlayer(t.state)).slice(1);
    t.run(againstFavour, { seats: others });
  },
  'takes-effect': (t) => {
    const card = t.state.played.pop();
    if (card === undefined || card.undone) return;
    const below = t.state.played.at(-1);
    if (card.favour === 'page' && below !== undefined) {
      below.undone = true;
      t.emit({ type: 'undone', favour: below.favour, seat: below.seat });
    }
    if (card.favour === 'spur') joustBelow(t).strength[card.seat] = strengthOf(joustBelow(t), card.seat) + 2;
    if (card.favour === 'jeer')
      joustBelow(t).strength[card.target] = strengthOf(joustBelow(t), card.target) - 1;
  },
});

interface Joust {
  challenger: string;
  opponent: string;
  arms: string;
  squires: Record<string, Assignment>;
  strength: Record<string, number>;
}

function joustBelow(t: T): Joust {
  const below = running(t.state, joust);
  if (below === null) throw bug('a favour outside of a joust');
  return below;
}

function strengthOf(joust: Joust, seat: string): number {
  return joust.strength[seat] ?? 0;
}

function squiresAt(joust: Joust, seat: string, post: string): number {
  return Object.values(joust.squires[seat] ?? {}).filter((at) => at === post).length;
}

function inOrderFrom(s: TourneyState, seat: string): string[] {
  const at = s.knights.findIndex((knight) => knight === seat);
  return [...s.knights.slice(at), ...s.knights.slice(0, at)];
}

const afterTilt = windowOf<TourneyEvent, { jousters: string[] }>(book, 'after-tilt', {
  mayRespond: (s, seat) => handOf(s, seat).length > 0,
  options: (s, f, seat) => {
    const hand = handOf(s, seat);
    const options: Option[] = [];
    if (hand.includes('spur') && f.jousters.includes(seat)) options.push(favourOption('spur'));
    if (hand.includes('jeer')) options.push(...f.jousters.map(jeerAt));
    return options;
  },
  respond: (t, on, seat) => {
    playFavour(t, seat, idOn(on, 'favour') === 'jeer' ? 'jeer' : 'spur', idOn(on, 'seat') ?? seat);
  },
});

const joust = book.procedure<Joust>('joust')({
  'choose-opponent': {
    ask: 'option',
    seat: (_, f) => f.challenger,
    options: (s, f) => s.knights.filter((knight) => knight !== f.challenger).map(knightOption),
    whyNot: (_, __, seat, choice) => (choice === seat ? refuse('tourney/joust/not-oneself') : null),
    forced: 'is-taken',
    then: (_, f, opponent) => {
      f.opponent = opponent;
    },
  },
  'choose-arms': {
    ask: 'option',
    seat: (_, f) => f.challenger,
    options: () => ARM_OPTIONS,
    then: (t, f, arms, seat) => {
      f.arms = arms;
      t.emit({ type: 'challenge', seat, opponent: f.opponent, arms });
    },
  },
  'send-squires': {
    ask: 'assignment',
    seats: (_, f) => [f.challenger, f.opponent],
    slots: () => SQUIRES.map((id) => ({ ...named('squire', id), values: POST_OPTIONS, optional: false })),
    check: (_, __, ___, squires) => {
      const crowded = POSTS.find((post) => Object.values(squires).filter((at) => at === post).length === 3);
      return crowded === undefined ? null : refuse('tourney/joust/two-squires-a-post', { post: crowded });
    },
    sample: (_, __, ___, random) => {
      const [first, second] = [POSTS[random.below(3)] ?? 'lance', POSTS[random.below(3)] ?? 'lance'];
      const others = POSTS.filter((post) => post !== first);
      return {
        first,
        second,
        third: first === second ? (others[random.below(2)] ?? 'horse') : (POSTS[random.below(3)] ?? 'horse'),
      };
    },
    thenAll: (_, f, squires) => {
      f.squires = { ...squires };
    },
  },
  tilt: (t, f) => {
    for (const seat of [f.challenger, f.opponent]) {
      const dice = t.roll('tilt', f.arms === 'lances' ? 2 : 3);
      f.strength[seat] = dice.reduce((sum, die) => sum + die, 0) + squiresAt(f, seat, 'lance');
    }
    for (const [seat, other] of [
      [f.challenger, f.opponent],
      [f.opponent, f.challenger],
    ] as const) {
      f.strength[other] = strengthOf(f, other) - squiresAt(f, seat, 'shield');
    }
  },
  'after-tilt': (t, f) => {
    const seats = inOrderFrom(t.state, f.challenger);
    t.run(afterTilt, { jousters: [f.challenger, f.opponent], seats });
  },
  judge: (t, f) => {
    const lead = strengthOf(f, f.challenger) - strengthOf(f, f.opponent);
    const horses = squiresAt(f, f.challenger, 'horse') - squiresAt(f, f.opponent, 'horse');
    const challengerWins = lead > 0 || (lead === 0 && horses > 0);
    const winner = challengerWins ? f.challenger : f.opponent;
    const loser = challengerWins ? f.opponent : f.challenger;
    t.state.glory[winner] = (t.state.glory[winner] ?? 0) + 1;
    t.emit({ type: 'joust', winner, loser, by: Math.abs(lead) });
  },
});

function bestBy(seats: readonly string[], value: (seat: string) => number): string[] {
  const best = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === best);
}

export const round = book.procedure<{ tied: string[] }>('round')({
  draw: (t) => {
    for (const knight of t.state.knights) drawCard(t, knight);
  },
  bid: {
    ask: 'amount',
    seats: (s) => s.knights,
    range: (s, _, seat) => [0, s.purses[seat] ?? 0],
    whyNot: (s, _, seat, bid) =>
      bid > (s.purses[seat] ?? 0) ? refuse('tourney/bid/purse', { bid, purse: s.purses[seat] ?? 0 }) : null,
    thenAll: (t, f, bids) => {
      t.emit({ type: 'bids', bids });
      for (const knight of t.state.knights)
        t.state.purses[knight] = (t.state.purses[knight] ?? 0) - (bids[knight] ?? 0);
      f.tied = bestBy(t.state.knights, (knight) => bids[knight] ?? 0);
    },
  },
  'break-tie': (t, f) => t.run(rollOff, { tied: f.tied }),
  challenge: (t) => {
    t.run(joust, { challenger: String(t.returned), opponent: '', arms: '', squires: {}, strength: {} });
  },
});

export const tourney = book.procedure('tourney')({
  deal: (t) => {
    t.shuffle('deck', t.state.deck);
    for (let i = 0; i < HAND_AT_START; i++) for (const knight of t.state.knights) drawCard(t, knight);
  },
  'pitch-tents': (t) => t.run(pitchTents, { at: 0 }),
  'next-round': (t) => {
    if (t.state.round === t.state.rounds) return 'award';
    t.state.round += 1;
    t.run(round, { tied: [] });
    return 'next-round';
  },
  award: (t) => {
    const most = bestBy(t.state.knights, (knight) => t.state.glory[knight] ?? 0);
    const winners = bestBy(most, (knight) => t.state.purses[knight] ?? 0);
    t.emit({ type: 'end', winners });
    t.finish(winners, most.length > winners.length ? 'tourney/end/purse' : 'tourney/end/glory');
  },
});

export const procedures = [
  tourney,
  pitchTents,
  round,
  rollOff,
  joust,
  afterTilt,
  favourPlayed,
  againstFavour,
];
