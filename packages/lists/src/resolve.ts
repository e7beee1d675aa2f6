/** From what a text mentions to the list: every mention becomes a card, or a question. */
import type { ArmyList, Faction } from '@maester/battle/engine';
import { cardOfId, cardOfNumber, FACTION_NUMBERS, LIST_CARDS, type Kind, type ListCard } from './cards.ts';
import { factionNamed } from './factions.ts';
import { lookUp, type LookUp } from './names.ts';
import {
  cardKey,
  notRead,
  type Answers,
  type Draft,
  type Mention,
  type Question,
  type Reading,
  type ReadEntry,
  type Role,
} from './reading.ts';

const LEFT_OUT = 'none';

export function resolve(draft: Draft, answers: Answers): Reading {
  const questions: Question[] = [];
  const faction = factionOf(draft, answers);
  const leaders = leadersIn(draft, faction);
  const entries: ReadEntry[] = [];
  let unit: ListCard | null = null;
  for (const [i, mentioned] of draft.mentions.entries()) {
    const id = `card-${i}`;
    const isLed = entries.some(({ card }) => card !== null && isAmong(card, leaders));
    const entry: ReadEntry =
      answered(answers[id], mentioned) ??
      recognised(mentioned, { faction, unit, leaders, isLed }) ??
      questioned(id, mentioned, faction, questions);
    entries.push(entry);
    if (entry.role === 'unit') unit = entry.card;
  }
  if (!entries.some(({ role }) => role === 'unit')) return notRead('no-units');
  if (faction === null)
    questions.unshift({ id: 'faction', about: 'faction', suggestions: byVotes(votesIn(draft.mentions)) });
  const commander = commanderOf(draft, entries, leaders, answers);
  const isAsked = draft.mentions.some(({ leads }, i) => leads && entries[i]?.how === null);
  if (commander === null && !isAsked) questions.push(askForCommander(entries, leaders, faction));
  const list =
    questions.length > 0 || faction === null || commander === null
      ? null
      : {
          ...assembled(draft.name, faction, commander, entries),
          ...(draft.edition === undefined ? {} : { edition: draft.edition }),
        };
  return { ok: true, format: draft.format, list, points: draft.points, entries, questions };
}

const isAmong = (card: ListCard, cards: readonly ListCard[]): boolean =>
  cards.some((one) => cardKey(one) === cardKey(card));

function factionOf(draft: Draft, answers: Answers): Faction | null {
  const answer = FACTION_NUMBERS.find((one) => one === answers['faction']);
  const named = answer ?? (draft.faction === null ? null : factionNamed(draft.faction));
  if (named !== null) return named;
  const led = [draft.commander, draft.mentions.find(({ leads }) => leads)].flatMap((one) =>
    one === null || one === undefined ? [] : namedBy(one, null).cards,
  );
  const [only = null, ...others] = new Set(led.map((card) => card.faction));
  if (only !== null && only !== 'neutral' && others.length === 0) return only;
  const votes = votesIn(draft.mentions);
  const [first, second] = byVotes(votes);
  const count = (faction: Faction | undefined): number =>
    faction === undefined ? 0 : (votes.get(faction) ?? 0);
  return first !== undefined && count(first) > 0 && count(first) >= 2 * count(second) ? first : null;
}

type Votes = ReadonlyMap<Faction, number>;

/** A card that a mention can only mean in one faction speaks for it. */
function votesIn(mentions: readonly Mention[]): Votes {
  const votes = new Map<Faction, number>();
  for (const mentioned of mentions) {
    const { how, cards } = namedBy(mentioned, null);
    const [only, ...others] = how === null ? [] : new Set(cards.map((card) => card.faction));
    if (only !== undefined && others.length === 0) votes.set(only, (votes.get(only) ?? 0) + 1);
  }
  return votes;
}

/** The factions, the likeliest first; Neutral cards are in many armies. */
function byVotes(votes: Votes): Faction[] {
  const of = (faction: Faction): number => (faction === 'neutral' ? 0.5 : 1) * (votes.get(faction) ?? 0);
  return FACTION_NUMBERS.toSorted((a, b) => of(b) - of(a));
}

const KIND_OF: { readonly [R in Role]?: Kind } = {
  unit: 'unit',
  attachment: 'attachment',
  enemy: 'attachment',
  ncu: 'ncu',
};

const roleOf = ({ role }: Mention, { kind }: ListCard): Role => (role === 'enemy' ? role : kind);

function answered(answer: string | undefined, { written, role }: Mention): ReadEntry | null {
  if (answer === LEFT_OUT) return { written, role, card: null, how: 'answer' };
  const card = LIST_CARDS.find((one) => cardKey(one) === answer);
  return card === undefined
    ? null
    : { written, role: role === 'enemy' ? role : card.kind, card, how: 'answer' };
}

const ALL_KINDS = ['attachment', 'unit', 'ncu'] as const;

/** By its number or id in formats that have them, else by its name. */
function namedBy(mentioned: Mention, faction: Faction | null, unit: ListCard | null = null): LookUp {
  const { written, role, number, cost, leads } = mentioned;
  const known = (number === null ? undefined : cardOfNumber(number)) ?? ownCard(mentioned);
  if (known !== undefined) return { how: 'number', cards: [known] };
  const found = lookUp(written, { role, faction, leads, unit, cost });
  // an id is right or wrong
  if (mentioned.id !== null || number !== null) return { how: null, cards: found.cards };
  if (role !== 'commander' || found.how === 'name') return found;
  // one who was a Commander once
  const exact = lookUp(written, { role: null, faction });
  return exact.how === 'name' ? exact : found;
}

function ownCard({ role, id }: Mention): ListCard | undefined {
  if (id === null) return undefined;
  if (role !== null && role !== 'commander') {
    const kind = KIND_OF[role];
    return kind === undefined ? undefined : cardOfId(kind, id);
  }
  const cards = ALL_KINDS.flatMap((kind) => cardOfId(kind, id, true) ?? []);
  return cards.find((card) => card.commander) ?? cards[0];
}

/** What is known when a mention is read. */
interface SoFar {
  readonly faction: Faction | null;
  /** The unit before it. */
  readonly unit: ListCard | null;
  /** Who can be the Commander by the first lines, and whether one of them is in the list by now. */
  readonly leaders: readonly ListCard[];
  readonly isLed: boolean;
}

function recognised(mentioned: Mention, { faction, unit, leaders, isLed }: SoFar): ReadEntry | null {
  const found = namedBy(mentioned, faction, unit);
  const { written } = mentioned;
  const of = (card: ListCard, how: LookUp['how']): ReadEntry => ({
    written,
    role: roleOf(mentioned, card),
    card,
    how,
  });
  // the Commander of the first lines, mentioned again by a part of the name
  if (!isLed && found.how !== 'number' && (found.how !== 'name' || found.cards.length > 1)) {
    const led = namedBy({ ...mentioned, leads: true }, faction, unit);
    const [leader, ...others] = led.how === null ? [] : led.cards.filter((card) => isAmong(card, leaders));
    if (leader !== undefined && others.length === 0) return of(leader, led.how);
  }
  const [card, ...others] = found.how === null ? [] : found.cards;
  if (card === undefined || others.length > 0) return null;
  // a nickname of a Commander, where somebody else is the Commander
  if (found.how === 'short-name' && card.commander && leaders.length > 0 && !mentioned.leads) {
    const { cards } = namedBy({ ...mentioned, written: card.name }, faction, unit);
    const [other, ...more] = cards.filter((version) => !version.commander);
    return other === undefined || more.length > 0 ? null : of(other, 'guess');
  }
  return of(card, found.how);
}

function questioned(
  id: string,
  mentioned: Mention,
  faction: Faction | null,
  questions: Question[],
): ReadEntry {
  const { written, role } = mentioned;
  const { how, cards } = namedBy(mentioned, faction);
  questions.push({
    id,
    about: 'card',
    written,
    role,
    why: how === null ? 'unknown' : 'ambiguous',
    suggestions: cards.length > 0 ? cards : lookUp(written, { role: null, faction }).cards,
  });
  return { written, role, card: null, how: null };
}

/** Who can be meant by the Commander of the first lines. */
function leadersIn({ commander }: Draft, faction: Faction | null): readonly ListCard[] {
  if (commander === null) return [];
  const { how, cards } = namedBy(commander, faction);
  return how === null ? [] : cards;
}

function commanderOf(
  { mentions }: Draft,
  entries: readonly ReadEntry[],
  leaders: readonly ListCard[],
  answers: Answers,
): ListCard | null {
  const answer = answers['commander'];
  const chosen = LIST_CARDS.find((card) => cardKey(card) === answer);
  if (chosen !== undefined) return chosen;
  const marked = entries.find(({ card }, i) => card !== null && mentions[i]?.leads === true)?.card;
  if (marked !== undefined && marked !== null) return marked;
  const cards = entries.flatMap(({ card, role }) => (card === null || role === 'enemy' ? [] : [card]));
  const here = cards.filter((card) => isAmong(card, leaders));
  const commanders = cards.filter((card) => card.commander);
  // an attachment is always a Commander; a unit or an NCU only if it is chosen
  const certain = commanders.filter(({ kind }) => kind === 'attachment');
  const able = [here, leaders, certain, commanders].find((some) => some.length > 0) ?? [];
  const [only, ...others] = new Map(able.map((card) => [cardKey(card), card])).values();
  return only !== undefined && others.length === 0 ? only : null;
}

function askForCommander(
  entries: readonly ReadEntry[],
  leaders: readonly ListCard[],
  faction: Faction | null,
): Question {
  const among = entries.flatMap(({ card }) => (card?.commander === true ? [card] : []));
  const all = LIST_CARDS.filter((card) => card.commander && (faction === null || card.faction === faction));
  const suggestions = [leaders, among, all].find((some) => some.length > 0) ?? [];
  return { id: 'commander', about: 'commander', suggestions };
}

function assembled(
  name: string,
  faction: Faction,
  commander: ListCard,
  entries: readonly ReadEntry[],
): ArmyList {
  const units: { card: string; attachments: string[] }[] = [];
  const ncus: string[] = [];
  const givenAway: string[] = [];
  for (const { role, card } of entries) {
    if (card === null) continue;
    if (role === 'enemy') givenAway.push(card.id);
    else if (card.kind === 'unit') units.push({ card: card.id, attachments: [] });
    else if (card.kind === 'attachment') units.at(-1)?.attachments.push(card.id);
    else ncus.push(card.id);
  }
  const list = { name, faction, commander: commander.id, units, ncus };
  return givenAway.length === 0 ? list : { ...list, givenAway };
}
