// Words for players: whatever random games of every mode and the scenarios say, ask, offer and refuse has words in both
// languages, and so has every card, event and question. That every rule in the sources has words, ledger.test.ts says.
import { en as kernelEn, playScenario, words, zhHant as kernelZhHant, type Catalogue } from '@maester/kernel';
import { Listener, WORD_LAWS, type Language } from '@maester/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { FACTIONS } from '../src/cards/factions.ts';
import { CONDITIONS, KEYWORDS } from '../src/effects/gains.ts';
import { battle, cardRuleIds, en, unitNames, zhHant, type BattleState } from '../src/index.ts';
import { MODE_IDS } from '../src/modes/ids.ts';
import { SIEGE_DECK } from '../src/modes/mode-state.ts';
import { TRIGGERS } from '../src/timing/triggers.ts';
import { TERRAIN_KINDS } from '../src/terrain/kinds.ts';
import { ALL_SCENARIOS } from './support/card-scenarios.ts';
import { SEASON_6 } from './support/editions.ts';
import { EVENT_TYPES } from './support/event-types.ts';
import { ALL_SETUPS, MULTIPLAYER_SETUPS, OLDER_SETUPS, randomGame } from './support/random-games.ts';

const { units, attachments, ncus, tactics, zones } = SEASON_6;
const OF_ABILITY = 'battle/ability/';
const ABILITY_IDS = cardRuleIds(SEASON_6).flatMap((id) =>
  id.startsWith(OF_ABILITY) ? [id.slice(OF_ABILITY.length)] : [],
);

const LANGUAGES: readonly Language<BattleState>[] = [
  spoken('English', 'en', kernelEn, en),
  spoken('Traditional Chinese', 'zh-Hant', kernelZhHant, zhHant),
];

/** The names of the units are those of the game; they are the same as long as there are as many. */
function spoken(
  name: string,
  tag: 'en' | 'zh-Hant',
  kernel: Catalogue,
  own: Catalogue,
): Language<BattleState> {
  const catalogue = { ...kernel, ...own };
  let [said, named] = [words(tag, catalogue), ''];
  return {
    name,
    tag,
    catalogue: own,
    saidOf: (state) => {
      const now = JSON.stringify([...state.units, ...state.ncus].map(({ id, card }) => [id, card]));
      if (now !== named) said = words(tag, catalogue, unitNames(state, tag, catalogue));
      named = now;
      return said;
    },
  };
}

/** Milliseconds for what takes a few seconds on an idle machine. */
const SLOW = 120_000;

const listener = new Listener(battle, LANGUAGES);

beforeAll(() => {
  for (const [i, setup] of [...ALL_SETUPS, ...MULTIPLAYER_SETUPS, ...OLDER_SETUPS].entries())
    for (const { state, events } of randomGame(setup, `messages ${i}`)) listener.hear(state, events);
  for (const given of ALL_SCENARIOS)
    for (const { state, events } of playScenario(listener.overheard, given)) listener.hear(state, events);
}, SLOW);

describe.each(LANGUAGES)('in $name', ({ name: language, tag, catalogue }) => {
  const said = words(tag, catalogue);

  it('everything that random games of all modes and the scenarios tell, ask, offer and refuse is put into words', () => {
    const { heard, wrong } = listener;
    expect([...(wrong[language] ?? [])].toSorted()).toEqual([]);
    expect(heard.events.size).toBeGreaterThan(30);
    expect(heard.questions.size).toBeGreaterThan(50);
    expect(heard.options.size).toBeGreaterThan(200);
    expect(heard.refusals.size).toBeGreaterThan(45);
  });

  it('no label is there for an option that nobody is offered', () => {
    const labels = Object.keys(catalogue).filter((key) => key.startsWith('option.'));
    // A report calls the walls by their numbers.
    const elsewhere = ['option.wall'];
    expect(labels.filter((key) => !listener.heard.sayings.has(key)).toSorted()).toEqual(elsewhere);
  });

  it.each(Object.entries(WORD_LAWS))('%s', (_, law) => {
    const vocabulary = { events: EVENT_TYPES, questions: Object.keys(battle.questions) };
    expect(law(catalogue, vocabulary, tag)).toEqual([]);
  });

  it.each([
    ['name.unit-card', Object.keys(units)],
    ['name.attachment', Object.keys(attachments)],
    ['name.ncu-card', Object.keys(ncus)],
    ['name.card', Object.keys(tactics)],
    ['name.ability', ABILITY_IDS],
    ['name.attack', Object.values(units).flatMap(({ attacks }) => attacks.map(({ name }) => name))],
    ['name.faction', FACTIONS],
    ['name.mode', MODE_IDS],
    ['name.zone', Object.keys(zones)],
    ['name.terrain', TERRAIN_KINDS],
    ['name.condition', CONDITIONS],
    ['name.keyword', KEYWORDS],
    ['name.trigger', TRIGGERS],
    ['text.card', Object.keys(tactics)],
    ['text.ability', ABILITY_IDS],
    ['text.zone', Object.keys(zones)],
    ['text.siege-card', SIEGE_DECK.flatMap((card) => [`attacker-${card}`, `defender-${card}`])],
    ['text.condition', CONDITIONS],
    ['text.keyword', KEYWORDS],
  ] as const)('%s is there for each', (prefix, ids) => {
    const keys = ids.map((id) => `${prefix}.${id}`);
    expect(
      keys.filter((key) => !said.has(key)),
      `to be written in src/messages/${tag.toLowerCase()}, of cards in cards/FACTION/text.${tag.toLowerCase()}.ts`,
    ).toEqual([]);
  });
});

describe('names', () => {
  it('are those printed on the cards', () => {
    const english: Catalogue = en;
    for (const [id, { name }] of Object.entries(tactics)) expect(english[`name.card.${id}`]).toBe(name);
    for (const [id, { name, subname }] of Object.entries({ ...units, ...attachments, ...ncus })) {
      const printed = subname === undefined ? name : `${name}, ${subname}`;
      const kinds = ['unit-card', 'attachment', 'ncu-card'];
      expect(kinds.map((kind) => english[`name.${kind}.${id}`])).toContain(printed);
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
});
