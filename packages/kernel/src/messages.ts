/**
 * Words for players. Engines emit keys and facts; a catalogue turns them into sentences of one language.
 *
 *   {purse}                                       the fact as it is; lists are joined
 *   {house:name.house}                            the message `name.house.<fact>`
 *   {wounds, plural, one {# wound} other {# wounds}}
 *                                                 `=0 {no wounds}` is for that very number
 *   {units:count.unit}                            of an object: for each entry the message `count.unit.<key>`, or else
 *                                                 `count.unit`, with {key} and {n}; those that say something are joined
 */
export type Catalogue = { readonly [key: string]: string };
export type MessageFacts = { readonly [name: string]: unknown };

export interface Words {
  readonly language: string;
  has(key: string): boolean;
  say(key: string, facts?: MessageFacts): string;
}

const PART = /\{(\w+)(?::([\w.-]+))?(?:, plural, ((?:=?\w+ \{[^{}]*\} ?)+))?\}/g;
const PLURAL_FORM = /(=?\w+) \{([^{}]*)\}/g;

export function words(language: string, ...catalogues: readonly Catalogue[]): Words {
  const all: Catalogue = Object.fromEntries(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  // A browser takes its time to make these: not before someone needs them.
  const plurals = once(() => new Intl.PluralRules(language));
  const lists = once(() => new Intl.ListFormat(language));

  const has = (key: string): boolean => Object.hasOwn(all, key);

  const each = (prefix: string, fact: object): string => {
    const said = Object.entries(fact).map(([key, n]: [string, unknown]) =>
      say(has(`${prefix}.${key}`) ? `${prefix}.${key}` : prefix, { key, n }),
    );
    return lists().format(said.filter((entry) => entry !== ''));
  };

  const name = (prefix: string | undefined, fact: unknown): string => {
    if (Array.isArray(fact)) return lists().format(fact.map((item) => name(prefix, item)));
    if (typeof fact === 'object' && fact !== null && prefix !== undefined) return each(prefix, fact);
    const plain = typeof fact === 'object' ? JSON.stringify(fact) : String(fact);
    return prefix === undefined ? plain : (all[`${prefix}.${plain}`] ?? plain);
  };

  const counted = (forms: string, fact: unknown): string => {
    const byForm = new Map(
      Array.from(forms.matchAll(PLURAL_FORM), (match) => [match[1] ?? '', match[2] ?? '']),
    );
    const form =
      byForm.get(`=${String(fact)}`) ??
      byForm.get(plurals().select(Number(fact))) ??
      byForm.get('other') ??
      '';
    return form.replaceAll('#', String(fact));
  };

  const say = (key: string, facts: MessageFacts = {}): string => {
    const template = has(key) ? all[key] : undefined;
    if (template === undefined) return key;
    return template.replaceAll(PART, (whole, fact: string, prefix?: string, forms?: string) => {
      if (!(fact in facts)) return whole;
      return forms === undefined ? name(prefix, facts[fact]) : counted(forms, facts[fact]);
    });
  };

  return { language, has, say };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
