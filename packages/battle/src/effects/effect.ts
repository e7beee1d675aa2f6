/**
 * Effects as data. A card says what it does as a list of nodes; one table (kinds.ts) gives each kind of node what it
 * does, when it can be used, what it is worth and how it is told. The type of a node says at which triggers it makes
 * sense: what speaks of the other unit needs a trigger that has one.
 */
import type { MessageFacts, Offer } from '@maester/kernel';
import type { AttackProfile } from '../attack/profile.ts';
import type { AttackGain, Condition as Token } from './gains.ts';
import type { Lasting } from '../state.ts';
import type { Trigger } from '../timing/triggers.ts';
import type { Asked, Context, Situation } from './context.ts';

/** What must hold, under a name by which it can be told. */
export interface Holds<K extends Trigger> {
  readonly is: string;
  readonly facts?: MessageFacts;
  readonly holds: (c: Asked<K>) => boolean;
}

/** Ways to use a card, usually the targets, or none. Only what the player may know counts. */
export type Ways<K extends Trigger> = (c: Asked<K>) => readonly Offer[];

/** A number, or how to find it. */
export type Amount<K extends Trigger> = number | ((c: Asked<K>) => number);

/** Whom it concerns: a unit of the trigger, the one the ability is on, the one that was chosen, or the one chosen second. */
export type Whom = 'unit' | 'other' | 'owner' | 'chosen' | 'second';

/** An attack is in melee if the unit is engaged, ranged if not (battle/action/attack-kind). */
export type FreeAction = 'attack' | 'charge' | 'maneuver' | 'march' | 'melee' | 'ranged' | 'retreat';

/** Whose cards: the own, of the player who was chosen, of the player of a unit of the trigger. */
export type Whose = 'own' | 'chosen' | 'unit' | 'other';

/** The NCU that the moment is about, that has the ability, or that was chosen. */
export type WhichNcu = 'ncu' | 'holder' | 'chosen';

/** The fields of each kind of effect. */
export interface EffectFields {
  /** The attack gains this. */
  readonly gains: { readonly gain: AttackGain | ((c: Asked<never>) => AttackGain) };
  /** The attack gains what was chosen, `a+b` for several. */
  readonly 'gains-chosen': { readonly among: { readonly [way: string]: readonly AttackGain[] } };
  readonly becomes: { readonly who: Whom; readonly tokens: readonly Token[] };
  /** The Condition token that was chosen with the unit: `unit|condition`. */
  readonly 'becomes-chosen': object;
  readonly when: { readonly if: Holds<never>; readonly then: readonly Effect<never>[] };
  /** All of these units in turn: each is the chosen one for the effects inside. `targets`: the words say "target all". */
  readonly each: {
    readonly among: Ways<never>;
    readonly apart: readonly Effect<never>[];
    readonly targets?: true;
  };
  /** When the attack going on is completed. */
  readonly afterwards: { readonly apart: readonly Effect<never>[] };
  /** What was chosen in this step is what the effects inside choose; nothing happens if that was nothing. */
  readonly part: { readonly part: number; readonly then: readonly Effect<never>[] };
  /** A choice when it is resolved; it becomes the next part. */
  readonly chooses: { readonly by: 'own' | 'opponent'; readonly ways: Ways<never> };
  /** A die is rolled: from this number on these happen. */
  readonly 'on-roll': { readonly from: number; readonly then: readonly Effect<never>[] };
  /** After a test. */
  readonly after: { readonly passed: boolean; readonly then: readonly Effect<never>[] };
  readonly has: { readonly who: Whom; readonly ability: string; readonly until: Lasting['until'] };
  readonly tests: {
    readonly who: Whom;
    readonly kind: 'morale' | 'panic';
    readonly roll: Amount<never>;
    readonly wounds: Amount<never>;
  };
  /** Any dice of the test going on may be rolled again, or it is passed. */
  readonly 'rerolls-test': object;
  readonly 'passes-test': object;
  /** The most Wounds that failing the test going on can cost. */
  readonly 'limits-test': { readonly wounds: number };
  readonly restores: { readonly who: Whom; readonly wounds: Amount<never> };
  /** Wounds without a save; those of nobody's effect are credited to nobody. */
  readonly suffers: { readonly who: Whom; readonly wounds: Amount<never>; readonly nobodys: boolean };
  /** Automatic Hits. */
  readonly hits: { readonly who: Whom; readonly count: Amount<never>; readonly roll: number };
  /** Models are removed, which destroys no ranks and never the last model. */
  readonly 'removes-models': { readonly who: Whom; readonly models: Amount<never> };
  /** A unit that would be destroyed keeps so many Wounds. */
  readonly stays: { readonly wounds: number | 'd3' };
  /** So many Wounds in all, shared out among the units. */
  readonly 'shares-out': { readonly among: Ways<never>; readonly wounds: Amount<never> };
  /** A Condition token is expended; the one that was chosen with the unit, if none is named. */
  readonly expends: { readonly who: Whom; readonly token: Token | null };
  /** All Condition tokens go. */
  readonly 'sheds-all': { readonly who: Whom };
  /** The token that was chosen goes from the first unit to the second: `unit|unit|condition`. */
  readonly 'moves-token': object;
  /** The token that is about to be removed stays. */
  readonly 'keeps-condition': object;
  /** The token that was chosen is replaced by this one, or by the second that was chosen: `unit|condition|condition`. */
  readonly 'replaces-token': { readonly by: Token | 'chosen' };
  /** Pillage tokens. */
  readonly 'gains-pillage': { readonly who: Whom; readonly tokens: Amount<never> };
  readonly 'loses-pillage': { readonly who: Whom; readonly tokens: Amount<never> };
  readonly 'moves-pillage': { readonly from: Whom; readonly to: Whom };
  /** A token is put on the ability's card. */
  readonly 'adds-token': { readonly most: number };
  /** A free action: the one that was chosen. */
  readonly performs: {
    readonly who: Whom;
    readonly actions: readonly FreeAction[];
    /** The enemy that an attack or Charge must be at. */
    readonly on: Whom | null;
    readonly gained: readonly AttackGain[] | ((c: Asked<never>) => readonly AttackGain[]);
    /** When all Attack dice and the distance dice may be rolled again. */
    readonly again: Holds<never> | null;
  };
  readonly retreats: { readonly who: Whom; readonly reroll: Holds<never> | null };
  readonly draws: { readonly cards: number };
  /** The Tactics card stays on the unit. */
  readonly attaches: { readonly who: Whom; readonly until: Lasting['until'] };
  readonly detaches: object;
  /** A token on the attached card. */
  readonly counts: object;
  readonly 'replaces-zone': { readonly then: readonly Effect<never>[] };
  readonly assaults: object;
  /** A player may activate an NCU now: the card's own, or each opponent in turn. */
  readonly 'activates-ncu': { readonly whose: 'own' | 'opponents' };
  /** The unit is activated and performs no Actions. */
  readonly 'activates-idly': { readonly who: Whom };
  /** In place of the Action that is about to be resolved, these happen. */
  readonly 'instead-of-action': { readonly then: readonly Effect<never>[] };
  /** An attack that no unit's card has, on the chosen unit: of an NCU or a unit, with so many dice more. */
  readonly looses: {
    readonly by: Whom | 'ncu';
    readonly attack: AttackProfile;
    readonly dice: Amount<never>;
  };
  readonly overruns: { readonly reroll: Holds<never> | null };
  readonly shifts: { readonly who: Whom; readonly inches: number };
  /** So many tokens of the ability itself are spent. */
  readonly spends: { readonly count: number };
  /** Once per game, apart from other things that the same ability does. */
  readonly 'spends-once': { readonly name: string };
  /** The chosen card of an opponent's discard pile comes into the hand: `seat|card`. */
  readonly 'takes-foreign': object;
  /** Any cards of the own hand go into the deck, after as many and one more were drawn. */
  readonly 'exchanges-cards': object;
  /** Cards of the own hand, of its player's choice, are discarded or shuffled into the deck. */
  readonly 'gives-up': { readonly cards: Amount<never>; readonly to: 'discard' | 'deck' };
  /** The own deck, or discard pile too, is searched for a card. */
  readonly searches: {
    readonly among: 'any' | 'commanders' | readonly string[];
    readonly piles: 'deck' | 'both';
  };
  readonly 'looks-at-deck': {
    readonly whose: Whose;
    readonly cards: number;
    readonly and: 'takes-one' | 'discards-one';
  };
  readonly 'looks-at-hand': { readonly whose: Whose; readonly discards: boolean };
  /** A player shows the hand to everyone. */
  readonly 'reveals-hand': { readonly whose: Whose };
  /** A card that nobody chooses is discarded. */
  readonly 'loses-card': { readonly whose: Whose; readonly from: 'hand' | 'deck' };
  /** A named card is discarded if the player named with it has one in hand: `seat|card`. */
  readonly 'loses-named': object;
  /** A Commander's card of the deck is put aside, and taken to the hand. */
  readonly 'puts-aside': object;
  readonly 'takes-aside': object;
  /** The chosen card goes from the discard pile to the hand. */
  readonly 'takes-back': object;
  /** An ability waits for its player. */
  readonly watches: {
    readonly ability: string;
    readonly on: 'ncu' | 'player';
    readonly until: Lasting['until'];
  };
  readonly 'stops-watching': object;
  readonly 'moves-ncu': { readonly which: WhichNcu };
  readonly 'destroys-ncu': { readonly which: WhichNcu };
  readonly 'idles-ncu': { readonly which: WhichNcu };
  readonly 'lends-ncu': object;
  readonly 'stays-on-board': object;
  readonly 'goes-first': { readonly when: 'now' | 'next' };
  readonly 'counts-as-controlling': { readonly zone: string | null };
  readonly 'borrows-zone': object;
  readonly 'uses-zone': object;
  /** What has the unit of the moment for target is cancelled, on this roll or more. */
  readonly cancels: { readonly onRoll: number | null };
  /** The zone must have another target. */
  readonly redirects: object;
  /** A player may not use Orders or cards this turn. */
  readonly silences: { readonly whose: Whose; readonly what: readonly ('order' | 'card')[] };
  /** An attachment of a unit is destroyed: that of the ability itself, or the one chosen, `unit|attachment`. */
  readonly 'destroys-attachment': { readonly which: 'own' | 'chosen' };
  /** `unit|attachment|unit`: from the one to the other. */
  readonly 'moves-attachment': object;
  /** `attachment|unit`: a destroyed one of the own side returns. */
  readonly 'returns-attachment': object;
  /** The one that would be destroyed is placed in the chosen unit. */
  readonly 'saves-attachment': object;
  /** Victory Points for the own side, or for every enemy of the unit of the moment. */
  readonly scores: { readonly for: 'own' | 'enemies'; readonly points: number };
  /** One ability, `unit|ability`, or those of a Commander in the unit, for a while. */
  readonly 'loses-one': { readonly which: 'chosen' | 'commanders'; readonly until: Lasting['until'] };
  /** Whatever this source has laid on a unit ends. */
  readonly 'ends-on': { readonly who: Whom };
  /** The chosen unit has the abilities of another for a while: `unit|unit`. */
  readonly copies: { readonly until: Lasting['until'] };
  /** An attached card goes to another unit: `unit|card|unit`. */
  readonly 'moves-card': object;
  /** A card of the own deck or discard pile is attached: `card|unit`. */
  readonly 'attaches-from': { readonly piles: 'both' | 'discard' };
  /** The NCU lays the Influence that was chosen: `unit|ability`. */
  readonly 'influences-like': object;
  /** The NCU lays its Influence on the chosen unit. */
  readonly influences: { readonly ability: string; readonly good: 'friends' | 'enemies' };
  /** The Condition token that was chosen goes: `unit|condition`. */
  readonly sheds: object;
  /** What no word can say. */
  readonly own: {
    readonly name: string;
    readonly do: (c: Context<never>) => void;
    readonly worth: Amount<never>;
  };
}
export type EffectKind = keyof EffectFields;

export type EffectNode<E extends EffectKind = EffectKind> = {
  readonly [P in E]: { readonly effect: P } & EffectFields[P];
}[E];

/** A node that makes sense at these triggers. */
export type Effect<K extends Trigger> = EffectNode & { readonly at?: (trigger: K) => void };

/** What one kind of effect does, everywhere. */
export interface Kind<E extends EffectKind> {
  /** Effects that only hold others do nothing themselves. `place` is where the node stands in its card. */
  readonly do?: (node: EffectNode<E>, c: Situation, place: readonly number[]) => void;
  /** Whether there is any use in it now; there is if nothing is said. */
  readonly can?: (node: EffectNode<E>, c: Situation) => boolean;
  /** Whether what is inside of it happens, for effects with others inside. */
  readonly enters?: (node: EffectNode<E>, c: Situation) => boolean;
  /** For hints and computer players: about how many Wounds it is worth to its player. */
  readonly worth: (node: EffectNode<E>, c: Situation) => number;
  /** How it is told: a message of the catalogue. */
  readonly say: (node: EffectNode<E>) => { readonly key: string; readonly facts?: MessageFacts };
  /** What it surely does to an attack that is only imagined, for the odds. */
  readonly foresee?: (node: EffectNode<E>, c: Situation) => void;
}

export type Kinds = { readonly [E in EffectKind]: Kind<E> };
