/** What a list of effects comes to, in words, a line each: for cards of an edition that nobody has written a text for. */
import type { Words } from '@maester/kernel';
import type { Edition } from '../edition/edition.ts';
import type { Effect, EffectKind, EffectNode } from '../effects/effect.ts';

export function effectsInWords(said: Words, rules: Edition, effects: readonly Effect<never>[]): string[] {
  return effects.flatMap((node) => {
    const line = inWords(said, rules, node);
    return 'then' in node
      ? effectsInWords(said, rules, node.then).map((inner) => `${line} ${inner}`)
      : [line];
  });
}

function inWords<E extends EffectKind>(said: Words, rules: Edition, node: EffectNode<E>): string {
  const { key, facts = {} } = rules.effects[node.effect].say(node);
  return said.say(key, facts);
}
