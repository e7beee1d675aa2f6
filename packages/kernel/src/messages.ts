/**
 * Words for players. Engines emit keys and facts; a catalogue turns them into sentences of one language.
 *
 *   {purse}                                       the fact as it is; lists are joined
 *   {house:name.house}                            the message `name.house.<fact>`
 *   {wounds, plural, one {# wound} other {# wounds}}
 */
export type Catalogue = { readonly [key: string]: string };
export type MessageFacts = { readonly [name: string]: unknown };

export interface Words {
  readonly language: string;
  has(key: string): boolean;
  say(key: string, facts?: MessageFacts): string;
}

const PART = /\{(\w+)(?::([\w.-]+))?(?:, plural, ((?:\w+ \{[^{}]*\} ?)+))?\}/g;
const PLURAL_FORM = /(\w+) \{([^{}]*)\}/g;

export function words(language: string, ...catalogues: readonly Catalogue[]): Words {
  const all: Catalogue = Object.fromEntries(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language);

  const name = (prefix: string | undefined, fact: unknown): string => {
    if (Array.isArray(fact)) return lists.format(fact.map((item) => name(prefix, item)));
    const plain = typeof fact === 'object' ? JSON.stringify(fact) : String(fact);
    return prefix === undefined ? plain : (all[`${prefix}.${plain}`] ?? plain);
  };

  const counted = (forms: string, fact: unknown): string => {
    const wanted = plurals.select(Number(fact));
    const byForm = new Map(
      Array.from(forms.matchAll(PLURAL_FORM), (match) => [match[1] ?? '', match[2] ?? '']),
    );
    return (byForm.get(wanted) ?? byForm.get('other') ?? '').replaceAll('#', String(fact));
  };

  return {
    language,
    has: (key) => Object.hasOwn(all, key),
    say(key, facts = {}) {
      const template = Object.hasOwn(all, key) ? all[key] : undefined;
      if (template === undefined) return key;
      return template.replaceAll(PART, (whole, fact: string, prefix?: string, forms?: string) => {
        if (!(fact in facts)) return whole;
        return forms === undefined ? name(prefix, facts[fact]) : counted(forms, facts[fact]);
      });
    },
  };
}
