/** The list on one page: every card with its cost and its numbers, the Tactics deck, and a code that opens it on a phone. */
import { armySheet, type ArmyList } from '@maester/battle/engine';
import { cardsOfDeck } from '@maester/battle/tables';
import { encode } from 'uqr';
import { CHARGES, TINCTURES } from '../heraldry/index.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { Page } from '../pdf/page.ts';
import { drawLine } from './blocks.ts';
import type { CardSource } from './cards.ts';
import { INK, LINE, MUTED, WASH } from './colours.ts';
import { PAPERS, type Paper } from './sheet.ts';

export interface Roster {
  readonly list: ArmyList;
  readonly points: number;
  /** What the code in the corner says; null for none. */
  readonly link: string | null;
}

const MARGIN = 14;
/** Where the numbers of a unit stand, from the right. */
const COLUMNS = { cost: 4, wounds: 18, morale: 30, defense: 42, speed: 54 } as const;

export function drawRoster(document: PdfDocument, roster: Roster, paper: Paper, source: CardSource): void {
  const { width, height } = PAPERS[paper];
  const page = document.addPage(width, height);
  const { list, points, link } = roster;
  drawTop(page, roster, source);
  const { said, rules } = source;
  const sheet = armySheet(list, points);
  const rows = sheet.cards.length + (list.ncus.length > 0 ? 1 : 0) + (list.givenAway === undefined ? 0 : 1);
  const deck = cardsOfDeck(rules, { faction: list.faction, commander: list.commander });
  const room = height - MARGIN - 46 - 12 - (link === null ? 24 : 40);
  const row = Math.min(6.4, room / (rows + 2));
  let y = 46;
  const head = (text: string, withNumbers: boolean): void => {
    page.text(text, MARGIN, y, { size: 10, weight: 'title', colour: INK });
    for (const stat of withNumbers ? (['speed', 'defense', 'morale', 'wounds'] as const) : [])
      page.text(said.say(`print.${stat}`), width - MARGIN - COLUMNS[stat], y, {
        size: 6.2,
        colour: MUTED,
        align: 'right',
      });
    page.text(said.say('print.cost'), width - MARGIN - COLUMNS.cost, y, {
      size: 6.2,
      colour: MUTED,
      align: 'right',
    });
    page.line(MARGIN, y + 1.6, width - MARGIN, y + 1.6, INK, 0.3);
    y += row;
  };
  head(said.say('print.units'), true);
  let before: string = 'unit';
  const enemyFrom = sheet.cards.length - (list.givenAway?.length ?? 0);
  for (const [i, { id, kind, cost }] of sheet.cards.entries()) {
    const group = i >= enemyFrom ? 'enemy' : kind === 'ncu' ? 'ncu' : 'unit';
    if (group !== before) {
      y += row * 0.4;
      head(said.say(group === 'ncu' ? 'print.ncus' : 'print.enemies'), false);
      before = group;
    }
    drawRow(page, { id, kind, cost, commands: id === list.commander }, y, source);
    y += row;
  }
  const { spent, of: extra } = sheet.attachmentPoints;
  const total = said.say('print.total', { total: sheet.points, points, spent, extra });
  page.text(total, width - MARGIN, y + 1, { size: 8.6, weight: 'bold', colour: INK, align: 'right' });
  y += 9;
  drawDeck(page, deck, y, width - 2 * MARGIN - (link === null ? 0 : 36), source);
  if (link !== null) drawCode(page, link, width - MARGIN - 30, height - MARGIN - 30, 30);
  page.text(said.say('print.unofficial'), MARGIN, height - 8, { size: 5.6, colour: MUTED });
}

function drawTop(page: Page, { list, points }: Roster, { said }: CardSource): void {
  const { field, charge } = TINCTURES[list.faction];
  page.rect(0, 0, page.width, 34, { fill: field });
  page.draw(CHARGES[list.faction], page.width - MARGIN - 12, 17, 0.95, charge, field);
  const faction = said.say(`name.faction.${list.faction}`);
  const space = { x: MARGIN, width: page.width - 2 * MARGIN - 34 };
  drawLine(
    page,
    list.name === '' ? faction : list.name,
    { ...space, y: 17 },
    { size: 24, weight: 'title', colour: charge },
  );
  const leader = list.commander === '' ? [] : [said.say(`name.army-card.${list.commander}`)];
  const about = [faction, ...leader, said.say('print.points', { cost: points })].join(' · ');
  drawLine(page, about, { ...space, y: 26 }, { size: 10, colour: charge });
}

interface Row {
  readonly id: string;
  readonly kind: 'unit' | 'attachment' | 'ncu';
  readonly cost: number;
  readonly commands: boolean;
}

function drawRow(
  page: Page,
  { id, kind, cost, commands }: Row,
  y: number,
  { rules, said }: CardSource,
): void {
  const right = page.width - MARGIN;
  if (kind === 'unit') page.rect(MARGIN, y - 3.9, right - MARGIN, 5.2, { fill: WASH, round: 0.8 });
  const name = said.say(`name.army-card.${id}`) + (commands ? said.say('print.leads') : '');
  const indent = kind === 'attachment' ? 8 : 2;
  const style = {
    size: kind === 'attachment' ? 8.4 : 9.4,
    weight: kind === 'unit' ? 'bold' : 'plain',
    colour: INK,
  } as const;
  drawLine(page, name, { x: MARGIN + indent, y, width: right - MARGIN - indent - 74 }, style);
  page.text(String(cost), right - COLUMNS.cost, y, {
    size: 9.4,
    weight: 'bold',
    colour: INK,
    align: 'right',
  });
  const card = kind === 'unit' ? rules.units[id] : undefined;
  if (card === undefined) return;
  const values = {
    speed: said.say('print.inches', { inches: card.speed }),
    defense: said.say('print.needed', { needed: card.defense }),
    morale: said.say('print.needed', { needed: card.morale }),
    wounds: String(card.wounds),
  };
  for (const stat of ['speed', 'defense', 'morale', 'wounds'] as const)
    page.text(values[stat], right - COLUMNS[stat], y, { size: 9, colour: INK, align: 'right' });
}

function drawDeck(
  page: Page,
  deck: readonly string[],
  top: number,
  width: number,
  { rules, said }: CardSource,
): void {
  page.text(said.say('print.deck'), MARGIN, top, { size: 10, weight: 'title', colour: INK });
  page.line(MARGIN, top + 1.6, MARGIN + width, top + 1.6, LINE, 0.2);
  const [columns, gap] = [2, 4];
  const column = (width - gap) / columns;
  const perColumn = Math.ceil(deck.length / columns);
  for (const [i, id] of deck.entries()) {
    const x = MARGIN + Math.floor(i / perColumn) * (column + gap);
    const y = top + 6 + (i % perColumn) * 4.6;
    const weight = rules.tactics[id]?.commander === null ? 'plain' : 'bold';
    drawLine(
      page,
      `2 × ${said.say(`name.card.${id}`)}`,
      { x, y, width: column },
      { size: 8, weight, colour: INK },
    );
  }
}

/** A QR code of this width. */
function drawCode(page: Page, text: string, x: number, y: number, width: number): void {
  const { data } = encode(text, { border: 0 });
  const dot = width / data.length;
  for (const [row, dots] of data.entries()) {
    for (let from = 0; from < dots.length; from++) {
      if (dots[from] !== true) continue;
      let until = from;
      while (dots[until] === true) until++;
      page.rect(x + from * dot, y + row * dot, (until - from) * dot, dot, { fill: '#000000' });
      from = until;
    }
  }
}
