// Words for players: whatever random games and the scenarios tell, ask, offer and refuse has words in both languages.
import { en as kernelEn, playScenario, words, zhHant as kernelZhHant, type Words } from '@maester/kernel';
import { scenariosBelow } from '@maester/kernel/test-files';
import { Listener, WORD_LAWS, type Language } from '@maester/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { en, thrones, zhHant, type ThronesState } from '../src/index.ts';
import { EVENT_TYPES } from './support/event-types.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';

const spoken = (
  name: string,
  tag: 'en' | 'zh-Hant',
  catalogue: Language<ThronesState>['catalogue'],
  said: Words,
): Language<ThronesState> => ({ name, tag, catalogue, saidOf: () => said });

const LANGUAGES = [
  spoken('English', 'en', en, words('en', kernelEn, en)),
  spoken('Traditional Chinese', 'zh-Hant', zhHant, words('zh-Hant', kernelZhHant, zhHant)),
];

/** Refusals that no position leads to, or no choice that a scenario plays: other tests do. */
const REFUSED_ELSEWHERE = [
  'thrones/ports/raid-sea-only',
  'thrones/ports/raided-from-sea-only',
  'thrones/retreat/routed-cannot-march',
];

/** Milliseconds for what takes a few seconds on an idle machine. */
const SLOW = 120_000;

const listener = new Listener(thrones, LANGUAGES);

beforeAll(() => {
  for (let i = 0; i < 60; i++) {
    const setup = ALL_SETUPS[i % ALL_SETUPS.length] ?? thrones.usualSetup(6);
    for (const { state, events } of randomGame(setup, `messages ${i}`)) listener.hear(state, events);
  }
  for (const { given } of scenariosBelow(`${import.meta.dirname}/../scenarios`))
    for (const { state, events } of playScenario(listener.overheard, given)) listener.hear(state, events);
}, SLOW);

describe.each(LANGUAGES)('in $name', ({ name, tag, catalogue }) => {
  const keysOf = (kind: string): string[] =>
    Object.keys(catalogue)
      .filter((key) => key.startsWith(`${kind}.`))
      .map((key) => key.slice(kind.length + 1));

  it('everything that sixty random games and all scenarios say, ask, offer and refuse is put into words', () => {
    const { heard, wrong } = listener;
    expect([...(wrong[name] ?? [])].toSorted()).toEqual([]);
    expect(heard.events.size).toBeGreaterThan(40);
    expect(heard.questions.size).toBeGreaterThan(45);
    expect(heard.options.size).toBeGreaterThan(300);
  });

  it.each(Object.entries(WORD_LAWS))('%s', (_, law) => {
    const vocabulary = { events: EVENT_TYPES, questions: Object.keys(thrones.questions) };
    expect(law(catalogue, vocabulary, tag)).toEqual([]);
  });

  it('every refusal and every outcome in it is one that happens', () => {
    const refusals = [...listener.heard.refusals, ...REFUSED_ELSEWHERE];
    expect(keysOf('refusal').toSorted()).toEqual(refusals.toSorted());
    expect(keysOf('outcome').toSorted()).toEqual([...listener.heard.outcomes].toSorted());
  });

  it('no label is there for an option that nobody is offered', () => {
    const { sayings } = listener.heard;
    expect(keysOf('option').filter((id) => !sayings.has(`option.${id}`))).toEqual([]);
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
