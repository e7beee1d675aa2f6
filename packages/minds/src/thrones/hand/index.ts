/**
 * The Hand: tries its choices in imagined sequels of the game and takes the one after which its chance to win is best.
 * The others are expected to play as the castellan would.
 */
import { sameJson, type Json } from '@maester/kernel';
import { askedIn, playThrones } from '../index.ts';
import type { Adviser, Player, Reviewer } from '../../levels.ts';
import type { Weights } from '../weights.ts';
import { fromTheBook } from './book.ts';
import { Deliberation } from './deliberation.ts';
import { judge as learned, type Judge } from './judge.ts';
import { chanceIn, type Sequel } from './worlds.ts';

/** By temper it begins its search elsewhere. */
export function handWith(judge: Judge, weights?: Weights): Player {
  return (eyes) => {
    const known = fromTheBook(askedIn(eyes, weights));
    if (known !== null) return known;
    const usual = playThrones(eyes, weights);
    const { limits } = eyes;
    return limits.effort <= 0 || limits.hurried() ? usual : new Deliberation(eyes, usual, judge).best();
  };
}

export const playHand: Player = handWith(learned);

export const temperedHand = (weights: Weights): Player => handWith(learned, weights);

/** The choice of the Hand, by the book or by search, with what it expects of the round. */
export const adviseThrones: Adviser = (eyes) => {
  const known = fromTheBook(askedIn(eyes));
  if (known !== null) {
    const deliberation = new Deliberation(eyes, known, learned);
    const why = deliberation.reasonsOf(known, deliberation.foreseen(known) ?? []);
    return { choice: known, why: why === null ? null : { ...why, standing: 'book' } };
  }
  const deliberation = new Deliberation(eyes, playThrones(eyes), learned);
  const choice = deliberation.best();
  return { choice, why: deliberation.reasons() };
};

/** A better choice must raise the chance to win by so much, in worlds it was not found in. */
const WORTH_TELLING = 0.01;
const FRESH_WORLDS = 4;

/**
 * What the Hand thinks of a choice: it looks for a better one from there, and compares that, and what the castellan would
 * do, with it in other worlds. Where the book says something, nothing else is better than that, whatever a search finds.
 */
export const reviewThrones: Reviewer = (eyes, chosen) => {
  const decision = eyes.decision();
  if (decision.kind === 'option' && decision.options.length < 2) return null;
  const known = fromTheBook(askedIn(eyes));
  const others =
    known === null ? [new Deliberation(eyes, chosen, learned).best(), playThrones(eyes)] : [known];
  const judged = new Deliberation(eyes, chosen, learned, FRESH_WORLDS);
  const expected = judged.foreseen(chosen);
  if (expected === null) return null;
  const chance = chanceIn(expected);
  let [choice, hoped]: [Json, readonly Sequel[]] = [chosen, expected];
  for (const other of others) {
    const sequels = sameJson(other, chosen) ? null : judged.foreseen(other);
    if (sequels !== null && chanceIn(sequels) > chanceIn(hoped)) [choice, hoped] = [other, sequels];
  }
  const gain = chanceIn(hoped) - chance;
  if (gain < WORTH_TELLING) return { chance, better: null };
  return { chance, better: { choice, gain, why: judged.reasonsBeside(hoped, expected) } };
};
