/**
 * Lists in words: the texts of asoiaf-stats (ASOIAFBuilder), builder.asoiaf.fr and the stream overlay, and what people
 * write by hand. All of them have a unit in a line, its attachments behind it or below, and NCUs under a head.
 */
import type { Faction } from '@maester/battle/engine';
import { factionNamed } from '../factions.ts';
import { isName, lookUp } from '../names.ts';
import { mention, notRead, type Draft, type Format, type Mention, type NotRead } from '../reading.ts';
import { mentionIn, mentionsIn, unitsIn } from './line.ts';
import { scan } from './scan.ts';

type Section = 'units' | 'ncus' | 'enemy';

const HEAD =
  /^(faction|army|house|points|activations|commander|army commander|commandant|name|list)\s*:\s*(.*)$/i;
const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [/^(?:non[ -]combat(?:ant)? units?|unités non-combattantes|ncu['’]?s?)\s*:?\s*(?=$|\S)/i, 'ncus'],
  [/^enemy attachments?\s*:?\s*/i, 'enemy'],
  [/^(?:combat units?|unités de combat|units?)\s*(?:\(attachments?\))?(?:\s*:\s*|\s*$)/i, 'units'],
];
const FOOTER =
  /^(?:made with|built on|find list at|import string|no (?:combat units|ncus) selected|the list is legal|https?:)/i;
const TOTAL = /^\d+\s*(?:\/|of)\s*(\d+)\s*(?:points|pts)\b/i;
const BULLET = /^\s*(?:•|·|\*|-|–|\d+[.)])\s+/;
/** A head for NCUs in the middle or at the end of a line whose breaks were lost. */
const NCUS_INSIDE = /^(.+?\S)\s+NCU['’]?s?\s*:?(?:\s+(.*))?$/;

/** More than any list has. */
const MOST_LINES = 200;
const LONGEST_LINE = 1500;

export function readText(text: string): Draft | NotRead {
  const lines = text.split(/\r?\n|\r/).map((line) => line.trimEnd());
  if (lines.length > MOST_LINES || lines.some((line) => line.length > LONGEST_LINE))
    return notRead('not-a-list');
  const reader = new TextReader(formatOf(text), lines);
  return reader.read();
}

function formatOf(text: string): Format {
  if (/^\s*(?:Faction|Commander|Units|Non-Combat Unit) :/im.test(text)) return 'asoiaf-fr';
  const isByMachine =
    /^\s*Faction:/im.test(text) || (/^\s*Combat Units:?\s*$/im.test(text) && text.includes('•'));
  return isByMachine ? 'asoiaf-stats' : 'text';
}

class TextReader {
  readonly #format: Format;
  readonly #lines: readonly string[];
  /** Attachments stand below their units, without a bullet. */
  readonly #hasBullets: boolean;
  readonly #hasHeads: boolean;
  #section: Section | null = null;
  /** Its head had names in the same line: then a blank line ends the section. */
  #isInline = false;
  #faction: string | null = null;
  #points: number | null = null;
  #name = '';
  #commander: Mention | null = null;
  readonly #mentions: Mention[] = [];

  constructor(format: Format, lines: readonly string[]) {
    this.#format = format;
    this.#lines = lines;
    this.#hasBullets = lines.some((line) => /^\s*•/.test(line));
    this.#hasHeads = lines.some((line) => SECTIONS.some(([head]) => head.test(line.replace(BULLET, ''))));
  }

  read(): Draft | NotRead {
    for (const line of this.#lines) {
      if (line.trim() !== '') this.#line(line);
      else if (this.#isInline) this.#section = null;
    }
    const mentions = this.#mentions;
    if (mentions.length === 0 || !mentions.some((one) => this.#isCard(one))) return notRead('not-a-list');
    return {
      format: this.#format,
      name: this.#name,
      faction: this.#faction,
      points: this.#points,
      commander: this.#commander,
      mentions,
    };
  }

  get #ofFaction(): Faction | null {
    return this.#faction === null ? null : factionNamed(this.#faction);
  }

  /** Some card at least must be known, or it is no list at all. */
  #isCard({ written, role, leads }: Mention): boolean {
    return lookUp(written, { role, leads, faction: this.#ofFaction }).how !== null;
  }

  #line(whole: string): void {
    const isBulleted = BULLET.test(whole);
    const line = whole.replace(BULLET, '').trim();
    if (FOOTER.test(line)) return;
    for (const [head, section] of SECTIONS) {
      const [found] = head.exec(line) ?? [];
      if (found === undefined) continue;
      this.#section = section;
      this.#isInline = found.length < line.length;
      return this.#entries(line.slice(found.length), true);
    }
    if (this.#head(line)) return;
    const [, before, behind = ''] = NCUS_INSIDE.exec(line) ?? [];
    if (before === undefined || !/NCU/.test(line)) return this.#entries(line, isBulleted);
    this.#entries(before, isBulleted);
    this.#section = 'ncus';
    this.#entries(behind, true);
  }

  /** What a line says of the whole list, if it does. */
  #head(line: string): boolean {
    const total = TOTAL.exec(line);
    if (total !== null) {
      this.#points ??= Number(total[1]);
      return true;
    }
    const [, key, value = ''] = HEAD.exec(line) ?? [];
    switch (key?.toLowerCase()) {
      case undefined:
        return this.#title(line);
      case 'faction':
      case 'army':
      case 'house':
        this.#faction = value;
        return true;
      case 'points':
        this.#points ??= Number(/\d+/.exec(value)?.[0] ?? 0) || null;
        return true;
      case 'activations':
        return true;
      case 'name':
      case 'list':
        this.#name = value;
        return true;
      default:
        this.#leader(value);
        return true;
    }
  }

  #leader(value: string): void {
    const { written } = mentionIn(value.replace(/\s*\|.*$/, ''), 'commander');
    if (written === '' || /^none$/i.test(written)) return;
    if (/\(\s*ncu\s*\)/i.test(value)) this.#mentions.push(mention(written, 'ncu', { leads: true }));
    else this.#commander = mention(written, 'commander');
  }

  /** A line above the first card that is none: what the list is called, its faction, its size. */
  #title(line: string): boolean {
    if (this.#mentions.length > 0 || this.#section !== null) return false;
    const isHead = /:\s*$/.test(line);
    const bare = line
      .replace(/:\s*$/, '')
      .replace(/\([^)]*\)/g, ' ')
      .trim();
    const faction = factionNamed(bare) ?? factionIn(bare);
    const size = /\(?\b(\d{2,3})\s*(?:pts|points)\b/i.exec(line);
    const isTitle = isHead || size !== null || /\b(?:army|list)\b/i.test(line);
    if (!isTitle && factionNamed(bare) === null) return false;
    if (
      !isHead &&
      factionNamed(bare) === null &&
      isName(mentionIn(bare, null).written, { role: null, faction: null })
    )
      return false;
    if (faction !== null) this.#faction ??= faction;
    if (size !== null) this.#points ??= Number(size[1]);
    if (this.#name === '' && factionNamed(bare) === null) this.#name = bare;
    return true;
  }

  #entries(line: string, isBulleted: boolean): void {
    if (line.trim() === '' || /^none$/i.test(line.trim())) return;
    const faction = this.#ofFaction;
    const joined = /^(?:with|avec)\s+(.+)$/i.exec(line)?.[1];
    if (this.#section === 'ncus') this.#mentions.push(...mentionsIn(line, 'ncu', faction));
    else if (this.#section === 'enemy') this.#mentions.push(mentionIn(line, 'enemy'));
    else if (joined !== undefined || (this.#hasBullets && !isBulleted && this.#section === 'units'))
      this.#mentions.push(...mentionsIn(joined ?? line, 'attachment', faction));
    else this.#mentions.push(...this.#units(line));
  }

  #units(line: string): Mention[] {
    const faction = this.#ofFaction;
    if ((line.match(/\s(?:with|led by)\s/gi) ?? []).length > 1 && !/\d\s+with\b/i.test(line))
      return scan(line, faction);
    const [first, ...others] = unitsIn(line, faction);
    if (first === undefined) return [];
    // a name alone in its line can be any card, unless the list has heads and bullets
    const alone = others.length === 0 && !(this.#hasHeads && this.#hasBullets);
    return alone ? [{ ...first, role: null }] : [first, ...others];
  }
}

/** The one faction whose name is in the text. */
function factionIn(text: string): Faction | null {
  const found = new Set(text.split(/\s+/).flatMap((word) => factionNamed(word.replace(/['’]s$/, '')) ?? []));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
