import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  en as kernelEn,
  parseMessage,
  placeholdersOf,
  textsOf,
  words,
  zhHant as kernelZhHant,
  type Catalogue,
  type Placeholder,
  type Words,
} from '@maester/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { optionLists } from '@maester/kernel/laws';
import { en, thrones, zhHant } from '../src/index.ts';
import { TIE_BREAKS } from '../src/setups.ts';
import { ALL_SETUPS, randomGame, type Moment } from './support/random-games.ts';

const SOURCE_FOLDER = join(import.meta.dirname, '../src');
const SOURCES = globSync('**/*.ts', { cwd: SOURCE_FOLDER })
  .filter((file) => !file.startsWith('messages'))
  .toSorted()
  .map((file) => readFileSync(join(SOURCE_FOLDER, file), 'utf8'));

/** What the first group of the pattern finds in the sources, each once. */
function inSources(pattern: RegExp): string[] {
  const found = SOURCES.flatMap((source) => Array.from(source.matchAll(pattern), (match) => match[1] ?? ''));
  return [...new Set(found)].toSorted();
}

const EVENT_TYPES = inSources(/readonly type: '([\w-]+)'/g);
const OUTCOMES = [
  ...inSources(/'(thrones\/winning\/[\w-]+)'/g),
  ...new Set(
    Object.values(TIE_BREAKS).flatMap((tieBreaks) => tieBreaks.map((by) => `thrones/winning/tie-${by}`)),
  ),
].toSorted();

/** `procedure/step` of every question: the step before an `ask:` in the procedure last begun. */
const QUESTIONS = SOURCES.flatMap((source) => {
  let [procedure, step] = ['', ''];
  return source.split('\n').flatMap((line) => {
    procedure = /procedure(?:<[^(]*>)?\('([\w-]+)'\)/.exec(line)?.[1] ?? procedure;
    step = /^ +'?([\w-]+)'?: \{$/.exec(line)?.[1] ?? step;
    return /^ +ask: '/.test(line) ? [`${procedure}/${step}`] : [];
  });
}).toSorted();

/** Every refusal with the names of its facts: `refuse('RULE', { ... })`, or one of several rules for the same facts. */
const REFUSALS = SOURCES.flatMap((source) =>
  Array.from(source.matchAll(/refuse\(([^{;)]*)(?:\{([^}]*)\})?/g)).flatMap(([, rules = '', facts = '']) =>
    Array.from(rules.matchAll(/'(thrones\/[^']+)'/g), ([, rule = '']) => ({
      rule,
      facts: Array.from(facts.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g), (match) => match[1] ?? ''),
    })),
  ),
);

const placeholders = (template: string): readonly Placeholder[] =>
  placeholdersOf(parseMessage(template) ?? []);

type Facts = { readonly [fact: string]: unknown };

/** What is wrong with saying this: no words, facts that are missing, facts shown by their bare ids. */
function problems(catalogue: Catalogue, said: Words, key: string, facts: Facts): string[] {
  const template = catalogue[key];
  if (template === undefined) return [`${key} has no words`];
  const wrong = placeholders(template).flatMap(({ fact, prefix }): string[] => {
    const value = facts[fact];
    if (value === undefined || value === null) return [`${key} lacks ${fact}`];
    if (prefix === null) return typeof value === 'number' ? [] : [`${key} shows ${fact} as it is`];
    const isMap = typeof value === 'object' && !Array.isArray(value);
    const ids: readonly unknown[] = isMap ? Object.keys(value) : [value].flat();
    return ids
      .filter((id) => !said.has(`${prefix}.${String(id)}`) && !(isMap && said.has(prefix)))
      .map((id) => `${key} has no name for ${prefix}.${String(id)}`);
  });
  const sentence = said.say(key, facts);
  if (/[{}]|undefined|null|NaN|\[object/.test(sentence)) wrong.push(`${key}: ${sentence}`);
  return wrong;
}

const LANGUAGES = [
  ['English', en as Catalogue, words('en', kernelEn, en)],
  ['Traditional Chinese', zhHant as Catalogue, words('zh-Hant', kernelZhHant, zhHant)],
] as const;

/** What could not be said of the games played, by kind; and what there was to say. */
interface Heard {
  readonly events: Set<string>;
  readonly questions: Set<string>;
  readonly options: Set<string>;
}

const heardNothing = (): Heard => ({ events: new Set(), questions: new Set(), options: new Set() });
const seen = heardNothing();
const wrong = { English: heardNothing(), 'Traditional Chinese': heardNothing() };

function listenTo({ state, events }: Moment): void {
  for (const { event } of events) {
    seen.events.add(event.type);
    for (const [language, catalogue, said] of LANGUAGES)
      for (const problem of problems(catalogue, said, `event.${event.type}`, { ...event }))
        wrong[language].events.add(problem);
  }
  const [seat] = thrones.waiting(state);
  const asked = seat === undefined ? null : thrones.decision(state, seat);
  if (asked === null) return;
  seen.questions.add(asked.ask);
  for (const [language, catalogue, said] of LANGUAGES)
    for (const problem of problems(catalogue, said, `ask.${asked.ask}`, asked.facts))
      wrong[language].questions.add(problem);
  for (const { id, say } of optionLists(asked).flat()) {
    seen.options.add(id);
    for (const [language, catalogue, said] of LANGUAGES)
      for (const problem of problems(catalogue, said, say.key, say.facts))
        wrong[language].options.add(problem);
  }
}

/** Milliseconds for what takes one or two seconds on an idle machine. */
const SLOW = 60_000;

beforeAll(() => {
  for (let i = 0; i < 60; i++) {
    const setup = ALL_SETUPS[i % ALL_SETUPS.length] ?? thrones.usualSetup(6);
    for (const moment of randomGame(setup, `messages ${i}`)) listenTo(moment);
  }
}, SLOW);

describe.each(LANGUAGES)('in %s', (language, catalogue) => {
  it('every event of sixty random games is told, with all its facts named', () => {
    expect([...wrong[language].events]).toEqual([]);
    expect(seen.events.size).toBeGreaterThan(40);
  });

  it('every question asked in them is put into words', () => {
    expect([...wrong[language].questions]).toEqual([]);
    expect(seen.questions.size).toBeGreaterThan(30);
  });

  it('every option offered in them is said, with all its facts named', () => {
    expect([...wrong[language].options]).toEqual([]);
    expect(seen.options.size).toBeGreaterThan(300);
  });

  it.each([
    ['event', EVENT_TYPES],
    ['ask', QUESTIONS],
    ['refusal', [...new Set(REFUSALS.map(({ rule }) => rule))].toSorted()],
    ['outcome', OUTCOMES],
  ])('there is one %s message for each that the rules can give, and no other', (kind, ids) => {
    const told = Object.keys(catalogue).filter((key) => new RegExp(`^${kind}\\.[\\w/-]+$`).test(key));
    expect(told.toSorted()).toEqual(ids.map((id) => `${kind}.${id}`));
  });

  it('no label is there for an option that no rule offers', () => {
    const labels = Object.keys(catalogue).filter((key) => key.startsWith('option.'));
    const offered = (id: string): boolean =>
      SOURCES.some((source) => source.includes(`'${id}'`) || source.includes(`'option.${id}'`));
    expect(labels.filter((key) => !offered(key.slice('option.'.length)))).toEqual([]);
  });

  it('a refusal speaks only of facts it is given', () => {
    const unknown = REFUSALS.flatMap(({ rule, facts }) =>
      placeholders(catalogue[`refusal.${rule}`] ?? '')
        .filter(({ fact }) => !facts.includes(fact))
        .map(({ fact }) => `${rule} is not told ${fact}`),
    );
    expect(unknown).toEqual([]);
  });

  it('says nothing in another language', () => {
    const foreign = language === 'English' ? /\p{Script=Han}/u : /[a-z]{2}/i;
    const bare = (text: string): string => textsOf(parseMessage(text) ?? []).join('');
    expect(Object.entries(catalogue).filter(([, text]) => foreign.test(bare(text)))).toEqual([]);
  });
});

describe('a chronicle', () => {
  const english = words('en', en);
  const chinese = words('zh-Hant', zhHant);

  it('counts the units of an army, leaving out what is not there', () => {
    const units = { footman: 2, knight: 1, ship: 0, 'siege-engine': 0 };
    const facts = { house: 'stark', area: 'winterfell', to: 'moat-cailin', units };
    expect(english.say('event.march', facts)).toBe(
      'Stark marches from Winterfell to Moat Cailin: 2 Footmen and 1 Knight.',
    );
    expect(chinese.say('event.march', facts)).toBe('史塔克自臨冬城行軍至卡林灣：2 個步兵和1 個騎士。');
  });

  it('lists the bids', () => {
    const facts = { for: 'wildlings', bids: { stark: 3, lannister: 0, baratheon: 2 } };
    expect(english.say('event.bids', facts)).toBe(
      "Bids for the Night's Watch: Stark 3, Lannister 0, and Baratheon 2.",
    );
  });

  it('tells who won and why', () => {
    expect(english.say('event.end', { winner: 'tyrell', rule: 'thrones/winning/tie-supply' })).toBe(
      'Tyrell wins the game. The tie goes to the House with the highest supply.',
    );
  });

  it('refuses plainly', () => {
    expect(english.say('refusal.thrones/march/supply-limit', { supply: 3 })).toBe(
      'This march would put your armies over your supply limit (supply 3).',
    );
    expect(english.say('refusal.thrones/planning/star-limit', { limit: 0, stars: 1 })).toBe(
      "Your place on the King's Court track allows no special orders; you placed 1.",
    );
  });
});
