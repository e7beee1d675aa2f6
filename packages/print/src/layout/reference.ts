/** A sheet to lay beside the table: the keywords and Conditions that the cards of a list name, and the zones. */
import { CONDITIONS, KEYWORDS } from '@maester/battle/tables';
import type { PdfDocument } from '../pdf/document.ts';
import { drawBlocks, sizeFor, type Block } from './blocks.ts';
import type { CardSource, PrintedCard } from './cards.ts';
import { INK } from './colours.ts';
import { PAPERS, type Paper } from './sheet.ts';

const ZONES = ['crown', 'wealth', 'tactics', 'combat', 'maneuver'] as const;
const MARGIN = 14;

/** Everything the cards say. */
function textsOf(cards: readonly PrintedCard[], { rules, said }: CardSource): string {
  const abilities = cards.flatMap(({ kind, id }) => {
    const table = { unit: rules.units, attachment: rules.attachments, ncu: rules.ncus, tactics: {} }[kind];
    return (
      (table as { readonly [id: string]: { readonly abilities: readonly string[] } })[id]?.abilities ?? []
    );
  });
  const keys = [
    ...abilities.map((id) => `text.ability.${id}`),
    ...cards.flatMap(({ kind, id }) => (kind === 'tactics' ? [`text.card.${id}`] : [])),
  ];
  return keys.map((key) => (said.has(key) ? said.say(key) : '')).join('\n');
}

/** What is explained, in groups. */
export function referenceOf(
  cards: readonly PrintedCard[],
  source: CardSource,
): readonly (readonly Block[])[] {
  const { said } = source;
  const texts = textsOf(cards, source);
  const named = (
    kind: 'keyword' | 'condition',
    ids: readonly ((typeof KEYWORDS)[number] | (typeof CONDITIONS)[number])[],
  ): Block[] =>
    ids
      .filter((id) => texts.includes(said.say(`name.${kind}.${id}`)))
      .map((id) => ({
        title: said.say(`name.${kind}.${id}`),
        glyph: id,
        text: said.say(`text.${kind}.${id}`),
      }));
  return [
    named('keyword', KEYWORDS),
    named('condition', CONDITIONS),
    ZONES.map((id) => ({ title: said.say(`name.zone.${id}`), glyph: id, text: said.say(`text.zone.${id}`) })),
  ];
}

export function drawReference(
  document: PdfDocument,
  cards: readonly PrintedCard[],
  paper: Paper,
  source: CardSource,
): void {
  const { width, height } = PAPERS[paper];
  const page = document.addPage(width, height);
  const { said } = source;
  page.text(said.say('print.reference'), MARGIN, 22, { size: 20, weight: 'title', colour: INK });
  let y = 32;
  const heads = ['print.keywords', 'print.conditions', 'print.zones'];
  for (const [i, blocks] of referenceOf(cards, source).entries()) {
    if (blocks.length === 0) continue;
    page.text(said.say(heads[i] ?? ''), MARGIN, y, { size: 12, weight: 'title', colour: INK });
    page.line(MARGIN, y + 1.8, width - MARGIN, y + 1.8, INK, 0.3);
    const space = { x: MARGIN, y: y + 4, width: width - 2 * MARGIN, height: height - MARGIN - y };
    y = drawBlocks(page, blocks, space, sizeFor(page, blocks, space, 10)) + 10;
  }
}
