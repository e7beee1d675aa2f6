/** Cards as they are cut out: our own layout, at the size of the printed ones. */
import type { ArmyList, Edition, Faction } from '@maester/battle/engine';
import type { Words } from '@maester/kernel';
import { CHARGES, GLYPHS, TINCTURES, type GlyphId } from '../heraldry/index.ts';
import type { Page } from '../pdf/page.ts';
import { linesOf } from '../pdf/typeface.ts';
import { drawBlocks, drawLine, sizeFor, type Block, type Space } from './blocks.ts';
import { INK, LINE, MUTED, PAPER, WASH } from './colours.ts';

export type PrintedKind = 'unit' | 'attachment' | 'ncu' | 'tactics';

export interface PrintedCard {
  readonly kind: PrintedKind;
  readonly id: string;
  /** As the Commander of the list. */
  readonly commands?: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In millimetres: unit cards as they are printed, the others as the usual cards that fit into standard sleeves. */
export const CARD_SIZES: { readonly [K in PrintedKind]: Size } = {
  unit: { width: 120, height: 70 },
  attachment: { width: 63, height: 88 },
  ncu: { width: 63, height: 88 },
  tactics: { width: 63, height: 88 },
};

/** What cards are drawn from. */
export interface CardSource {
  readonly rules: Edition;
  readonly said: Words;
}

export function drawCard(page: Page, card: PrintedCard, x: number, y: number, source: CardSource): void {
  const { width, height } = CARD_SIZES[card.kind];
  page.within(x, y, width, height, () => {
    page.rect(x, y, width, height, { fill: PAPER });
    if (card.kind === 'unit') drawUnit(page, card.id, x, y, source);
    else drawTall(page, card, x, y, source);
  });
}

const HEAD = 14;

/** The band with the name, in the colours of the faction. */
function drawHead(
  page: Page,
  head: { readonly faction: Faction; readonly glyph: GlyphId; readonly name: string; readonly about: string },
  { x, y, width }: Omit<Space, 'height'>,
): void {
  const { field, charge } = TINCTURES[head.faction];
  page.rect(x, y, width, HEAD, { fill: field });
  page.draw(CHARGES[head.faction], x + width - 7.5, y + HEAD / 2, 0.46, charge, field);
  page.draw(GLYPHS[head.glyph], x + 6.5, y + HEAD / 2, 0.27, charge, field);
  const space = { x: x + 12, width: width - 27 };
  const [first = '', ...rest] = titleLines(page, head.name, space.width);
  const second = rest.join(' ');
  const size = second === '' ? 13 : 10.5;
  drawLine(
    page,
    first,
    { ...space, y: y + (second === '' ? 6.6 : 4.9) },
    { size, weight: 'title', colour: charge },
  );
  if (second !== '')
    drawLine(page, second, { ...space, y: y + 8.7 }, { size: 8.2, weight: 'title', colour: charge });
  drawLine(page, head.about, { ...space, y: y + (second === '' ? 11.2 : 12) }, { size: 6.6, colour: charge });
}

/** A name with its byname stands in two lines if it is too long for one. */
function titleLines(page: Page, name: string, width: number): readonly string[] {
  if (page.widthOf(name, { size: 11.5, weight: 'title' }) <= width) return [name];
  const [, person, byname] = /^([^,]+), (.+)$/.exec(name) ?? [];
  if (person !== undefined && byname !== undefined) return [person, byname];
  // Chinese has the byname first
  const [, before, after] = /^(「[^」]+」)(.+)$/.exec(name) ?? [];
  if (before !== undefined && after !== undefined) return [after, before];
  return linesOf(page.face, name, { size: 10.5, weight: 'title' }, width);
}

function abilityBlocks(abilities: readonly string[], { rules, said }: CardSource): Block[] {
  return abilities
    .filter((id) => said.has(`text.ability.${id}`))
    .map((id) => ({
      title: said.say(`name.ability.${id}`),
      ...(rules.abilities[id]?.order === undefined ? {} : { glyph: 'order' as const }),
      text: said.say(`text.ability.${id}`),
    }));
}

/** The arms of the faction, large and faint where a card has room, and a frame in its colour. */
function drawGround(page: Page, faction: Faction, { x, y, width, height }: Space): void {
  const { field } = TINCTURES[faction];
  page.draw(CHARGES[faction], x + width - 15, y + height - 16, 1, WASH, PAPER);
  page.rect(x + 0.6, y + 0.6, width - 1.2, height - 1.2, { stroke: field, width: 1.2 });
}

const STATS = ['speed', 'defense', 'morale', 'wounds'] as const;
const LEFT = 46;

function drawUnit(page: Page, id: string, x: number, y: number, source: CardSource): void {
  const { rules, said } = source;
  const card = rules.units[id];
  if (card === undefined) return;
  const { width, height } = CARD_SIZES.unit;
  drawGround(page, card.faction, { x, y, width, height });
  const type = said.say(`print.type.${card.type}`);
  const about = [
    card.tray.endsWith('solo') ? said.say('print.solo', { type }) : type,
    said.say('print.points', { cost: card.cost }),
  ];
  const name = said.say(`name.unit-card.${id}`);
  drawHead(
    page,
    { faction: card.faction, glyph: card.type, name, about: about.join(' · ') },
    { x, y, width },
  );
  const values = {
    speed: said.say('print.inches', { inches: card.speed }),
    defense: said.say('print.needed', { needed: card.defense }),
    morale: said.say('print.needed', { needed: card.morale }),
    wounds: String(card.wounds),
  };
  for (const [i, stat] of STATS.entries())
    drawStat(page, stat, values[stat], said.say(`print.${stat}`), x + 3 + i * 10.4, y + HEAD + 2.5);
  let at = y + HEAD + 19;
  for (const attack of card.attacks) {
    drawAttack(page, attack, x + 3, at, source);
    at += 14.2;
  }
  page.line(x + LEFT, y + HEAD + 2.5, x + LEFT, y + height - 3, LINE, 0.2);
  const blocks = abilityBlocks(card.abilities, source);
  const space = {
    x: x + LEFT + 2.5,
    y: y + HEAD + 2.2,
    width: width - LEFT - 5.5,
    height: height - HEAD - 5,
  };
  drawBlocks(page, blocks, space, sizeFor(page, blocks, space, 9.4));
}

function drawStat(page: Page, glyph: GlyphId, value: string, name: string, x: number, y: number): void {
  page.rect(x, y, 9.4, 14, { fill: WASH, round: 1.2 });
  page.draw(GLYPHS[glyph], x + 4.7, y + 2.9, 0.16, MUTED, WASH);
  page.text(value, x + 4.7, y + 9.2, { size: 11, weight: 'bold', colour: INK, align: 'centre' });
  let size = 4.8;
  while (page.widthOf(name, { size }) > 9) size -= 0.2;
  page.text(name, x + 4.7, y + 12.6, { size, colour: MUTED, align: 'centre' });
}

type Attack = Edition['units'][string]['attacks'][number];

function drawAttack(
  page: Page,
  { name, kind, toHit, dice }: Attack,
  x: number,
  y: number,
  { said }: CardSource,
): void {
  const space = { x: x + 7, width: LEFT - 12 };
  page.draw(GLYPHS[kind], x + 3, y + 3.4, 0.2, INK, PAPER);
  drawLine(
    page,
    said.say(`name.attack.${name}`),
    { ...space, y: y + 2.9 },
    { size: 7, weight: 'bold', colour: INK },
  );
  const how = [said.say(`print.kind.${kind}`), said.say('print.to-hit', { needed: toHit })].join(' · ');
  drawLine(page, how, { ...space, y: y + 6 }, { size: 5.8 });
  for (const [i, count] of dice.entries()) {
    const left = x + 7 + i * 7.2;
    page.rect(left, y + 7.4, 6.4, 5.2, { fill: PAPER, stroke: MUTED, width: 0.2, round: 0.8 });
    page.text(String(count), left + 3.2, y + 11.3, {
      size: 8.6,
      weight: 'bold',
      colour: INK,
      align: 'centre',
    });
  }
}

function drawTall(page: Page, card: PrintedCard, x: number, y: number, source: CardSource): void {
  const { width, height } = CARD_SIZES[card.kind];
  const content = tallContent(card, source);
  if (content === null) return;
  drawGround(page, content.faction, { x, y, width, height });
  drawHead(page, content, { x, y, width });
  const space = { x: x + 3.5, y: y + HEAD + 3, width: width - 7, height: height - HEAD - 6 };
  drawBlocks(page, content.blocks, space, sizeFor(page, content.blocks, space, 9.6));
}

interface TallContent {
  readonly faction: Faction;
  readonly glyph: GlyphId;
  readonly name: string;
  readonly about: string;
  readonly blocks: readonly Block[];
}

function tallContent({ kind, id, commands = false }: PrintedCard, source: CardSource): TallContent | null {
  const { rules, said } = source;
  const price = (cost: number): string =>
    commands ? said.say('print.commander') : said.say('print.points', { cost });
  if (kind === 'attachment') {
    const card = rules.attachments[id];
    if (card === undefined) return null;
    const type = said.say(`print.type.${card.type}`);
    return {
      faction: card.faction,
      glyph: commands ? 'commander' : 'attachment',
      name: said.say(`name.attachment.${id}`),
      about: [said.say('print.attachment', { type }), price(card.cost)].join(' · '),
      blocks: abilityBlocks(card.abilities, source),
    };
  }
  if (kind === 'ncu') {
    const card = rules.ncus[id];
    if (card === undefined) return null;
    return {
      faction: card.faction,
      glyph: commands ? 'commander' : 'ncu',
      name: said.say(`name.ncu-card.${id}`),
      about: [said.say('print.ncu'), price(card.cost)].join(' · '),
      blocks: abilityBlocks(card.abilities, source),
    };
  }
  const card = rules.tactics[id];
  if (card === undefined) return null;
  const triggers = [...new Set(card.responses.map(({ moment: { trigger } }) => trigger))];
  return {
    faction: card.faction,
    glyph: card.commander === null ? 'tactics' : 'commander',
    name: said.say(`name.card.${id}`),
    about: said.say('print.tactics'),
    blocks: [
      {
        title: triggers.map((trigger) => said.say(`name.trigger.${trigger}`)).join(' · '),
        text: said.say(`text.card.${id}`),
      },
    ],
  };
}

/** The cards of a list, each once: units, attachments, NCUs. */
export function cardsOf(list: ArmyList): PrintedCard[] {
  const once = (kind: PrintedKind, ids: readonly string[]): PrintedCard[] =>
    [...new Set(ids)].map((id) => ({ kind, id, commands: id === list.commander }));
  return [
    ...once(
      'unit',
      list.units.map(({ card }) => card),
    ),
    ...once('attachment', [
      ...list.units.flatMap(({ attachments }) => attachments),
      ...(list.givenAway ?? []),
    ]),
    ...once('ncu', list.ncus),
  ];
}
