/** What happens, for the battle report and the screen. The message catalogue has a sentence for each type. */
import type { Saying } from '@maester/kernel';
import type { Side } from './geometry/tray.ts';
import type { Condition, Keyword } from './effects/gains.ts';
import type { Pose } from './geometry/measures.ts';
import type { Arc } from './geometry/arcs.ts';

/** What a unit did when it moved. */
export type Move =
  | 'align'
  | 'charge'
  | 'maneuver'
  | 'march'
  | 'pivot'
  | 'pushed'
  | 'retreat'
  | 'shift'
  | 'surge-forth';

/** Something that was added to a roll, for whoever wants to know why. */
export interface Modifier {
  /** What it comes from; `effect` is the one that brought the roll about. */
  readonly from: 'ability' | 'arc' | 'card' | 'effect' | 'keyword' | 'terrain' | 'zone';
  readonly id: string;
  /** Others of the same kind, where only their sum is known. */
  readonly also?: readonly string[];
  readonly roll: number;
}

export type BattleEvent =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'round-ends'; readonly round: number }
  | { readonly type: 'turn'; readonly seat: string }
  | { readonly type: 'passed'; readonly seat: string }
  | { readonly type: 'activated'; readonly unit: string }
  | { readonly type: 'terrain'; readonly seat: string; readonly kind: string; readonly pose: Pose }
  | { readonly type: 'terrain-laid'; readonly layout: string; readonly kinds: readonly string[] }
  | { readonly type: 'terrain-removed'; readonly kind: string; readonly unit: string }
  | { readonly type: 'zone-chosen'; readonly seat: string; readonly edge: number }
  | { readonly type: 'given-away'; readonly seat: string; readonly unit: string; readonly card: string }
  | { readonly type: 'left-out'; readonly seat: string; readonly card: string }
  | { readonly type: 'first-player'; readonly seat: string }
  | { readonly type: 'deployed'; readonly unit: string; readonly pose: Pose }
  | { readonly type: 'action'; readonly unit: string; readonly action: string }
  | {
      readonly type: 'moved';
      readonly unit: string;
      readonly how: Move;
      readonly from: Pose | null;
      readonly pose: Pose;
    }
  | {
      readonly type: 'charge';
      readonly unit: string;
      readonly target: string;
      readonly side: Side;
      readonly die: number;
      /** How far it ran. */
      readonly distance: number;
      /** How far away the target was when it was declared. */
      readonly away: number;
    }
  | { readonly type: 'retreat-failed'; readonly unit: string }
  | { readonly type: 'charge-failed'; readonly unit: string; readonly target: string }
  | { readonly type: 'disorderly'; readonly unit: string }
  | {
      readonly type: 'attack';
      readonly unit: string;
      readonly target: string;
      readonly attack: string;
      readonly arc: Arc;
      readonly dice: number;
    }
  | {
      readonly type: 'hits';
      readonly unit: string;
      readonly target: string;
      readonly hits: number;
      /** As printed, and what changes the roll. */
      readonly needed: number;
      readonly modifiers: readonly Modifier[];
      readonly keywords: readonly Keyword[];
    }
  /** Some dice of a roll were rolled again, each told as a roll of its own before; these are all of them now. */
  | {
      readonly type: 're-rolled';
      readonly seat: string;
      readonly roll: string;
      /** The places of those that were rolled again. */
      readonly again: readonly number[];
      readonly dice: readonly number[];
    }
  /** Defense dice were rolled; the Wounds follow. */
  | {
      readonly type: 'saves';
      readonly unit: string;
      readonly hits: number;
      readonly blocked: number;
      readonly needed: number;
      readonly modifiers: readonly Modifier[];
      /** Wounds that come besides, whatever the dice show. */
      readonly more: readonly Modifier[];
    }
  | { readonly type: 'wounds'; readonly unit: string; readonly wounds: number; readonly left: number }
  /** Models were removed: nothing was suffered. */
  | { readonly type: 'models-removed'; readonly unit: string; readonly models: number; readonly left: number }
  | { readonly type: 'restored'; readonly unit: string; readonly wounds: number }
  /** It gained or lost Pillage tokens; so many it has now. */
  | { readonly type: 'pillage'; readonly unit: string; readonly tokens: number }
  /** A token was put on the card of an ability. */
  | { readonly type: 'token'; readonly unit: string; readonly ability: string; readonly tokens: number }
  | { readonly type: 'pillage-lost'; readonly unit: string; readonly tokens: number }
  | { readonly type: 'destroyed'; readonly unit: string }
  | { readonly type: 'attachment-destroyed'; readonly unit: string; readonly card: string }
  | { readonly type: 'attached'; readonly unit: string; readonly card: string }
  | {
      readonly type: 'morale';
      readonly unit: string;
      readonly test: 'morale' | 'panic';
      /** The dice as they lie in the end, and the total. */
      readonly dice: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly roll: number;
      readonly needed: number;
      readonly passed: boolean;
      /** Wounds that failing costs on top of the D3 of panic. */
      readonly more: number;
    }
  /** An ability passes a test for the unit, without dice. */
  | {
      readonly type: 'test-passed';
      readonly unit: string;
      readonly test: 'morale' | 'panic';
      readonly ability: string;
    }
  | { readonly type: 'condition'; readonly unit: string; readonly condition: Condition }
  | { readonly type: 'condition-expended'; readonly unit: string; readonly condition: Condition }
  | { readonly type: 'condition-removed'; readonly unit: string; readonly condition: Condition }
  | {
      readonly type: 'card';
      readonly seat: string;
      readonly card: string;
      readonly option: string;
      /** What was chosen with it, if there was a choice. */
      readonly chosen: Saying | null;
    }
  | {
      readonly type: 'order';
      readonly seat: string;
      readonly unit: string;
      readonly order: string;
      readonly option: string;
      readonly chosen: Saying | null;
    }
  /** A player used an ability of a unit or NCU. */
  | {
      readonly type: 'used';
      readonly seat: string;
      readonly unit: string;
      /** Whether the unit or NCU that has the ability is the player's own. */
      readonly whose: 'own' | 'other';
      readonly ability: string;
      readonly option: string;
      readonly chosen: Saying | null;
    }
  /** An ability that happens by itself is about to. */
  | { readonly type: 'ability'; readonly unit: string; readonly ability: string }
  | { readonly type: 'cancelled'; readonly seat: string; readonly card: string }
  | { readonly type: 'ability-cancelled'; readonly seat: string; readonly ability: string }
  | { readonly type: 'zone-cancelled'; readonly seat: string; readonly zone: string }
  /** A card of an opponent's discard pile came into a player's hand. */
  | { readonly type: 'card-stolen'; readonly seat: string; readonly of: string; readonly card: string }
  | { readonly type: 'drawn'; readonly seat: string; readonly cards: readonly string[] }
  | {
      readonly type: 'card-taken';
      readonly seat: string;
      readonly card: string;
      readonly from: 'deck' | 'discard';
    }
  | { readonly type: 'discarded'; readonly seat: string; readonly cards: readonly string[] }
  /** A player looked at cards that lie face down; `seen` tells that player which. */
  | {
      readonly type: 'looked';
      readonly seat: string;
      readonly of: string;
      readonly pile: 'deck' | 'hand';
      readonly count: number;
    }
  | {
      readonly type: 'seen';
      readonly seat: string;
      readonly of: string;
      readonly pile: 'deck' | 'hand';
      readonly cards: readonly string[];
    }
  /** A hand was shown to everyone. */
  | { readonly type: 'revealed'; readonly seat: string; readonly cards: readonly string[] }
  | { readonly type: 'card-named'; readonly seat: string; readonly of: string; readonly card: string }
  | { readonly type: 'returned-to-deck'; readonly seat: string; readonly count: number }
  | { readonly type: 'put-aside'; readonly seat: string }
  | { readonly type: 'card-attached'; readonly seat: string; readonly card: string; readonly unit: string }
  | { readonly type: 'claimed'; readonly ncu: string; readonly zone: string }
  | { readonly type: 'ncu-moved'; readonly ncu: string; readonly zone: string }
  | { readonly type: 'ncu-destroyed'; readonly ncu: string }
  | { readonly type: 'lent'; readonly ncu: string; readonly seat: string }
  /** The zone itself comes now, not a card in its place. */
  | { readonly type: 'zone-effect'; readonly zone: string }
  | { readonly type: 'influence'; readonly ncu: string; readonly unit: string; readonly ability: string }
  | {
      readonly type: 'objective-claimed';
      readonly unit: string;
      readonly objective: string;
      /** The objective card that lies with it. */
      readonly card: number | null;
    }
  | {
      readonly type: 'objective-placed';
      readonly seat: string;
      readonly objective: string;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'objective-destroyed'; readonly unit: string; readonly objective: string }
  | {
      readonly type: 'objective-card';
      readonly seat: string;
      readonly unit: string | null;
      readonly card: number;
    }
  | {
      readonly type: 'objective-used';
      /** The unit that controls the objective, and the one that it is used on. */
      readonly by: string;
      readonly unit: string;
      readonly card: number;
    }
  | {
      readonly type: 'mission';
      readonly seat: string | null;
      readonly mission: number;
      readonly is: 'revealed' | 'active' | 'reserve' | 'discarded';
    }
  | { readonly type: 'marked'; readonly seat: string; readonly unit: string }
  | {
      readonly type: 'victory-point-tokens';
      readonly seat: string;
      readonly unit: string;
      readonly count: number;
    }
  | { readonly type: 'in-quadrant'; readonly ncu: string; readonly quadrant: string }
  | { readonly type: 'role'; readonly seat: string; readonly role: 'attacker' | 'defender' }
  | {
      readonly type: 'siege-card';
      readonly seat: string;
      readonly card: number;
      readonly option: string;
      readonly chosen: Saying | null;
    }
  | { readonly type: 'enters'; readonly seat: string; readonly unit: string; readonly card: string }
  | { readonly type: 'in-reserve'; readonly seat: string; readonly units: readonly string[] }
  | { readonly type: 'redeployed'; readonly unit: string }
  | { readonly type: 'scored'; readonly side: number; readonly points: number; readonly because: string }
  | { readonly type: 'eliminated'; readonly side: number }
  | { readonly type: 'end'; readonly winners: readonly string[]; readonly rule: string };
