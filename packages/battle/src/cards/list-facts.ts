/** What cards say about army lists: whom they need beside them, whom they join, what they cost there. */
import type { Faction } from './factions.ts';

/**
 * Families, houses and companies that cards ask for. Cards of a faction that is a house itself, such as House Bolton,
 * need no affiliation.
 */
export type Family =
  | 'bloody-mummers'
  | 'brazen-beast'
  | 'builder'
  | 'crannogman'
  | 'frozen-shore'
  | 'golden-company'
  | 'house-bolton'
  | 'house-clegane'
  | 'house-karstark'
  | 'house-mormont'
  | 'house-tully'
  | 'house-umber'
  | 'ranger'
  | 'rhllor'
  | 'stormcrows'
  | 'unsullied';

export const UNIT_TYPES = ['infantry', 'cavalry', 'monster', 'war-machine'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** A card by its id, or a Character in whatever version. */
export type Wanted = { readonly card: string } | { readonly character: string };

/** What the army must and must not have. */
export interface Requirements {
  readonly card?: string;
  readonly character?: string;
  /** One of these at least. */
  readonly anyOf?: readonly Wanted[];
  /** None of these. */
  readonly without?: readonly Wanted[];
}

/** The units an attachment may be in: of a faction or family, this very card (though Solo), or with a Character. */
export type Joins =
  | { readonly faction: Faction }
  | { readonly family: Family }
  | { readonly card: string }
  | { readonly character: string };

/** A price below the printed one, never below 0. */
export interface Discount {
  readonly less: number | 'all';
  /** Only if this is in the army. */
  readonly with?: Wanted;
  /** Only in a unit with this card. */
  readonly in?: string;
  /** Only one card of this name in the army has it. */
  readonly firstOf?: string;
}

/** What any card can say about the army it is in. */
export interface ListFacts {
  /** The Character's own name: only one version of it in an army. */
  readonly character?: string;
  readonly affiliations?: readonly Family[];
  /** Cards of different loyalties are never in one army. */
  readonly loyalty?: string;
  readonly requires?: Requirements;
  /** The most copies of it in an army. */
  readonly limit?: number;
  /** A card whose limit does not count in this army. */
  readonly liftsLimitOf?: string;
  /** One for each unit of this kind in the army. */
  readonly onePer?: { readonly family: Family; readonly type: UnitType };
  /** Others bring it onto the battlefield; no list has it. */
  readonly notByList?: true;
  readonly discount?: Discount;
  /** One of these cards in the army costs less. */
  readonly cheapens?: { readonly cards: readonly string[]; readonly less: number };
}

export interface UnitListFacts extends ListFacts {
  /** Who must be attached to it. */
  readonly holds?: Wanted;
  /** The Character that costs nothing in it. */
  readonly hostsFree?: string;
  /** One attachment in it costs 1 less. */
  readonly adaptive?: true;
}

export interface AttachmentListFacts extends ListFacts {
  readonly joins?: Joins;
  /** Does not count towards the one attachment of a unit: always, or beside this Character. */
  readonly overLimit?: true | { readonly beside: string };
}
