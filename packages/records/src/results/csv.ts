/**
 * Tables of commas (RFC 4180): what spreadsheets read and write. A text that a spreadsheet would take for a formula is
 * written with an apostrophe before it, which is taken off again when it is read.
 */
import { KernelError } from '@maester/kernel';

/** What spreadsheets run. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const guarded = FORMULA.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Throws a KernelError that names the line. Semicolons or tabs stand between cells where the first line has them. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const source = text.replace(/^\uFEFF/, '');
  const [first = ''] = source.split(/\r?\n/, 1);
  const between = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0];
  const rows: string[][] = [];
  let row: string[] = [];
  let line = 1;
  let at = 0;
  const ends = (): void => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  while (at < source.length) {
    if (source[at] === '"') {
      const began = line;
      let value = '';
      for (at += 1; ; at += 1) {
        const char = source[at];
        if (char === undefined)
          throw new KernelError('input', `line ${began}`, 'a quotation mark is not closed');
        if (char === '\n') line += 1;
        if (char !== '"') value += char;
        else if (source[at + 1] === '"') {
          value += '"';
          at += 1;
        } else break;
      }
      at += 1;
      row.push(unguarded(value));
      if (at < source.length && source[at] !== between && !/[\r\n]/.test(source[at] ?? ''))
        throw new KernelError('input', `line ${line}`, 'something stands behind a quotation mark');
    } else {
      const from = at;
      while (at < source.length && source[at] !== between && !/[\r\n]/.test(source[at] ?? '')) at += 1;
      row.push(unguarded(source.slice(from, at)));
    }
    if (source[at] === between) {
      at += 1;
      if (at === source.length) row.push('');
      continue;
    }
    if (source[at] === '\r') at += 1;
    if (source[at] === '\n') at += 1;
    line += 1;
    ends();
  }
  if (row.length > 0) ends();
  return rows;
}

const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
