/**
 * The squire: someone in a first game. Knows the rules and wants the right things, but overlooks orders and marches that
 * serve better, trusts the strongest card, and bids by feeling.
 */
import type { Eyes, Json } from '@maester/kernel';
import { holdingsOf } from './board.ts';
import { cardStrength, placeOf, type OrderId } from './facts.ts';
import { answerOf, askedIn, type Asked } from './index.ts';
import { bestMoves } from './marches.ts';
import { asAnswer, orderBook } from './planning.ts';
import { raidsByWorth } from './raids.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const HUNDRED = 100;

/** How often each mistake is made, in a hundred chances. */
const MISTAKES = { anotherOrder: 60, anotherMarch: 45, strongestCard: 65, bidByFeeling: 80, anotherRaid: 50 };

/** How many orders may come out other than they should, and from how many good ideas each is taken. */
const ORDER_SLIPS = 3;
const ORDER_IDEAS = 30;
const MARCH_IDEAS = 8;

type Mistake = (asked: Asked, usual: Json) => Json;

/** The mistakes by question; the rest is answered as the castellan would. */
const SLIPS: { readonly [ask: string]: Mistake } = {
  'planning-phase/assign-orders': carelessOrders,
  'planning-phase/assign-orders-in-turn': carelessOrders,
  'march/move-units': hastyMarch,
  'combat/choose-house-card': ({ eyes, options }, usual) => {
    if (!happens(eyes, MISTAKES.strongestCard)) return usual;
    return options.toSorted((a, b) => cardStrength(b) - cardStrength(a))[0] ?? usual;
  },
  'clash-of-kings/bid': bidByFeeling,
  'wildling-attack/bid': bidByFeeling,
  'raids/resolve-raid': carelessRaid,
};

export function playSquire(eyes: Eyes, weights: Weights = WEIGHTS): Json {
  const asked = askedIn(eyes, weights);
  const usual = answerOf(asked);
  return SLIPS[asked.decision.ask]?.(asked, usual) ?? usual;
}

function happens({ random }: Eyes, chance: number): boolean {
  return random.below(HUNDRED) < chance;
}

/** Some orders are changed for others that look good as well. */
function carelessOrders({ eyes, s, outlook, decision, options }: Asked, usual: Json): Json {
  const book = orderBook(s, outlook, Number(decision.facts['stars']), options);
  let orders: ReadonlyMap<number, OrderId | null> = new Map(
    Object.entries(usual as Record<string, OrderId>).map(([area, order]) => [placeOf(area), order] as const),
  );
  for (let slip = 0; slip < ORDER_SLIPS; slip++) {
    if (!happens(eyes, MISTAKES.anotherOrder)) continue;
    const ideas = book.neighbours(orders).slice(0, ORDER_IDEAS);
    orders = ideas[eyes.random.below(Math.max(1, ideas.length))] ?? orders;
  }
  const answer = asAnswer(orders);
  return eyes.game.check(s, outlook.me, answer) === null ? answer : usual;
}

function hastyMarch({ eyes, s, outlook, offered }: Asked, usual: Json): Json {
  if (!happens(eyes, MISTAKES.anotherMarch)) return usual;
  const ideas = bestMoves(s, outlook, eyes, offered, MARCH_IDEAS);
  return ideas[eyes.random.below(Math.max(1, ideas.length))] ?? usual;
}

/** The second best raid is taken for the best, or nobody sees that there is anything to raid. */
function carelessRaid({ eyes, s, outlook, offered }: Asked, usual: Json): Json {
  if (!happens(eyes, MISTAKES.anotherRaid)) return usual;
  const raids = raidsByWorth(s, outlook, offered);
  const [best, second] = raids.filter(({ worth }) => worth > 0);
  const none = raids.find(({ from, target }) => from === best?.from && target === null);
  const mistake = eyes.random.below(2) === 0 ? second : none;
  return mistake?.id ?? usual;
}

/** Anything up to half of what there is. */
function bidByFeeling({ eyes, s, outlook }: Asked, usual: Json): Json {
  if (!happens(eyes, MISTAKES.bidByFeeling)) return usual;
  const { power } = holdingsOf(s, outlook.me);
  return eyes.random.below(Math.floor(power / 2) + 1);
}
