/** What the Hand advises in the board game and why, and what it thinks of a choice afterwards. */
import { sameJson, type Json } from '@maester/kernel';
import type { Adviser, Counsel, Reviewer } from '../levels.ts';
import { fromTheBook } from './hand/book.ts';
import { Deliberation } from './hand/deliberation.ts';
import { judge } from './hand/judge.ts';
import { chanceIn, type Sequel } from './hand/worlds.ts';
import { askedIn, playThrones } from './index.ts';

/** The choice of the Hand, by the book or by search, with what it expects of the round. */
const advise: Adviser = (eyes) => {
  const known = fromTheBook(askedIn(eyes));
  if (known !== null) {
    const deliberation = new Deliberation(eyes, known, judge);
    const why = deliberation.reasonsOf(known, deliberation.foreseen(known) ?? []);
    return { choice: known, why: why === null ? null : { ...why, standing: 'book' } };
  }
  const deliberation = new Deliberation(eyes, playThrones(eyes), judge);
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
const review: Reviewer = (eyes, chosen) => {
  const decision = eyes.decision();
  if (decision.kind === 'option' && decision.options.length < 2) return null;
  const known = fromTheBook(askedIn(eyes));
  const others = known === null ? [new Deliberation(eyes, chosen, judge).best(), playThrones(eyes)] : [known];
  const judged = new Deliberation(eyes, chosen, judge, FRESH_WORLDS);
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

export const thronesCounsel: Counsel = { advise, review };
