/**
 * The Hand: tries its choices in imagined sequels of the game and takes the one after which its chance to win is best.
 * The others are expected to play as the castellan would.
 */
import type { Eyes, Json } from '@maester/kernel';
import { firstProposal, type Player } from '../../levels.ts';
import { LAST_ROUND, placeOf, type OrderId } from '../facts.ts';
import { askedIn, playThrones, type Asked } from '../index.ts';
import { bestMoves } from '../marches.ts';
import { asAnswer, orderBook } from '../planning.ts';
import { judge as learned, type Judge } from './judge.ts';
import { imagineWorld, tried, type World } from './worlds.ts';

/** How many sequels are played for a decision of the usual effort. */
const TRIALS = { orders: 36, march: 12, option: 16, cards: 21, bid: 12 } as const;

/** Another choice must be better by so much of a chance to be taken instead of the castellan's. */
const MARGIN = 0.002;

/** Questions of the Westeros phase: their effect shows when the round is planned. */
const NEAR = new Set(['clash-of-kings/bid', 'clash-of-kings/order-tied-houses', 'wildling-attack/bid']);

export function handWith(judge: Judge): Player {
  return (eyes) => {
    const usual = playThrones(eyes);
    const { limits } = eyes;
    return limits.effort <= 0 || limits.hurried() ? usual : new Deliberation(eyes, usual, judge).best();
  };
}

export const playHand: Player = handWith(learned);

class Deliberation {
  readonly #asked: Asked;
  readonly #eyes: Eyes;
  readonly #judge: Judge;
  readonly #world: World;
  readonly #untilRound: number;
  readonly #usual: Json;
  #best: Json;
  #most: number;
  #left = 0;

  constructor(eyes: Eyes, usual: Json, judge: Judge) {
    this.#eyes = eyes;
    this.#asked = askedIn(eyes);
    this.#usual = usual;
    this.#best = usual;
    this.#most = -Infinity;
    this.#judge = judge;
    this.#world = imagineWorld(eyes, this.#asked.s);
    const { s, decision } = this.#asked;
    const { round } = s;
    this.#untilRound = NEAR.has(decision.ask) ? round : Math.min(round + 1, LAST_ROUND + 1);
  }

  best(): Json {
    const { decision } = this.#asked;
    switch (decision.kind) {
      case 'assignment':
        if (decision.ask === 'march/move-units') this.#march();
        else this.#orders();
        break;
      case 'option':
        if (decision.options.length < 2) return this.#usual;
        this.#options(decision.options.map(({ id }) => id));
        break;
      case 'amount':
        this.#amount(decision.min, decision.max);
        break;
      case 'several':
      case 'pose':
        return firstProposal(this.#eyes);
    }
    return this.#best;
  }

  /** Tries a choice, and keeps it if it is better; false when there is no more time. */
  #try(choice: Json): boolean {
    const { limits } = this.#eyes;
    if (this.#left <= 0 || limits.hurried()) return false;
    this.#left -= 1;
    const worth = tried(this.#eyes, this.#world, choice, this.#untilRound, this.#judge);
    if (worth !== null && worth > this.#most + (this.#most === -Infinity ? 0 : MARGIN))
      [this.#best, this.#most] = [choice, worth];
    return true;
  }

  #begin(trials: number): void {
    this.#left = Math.max(1, Math.round(trials * this.#eyes.limits.effort));
    this.#try(this.#usual);
  }

  #options(options: readonly string[]): void {
    this.#begin(TRIALS.option);
    for (const option of options) if (option !== this.#usual && !this.#try(option)) return;
  }

  #amount(min: number, max: number): void {
    this.#begin(TRIALS.bid);
    for (let amount = min; amount <= max; amount++) if (amount !== this.#usual && !this.#try(amount)) return;
  }

  #march(): void {
    const { s, outlook, offered } = this.#asked;
    this.#begin(TRIALS.march);
    const usual = JSON.stringify(this.#usual);
    for (const moves of bestMoves(s, outlook, this.#eyes, offered, TRIALS.march * 2))
      if (JSON.stringify(moves) !== usual && !this.#try(moves)) return;
  }

  /** Climbs from the usual orders to better ones, a change at a time, the most promising changes first. */
  #orders(): void {
    const { s, outlook, decision, options } = this.#asked;
    this.#begin(TRIALS.orders);
    const book = orderBook(s, outlook, Number(decision.facts['stars']), options);
    const seen = new Set([JSON.stringify(this.#usual)]);
    const worthTrying = (orders: ReadonlyMap<number, OrderId | null>): boolean => {
      const answer = asAnswer(orders);
      const text = JSON.stringify(answer);
      if (seen.has(text)) return true;
      seen.add(text);
      return this.#try(answer);
    };
    if (!worthTrying(book.best())) return;
    for (let better = true; better;) {
      better = false;
      const before = this.#most;
      const now = new Map(
        Object.entries(this.#best as Record<string, string>).map(
          ([area, order]) => [placeOf(area), order as OrderId] as const,
        ),
      );
      for (const orders of book.neighbours(now)) {
        if (!worthTrying(orders)) return;
        if (this.#most > before) {
          better = true;
          break;
        }
      }
    }
  }
}
