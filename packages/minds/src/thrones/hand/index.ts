/**
 * The Hand: tries its choices in imagined sequels of the game and takes the one after which its chance to win is best.
 * In the first of them the others play as the castellan would, in the rest each in some manner.
 */
import { askedIn, playThrones } from '../index.ts';
import type { Player } from '../../levels.ts';
import type { Weights } from '../weights.ts';
import { fromTheBook } from './book.ts';
import { Deliberation } from './deliberation.ts';
import { judge as learned, type Judge } from './judge.ts';

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
