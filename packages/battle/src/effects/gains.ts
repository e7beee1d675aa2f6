/**
 * The vocabulary of effects: what attacks, defense rolls and Morale Tests can gain. Effects of the same name do not
 * add up (battle/ability/same-name-not-cumulative); different ones do.
 */
export const KEYWORDS = ['critical-blow', 'precision', 'sundering', 'vicious'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const CONDITIONS = ['panicked', 'vulnerable', 'weakened'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Dice that say how far a unit gets. */
export type DistanceRoll = 'charge' | 'retreat';

export interface AttackGain {
  /** The card it comes from, for what would add up if two players used that card. */
  readonly from?: string;
  /** The card or ability that gave it, for those who read of it. */
  readonly by?: string;
  readonly keywords?: readonly Keyword[];
  readonly toHit?: number;
  readonly dieValue?: 'highest' | 'lowest';
  /** Attack dice more or fewer, after all else that decides how many are rolled. */
  readonly dice?: number;
  /** Ranks more or fewer for the Attack Die Value alone. */
  readonly ranks?: number;
  /** Hits that no die made. */
  readonly hits?: number;
  /** Each die that hits makes two. */
  readonly doubleHits?: true;
  /** Attack dice that the attacker may roll again; gained after they were rolled, it may do so then. */
  readonly reroll?: 'any' | 'misses';
  /** The defender may roll any Defense dice again. */
  readonly defenseReroll?: true;
  /** Hits that are blocked besides those that dice block, where Defense dice are rolled. */
  readonly blocks?: number;
  /** Added to the Wounds the attack deals. */
  readonly wounds?: number;
  readonly defenseRoll?: number;
  readonly panicRoll?: number;
  readonly panicWounds?: number;
  readonly everyDieHits?: true;
  /** So many unblocked Hits make one Wound; those that are left over make none. */
  readonly hitsPerWound?: number;
  /** Any Hit at all makes this many Wounds and one for each remaining rank; there are no Defense dice. */
  readonly woundsForHits?: number | 'd3';
  readonly noDefenseDice?: true;
  /** No Defense die but a 6 blocks. */
  readonly onlySixesBlock?: true;
  readonly noPanicTest?: true;
  /** Its Panic Test is passed without a roll. */
  readonly panicPassed?: true;
  /** Condition tokens that nobody may expend for this attack. */
  readonly keeps?: readonly Condition[];
  readonly noBonuses?: true;
  /** If the defender fails the Panic Test of this attack, it becomes this. */
  readonly panicBecomes?: readonly Condition[];
  /** When it is over and the defender still stands, the attacker becomes this. */
  readonly attackerBecomes?: readonly Condition[];
}

export interface RetreatGain {
  /** The die counts as a 6, whatever it shows. */
  readonly dieIsSix?: true;
  /** So many inches further. */
  readonly inches?: number;
  /** Enemies it disengages from may not pivot. */
  readonly noPivots?: true;
  /** And become this. */
  readonly leftBecome?: readonly Condition[];
}

export interface DefenseGain {
  readonly roll?: number;
  /** Enemies may not expend its Vulnerable token. */
  readonly keepsToken?: true;
}

export interface MoraleGain {
  readonly roll?: number;
  /** More Wounds from failed Panic Tests. */
  readonly panicWounds?: number;
  /** The most that a failed Panic Test can cost. */
  readonly mostPanicWounds?: number;
  /** A failed Panic Test leaves it one Wound. */
  readonly keepsLastWound?: true;
  /** Passed without a roll. */
  readonly passes?: true;
  /** Enemies may not expend its Panicked token. */
  readonly keepsToken?: true;
}

/** Everything an attack has gained, added up. */
export interface AttackTotal {
  keywords: Keyword[];
  toHit: number;
  dice: number;
  ranks: number;
  hits: number;
  highest: boolean;
  lowest: boolean;
  rerollAny: boolean;
  rerollMisses: boolean;
  defenseReroll: boolean;
  blocks: number;
  wounds: number;
  defenseRoll: number;
  panicRoll: number;
  panicWounds: number;
  everyDieHits: boolean;
  hitsPerWound: number;
  woundsForHits: number | 'd3' | null;
  noDefenseDice: boolean;
  onlySixesBlock: boolean;
  noPanicTest: boolean;
  panicPassed: boolean;
  doubleHits: boolean;
  noBonuses: boolean;
  keeps: Condition[];
}

export function nothingGained(): AttackTotal {
  return {
    keywords: [],
    toHit: 0,
    dice: 0,
    ranks: 0,
    hits: 0,
    highest: false,
    lowest: false,
    rerollAny: false,
    rerollMisses: false,
    defenseReroll: false,
    blocks: 0,
    wounds: 0,
    defenseRoll: 0,
    panicRoll: 0,
    panicWounds: 0,
    everyDieHits: false,
    hitsPerWound: 1,
    woundsForHits: null,
    noDefenseDice: false,
    onlySixesBlock: false,
    noPanicTest: false,
    panicPassed: false,
    doubleHits: false,
    noBonuses: false,
    keeps: [],
  };
}

export function gain(total: AttackTotal, more: AttackGain): void {
  for (const keyword of more.keywords ?? [])
    if (!total.keywords.includes(keyword)) total.keywords.push(keyword);
  total.toHit += more.toHit ?? 0;
  total.dice += more.dice ?? 0;
  total.ranks += more.ranks ?? 0;
  total.hits += more.hits ?? 0;
  total.highest ||= more.dieValue === 'highest';
  total.lowest ||= more.dieValue === 'lowest';
  total.rerollAny ||= more.reroll === 'any';
  total.rerollMisses ||= more.reroll === 'misses';
  total.defenseReroll ||= more.defenseReroll === true;
  total.blocks += more.blocks ?? 0;
  total.wounds += more.wounds ?? 0;
  total.defenseRoll += more.defenseRoll ?? 0;
  total.panicRoll += more.panicRoll ?? 0;
  total.panicWounds += more.panicWounds ?? 0;
  total.everyDieHits ||= more.everyDieHits === true;
  total.hitsPerWound = Math.max(total.hitsPerWound, more.hitsPerWound ?? 1);
  total.woundsForHits = more.woundsForHits ?? total.woundsForHits;
  total.noDefenseDice ||= more.noDefenseDice === true;
  total.onlySixesBlock ||= more.onlySixesBlock === true;
  total.noPanicTest ||= more.noPanicTest === true;
  total.panicPassed ||= more.panicPassed === true;
  total.doubleHits ||= more.doubleHits === true;
  if (more.keeps !== undefined) total.keeps.push(...more.keeps);
  total.noBonuses ||= more.noBonuses === true;
}
