/** The game of docs/kernel.md, letter for letter, so that the page stays true. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAWS } from '../src/testing/index.ts';

// ravens.ts: everyone holds a card, may change it once, and the highest wins.
import { defineGame, Match, rulebook, shape, shuffled, startAt, type GameState } from '@maester/kernel';

interface Ravens extends GameState {
  seats: readonly string[];
  /** In the order of the seats. */
  hands: number[];
  deck: number[];
  discard: number[];
}

type RavensEvent = { type: 'changed'; seat: string } | { type: 'shown'; hands: readonly number[] };

const SEATS = ['north', 'south', 'east', 'west'];
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const HIDDEN = 0;

const book = rulebook<Ravens, RavensEvent>();

const changes = book.procedure<{ at: number }>('changes')({
  'keep-or-change': {
    ask: 'option',
    seat: (s, f) => s.seats[f.at] ?? null,
    options: () => ['keep', 'change'],
    then: (t, f, choice, seat) => {
      if (choice === 'change') {
        const [given] = t.state.hands.splice(f.at, 1, t.state.deck.pop() ?? HIDDEN);
        t.state.discard.push(given ?? HIDDEN);
        t.reveal();
        t.emit({ type: 'changed', seat });
      }
      f.at += 1;
      return f.at < t.state.seats.length ? 'keep-or-change' : 'end';
    },
  },
});

const ravens = book.procedure('ravens')({
  deal: (t) => {
    t.shuffle('deck', t.state.deck);
    t.state.hands = t.state.deck.splice(0, t.state.seats.length);
  },
  change: (t) => t.run(changes, { at: 0 }),
  show: (t) => {
    const { seats, hands } = t.state;
    t.reveal();
    t.emit({ type: 'shown', hands: hands.slice() });
    const winners = seats.filter((_, i) => hands[i] === Math.max(...hands));
    t.finish(winners, 'ravens/end/highest');
  },
});

const game = defineGame<Ravens, { readonly players: number }, RavensEvent>({
  id: 'ravens',
  version: '1',
  players: { min: 2, max: 4 },
  readSetup: shape.object({ players: shape.integer(2, 4) }),
  usualSetup: (players) => ({ players }),
  seats: ({ players }) => SEATS.slice(0, players),
  procedures: [ravens, changes],
  main: ravens,
  begin: ({ players }, flow) => ({
    flow,
    seats: SEATS.slice(0, players),
    hands: [],
    deck: CARDS.slice(),
    discard: [],
  }),
  copy: ({ seats, hands, deck, discard }, flow) => ({
    flow,
    seats,
    hands: hands.slice(),
    deck: deck.slice(),
    discard: discard.slice(),
  }),
  view: ({ seats, hands, deck, discard }, viewer, flow) => ({
    flow,
    seats,
    hands: hands.map((card, i) => (flow.outcome !== null || seats[i] === viewer ? card : HIDDEN)),
    deck: deck.map(() => HIDDEN),
    discard: discard.slice(),
  }),
  imagine: (s, _, random) => {
    const unseen = CARDS.filter((card) => !s.hands.includes(card) && !s.discard.includes(card));
    const drawn = shuffled(random, unseen).values();
    const seen = (card: number) => (card === HIDDEN ? (drawn.next().value ?? HIDDEN) : card);
    s.hands = s.hands.map(seen);
    s.deck = s.deck.map(seen);
  },
  position: ({ players }, position, flow) => {
    const read = shape.object({ hands: shape.list(shape.integer(1, 9), players, players) });
    const { hands } = read(position, { kind: 'position', where: 'position' });
    const deck = CARDS.filter((card) => !hands.includes(card));
    flow.stack = [startAt(ravens, 'show', {}), startAt(changes, 'keep-or-change', { at: 0 })];
    return { flow, seats: SEATS.slice(0, players), hands, deck, discard: [] };
  },
});

const match = new Match(game, game.usualSetup(2), 'a seed');
match.play('north', 'keep');
match.play('south', 'change');
// end of ravens.ts

describe('the game of docs/kernel.md', () => {
  it('stands there as it stands here', () => {
    const block = /\/\/ ravens\.ts.*?(?=\n\/\/ end of ravens\.ts)/s;
    const page = readFileSync(new URL('../../../docs/kernel.md', import.meta.url), 'utf8');
    const here = block.exec(readFileSync(new URL(import.meta.url), 'utf8'))?.[0];
    expect(page).toContain(`\`\`\`ts\n${here}\n\`\`\``);
  });

  it('is played to its end by two choices', () => {
    expect(game.outcome(match.state)).toMatchObject({ rule: 'ravens/end/highest' });
    expect(match.state.discard).toHaveLength(1);
  });

  it('can begin from a position', () => {
    const state = game.fromPosition({ players: 3 }, 'seed', { hands: [4, 9, 4] }, null);
    for (const seat of ['north', 'south', 'east']) game.apply(state, seat, 'keep');
    expect(game.outcome(state)?.winners).toEqual(['south']);
    expect(() => game.fromPosition({ players: 3 }, 'seed', { hands: [4, 9] }, null)).toThrow(
      'position.hands',
    );
  });

  it.each(Object.entries(LAWS))('keeps the law: %s', (_, law) => {
    const tries = () => {
      for (let i = 0; i < 5; i++) for (const players of [2, 3, 4]) law(game, { players }, `ravens ${i}`);
    };
    expect(tries).not.toThrow();
  });
});
