// What a computer player could hope for in its turn, in words: the facts of a hint, told of somebody else.

import type { JsonObject } from '@maester/kernel';
import { say } from '../../../story/words.ts';
import { isObject, numberOf, numbersOf } from '../why.ts';

export function tellHopes({ strikes, restores, tokens, points, cards, chance }: JsonObject): string {
  const hopes: string[] = [];
  if (isObject(strikes))
    hopes.push(
      say('story.hope.strikes', {
        unit: String(strikes['unit']),
        wounds: numberOf(strikes['wounds']),
        destroyed: numberOf(strikes['destroyed']),
      }),
    );
  if (Array.isArray(tokens) && tokens.length > 0)
    hopes.push(say('story.hope.tokens', { count: tokens.length, tokens: numbersOf(tokens) }));
  if (numberOf(points) > 0) hopes.push(say('story.hope.points', { points: numberOf(points) }));
  if (isObject(restores))
    hopes.push(
      say('story.hope.restores', { unit: String(restores['unit']), wounds: numberOf(restores['wounds']) }),
    );
  if (numberOf(cards) > 0) hopes.push(say('story.hope.cards', { cards: numberOf(cards) }));
  if (hopes.length === 0) hopes.push(say('story.hope.stands'));
  if (typeof chance === 'number') hopes.push(say('story.hope.chance', { chance }));
  return hopes.join(' ');
}
