// Why the computer advises something: what it should bring, what is to be feared, and the chance to win.

import type { Json, JsonObject } from '@maester/kernel';
import { say } from './say.ts';

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** The numbers of objectives, as they are said. */
export function numbersOf(tokens: Json | undefined): string {
  if (!Array.isArray(tokens)) return '';
  return tokens.map((token) => String(token).replace('objective-', '')).join(', ');
}

/** The facts that come with an advice, in words; empty if there are none. */
export function tellWhy(why: JsonObject | null): string {
  if (why === null) return '';
  const { strikes, restores, tokens, points, cards, fears, chance } = why;
  const gains = [
    ...(isObject(strikes)
      ? [
          say('battle.why.strikes', {
            unit: String(strikes['unit']),
            wounds: numberOf(strikes['wounds']),
            destroyed: numberOf(strikes['destroyed']),
          }),
        ]
      : []),
    ...(Array.isArray(tokens) && tokens.length > 0
      ? [say('battle.why.tokens', { count: tokens.length, tokens: numbersOf(tokens) })]
      : []),
    ...(numberOf(points) > 0 ? [say('battle.why.points', { points: numberOf(points) })] : []),
    ...(isObject(restores)
      ? [
          say('battle.why.restores', {
            unit: String(restores['unit']),
            wounds: numberOf(restores['wounds']),
          }),
        ]
      : []),
    ...(numberOf(cards) > 0 ? [say('battle.why.cards', { cards: numberOf(cards) })] : []),
  ];
  return [
    ...(gains.length > 0 ? gains : [say('battle.why.stands')]),
    ...(isObject(fears)
      ? [say('battle.why.fears', { unit: String(fears['unit']), by: String(fears['by']) })]
      : []),
    ...(typeof chance === 'number' ? [say('battle.why.chance', { chance })] : []),
  ].join(' ');
}
