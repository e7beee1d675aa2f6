// The little of Markdown that the rules ledger uses, read into a plain structure: paragraphs, lists, code, emphasis,
// links. What is not known stays as it is written.

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  /** What Maester does where the sources are silent, unclear or at odds. */
  | { readonly kind: 'reading'; readonly label: string; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const ITEM = /^\s*[-*] /;
const FENCE = '```';
/** How such a paragraph begins, in each of the languages. */
const READING = /^(Reading|解讀)[:：]\s*/;

export function readMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let fenced: string[] | null = null;

  const close = (): void => {
    const block = textBlock(lines);
    if (block !== null) blocks.push(block);
    lines = [];
  };
  for (const line of source.split('\n')) {
    if (line.startsWith(FENCE)) {
      close();
      if (fenced === null) fenced = [];
      else {
        blocks.push({ kind: 'code', text: fenced.join('\n') });
        fenced = null;
      }
    } else if (fenced !== null) fenced.push(line);
    else if (line.trim() === '') close();
    else {
      // A list may follow its sentence without an empty line between, and a reading its rule.
      const first = lines[0];
      if (first !== undefined && (ITEM.test(line) !== ITEM.test(first) || READING.test(line))) close();
      lines.push(line);
    }
  }
  close();
  if (fenced !== null) blocks.push({ kind: 'code', text: fenced.join('\n') });
  return blocks;
}

function textBlock(lines: readonly string[]): Block | null {
  const [first] = lines;
  if (first === undefined) return null;
  if (ITEM.test(first))
    return { kind: 'list', items: lines.map((line) => readInlines(line.replace(ITEM, ''))) };
  const text = lines.map((line) => line.trim()).join(' ');
  const [opening, label] = READING.exec(text) ?? [];
  return opening === undefined || label === undefined
    ? { kind: 'paragraph', inlines: readInlines(text) }
    : { kind: 'reading', label, inlines: readInlines(text.slice(opening.length)) };
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

export function readInlines(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) inlines.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, code, strong, emphasis, link, href] = match;
    end = match.index + whole.length;
    if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) inlines.push({ kind: 'emphasis', text: emphasis });
    else if (link !== undefined && href !== undefined && isSafe(href))
      inlines.push({ kind: 'link', text: link, href });
    else inlines.push({ kind: 'text', text: whole });
  }
  if (end < text.length) inlines.push({ kind: 'text', text: text.slice(end) });
  return inlines;
}

/** No link may run anything. */
function isSafe(href: string): boolean {
  return /^(https?:|#|[\w./-]+$)/.test(href) && !/^\w+:/.test(href.replace(/^https?:/, ''));
}
