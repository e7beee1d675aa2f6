/**
 * Random army lists that break no rule. Each begins with any one card that the faction can field, so that every card is
 * as likely as the next; whatever that card demands joins it, then a Commander, then what the points allow.
 */
import { pick, shuffled, type Random } from '@maester/kernel';
import type { Card } from '../cards/card.ts';
import { FACTIONS, type Faction } from '../cards/factions.ts';
import type { Wanted } from '../cards/list-facts.ts';
import type { Edition } from '../edition/edition.ts';
import { armyPoints, armyProblems } from './army-list.ts';
import type { ArmyList } from './army.ts';
import { entriesOf, isWanted, type Entry } from './entries.ts';
import { alliesOf } from './faction-rules.ts';
import { leadership } from './leadership.ts';

export interface Wishes {
  readonly faction: Faction;
  readonly points: number;
  /** Characters that a friend has already. */
  readonly taken?: readonly string[];
  /** The card it begins with. */
  readonly including?: string;
}

/** How many first cards are tried before giving up, and how many that do not fit before an army is full. */
const TRIES = 40;
const MISSES = 25;
/** How many cards one card may draw in after it. */
const DEEPEST = 6;

/** Of ten cards, how many are units, attachments and NCUs. */
const KINDS = [
  'unit',
  'unit',
  'unit',
  'unit',
  'unit',
  'attachment',
  'attachment',
  'attachment',
  'ncu',
  'ncu',
];

/** A card by its table: a unit and an attachment may share an id. */
interface Choice {
  readonly id: string;
  readonly kind: Entry['kind'];
  readonly cost: number;
}

type Pool = readonly Choice[];

/** A list without a Commander yet has an empty one. */
interface Draft extends ArmyList {
  readonly givenAway: readonly string[];
}

/** Factions with a Commander. */
export function factionsWithArmies(rules: Edition): Faction[] {
  const { units, attachments, ncus } = rules;
  const cards: readonly (readonly [string, Card])[] = [units, attachments, ncus].flatMap((table) =>
    Object.entries<Card>(table),
  );
  return FACTIONS.filter((faction) =>
    cards.some(([id, card]) => card.faction === faction && leadership(rules, id) !== null),
  );
}

/** Null if nothing legal was found. */
export function randomArmy(rules: Edition, wishes: Wishes, random: Random): ArmyList | null {
  const maker = new Maker(rules, wishes, random);
  for (let tries = 0; tries < TRIES; tries++) {
    const army = maker.make();
    if (army !== null) return army;
  }
  return null;
}

class Maker {
  readonly #rules: Edition;
  readonly #wishes: Wishes;
  readonly #random: Random;
  readonly #pool: Pool;

  constructor(rules: Edition, wishes: Wishes, random: Random) {
    this.#rules = rules;
    this.#wishes = wishes;
    this.#random = random;
    this.#pool = poolOf(rules, wishes);
  }

  make(): ArmyList | null {
    const { faction, including } = this.#wishes;
    const empty: Draft = { name: '', faction, commander: '', units: [], ncus: [], givenAway: [] };
    const firsts = including === undefined ? this.#pool : this.#pool.filter(({ id }) => id === including);
    const [only, ...others] = firsts;
    if (only === undefined) return null;
    const first = this.#extended(empty, others.length === 0 ? only : pick(this.#random, firsts));
    const led = first === null ? null : this.#withCommander(first);
    if (led === null) return null;
    const { givenAway, ...army } = this.#filled(led);
    return givenAway.length === 0 ? army : { ...army, givenAway };
  }

  #withCommander(draft: Draft): Draft | null {
    if (draft.commander !== '') return draft;
    const leaders = this.#pool.filter(({ id }) => leadership(this.#rules, id) !== null);
    for (const leader of shuffled(this.#random, leaders)) {
      const led = this.#extended(draft, leader);
      if (led !== null && led.commander !== '') return led;
    }
    return null;
  }

  #filled(draft: Draft): Draft {
    let army = draft;
    let kinds = KINDS;
    const unfit = new Set<Choice>();
    while (kinds.length > 0 && unfit.size < MISSES) {
      const kind = pick(this.#random, kinds);
      const left = this.#wishes.points - armyPoints(this.#rules, army, this.#wishes.points);
      // a price can be lowered by 1, and attachments have points of their own; an NCU for nothing would be in every army
      const fits = this.#pool.filter(
        (card) =>
          card.kind === kind &&
          card.cost <= left + 1 &&
          !(kind === 'ncu' && card.cost === 0) &&
          !unfit.has(card),
      );
      const next = fits.length === 0 ? null : pick(this.#random, fits);
      const larger = next === null ? null : this.#extended(army, next);
      if (next === null) kinds = kinds.filter((one) => one !== kind);
      else if (larger === null) unfit.add(next);
      else army = larger;
    }
    return army;
  }

  /** The draft with this card and everything it demands. */
  #extended(draft: Draft, card: Choice): Draft | null {
    for (const next of this.#placements(draft, card, null)) {
      const whole = this.#completed(next, 0);
      if (whole !== null) return whole;
    }
    return null;
  }

  #completed(draft: Draft, deep: number): Draft | null {
    const demand = firstDemand(this.#rules, draft);
    if (demand === null) return this.#isLegal(draft) ? draft : null;
    if (deep >= DEEPEST) return null;
    const { units, attachments, ncus } = this.#rules;
    const answers = this.#pool.filter(({ id, kind }) => {
      const card = { unit: units, attachment: attachments, ncu: ncus }[kind][id];
      return (
        card !== undefined &&
        (demand.place === null || kind === 'attachment') &&
        demand.anyOf.some((wanted) => isWanted({ id, card }, wanted))
      );
    });
    for (const answer of shuffled(this.#random, answers))
      for (const next of this.#placements(draft, answer, demand.place)) {
        const whole = this.#completed(next, deep + 1);
        if (whole !== null) return whole;
      }
    return null;
  }

  /** A draft that has no Commander yet is not wrong for that. */
  #isLegal(draft: Draft): boolean {
    const { taken = [], points } = this.#wishes;
    if (taken.length > 0) {
      const isTaken = ({ card }: Entry): boolean =>
        card.character !== undefined && taken.includes(card.character);
      if (entriesOf(this.#rules, draft).some(isTaken)) return false;
    }
    return armyProblems(this.#rules, draft, points).every(
      ({ rule }) =>
        draft.commander === '' &&
        (rule === 'battle/army/one-commander' || rule === 'battle/army/commander-needs-unit'),
    );
  }

  /** Where the card could go, in any order; `place` is the unit it must be in. */
  #placements(draft: Draft, { id, kind }: Choice, place: number | null): Draft[] {
    const { units, attachments } = this.#rules;
    const led: Draft = { ...draft, commander: id };
    const leads = draft.commander === '' && leadership(this.#rules, id) !== null;
    const card = kind === 'attachment' ? attachments[id] : undefined;
    if (card === undefined) {
      const add = (to: Draft): Draft =>
        kind === 'ncu'
          ? { ...to, ncus: [...to.ncus, id] }
          : { ...to, units: [...to.units, { card: id, attachments: [] }] };
      return leads ? shuffled(this.#random, [add(led), add(draft)]) : [add(draft)];
    }
    if (card.commands !== undefined && !leads) return [];
    const to = leads ? led : draft;
    if (card.givenAway !== undefined) return [{ ...to, givenAway: [...to.givenAway, id] }];
    const joined = (unit: ArmyList['units'][number]) => ({
      ...unit,
      attachments: [...unit.attachments, id],
    });
    const inside = to.units.flatMap((unit, at): Draft[] =>
      place !== null && place !== at ? [] : [{ ...to, units: to.units.with(at, joined(unit)) }],
    );
    if (place !== null) return inside;
    const hosts = this.#pool.filter((one) => one.kind === 'unit' && units[one.id]?.type === card.type);
    const beside = shuffled(this.#random, hosts)
      .slice(0, 4)
      .map((host): Draft => ({
        ...to,
        units: [...to.units, joined({ card: host.id, attachments: [] })],
      }));
    return [...shuffled(this.#random, inside), ...beside];
  }
}

/** What the faction can field: its own cards, Neutrals and allies. Most of what else is forbidden only shows in a list. */
function poolOf({ units, attachments, ncus }: Edition, { faction }: Wishes): Pool {
  const ofKind = (
    kind: Entry['kind'],
    cards: { readonly [id: string]: Card & { readonly cost: number } },
  ): Pool =>
    Object.entries(cards).flatMap(([id, { faction: of, notByList, cost }]) => {
      const isAlly = kind === 'unit' && alliesOf(faction).includes(of);
      const isOurs = of === faction || of === 'neutral' || isAlly;
      return isOurs && notByList !== true ? [{ id, kind, cost }] : [];
    });
  return [...ofKind('unit', units), ...ofKind('attachment', attachments), ...ofKind('ncu', ncus)];
}

/** Something a card of the draft asks for and does not find: one of these cards, perhaps in a certain unit. */
interface Demand {
  readonly anyOf: readonly Wanted[];
  readonly place: number | null;
}

function firstDemand(rules: Edition, draft: Draft): Demand | null {
  const all = entriesOf(rules, draft);
  for (const demand of all.flatMap((entry) => demandsOf(rules, entry))) {
    const isMet = all.some(
      (entry) =>
        (demand.place === null || (entry.kind === 'attachment' && entry.place === demand.place)) &&
        demand.anyOf.some((wanted) => isWanted(entry, wanted)),
    );
    if (!isMet) return demand;
  }
  const needs = leadership(rules, draft.commander)?.needs ?? [];
  const missing = needs.find((id) => all.every((entry) => entry.id !== id));
  return missing === undefined ? null : { anyOf: [{ card: missing }], place: null };
}

function demandsOf({ units }: Edition, entry: Entry): Demand[] {
  const { card, character, anyOf } = entry.card.requires ?? {};
  const demands: Demand[] = [];
  const inUnit = (wanted: Wanted): void => void demands.push({ anyOf: [wanted], place: entry.place });
  // who must be in a certain unit first: that is where they are looked for
  if (entry.kind === 'unit' && entry.card.holds !== undefined) inUnit(entry.card.holds);
  if (entry.kind === 'attachment' && entry.card.joins !== undefined && 'character' in entry.card.joins)
    inUnit(entry.card.joins);
  if (card !== undefined) demands.push({ anyOf: [{ card }], place: null });
  if (character !== undefined) demands.push({ anyOf: [{ character }], place: null });
  if (anyOf !== undefined) demands.push({ anyOf, place: null });
  const { onePer } = entry.card;
  if (onePer !== undefined) {
    const { family, type } = onePer;
    const escorts = Object.entries(units).filter(
      ([, unit]) => unit.type === type && unit.affiliations?.includes(family) === true,
    );
    demands.push({ anyOf: escorts.map(([id]) => ({ card: id })), place: null });
  }
  return demands;
}
