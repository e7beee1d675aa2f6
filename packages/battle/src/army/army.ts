/** An army, as its player writes it down. */
import type { Faction } from '../cards/factions.ts';

export interface ArmyList {
  readonly name: string;
  readonly faction: Faction;
  readonly commander: string;
  readonly units: readonly { readonly card: string; readonly attachments: readonly string[] }[];
  readonly ncus: readonly string[];
  /** Attachments that go to the enemy. */
  readonly givenAway?: readonly string[];
}
