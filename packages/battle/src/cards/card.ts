/**
 * What cards are. A card is its facts and, for what it does, the names of abilities (abilities.ts) or the effects of a
 * Tactics card, in one entry.
 */
import type { Offer, Procedure, Thing } from '@maester/kernel';
import type { T } from '../rules.ts';
import type { AttackGain, Condition, DefenseGain, DistanceRoll, MoraleGain } from '../effects/gains.ts';
import type { Arc } from '../geometry/arcs.ts';
import type { FootprintKind } from '../geometry/tray.ts';
import type { Effect, Holds, Ways } from '../effects/effect.ts';
import type { NcuTrigger, Trigger } from '../timing/triggers.ts';
import type { BattleState, UnitState } from '../state.ts';
import type { Faction } from './factions.ts';
import type { AttachmentListFacts, ListFacts, UnitListFacts, UnitType } from './list-facts.ts';

/** The zones of the Tactics Board: the five that are always there, and those that an NCU in some army adds. */
export type ZoneId =
  | 'crown'
  | 'wealth'
  | 'tactics'
  | 'combat'
  | 'maneuver'
  | 'house-of-the-undying'
  | 'water-gardens';

export interface AttackProfile {
  readonly name: string;
  readonly kind: 'melee' | 'short' | 'long';
  readonly toHit: number;
  /** Dice at full ranks, with one rank destroyed, with two. */
  readonly dice: readonly number[];
}

export interface Card extends ListFacts {
  readonly name: string;
  /** The byname of a Character's version. */
  readonly subname?: string;
  readonly faction: Faction;
}

/** What it is for a card to be the Commander. */
export interface Leadership {
  /** The Tactics cards it brings, two copies of each. */
  readonly commands: readonly string[];
  /** They are the whole deck. */
  readonly wholeDeck?: true;
  /** Its price as Commander, where it has one of its own. */
  readonly cost?: number;
  /** A point less for each extra attachment point that is left over. */
  readonly lessUnspent?: true;
  /** Cards that must then be in the army. */
  readonly needs?: readonly string[];
  /** The attachment that counts as the Commander on the battlefield. */
  readonly proxy?: string;
}

export interface UnitCard extends Card, UnitListFacts {
  readonly type: UnitType;
  readonly tray: FootprintKind;
  readonly cost: number;
  readonly speed: number;
  readonly defense: number;
  readonly morale: number;
  /** Wounds of one model. */
  readonly wounds: number;
  readonly attacks: readonly AttackProfile[];
  readonly abilities: readonly string[];
  /** If it may be chosen as Commander. */
  readonly leads?: Leadership;
}

export interface AttachmentCard extends Card, AttachmentListFacts {
  readonly type: UnitType;
  /** Commanders cost nothing. */
  readonly cost: number;
  readonly abilities: readonly string[];
  /** The Tactics cards a Commander brings: three, or one more for each that takes the place of a card of the faction. */
  readonly commands?: readonly string[];
  /** Joins an enemy unit, and when (battle/faction/attachments-given-away). */
  readonly givenAway?: 'before-deployment' | 'after-deployment';
}

export interface NcuCard extends Card {
  readonly cost: number;
  readonly abilities: readonly string[];
  /** If it may be chosen as Commander. */
  readonly leads?: Leadership;
}

/** When a card or ability answers, whatever the trigger. */
type AnyMoment = Holds<never> & {
  readonly trigger: Trigger;
  /** Which units of the trigger its words name; chosen units and the owner of an Order are targets anyway. */
  readonly targets: 'unit' | 'both';
};

/** What a player may do on an occasion: with a Tactics card from the hand, or an Order of a unit. */
export interface Response {
  readonly moment: AnyMoment;
  readonly ways: Ways<never>;
  readonly effects: readonly Effect<never>[];
}

export interface TacticsCard {
  readonly name: string;
  readonly faction: Faction;
  readonly commander: string | null;
  readonly responses: readonly Response[];
  /** The card of the faction whose place it takes in the deck. */
  readonly replaces?: string;
  /** What it does while it lies on a unit. */
  readonly attached?: Attached;
  /** Procedures of its own. */
  readonly procedures?: readonly Procedure[];
}

/**
 * An ability of a unit, attachment, NCU, Influence or attached card. What holds is asked; what happens is triggered.
 */
export interface Ability {
  readonly id: string;
  /** As it is printed. */
  readonly name: string;
  readonly innate?: true;
  /** The Character whose unit it makes of any that has it: a Vassal's ability. */
  readonly countsAs?: string;
  /** How many tokens of its own it begins the game with. */
  readonly tokens?: number;
  readonly speed?: number;
  readonly pivotsBeforeMarch?: true;
  readonly freeManeuver?: true;
  /** Distance dice that may be rolled again. */
  readonly rerolls?: readonly DistanceRoll[];
  readonly immuneTo?: readonly Condition[];
  /** Whose Orders and Tactics cards cannot target the unit, seen from the unit. */
  readonly untargetable?: {
    readonly by: 'friends' | 'enemies' | 'all';
    readonly what: readonly ('order' | 'card')[];
  };
  /** Each attack of the unit gains this. */
  readonly attacking?: (s: BattleState, attack: Attacking) => AttackGain | null;
  /** Each attack on the unit gains this. */
  readonly attacked?: (s: BattleState, attack: Attacking) => AttackGain | null;
  readonly defense?: (s: BattleState, unit: UnitState) => DefenseGain | null;
  readonly morale?: (s: BattleState, unit: UnitState, test: TestKind) => MoraleGain | null;
  /** What enemies engaged with the unit suffer. */
  readonly engagedEnemies?: { readonly toHit?: number; readonly morale?: MoraleGain };
  /** Attacks of the unit, by their printed names, that see past units and terrain. */
  readonly seesPast?: readonly string[];
  /** Happens by itself. */
  readonly happens?: readonly Happening[];
  readonly order?: Response;

  // Of NCUs
  /** When it activates, in place of a zone's effect, and on claiming a zone. */
  readonly activates?: NcuUse;
  readonly insteadOfZone?: NcuUse;
  readonly claims?: NcuUse;
  /** Cards more in hand. */
  readonly hand?: number;
  /** Once per game this Tactics card may be played from the deck or the discard pile. */
  readonly plays?: string;

  /** Procedures of its own. */
  readonly procedures?: readonly Procedure[];
}

/** A Panic Test is a Morale Test with a price. */
export type TestKind = 'morale' | 'panic';

/** An ability as it is written, under its id. */
export type AbilityCard = Omit<Ability, 'id'>;

/** What a Tactics card does while it lies on a unit: an ability of its name. */
export type Attached = Omit<Ability, 'id' | 'name'>;

export interface Happening {
  readonly moment: AnyMoment;
  readonly effects: readonly Effect<never>[];
  /** Dice decide about it: its player may want another effect of the same moment to come first. */
  readonly uncertain?: true;
  /** What its player chooses from when it is resolved, and whether that may be nothing. */
  readonly ways?: Ways<never>;
  readonly optional?: true;
}

/** What an NCU may do at some point of its activation. */
export interface NcuUse {
  readonly ways: Ways<NcuTrigger>;
  readonly effects: readonly Effect<NcuTrigger>[];
  /** It is not the player's choice whether to use it. */
  readonly must?: true;
}

export interface Attacking {
  readonly attacker: UnitState;
  readonly defender: UnitState;
  readonly kind: 'melee' | 'ranged';
  /** The name of the attack. */
  readonly attack: string;
  readonly charge: boolean;
  /** Where the attacker stands, as the defender sees it. */
  readonly arc: Arc;
}

/** An NCU that is being activated. */
export interface NcuActivation {
  ncu: string;
  seat: string;
  zone: string;
  /** Whether something else has taken the place of the zone's effect. */
  replaced: boolean;
  /** Abilities for claiming a zone that were used, or declined. */
  used: string[];
}

/** A zone of the Tactics Board, with what it does for whoever claims it. */
export interface ZoneCard {
  /** Ways to use the zone, usually the targets; none if it can do nothing. */
  readonly ways: (s: BattleState, seat: string) => readonly Offer[];
  /** `on` is what the chosen way is about. */
  readonly effect: (t: T, seat: string, on: readonly Thing[]) => void;
  /** Whether its player may let it be. */
  readonly optional: boolean;
  /** The NCU card that adds it to the board; null if it is always there. */
  readonly broughtBy: string | null;
  readonly procedures?: readonly Procedure[];
}

/** All cards of a faction. */
export interface FactionCards {
  readonly units: { readonly [id: string]: UnitCard };
  readonly attachments: { readonly [id: string]: AttachmentCard };
  readonly ncus: { readonly [id: string]: NcuCard };
  readonly tactics: { readonly [id: string]: TacticsCard };
  readonly abilities: { readonly [id: string]: AbilityCard };
}
