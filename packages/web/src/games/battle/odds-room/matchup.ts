// An attack as the odds room has it: who attacks whom, how, with what; all of it in an address. The rules work out the
// odds (`@maester/battle`, docs/odds.md).

import {
  armySheet,
  ATTACKER,
  attackOdds,
  DEFENDER,
  describeAttack,
  duel,
  rulesOf,
  sizeOf,
  USUAL_EDITION,
  waysToUse,
  type AttackDescription,
  type BattleState,
} from '@maester/battle/engine';
import {
  CONDITIONS,
  FACTIONS,
  KEYWORDS,
  type Condition,
  type Faction,
  type Keyword,
} from '@maester/battle/tables';
import { idOf } from '@maester/kernel';

export const ARCS = ['front', 'flank', 'rear'] as const;
export type ArcName = (typeof ARCS)[number];
export const MOST_TIMES = 6;

export interface Fighter {
  readonly faction: Faction;
  readonly card: string;
  readonly attachments: readonly string[];
}

/** Printed numbers that were replaced by others; null: as printed. */
export interface Numbers {
  readonly dice: number | null;
  readonly toHit: number | null;
  readonly defense: number | null;
  readonly morale: number | null;
}

export interface Matchup extends Numbers {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly profile: number;
  /** Ranks the attacker has left; null: all. */
  readonly ranks: number | null;
  /** Wounds the defender has left; null: all. */
  readonly wounds: number | null;
  readonly arc: ArcName;
  readonly charge: boolean;
  readonly tokens: readonly Condition[];
  readonly keywords: readonly Keyword[];
  readonly reroll: 'any' | 'misses' | null;
  /** The Commander of the attacker's army, who may be elsewhere: its Tactics cards can be played. */
  readonly commander: string | null;
  /** Orders and Tactics cards of the attacker's player: `card`, or `card:way` where there is something to choose. */
  readonly using: readonly string[];
  /** How often the attack is made, one after the other. */
  readonly times: number;
}

export const USUAL_MATCHUP: Matchup = {
  attacker: { faction: 'stark', card: 'stark-sworn-swords', attachments: [] },
  defender: { faction: 'lannister', card: 'lannister-guardsmen', attachments: [] },
  profile: 0,
  ranks: null,
  wounds: null,
  arc: 'front',
  charge: false,
  tokens: [],
  keywords: [],
  reroll: null,
  commander: null,
  using: [],
  times: 1,
  dice: null,
  toHit: null,
  defense: null,
  morale: null,
};

/** What a number may be; more takes too long or makes no sense. */
const LIMITS: Readonly<Record<keyof Numbers | 'ranks' | 'wounds', readonly [number, number]>> = {
  dice: [0, 20],
  toHit: [2, 6],
  defense: [2, 6],
  morale: [2, 12],
  ranks: [1, 6],
  wounds: [1, 60],
};

const ID = /^[a-z\d-]+$/;
const USED = /^[a-z\d-]+(?::[a-z\d+|-]+)?$/;

/** The card or Order of something used. */
export const cardUsed = (used: string): string => used.split(':', 1)[0] ?? used;

export function readMatchup(query: string): Matchup {
  const said = new URLSearchParams(query);
  const list = <T extends string>(name: string, of: readonly T[]): readonly T[] =>
    of.filter((each) => (said.get(name) ?? '').split(' ').includes(each));
  const number = (name: keyof typeof LIMITS): number | null => {
    const [least, most] = LIMITS[name];
    const value = Number(said.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : null;
  };
  const fighter = (name: string, otherwise: Fighter): Fighter => {
    const [faction = '', card, ...attachments] = (said.get(name) ?? '').split(' ');
    const of = FACTIONS.find((each) => each === faction);
    return of === undefined || card === undefined || !ID.test(card)
      ? otherwise
      : { faction: of, card, attachments: attachments.filter((id) => ID.test(id)).slice(0, 3) };
  };
  const times = Number(said.get('times') ?? 1);
  const profile = Number(said.get('profile') ?? 0);
  return {
    attacker: fighter('attacker', USUAL_MATCHUP.attacker),
    defender: fighter('defender', USUAL_MATCHUP.defender),
    profile: Number.isInteger(profile) && profile >= 0 && profile < 5 ? profile : 0,
    ranks: number('ranks'),
    wounds: number('wounds'),
    arc: ARCS.find((arc) => arc === said.get('arc')) ?? 'front',
    charge: said.get('charge') === 'yes',
    tokens: list('tokens', CONDITIONS),
    keywords: list('keywords', KEYWORDS),
    reroll: (['any', 'misses'] as const).find((each) => each === said.get('reroll')) ?? null,
    commander: ID.test(said.get('commander') ?? '') ? said.get('commander') : null,
    using: (said.get('using') ?? '').split(' ').filter((used) => USED.test(used)),
    times: Number.isInteger(times) && times >= 1 && times <= MOST_TIMES ? times : 1,
    dice: number('dice'),
    toHit: number('toHit'),
    defense: number('defense'),
    morale: number('morale'),
  };
}

export function writeMatchup(matchup: Matchup): string {
  const said = new URLSearchParams();
  for (const side of ['attacker', 'defender'] as const) {
    const { faction, card, attachments } = matchup[side];
    said.set(side, [faction, card, ...attachments].join(' '));
  }
  const plain = {
    profile: matchup.profile,
    arc: matchup.arc === 'front' ? null : matchup.arc,
    charge: matchup.charge ? 'yes' : null,
    tokens: matchup.tokens.join(' '),
    keywords: matchup.keywords.join(' '),
    reroll: matchup.reroll,
    commander: matchup.commander,
    using: matchup.using.join(' '),
    times: matchup.times === 1 ? null : matchup.times,
    ranks: matchup.ranks,
    wounds: matchup.wounds,
    dice: matchup.dice,
    toHit: matchup.toHit,
    defense: matchup.defense,
    morale: matchup.morale,
  };
  for (const [name, value] of Object.entries(plain))
    if (value !== null && value !== '' && !(name === 'profile' && value === 0)) said.set(name, String(value));
  return said.toString();
}

const rules = () => rulesOf({ edition: USUAL_EDITION });

/** The same with cards, attacks and attachments that exist. */
export function known(matchup: Matchup): Matchup {
  const { units, tactics, abilities } = rules();
  const side = (fighter: Fighter): Fighter => {
    const card =
      units[fighter.card]?.faction === fighter.faction
        ? fighter.card
        : (Object.keys(units).find((id) => units[id]?.faction === fighter.faction) ?? fighter.card);
    return {
      ...fighter,
      card,
      attachments: joined(fighter.faction, card, fighter.attachments),
    };
  };
  const [attacker, defender] = [side(matchup.attacker), side(matchup.defender)];
  const attacks = units[attacker.card]?.attacks.length ?? 1;
  const limited = (value: number | null, most: number): number | null =>
    value === null || value >= most ? null : value;
  return {
    ...matchup,
    attacker,
    defender,
    profile: matchup.profile < attacks ? matchup.profile : 0,
    ranks: limited(matchup.ranks, sizeOf(attacker.card).ranks),
    wounds: limited(matchup.wounds, sizeOf(defender.card).wounds),
    commander: commandersOf(attacker.faction).find((id) => id === matchup.commander) ?? null,
    using: matchup.using.filter(
      (used) => tactics[cardUsed(used)] !== undefined || abilities[cardUsed(used)] !== undefined,
    ),
  };
}

/** Commanders whose Tactics cards an army of this faction can have. */
export function commandersOf(faction: Faction): readonly string[] {
  const all = Object.values(rules().tactics).flatMap((card) =>
    card.faction === faction && card.commander !== null ? card.commander : [],
  );
  return [...new Set(all)];
}

/** What keeps attachments out of a unit: those are rules of every list. */
const AGAINST_JOINING = /^battle\/(?:attachment\/(?!must-hold)|faction\/attachments-given-away)/;

export function mayJoin(faction: Faction, card: string, attachments: readonly string[]): boolean {
  const list = { name: '', faction, commander: '', units: [{ card, attachments }], ncus: [] };
  return armySheet(list, MOST_POINTS).problems.every(({ rule }) => !AGAINST_JOINING.test(rule));
}

const MOST_POINTS = 1000;

/** Of these in their order, those who may be in the unit together. */
function joined(faction: Faction, card: string, attachments: readonly string[]): readonly string[] {
  const those: string[] = [];
  for (const id of attachments) {
    if (rules().attachments[id] === undefined || those.includes(id)) continue;
    if (mayJoin(faction, card, [...those, id])) those.push(id);
  }
  return those;
}

/** The two on a table of their own. */
function tableOf({ attacker, defender, ranks, wounds, tokens, arc, charge }: Matchup): BattleState {
  const only = (...own: readonly Condition[]): readonly Condition[] =>
    tokens.filter((each) => own.includes(each));
  return duel(
    { ...attacker, conditions: only('weakened'), ...(ranks !== null && { ranks }) },
    { ...defender, conditions: only('vulnerable', 'panicked'), ...(wounds !== null && { wounds }) },
    arc,
    charge,
  );
}

/** The attack in plain numbers, with everything that counts. */
export function describe(matchup: Matchup): AttackDescription {
  const described = describeAttack(tableOf(matchup), ATTACKER, DEFENDER, matchup.profile, {
    charge: matchup.charge,
    using: matchup.using,
    gained: [
      {
        keywords: matchup.keywords,
        ...(matchup.reroll !== null && { reroll: matchup.reroll }),
      },
    ],
  });
  return {
    ...described,
    ...(matchup.dice !== null && { dice: matchup.dice }),
    ...(matchup.toHit !== null && { toHit: matchup.toHit }),
    ...(matchup.defense !== null && { defense: matchup.defense }),
    ...(matchup.morale !== null && { morale: matchup.morale }),
  };
}

/** Orders of the attacker and Tactics cards of its faction that would change this attack. */
export function usable(matchup: Matchup): readonly string[] {
  const { units, attachments, tactics, abilities } = rules();
  const { faction, card, attachments: within } = matchup.attacker;
  const printed = [
    ...(units[card]?.abilities ?? []),
    ...within.flatMap((id) => attachments[id]?.abilities ?? []),
  ];
  const orders = printed.filter((id) => abilities[id]?.order !== undefined);
  const commanders = [...within.filter((id) => attachments[id]?.commands !== undefined), matchup.commander];
  const cards = Object.keys(tactics).filter((id) => {
    const { faction: of, commander } = tactics[id] ?? {};
    return (
      of === faction && (commander === null || (commander !== undefined && commanders.includes(commander)))
    );
  });
  const plain = JSON.stringify(describe({ ...matchup, using: [] }));
  return [...new Set([...orders, ...cards])].flatMap((id) => {
    const ways = waysToUse(tableOf(matchup), ATTACKER, DEFENDER, matchup.profile, id, {
      charge: matchup.charge,
    });
    const each = ways.length > 1 ? ways.map((way) => `${id}:${idOf(way)}`) : [id];
    // Ways that come to the same are one.
    const seen = new Set([plain]);
    return each.filter((used) => {
      const described = JSON.stringify(describe({ ...matchup, using: [used] }));
      if (seen.has(described)) return false;
      seen.add(described);
      return true;
    });
  });
}

/** What a unit and those in it cost. */
export function costOf({ card, attachments: within }: Fighter): number {
  const { units, attachments } = rules();
  return (units[card]?.cost ?? 0) + within.reduce((sum, id) => sum + (attachments[id]?.cost ?? 0), 0);
}

export interface Against {
  readonly card: string;
  readonly cost: number;
  readonly wounds: number;
  readonly share: number;
  readonly panicFails: number;
  readonly destroyed: number;
  /** Points of the defender that one attack destroys on average, for each point of the attacker. */
  readonly worth: number;
}

/** The same attack on every unit of a faction. */
export function againstAll(matchup: Matchup, faction: Faction): readonly Against[] {
  const { units } = rules();
  const price = Math.max(1, costOf(matchup.attacker));
  return Object.entries(units)
    .filter(([, card]) => card.faction === faction && card.notByList !== true)
    .map(([card, { cost }]): Against => {
      const defender: Fighter = { faction, card, attachments: [] };
      const attack = describe({ ...matchup, defender, wounds: null, defense: null, morale: null });
      const odds = attackOdds(attack);
      const share = odds.means.totalWounds / attack.wounds;
      return {
        card,
        cost,
        wounds: odds.means.totalWounds,
        share,
        panicFails: odds.panicFails,
        destroyed: odds.destroyed,
        worth: (share * cost) / price,
      };
    });
}
