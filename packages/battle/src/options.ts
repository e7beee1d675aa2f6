/**
 * What can be chosen in this game: options about units, cards, zones and whatever else there is, and how they are put
 * together. `things.ts` tells which things there are; `name.KIND.ID` calls most of them by their names.
 */
import type { Offer, Option, Saying, Thing } from '@maester/kernel';

/** What a unit does to a piece, a token or a wall. */
export const ACTIONS = ['break', 'destroy', 'strike', 'claim', 'quadrant'] as const;

export type ThingKind =
  | 'unit'
  | 'ncu'
  | 'wall'
  | 'seat'
  | 'card'
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

/** A thing that is called by its name. */
export function named(kind: ThingKind, id: string, names: string = kind): Option {
  return { id, on: [thing(kind, id)], say: { key: `name.${names}.${id}`, facts: {} } };
}

/** One of a row: `align-3`. */
export function numbered(id: string, index: number): Option {
  return { id: `${id}-${index + 1}`, on: [], say: { key: `option.${id}`, facts: { number: index + 1 } } };
}

const units = new Map<string, Option>();

/** Made once for each, since units are listed more than anything else. */
export function unitOption(id: string): Option {
  let known = units.get(id);
  if (known === undefined) units.set(id, (known = named('unit', id)));
  return known;
}

export const unitOptions = (list: readonly { readonly id: string }[]): Option[] =>
  list.map(({ id }) => unitOption(id));

export const ncuOption = (id: string): Option => named('ncu', id, 'unit');
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

export function pieceOption(kind: 'terrain' | 'objective', id: string): Option {
  return { id, on: [thing(kind, id)], say: { key: `option.${kind}`, facts: { number: serialNumber(id) } } };
}

/** What a unit can do to a thing: `break:terrain-2`. */
export function actionOn(action: (typeof ACTIONS)[number], target: Option): Option {
  return joined(':', word(action, thing('action', action)), target);
}

export const breakOption = (terrain: string): Option => actionOn('break', pieceOption('terrain', terrain));

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

/** Several parts as one option, about everything that they are about. */
export function joined(separator: string, ...parts: readonly Offer[]): Option {
  const said = parts.map(sayingOf).filter(({ key }) => key !== '');
  return {
    id: parts.map((part) => (isOption(part) ? part.id : part)).join(separator),
    on: parts.flatMap((part) => (isOption(part) ? part.on : [])),
    say: joinedSayings(said),
  };
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
