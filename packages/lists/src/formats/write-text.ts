/** Lists in words, as asoiaf-stats, builder.asoiaf.fr and the stream overlay write them, with the costs of our rules. */
import { armySheet, type ArmyList, type ArmySheet } from '@maester/battle/engine';
import { cardsOfList, nameInList, type ListCard } from '../cards.ts';
import { factionName } from '../factions.ts';
import { idsOf } from './ids.ts';

interface Priced {
  readonly name: string;
  readonly card: ListCard;
  readonly cost: number;
}

interface Sheet {
  readonly list: ArmyList;
  readonly commander: string;
  readonly units: readonly { readonly unit: Priced; readonly attachments: readonly Priced[] }[];
  readonly ncus: readonly Priced[];
  readonly enemies: readonly Priced[];
  readonly all: readonly Priced[];
  readonly sheet: ArmySheet;
}

/** Null if a card has no number, or is not known to the rules now. */
function sheetOf(list: ArmyList, points: number): Sheet | null {
  const cards = cardsOfList(list);
  const sheet = armySheet(list, points);
  if (cards === null || cards.length !== sheet.cards.length) return null;
  const all = cards.map((card, i): Priced => ({
    card,
    name: nameInList(card, list.faction),
    cost: sheet.cards[i]?.cost ?? card.cost,
  }));
  const units: { unit: Priced; attachments: Priced[] }[] = [];
  const enemyFrom = all.length - (list.givenAway?.length ?? 0);
  for (const one of all.slice(0, enemyFrom)) {
    if (one.card.kind === 'unit') units.push({ unit: one, attachments: [] });
    if (one.card.kind === 'attachment') units.at(-1)?.attachments.push(one);
  }
  const commander = cards.find(({ id }) => id === list.commander);
  return {
    list,
    commander: commander === undefined ? 'None' : nameInList(commander, list.faction),
    units,
    ncus: all.filter(({ card }) => card.kind === 'ncu'),
    enemies: all.slice(enemyFrom),
    all,
    sheet,
  };
}

const line = ({ name, cost }: Priced): string => `${name} (${cost})`;

const neutralPoints = ({ all }: Sheet): number =>
  all.reduce((sum, { card, cost }) => sum + (card.faction === 'neutral' ? cost : 0), 0);

function sections(of: Sheet, heads: { readonly units: string; readonly ncus: string }): string[] {
  const { units, ncus, enemies } = of;
  const bullet = (one: Priced): string => ` • ${line(one)}`;
  return [
    heads.units,
    ...units.flatMap(({ unit, attachments }) => [
      bullet(unit),
      ...attachments.map((one) => `     ${line(one)}`),
    ]),
    '',
    ...(ncus.length === 0 ? [] : [heads.ncus, ...ncus.map(bullet), '']),
    ...(enemies.length === 0 ? [] : ['Enemy Attachments', ...enemies.map(bullet), '']),
  ];
}

/** The layout of asoiaf-stats. */
export function statsTextOf(list: ArmyList, points: number): string | null {
  const of = sheetOf(list, points);
  if (of === null) return null;
  const lines = [
    `Faction: ${factionName(list.faction)}`,
    `Commander: ${of.commander}`,
    `Points: ${points} (${neutralPoints(of)} Neutral)`,
    '',
    ...sections(of, { units: 'Combat Units', ncus: 'Non Combat Units' }),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** People read the top, programs the last line: the id string. */
export function plainTextOf(list: ArmyList, points: number): string | null {
  const of = sheetOf(list, points);
  const ids = idsOf(list);
  if (of === null || ids === null) return null;
  const lines = [
    ...(list.name === '' ? [] : [`Name: ${list.name.replaceAll(/\s+/g, ' ')}`]),
    `Faction: ${factionName(list.faction)}`,
    `Commander: ${of.commander}`,
    `Points: ${points}`,
    '',
    ...sections(of, { units: 'Combat Units', ncus: 'NCUs' }),
    'Import String',
    ids,
  ];
  return `${lines.join('\n')}\n`;
}

/** The layout of builder.asoiaf.fr, which has no place for attachments that join the enemy. */
export function frenchTextOf(list: ArmyList, points: number): string | null {
  const of = sheetOf(list, points);
  if (of === null || of.enemies.length > 0) return null;
  const { units, ncus, sheet } = of;
  const { spent, of: extra } = sheet.attachmentPoints;
  const neutral = neutralPoints(of);
  const share = ((100 * neutral) / points).toFixed(2);
  const lines = [
    `Faction : ${factionName(list.faction)
      .replace(/^House /, '')
      .toUpperCase()}`,
    `Commander : ${of.commander}`,
    `Points : ${sheet.points} | ${spent}/${extra} Attachments | ${neutral} Neutral (${share}%)`,
    `Activations : ${units.length + ncus.length}`,
    '',
    '',
    'Units :',
    ...units.flatMap(({ unit, attachments }) => [
      `• ${line(unit)}`,
      ...attachments.map((one) => `   with ${line(one)}`),
    ]),
    '',
    '',
    'Non-Combat Unit :',
    ...ncus.map((one) => `• ${line(one)}`),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
