// What the drawings of cards look up: an edition of the rules has it all, and the index of the library as well.

import type { AttachmentCard, NcuCard, Trigger, UnitCard } from '@maester/battle/tables';

/** Names are words: they come from the catalogues. */
type Unnamed<C> = Omit<C, 'name' | 'subname'>;

export type UnitFacts = Unnamed<UnitCard>;
export type AttachmentFacts = Unnamed<AttachmentCard>;
export type NcuFacts = Unnamed<NcuCard>;

interface TacticsFacts {
  readonly faction: UnitCard['faction'];
  readonly commander: string | null;
  readonly responses: readonly { readonly moment: { readonly trigger: Trigger } }[];
  readonly replaces?: string;
}

interface AbilityFacts {
  /** There if it is an Order. */
  readonly order?: unknown;
  readonly tokens?: number;
  readonly pool?: string;
}

type Table<V> = { readonly [id: string]: V };

export interface CardTables {
  /** Unit cards, and what game modes put on the table. */
  readonly pieces: Table<UnitFacts>;
  readonly units: Table<UnitFacts>;
  readonly attachments: Table<AttachmentFacts>;
  readonly ncus: Table<NcuFacts>;
  readonly tactics: Table<TacticsFacts>;
  readonly abilities: Table<AbilityFacts>;
}
