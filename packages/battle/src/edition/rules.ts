/**
 * Rules of the book that editions have in different forms, each under a name of its own: the engine asks for the form by
 * a property (`rulesOf(s).rules.panicWounds`) and never for the year. The ledger ids beside them say which rule is meant.
 */

// oxfmt-ignore
export interface Rules {
  /** battle/panic/fail: the D3 rolled with the test, or as many as the total falls short of the Morale Stat. */
  readonly panicWounds: 'd3' | 'shortfall';
  /** battle/morale/double-six, battle/morale/double-one: whether natural doubles decide a test whatever the modifiers. */
  readonly naturalDoubles: boolean;
  /** battle/bonus/flank, battle/bonus/rear: the attacks that have these bonuses. */
  readonly arcBonus: 'all-attacks' | 'melee';
  /** battle/idleness/engaged-must-act, battle/action/forgo */
  readonly engagedMayForgo: boolean;
  /** battle/army/commander-own-faction: whether the Commander must be of the own faction, or may be Neutral. */
  readonly commander: 'own-faction' | 'or-neutral';
  /** battle/deployment/who-deploys-first: the side that chose its zone says who does, or does so itself. */
  readonly deploysFirst: 'chooser-says' | 'chooser';
  /** battle/deployment/first-player: the other side says who is, or is. */
  readonly firstPlayer: 'other-says' | 'other';
}

/** Every rule there is a form of, so that a misspelt one is noticed. */
export const RULE_NAMES: { readonly [R in keyof Rules]: true } = {
  panicWounds: true,
  naturalDoubles: true,
  arcBonus: true,
  engagedMayForgo: true,
  commander: true,
  deploysFirst: true,
  firstPlayer: true,
};
