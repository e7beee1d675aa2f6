/** One line of a list as people write it: a unit, how many, who is in it; or the names of NCUs. */
import type { Faction } from '@maester/battle/engine';
import { isName, lookUp } from '../names.ts';
import { mention, type Mention, type Role } from '../reading.ts';

/** Costs: `(7)`, `(7pts)`, `, 3 pts`. */
const COST = /\((?:\s*)(\d{1,2})\s*(?:pts?|points?)?\.?\s*\)|[,(]?\s*\b(\d{1,2})\s*(?:pts?|points?)\b\.?/gi;
/** Marks of a Commander: `(C)`, `, Commander`, `Commander X`. */
const LEADS = /\(\s*c(?:ommander)?\s*\)|[,;]\s*(?:army )?commander\b|^commander\s+/gi;
const ASIDES =
  /\(\s*(?:using|proxy|as)\b[^)]*\)|[,;]\s*special attachment\b|\(\s*special attachment\s*\)|\(\s*ncu\s*\)/gi;
const WITH = /\s+(?:with|w\/|led by|lead by|avec)\s+|\s+\+\s+/gi;
const SEVERAL = /^(\d{1,2})\s*(?:x|×|\*)\s*|^(?:x|×)\s*(\d{1,2})\s+/i;
const UNITS_OF = /^units?\s+of\s+/i;

/** A single name with what is written around it. */
export function mentionIn(text: string, role: Role | null): Mention {
  const [, inBrackets, plainly] = [...text.matchAll(COST)][0] ?? [];
  const cost = inBrackets ?? plainly;
  const bare = text.replaceAll(COST, ' ').replaceAll(ASIDES, ' ');
  const unmarked = bare.replaceAll(LEADS, ' ');
  const written = unmarked
    .replace(/^.*\baka\s+/i, '')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+/, '')
    .replace(/[\s,;:.–?-]+$/, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/\s+(?:himself|herself)$/i, '');
  return mention(written.trim(), role, {
    cost: cost === undefined ? null : Number(cost),
    leads: unmarked !== bare,
  });
}

/** Whether there is anything but marks in it. */
const isEmpty = ({ written }: Mention): boolean => written === '' || /^none$/i.test(written);

/** Several names in one line, `A, B & C`; parts that are one name together (`Bran & Hodor`) stay together. */
export function mentionsIn(text: string, role: Role, faction: Faction | null): Mention[] {
  const parts = cut(text);
  const found: Mention[] = [];
  for (let i = 0; i < parts.length;) {
    let until = i + 1;
    for (let end = Math.min(parts.length, i + 4); end > i + 1; end--) {
      const joined = mentionIn(parts.slice(i, end).join(' '), role).written;
      if (!isName(joined, { role, faction })) continue;
      until = end;
      break;
    }
    found.push(mentionIn(parts.slice(i, until).join(' '), role));
    i = until;
  }
  return mergedMarks(found).filter((one) => !isEmpty(one));
}

/** At commas, `&` and `and`, outside of brackets; each part begins with what cut it. */
function cut(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const piece of text.split(/(\(|\)|,|;|&|\+|\band\b)/i)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth = Math.max(0, depth - 1);
    const isCut = depth === 0 && /^(?:,|;|&|\+|and)$/i.test(piece);
    if (isCut) parts.push(/^(?:,|;|\+)$/.test(piece) ? ', ' : 'and ');
    else parts[parts.length - 1] += piece;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** `X, Commander`: the mark belongs to the name before it. */
function mergedMarks(found: readonly Mention[]): Mention[] {
  const merged: Mention[] = [];
  for (const one of found) {
    const before = merged.at(-1);
    if (one.written === '' && one.leads && before !== undefined)
      merged[merged.length - 1] = { ...before, leads: true };
    else merged.push({ ...one, written: one.written.replace(/^and\s+/i, '') });
  }
  return merged;
}

/** A unit and its attachments, as often as the line says. */
export function unitsIn(line: string, faction: Faction | null): Mention[] {
  const [several = '', before, behind] = SEVERAL.exec(line) ?? [];
  const count = Math.min(20, Number(before ?? behind ?? 1));
  const text = line.slice(several.length).replace(UNITS_OF, '');
  const { unit, joined } = parted(text, faction);
  const shares = sharesIn(joined);
  const found: Mention[] = [];
  for (let i = 0; i < count; i++) {
    found.push(mentionIn(unit, 'unit'));
    const own = shares[i] ?? (shares.length === 1 ? shares[0] : undefined);
    if (own !== undefined) found.push(...mentionsIn(own, 'attachment', faction));
  }
  return found;
}

/** The name of the unit, and what is said of its attachments. */
function parted(text: string, faction: Faction | null): { readonly unit: string; readonly joined: string } {
  const isUnit = (name: string): boolean =>
    isName(mentionIn(name, 'unit').written, { role: 'unit', faction });
  const inside = /^(.+?)\s+in\s+(?:his |her |a unit of )?(.+)$/i.exec(text);
  if (inside?.[1] !== undefined && inside[2] !== undefined && !isUnit(text)) {
    const { how } = lookUp(mentionIn(inside[2], 'unit').written, { role: 'unit', faction });
    if (how !== null) return { unit: inside[2], joined: inside[1] };
  }
  const [head = '', ...tail] = cutWith(text);
  const bare = head.replaceAll(COST, ' ').replaceAll(LEADS, ' ').replaceAll(ASIDES, ' ');
  const [, unit, inBrackets] = /^([^(]+)\((.+)\)\s*$/.exec(bare.trim()) ?? [];
  if (unit === undefined || inBrackets === undefined || isUnit(head))
    return { unit: head, joined: tail.join(' + ') };
  const joined = inBrackets.replace(/^\s*(?:all\s+)?(?:with|led by)\s+/i, '');
  const mark = head.search(LEADS) >= 0 ? ' (C)' : '';
  return { unit, joined: [joined + mark, ...tail].join(' + ') };
}

/** At the first `with` outside of brackets. */
function cutWith(text: string): string[] {
  for (const { index, 0: found } of text.matchAll(WITH)) {
    const before = text.slice(0, index);
    if (before.split('(').length === before.split(')').length)
      return [before, text.slice(index + found.length)];
  }
  return [text];
}

/** `1 with A, 1 with B & C`: one share for each; otherwise all have the same. */
function sharesIn(joined: string): string[] {
  if (joined.trim() === '') return [];
  const each = [...joined.matchAll(/(\d+)\s+with\s+(.+?)(?=,\s*\d+\s+with\b|$)/gi)];
  if (each.length === 0) return [joined];
  return each.flatMap(([, count = '1', names = '']) =>
    Array.from({ length: Math.min(20, Number(count)) }, () => names),
  );
}
