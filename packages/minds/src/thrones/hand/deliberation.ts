/**
 * One decision of the Hand: choices are tried in the same worlds, one after the other; the best of them are tried again
 * in other worlds, and the one that is surely best is taken, by the chance to win and that of the strongest rival.
 */
import type { Decision, Eyes, Json, JsonObject } from '@maester/kernel';
import { firstProposal } from '../../levels.ts';
import { fortsOf, holdingsOf } from '../board.ts';
import { FORTS_TO_WIN, LAST_ROUND, placeOf, type OrderId } from '../facts.ts';
import { askedIn, type Asked } from '../index.ts';
import { bestMoves } from '../marches.ts';
import { unitsToTry } from '../mustering.ts';
import { asAnswer, orderBook } from '../planning.ts';
import { amountsToTry } from './amounts.ts';
import type { Judge } from './judge.ts';
import { horizonOf, reasonsFor, standingOf, type Reasons } from './reasons.ts';
import { imagineWorld, tried, worthIn, worthOf, type Sequel, type World } from './worlds.ts';

/** How many choices are tried for a decision of the usual effort. */
const TRIALS = { orders: 24, march: 12, option: 16, bid: 12 } as const;

/** In how many worlds each choice is tried, by question. */
const USUAL_WORLDS = 2;
const WORLDS: { readonly [ask: string]: number } = {
  'planning-phase/assign-orders': 4,
  'planning-phase/assign-orders-in-turn': 4,
  'combat/choose-house-card': 4,
  'clash-of-kings/bid': 4,
  'wildling-attack/bid': 4,
};

/**
 * The few best choices meet again in so many other worlds: among many, the luckiest looks best in the worlds it was found
 * in.
 */
const FINALISTS = 3;
const FINAL_WORLDS = 4;
const FEWEST_FINAL_WORLDS = 2;

/** A choice that is so much worse in the first worlds is not tried in the others. */
const HOPELESS = 0.06;

/** Another choice must surely be better by so much of a chance to be taken instead of the castellan's. */
const MARGIN = 0.002;

/**
 * A House that is so few forts away may win in the next round: the sequels go on to its end. So they do before the last
 * round, after which ties are broken.
 */
const NEAR_VICTORY = 1;

/** Questions of the Westeros phase: their effect shows when the round is planned. */
const NEAR = new Set(['clash-of-kings/bid', 'clash-of-kings/order-tied-houses', 'wildling-attack/bid']);

const MARCH = 'march/move-units';

/** Orders win whatever is won in their round, and a march what it goes to; other answers only help. */
function bringsAbout({ kind, ask }: Decision, choice: Json, area: string): boolean {
  if (kind !== 'assignment') return false;
  return ask !== MARCH || Object.values(choice as Record<string, string>).includes(area);
}

/** How many answers there are, if they can all be tried. */
function choicesIn(decision: Decision): number {
  if (decision.kind === 'option') return decision.options.length;
  return decision.kind === 'amount' ? decision.max - decision.min + 1 : Infinity;
}

/** A choice that was tried in every world so far. */
interface Trial {
  readonly choice: Json;
  readonly sequels: Sequel[];
}

/**
 * By how much a choice is better than another in the worlds they met in, less what may be luck: choices that are about as
 * good differ by more from world to world than from each other.
 */
function sureGain({ sequels }: Trial, other: Trial): number {
  const gains = sequels.map((sequel, i) => {
    const met = other.sequels[i];
    return worthOf(sequel) - (met === undefined ? 0 : worthOf(met));
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0);
  return mean - Math.sqrt(squares / Math.max(1, gains.length - 1) / gains.length);
}

export class Deliberation {
  readonly #asked: Asked;
  readonly #eyes: Eyes;
  readonly #judge: Judge;
  readonly #worlds: readonly World[];
  readonly #untilRound: number;
  readonly #usual: Json;
  readonly #trials: Trial[] = [];
  #best: Json;
  #most: number;
  /** What followed from the best choice, world by world. */
  #sequels: readonly Sequel[] = [];
  #left = 0;
  /** What followed from choices that were given up, in the worlds until then. */
  readonly #hopeless: Sequel[][] = [];

  /** `worlds`: in how many each choice is tried, if not as usual. */
  constructor(eyes: Eyes, usual: Json, judge: Judge, worlds?: number) {
    this.#eyes = eyes;
    this.#asked = askedIn(eyes);
    this.#usual = usual;
    this.#best = usual;
    this.#most = -Infinity;
    this.#judge = judge;
    const { s, decision } = this.#asked;
    const usually = WORLDS[decision.ask] ?? USUAL_WORLDS;
    const count = worlds ?? (eyes.limits.effort < 1 / 2 ? usually / 2 : usually);
    this.#worlds = Array.from({ length: count }, (_, i) => imagineWorld(eyes, s, i === 0));
    const { round } = s;
    const near = NEAR.has(decision.ask) ? round : round + 1;
    const nearVictory = s.houses.some((house) => fortsOf(s, house) >= FORTS_TO_WIN - NEAR_VICTORY);
    const further = nearVictory || round === LAST_ROUND - 1;
    this.#untilRound = Math.min(further ? near + 1 : near, LAST_ROUND + 1);
  }

  best(): Json {
    const { decision } = this.#asked;
    switch (decision.kind) {
      case 'assignment':
        if (decision.ask === MARCH) this.#march();
        else this.#orders();
        break;
      case 'option':
        if (decision.options.length < 2) return this.#usual;
        this.#options();
        break;
      case 'amount':
        this.#amount(decision.min, decision.max, Number(this.#usual));
        break;
      case 'several':
      case 'pose':
        return firstProposal(this.#eyes);
    }
    this.#meetAgain();
    return this.#best;
  }

  /** Why the best choice is, in facts; null if nothing was tried. */
  reasons(): JsonObject | null {
    const { decision } = this.#asked;
    const rivals = this.#trials.map(({ sequels }) => sequels).filter((sequels) => sequels !== this.#sequels);
    // Orders that were tried differ little from each other: what all of them win is won by them nevertheless.
    const isPlan = decision.kind === 'assignment' && decision.ask !== MARCH;
    const why = this.#reasons(this.#best, this.#sequels, isPlan ? [] : [...rivals, ...this.#hopeless]);
    return why === null ? null : { ...why, ...this.#standing(rivals) };
  }

  #standing(rivals: readonly (readonly Sequel[])[]): JsonObject {
    const isAll = this.#trials.length >= choicesIn(this.#asked.decision);
    if (rivals.length > 0) return standingOf(this.#sequels, rivals, isAll);
    if (this.#hopeless.length > 0) return { standing: 'clear' };
    return { standing: this.#eyes.limits.hurried() ? 'alone' : 'only' };
  }

  /** Why a choice is from which these sequels follow, whatever else there is. */
  reasonsOf(choice: Json, sequels: readonly Sequel[]): JsonObject | null {
    return this.#reasons(choice, sequels, []);
  }

  /** Why a choice is better than another that was tried in the same worlds. */
  reasonsBeside(sequels: readonly Sequel[], other: readonly Sequel[]): JsonObject | null {
    const why = this.#reasons(null, sequels, [other]);
    // Two choices do not show what comes after all of them.
    return why === null ? null : { ...why, fears: [...why.fears, ...why.anyway], anyway: [] };
  }

  /** `choice` is null where forts that it goes for need not be told. */
  #reasons(choice: Json, sequels: readonly Sequel[], others: readonly (readonly Sequel[])[]): Reasons | null {
    const { s, outlook, decision } = this.#asked;
    const brings = (area: string): boolean => choice !== null && bringsAbout(decision, choice, area);
    return reasonsFor(s, outlook.me, sequels, horizonOf(s, this.#untilRound), { others, brings });
  }

  /** What follows from a choice in every world; null if it is refused or there is no time. */
  foreseen(choice: Json): readonly Sequel[] | null {
    const sequels: Sequel[] = [];
    for (const world of this.#worlds) {
      const hurried = this.#eyes.limits.hurried();
      const sequel = hurried ? null : tried(this.#eyes, world, choice, this.#untilRound, this.#judge);
      if (sequel === null) return null;
      sequels.push(sequel);
    }
    return sequels;
  }

  /** Tries a choice, and keeps it if it is better; false when there is no more time. */
  #try(choice: Json): boolean {
    if (this.#left <= 0) return false;
    this.#left -= 1;
    let sum = 0;
    const sequels: Sequel[] = [];
    for (const world of this.#worlds) {
      if (this.#eyes.limits.hurried()) return false;
      const sequel = tried(this.#eyes, world, choice, this.#untilRound, this.#judge);
      if (sequel === null) return true;
      sum += worthOf(sequel);
      sequels.push(sequel);
      if (sum / sequels.length < this.#most - HOPELESS) {
        this.#hopeless.push(sequels);
        return true;
      }
    }
    this.#trials.push({ choice, sequels });
    const worth = sum / this.#worlds.length;
    if (worth > this.#most + (this.#most === -Infinity ? 0 : MARGIN))
      [this.#best, this.#most, this.#sequels] = [choice, worth, sequels];
    return true;
  }

  /**
   * The best choices and the castellan's in other worlds: the one that is surely best by all of them together is taken.
   */
  #meetAgain(): void {
    const [usual, ...others] = this.#trials;
    if (usual === undefined || others.length === 0) return;
    const byWorth = others.toSorted((a, b) => worthIn(b.sequels) - worthIn(a.sequels));
    const finalists = [usual, ...byWorth.slice(0, FINALISTS)];
    const { s } = this.#asked;
    const { effort } = this.#eyes.limits;
    const worlds = Math.max(FEWEST_FINAL_WORLDS, Math.round(FINAL_WORLDS * Math.min(1, effort)));
    for (let i = 0; i < worlds && this.#meetIn(imagineWorld(this.#eyes, s, false), finalists); i++);
    let [best, most] = [usual, MARGIN];
    for (const trial of finalists) {
      const gain = sureGain(trial, usual);
      if (gain > most) [best, most] = [trial, gain];
    }
    [this.#best, this.#most, this.#sequels] = [best.choice, worthIn(best.sequels), best.sequels];
  }

  /** A world counts only when all have met in it; false if there was no time for that. */
  #meetIn(world: World, finalists: readonly Trial[]): boolean {
    const together: (readonly [Trial, Sequel])[] = [];
    for (const trial of finalists) {
      if (this.#eyes.limits.hurried()) return false;
      const sequel = tried(this.#eyes, world, trial.choice, this.#untilRound, this.#judge);
      if (sequel === null) return false;
      together.push([trial, sequel]);
    }
    for (const [trial, sequel] of together) trial.sequels.push(sequel);
    return true;
  }

  #begin(trials: number): void {
    this.#left = Math.max(1, Math.round(trials * this.#eyes.limits.effort));
    this.#try(this.#usual);
  }

  #options(): void {
    const { s, outlook, decision, options, offered } = this.#asked;
    const isMustering = decision.ask === 'muster/muster-unit';
    const toTry = isMustering ? unitsToTry(this.#eyes, s, outlook, offered) : options;
    this.#begin(TRIALS.option);
    for (const option of toTry) if (option !== this.#usual && !this.#try(option)) return;
  }

  #amount(min: number, max: number, usual: number): void {
    const { s, outlook } = this.#asked;
    this.#begin(TRIALS.bid);
    const rivals = s.houses.filter((house) => house !== outlook.me);
    const powers = rivals.map((house) => holdingsOf(s, house).power);
    for (const amount of amountsToTry(min, max, usual, powers))
      if (amount !== usual && !this.#try(amount)) return;
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
