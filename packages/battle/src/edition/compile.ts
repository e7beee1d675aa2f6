/**
 * Lays the delta of an edition over its parent, once. Absent is inherited, null is removed, and whatever the parent or
 * the list of fields does not know is an error: a misspelt field must not be a rule that never applies.
 */
import { bug, type KernelError, type Procedure } from '@maester/kernel';
import type { Ability, AbilityCard, TacticsCard, UnitCard } from '../cards/card.ts';
import type { Kinds } from '../effects/effect.ts';
import type { Edition, EditionDelta, Entries, EntryDelta, Numbers, Table } from './edition.ts';
import { STAND_IN, STAND_IN_CARD } from '../units/units.ts';
import type { TerrainKeyword } from '../terrain/kinds.ts';

/** Whether every entry has the field. */
type Fields<V> = { readonly [K in keyof Required<V>]: undefined extends V[K] ? 'may' : 'must' };

// oxfmt-ignore
const CARD = {
  name: 'must', subname: 'may', faction: 'must', character: 'may', affiliations: 'may', loyalty: 'may', requires: 'may', limit: 'may',
  liftsLimitOf: 'may', onePer: 'may', notByList: 'may', discount: 'may', cheapens: 'may',
} as const;

/** The fields an entry of each table can have. */
// oxfmt-ignore
const FIELDS: { readonly [T in keyof Entries]: Fields<Entries[T]> } = {
  units: {
    ...CARD, type: 'must', tray: 'must', cost: 'must', speed: 'must', defense: 'must', morale: 'must', wounds: 'must', ranks: 'may',
    attacks: 'must', abilities: 'must', leads: 'may', holds: 'may', hostsFree: 'may', adaptive: 'may',
  },
  attachments: {
    ...CARD, type: 'must', cost: 'must', abilities: 'must', commands: 'may', givenAway: 'may',
    joins: 'may', overLimit: 'may',
  },
  ncus: { ...CARD, cost: 'must', abilities: 'must', leads: 'may' },
  tactics: { name: 'must', faction: 'must', commander: 'must', responses: 'must', replaces: 'may', attached: 'may', procedures: 'may' },
  abilities: {
    name: 'must', innate: 'may', countsAs: 'may', affiliation: 'may', countsAsCommander: 'may', sharesCardsOf: 'may', ofLists: 'may', reserve: 'may', hitsPerWound: 'may', tokens: 'may', pool: 'may', speed: 'may', forbids: 'may', cannotShift: 'may', mustCharge: 'may', pivotsBeforeMarch: 'may', flies: 'may', ignores: 'may',
    hinderedByAll: 'may', movesInDanger: 'may', retreats: 'may', disorderlyUpTo: 'may', freeManeuver: 'may', freeRetreat: 'may', rerolls: 'may',
    immuneTo: 'may', untargetable: 'may', attacking: 'may', attacked: 'may', defense: 'may', morale: 'may',
    engagedEnemies: 'may', near: 'may', moraleStat: 'may', shots: 'may', follows: 'may', happens: 'may', order: 'may', uses: 'may', neverActivates: 'may',
    activatesLast: 'may', ofFaction: 'may', withCharacter: 'may', ofUnitsOf: 'may', pillages: 'may', deploysWith: 'may', noVictoryPoints: 'may', noObjectives: 'may', cannotRestore: 'may', controls: 'may', controlsNothing: 'may', controlsFor: 'may', procedures: 'may',
    activates: 'may', insteadOfZone: 'may', insteadOfClaim: 'may', claims: 'may', hand: 'may', plays: 'may',
  },
  modes: {
    id: 'must', deployment: 'must', tokens: 'must', objectives: 'must', victoryThroughCombat: 'may', morePointsNeeded: 'may', forTournaments: 'may',
    forFreeForAll: 'may', terrain: 'may', pieces: 'may', procedures: 'may', furnish: 'may', prepare: 'may', zonesAreGiven: 'may',
    beforeDeployment: 'may', inReserve: 'may', deployProblem: 'may', begins: 'may', roundStarts: 'may', turnStarts: 'may',
    mayArrive: 'may', reserveWaits: 'may', deploysFromReserve: 'may', unitActivates: 'may', actions: 'may', act: 'may',
    attackActions: 'may', noMarch: 'may', speed: 'may', actionEnded: 'may', ncuActions: 'may', ncuActs: 'may',
    zoneClaimed: 'may', insteadOfZone: 'may', moveEnded: 'may', tokenClaimed: 'may', silencesNcu: 'may', chargeDeclared: 'may', fixtures: 'may',
    attackCompleted: 'may', panicFailed: 'may', attachmentsDestroyed: 'may', unitDestroyed: 'may', scoresNothing: 'may',
    worthNow: 'may', grounds: 'may', scoreRound: 'may', scoredCards: 'may', missions: 'may', roundEnded: 'may', afterLastRound: 'may',
  },
  zones: { ways: 'must', effect: 'must', optional: 'must', broughtBy: 'must', procedures: 'may' },
};

const KNOWN = ['id', 'numbers', 'effects', 'terrain', ...Object.keys(FIELDS)];

/** Fields in which null is a value like any other. */
const NULLABLE: readonly string[] = ['commander', 'broughtBy'];

/** An edition without a parent is a delta that says everything. */
export function compile(delta: EditionDelta, parent: Edition | null = null): Edition {
  const wrong = (what: string): KernelError => bug(`edition ${delta.id}: ${what}`);
  for (const key of Object.keys(delta)) if (!KNOWN.includes(key)) throw wrong(`nothing is called ${key}`);

  const entry = <V extends object>(
    where: string,
    fields: Fields<V>,
    before: V | undefined,
    change: EntryDelta<V>,
  ): V => {
    // laid over in one go, and nothing deleted where nothing is: such objects are the fastest to ask
    const laid = { ...before, ...change };
    for (const [field, value] of Object.entries(change)) {
      if (!Object.hasOwn(fields, field)) throw wrong(`${where} can have no ${field}`);
      if (value === null && !NULLABLE.includes(field)) delete laid[field as keyof V];
    }
    for (const [field, need] of Object.entries(fields))
      if (need === 'must' && laid[field as keyof V] === undefined) throw wrong(`${where} has no ${field}`);
    return laid as V;
  };

  const table = <V extends object>(
    name: string,
    fields: Fields<V>,
    before: Table<V> | undefined,
    changes: Table<EntryDelta<V> | null> = {},
  ): Table<V> => {
    const laid: Record<string, V> = { ...before };
    for (const [id, change] of Object.entries(changes)) {
      if (change !== null) laid[id] = entry(`${name}.${id}`, fields, laid[id], change);
      else if (Object.hasOwn(laid, id)) delete laid[id];
      else throw wrong(`${name} has no ${id} to remove`);
    }
    return laid;
  };

  const numbers: Partial<Numbers> = { ...parent?.numbers };
  for (const [name, value] of Object.entries(delta.numbers ?? {})) {
    if (!NUMBERS.some((known) => known === name)) throw wrong(`no number is called ${name}`);
    Object.assign(numbers, { [name]: value });
  }
  for (const name of NUMBERS) if (numbers[name] === undefined) throw wrong(`there is no ${name}`);

  const terrain: Record<string, readonly TerrainKeyword[]> = { ...parent?.terrain };
  for (const [kind, keywords] of Object.entries(delta.terrain ?? {})) {
    if (keywords !== null) terrain[kind] = keywords;
    else if (Object.hasOwn(terrain, kind)) delete terrain[kind];
    else throw wrong(`there is no terrain ${kind} to remove`);
  }

  const effects: Partial<Kinds> = { ...parent?.effects, ...delta.effects };
  for (const name of Object.keys(delta.effects ?? {}))
    if (parent !== null && !Object.hasOwn(parent.effects, name)) throw wrong(`no effect is called ${name}`);

  const attachments = table('attachments', FIELDS.attachments, parent?.attachments, delta.attachments);
  const tactics = table('tactics', FIELDS.tactics, parent?.tactics, delta.tactics);
  const ownAbilities = table('abilities', FIELDS.abilities, written(parent), delta.abilities);
  const abilities = withIds(ownAbilities, tactics);
  const units = withFactionRules(table('units', FIELDS.units, parent?.units, delta.units), abilities);
  const modes = table('modes', FIELDS.modes, parent?.modes, delta.modes);
  const zones = table('zones', FIELDS.zones, parent?.zones, delta.zones);
  const pieces: Record<string, UnitCard> = { ...units, [STAND_IN]: STAND_IN_CARD };
  for (const mode of Object.values(modes)) Object.assign(pieces, mode.pieces);
  return {
    id: delta.id,
    numbers: numbers as Numbers,
    effects: effects as Kinds,
    terrain,
    units,
    attachments,
    ncus: table('ncus', FIELDS.ncus, parent?.ncus, delta.ncus),
    tactics,
    abilities,
    modes,
    zones,
    pieces,
    everyAbility: Object.values(abilities),
    ofFactions: Object.values(abilities).filter(({ ofFaction }) => ofFaction !== undefined),
    playedByNcus: Object.values(abilities).flatMap(({ plays }) => plays ?? []),
    procedures: proceduresOf(tactics, abilities, modes, zones),
  };
}

// oxfmt-ignore
const NUMBERS: readonly (keyof Numbers)[] = [
  'lastRound', 'hand', 'handLimit', 'passes', 'neutralPercent', 'pointsPerAttachmentPoint', 'victoryAtThirty', 'victoryPerTen',
];

/** The abilities of an edition that no card on a unit brings. */
function written(edition: Edition | null): Table<AbilityCard> {
  const { abilities = {}, tactics = {} } = edition ?? {};
  return Object.fromEntries(Object.entries(abilities).filter(([id]) => tactics[id]?.attached === undefined));
}

/** Abilities know their id; a card that lies on a unit is one of its own name. */
function withIds(own: Table<AbilityCard>, tactics: Table<TacticsCard>): Table<Ability> {
  const abilities: Record<string, Ability> = {};
  for (const [id, ability] of Object.entries(own)) abilities[id] = { ...ability, id };
  for (const [id, { name, attached }] of Object.entries(tactics))
    if (attached !== undefined) abilities[id] = { ...attached, name, id };
  return abilities;
}

/** A unit has what its faction gives every unit, before what its card prints. */
function withFactionRules(units: Table<UnitCard>, abilities: Table<Ability>): Table<UnitCard> {
  const given = Object.values(abilities).filter(({ ofUnitsOf }) => ofUnitsOf !== undefined);
  const laid: Record<string, UnitCard> = { ...units };
  for (const [id, card] of Object.entries(units)) {
    const more = given.filter((one) => one.ofUnitsOf === card.faction && !card.abilities.includes(one.id));
    if (more.length > 0) laid[id] = { ...card, abilities: [...more.map((one) => one.id), ...card.abilities] };
  }
  return laid;
}

/** Each once, however many cards bring it. */
function proceduresOf(
  ...tables: readonly Table<{ readonly procedures?: readonly Procedure[] }>[]
): readonly Procedure[] {
  const all = tables.flatMap((table) => Object.values(table).flatMap(({ procedures = [] }) => procedures));
  return [...new Set(all)];
}
