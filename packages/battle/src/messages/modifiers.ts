/** Modifiers of a roll in words: "-1 Sundering, +1 Fortified". */
import type { Words } from '@maester/kernel';
import type { Modifier } from '../events.ts';

/** Where the name of a source is found. */
const NAMES: { readonly [From in Modifier['from']]: string | null } = {
  ability: 'name.ability',
  arc: 'report.arc',
  card: 'name.card',
  effect: null,
  keyword: 'name.keyword',
  terrain: 'name.terrain-keyword',
  zone: 'name.zone',
};

function nameOf(said: Words, { from, id, also = [] }: Modifier): string {
  const names = [id, ...also].map((one) => `${NAMES[from]}.${one}`);
  return names.every((key) => said.has(key)) ? names.map((key) => said.say(key)).join(' + ') : '';
}

export function modifiersSaid(said: Words, modifiers: readonly Modifier[]): string[] {
  return modifiers.map((modifier) => {
    const roll = modifier.roll > 0 ? `+${modifier.roll}` : String(modifier.roll);
    return `${roll} ${nameOf(said, modifier)}`.trimEnd();
  });
}
