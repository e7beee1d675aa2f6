// What changes a roll, each with where it comes from.

import type { Modifier } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { canTell, tell } from '../../../app/words.ts';

/** Where the name of a source is found. */
const NAMES: Readonly<Record<Modifier['from'], string | null>> = {
  ability: 'name.ability',
  arc: 'report.arc',
  card: 'name.card',
  effect: null,
  keyword: 'name.keyword',
  terrain: 'name.terrain-keyword',
  zone: 'name.zone',
};

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

/** What a modifier comes from; empty if it has no name of its own. */
export function sourceName({ from, id, also = [] }: Omit<Modifier, 'roll'>): string {
  const names = [id, ...also].map((one) => nameKey(from, one));
  return names.every(canTell) ? names.map((key) => tell(key)).join(' + ') : '';
}

/** What an objective card gives a unit is an ability of its number. */
function nameKey(from: Modifier['from'], id: string): string {
  const objective = /^objective-(\d+)$/.exec(id)?.[1];
  if (from === 'ability' && objective !== undefined) return `name.objective-card.${objective}`;
  return `${NAMES[from]}.${id}`;
}

export function Modifiers({ list }: { readonly list: readonly Modifier[] }): VNode {
  return (
    <>
      {list.map((modifier, i) => (
        <span key={i} class="modifier">
          <b>{signed(modifier.roll)}</b> {sourceName(modifier)}
        </span>
      ))}
    </>
  );
}
