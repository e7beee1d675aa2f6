/** An army, as its player writes it down. */
import type { Faction } from '../cards/factions.ts';

export interface ArmyList {
  readonly name: string;
  /** The edition it is written for; if it does not say, that of the game, and Season 6 on its own. */
  readonly edition?: string;
  readonly faction: Faction;
  readonly commander: string;
  readonly units: readonly { readonly card: string; readonly attachments: readonly string[] }[];
  readonly ncus: readonly string[];
  /** Attachments that go to the enemy. */
  readonly givenAway?: readonly string[];
}
