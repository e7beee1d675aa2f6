// The facts of cards by double entry: facts.jsonl was typed from the printed cards, not from the tables of the game, a
// line for each card. What a card says there it must say here, number by number.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AttackProfile } from '../../src/attack/profile.ts';
import { SEASON_6 } from '../support/editions.ts';

interface Facts {
  readonly id: string;
  readonly kind: 'unit' | 'attachment' | 'ncu';
  readonly faction: string;
  readonly name: string;
  readonly subname?: string;
  readonly cost: number;
  readonly type?: string;
  readonly tray?: string;
  readonly speed?: number;
  readonly defense?: number;
  readonly morale?: number;
  readonly wounds?: number;
  readonly attacks?: readonly AttackProfile[];
  /** As printed. */
  readonly abilities: readonly string[];
  readonly commander?: true;
}

const { units, attachments, ncus, abilities } = SEASON_6;
const TRAYS: { readonly [printed: string]: string } = { solo: 'small-solo', warmachine: 'large-solo' };
const TYPES: { readonly [printed: string]: string } = { siegeengine: 'war-machine' };

const FACTS = new Map(
  readFileSync(`${import.meta.dirname}/facts.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Facts)
    .map((facts) => [`${facts.kind} ${facts.id}`, facts]),
);

/** Names in capitals or not, in one word or two, with whatever apostrophe. */
const sameName = (name: string): string => name.toLowerCase().replaceAll('’', "'").replaceAll(' ', '');

/** Bases of a name that a card prints with something more of its own. */
const printed = (id: string): string => sameName(abilities[id]?.name ?? id);

function of(kind: Facts['kind'], id: string): Facts {
  const found = FACTS.get(`${kind} ${id}`);
  if (found === undefined) throw new Error(`facts.jsonl has no ${kind} ${id}`);
  return found;
}

/** A card does not print what its faction gives all its units. */
const isPrinted = (id: string): boolean => abilities[id]?.ofUnitsOf === undefined;

const names = (list: readonly string[]): string[] => list.map(sameName).toSorted();

describe('the facts of every card', () => {
  it.each(Object.entries(units))('%s', (id, card) => {
    const facts = of('unit', id);
    expect({
      name: sameName(card.name),
      subname: sameName(card.subname ?? ''),
      faction: card.faction,
      cost: card.cost,
      type: card.type,
      tray: card.tray,
      speed: card.speed,
      defense: card.defense,
      morale: card.morale,
      wounds: card.wounds,
      attacks: card.attacks,
      abilities: card.abilities.filter(isPrinted).map(printed).toSorted(),
    }).toEqual({
      name: sameName(facts.name),
      subname: sameName(facts.subname ?? ''),
      faction: facts.faction,
      cost: facts.cost,
      type: TYPES[facts.type ?? ''] ?? facts.type,
      tray: TRAYS[facts.tray ?? ''] ?? facts.tray,
      speed: facts.speed,
      defense: facts.defense,
      morale: facts.morale,
      wounds: facts.wounds,
      attacks: facts.attacks,
      abilities: names(facts.abilities),
    });
  });

  it.each(Object.entries(attachments))('%s', (id, card) => {
    const facts = of('attachment', id);
    const { name, subname = '', faction, cost, type } = card;
    // Commanders print their loyalty among their Abilities, others with the conditions for fielding them.
    const loyalty =
      card.commands !== undefined && card.loyalty !== undefined ? [`Loyalty: ${card.loyalty}`] : [];
    expect({
      name: sameName(name),
      subname: sameName(subname),
      faction,
      cost,
      type,
      abilities: [...card.abilities.map(printed), ...loyalty.map(sameName)].toSorted(),
    }).toEqual({
      name: sameName(facts.name),
      subname: sameName(facts.subname ?? ''),
      faction: facts.faction,
      cost: facts.cost,
      type: TYPES[facts.type ?? ''] ?? facts.type,
      abilities: names(facts.abilities),
    });
    const standsIn = Object.values(ncus).some(({ leads }) => leads?.proxy === id);
    expect(card.commands !== undefined || standsIn).toBe(facts.commander === true);
  });

  it.each(Object.entries(ncus))('%s', (id, card) => {
    const facts = of('ncu', id);
    const { name, subname = '', faction, cost } = card;
    expect({
      name: sameName(name),
      subname: sameName(subname),
      faction,
      cost,
      abilities: card.abilities.map(printed).toSorted(),
    }).toEqual({
      name: sameName(facts.name),
      subname: sameName(facts.subname ?? ''),
      faction: facts.faction,
      cost: facts.cost,
      abilities: names(facts.abilities),
    });
  });
});

// Which Abilities of units and attachments are Orders, and which have the symbol of innate ones.
describe('the facts of every Ability', () => {
  const facts = JSON.parse(readFileSync(`${import.meta.dirname}/ability-facts.json`, 'utf8')) as {
    readonly orders: readonly string[];
    readonly innate: readonly string[];
  };
  const [orders, innate] = [new Set(names(facts.orders)), new Set(names(facts.innate))];
  const onCards = [...Object.values(units), ...Object.values(attachments)].flatMap((card) => card.abilities);
  it.each([...new Set(onCards)].filter(isPrinted))('%s', (id) => {
    expect({
      order: abilities[id]?.order !== undefined,
      innate: abilities[id]?.innate === true,
    }).toEqual({ order: orders.has(printed(id)), innate: innate.has(printed(id)) });
  });
});

/** Printed cards that are no entries of their own, and what they are here. */
const ELSEWHERE: { readonly [id: string]: string } = {
  'mag-the-mighty-commander': 'the same unit, which may lead',
  'varamyr-sixskins-master-skinchanger-commander': 'the same unit, which may lead',
  eagle: 'an ability of the Skinchanger',
  wolf: 'an ability of the Skinchanger',
  'varamyrs-eagle': 'an ability of Varamyr',
};

it('no printed card is missing', () => {
  const tables = { unit: units, attachment: attachments, ncu: ncus };
  const missing = [...FACTS.values()].filter(({ kind, id }) => tables[kind][id] === undefined);
  expect(missing.map(({ id }) => id).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
});
