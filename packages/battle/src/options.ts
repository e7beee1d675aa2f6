/**
 * What can be chosen in this game: options about units, cards, zones and whatever else there is, and how they are put
 * together. `things.ts` tells which things there are; `name.KIND.ID` calls most of them by their names.
 */
import type { Offer, Option, Saying, Thing } from '@maester/kernel';
import type { TerrainPiece } from './state.ts';

/** What a unit does to an enemy, a piece, a token or a wall. */
export const ACTIONS = ['attack', 'charge', 'break', 'destroy', 'strike', 'claim', 'quadrant'] as const;

export type ThingKind =
  | 'unit'
  | 'ncu'
  | 'wall'
  | 'seat'
  | 'card'
  | 'response'
  | 'ability'
  | 'attack'
  | 'zone'
  | 'terrain'
  | 'terrain-kind'
  | 'objective'
  | 'objective-card'
  | 'siege-card'
  | 'mission'
  | 'mode'
  | 'condition'
  | 'keyword'
  | 'arc'
  | 'quadrant'
  | 'role'
  | 'pile'
  | 'attachment'
  | 'action';

export const thing = (kind: ThingKind, id: string): Thing => ({ kind, id });

/** Said by nothing of its own: it only tells where an option comes from. */
const SILENT: Saying = { key: '', facts: {} };

export function silent(id: string, ...on: readonly Thing[]): Option {
  return { id, on, say: SILENT };
}

/** A word such as `charge`. */
export function word(id: string, ...on: readonly Thing[]): Option {
  return { id, on, say: { key: `option.${id}`, facts: {} } };
}

/** Kinds whose names stand among those of another kind. */
const NAMED_AS: { readonly [K in ThingKind]?: ThingKind } = {
  ncu: 'unit',
  wall: 'unit',
  'terrain-kind': 'terrain',
};

const known = new Map<ThingKind, Map<string, Option>>();

/** A thing that is called by its name; made once for each, since the same are listed again and again. */
export function named(kind: ThingKind, id: string): Option {
  let ofKind = known.get(kind);
  if (ofKind === undefined) known.set(kind, (ofKind = new Map<string, Option>()));
  let option = ofKind.get(id);
  if (option === undefined) {
    option = { id, on: [thing(kind, id)], say: { key: `name.${NAMED_AS[kind] ?? kind}.${id}`, facts: {} } };
    ofKind.set(id, option);
  }
  return option;
}

/** One of a row: `align-3`. */
export function numbered(id: string, index: number): Option {
  return { id: `${id}-${index + 1}`, on: [], say: { key: `option.${id}`, facts: { number: index + 1 } } };
}

/** How many Wounds. */
export const numberOption = (id: string): Option => ({
  id,
  on: [],
  say: { key: 'option.wounds', facts: { count: Number(id) } },
});

/** How many models. */
export const modelsOption = (count: number): Option => ({
  id: String(count),
  on: [],
  say: { key: 'option.models', facts: { count } },
});

/** How many tokens. */
export const tokensOption = (count: number): Option => ({
  id: String(count),
  on: [],
  say: { key: 'option.tokens', facts: { count } },
});

const units = new Map<string, Option>();

/** Units are listed more than anything else: one look is enough for them. */
export function unitOption(id: string): Option {
  let option = units.get(id);
  if (option === undefined) units.set(id, (option = named('unit', id)));
  return option;
}

export const unitOptions = (list: readonly { readonly id: string }[]): Option[] =>
  list.map(({ id }) => unitOption(id));

export const ncuOption = (id: string): Option => named('ncu', id);
export const conditionOption = (id: string): Option => named('condition', id);

/** A unit and one of its Condition tokens, or the unit alone if it has none. */
export const withTokens = (
  list: readonly { readonly id: string; readonly conditions: readonly string[] }[],
): Option[] =>
  list.flatMap(({ id, conditions }) =>
    conditions.length === 0
      ? [unitOption(id)]
      : conditions.map((condition) => joined('|', unitOption(id), conditionOption(condition))),
  );

/** Pieces and tokens on the table are called by their serial number, or by the name that a scenario gives them. */
const serialNumber = (id: string): number | string => Number(/\d+$/.exec(id)?.[0] ?? Number.NaN) || id;

export function tokenOption(id: string): Option {
  return {
    id,
    on: [thing('objective', id)],
    say: { key: 'option.objective', facts: { number: serialNumber(id) } },
  };
}

type Piece = Pick<TerrainPiece, 'id' | 'kind'>;

export function terrainOption({ id, kind }: Piece): Option {
  return {
    id,
    on: [thing('terrain', id)],
    say: { key: 'option.terrain', facts: { kind, number: serialNumber(id) } },
  };
}

/** What a unit can do to a thing: `break:terrain-2`. */
export function actionOn(action: (typeof ACTIONS)[number], target: Option): Option {
  return joined(':', word(action, thing('action', action)), target);
}

export const breakOption = (piece: Piece): Option => actionOn('break', terrainOption(piece));

export function objectiveCardOption(card: number): Option {
  const id = String(card);
  return {
    id: `objective-${card}`,
    on: [thing('objective-card', id)],
    say: { key: `name.objective-card.${id}`, facts: {} },
  };
}

export function missionOption(mission: number): Option {
  const id = String(mission);
  return {
    id: `mission-${mission}`,
    on: [thing('mission', id)],
    say: { key: `name.mission.${id}`, facts: {} },
  };
}

const isOption = (part: Offer): part is Option => typeof part !== 'string';

/** How a part is said; that something is done at all needs no words. */
function sayingOf(part: Offer): Saying {
  if (isOption(part)) return part.say;
  return part === 'yes' ? SILENT : { key: `option.${part}`, facts: {} };
}

/** Most are offered and never looked at: what they are about and how they are said is put together when asked for. */
class Joined implements Option {
  readonly id: string;
  readonly #parts: readonly Offer[];

  constructor(separator: string, parts: readonly Offer[]) {
    this.#parts = parts;
    let id = '';
    for (const part of parts) id += (id === '' ? '' : separator) + (isOption(part) ? part.id : part);
    this.id = id;
  }

  get on(): readonly Thing[] {
    const on: Thing[] = [];
    for (const part of this.#parts) if (isOption(part)) on.push(...part.on);
    return on;
  }

  get say(): Saying {
    return joinedSayings(this.#parts.map(sayingOf).filter(({ key }) => key !== ''));
  }
}

/** Several parts as one option, about everything that they are about. */
export function joined(separator: string, ...parts: readonly Offer[]): Option {
  return new Joined(separator, parts);
}

function joinedSayings(said: readonly Saying[]): Saying {
  return said.reduceRight<Saying>(
    (rest, first) =>
      rest === SILENT
        ? first
        : { key: 'option.joined', facts: { first: inFacts(first), rest: inFacts(rest) } },
    SILENT,
  );
}

const inFacts = ({ key, facts }: Saying): { key: string; facts: Saying['facts'] } => ({ key, facts });

/** How a way to use something is said, or null if there was nothing to choose. */
export function sayingOfWay(way: Offer): Saying | null {
  const saying = sayingOf(way);
  return saying.key === '' ? null : saying;
}
