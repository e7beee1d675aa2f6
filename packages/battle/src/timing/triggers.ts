/**
 * Triggers: the moments to which abilities, Orders and Tactics cards answer, each with whom it is about and what else is
 * known then.
 */
import type { Condition } from '../effects/gains.ts';
import type { Side } from '../geometry/tray.ts';
import type { Pose } from '../geometry/measures.ts';
import type { Move } from '../events.ts';

type Nothing = object;
interface Attacking {
  readonly kind: 'melee' | 'ranged';
  readonly charge: boolean;
}
interface Testing {
  readonly kind: 'morale' | 'panic';
}

/** Where a unit stood when it failed a Panic Test, and with whom it was engaged. */
export interface Stood {
  readonly pose: Pose;
  readonly engaged: readonly string[];
}

/** The Actions of a Combat Unit; what a game mode adds is none of them. */
export const ACTIONS = ['maneuver', 'march', 'retreat', 'attack', 'ranged', 'charge'] as const;
export type Action = (typeof ACTIONS)[number];

/** An Action that is or was performed, in an activation or out of it; the unit or terrain it is aimed at, where known. */
interface Acting {
  readonly action: Action;
  readonly target: string | null;
}

interface AttachmentFacts {
  readonly card: string;
  readonly owner: string;
  readonly seat: string | null;
}

/** What a unit can be the target of; Orders count as Abilities, Influence as an Ability of an NCU. */
export type TargetedBy = 'order' | 'card' | 'ability' | 'ncu' | 'influence' | 'zone';

interface Targeting {
  readonly what: TargetedBy;
  /** The card, ability or zone, whose it is, and the unit or NCU it is on. */
  readonly id: string;
  readonly seat: string;
  readonly owner: string | null;
}

/** What else matters at each trigger. */
export interface TriggerFacts {
  /** Before the first round: no unit is deployed yet; all are; all hands are drawn. */
  readonly 'deployment-starts': Nothing;
  readonly deployed: Nothing;
  readonly 'hands-drawn': Nothing;
  readonly 'round-starts': Nothing;
  readonly 'round-ends': Nothing;
  /** Whose turn. */
  readonly 'turn-starts': { readonly seat: string };
  readonly 'turn-ends': { readonly seat: string };
  /** Where it stood when it was activated, and whether it begins with a Maneuver. */
  readonly 'unit-activates': { readonly stood: Pose | null; readonly maneuvers: boolean };
  readonly 'ncu-activates': Nothing;
  readonly 'zone-claimed': { readonly zone: string; readonly seat: string };
  /** After the zone's effect, or what came in its place. */
  readonly 'zone-resolved': { readonly zone: string; readonly seat: string; readonly replaced: boolean };
  /** Between declaring and resolving, for each target; and after it was resolved. */
  readonly targeted: Targeting;
  readonly 'target-resolved': Targeting;
  readonly 'zone-targets': { readonly zone: string; readonly seat: string };
  /** Before all else that happens before its dice. */
  readonly 'attack-begins': Attacking;
  readonly 'attack-before-dice': Attacking;
  readonly 'attack-after-dice': Attacking & { readonly dice: readonly number[]; readonly hits: number };
  readonly 'attack-after-defense': Attacking & {
    readonly dice: readonly number[];
    readonly hits: number;
    readonly blocked: number;
  };
  readonly 'charge-before': Nothing;
  readonly 'charge-rolled': { readonly die: number };
  /** The side of the enemy that is met. */
  readonly 'charge-succeeds': { readonly side: Side };
  readonly 'morale-before-dice': Testing;
  readonly 'morale-after-dice': Testing & { readonly dice: readonly number[] };
  readonly 'morale-passed': Testing;
  readonly 'panic-failed': { readonly suffered: number; readonly stood: Stood | null };
  readonly 'attack-completed': Attacking & {
    readonly wounds: number;
    /** The defender's ranks that it destroyed, its Panic Test included. */
    readonly ranksLost: number;
  };
  /** A failed test, before its Wounds. */
  readonly 'morale-failed': Testing;
  /** One attachment, whose it is, and whose effect it was. */
  readonly 'attachment-would-fall': AttachmentFacts;
  readonly 'attachment-destroyed': AttachmentFacts;
  /** It would be rid of it by an effect that removes it. */
  readonly 'condition-would-go': { readonly condition: Condition };
  /** It has become this; it is rid of it; it would become what it is already. */
  readonly 'condition-gained': { readonly condition: Condition };
  readonly 'condition-removed': { readonly condition: Condition };
  readonly 'condition-repeated': { readonly condition: Condition };
  readonly 'wounds-restored': { readonly wounds: number };
  /** A Pillage token; one that it cannot take, since it has two. */
  readonly 'pillage-gained': Nothing;
  readonly 'pillage-refused': Nothing;
  readonly 'rank-destroyed': Nothing;
  readonly 'would-be-destroyed': Nothing;
  readonly 'unit-destroyed': Nothing;
  readonly 'surge-forth': Nothing;
  /** The enemies it left behind. */
  readonly 'retreat-completed': { readonly left: readonly string[] };
  readonly 'retreat-rolled': { readonly die: number };
  readonly 'charge-failed': { readonly die: number };
  /** `activation`: whether it is the Action of an activation. */
  readonly 'action-before': Acting & { readonly activation: boolean };
  readonly 'action-completed': Acting;
  readonly 'move-ended': { readonly how: Move };
  readonly 'card-played': { readonly card: string; readonly seat: string };
  /** A Tactics card came to lie on a unit. */
  readonly 'card-attached': { readonly card: string };
}
export type Trigger = keyof TriggerFacts;

const EVERY: { readonly [K in Trigger]: true } = {
  'deployment-starts': true,
  deployed: true,
  'hands-drawn': true,
  'round-starts': true,
  'round-ends': true,
  'turn-starts': true,
  'turn-ends': true,
  'unit-activates': true,
  'ncu-activates': true,
  'zone-claimed': true,
  'zone-resolved': true,
  targeted: true,
  'target-resolved': true,
  'zone-targets': true,
  'attack-begins': true,
  'attack-before-dice': true,
  'attack-after-dice': true,
  'attack-after-defense': true,
  'charge-before': true,
  'charge-rolled': true,
  'charge-succeeds': true,
  'morale-before-dice': true,
  'morale-after-dice': true,
  'morale-passed': true,
  'panic-failed': true,
  'attack-completed': true,
  'morale-failed': true,
  'attachment-would-fall': true,
  'attachment-destroyed': true,
  'condition-would-go': true,
  'condition-gained': true,
  'condition-removed': true,
  'condition-repeated': true,
  'wounds-restored': true,
  'pillage-gained': true,
  'pillage-refused': true,
  'rank-destroyed': true,
  'would-be-destroyed': true,
  'unit-destroyed': true,
  'surge-forth': true,
  'retreat-completed': true,
  'retreat-rolled': true,
  'charge-failed': true,
  'action-before': true,
  'action-completed': true,
  'move-ended': true,
  'card-played': true,
  'card-attached': true,
};
export const TRIGGERS = Object.keys(EVERY) as readonly Trigger[];

/** Triggers with a unit on either end: who attacks or charges, and whom. */
export type PairTrigger =
  | 'attack-begins'
  | 'attack-before-dice'
  | 'attack-after-dice'
  | 'attack-after-defense'
  | 'attack-completed'
  | 'charge-before'
  | 'charge-rolled'
  | 'charge-succeeds'
  | 'charge-failed'
  | 'surge-forth';

/** Triggers about one unit: the one that activates, tests, loses Wounds. */
export type UnitTrigger =
  | PairTrigger
  | 'unit-activates'
  | 'zone-targets'
  | 'targeted'
  | 'target-resolved'
  | 'morale-before-dice'
  | 'morale-after-dice'
  | 'morale-passed'
  | 'panic-failed'
  | 'morale-failed'
  | 'attachment-would-fall'
  | 'attachment-destroyed'
  | 'condition-would-go'
  | 'condition-gained'
  | 'condition-removed'
  | 'condition-repeated'
  | 'wounds-restored'
  | 'pillage-gained'
  | 'pillage-refused'
  | 'rank-destroyed'
  | 'would-be-destroyed'
  | 'unit-destroyed'
  | 'retreat-completed'
  | 'retreat-rolled'
  | 'action-before'
  | 'action-completed'
  | 'move-ended'
  | 'card-attached';

/** Triggers about an NCU. */
export type NcuTrigger = 'ncu-activates' | 'zone-claimed' | 'zone-resolved';

/** A moment of the game, as it stands in the state. */
export interface Occasion<K extends Trigger = Trigger> {
  trigger: K;
  /** The unit or NCU it is about; null if it is about none. */
  unit: string | null;
  /** The other unit: the defender, the one who caused the test. */
  other: string | null;
  about: TriggerFacts[K];
}
