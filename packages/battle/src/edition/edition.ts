/**
 * What an edition of the rules is. The engine knows procedures and asks the edition for everything that differs from
 * one edition to the next: cards, abilities, game modes, zones, terrain, numbers. An edition is written as a delta: what
 * it says is laid over its parent (compile.ts), what it does not say is the parent's.
 */
import type { Procedure } from '@maester/kernel';
import type {
  Ability,
  AbilityCard,
  AttachmentCard,
  NcuCard,
  TacticsCard,
  UnitCard,
  ZoneCard,
} from '../cards/card.ts';
import type { Kinds } from '../effects/effect.ts';
import type { Mode } from '../modes/mode.ts';
import type { TerrainKeyword } from '../terrain/kinds.ts';

export type Table<V> = { readonly [id: string]: V };

/** Numbers of the rulebook that are not printed on a card. */
export interface Numbers {
  readonly lastRound: number;
  /** Tactics cards drawn up to in the Clean-Up Phase, and the most a hand ever holds. */
  readonly hand: number;
  readonly handLimit: number;
  /** Turns that the smaller army may pass in a game. */
  readonly passes: number;
  /** The part of an army that may be Neutral, in percent of the game's points. */
  readonly neutralPercent: number;
  /** One extra point for attachments for every so many points of the game. */
  readonly pointsPerAttachmentPoint: number;
  /** Victory Points needed at 30 points, and how many more for every 10. */
  readonly victoryAtThirty: number;
  readonly victoryPerTen: number;
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

/** Absent: as in the parent. Null: gone. */
export type EditionDelta = {
  readonly [T in keyof Entries]?: Table<EntryDelta<Entries[T]> | null>;
} & {
  readonly id: string;
  readonly numbers?: Partial<Numbers>;
  readonly effects?: Partial<Kinds>;
  readonly terrain?: Table<readonly TerrainKeyword[] | null>;
};
