// Which Tactics cards the open decision lets its player declare, and in which of their ways.

import { idOn, type Decision, type Option, type Saying } from '@maester/kernel';
import { tell } from '../../../app/words.ts';

/** How a card can be played now. */
export interface Playable {
  /** The responses that can be used, by their places on the card. */
  readonly responses: readonly number[];
  readonly options: readonly Option[];
}

/** By card; null if no card can be declared at all. */
export function playableNow(decision: Decision | null): ReadonlyMap<string, Playable> | null {
  if (decision?.kind !== 'option' || decision.ask !== 'occasion/declare') return null;
  const playable = new Map<string, Playable>();
  for (const option of decision.options) {
    const card = idOn(option.on, 'card');
    if (card === null) continue;
    const { responses, options } = playable.get(card) ?? { responses: [], options: [] };
    const which = Number(idOn(option.on, 'response'));
    playable.set(card, {
      responses: responses.includes(which) ? responses : [...responses, which],
      options: [...options, option],
    });
  }
  return playable;
}

/** What is chosen with a card, in words: the option without the card itself; null if there is nothing to choose. */
export function wayOf({ key, facts }: Saying): string | null {
  const { rest } = facts as { readonly rest?: Saying };
  return key === 'option.joined' && rest !== undefined ? tell(rest.key, rest.facts) : null;
}
