/**
 * What cards are. A card is its facts and, for what it does, the names of abilities (abilities.ts) or the effects of a
 * Tactics card, in one entry.
 */
import type { Offer, Procedure, Thing } from '@maester/kernel';
import type { ReadyArmies } from '../army/ready/army.ts';
import type { T } from '../rules.ts';
import type {
  AttackGain,
  Condition,
  DefenseGain,
  DistanceRoll,
  MoraleGain,
  RetreatGain,
} from '../effects/gains.ts';
import type { Arc } from '../geometry/arcs.ts';
import type { AttackProfile } from '../attack/profile.ts';
import type { FootprintKind } from '../geometry/tray.ts';
import type { TerrainKeyword } from '../terrain/kinds.ts';
import type { Effect, Holds, Ways } from '../effects/effect.ts';
import type { Way } from '../effects/way.ts';
import type { Action, NcuTrigger, TargetedBy, Trigger } from '../timing/triggers.ts';
import type { BattleState, UnitState } from '../state.ts';
import type { Faction } from './factions.ts';
import type { AttachmentListFacts, Family, ListFacts, UnitListFacts, UnitType } from './list-facts.ts';

/** The zones of the Tactics Board: the five that are always there, and those that an NCU in some army adds. */
export type ZoneId =
  | 'crown'
  | 'wealth'
  | 'tactics'
  | 'combat'
  | 'maneuver'
  | 'house-of-the-undying'
  | 'water-gardens';

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
  /** Full ranks, where they are not those of its tray. */
  readonly ranks?: number;
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

/** What an ability does to units around the one that has it, its bearer. */
export interface Aura {
  /** Friends with or without the bearer itself, or enemies. */
  readonly whom: 'friends' | 'other-friends' | 'enemies';
  /** Null: wherever they stand. */
  readonly within: 'short' | 'long' | null;
  /** Each attack of such a unit gains this. */
  readonly attacking?: (s: BattleState, attack: Attacking, bearer: UnitState) => AttackGain | null;
  /** Each attack on such a unit gains this. */
  readonly attacked?: (s: BattleState, attack: Attacking, bearer: UnitState) => AttackGain | null;
  readonly morale?: (s: BattleState, unit: UnitState, bearer: UnitState) => MoraleGain | null;
}

/** A companion and its master. */
export interface Follows {
  /** The unit of this Character; null: the one that the effect which bound it is about. */
  readonly character: string | null;
  /** It never activates by itself; others may, or follow their master. */
  readonly always?: true;
  /** It is destroyed at the start of a round in which it is not within this range of its master, or of a friend of its faction. */
  readonly within?: 'short' | 'long';
  readonly of?: 'its-faction';
}

/** What is special about a Ranged Attack. */
export interface Shots {
  /** It sees past units and terrain (battle/ranged/sees-past). */
  readonly seesPast?: true;
  /** Range and line of sight are measured from any part of the tray. */
  readonly fromAnyPart?: true;
  /** Beyond range or sight as well, with this to hit. */
  readonly anywhere?: number;
  readonly neverSolo?: true;
  /** Long Range while this holds. */
  readonly longWhile?: (s: BattleState, unit: UnitState) => boolean;
}

/** How a unit in Reserve arrives at the start of a round: along its own edge and the flanks, or the flanks alone. */
export interface Reserve {
  readonly edges: 'own-or-flank' | 'flank';
  /** It never deploys as usual, and comes in any round; others come one a round, while the enemy goes first. */
  readonly must?: true;
}

/** When a card or ability answers, whatever the trigger. */
type AnyMoment = Holds<never> & {
  readonly trigger: Trigger;
  /** Which units of the trigger its words name; chosen units and the owner of an Order are targets anyway. */
  readonly targets: 'unit' | 'other' | 'both';
};

/** What a player may do on an occasion: with a Tactics card from the hand, or an Order of a unit. */
export interface Response {
  readonly moment: AnyMoment;
  readonly ways: Ways<never>;
  /** What is chosen after that, one after the other, before anything is resolved. */
  readonly steps?: readonly Ways<never>[];
  readonly effects: readonly Effect<never>[];
}

/** What a player may do on an occasion besides an Order or a card (battle/ability/optional). */
export interface Use extends Response {
  /** Paid when it is declared, and not given back. */
  readonly price: readonly Effect<never>[];
  /** Who may use it; the player of the unit or NCU if nothing is said. */
  readonly by?: 'opponents';
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

/** What an ability gives: always the same, or as the moment has it. */
export type Given<Gain, Moment> = Gain | ((s: BattleState, moment: Moment) => Gain | null);

/** What Melee Attacks alone gain: the melee symbol. */
export interface MeleeGain {
  readonly melee: AttackGain;
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
  /** The same with the name of its player's Commander. */
  readonly countsAsCommander?: true;
  /** Friendly Tactics cards on the unit of this Character lie on this one as well (battle/ability/shared-cards). */
  readonly sharesCardsOf?: string;
  /** It speaks of army lists alone: what it demands is among the facts of its card. */
  readonly ofLists?: true;
  /** It may be held back, or must be, and where it comes from then. */
  readonly reserve?: Reserve;
  /** How many tokens of its own it begins the game with. */
  readonly tokens?: number;
  /** The name of the tokens, where several abilities of a card share them. */
  readonly pool?: string;
  readonly speed?: number | ((s: BattleState, unit: UnitState) => number);
  /** Actions it may not perform, in its activation or for free. */
  readonly forbids?: readonly Action[];
  readonly cannotShift?: true;
  /** As its Action it can only charge: always, or as long as there is anybody it can charge. */
  readonly mustCharge?: true | 'if-able';
  readonly pivotsBeforeMarch?: true;
  /** Maneuvers and Marches go over units and terrain. */
  readonly flies?: true;
  /** Keywords of terrain that mean nothing to it. */
  readonly ignores?: Given<readonly TerrainKeyword[], UnitState>;
  /** All terrain is Hindering to it. */
  readonly hinderedByAll?: true | ((s: BattleState, unit: UnitState) => boolean);
  /** Every move hurts it like one through Dangerous terrain. */
  readonly movesInDanger?: true;
  /** What its Retreats gain. */
  readonly retreats?: RetreatGain;
  /** Its Charges are Disorderly at rolls up to this. */
  readonly disorderlyUpTo?: number | ((s: BattleState, unit: UnitState) => number);
  readonly freeManeuver?: true;
  /** While engaged it may retreat at that moment instead. */
  readonly freeRetreat?: true;
  /** Distance dice that may be rolled again. */
  readonly rerolls?: readonly DistanceRoll[];
  readonly immuneTo?: Given<readonly Condition[], UnitState>;
  /** Whose Orders and Tactics cards cannot target the unit, seen from the unit. */
  readonly untargetable?: {
    readonly by: 'friends' | 'enemies' | 'all';
    readonly what: readonly TargetedBy[];
    /** Not the unit itself is out of reach, but every enemy engaged with it, seen from that enemy. */
    readonly engagedEnemies?: true;
    /** Only as long as this holds. */
    readonly while?: (s: BattleState, unit: UnitState) => boolean;
  };
  /** The family of which it makes the unit, if it does so now. */
  readonly affiliation?: (s: BattleState, unit: UnitState) => Family | null;
  /** Zones that its side counts as controlling for cards and Abilities that target the unit; cards alone with `cards`. */
  readonly controlsFor?: { readonly zones: readonly ZoneId[]; readonly by: 'cards' | 'all' };
  /** Destroying its unit gives no Victory Points; it cannot control objectives. On unit cards. */
  readonly noVictoryPoints?: true;
  readonly noObjectives?: true;
  /** The unit can have Pillage tokens (battle/faction/pillage), and those it is deployed with. */
  readonly pillages?: true;
  readonly deploysWith?: (s: BattleState, unit: UnitState) => number;
  /** The unit cannot restore Wounds. */
  readonly cannotRestore?: (s: BattleState, unit: UnitState) => boolean;
  /** So many unblocked Hits, of attacks and other effects, cost it one Wound. */
  readonly hitsPerWound?: number;
  /** Each attack of the unit gains this. */
  readonly attacking?: Given<AttackGain | MeleeGain, Attacking>;
  /** Each attack on the unit gains this. */
  readonly attacked?: Given<AttackGain | MeleeGain, Attacking>;
  readonly defense?: Given<DefenseGain, UnitState>;
  readonly morale?: MoraleGain | ((s: BattleState, unit: UnitState, test: TestKind) => MoraleGain | null);
  /** It activates right after the unit of a Character. */
  readonly follows?: Follows;
  /** How its Ranged Attacks differ from others, by their printed names. */
  readonly shots?: { readonly [attack: string]: Shots };
  /** Its Morale Stat, whatever is printed on the unit. */
  readonly moraleStat?: number;
  /** What units near it have. */
  readonly near?: Aura;
  /** What enemies engaged with the unit suffer. */
  readonly engagedEnemies?: Given<EngagedGain, UnitState>;
  /** Happens by itself. */
  readonly happens?: readonly Happening[];
  readonly order?: Response;
  /** What a player may do with it, of a unit or an NCU. */
  readonly uses?: readonly Use[];

  // Of NCUs
  /** When it activates, in place of a zone's effect, and on claiming a zone. */
  readonly activates?: NcuUse;
  readonly insteadOfZone?: NcuUse;
  /** In place of claiming a zone at all. */
  readonly insteadOfClaim?: NcuUse;
  readonly claims?: NcuUse;
  /** It is never activated, nor the target of anything. */
  readonly neverActivates?: true;
  /** Zones that its side counts as controlling while it is on the Tactics Board. */
  readonly controls?: readonly ZoneId[];
  /** Its side controls nothing by it. */
  readonly controlsNothing?: (s: BattleState) => boolean;
  /** It is activated only if its player has nothing else left. */
  readonly activatesLast?: (s: BattleState) => boolean;
  /** Every player of this faction has it from the start: a faction's own card. */
  readonly ofFaction?: Faction;
  /** Only if this Character is in the army. */
  readonly withCharacter?: string;
  /** Every unit of this faction has it, though its card does not print it. */
  readonly ofUnitsOf?: Faction;
  /** Cards more in hand. */
  readonly hand?: number;
  /** Once per game this Tactics card may be played from the deck or the discard pile. */
  readonly plays?: string;

  /** Procedures of its own. */
  readonly procedures?: readonly Procedure[];
}

/** What enemies suffer who are engaged with a unit: asked of that unit. */
export interface EngagedGain {
  readonly toHit?: number;
  /** Of their own Defense dice. */
  readonly defenseRoll?: number;
  readonly morale?: MoraleGain;
  /** In Panic Tests alone. */
  readonly panic?: MoraleGain;
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
  /** What its player chooses from when it is resolved. */
  readonly ways?: Ways<never>;
  /** Only for the rules: nothing is told of it. */
  readonly silent?: true;
}

/** What an NCU may do at some point of its activation. */
export interface NcuUse {
  readonly ways: Ways<NcuTrigger>;
  readonly effects: readonly Effect<NcuTrigger>[];
  /** It is not the player's choice whether to use it; in place of a zone's effect, that effect is not offered. */
  readonly must?: true;
  /** In place of a zone's effect: still the effect of that zone, in another form; of these zones, or of all. */
  readonly asZone?: true | readonly ZoneId[];
  /** In place of a zone's effect: for all friendly NCUs. */
  readonly forFriends?: true;
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

/** The effect of a zone, or what comes in its place, and the way of it. */
export interface ZoneChoice {
  readonly by: 'zone' | 'mode' | { readonly ability: string };
  readonly way: Way;
}

/** An NCU that is being activated. */
export interface NcuActivation {
  ncu: string;
  seat: string;
  /** The zone that it claims without being asked, out of turn (battle/tactics-board/claims-out-of-turn). */
  readonly claims?: string;
  zone: string;
  /** Whether something else has taken the place of the zone's effect. */
  replaced: boolean;
  /** What was chosen for the zone's effect, or in its place. */
  chosen: ZoneChoice | null;
  /** The target that was chosen first, if another had to be chosen. */
  notAgain: string | null;
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

/** All that is printed for a faction, and its ready armies, which name cards by their ids. */
export interface WholeFaction extends FactionCards {
  readonly armies: ReadyArmies;
}
