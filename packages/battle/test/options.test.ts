import { words, type Offer, type Option } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, en, KEYWORDS, unitNames } from '../src/index.ts';
import {
  actionOn,
  breakOption,
  conditionOption,
  joined,
  named,
  ncuOption,
  numbered,
  objectiveCardOption,
  tokenOption,
  sayingOfWay,
  silent,
  unitOption,
  withTokens,
} from '../src/options.ts';

const english = words('en', en, unitNames(battle.start(battle.usualSetup(2), 'options'), 'en', en));
const said = ({ say }: Option): string => english.say(say.key, say.facts);

describe('an option', () => {
  it.each(KEYWORDS)('may be about %s', (id) => {
    const state = battle.start(battle.usualSetup(2), 'keywords');
    expect(battle.hasThing(state, { kind: 'keyword', id })).toBe(true);
  });

  it('of several parts has the ids of its parts, and is about what they are about', () => {
    expect(
      joined('|', silent('card'), named('card', 'bribery'), silent('0'), unitOption('one-5')),
    ).toMatchObject({
      id: 'card|bribery|0|one-5',
      on: [
        { kind: 'card', id: 'bribery' },
        { kind: 'unit', id: 'one-5' },
      ],
    });
    expect(joined('+', named('keyword', 'sundering'), 'reroll').id).toBe('sundering+reroll');
  });

  it.each<[string, Option]>([
    ['Stark Outriders', unitOption('one-5')],
    ['Bribery: Stark Outriders', joined('|', silent('card'), named('card', 'bribery'), unitOption('one-5'))],
    [
      'Tyrion Lannister, The Imp: deck: Counterplot',
      joined(
        '|',
        joined(':', ncuOption('two-ncu-1'), named('pile', 'deck')),
        named('card', 'counterplot'),
        'yes',
      ),
    ],
    ['Stark Outriders: Panicked', joined('|', unitOption('one-5'), conditionOption('panicked'))],
    ['Die 3', numbered('die', 2)],
    ['Objective card 6, Sundering', objectiveCardOption(6)],
    ['Destroy: Objective 6', actionOn('destroy', tokenOption('objective-6'))],
    ['Destroy: Hedge (2)', breakOption({ id: 'terrain-2', kind: 'hedge' })],
  ])('is said as %s', (label, option) => {
    expect(said(option)).toBe(label);
  });

  it('names each token of a unit that has some', () => {
    const ids = withTokens([
      { id: 'one-1', conditions: [] },
      { id: 'one-2', conditions: ['panicked', 'weakened'] },
    ]).map(({ id }) => id);
    expect(ids).toEqual(['one-1', 'one-2|panicked', 'one-2|weakened']);
  });

  it.each<[Offer, string | null]>([
    ['yes', null],
    ['march', 'March'],
    [unitOption('one-5'), 'Stark Outriders'],
  ])('chosen with a card tells what was chosen: %j', (way, label) => {
    const saying = sayingOfWay(way);
    expect(saying === null ? null : english.say(saying.key, saying.facts)).toBe(label);
  });
});
