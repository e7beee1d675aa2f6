/** A worker of the server in which computer players think. */
import { eyesOf, seededRandom } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import type { Thinking, Thought } from '@maester/server';
import { namedOne } from '../arguments.ts';
import { reasonOf } from '../command.ts';
import { gameNamed } from '../games.ts';

export function answerTo({ question, milliseconds, hurry }: Thinking): Thought {
  const began = performance.now();
  const hurried = (): boolean => Atomics.load(hurry, 0) === 1 || performance.now() - began > milliseconds;
  try {
    const { game } = gameNamed(question.game);
    const mind = namedOne('mind', question.mind, MINDS, ({ id }) => id);
    const random = seededRandom(question.seed);
    const eyes = eyesOf(game, question.view, question.seat, random, { effort: 1, hurried });
    return { choice: mind.choose(eyes) };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}
