/**
 * The grammar of message templates, and the only parser of it.
 *
 *   {purse}                                     a fact
 *   {house:name.house}                          a fact by its name in the catalogue
 *   {distance, inches}                          a length in thousandths of an inch, as inches
 *   {n, plural, =0 {none} one {# ship} other {# ships}}
 *   {side, select, attacker {attacks} other {defends}}
 *                                               `missing {...}` is for a fact that is not given
 *
 * The text of a form is a template again; in one of a plural, # is the number.
 */
export type MessagePart = string | Placeholder;

export interface Placeholder {
  readonly fact: string;
  /** Where the catalogue has a name for the fact. */
  readonly prefix: string | null;
  readonly format: 'plain' | 'inches' | 'plural' | 'select';
  readonly forms: Forms;
  /** As it stands in the template. */
  readonly source: string;
}

type Forms = ReadonlyMap<string, readonly MessagePart[]>;

const NO_FORMS: Forms = new Map();
const OPENING = /\{(\w+)(?::([\w.-]+)|, (inches)|, (plural), |, (select), )?/y;
const FORM = / ?(=?[\w-]+) \{/y;
const TEXT = /[^{}]+/y;

/** The parts of a template, or null if it does not follow the grammar. */
export function parseMessage(template: string): readonly MessagePart[] | null {
  let at = 0;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(template);
    if (found !== null) at += found[0].length;
    return found;
  };

  const closes = (): boolean => {
    if (template[at] !== '}') return false;
    at += 1;
    return true;
  };

  const forms = (): Forms | null => {
    const read = new Map<string, readonly MessagePart[]>();
    for (let opening = take(FORM); opening !== null; opening = take(FORM)) {
      const form = parts();
      if (form === null || !closes()) return null;
      read.set(opening[1] ?? '', form);
    }
    return read.size > 0 ? read : null;
  };

  const placeholder = (): Placeholder | null => {
    const start = at;
    const [, fact, prefix = null, inches, plural, select] = take(OPENING) ?? [];
    if (fact === undefined) return null;
    const format = plural ? 'plural' : select ? 'select' : inches ? 'inches' : 'plain';
    const read = format === 'plural' || format === 'select' ? forms() : NO_FORMS;
    if (read === null || !closes()) return null;
    return { fact, prefix, format, forms: read, source: template.slice(start, at) };
  };

  const parts = (): readonly MessagePart[] | null => {
    const read: MessagePart[] = [];
    while (at < template.length && template[at] !== '}') {
      const part = template[at] === '{' ? placeholder() : (take(TEXT)?.[0] ?? null);
      if (part === null) return null;
      read.push(part);
    }
    return read;
  };

  const whole = parts();
  return at === template.length ? whole : null;
}

/** Every placeholder of a template, those inside of forms too. */
export function placeholdersOf(parts: readonly MessagePart[]): readonly Placeholder[] {
  return parts.flatMap((part) =>
    typeof part === 'string'
      ? []
      : [part, ...[...part.forms.values()].flatMap((form) => placeholdersOf(form))],
  );
}

/** Every piece of text of a template, in all its forms. */
export function textsOf(parts: readonly MessagePart[]): readonly string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [part] : [...part.forms.values()].flatMap((form) => textsOf(form)),
  );
}
