// Every House card is played in a scenario: whoever adds one must show what it does.
import { ruleIdsIn, scenariosBelow } from '@maester/kernel/test-files';
import { describe, expect, it } from 'vitest';
import { HOUSE_CARD_IDS, HOUSE_CARDS } from '../src/house-cards.ts';

const scenarios = scenariosBelow(`${import.meta.dirname}/../scenarios`).map(({ given }) => given);
const rules = new Set(ruleIdsIn('thrones'));

/** The scenarios in which this card is chosen and accepted. */
function scenariosWith(card: string): typeof scenarios {
  return scenarios.filter(({ play }) =>
    play.some((step) => 'choose' in step && step.choose === card && step.refused === null),
  );
}

describe('House cards', () => {
  it.each(HOUSE_CARD_IDS)('%s is played in a scenario that is about it', (card) => {
    const about = scenariosWith(card).filter(
      (scenario) =>
        scenario.title.startsWith(`${card}: `) || scenario.rules.includes(`thrones/house-card/${card}`),
    );
    expect(about).not.toEqual([]);
  });

  it.each(HOUSE_CARD_IDS)('%s has an entry in the ledger if it has a text ability, and only then', (card) => {
    expect(rules.has(`thrones/house-card/${card}`)).toBe(HOUSE_CARDS[card].timing !== null);
  });

  it.each(HOUSE_CARD_IDS.filter((card) => HOUSE_CARDS[card].timing !== null))(
    '%s is shown at work under its rule, and where its ability brings nothing or is held back',
    (card) => {
      const shown = scenariosWith(card).filter(({ rules: named }) =>
        named.includes(`thrones/house-card/${card}`),
      );
      expect(shown.length).toBeGreaterThan(1);
    },
  );
});
