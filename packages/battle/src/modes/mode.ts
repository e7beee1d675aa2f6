/**
 * What a game mode is: where armies deploy, which tokens lie on the table, how points are scored, and where it adds to
 * the rules. A hook that needs a player's choice runs a procedure of its own.
 */
import type { Offer, Procedure, Refusal, Thing } from '@maester/kernel';
import type { AttackGain } from '../effects/gains.ts';
import type { Pose } from '../geometry/measures.ts';
import type { Move } from '../events.ts';
import type { Polygon } from '../geometry/polygon.ts';
import type { Corners, Side } from '../geometry/tray.ts';
import type { T } from '../rules.ts';
import type { BattleState, NcuState, Objective, TerrainPiece, UnitState } from '../state.ts';
import type { UnitCard } from '../cards/card.ts';
import type { ModeId } from './ids.ts';
import type { Attack } from '../attack/frame.ts';
import type { TerrainKind } from '../terrain/kinds.ts';

/** Whose effect destroyed a unit, and which unit's it was; that one as it stood then, for it may have fallen since. */
export interface Destruction {
  readonly seat: string | null;
  readonly by: string | null;
  readonly killer: UnitState | null;
}

/** How terrain is placed where a mode changes it. */
export interface TerrainRules {
  /** Deployment Zones too, but 6" from every edge of the table; the rule that says so. */
  readonly anywhere?: string;
  /** Kinds that are not placed. */
  readonly without?: { readonly kinds: readonly TerrainKind[]; readonly rule: string };
  /** How far other pieces keep away from the pieces of the mode itself, in inches. */
  readonly apartFrom?: (piece: TerrainPiece) => number | null;
  /** One side places all of it, up to four pieces of any kind, away from its own zone. */
  readonly placedBy?: {
    readonly side: (s: BattleState) => number;
    readonly rule: string;
    /** At exactly that distance as well. */
    readonly atLeast?: true;
  };
  /** No more than so many pieces of a kind lie on the table. */
  readonly supply?: { readonly kind: TerrainKind; readonly most: number; readonly rule: string };
}

/** Something else to do in place of a zone's effect, and what the way chosen is about. */
interface ZoneReplacement {
  /** The zones it is for, if not for all. */
  readonly zones?: readonly string[];
  readonly ways: (s: BattleState, seat: string) => readonly Offer[];
  readonly effect: (t: T, seat: string, on: readonly Thing[]) => void;
}

/** Things of the mode's own that stand on the battlefield and are no units: they block the way, and enemies charge them. */
interface Fixtures {
  /** Shapes that nobody moves through, but for the one that is being charged. */
  readonly shapes: (s: BattleState, but: string | null) => readonly Polygon[];
  /** Those of the enemy that the unit is in contact with. */
  readonly touched: (s: BattleState, unit: UnitState) => readonly UnitState[];
  readonly chargeable: (s: BattleState, unit: UnitState) => readonly UnitState[];
  /** Where a charger can stand along a side of one. */
  readonly alignments: (
    unit: UnitState,
    fixture: UnitState,
    side: Side,
    obstacles: readonly Polygon[],
  ) => readonly Pose[];
  /** How many Hits make a Wound. */
  readonly hitsPerWound: number;
  readonly activates: (t: T, fixture: UnitState) => void;
  /** The Hits of an attack on it. */
  readonly struck: (t: T, fixture: UnitState, hits: number, seat: string) => void;
}

/** Victory Points, and the rule that gives them. */
export interface Worth {
  readonly points: number;
  readonly because: string;
}

/** What a card does to one unit when its token scores: to one within Long Range of the controlling unit, if not anywhere. */
interface ScoredCard {
  readonly targets: (s: BattleState, unit: UnitState) => readonly UnitState[];
  readonly anywhere?: true;
  readonly optional?: true;
  readonly effect: (t: T, target: UnitState) => void;
}
export type ScoredCards = { readonly [card: number]: ScoredCard };

/** What missions are worth to a player at the end of a round. */
export type MissionScores = {
  readonly [mission: number]: {
    readonly worth: (s: BattleState, seat: string) => number;
    readonly rule: string;
  };
};

/** A part of the battlefield that sides hold, and their army points in it. */
export interface HeldGround {
  readonly id: string;
  readonly ground: Polygon;
  readonly points: readonly number[];
  /** The side that holds it. */
  readonly side: number | null;
}

export interface Mode {
  readonly id: ModeId;
  /** Depth of the deployment zones, in inches; by table edge where they differ. */
  readonly deployment: number | ((s: BattleState, edge: number) => number);
  /** Zones that are squares of that size in opposite corners, the left one seen from the own edge. */
  readonly cornerZones?: true;
  /** Objective tokens, in inches from the south-west corner. */
  readonly tokens: readonly (readonly [number, number])[];
  /** Tokens are held by covering them, by touching them first, or carried away. */
  readonly objectives: 'covered' | 'touched' | 'carried';
  readonly victoryThroughCombat?: false;
  /** Victory Points needed to win besides those of the game's size. */
  readonly morePointsNeeded?: number;
  /** Whether tournaments and free-for-alls may use it; they may unless it says otherwise. */
  readonly forTournaments?: false;
  readonly forFreeForAll?: false;
  readonly terrain?: TerrainRules;
  /** What it puts on the table like units, by the id of its card. */
  readonly pieces?: { readonly [card: string]: UnitCard };
  readonly fixtures?: Fixtures;
  /** Ground that this unit may neither enter nor cross, whatever lies there. */
  readonly closedTo?: (s: BattleState, unit: UnitState) => readonly Polygon[];
  readonly procedures?: readonly Procedure[];

  /** Parts of the battlefield that are held, as they stand now: for screens. */
  readonly grounds?: (s: BattleState) => readonly HeldGround[];

  // Setting up
  /** What always stands on the table: walls, corpse piles. */
  readonly furnish?: (s: BattleState) => void;
  /** Before terrain: cards are dealt, walls built. */
  readonly prepare?: (t: T) => void;
  /** Whether prepare has given the zones out already. */
  readonly zonesAreGiven?: true;
  readonly beforeDeployment?: (t: T) => void;
  readonly inReserve?: (s: BattleState, unit: UnitState) => boolean;
  readonly deployProblem?: (s: BattleState, unit: UnitState, shape: Corners) => Refusal | null;
  /** When the First Player is known, before the first round. */
  readonly begins?: (t: T) => void;

  // The round
  readonly roundStarts?: (t: T) => void;
  readonly turnStarts?: (t: T) => void;
  /** Whether a unit that is off the table may be activated to arrive. */
  readonly mayArrive?: (s: BattleState, unit: UnitState) => boolean;
  /** A player with nothing else to activate lets such units wait until the next round. */
  readonly reserveWaits?: (s: BattleState) => void;
  /** Such a unit is deployed in place of an activation. */
  readonly deploysFromReserve?: (t: T, unit: UnitState) => void;
  readonly unitActivates?: (t: T, unit: UnitState) => void;
  /** Actions of a Combat Unit besides the usual ones. */
  readonly actions?: (s: BattleState, unit: UnitState) => readonly Offer[];
  /** Actions are told apart by what they are about; `gained` is what a card adds to an attack that it allows. */
  readonly act?: (t: T, unit: UnitState, on: readonly Thing[], gained?: AttackGain[]) => void;
  /** Actions that count as an Attack action, engaged or not, free or not. */
  readonly attackActions?: (s: BattleState, unit: UnitState) => readonly Offer[];
  /** The rule that keeps the unit from marching. */
  readonly noMarch?: (s: BattleState, unit: UnitState) => string | null;
  /** Speed in inches, from what it would be. */
  readonly speed?: (s: BattleState, unit: UnitState, speed: number) => number;
  readonly actionEnded?: (t: T, unit: UnitState) => void;
  /** What an NCU may do in place of claiming a zone. */
  readonly ncuActions?: (s: BattleState, ncu: NcuState) => readonly Offer[];
  readonly ncuActs?: (t: T, ncu: NcuState, action: string) => void;
  readonly zoneClaimed?: (t: T, seat: string, zone: string) => void;
  readonly insteadOfZone?: ZoneReplacement;

  // What happens to units
  readonly moveEnded?: (t: T, unit: UnitState, how: Move) => void;
  readonly tokenClaimed?: (t: T, unit: UnitState, objective: Objective) => void;
  /** Whether an NCU has lost its Abilities. */
  readonly silencesNcu?: (s: BattleState, ncu: NcuState) => boolean;
  readonly chargeDeclared?: (t: T, target: UnitState) => void;
  readonly attackCompleted?: (t: T, attack: Attack) => void;
  readonly panicFailed?: (t: T, unit: UnitState) => void;
  readonly attachmentsDestroyed?: (
    t: T,
    unit: UnitState,
    cards: readonly string[],
    seat: string | null,
  ) => void;
  /** Before the tray is removed. */
  readonly unitDestroyed?: (t: T, unit: UnitState, how: Destruction) => void;

  // Victory
  /** Whether a destroyed unit counts as one that is still to come (battle/victory/elimination). */
  readonly comesBack?: (s: BattleState, unit: UnitState) => boolean;
  /** What a side would score if the round ended now, as far as nobody has to decide about it. */
  readonly worthNow?: (s: BattleState, side: number) => readonly Worth[];
  /** A side that never scores. */
  readonly scoresNothing?: (s: BattleState, side: number) => boolean;
  /** At the end of every round. */
  readonly scoreRound?: (t: T) => void;
  /** What objective cards do when their tokens score, and missions that score at the end of a round, besides the usual. */
  readonly scoredCards?: ScoredCards;
  readonly missions?: MissionScores;
  /** When nobody has won at the end of a round. */
  readonly roundEnded?: (t: T) => void;
  /** Who wins when the last round has ended, if it is not the points that decide. */
  readonly afterLastRound?: (s: BattleState) => { readonly sides: readonly number[]; readonly rule: string };
}

/** The modes at hand. */
export type Modes = { readonly [M in ModeId]?: Mode };
