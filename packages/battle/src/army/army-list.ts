/** Army lists: what a player brings, and every way in which a list can break the rules of army construction. */
import { refuse, shape, type Refusal } from '@maester/kernel';
import type { Edition } from '../edition/edition.ts';
import { rulesOf, USUAL_EDITION } from '../edition/of.ts';
import { leadership, standsIn } from './leadership.ts';
import { entriesOf, type Entry } from './entries.ts';
import { allyOf, factionProblems } from './faction-rules.ts';
import { attachmentProblems, cardProblems } from './list-rules.ts';
import { pricesOf, type Priced } from './prices.ts';
import type { ArmyList } from './army.ts';
import { FACTIONS } from '../cards/factions.ts';

const { list, nullable, object, oneOf, optional, text } = shape;

const readFields = object({
  name: optional(text, ''),
  edition: optional(nullable(text), null),
  faction: oneOf(FACTIONS),
  commander: text,
  units: list(object({ card: text, attachments: optional(list(text, 0, 4), []) }), 1, 40),
  ncus: optional(list(text, 0, 20), []),
  givenAway: optional(list(text, 0, 20), []),
});

export const readArmyList: shape.Reader<ArmyList> = (value, place) => {
  const { givenAway, edition, ...army } = readFields(value, place);
  return {
    ...army,
    ...(edition !== null && { edition }),
    ...(givenAway.length > 0 && { givenAway }),
  };
};

/** For attachments of the own faction (battle/army/attachment-points). */
function extraAttachmentPoints(rules: Edition, points: number): number {
  const { pointsPerAttachmentPoint: per } = rules.numbers;
  return per === null ? 0 : Math.floor(points / per);
}

/** Points counted against the game size: attachments of the own faction use up the extra points first. */
export function armyPoints(rules: Edition, army: ArmyList, points: number): number {
  const all = pricesOf(entriesOf(rules, army), army.faction);
  const spent = ownAttachments(rules, army, all, points);
  const unspent = extraAttachmentPoints(rules, points) - spent;
  const cheaper = leadership(rules, army.commander)?.lessUnspent === true ? unspent : 0;
  const leader = all.find(({ entry }) => entry.id === army.commander);
  return costOf(all) - spent - Math.min(cheaper, leader?.price ?? 0);
}

const costOf = (cards: readonly Priced[]): number => cards.reduce((sum, { price }) => sum + price, 0);

/** What a list comes to, for whoever looks it over. */
export interface ArmySheet {
  /** In the order of the list, attachments behind their units. */
  readonly cards: readonly { readonly id: string; readonly kind: Entry['kind']; readonly cost: number }[];
  readonly points: number;
  /** Extra points for attachments, and how many there are. */
  readonly attachmentPoints: { readonly spent: number; readonly of: number };
  readonly problems: readonly Refusal[];
}

export function armySheet(army: ArmyList, points: number, edition: string = USUAL_EDITION): ArmySheet {
  const rules = rulesOf({ edition });
  const all = pricesOf(entriesOf(rules, army), army.faction);
  return {
    cards: all.map(({ entry: { id, kind }, price }) => ({ id, kind, cost: price })),
    points: armyPoints(rules, army, points),
    attachmentPoints: {
      spent: ownAttachments(rules, army, all, points),
      of: extraAttachmentPoints(rules, points),
    },
    problems: armyProblems(rules, army, points),
  };
}

/** The extra points that attachments of the own faction use up. */
function ownAttachments(rules: Edition, army: ArmyList, all: readonly Priced[], points: number): number {
  const own = all.filter(
    ({ entry: { kind, card } }) => kind === 'attachment' && card.faction === army.faction,
  );
  return Math.min(costOf(own), extraAttachmentPoints(rules, points));
}

/** The Commander on the battlefield: the chosen one, or who stands in for it. */
export function fieldCommander(rules: Edition, { commander }: ArmyList): string {
  return leadership(rules, commander)?.proxy ?? commander;
}

/** Every problem of the list, each with its rule. */
export function armyProblems(rules: Edition, army: ArmyList, points: number): Refusal[] {
  if (army.edition !== undefined && army.edition !== rules.id)
    return [refuse('battle/army/edition', { of: army.edition, edition: rules.id })];
  const problems: Refusal[] = [];
  const known = (id: string, cards: object, what: string): boolean => {
    if (Object.hasOwn(cards, id)) return true;
    problems.push(refuse('battle/army/unknown-card', { card: id, what }));
    return false;
  };
  for (const { card, attachments } of army.units) {
    known(card, rules.units, 'unit');
    for (const id of attachments) known(id, rules.attachments, 'attachment');
  }
  for (const id of army.ncus) known(id, rules.ncus, 'ncu');
  for (const id of army.givenAway ?? []) {
    if (known(id, rules.attachments, 'attachment') && rules.attachments[id]?.givenAway === undefined)
      problems.push(refuse('battle/faction/attachments-given-away', { card: id }));
  }

  const all = entriesOf(rules, army);
  for (const entry of all) if (entry.kind === 'unit') problems.push(...attachmentProblems(all, entry));
  const ally = allyOf(army.faction, all);
  for (const entry of all) {
    const { faction } = entry.card;
    if (faction === army.faction || entry === ally || faction === 'neutral') continue;
    const rule = army.faction === 'neutral' ? 'battle/army/neutral-faction' : 'battle/army/faction';
    problems.push(refuse(rule, { card: entry.id, faction }));
  }
  problems.push(...factionProblems(rules, army.faction, all));
  const neutral = costOf(pricesOf(all, army.faction).filter(({ entry }) => entry.card.faction === 'neutral'));
  const neutralLimit = Math.floor((points * rules.numbers.neutralPercent) / 100);
  if (army.faction !== 'neutral' && neutral > neutralLimit) {
    problems.push(refuse('battle/army/neutral-limit', { points: neutral, limit: neutralLimit }));
  }
  const chosen = all.find(({ id }) => id === army.commander);
  const commanders = all
    .filter(
      ({ id }) =>
        id === chosen?.id ||
        rules.attachments[id]?.commands !== undefined ||
        (standsIn(rules, id) && id !== fieldCommander(rules, army)),
    )
    .map(({ id }) => id);
  const leads = chosen === undefined ? null : leadership(rules, chosen.id);
  if (commanders.length !== 1)
    problems.push(refuse('battle/army/one-commander', { commanders, count: commanders.length }));
  if (leads === null)
    problems.push(refuse('battle/army/commander-needs-unit', { commander: army.commander }));
  const mayBeNeutral = rules.rules.commander === 'or-neutral' && chosen?.card.faction === 'neutral';
  if (chosen !== undefined && chosen.card.faction !== army.faction && !mayBeNeutral)
    problems.push(refuse('battle/army/commander-own-faction', { commander: army.commander }));
  const isThere = (id: string): boolean => all.some((other) => other.id === id);
  for (const needed of leads?.needs ?? []) {
    if (!isThere(needed))
      problems.push(
        refuse('battle/army/card-requirements', { card: army.commander, asks: 'with', other: needed }),
      );
  }
  problems.push(...cardProblems(all));
  const total = armyPoints(rules, army, points);
  if (total > points) problems.push(refuse('battle/army/point-limit', { total, points }));
  return problems;
}

/** The Characters of a list. */
export function charactersOf(rules: Edition, army: ArmyList): string[] {
  return entriesOf(rules, army).flatMap(({ card }) => card.character ?? []);
}

/** battle/team/characters: Characters that an army of the team has as well as one before it. */
export function teamProblems(rules: Edition, armies: readonly ArmyList[]): Refusal[] {
  const problems: Refusal[] = [];
  const taken = new Set<string>();
  for (const army of armies) {
    const characters = entriesOf(rules, army).flatMap(({ id, card: { character } }) =>
      character === undefined ? [] : [{ card: id, character }],
    );
    for (const facts of characters)
      if (taken.has(facts.character)) problems.push(refuse('battle/team/characters', facts));
    for (const { character } of characters) taken.add(character);
  }
  return problems;
}
