import { describe, expect, it } from 'vitest';
import { readInlines, readMarkdown } from '../../src/rules/markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('the Markdown of the ledger', () => {
  it('joins the lines of a paragraph', () => {
    expect(readMarkdown('One\ntwo.\n\nThree.')).toEqual([
      { kind: 'paragraph', inlines: [text('One two.')] },
      { kind: 'paragraph', inlines: [text('Three.')] },
    ]);
  });

  it('sets readings apart, with or without an empty line before', () => {
    expect(readMarkdown('A rule.\nReading: done so.')).toEqual([
      { kind: 'paragraph', inlines: [text('A rule.')] },
      { kind: 'reading', label: 'Reading', inlines: [text('done so.')] },
    ]);
    expect(readMarkdown('規則。\n\n解讀：如此。')).toEqual([
      { kind: 'paragraph', inlines: [text('規則。')] },
      { kind: 'reading', label: '解讀', inlines: [text('如此。')] },
    ]);
  });

  it('reads lists, also right after a sentence', () => {
    expect(readMarkdown('These:\n- one\n- *two*\nand so on')).toEqual([
      { kind: 'paragraph', inlines: [text('These:')] },
      { kind: 'list', items: [[text('one')], [{ kind: 'emphasis', text: 'two' }]] },
      { kind: 'paragraph', inlines: [text('and so on')] },
    ]);
  });

  it('keeps fenced text as it is', () => {
    expect(readMarkdown('```\n- no *list*\n\n```\nAfter.')).toEqual([
      { kind: 'code', text: '- no *list*\n' },
      { kind: 'paragraph', inlines: [text('After.')] },
    ]);
  });

  it('reads code, strong words and links', () => {
    expect(readInlines('Say `Reading:` **now**, see [there](#/rules).')).toEqual([
      text('Say '),
      { kind: 'code', text: 'Reading:' },
      text(' '),
      { kind: 'strong', text: 'now' },
      text(', see '),
      { kind: 'link', text: 'there', href: '#/rules' },
      text('.'),
    ]);
  });

  it('makes no link that could run something', () => {
    expect(readInlines('[here](javascript:alert)')).toEqual([text('[here](javascript:alert)')]);
  });
});
