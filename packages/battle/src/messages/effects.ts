/** What a list of effects comes to, in words, a line each: for cards of an edition that nobody has written a text for. */
import type { Words } from '@maester/kernel';
import type { Edition } from '../edition/edition.ts';
import type { Effect, EffectKind, EffectNode } from '../effects/effect.ts';

export function effectsInWords(said: Words, rules: Edition, effects: readonly Effect<never>[]): string[] {
  return effects.flatMap((node) => {
    const line = inWords(said, rules, node);
    const inside = 'then' in node ? node.then : 'apart' in node ? node.apart : null;
    return inside === null ? [line] : effectsInWords(said, rules, inside).map((inner) => `${line} ${inner}`);
  });
}

function inWords<E extends EffectKind>(said: Words, rules: Edition, node: EffectNode<E>): string {
  const { key, facts = {} } = rules.effects[node.effect].say(node);
  return said.say(key, facts);
}
