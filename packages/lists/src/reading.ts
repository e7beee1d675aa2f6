/** What comes of reading a list: the list, or what must be asked first, or why it is no list. */
import type { ArmyList, Faction } from '@maester/battle/engine';
import type { Facts } from '@maester/kernel';
import type { ListCard } from './cards.ts';

/** All that can be read. */
export const FORMATS = ['json', 'link', 'ids', 'war-council', 'asoiaf-stats', 'asoiaf-fr', 'text'] as const;
export type Format = (typeof FORMATS)[number];

export type Role = 'commander' | 'unit' | 'attachment' | 'ncu' | 'enemy';

/** How a card was recognised; those that were guessed deserve a look. */
export type Recognised = 'number' | 'name' | 'short-name' | 'guess' | 'answer';

export interface ReadEntry {
  /** As it stands in the text. */
  readonly written: string;
  /** What it is in the list; null while that is unknown. */
  readonly role: Role | null;
  /** Null as long as its question is open, or if the answer was to leave it out. */
  readonly card: ListCard | null;
  readonly how: Recognised | null;
}

/** What the reader could not decide. The answer is the key of a suggestion, or `none` to leave the entry out. */
export type Question =
  | {
      readonly id: string;
      readonly about: 'card';
      readonly written: string;
      readonly role: Role | null;
      readonly why: 'unknown' | 'ambiguous';
      readonly suggestions: readonly ListCard[];
    }
  | { readonly id: 'faction'; readonly about: 'faction'; readonly suggestions: readonly Faction[] }
  | { readonly id: 'commander'; readonly about: 'commander'; readonly suggestions: readonly ListCard[] };

/** By the id of the question: a `cardKey`, a faction, or `none`. */
export type Answers = { readonly [question: string]: string };

/** How a card is named in an answer. */
export const cardKey = ({ kind, id }: Pick<ListCard, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Why something is no list: `lists.problem.KEY` says it. */
export interface ListProblem {
  readonly key:
    | 'empty'
    | 'too-long'
    | 'binary'
    | 'bad-json'
    | 'bad-link'
    | 'newer-link'
    | 'bad-base64'
    | 'bad-war-council'
    | 'too-many'
    | 'no-units'
    | 'not-a-list'
    // of files, which pages and programs read
    | 'large-file'
    | 'no-detector'
    | 'no-code';
  readonly facts: Facts;
}

export interface ListRead {
  readonly ok: true;
  readonly format: Format;
  /** Null while a question is open. */
  readonly list: ArmyList | null;
  /** The size of the game, if the text names it. */
  readonly points: number | null;
  readonly entries: readonly ReadEntry[];
  readonly questions: readonly Question[];
}

export interface NotRead {
  readonly ok: false;
  readonly problem: ListProblem;
}

export type Reading = ListRead | NotRead;

export const notRead = (key: ListProblem['key'], facts: Facts = {}): NotRead => ({
  ok: false,
  problem: { key, facts },
});

/** A card as a text mentions it. */
export interface Mention {
  readonly written: string;
  /** Null where the text leaves it open: then the card decides. */
  readonly role: Role | null;
  readonly number: number | null;
  /** The id of ours, where the text has it. */
  readonly id: string | null;
  readonly cost: number | null;
  /** Marked as the Commander. */
  readonly leads: boolean;
}

export const mention = (
  written: string,
  role: Role | null,
  more: Partial<Omit<Mention, 'written' | 'role'>> = {},
): Mention => ({ written, role, number: null, id: null, cost: null, leads: false, ...more });

/** What a format says, before its words are matched with cards: units in order, attachments behind theirs. */
export interface Draft {
  readonly format: Format;
  readonly name: string;
  /** As written. */
  readonly faction: string | null;
  readonly points: number | null;
  /** An older one. */
  readonly edition?: string;
  /** In a line of its own; it is usually mentioned again in its unit. */
  readonly commander: Mention | null;
  readonly mentions: readonly Mention[];
}
