/** Which cards a written name can mean. */
import type { Faction } from '@maester/battle/engine';
import { fullName, LIST_CARDS, type ListCard } from './cards.ts';
import type { Recognised, Role } from './reading.ts';
import { coreWords, distance, plain } from './spelling.ts';

/** What is known of a name besides its letters. */
export interface Hints {
  /** Null if it can be any card. */
  readonly role: Role | null;
  readonly faction: Faction | null;
  /** Marked as the Commander. */
  readonly leads?: boolean;
  /** The unit it joins, if it is an attachment. */
  readonly unit?: ListCard | null;
  readonly cost?: number | null;
}

export interface LookUp {
  /** Null if the cards are only near. */
  readonly how: Recognised | null;
  /** One, or those between which nothing decides. */
  readonly cards: readonly ListCard[];
}

interface Named {
  readonly card: ListCard;
  /** The name, the name with its byname, and the byname alone; `core` without small words. */
  readonly name: string;
  readonly full: string;
  readonly nameCore: readonly string[];
  readonly fullCore: readonly string[];
  readonly fullJoined: string;
  readonly subCore: string;
  /** Without spaces. */
  readonly letters: readonly string[];
}

/** Names that a card had, or has since the patch of November 2025. */
const OTHER_NAMES: { readonly [number: number]: string } = {
  20205: 'Greatjon Umber Fearless Bannerman',
  21001: 'Ramsay Snow The Bastard of Bolton',
  21007: "Ben Bones Bastard's Boy",
};

function named(card: ListCard): Named[] {
  const { name, subname, number } = card;
  const versions = [fullName(card), OTHER_NAMES[number] ?? []].flat();
  return versions.map((full) => {
    const [nameCore, fullCore] = [coreWords(name), coreWords(full)];
    return {
      card,
      name: plain(name),
      full: plain(full),
      nameCore,
      fullCore,
      fullJoined: fullCore.join(' '),
      subCore: subname === null ? '' : coreWords(subname).join(' '),
      letters: [nameCore.join(''), fullCore.join('')],
    };
  });
}

const ALL: readonly Named[] = LIST_CARDS.flatMap(named);

/** What was written, in the forms in which it is compared. */
interface Written {
  readonly text: string;
  readonly core: readonly string[];
  readonly joined: string;
  readonly letters: string;
}

/** From certain to doubtful. */
const STAGES: readonly {
  readonly how: Recognised;
  readonly fits: (one: Named, written: Written) => boolean;
}[] = [
  { how: 'name', fits: ({ full }, { text }) => full === text },
  { how: 'short-name', fits: ({ name }, { text }) => name === text },
  { how: 'short-name', fits: ({ fullJoined }, { joined }) => fullJoined === joined },
  {
    how: 'short-name',
    fits: ({ letters: [name, full] }, { letters }) => name === letters || full === letters,
  },
  { how: 'short-name', fits: ({ subCore }, { joined }) => subCore === joined },
  {
    how: 'short-name',
    fits: ({ card, nameCore }, { core }) =>
      (card.subname !== null || 2 * core.length >= nameCore.length + 1) &&
      core.every((word) => nameCore.includes(word)),
  },
  {
    how: 'short-name',
    fits: ({ fullCore }, { core }) => core.length > 1 && core.every((word) => fullCore.includes(word)),
  },
  { how: 'guess', fits: ({ fullCore }, { joined }) => fullCore.includes(joined) },
];

/** The name with another byname than any of its cards. */
const beginsWithName = ({ card, nameCore }: Named, { joined }: Written): boolean =>
  card.subname !== null && joined.startsWith(`${nameCore.join(' ')} `);

/** Longer names are not names. */
const LONGEST_NAME = 80;

/** Where a faction has a card of the same name. */
const NEUTRAL = /\s*\(neutral\)\s*$/i;

/** A name in the forms in which it is compared, and the cards that it can be; null if it is none. */
function prepared(name: string, given: Hints) {
  const text = name.replace(NEUTRAL, '');
  const hints: Hints = text === name ? given : { ...given, faction: 'neutral' };
  const core = coreWords(text);
  const written: Written = { text: plain(text), core, joined: core.join(' '), letters: core.join('') };
  if (written.letters === '' || text.length > LONGEST_NAME) return null;
  const able = ALL.filter(({ card }) => isAble(card, hints));
  const near = able.filter(({ card: { faction } }) => faction === hints.faction || faction === 'neutral');
  return { hints, written, able, circles: hints.faction === null ? [able] : [near, able] };
}

type Prepared = NonNullable<ReturnType<typeof prepared>>;

function byStages({ hints, written, circles }: Prepared): LookUp | null {
  for (const among of circles) {
    for (const { how, fits } of STAGES) {
      const found = among.filter((one) => fits(one, written));
      if (found.length > 0) return { how, cards: decided(found, hints) };
    }
  }
  return null;
}

function byGuess({ hints, written, circles }: Prepared): LookUp | null {
  const limit = Math.floor(written.letters.length / 5) || 1;
  for (const among of circles) {
    const versions = among.filter((one) => beginsWithName(one, written));
    const found = versions.length > 0 ? versions : nearest(among, written, limit);
    if (found.length > 0) return { how: 'guess', cards: decided(found, hints) };
  }
  return null;
}

export function lookUp(name: string, given: Hints): LookUp {
  const ready = prepared(name, given);
  if (ready === null) return { how: null, cards: [] };
  return byStages(ready) ?? byGuess(ready) ?? { how: null, cards: suggested(ready) };
}

/** Whether the reader is sure enough of a name to cut a text there. */
export function isName(name: string, given: Hints): boolean {
  const ready = prepared(name, given);
  const how = ready === null ? null : (byStages(ready)?.how ?? null);
  return how === 'name' || how === 'short-name';
}

function isAble({ kind, commander, joinsEnemy }: ListCard, { role, leads = false }: Hints): boolean {
  switch (role) {
    case null:
      return !leads || commander;
    case 'commander':
      return commander;
    case 'enemy':
      return joinsEnemy;
    default:
      return kind === role;
  }
}

const KINDS = ['unit', 'attachment', 'ncu'] as const;

/** As few as what is known besides the name leaves. */
function decided(found: readonly Named[], { role, faction, leads = false, unit, cost }: Hints): ListCard[] {
  const few = (cards: readonly ListCard[], fits: (card: ListCard) => boolean): readonly ListCard[] => {
    const some = cards.filter(fits);
    return some.length > 0 ? some : cards;
  };
  let cards: readonly ListCard[] = found.map(({ card }) => card);
  if (faction !== null) cards = few(cards, (card) => card.faction === faction);
  cards = few(cards, (card) => card.faction === 'neutral' || card.faction === faction);
  if (role === null) {
    const first = KINDS.find((kind) => cards.some((card) => card.kind === kind));
    cards = cards.filter(({ kind }) => kind === first);
  }
  if (role !== 'commander') cards = few(cards, (card) => card.commander === leads);
  cards = few(cards, (card) => card.joinsEnemy === (role === 'enemy'));
  if (unit !== undefined && unit !== null)
    cards = few(cards, (card) => card.kind !== 'attachment' || card.type === unit.type);
  if (cost !== undefined && cost !== null && !leads) cards = few(cards, (card) => card.cost === cost);
  return oncePerId(cards);
}

const oncePerId = (cards: readonly ListCard[]): ListCard[] => [
  ...new Map(cards.map((card) => [`${card.kind} ${card.id}`, card])).values(),
];

/** Those with the fewest wrong letters, if there are not more than so many. */
function nearest(among: readonly Named[], { core, letters }: Written, limit: number): Named[] {
  let least = limit;
  let found: Named[] = [];
  for (const one of among) {
    const words = core.length === 1 ? one.nameCore.filter((word) => word.length > 4) : [];
    for (const known of [...one.letters, ...words]) {
      const wrong = distance(letters, known, least);
      if (wrong > least) continue;
      if (wrong < least) found = [];
      least = wrong;
      if (found.at(-1) !== one) found.push(one);
    }
  }
  return found;
}

/** What can be shown to choose from. */
const MOST_SUGGESTIONS = 12;

function suggested({ able, written, hints: { faction } }: Prepared): ListCard[] {
  const shared = able.filter(({ fullCore }) => written.core.some((word) => fullCore.includes(word)));
  const alike = nearest(able, written, Math.ceil(written.letters.length / 3));
  const cards = oncePerId([...alike, ...shared].map(({ card }) => card));
  const own = (card: ListCard): number => (card.faction === faction ? 0 : card.faction === 'neutral' ? 1 : 2);
  return cards.toSorted((a, b) => own(a) - own(b)).slice(0, MOST_SUGGESTIONS);
}
