// How cards belong together: who brings a Tactics card, who may join whom, what a card asks for, who else is the same
// Character.

import type { CardIndex } from './card-index.ts';
import type { CardKind, LibraryCard } from './cards.ts';

export type Relation =
  | 'brings'
  | 'brought-by'
  | 'replaces'
  | 'replaced-by'
  | 'joins'
  | 'joined-by'
  | 'needs'
  | 'needed-by'
  | 'versions'
  | 'shares';

/** Keys of cards, by how they belong to this one; only where there are any. */
export type Related = readonly (readonly [Relation, readonly string[]])[];

interface Wants {
  readonly card?: string;
  readonly character?: string;
  readonly anyOf?: readonly Wants[];
}

export function relationsOf(
  index: CardIndex,
  all: ReadonlyMap<string, LibraryCard>,
  { kind, id, abilities, key }: LibraryCard,
): Related {
  const cards = [...all.values()];
  const keys = (of: CardKind, ids: readonly string[]): readonly string[] =>
    ids.map((each) => `${of}/${each}`);
  const leaders = cards.filter((card) => bringsOf(index, card).includes(id));
  const tactics = index.tactics[id];
  const wanted = wantsOf(index, kind, id);
  const character = characterOf(index, kind, id);
  const related: readonly (readonly [Relation, readonly string[]])[] = [
    ['brings', keys('tactics', bringsOf(index, { kind, id }))],
    ['brought-by', kind === 'tactics' ? leaders.map((card) => card.key) : []],
    [
      'replaces',
      kind === 'tactics' && tactics?.replaces !== undefined ? keys('tactics', [tactics.replaces]) : [],
    ],
    [
      'replaced-by',
      kind === 'tactics'
        ? Object.keys(index.tactics).flatMap((each) =>
            index.tactics[each]?.replaces === id ? keys('tactics', [each]) : [],
          )
        : [],
    ],
    ['joins', kind === 'attachment' ? keys('unit', index.joins[id] ?? []) : []],
    [
      'joined-by',
      kind === 'unit'
        ? keys(
            'attachment',
            Object.keys(index.joins).filter((each) => index.joins[each]?.includes(id) === true),
          )
        : [],
    ],
    [
      'needs',
      cards.filter((card) => card.key !== key && isWanted(index, card, wanted)).map((card) => card.key),
    ],
    [
      'needed-by',
      cards
        .filter(
          (card) => card.key !== key && isWanted(index, { kind, id }, wantsOf(index, card.kind, card.id)),
        )
        .map((card) => card.key),
    ],
    [
      'versions',
      character === undefined
        ? []
        : cards
            .filter((card) => card.key !== key && characterOf(index, card.kind, card.id) === character)
            .map((card) => card.key),
    ],
    [
      'shares',
      cards
        .filter((card) => card.key !== key && card.abilities.some((ability) => abilities.includes(ability)))
        .map((card) => card.key),
    ],
  ];
  return related.filter(([, found]) => found.length > 0);
}

/** The Tactics cards that a Commander brings. */
function bringsOf(index: CardIndex, { kind, id }: Pick<LibraryCard, 'kind' | 'id'>): readonly string[] {
  switch (kind) {
    case 'attachment':
      return index.attachments[id]?.commands ?? [];
    case 'unit':
      return index.units[id]?.leads?.commands ?? [];
    case 'ncu':
      return index.ncus[id]?.leads?.commands ?? [];
    case 'tactics':
      return [];
  }
}

function factsOf(index: CardIndex, kind: CardKind, id: string) {
  return kind === 'unit'
    ? index.units[id]
    : kind === 'attachment'
      ? index.attachments[id]
      : kind === 'ncu'
        ? index.ncus[id]
        : undefined;
}

function characterOf(index: CardIndex, kind: CardKind, id: string): string | undefined {
  return factsOf(index, kind, id)?.character;
}

/** What a card asks for in its army, in its unit, or as its Commander. */
function wantsOf(index: CardIndex, kind: CardKind, id: string): readonly Wants[] {
  const wants: Wants[] = [];
  const facts = factsOf(index, kind, id);
  if (facts?.requires !== undefined) wants.push(facts.requires);
  const holds = kind === 'unit' ? index.units[id]?.holds : undefined;
  if (holds !== undefined) wants.push(holds);
  const joins = kind === 'attachment' ? index.attachments[id]?.joins : undefined;
  if (joins !== undefined && 'character' in joins) wants.push(joins);
  const leads = kind === 'ncu' ? index.ncus[id]?.leads : kind === 'unit' ? index.units[id]?.leads : undefined;
  for (const card of leads?.needs ?? []) wants.push({ card });
  return wants;
}

function isWanted(
  index: CardIndex,
  { kind, id }: Pick<LibraryCard, 'kind' | 'id'>,
  wants: readonly Wants[],
): boolean {
  if (kind === 'tactics' || wants.length === 0) return false;
  const character = characterOf(index, kind, id);
  return wants.some(
    (want) =>
      want.card === id ||
      (want.character !== undefined && want.character === character) ||
      isWanted(index, { kind, id }, want.anyOf ?? []),
  );
}
