// Words for players: whatever random games of every mode and the scenarios of the cards say, ask and offer has words in
// both languages, and so has every card, event, question and refusal in the sources.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  en as kernelEn,
  words,
  zhHant as kernelZhHant,
  type Catalogue,
  type Decision,
  type Words,
} from '@maester/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { ABILITIES, ATTACHMENTS, NCUS, TACTICS_CARDS, UNIT_CARDS } from '../src/cards/cards.ts';
import { CONDITIONS, KEYWORDS } from '../src/effects.ts';
import { battle, en, optionLabel, unitNames, zhHant, type BattleState } from '../src/index.ts';
import { SIEGE_DECK } from '../src/modes/mode-state.ts';
import { TRIGGERS } from '../src/timing/triggers.ts';
import { ZONE_CARDS } from '../src/zones.ts';
import { CARD_SCENARIOS, momentsOf } from './support/card-scenarios.ts';
import { ALL_SETUPS, MULTIPLAYER_SETUPS, randomGame, type Moment } from './support/random-games.ts';
import { FACTIONS } from '../src/cards/factions.ts';
import { MODE_IDS } from '../src/modes/ids.ts';
import { TERRAIN_KINDS } from '../src/terrain-kinds.ts';

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

const EVENT_TYPES = [...inSources(/readonly type: '([\w-]+)'/g), 'roll'].toSorted();

/** `procedure/step` of every question: the step before an `ask:` in the procedure last begun. */
const QUESTIONS = SOURCES.flatMap((source) => {
  let [procedure, step] = ['', ''];
  return source.split('\n').flatMap((line) => {
    procedure = /procedure(?:<[^(]*>)?\('([\w-]+)'\)/.exec(line)?.[1] ?? procedure;
    step = /^ +'?([\w-]+)'?: \{$/.exec(line)?.[1] ?? step;
    return /^ +ask: '/.test(line) ? [`${procedure}/${step}`] : [];
  });
}).toSorted();

const PLURAL_FORMS = /, plural, (?:=?\w+ \{[^{}]*\} ?)+/g;

function placeholders(template: string): { fact: string; prefix: string | undefined }[] {
  const matches = template.replaceAll(PLURAL_FORMS, '').matchAll(/\{(\w+)(?::([\w.-]+))?\}/g);
  return Array.from(matches, ([, fact = '', prefix]) => ({ fact, prefix }));
}

type Facts = { readonly [fact: string]: unknown };

/** What is wrong with saying this: no words, facts that are missing, facts shown by their bare ids. */
function problems(catalogue: Catalogue, said: Words, key: string, facts: Facts): string[] {
  const template = catalogue[key];
  if (template === undefined) return [`${key} has no words`];
  const wrong = placeholders(template).flatMap(({ fact, prefix }): string[] => {
    const value = facts[fact];
    if (value === undefined || value === null) return [`${key} lacks ${fact}`];
    const values = [value].flat() as unknown[];
    if (prefix === undefined)
      return values.every((one) => typeof one === 'number') ? [] : [`${key} shows ${fact} as it is`];
    return values
      .filter((id) => !said.has(`${prefix}.${String(id)}`))
      .map((id) => `${key} has no name for ${prefix}.${String(id)}`);
  });
  const sentence = said.say(key, facts);
  if (/[{}]|undefined|null|NaN|\[object/.test(sentence)) wrong.push(`${key}: ${sentence}`);
  return wrong;
}

const LANGUAGES = [
  ['English', 'en', { ...kernelEn, ...en } as Catalogue],
  ['Traditional Chinese', 'zh-Hant', { ...kernelZhHant, ...zhHant } as Catalogue],
] as const;

const wrong = { English: new Set<string>(), 'Traditional Chinese': new Set<string>() };
const heard = {
  events: new Set<string>(),
  types: new Set<string>(),
  questions: new Set<string>(),
  options: new Set<string>(),
};

function optionsOf(asked: Decision): readonly string[] {
  return asked.kind === 'option' || asked.kind === 'several' ? asked.options : [];
}

/** Both languages, with the units of this game. */
function speakers(state: BattleState) {
  return LANGUAGES.map(([language, tag, catalogue]) => ({
    language,
    catalogue,
    said: words(tag, catalogue, unitNames(state, tag, catalogue)),
  }));
}

/** Milliseconds for what takes a few seconds on an idle machine. */
const SLOW = 120_000;

/** Listens to the moments of one game. */
function listen(moments: Iterable<Pick<Moment, 'state' | 'events'>>): void {
  let speaking: ReturnType<typeof speakers> = [];
  let units = -1;
  for (const { state, events } of moments) {
    if (units !== state.units.length) speaking = speakers(state); // walls come later
    units = state.units.length;
    for (const { event } of events) {
      const kind = JSON.stringify(event, (_, value: unknown) => (typeof value === 'number' ? 0 : value));
      if (heard.events.has(kind)) continue;
      heard.events.add(kind);
      heard.types.add(event.type);
      for (const { language, catalogue, said } of speaking)
        for (const problem of problems(catalogue, said, `event.${event.type}`, { ...event }))
          wrong[language].add(problem);
    }
    const [seat] = battle.waiting(state);
    const asked = seat === undefined ? null : battle.decision(state, seat);
    if (asked === null) continue;
    heard.questions.add(asked.ask);
    const fresh = optionsOf(asked).filter((option) => !heard.options.has(option));
    for (const { language, catalogue, said } of speaking) {
      for (const problem of problems(catalogue, said, `ask.${asked.ask}`, asked.facts))
        wrong[language].add(problem);
      for (const option of fresh)
        if (optionLabel(said, option) === null) wrong[language].add(`${asked.ask} offers ${option}`);
    }
    for (const option of fresh) heard.options.add(option);
  }
}

beforeAll(() => {
  for (const [i, setup] of [...ALL_SETUPS, ...MULTIPLAYER_SETUPS].entries())
    listen(randomGame(setup, `messages ${i}`));
  for (const given of [...CARD_SCENARIOS.values()].flat()) listen(momentsOf(given));
}, SLOW);

describe.each(LANGUAGES)('in %s', (language, tag, catalogue) => {
  const said = words(tag, catalogue);

  it('everything that random games of all modes and the scenarios of cards tell, ask and offer is put into words', () => {
    expect([...wrong[language]].toSorted()).toEqual([]);
    expect(heard.types.size).toBeGreaterThan(30);
    expect(heard.questions.size).toBeGreaterThan(30);
    expect(heard.options.size).toBeGreaterThan(200);
  });

  it.each([
    ['event', EVENT_TYPES],
    ['ask', QUESTIONS],
  ])('there is one %s message for each that the rules can give, and no other', (kind, ids) => {
    const told = Object.keys(catalogue).filter((key) => new RegExp(`^${kind}\\.[\\w/-]+$`).test(key));
    expect(told.toSorted()).toEqual(ids.map((id) => `${kind}.${id}`));
  });

  it('every rule that refuses, scores or ends the game says why', () => {
    const ids = inSources(/'(battle\/[\w/-]+)'/g);
    const why = ['refusal', 'because', 'outcome'];
    expect(ids.filter((id) => !why.some((kind) => said.has(`${kind}.${id}`)))).toEqual([]);
    const told = Object.keys(catalogue).flatMap(
      (key) => /^(?:refusal|because|outcome)\.(battle\/.*)$/.exec(key)?.[1] ?? [],
    );
    const made = /^battle\/(?:mission\/card-\d+|(?:maneuver|march|ranged|charge)\/engaged)$/;
    expect(told.filter((id) => !ids.includes(id) && !made.test(id))).toEqual([]);
  });

  it.each([
    ['name.unit-card', Object.keys(UNIT_CARDS)],
    ['name.attachment', Object.keys(ATTACHMENTS)],
    ['name.ncu-card', Object.keys(NCUS)],
    ['name.card', Object.keys(TACTICS_CARDS)],
    ['name.ability', Object.keys(ABILITIES)],
    ['name.attack', Object.values(UNIT_CARDS).flatMap(({ attacks }) => attacks.map(({ name }) => name))],
    ['name.faction', FACTIONS],
    ['name.mode', MODE_IDS],
    ['name.zone', Object.keys(ZONE_CARDS)],
    ['name.terrain', TERRAIN_KINDS],
    ['name.condition', CONDITIONS],
    ['name.keyword', KEYWORDS],
    ['name.trigger', TRIGGERS],
    ['text.card', Object.keys(TACTICS_CARDS)],
    ['text.ability', Object.keys(ABILITIES)],
    ['text.zone', Object.keys(ZONE_CARDS)],
    ['text.siege-card', SIEGE_DECK.flatMap((card) => [`attacker-${card}`, `defender-${card}`])],
    ['text.condition', CONDITIONS],
    ['text.keyword', KEYWORDS],
  ] as const)('%s is there for each', (prefix, ids) => {
    const keys = ids.map((id) => `${prefix}.${id}`);
    expect(
      keys.filter((key) => !said.has(key)),
      `to be written in src/messages/${tag.toLowerCase()}`,
    ).toEqual([]);
  });

  it('says nothing in another language', () => {
    const foreign = language === 'English' ? /\p{Script=Han}/u : /[a-z]{2}/i;
    const bare = (text: string): string => text.replaceAll(/\{\w+(?::[\w.-]+\}|, plural,)?| other /g, '');
    const own = Object.entries(catalogue).filter(([key]) => !Object.hasOwn(kernelEn, key));
    expect(own.filter(([, text]) => foreign.test(bare(text)))).toEqual([]);
  });
});

describe('names', () => {
  it('are those printed on the cards', () => {
    const english: Catalogue = en;
    for (const [id, { name }] of Object.entries(UNIT_CARDS))
      expect(english[`name.unit-card.${id}`]).toBe(name);
    for (const [id, { name }] of Object.entries(TACTICS_CARDS)) expect(english[`name.card.${id}`]).toBe(name);
    for (const [id, { name, subname }] of Object.entries({ ...ATTACHMENTS, ...NCUS })) {
      const printed = subname === undefined ? name : `${name}, ${subname}`;
      expect([english[`name.attachment.${id}`], english[`name.ncu-card.${id}`]]).toContain(printed);
    }
  });

  it('tell two units of a kind apart', () => {
    const state = battle.start(battle.usualSetup(2), 'names');
    const names = unitNames(state, 'en', en);
    expect(names['name.unit.one-1']).toBe('Stark Sworn Swords (Robb Stark, The Wolf Lord)');
    expect(names['name.unit.one-5']).toBe('Stark Outriders');
    expect(names['name.unit.one-ncu-2']).toBe('Sansa Stark, Little Bird');
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    expect(unitNames(state, 'zh-Hant', zhHant)['name.unit.two-1']).toBe(
      '蘭尼斯特衛士（「弒君者」詹姆·蘭尼斯特）',
    );
  });
});

describe('a battle report', () => {
  const state = battle.start(battle.usualSetup(2), 'report');
  const english = words('en', en, unitNames(state, 'en', en));
  const chinese = words('zh-Hant', zhHant, unitNames(state, 'zh-Hant', zhHant));

  it('speaks of units by their names', () => {
    const hits = { unit: 'one-5', target: 'two-4', hits: 1 };
    expect(english.say('event.hits', hits)).toBe('Stark Outriders scored 1 Hit on House Clegane Brigands.');
    expect(chinese.say('event.hits', hits)).toBe('史塔克騎兵對克里岡家族劫掠騎兵命中 1 次。');
  });

  it('puts an answer with a card into words', () => {
    expect(optionLabel(english, 'card|bribery|0|one-5')).toBe('Bribery: Stark Outriders');
    expect(optionLabel(english, 'two-ncu-1:deck|counterplot|0|yes')).toBe(
      'Tyrion Lannister, The Imp: deck: Counterplot',
    );
    expect(optionLabel(english, 'die-3')).toBe('Die 3');
    expect(optionLabel(english, 'objective-6')).toBe('Objective card 6, Sundering');
    expect(optionLabel(english, 'destroy:objective-6')).toBe('Destroy: Objective 6');
    expect(optionLabel(english, 'unheard-of')).toBe(null);
  });
});
