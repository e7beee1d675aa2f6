/** What single cards demand of the army they are in: how many of them, with whom, and in which units. */
import { refuse, type Refusal } from '@maester/kernel';
import { isWanted, nameOfWanted, type Entry } from './entries.ts';

type UnitEntry = Extract<Entry, { kind: 'unit' }>;
type AttachmentEntry = Extract<Entry, { kind: 'attachment' }>;

export function cardProblems(all: readonly Entry[]): Refusal[] {
  return [
    ...all.flatMap((entry, i) => characterProblems(all, entry, i)),
    ...countProblems(all),
    ...all.flatMap((entry) => (entry.kind === 'unit' ? holdsProblems(all, entry) : [])),
  ];
}

function characterProblems(all: readonly Entry[], { id, card }: Entry, i: number): Refusal[] {
  const problems: Refusal[] = [];
  const { character, requires = {} } = card;
  if (character !== undefined && all.findIndex((other) => other.card.character === character) !== i)
    problems.push(refuse('battle/army/unique-character', { card: id, character }));
  if (card.notByList === true) problems.push(refuse('battle/army/not-by-list', { card: id }));
  const asks = (how: 'with' | 'without' | 'any', other: string | readonly string[]): void =>
    void problems.push(refuse('battle/army/card-requirements', { card: id, asks: how, other }));
  const isThere = (wanted: Parameters<typeof isWanted>[1]): boolean =>
    all.some((other) => isWanted(other, wanted));
  if (requires.card !== undefined && !isThere({ card: requires.card })) asks('with', requires.card);
  if (requires.character !== undefined && !isThere({ character: requires.character }))
    asks('with', requires.character);
  if (requires.anyOf !== undefined && !requires.anyOf.some(isThere))
    asks('any', requires.anyOf.map(nameOfWanted));
  for (const wanted of requires.without ?? []) if (isThere(wanted)) asks('without', nameOfWanted(wanted));
  return problems;
}

/** battle/army/card-limit, battle/army/limit-lifted, battle/army/as-many-as */
function countProblems(all: readonly Entry[]): Refusal[] {
  const problems: Refusal[] = [];
  const lifted = all.flatMap(({ card }) => card.liftsLimitOf ?? []);
  for (const { id, kind, card } of firstOfEach(all)) {
    const count = all.filter((other) => other.id === id && other.kind === kind).length;
    const { limit, onePer } = card;
    if (limit !== undefined && count > limit && !lifted.includes(id))
      problems.push(refuse('battle/army/card-limit', { card: id, count, limit }));
    if (onePer === undefined) continue;
    const { family, type } = onePer;
    const units = all.filter(
      (other) => other.kind === 'unit' && other.card.type === type && isOfFamily(all, other, family),
    ).length;
    if (count > units)
      problems.push(refuse('battle/army/as-many-as', { card: id, count, limit: units, family, type }));
  }
  return problems;
}

/** Printed on the unit, or an Ability of an attachment in it. */
function isOfFamily(all: readonly Entry[], unit: UnitEntry, family: string): boolean {
  return (
    unit.card.affiliations?.some((one) => one === family) === true ||
    attachmentsOf(all, unit).some(({ card }) => card.abilities.includes(`affiliation-${family}`))
  );
}

function firstOfEach(all: readonly Entry[]): Entry[] {
  return all.filter(
    ({ id, kind }, i) => all.findIndex((other) => other.id === id && other.kind === kind) === i,
  );
}

/** battle/attachment/must-hold */
function holdsProblems(all: readonly Entry[], unit: UnitEntry): Refusal[] {
  const { holds } = unit.card;
  const isHeld =
    holds === undefined || attachmentsOf(all, unit).some((attachment) => isWanted(attachment, holds));
  return isHeld ? [] : [refuse('battle/attachment/must-hold', { unit: unit.id, other: nameOfWanted(holds) })];
}

function attachmentsOf(all: readonly Entry[], { place }: UnitEntry): AttachmentEntry[] {
  return all.filter((entry) => entry.kind === 'attachment' && entry.place === place) as AttachmentEntry[];
}

/** What is wrong with the attachments of this unit. */
export function attachmentProblems(all: readonly Entry[], unit: UnitEntry): Refusal[] {
  const problems: Refusal[] = [];
  const attachments = attachmentsOf(all, unit);
  // battle/attachment/one-per-unit, battle/attachment/over-limit
  if (attachments.filter((one) => !isOverLimit(one, attachments)).length > 1)
    problems.push(refuse('battle/attachment/one-per-unit', { unit: unit.id }));
  for (const { id, card } of attachments) {
    const { joins } = card;
    const facts = { unit: unit.id, attachment: id };
    if (card.givenAway !== undefined)
      problems.push(refuse('battle/faction/attachments-given-away', { card: id }));
    const solo = unit.card.tray === 'small-solo' || unit.card.tray === 'large-solo';
    const named = joins !== undefined && 'card' in joins && joins.card === unit.id;
    if (solo && !named) problems.push(refuse('battle/attachment/no-solo', facts));
    else if (card.type !== unit.card.type) problems.push(refuse('battle/attachment/same-type', facts));
    if (joins === undefined) continue;
    if (mayJoin(attachments, unit, joins)) continue;
    for (const [asks, other] of Object.entries(joins))
      problems.push(refuse('battle/attachment/only-in', { ...facts, asks, other }));
  }
  return problems;
}

function mayJoin(
  attachments: readonly AttachmentEntry[],
  { id, card }: UnitEntry,
  joins: NonNullable<AttachmentEntry['card']['joins']>,
): boolean {
  if ('faction' in joins) return card.faction === joins.faction;
  if ('family' in joins) return card.affiliations?.includes(joins.family) === true;
  if ('card' in joins) return id === joins.card;
  return attachments.some((other) => isWanted(other, joins));
}

function isOverLimit({ card }: AttachmentEntry, attachments: readonly AttachmentEntry[]): boolean {
  const { overLimit } = card;
  if (overLimit === undefined || overLimit === true) return overLimit ?? false;
  return attachments.some((other) => other.card.character === overLimit.beside);
}
