/**
 * Words for players. Engines emit keys and facts; a catalogue turns them into sentences of one language.
 * `message-grammar.ts` says what a template may contain. A list of facts is joined. A fact under a prefix,
 * `{house:name.house}`, is the message `name.house.<fact>`, or else `name.house` with {key}, or else the fact itself.
 * An object of facts, `{units:count.unit}`, is said entry by entry in the same way, with {key} and {n}, and those entries
 * that say something are joined. A fact that is itself a saying, `{ key, facts }`, is said.
 */
import { parseMessage, type MessagePart, type Placeholder } from './message-grammar.ts';

export type Catalogue = { readonly [key: string]: string };
export type MessageFacts = { readonly [name: string]: unknown };

export interface Words {
  readonly language: string;
  has(key: string): boolean;
  say(key: string, facts?: MessageFacts): string;
}

export function words(language: string, ...catalogues: readonly Catalogue[]): Words {
  // Thousands of messages: they are looked up where they are, the last catalogue first.
  const layers = catalogues.toReversed();
  const find = (key: string): string | undefined =>
    layers.find((catalogue) => Object.hasOwn(catalogue, key))?.[key];
  // A browser takes its time to make these: not before someone needs them.
  const plurals = once(() => new Intl.PluralRules(language));
  const lists = once(() => new Intl.ListFormat(language));

  const has = (key: string): boolean => find(key) !== undefined;

  const each = (prefix: string, fact: object): string => {
    const said = Object.entries(fact).map(([key, n]: [string, unknown]) =>
      say(has(`${prefix}.${key}`) ? `${prefix}.${key}` : prefix, { key, n }),
    );
    return lists().format(said.filter((entry) => entry !== ''));
  };

  const name = (prefix: string | undefined, fact: unknown): string => {
    if (Array.isArray(fact)) return lists().format(fact.map((item) => name(prefix, item)));
    if (typeof fact === 'object' && fact !== null && prefix !== undefined) return each(prefix, fact);
    if (isSaying(fact)) return say(fact.key, fact.facts);
    const plain = typeof fact === 'object' ? JSON.stringify(fact) : String(fact);
    if (prefix === undefined) return plain;
    return find(`${prefix}.${plain}`) ?? (has(prefix) ? say(prefix, { key: plain }) : plain);
  };

  const chosen = (
    { fact, format, forms, source }: Placeholder,
    facts: MessageFacts,
    count: string,
  ): string => {
    const given = Object.hasOwn(facts, fact);
    if (!given && !forms.has('missing')) return source;
    const value = given ? String(facts[fact]) : 'missing';
    if (format === 'select') return fill(forms.get(value) ?? forms.get('other') ?? [], facts, count);
    const form = forms.get(`=${value}`) ?? forms.get(plurals().select(Number(value))) ?? forms.get('other');
    return fill(form ?? [], facts, value);
  };

  const filled = (part: Placeholder, facts: MessageFacts, count: string): string => {
    if (part.format === 'plural' || part.format === 'select') return chosen(part, facts, count);
    if (!Object.hasOwn(facts, part.fact)) return part.source;
    const value = facts[part.fact];
    return part.format === 'inches' ? inInches(Number(value)) : name(part.prefix ?? undefined, value);
  };

  const fill = (parts: readonly MessagePart[], facts: MessageFacts, count: string): string => {
    let said = '';
    for (const part of parts) {
      const piece = typeof part === 'string' ? part.replaceAll('#', () => count) : filled(part, facts, count);
      // A name may end with a mark that ends the sentence too: Hear Me Roar!
      said += piece.startsWith('.') && /[!?]$/.test(said) ? piece.slice(1) : piece;
    }
    return said;
  };

  const parsed = new Map<string, readonly MessagePart[]>();

  const say = (key: string, facts: MessageFacts = {}): string => {
    const template = find(key);
    if (template === undefined) return key;
    let parts = parsed.get(key);
    if (parts === undefined) parsed.set(key, (parts = parseMessage(template) ?? [template]));
    return fill(parts, facts, '#');
  };

  return { language, has, say };
}

function isSaying(fact: unknown): fact is { readonly key: string; readonly facts: MessageFacts } {
  if (typeof fact !== 'object' || fact === null || !('key' in fact) || !('facts' in fact)) return false;
  return typeof fact.key === 'string' && typeof fact.facts === 'object' && fact.facts !== null;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Thousandths of an inch as inches, with as few decimals as the truth allows: one, or more where one would make a whole
 * inch of what is not, since a rule that asks for 1" is not met at 0.98".
 */
function inInches(mils: number): string {
  for (const decimals of [1, 2, 3]) {
    const rounded = Number((mils / 1000).toFixed(decimals));
    if (!Number.isInteger(rounded) || rounded * 1000 === mils) return String(rounded);
  }
  return String(mils / 1000);
}
