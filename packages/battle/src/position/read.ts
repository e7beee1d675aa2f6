/** The words of a position, read one by one; what they come to together is looked at in possible.ts. */
import { KernelError, shape } from '@maester/kernel';
import { FACTIONS } from '../cards/factions.ts';
import { CONDITIONS } from '../effects/gains.ts';
import type { NamedMemory } from '../round/memory.ts';
import type { Edition } from '../edition/edition.ts';
import {
  ABILITY_LOST,
  ATTACHMENT_ABILITIES_LOST,
  COMMANDER_ABILITIES_LOST,
  EDGES,
  type Lasting,
} from '../state.ts';
import { SILENCED } from '../timing/declarable.ts';
import { COUNTS_AS_CONTROLLING } from '../tactics/control.ts';
import { CANNOT_ACTIVATE } from '../units/abilities.ts';
import { TERRAIN_KEYWORDS, TERRAIN_KINDS } from '../terrain/kinds.ts';

const { dictionary, integer, json, list, nullable, object, oneOf, optional, text, yesNo } = shape;

/** A decimal number with as many decimals as its unit has parts: thousandths of an inch, hundredths of a degree. */
function decimal(min: number, max: number, parts: number): shape.Reader<number> {
  return (value, place) => {
    const whole = typeof value === 'number' ? Math.round(value * parts) : NaN;
    if (
      typeof value !== 'number' ||
      !(value >= min && value <= max) ||
      Math.abs(whole / parts - value) > 1e-9
    )
      throw new KernelError(
        place.kind,
        place.where,
        `expected a number from ${min} to ${max} in steps of 1/${parts}`,
      );
    return whole;
  };
}

const point = list(decimal(-20, 92, 1000), 2, 2);
const degrees = decimal(0, 359.99, 100);
const facing = optional(degrees, 0);
const counts = dictionary(integer(0, 100));

const readUnit = object({
  /** The card and the seat of a unit that the position itself brings; both are missing for one of an army list. */
  card: optional(nullable(text), null),
  seat: optional(nullable(text), null),
  at: optional(nullable(point), null),
  facing: optional(nullable(degrees), null),
  /** Wounds left in the whole unit. */
  wounds: optional(nullable(integer(0, 100)), null),
  attachments: optional(nullable(list(text)), null),
  conditions: optional(list(oneOf(CONDITIONS)), []),
  activated: optional(yesNo, false),
  destroyed: optional(yesNo, false),
  ordersUsed: optional(list(text), []),
  fellWith: optional(list(text), []),
  tokens: optional(counts, {}),
});
export type GivenUnit = ReturnType<typeof readUnit>;

const readNcu = object({
  card: optional(nullable(text), null),
  seat: optional(nullable(text), null),
  zone: optional(nullable(text), null),
  activated: optional(nullable(yesNo), null),
  destroyed: optional(yesNo, false),
  tokens: optional(counts, {}),
  /** Whose it is, while someone else has it for the round. */
  home: optional(nullable(text), null),
  stays: optional(yesNo, false),
});
export type GivenNcu = ReturnType<typeof readNcu>;

const cards = list(text);
const pile: shape.Reader<readonly string[] | 'rest'> = (value, place) =>
  value === 'rest' ? value : cards(value, place);

const readPlayer = object({
  /** Whose Tactics deck it is, where the position brings the pieces. */
  faction: optional(nullable(oneOf(FACTIONS)), null),
  commander: optional(nullable(text), null),
  edge: optional(nullable(oneOf(EDGES)), null),
  hand: optional(cards, []),
  /** Cards on top of the deck, the first to be drawn first. */
  deck: optional(cards, []),
  /** `rest`: everything that is neither in hand nor named in the deck. */
  discard: optional(pile, []),
  /** Put aside face down. */
  aside: optional(cards, []),
  /** What has been seen of cards that lie face down, by viewer. */
  known: optional(
    dictionary(object({ hand: optional(cards, []), top: optional(cards, []), bottom: optional(cards, []) })),
    {},
  ),
  /** Cards of opponents in the hand, and Commanders that mean the own one. */
  foreign: optional(list(object({ card: text, owner: text })), []),
  namesakes: optional(list(text), []),
  passes: optional(nullable(integer(0, 2)), null),
  passed: optional(yesNo, false),
  mustActivateUnit: optional(yesNo, false),
});
export type GivenPlayer = ReturnType<typeof readPlayer>;

const readLastingFields = object({
  ability: text,
  on: text,
  by: text,
  until: optional(oneOf(['turn', 'round', 'game']), 'round'),
  from: optional(text, ''),
  attached: optional(nullable(yesNo), null),
  tokens: optional(integer(0, 100), 0),
  watch: optional(yesNo, false),
  choice: optional(nullable(cards), null),
  about: optional(nullable(text), null),
  owner: optional(nullable(text), null),
});

/** Whether a card lies there follows from the rest, unless it is said. */
type GivenLasting = Omit<Lasting, 'attached'> & { readonly attached: boolean | null };

const readLasting: shape.Reader<GivenLasting> = (value, place) => {
  const { about, watch, choice, owner, ...effect } = readLastingFields(value, place);
  return {
    ...effect,
    ...(owner !== null && { owner }),
    ...(about !== null && { about }),
    ...(watch && { watch }),
    ...(choice !== null && { choice }),
  };
};

const pair: shape.Reader<readonly [string, string]> = (value, place) => {
  const [one = '', other = ''] = list(text, 2, 2)(value, place);
  return [one, other];
};

const readMemory: shape.Reader<NamedMemory> = object({
  engaged: optional(list(pair), []),
  attacks: optional(list(pair), []),
  acted: optional(list(text), []),
  turns: optional(list(text), []),
});

const readTerrain = object({
  id: optional(nullable(text), null),
  keywords: optional(nullable(list(oneOf(TERRAIN_KEYWORDS))), null),
  daunts: optional(nullable(text), null),
  kind: oneOf(TERRAIN_KINDS),
  at: point,
  facing,
});

const readObjective = object({
  id: optional(nullable(text), null),
  at: optional(nullable(point), null),
  card: optional(nullable(integer(1, 15)), null),
  claimedBy: optional(nullable(text), null),
  carriedBy: optional(nullable(text), null),
});
export type GivenObjective = ReturnType<typeof readObjective>;

const readFields = object({
  begin: optional(oneOf(['turn', 'round', 'clean-up', 'deployment']), 'turn'),
  round: optional(integer(1, 6), 1),
  firstPlayer: optional(nullable(text), null),
  /** Who begins the next round, if a card says so. */
  nextFirstPlayer: optional(nullable(text), null),
  /** Whose turn begins, or who deploys next. */
  turn: optional(nullable(text), null),
  units: optional(dictionary(readUnit), {}),
  ncus: optional(dictionary(readNcu), {}),
  players: optional(dictionary(readPlayer), {}),
  /** Zones of the Tactics Board besides those that the armies bring. */
  zones: optional(list(text), []),
  terrain: optional(list(readTerrain), []),
  objectives: optional(nullable(list(readObjective)), null),
  lasting: optional(list(readLasting), []),
  /** Destroyed attachments, whose they were and the unit they were in. */
  fallen: optional(list(object({ card: text, seat: text, unit: text })), []),
  memory: optional(readMemory, { engaged: [], attacks: [], acted: [], turns: [] }),
  victoryPoints: optional(dictionary(integer(0, 100)), {}),
  silenced: optional(list(text), []),
  zoneChooser: optional(nullable(text), null),
  modeState: optional(dictionary(json), {}),
});
export type GivenPosition = ReturnType<typeof readFields>;

export function readPosition(value: unknown): GivenPosition {
  return readFields(value, { kind: 'position', where: 'position' });
}

/** Cards, zones and abilities are those of the edition. */
export function checkNames(rules: Edition, read: GivenPosition): void {
  const known = (table: object | readonly string[], value: string, where: string): void => {
    const names = Array.isArray(table) ? (table as readonly string[]) : Object.keys(table);
    oneOf(names)(value, { kind: 'position', where: `position.${where}` });
  };
  for (const [id, { card }] of Object.entries(read.units))
    if (card !== null) known(rules.units, card, `units.${id}.card`);
  for (const [id, { card }] of Object.entries(read.ncus))
    if (card !== null) known(rules.ncus, card, `ncus.${id}.card`);
  for (const [i, zone] of read.zones.entries()) known(rules.zones, zone, `zones[${i}]`);
  const abilities = [
    ...Object.keys(rules.abilities),
    ABILITY_LOST,
    ATTACHMENT_ABILITIES_LOST,
    COMMANDER_ABILITIES_LOST,
    CANNOT_ACTIVATE,
    COUNTS_AS_CONTROLLING,
    SILENCED,
  ];
  for (const [i, { ability }] of read.lasting.entries()) known(abilities, ability, `lasting[${i}].ability`);
  for (const [seat, { hand, deck, discard, aside }] of Object.entries(read.players))
    for (const [name, held] of Object.entries({ hand, deck, discard, aside }))
      if (held !== 'rest')
        for (const [i, card] of held.entries()) known(rules.tactics, card, `players.${seat}.${name}[${i}]`);
}

export function wrong(where: string, problem: string): KernelError {
  return new KernelError('position', `position.${where}`, problem);
}
