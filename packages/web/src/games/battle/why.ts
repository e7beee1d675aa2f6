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

/** Questions before the battle that computer players answer without looking ahead. */
const BEFORE = {
  'set-up/choose-deployer': 'battle.why.before.deployer',
  'set-up/choose-first-player': 'battle.why.before.first',
  'deploy/place': 'battle.why.before.place',
  'choose-roles/choose': 'battle.why.before.roles',
  'choose-missions/choose': 'battle.why.before',
  'choose-reserve/choose': 'battle.why.before.reserve',
  'keep-half-back/choose': 'battle.why.before.reserve',
  'choose-first-units/choose': 'battle.why.before.beginners',
  'choose-beginners/choose': 'battle.why.before.beginners',
} as const;

const isBefore = (ask: string): ask is keyof typeof BEFORE => Object.hasOwn(BEFORE, ask);

/** Of a choice that brings nothing that could be counted. */
function tellPosition(hasBegun: boolean, ask: string): string {
  if (!hasBegun && isBefore(ask)) return say(BEFORE[ask]);
  return say(!hasBegun && ask.startsWith('set-up/') ? 'battle.why.before' : 'battle.why.stands');
}

/** The facts that come with an advice to answer a question so, in words; empty if there are none. */
export function tellWhy(why: JsonObject | null, ask: string): string {
  if (why === null) return '';
  const { begun, strikes, restores, tokens, points, cards, fears, chance } = why;
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
    ...(gains.length > 0 ? gains : [tellPosition(begun !== false, ask)]),
    ...(isObject(fears)
      ? [say('battle.why.fears', { unit: String(fears['unit']), by: String(fears['by']) })]
      : []),
    ...(typeof chance === 'number' ? [say('battle.why.chance', { chance })] : []),
  ].join(' ');
}
