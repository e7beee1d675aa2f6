/**
 * What an edition of the rules is. The engine knows procedures and asks the edition for everything that differs from
 * one edition to the next: cards, abilities, game modes, zones, terrain, numbers, forms of rules. An edition is written
 * as a delta: what it says is laid over its parent (compile.ts), what it does not say is the parent's. An older edition
 * says it change by change, each with the ids of the ledger that it concerns: what the ledger page and the comparison
 * show is read from there, and a test takes the changes away one at a time.
 */
import type { Procedure } from '@maester/kernel';
import type {
  Ability,
  AbilityCard,
  AttachmentCard,
  FactionCards,
  NcuCard,
  TacticsCard,
  UnitCard,
  ZoneCard,
} from '../cards/card.ts';
import type { ArmyList } from '../army/army.ts';
import type { Kinds } from '../effects/effect.ts';
import type { Faction } from '../cards/factions.ts';
import type { Mode } from '../modes/mode.ts';
import type { TerrainKeyword } from '../terrain/kinds.ts';
import type { Rules } from './rules.ts';

export type Table<V> = { readonly [id: string]: V };

/** Numbers of the rulebook that are not printed on a card. */
export interface Numbers {
  readonly lastRound: number;
  /** Tactics cards drawn up to in the Clean-Up Phase, and the most a hand ever holds. */
  readonly hand: number;
  /** Null: there is none. */
  readonly handLimit: number | null;
  /** Turns that the smaller army may pass in a game. */
  readonly passes: number;
  /** The part of an army that may be Neutral, in percent of the game's points. */
  readonly neutralPercent: number;
  /** One extra point for attachments for every so many points of the game; null: there are none. */
  readonly pointsPerAttachmentPoint: number | null;
  /** Victory Points needed at 30 points, and how many more for every 10. */
  readonly victoryAtThirty: number;
  readonly victoryPerTen: number;
  /** How far terrain keeps from Deployment Zones, in inches. */
  readonly terrainFromZones: number;
}

/** Tables whose entries are laid over field by field. */
export interface Entries {
  readonly units: UnitCard;
  readonly attachments: AttachmentCard;
  readonly ncus: NcuCard;
  readonly tactics: TacticsCard;
  readonly abilities: AbilityCard;
  readonly modes: Mode;
  readonly zones: ZoneCard;
}

/** An edition as it is asked: whole tables, and what follows from them. */
export type Edition = { readonly [T in Exclude<keyof Entries, 'abilities'>]: Table<Entries[T]> } & {
  /** Those of cards that lie on units among them. */
  readonly abilities: Table<Ability>;
  readonly id: string;
  readonly numbers: Numbers;
  /** The form that each rule has which is not the same in all editions. */
  readonly rules: Rules;
  /** How it differs from its parent, as the ledger sees it; nothing for Season 6. */
  readonly changes: readonly LedgerChange[];
  /** Ids of Season 6 that this edition words otherwise, and its own ids for them. */
  readonly ledger: Table<string>;
  /** Ready lists, by id. */
  readonly armies: Table<ArmyList>;
  /** What each kind of effect does. */
  readonly effects: Kinds;
  /** The keywords of each kind of terrain. */
  readonly terrain: Table<readonly TerrainKeyword[]>;
  /** Everything that can stand on the table as a unit: unit cards, and what game modes put there. */
  readonly pieces: Table<UnitCard>;
  readonly everyAbility: readonly Ability[];
  /** Abilities that players have by their faction. */
  readonly ofFactions: readonly Ability[];
  /** Tactics cards that some NCU lets its player play from elsewhere than the hand. */
  readonly playedByNcus: readonly string[];
  /** What cards, abilities, zones and modes bring besides the engine's own. */
  readonly procedures: readonly Procedure[];
};

/** One entry of a delta: a whole one, or the fields in which it differs; a field that is null is taken away. */
export type EntryDelta<V> = { readonly [K in keyof V]?: V[K] | null };

/** The tables of cards. */
export type CardsLayer = {
  readonly [T in 'units' | 'attachments' | 'ncus' | 'tactics' | 'abilities']?: Table<EntryDelta<
    Entries[T]
  > | null>;
};

/** What is laid over a parent. Absent: as in the parent. Null: gone. */
export type Layer = {
  readonly [T in keyof Entries]?: Table<EntryDelta<Entries[T]> | null>;
} & {
  readonly numbers?: Partial<Numbers>;
  readonly rules?: Partial<Rules>;
  readonly effects?: Partial<Kinds>;
  readonly terrain?: Table<readonly TerrainKeyword[] | null>;
  /** All cards of these factions, in the place of the parent's; abilities are added to the parent's. */
  readonly factions?: { readonly [F in Faction]?: FactionCards };
  /** Changes of the cards of a faction, laid where its cards are at hand. */
  readonly cards?: { readonly [F in Faction]?: CardsLayer };
  /** Ready lists, in the place of the parent's. */
  readonly armies?: Table<ArmyList>;
  /** Procedures that its rules run, besides those of cards, modes and zones. */
  readonly procedures?: readonly Procedure[];
};

/** The ids of the ledger that a change concerns, in full: `battle/panic/fail`. */
export interface LedgerChange {
  readonly name: string;
  /** Rules that are there in another form: `battle/2018/panic/fail` stands in the edition's page for each. */
  readonly replaces: readonly string[];
  /** Rules that are not there. */
  readonly off: readonly string[];
  /** Rules that only this edition has, by their own ids: `battle/2018/objective/a`. */
  readonly adds: readonly string[];
}

/** One difference between an edition and its parent. */
export type Change = Layer & Partial<Omit<LedgerChange, 'name'>>;

export type EditionDelta = Layer & {
  readonly id: string;
  /** Differences by name, laid one after the other over all else that the delta says. */
  readonly changes?: Table<Change>;
};
