/** From what a text mentions to the list: every mention becomes a card, or a question. */
import type { ArmyList, Faction } from '@maester/battle/engine';
import { cardOfId, cardOfNumber, FACTION_NUMBERS, LIST_CARDS, type Kind, type ListCard } from './cards.ts';
import { factionNamed } from './factions.ts';
import { matches, type Found } from './names.ts';
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
  const entries: ReadEntry[] = [];
  let unit: ListCard | null = null;
  for (const [i, mentioned] of draft.mentions.entries()) {
    const found: Recognition =
      answered(answers[`card-${i}`], mentioned) ?? recognise(mentioned, faction, unit);
    const card: ListCard | null = 'question' in found ? null : found.card;
    const how = 'question' in found ? null : found.how;
    if ('question' in found) questions.push({ id: `card-${i}`, ...found.question });
    const role = card === null ? mentioned.role : roleOf(mentioned, card);
    entries.push({ written: mentioned.written, role, card, how });
    if (role === 'unit') unit = card;
  }
  if (!entries.some(({ role }) => role === 'unit')) return notRead('no-units');
  if (faction === null)
    questions.unshift({ id: 'faction', about: 'faction', suggestions: likelyFactions(entries) });
  const commander = commanderOf(draft, entries, faction, answers);
  if (commander === null) {
    const among = entries.flatMap(({ card }) => (card?.commander === true ? [card] : []));
    const suggestions = among.length > 0 ? among : LIST_CARDS.filter((card) => leads(card, faction));
    questions.push({ id: 'commander', about: 'commander', suggestions });
  }
  const list =
    questions.length > 0 || faction === null || commander === null
      ? null
      : assembled(draft.name, faction, commander, entries);
  return { ok: true, format: draft.format, list, points: draft.points, entries, questions };
}

const leads = (card: ListCard, faction: Faction | null): boolean =>
  card.commander && (faction === null || card.faction === faction);

function factionOf({ faction, commander }: Draft, answers: Answers): Faction | null {
  const answer = FACTION_NUMBERS.find((one) => one === answers['faction']);
  const named = answer ?? (faction === null ? null : factionNamed(faction));
  if (named !== null) return named;
  const cards = commander === null ? [] : matches(commander.written, { role: 'commander', faction: null });
  const factions = new Set(cards.map(({ card }) => card.faction));
  const [only = null] = factions;
  return factions.size === 1 ? only : null;
}

/** The factions of the cards that are known, the most frequent first. */
function likelyFactions(entries: readonly ReadEntry[]): Faction[] {
  const count = (faction: Faction): number => entries.filter(({ card }) => card?.faction === faction).length;
  return FACTION_NUMBERS.toSorted((a, b) => count(b) - count(a));
}

const KIND_OF: { readonly [R in Role]?: Kind } = {
  unit: 'unit',
  attachment: 'attachment',
  enemy: 'attachment',
  ncu: 'ncu',
};

function answered(answer: string | undefined, { role }: Mention): Answered | null {
  if (answer === undefined) return null;
  if (answer === LEFT_OUT) return { card: null, how: 'answer' };
  const card = LIST_CARDS.find((one) => cardKey(one) === answer);
  if (card === undefined || (role !== null && KIND_OF[role] !== card.kind)) return null;
  return { card, how: 'answer' };
}

interface Answered {
  readonly card: ListCard | null;
  readonly how: 'answer';
}

type Recognition = Found | Answered | { readonly question: Omit<Extract<Question, { about: 'card' }>, 'id'> };

function recognise(mentioned: Mention, faction: Faction | null, unit: ListCard | null): Recognition {
  const { written, role, number, id, cost, leads: isMarked } = mentioned;
  const kind = role === null ? undefined : KIND_OF[role];
  const numbered = number === null ? undefined : cardOfNumber(number);
  if (numbered !== undefined) return { card: numbered, how: 'number' };
  const known = id === null || kind === undefined ? undefined : cardOfId(kind, id);
  if (known !== undefined) return { card: known, how: 'number' };
  const found = matches(written, { role: isMarked ? 'commander' : role, faction, unit, cost });
  const [best, ...others] = found;
  if (best !== undefined && others.length === 0 && best.how !== null)
    return { card: best.card, how: best.how };
  const why = best === undefined || best.how === null ? 'unknown' : 'ambiguous';
  return {
    question: { about: 'card', written, role, why, suggestions: found.map(({ card }) => card) },
  };
}

const roleOf = ({ role }: Mention, { kind }: ListCard): Role => (role === 'enemy' ? role : kind);

function commanderOf(
  { commander, mentions }: Draft,
  entries: readonly ReadEntry[],
  faction: Faction | null,
  answers: Answers,
): ListCard | null {
  const answer = answers['commander'];
  const chosen = LIST_CARDS.find((card) => card.commander && cardKey(card) === answer);
  if (chosen !== undefined) return chosen;
  const cards = entries.flatMap(({ card, role }) => (card === null || role === 'enemy' ? [] : [card]));
  const marked = entries.find(({ card }, i) => card !== null && mentions[i]?.leads === true)?.card;
  if (marked !== undefined && marked !== null) return marked;
  if (commander !== null) {
    const named = nameOfCommander(commander, faction, cards);
    if (named !== null) return named;
  }
  const able = new Map(cards.filter((card) => card.commander).map((card) => [cardKey(card), card]));
  const [only = null] = able.values();
  return able.size === 1 ? only : null;
}

function nameOfCommander(
  { written, number, id }: Mention,
  faction: Faction | null,
  cards: readonly ListCard[],
): ListCard | null {
  if (number !== null) return cardOfNumber(number) ?? null;
  if (id !== null)
    return cardOfId('attachment', id) ?? cardOfId('unit', id, true) ?? cardOfId('ncu', id) ?? null;
  const found = matches(written, { role: 'commander', faction }).filter(({ how }) => how !== null);
  const here = found.filter(({ card }) => cards.some((one) => cardKey(one) === cardKey(card)));
  const [best, ...others] = here.length > 0 ? here : found;
  return best !== undefined && others.length === 0 ? best.card : null;
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
