/**
 * Lays the delta of an edition over its parent, once. Absent is inherited, null is removed, and whatever the parent or
 * the list of fields does not know is an error: a misspelt field must not be a rule that never applies.
 */
import { bug, type KernelError, type Procedure } from '@maester/kernel';
import type { ArmyList } from '../army/army.ts';
import type { Ability, AbilityCard, TacticsCard, UnitCard } from '../cards/card.ts';
import type { Kinds } from '../effects/effect.ts';
import type {
  CardsLayer,
  Change,
  Edition,
  EditionDelta,
  Entries,
  EntryDelta,
  Layer,
  LedgerChange,
  Numbers,
  Table,
} from './edition.ts';
import { RULE_NAMES, type Rules } from './rules.ts';
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
    id: 'must', deployment: 'must', cornerZones: 'may', comesBack: 'may', tokens: 'must', objectives: 'must', victoryThroughCombat: 'may', morePointsNeeded: 'may', forTournaments: 'may',
    forFreeForAll: 'may', terrain: 'may', pieces: 'may', procedures: 'may', furnish: 'may', prepare: 'may', zonesAreGiven: 'may',
    beforeDeployment: 'may', inReserve: 'may', deployProblem: 'may', begins: 'may', roundStarts: 'may', turnStarts: 'may',
    mayArrive: 'may', reserveWaits: 'may', deploysFromReserve: 'may', unitActivates: 'may', actions: 'may', act: 'may',
    attackActions: 'may', noMarch: 'may', speed: 'may', actionEnded: 'may', ncuActions: 'may', ncuActs: 'may',
    zoneClaimed: 'may', insteadOfZone: 'may', moveEnded: 'may', tokenClaimed: 'may', silencesNcu: 'may', chargeDeclared: 'may', fixtures: 'may', closedTo: 'may',
    attackCompleted: 'may', panicFailed: 'may', attachmentsDestroyed: 'may', unitDestroyed: 'may', scoresNothing: 'may',
    worthNow: 'may', grounds: 'may', scoreRound: 'may', scoredCards: 'may', missions: 'may', roundEnded: 'may', afterLastRound: 'may',
  },
  zones: { ways: 'must', effect: 'must', optional: 'must', broughtBy: 'must', procedures: 'may' },
};

const LAYER = [
  'numbers',
  'rules',
  'effects',
  'terrain',
  'factions',
  'cards',
  'armies',
  'procedures',
  ...Object.keys(FIELDS),
];
const KNOWN = ['id', 'changes', ...LAYER];
const KNOWN_OF_CHANGE = ['replaces', 'off', 'adds', ...LAYER];

/** Fields in which null is a value like any other. */
const NULLABLE: readonly string[] = ['commander', 'broughtBy'];

const WHOLE = new WeakSet<object>();

/** An entry that takes the place of the parent's as a whole: it inherits no field. */
export function whole<V extends object>(entry: V): V {
  WHOLE.add(entry);
  return entry;
}

/** An edition without one of its changes, to see what that change is good for. */
export function without(delta: EditionDelta, change: string): EditionDelta {
  const { [change]: taken, ...changes } = delta.changes ?? {};
  if (taken === undefined) throw bug(`edition ${delta.id}: no change is called ${change}`);
  return { ...delta, changes };
}

/** Whatever has been laid so far. */
type Laid = { readonly [T in keyof Entries]: Table<Entries[T]> } & {
  readonly numbers: Partial<Numbers>;
  readonly rules: Partial<Rules>;
  readonly effects: Partial<Kinds>;
  readonly terrain: Table<readonly TerrainKeyword[]>;
  readonly armies: Table<ArmyList>;
  readonly procedures: readonly Procedure[];
};

/** An edition without a parent is a delta that says everything. */
export function compile(delta: EditionDelta, parent: Edition | null = null): Edition {
  const wrong = (what: string): KernelError => bug(`edition ${delta.id}: ${what}`);
  for (const key of Object.keys(delta)) if (!KNOWN.includes(key)) throw wrong(`nothing is called ${key}`);

  let laid: Laid = {
    numbers: { ...parent?.numbers },
    rules: { ...parent?.rules },
    effects: { ...parent?.effects },
    terrain: { ...parent?.terrain },
    units: { ...parent?.units },
    attachments: { ...parent?.attachments },
    ncus: { ...parent?.ncus },
    tactics: { ...parent?.tactics },
    abilities: ownAbilities(parent),
    modes: { ...parent?.modes },
    zones: { ...parent?.zones },
    armies: parent?.armies ?? {},
    procedures: [],
  };
  laid = lay(laid, delta, wrong, parent !== null);
  for (const [name, change] of Object.entries(delta.changes ?? {})) {
    for (const key of Object.keys(change))
      if (!KNOWN_OF_CHANGE.includes(key)) throw wrong(`${name} can have no ${key}`);
    laid = lay(laid, change, wrong, parent !== null);
  }

  const { numbers, rules, effects, terrain, attachments, ncus, tactics, modes, zones } = laid;
  for (const name of NUMBERS) if (numbers[name] === undefined) throw wrong(`there is no ${name}`);
  for (const name of Object.keys(RULE_NAMES) as (keyof Rules)[])
    if (rules[name] === undefined) throw wrong(`there is no ${name}`);
  const abilities = withIds(laid.abilities, tactics);
  const units = withFactionRules(laid.units, abilities);
  const pieces: Record<string, UnitCard> = { ...units, [STAND_IN]: STAND_IN_CARD };
  for (const mode of Object.values(modes)) Object.assign(pieces, mode.pieces);
  const changes = ledgerChanges(delta, wrong);
  return {
    id: delta.id,
    numbers: numbers as Numbers,
    rules: rules as Rules,
    changes: [...(parent?.changes ?? []), ...changes],
    ledger: { ...parent?.ledger, ...ledgerOf(delta.id, changes) },
    effects: effects as Kinds,
    terrain,
    units,
    attachments,
    ncus,
    tactics,
    abilities,
    modes,
    zones,
    armies: laid.armies,
    pieces,
    everyAbility: Object.values(abilities),
    ofFactions: Object.values(abilities).filter(({ ofFaction }) => ofFaction !== undefined),
    playedByNcus: Object.values(abilities).flatMap(({ plays }) => plays ?? []),
    procedures: [...new Set([...laid.procedures, ...proceduresOf(tactics, abilities, modes, zones)])],
  };
}

/** One layer over what has been laid. */
function lay(laid: Laid, layer: Layer, wrong: (what: string) => KernelError, inherits: boolean): Laid {
  const entry = <V extends object>(
    where: string,
    fields: Fields<V>,
    before: V | undefined,
    change: EntryDelta<V>,
  ): V => {
    // laid over in one go, and nothing deleted where nothing is: such objects are the fastest to ask
    const over = WHOLE.has(change) ? { ...change } : { ...before, ...change };
    for (const [field, value] of Object.entries(change)) {
      if (!Object.hasOwn(fields, field)) throw wrong(`${where} can have no ${field}`);
      if (value === null && !NULLABLE.includes(field)) delete over[field as keyof V];
    }
    for (const [field, need] of Object.entries(fields))
      if (need === 'must' && over[field as keyof V] === undefined) throw wrong(`${where} has no ${field}`);
    return over as V;
  };

  const table = <V extends object>(
    name: string,
    fields: Fields<V>,
    before: Table<V>,
    changes: Table<EntryDelta<V> | null> = {},
  ): Table<V> => {
    const over: Record<string, V> = { ...before };
    for (const [id, change] of Object.entries(changes)) {
      if (change !== null) over[id] = entry(`${name}.${id}`, fields, over[id], change);
      else if (Object.hasOwn(over, id)) delete over[id];
      else throw wrong(`${name} has no ${id} to remove`);
    }
    return over;
  };

  for (const name of Object.keys(layer.numbers ?? {}))
    if (!NUMBERS.some((known) => known === name)) throw wrong(`no number is called ${name}`);
  for (const name of Object.keys(layer.rules ?? {}))
    if (!Object.hasOwn(RULE_NAMES, name)) throw wrong(`no rule is called ${name}`);

  const terrain: Record<string, readonly TerrainKeyword[]> = { ...laid.terrain };
  for (const [kind, keywords] of Object.entries(layer.terrain ?? {})) {
    if (keywords !== null) terrain[kind] = keywords;
    else if (Object.hasOwn(terrain, kind)) delete terrain[kind];
    else throw wrong(`there is no terrain ${kind} to remove`);
  }

  for (const name of Object.keys(layer.effects ?? {}))
    if (inherits && !Object.hasOwn(laid.effects, name)) throw wrong(`no effect is called ${name}`);

  const { units, attachments, ncus, tactics, abilities } = withFactions(laid, layer.factions ?? {});
  const atHand = Object.entries(layer.cards ?? {}).flatMap(([faction, changes]) =>
    Object.values(units).some((unit) => unit.faction === faction) ? changes : [],
  );
  const cards = <K extends keyof CardsLayer>(name: K): CardsLayer[K] =>
    Object.assign({}, layer[name], ...atHand.map((changes) => changes[name])) as CardsLayer[K];
  return {
    numbers: { ...laid.numbers, ...layer.numbers },
    rules: { ...laid.rules, ...layer.rules },
    effects: { ...laid.effects, ...layer.effects },
    terrain,
    armies: layer.armies ?? laid.armies,
    units: table('units', FIELDS.units, units, cards('units')),
    attachments: table('attachments', FIELDS.attachments, attachments, cards('attachments')),
    ncus: table('ncus', FIELDS.ncus, ncus, cards('ncus')),
    tactics: table('tactics', FIELDS.tactics, tactics, cards('tactics')),
    abilities: table('abilities', FIELDS.abilities, abilities, cards('abilities')),
    modes: table('modes', FIELDS.modes, laid.modes, layer.modes),
    zones: table('zones', FIELDS.zones, laid.zones, layer.zones),
    procedures: [...laid.procedures, ...(layer.procedures ?? [])],
  };
}

type CardTables = Pick<Laid, 'units' | 'attachments' | 'ncus' | 'tactics' | 'abilities'>;

/** The cards of these factions take the place of those that are there. */
function withFactions(laid: CardTables, factions: NonNullable<Layer['factions']>): CardTables {
  const given = Object.values(factions);
  if (given.length === 0) return laid;
  const others = <V extends { readonly faction: string }>(cards: Table<V>): Table<V> =>
    Object.fromEntries(Object.entries(cards).filter(([, { faction }]) => !Object.hasOwn(factions, faction)));
  return {
    units: Object.assign(others(laid.units), ...given.map(({ units }) => units)) as Laid['units'],
    attachments: Object.assign(
      others(laid.attachments),
      ...given.map(({ attachments }) => attachments),
    ) as Laid['attachments'],
    ncus: Object.assign(others(laid.ncus), ...given.map(({ ncus }) => ncus)) as Laid['ncus'],
    tactics: Object.assign(others(laid.tactics), ...given.map(({ tactics }) => tactics)) as Laid['tactics'],
    abilities: Object.assign(
      { ...laid.abilities },
      ...given.map(({ abilities }) => abilities),
    ) as Laid['abilities'],
  };
}

/** What the changes mean for the ledger; no rule is spoken of twice. */
function ledgerChanges(
  { id, changes = {} }: EditionDelta,
  wrong: (what: string) => KernelError,
): readonly LedgerChange[] {
  const named = new Set<string>();
  const own = `battle/${id}/`;
  return Object.entries(changes).map(([name, { replaces = [], off = [], adds = [] }]: [string, Change]) => {
    const ids = [...replaces, ...off, ...adds];
    if (ids.length === 0) throw wrong(`${name} concerns no rule of the ledger`);
    for (const rule of ids) {
      if (named.has(rule)) throw wrong(`${rule} is spoken of twice`);
      if (adds.includes(rule) !== rule.startsWith(own)) throw wrong(`${name}: ${rule} is no such id`);
      named.add(rule);
    }
    return { name, replaces, off, adds };
  });
}

function ledgerOf(id: string, changes: readonly LedgerChange[]): Table<string> {
  const replaced = changes.flatMap(({ replaces }) => replaces);
  return Object.fromEntries(replaced.map((rule) => [rule, rule.replace('battle/', `battle/${id}/`)]));
}

// oxfmt-ignore
const NUMBERS: readonly (keyof Numbers)[] = [
  'lastRound', 'hand', 'handLimit', 'passes', 'neutralPercent', 'pointsPerAttachmentPoint', 'victoryAtThirty', 'victoryPerTen',
  'terrainFromZones',
];

/** The abilities of an edition that no card on a unit brings. */
function ownAbilities(edition: Edition | null): Table<AbilityCard> {
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
