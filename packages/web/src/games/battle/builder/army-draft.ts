// An army list while it is written: cards in, cards out, cards from one unit to another. Nothing here knows what is
// legal; that is for the rules to say (`offers.ts`).

import type { ArmyList } from '@maester/battle/engine';
import { FACTIONS, type Faction } from '@maester/battle/tables';
import { USUAL, type EditionId } from '../setup-options.ts';

export type EntryKind = 'unit' | 'attachment' | 'ncu';

/** Where a card of the list is: a unit, an attachment in a unit, an NCU, or an attachment that goes to the enemy. */
export type Spot =
  | { readonly at: 'unit'; readonly unit: number }
  | { readonly at: 'attachment'; readonly unit: number; readonly place: number }
  | { readonly at: 'ncu'; readonly place: number }
  | { readonly at: 'given-away'; readonly place: number };

export const emptyArmy = (faction: Faction, edition: EditionId = USUAL.edition): ArmyList => ({
  name: '',
  ...(edition === USUAL.edition ? {} : { edition }),
  faction,
  commander: '',
  units: [],
  ncus: [],
});

export const withUnit = (army: ArmyList, card: string): ArmyList => ({
  ...army,
  units: [...army.units, { card, attachments: [] }],
});

export const withNcu = (army: ArmyList, card: string): ArmyList => ({ ...army, ncus: [...army.ncus, card] });

export const withGivenAway = (army: ArmyList, card: string): ArmyList => ({
  ...army,
  givenAway: [...(army.givenAway ?? []), card],
});

export function withAttachment(army: ArmyList, unit: number, card: string): ArmyList {
  const host = army.units[unit];
  if (host === undefined) return army;
  return {
    ...army,
    units: army.units.with(unit, { ...host, attachments: [...host.attachments, card] }),
  };
}

export const withCommander = (army: ArmyList, commander: string): ArmyList => ({ ...army, commander });

/** Without one card, and whatever is in it. */
export function without(army: ArmyList, spot: Spot): ArmyList {
  const rest = <T>(list: readonly T[], place: number): T[] => list.filter((_, i) => i !== place);
  switch (spot.at) {
    case 'unit':
      return { ...army, units: rest(army.units, spot.unit) };
    case 'attachment': {
      const host = army.units[spot.unit];
      if (host === undefined) return army;
      const attachments = rest(host.attachments, spot.place);
      return { ...army, units: army.units.with(spot.unit, { ...host, attachments }) };
    }
    case 'ncu':
      return { ...army, ncus: rest(army.ncus, spot.place) };
    case 'given-away': {
      const { givenAway = [], ...others } = army;
      const left = rest(givenAway, spot.place);
      return left.length === 0 ? others : { ...others, givenAway: left };
    }
  }
}

/** The same unit again, without its attachments: most of them are one of a kind. */
export function copied(army: ArmyList, unit: number): ArmyList {
  const card = army.units[unit]?.card;
  return card === undefined ? army : withUnit(army, card);
}

/** A unit up or down the list. */
export function moved(army: ArmyList, unit: number, by: -1 | 1): ArmyList {
  const [one, other] = [army.units[unit], army.units[unit + by]];
  if (one === undefined || other === undefined) return army;
  return { ...army, units: army.units.with(unit, other).with(unit + by, one) };
}

/** The card of a Commander out of the list, wherever it is. */
export function withoutCommander(army: ArmyList): ArmyList {
  const { commander } = army;
  const units = army.units
    .filter(({ card }) => card !== commander)
    .map(({ card, attachments }) => ({ card, attachments: attachments.filter((id) => id !== commander) }));
  return { ...army, commander: '', units, ncus: army.ncus.filter((id) => id !== commander) };
}

/** Every card, by its key in the library. */
export function cardKeys({ units, ncus, givenAway = [] }: ArmyList): readonly string[] {
  return [
    ...units.flatMap(({ card, attachments }) => [
      `unit/${card}`,
      ...attachments.map((id) => `attachment/${id}`),
    ]),
    ...ncus.map((id) => `ncu/${id}`),
    ...givenAway.map((id) => `attachment/${id}`),
  ];
}

/** An army as it was saved; null if it is none. Unlike the rules, it takes a list that is only begun. */
export function readDraft(value: unknown): ArmyList | null {
  if (!isFields(value)) return null;
  const faction = FACTIONS.find((each) => each === value['faction']);
  const texts = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
  if (faction === undefined) return null;
  const units = Array.isArray(value['units']) ? value['units'] : [];
  const givenAway = texts(value['givenAway']);
  return {
    name: typeof value['name'] === 'string' ? value['name'] : '',
    faction,
    commander: typeof value['commander'] === 'string' ? value['commander'] : '',
    units: units.flatMap((unit: unknown) =>
      isFields(unit) && typeof unit['card'] === 'string'
        ? [{ card: unit['card'], attachments: texts(unit['attachments']) }]
        : [],
    ),
    ncus: texts(value['ncus']),
    ...(typeof value['edition'] === 'string' ? { edition: value['edition'] } : {}),
    ...(givenAway.length === 0 ? {} : { givenAway }),
  };
}

const isFields = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
