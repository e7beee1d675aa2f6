import type { Decision } from '@maester/kernel';
import { expect, it } from 'vitest';
import { Questions } from '../../../src/games/battle/controls/questions.ts';

const question = (ask: string): Decision => ({ kind: 'option', seat: 'one', ask, facts: {}, options: [] });

it('a question is the same while others answer, and another once it was answered', () => {
  const questions = new Questions();
  const number = (ask: string, version: number): number => questions.numberOf(question(ask), version);
  expect([number('a', 1), number('a', 1), number('a', 2), number('a', 3)]).toEqual([1, 1, 1, 1]);
  questions.isAnswered = true;
  expect([number('a', 3), number('a', 4), number('a', 5)], 'the answer is on its way').toEqual([1, 2, 2]);
  questions.isAnswered = true;
  questions.isAnswered = false;
  expect([number('a', 6), number('b', 6), number('a', 7)], 'it was refused').toEqual([2, 3, 4]);
});
