// Every Westeros card and every wildling card is played by at least one scenario that names its rule.
import { scenariosBelow } from '@maester/kernel/test-files';
import { describe, expect, it } from 'vitest';
import { WESTEROS_CARD_IDS, WESTEROS_CARDS } from '../src/westeros-cards.ts';
import { WILDLING_CARD_IDS } from '../src/wildling-cards.ts';

const scenarios = scenariosBelow(`${import.meta.dirname}/../scenarios`).map(({ given }) => given);

const choices = (rule: string): unknown[] =>
  scenarios
    .filter(({ rules }) => rules.includes(rule))
    .flatMap(({ play }) =>
      play.flatMap((step) => ('seat' in step && step.refused === null ? [step.choose] : [])),
    );

describe('every card has a scenario', () => {
  const rules = [
    ...WESTEROS_CARD_IDS.map((id) => `thrones/westeros-card/${id}`),
    ...WILDLING_CARD_IDS.map((id) => `thrones/wildling-card/${id}`),
  ];

  it.each(rules)('%s', (rule) => {
    expect(scenarios.filter((given) => given.rules.includes(rule))).not.toEqual([]);
  });
});

describe('every choice on a Westeros card is made in a scenario', () => {
  const made = WESTEROS_CARD_IDS.flatMap((id) =>
    [...(WESTEROS_CARDS[id].choice?.of ?? [])].map((effect) => [id, effect] as const),
  );

  it.each(made)('%s: %s or nothing', (id, effect) => {
    expect(choices(`thrones/westeros-card/${id}`)).toEqual(expect.arrayContaining([effect, 'nothing']));
  });
});
