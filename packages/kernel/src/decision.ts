/**
 * Decisions: what a game asks of a seat when it waits, and the shape an answer must have.
 *
 *   option      one of a list of ids                        choice: 'winterfell'
 *   amount      a whole number in a range                   choice: 3
 *   several     some of a list of ids, each at most once    choice: ['a', 'b']
 *   assignment  a value for every slot                      choice: { winterfell: 'march-0', pyke: 'raid' }
 *   pose        a place and a facing on a table             choice: { x: 12000, y: 800, facing: 9000 }
 *
 * An answer is made of ids; what an id means is said beside it. An option tells what it is about and how it is said, so
 * that nobody has to read its id.
 */
import type { Json, JsonObject } from './json.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Something of the game that has a name: an area, a unit, a card. A game declares its kinds. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** A message and the facts it speaks of; a fact may itself be a saying. */
export interface Saying {
  readonly key: string;
  readonly facts: JsonObject;
}

/** What can be chosen: the id is the choice. */
export interface Option {
  readonly id: string;
  /** What it is about, in the order in which it is read. */
  readonly on: readonly Thing[];
  readonly say: Saying;
}

/** What the rules offer. A bare id is a plain answer such as `yes`: it is about nothing and said by `option.ID`. */
export type Offer = string | Option;

export interface SlotOffer {
  readonly id: string;
  readonly on?: readonly Thing[];
  readonly say?: Saying;
  readonly values: readonly Offer[];
  /** The slot may be left out of the answer. */
  readonly optional: boolean;
}

export interface Slot extends Option {
  readonly values: readonly Option[];
  /** The slot may be left out of the answer. */
  readonly optional: boolean;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export type Assignment = { readonly [slot: string]: string };

export type Asked<O = Option, S = Slot> =
  | { readonly kind: 'option'; readonly options: readonly O[] }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'several';
      readonly options: readonly O[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'assignment'; readonly slots: readonly S[] }
  | { readonly kind: 'pose'; readonly piece: string };

export type Decision = Asked & {
  readonly seat: string;
  /** `procedure/step`: what is asked, for the message catalogue and for controls made for it. */
  readonly ask: string;
  /** What else the one who decides should see: measured facts, previews. */
  readonly facts: JsonObject;
};

const NOTHING: readonly Thing[] = [];

export function idOf(offer: Offer): string {
  return typeof offer === 'string' ? offer : offer.id;
}

/** What an offer is about. */
export function thingsOf(offer: Offer): readonly Thing[] {
  return typeof offer === 'string' ? NOTHING : offer.on;
}

/** The first thing of a kind that something is about, by its id, or null. */
export function idOn(on: readonly Thing[], kind: string): string | null {
  for (const thing of on) if (thing.kind === kind) return thing.id;
  return null;
}

export function idsOn(on: readonly Thing[], kind: string): readonly string[] {
  return on.filter((thing) => thing.kind === kind).map(({ id }) => id);
}

/** As plain data: rules may put an option together only when it is looked at. */
export function described(offer: Offer): Option {
  if (typeof offer === 'string')
    return { id: offer, on: NOTHING, say: { key: `option.${offer}`, facts: {} } };
  const { id, on, say } = offer;
  return { id, on, say };
}

export function describedSlot({ id, on, say, values, optional }: SlotOffer): Slot {
  const plain = described(id);
  return { id, on: on ?? plain.on, say: say ?? plain.say, values: values.map(described), optional };
}

/** The one of these with this id, or null. */
export function findOffer(offers: readonly Offer[], id: Json): Offer | null {
  for (const offer of offers) if (idOf(offer) === id) return offer;
  return null;
}

function wrongShape(expected: string): Refusal {
  return refuse('kernel/choice/shape', { expected });
}

function notOffered(choice: string, offered: number): Refusal {
  return refuse('kernel/choice/not-offered', { choice: choice.slice(0, 80), offered });
}

export function checkOption(options: readonly Offer[], choice: Json): Refusal | null {
  if (typeof choice !== 'string') return wrongShape('the id of one option');
  return findOffer(options, choice) === null ? notOffered(choice, options.length) : null;
}

export function checkAmount(min: number, max: number, choice: Json): Refusal | null {
  if (typeof choice !== 'number' || !Number.isInteger(choice)) return wrongShape('a whole number');
  return choice >= min && choice <= max ? null : refuse('kernel/choice/out-of-range', { choice, min, max });
}

export function checkSeveral(
  options: readonly Offer[],
  min: number,
  max: number,
  choice: Json,
): Refusal | null {
  if (!Array.isArray(choice)) return wrongShape('a list of ids');
  const ids: readonly Json[] = choice;
  for (const [i, id] of ids.entries()) {
    const refusal = checkOption(options, id);
    if (refusal !== null) return refusal;
    if (ids.indexOf(id) !== i) return refuse('kernel/choice/twice', { choice: String(id) });
  }
  if (ids.length < min || ids.length > max)
    return refuse('kernel/choice/how-many', { chosen: ids.length, min, max });
  return null;
}

export function checkAssignment(slots: readonly SlotOffer[], choice: Json): Refusal | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) {
    return wrongShape('an object with a value for every slot');
  }
  const given = choice as JsonObject;
  let known = 0;
  let refusal: Refusal | null = null;
  for (const slot of slots) {
    if (Object.hasOwn(given, slot.id)) {
      known += 1;
      refusal ??= checkOption(slot.values, given[slot.id] ?? null);
    } else if (!slot.optional) refusal ??= refuse('kernel/choice/slot-missing', { slot: slot.id });
  }
  const ids = Object.keys(given);
  if (ids.length === known) return refusal;
  const unknown = ids.find((id) => !slots.some((slot) => slot.id === id)) ?? '';
  return refuse('kernel/choice/unknown-slot', { slot: unknown.slice(0, 80) });
}

/** Whether it is an assignment at all, of whatever slots and values. */
export function isAssignment(choice: Json): choice is Assignment {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return false;
  return Object.values(choice).every((value) => typeof value === 'string');
}

const POSE_KEYS = ['x', 'y', 'facing'] as const;

export function checkPose(choice: Json): Refusal | null {
  const expected = 'an object with the whole numbers x, y and facing (0 to 35999)';
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return wrongShape(expected);
  const pose = choice as JsonObject;
  const whole = POSE_KEYS.every((key) => Number.isSafeInteger(pose[key]));
  if (!whole || Object.keys(pose).length !== POSE_KEYS.length) return wrongShape(expected);
  const facing = pose['facing'] as number;
  return facing >= 0 && facing < 36_000 ? null : wrongShape(expected);
}
