// What could be added to an army list, and what the rules say about it: each card is tried, and the problems that would
// be new are the reasons against it. There is no second opinion: `armySheet` decides.

import { alliesOf, leadership, type ArmyList } from '@maester/battle/engine';
import type { Faction } from '@maester/battle/tables';
import type { Refusal } from '@maester/kernel';
import {
  withAttachment,
  withCommander,
  withGivenAway,
  withNcu,
  withoutCommander,
  withUnit,
  type EntryKind,
} from './army-draft.ts';
import { rulesFor, sheetFor } from './rules-for.ts';

export interface Card {
  readonly kind: EntryKind;
  readonly id: string;
  readonly faction: Faction;
  readonly cost: number;
}

/** One way to add a card. */
export interface Way {
  readonly army: ArmyList;
  /** The unit that an attachment would join. */
  readonly unit: number | null;
  /** Why not; empty if it may be. */
  readonly against: readonly Refusal[];
  /** What it would still ask for. */
  readonly asks: readonly Refusal[];
}

export interface Offer {
  readonly card: Card;
  /** Those that are allowed; an attachment may have several. */
  readonly ways: readonly Way[];
  /** Why there is none. */
  readonly against: readonly Refusal[];
}

/** The factions whose cards an army of this one can be made of. */
export const factionsFor = (faction: Faction): readonly Faction[] => [
  ...new Set<Faction>([faction, 'neutral', ...alliesOf(faction)]),
];

type OfFaction = Pick<ArmyList, 'faction' | 'edition'>;

/** Everything of its factions: units of allies, but not who would lead or join them. */
export function cardsFor(army: OfFaction): readonly Card[] {
  const { faction } = army;
  const { units, attachments, ncus } = rulesFor(army);
  const of = (
    kind: EntryKind,
    cards: { readonly [id: string]: { readonly faction: Faction; readonly cost: number } },
    factions: readonly Faction[],
  ): readonly Card[] =>
    Object.entries(cards)
      .filter(([, card]) => factions.includes(card.faction))
      .map(([id, card]) => ({ kind, id, faction: card.faction, cost: card.cost }));
  const own: readonly Faction[] = [faction, 'neutral'];
  return [
    ...of('unit', units, factionsFor(faction)),
    ...of('attachment', attachments, own),
    ...of('ncu', ncus, own),
  ].toSorted(
    (a, b) =>
      Number(a.faction !== faction) - Number(b.faction !== faction) ||
      a.cost - b.cost ||
      (a.id < b.id ? -1 : 1),
  );
}

const mayLead = (army: OfFaction, card: string): boolean => leadership(rulesFor(army), card) !== null;

/** A Commander and nothing else: it is in a list only as that. */
export const leadsOnly = (army: Pick<ArmyList, 'edition'>, card: string): boolean =>
  rulesFor(army).attachments[card]?.commands !== undefined;

/** The cards that can lead an army of this faction. */
export const commandersOf = (army: OfFaction): readonly Card[] =>
  cardsFor(army).filter((card) => card.faction === army.faction && mayLead(army, card.id));

/** Problems that cards yet to come can solve. */
export function isOpen({ rule, facts }: Refusal): boolean {
  switch (rule) {
    case 'battle/attachment/must-hold':
    case 'battle/army/commander-needs-unit':
    case 'battle/army/as-many-as':
      return true;
    case 'battle/army/one-commander':
      return facts['count'] === 0;
    case 'battle/army/card-requirements':
      return facts['asks'] !== 'without';
    default:
      return false;
  }
}

function waysFor(army: ArmyList, { kind, id }: Card): readonly Omit<Way, 'against' | 'asks'>[] {
  // Who can only lead does so if nobody else does.
  const led = leadsOnly(army, id) && army.commander === '' ? withCommander(army, id) : army;
  switch (kind) {
    case 'unit':
      return [{ army: withUnit(led, id), unit: null }];
    case 'ncu':
      return [{ army: withNcu(led, id), unit: null }];
    case 'attachment':
      if (rulesFor(army).attachments[id]?.givenAway !== undefined)
        return [{ army: withGivenAway(led, id), unit: null }];
      return army.units.map((_, unit) => ({ army: withAttachment(led, unit, id), unit }));
  }
}

const written = ({ rule, facts }: Refusal): string => JSON.stringify([rule, facts]);

/** The ways to add a card, each with what the rules say that they did not say before. */
function tried(army: ArmyList, points: number, card: Card, before: ReadonlySet<string>): readonly Way[] {
  return waysFor(army, card).map((way) => {
    const problems = sheetFor(way.army, points).problems.filter((problem) => !before.has(written(problem)));
    return {
      ...way,
      against: problems.filter((problem) => !isOpen(problem)),
      asks: problems.filter(isOpen),
    };
  });
}

export function offersOf(army: ArmyList, points: number, cards: readonly Card[]): readonly Offer[] {
  const before = new Set(sheetFor(army, points).problems.map(written));
  return cards.map((card) => {
    const all = tried(army, points, card, before);
    const ways = all.filter(({ against }) => against.length === 0);
    return { card, ways, against: ways.length > 0 ? [] : (fewest(all)?.against ?? []) };
  });
}

/** The way with the fewest reasons against it tells most. */
function fewest(ways: readonly Way[]): Way | undefined {
  return ways.toSorted((a, b) => a.against.length - b.against.length)[0];
}

/**
 * Another Commander: the one before goes, the new one comes into the list, if it is an attachment into the first unit
 * that it may join.
 */
export function ledBy(army: ArmyList, points: number, commander: Card): ArmyList {
  const led = withCommander(army.commander === '' ? army : withoutCommander(army), commander.id);
  return placed(led, points, commander);
}

/** With a card that is not in it yet, in the first place that the rules allow; as it is if there is none. */
function placed(army: ArmyList, points: number, card: Card): ArmyList {
  return offersOf(army, points, [card])[0]?.ways[0]?.army ?? army;
}

/** A Commander who has no unit yet. */
export function homeless(army: ArmyList): Card | null {
  const { commander, units, ncus } = army;
  const card = rulesFor(army).attachments[commander];
  const isThere =
    ncus.includes(commander) ||
    units.some(({ card: unit, attachments }) => unit === commander || attachments.includes(commander));
  if (card === undefined || isThere) return null;
  return { kind: 'attachment', id: commander, faction: card.faction, cost: card.cost };
}

/** A unit more, and the Commander into it if there was none to join before. */
export function joinedBy(way: Way, points: number): ArmyList {
  const waiting = homeless(way.army);
  return waiting === null ? way.army : placed(way.army, points, waiting);
}
