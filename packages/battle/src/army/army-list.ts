/** Army lists: what a player brings, and every way in which a list can break the rules of army construction. */
import { refuse, shape, type Refusal } from '@maester/kernel';
import type { Edition } from '../edition/edition.ts';
import { rulesOf, USUAL_EDITION } from '../edition/of.ts';
import { leadership } from './leadership.ts';
import type { AttachmentCard, NcuCard, UnitCard } from '../cards/card.ts';
import { allyOf, factionProblems, type Fielded } from './faction-rules.ts';
import type { ArmyList } from './army.ts';
import { FACTIONS } from '../cards/factions.ts';

const { list, object, oneOf, optional, text } = shape;

const readFields = object({
  name: optional(text, ''),
  faction: oneOf(FACTIONS),
  commander: text,
  units: list(object({ card: text, attachments: optional(list(text, 0, 4), []) }), 1, 40),
  ncus: optional(list(text, 0, 20), []),
  givenAway: optional(list(text, 0, 20), []),
});

export const readArmyList: shape.Reader<ArmyList> = (value, place) => {
  const { givenAway, ...army } = readFields(value, place);
  return givenAway.length === 0 ? army : { ...army, givenAway };
};

/** For attachments of the own faction (battle/army/attachment-points). */
function extraAttachmentPoints(rules: Edition, points: number): number {
  return Math.floor(points / rules.numbers.pointsPerAttachmentPoint);
}

interface Entry extends Fielded {
  readonly cost: number;
  readonly requires?: UnitCard['requires'];
}

/** Ids come from outside: only a table's own entries count. */
function entryOf<T>(cards: { readonly [id: string]: T }, id: string): T | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

function entries(rules: Edition, army: ArmyList): Entry[] {
  const found: Entry[] = [];
  const add = (
    id: string,
    card: UnitCard | AttachmentCard | NcuCard | undefined,
    kind: Entry['kind'],
  ): void => {
    if (card === undefined) return;
    const cost = (id === army.commander ? leadership(rules, id)?.cost : undefined) ?? card.cost;
    found.push({ ...card, id, kind, cost });
  };
  for (const { card, attachments } of army.units) {
    add(card, entryOf(rules.units, card), 'unit');
    for (const id of attachments) add(id, entryOf(rules.attachments, id), 'attachment');
  }
  for (const id of army.ncus) add(id, entryOf(rules.ncus, id), 'ncu');
  for (const id of army.givenAway ?? []) add(id, entryOf(rules.attachments, id), 'attachment');
  return found;
}

/** Points counted against the game size: attachments of the own faction use up the extra points first. */
export function armyPoints(rules: Edition, army: ArmyList, points: number): number {
  const all = entries(rules, army);
  const spent = ownAttachments(rules, army, all, points);
  const unspent = extraAttachmentPoints(rules, points) - spent;
  const cheaper = leadership(rules, army.commander)?.lessUnspent === true ? unspent : 0;
  const leader = all.find(({ id }) => id === army.commander);
  return costOf(all) - spent - Math.min(cheaper, leader?.cost ?? 0);
}

const costOf = (cards: readonly Entry[]): number => cards.reduce((sum, { cost }) => sum + cost, 0);

/** What a list comes to, for whoever looks it over. */
export interface ArmySheet {
  /** In the order of the list, attachments behind their units. */
  readonly cards: readonly { readonly id: string; readonly kind: Fielded['kind']; readonly cost: number }[];
  readonly points: number;
  /** Extra points for attachments, and how many there are. */
  readonly attachmentPoints: { readonly spent: number; readonly of: number };
  readonly problems: readonly Refusal[];
}

export function armySheet(army: ArmyList, points: number, edition: string = USUAL_EDITION): ArmySheet {
  const rules = rulesOf({ edition });
  const all = entries(rules, army);
  return {
    cards: all.map(({ id, kind, cost }) => ({ id, kind, cost })),
    points: armyPoints(rules, army, points),
    attachmentPoints: {
      spent: ownAttachments(rules, army, all, points),
      of: extraAttachmentPoints(rules, points),
    },
    problems: armyProblems(rules, army, points),
  };
}

/** The extra points that attachments of the own faction use up. */
function ownAttachments(rules: Edition, army: ArmyList, all: readonly Entry[], points: number): number {
  const own = all.filter(({ kind, faction }) => kind === 'attachment' && faction === army.faction);
  return Math.min(costOf(own), extraAttachmentPoints(rules, points));
}

/** The Commander on the battlefield: the chosen one, or who stands in for it. */
export function fieldCommander(rules: Edition, { commander }: ArmyList): string {
  return leadership(rules, commander)?.proxy ?? commander;
}

/** Every problem of the list, each with its rule. */
export function armyProblems(rules: Edition, army: ArmyList, points: number): Refusal[] {
  const problems: Refusal[] = [];
  const known = (id: string, cards: object, what: string): boolean => {
    if (Object.hasOwn(cards, id)) return true;
    problems.push(refuse('battle/army/unknown-card', { card: id, what }));
    return false;
  };
  for (const unit of army.units) {
    if (!known(unit.card, rules.units, 'unit')) continue;
    const card = rules.units[unit.card];
    if (unit.attachments.length > 1)
      problems.push(refuse('battle/attachment/one-per-unit', { unit: unit.card }));
    for (const id of unit.attachments) {
      if (!known(id, rules.attachments, 'attachment') || card === undefined) continue;
      if (rules.attachments[id]?.givenAway !== undefined)
        problems.push(refuse('battle/faction/attachments-given-away', { card: id }));
      const solo = card.tray === 'small-solo' || card.tray === 'large-solo';
      if (solo) problems.push(refuse('battle/attachment/no-solo', { unit: unit.card, attachment: id }));
      else if (rules.attachments[id]?.type !== card.type)
        problems.push(refuse('battle/attachment/same-type', { unit: unit.card, attachment: id }));
    }
  }
  for (const id of army.ncus) known(id, rules.ncus, 'ncu');
  for (const id of army.givenAway ?? []) {
    if (known(id, rules.attachments, 'attachment') && rules.attachments[id]?.givenAway === undefined)
      problems.push(refuse('battle/faction/attachments-given-away', { card: id }));
  }

  const all = entries(rules, army);
  const ally = allyOf(army.faction, all);
  const isOwn = (card: Fielded): boolean => card.faction === army.faction || card === ally;
  for (const card of all) {
    if (isOwn(card) || card.faction === 'neutral') continue;
    const rule = army.faction === 'neutral' ? 'battle/army/neutral-faction' : 'battle/army/faction';
    problems.push(refuse(rule, { card: card.id, faction: card.faction }));
  }
  problems.push(...factionProblems(rules, army.faction, all));
  const neutral = costOf(all.filter((card) => card.faction === 'neutral'));
  const neutralLimit = Math.floor((points * rules.numbers.neutralPercent) / 100);
  if (army.faction !== 'neutral' && neutral > neutralLimit) {
    problems.push(refuse('battle/army/neutral-limit', { points: neutral, limit: neutralLimit }));
  }
  const chosen = all.find(({ id }) => id === army.commander);
  const commanders = all
    .filter((card) => card === chosen || rules.attachments[card.id]?.commands !== undefined)
    .map(({ id }) => id);
  const leads = chosen === undefined ? null : leadership(rules, chosen.id);
  if (commanders.length !== 1)
    problems.push(refuse('battle/army/one-commander', { commanders, count: commanders.length }));
  if (leads === null)
    problems.push(refuse('battle/army/commander-needs-unit', { commander: army.commander }));
  if (chosen !== undefined && chosen.faction !== army.faction)
    problems.push(refuse('battle/army/commander-own-faction', { commander: army.commander }));
  const isThere = (id: string): boolean => all.some((other) => other.id === id);
  for (const needed of leads?.needs ?? []) {
    if (!isThere(needed))
      problems.push(
        refuse('battle/army/card-requirements', { card: army.commander, asks: 'with', other: needed }),
      );
  }
  const hasCharacter = (name: string): boolean => all.some((other) => other.character === name);
  for (const [i, { id, character, requires }] of all.entries()) {
    if (character !== undefined && all.findIndex((other) => other.character === character) !== i) {
      problems.push(refuse('battle/army/unique-character', { card: id, character }));
    }
    if (requires?.card !== undefined && !isThere(requires.card))
      problems.push(
        refuse('battle/army/card-requirements', { card: id, asks: 'with', other: requires.card }),
      );
    if (requires?.character !== undefined && !hasCharacter(requires.character))
      problems.push(
        refuse('battle/army/card-requirements', { card: id, asks: 'with', other: requires.character }),
      );
    if (requires?.without !== undefined && hasCharacter(requires.without))
      problems.push(
        refuse('battle/army/card-requirements', { card: id, asks: 'without', other: requires.without }),
      );
  }
  const total = armyPoints(rules, army, points);
  if (total > points) problems.push(refuse('battle/army/point-limit', { total, points }));
  return problems;
}

/** battle/team/characters: Characters that an army of the team has as well as one before it. */
export function teamProblems(rules: Edition, armies: readonly ArmyList[]): Refusal[] {
  const problems: Refusal[] = [];
  const taken = new Set<string>();
  for (const army of armies) {
    const characters = entries(rules, army).flatMap(({ id, character }) =>
      character === undefined ? [] : [{ card: id, character }],
    );
    for (const facts of characters)
      if (taken.has(facts.character)) problems.push(refuse('battle/team/characters', facts));
    for (const { character } of characters) taken.add(character);
  }
  return problems;
}
