// No card of 2018 without a proof: for every ability and Tactics card that only this edition has there is a scenario that
// names it and comes out differently if it does nothing, and every unit, attachment and NCU is named by one.
import { KernelError, runScenario, type Scenario } from '@maester/kernel';
import { scenariosBelow } from '@maester/kernel/test-files';
import { afterEach, describe, expect, it } from 'vitest';
import { compile } from '../../src/edition/compile.ts';
import type { EditionDelta } from '../../src/edition/edition.ts';
import { renew } from '../../src/edition/of.ts';
import { abilities } from '../../src/editions/2018/cards/abilities.ts';
import { lannister2018, stark2018 } from '../../src/editions/2018/cards/factions.ts';
import { edition2018 } from '../../src/editions/2018/edition.ts';
import { armySheet, battle, rulesOf } from '../../src/index.ts';
import { SEASON_6 } from '../support/editions.ts';

const all = scenariosBelow(`${import.meta.dirname}/../../scenarios/2018`).map(({ given }) => given);
const naming = (id: string): readonly Scenario[] => all.filter(({ rules }) => rules.includes(id));
const tactics = { ...stark2018.tactics, ...lannister2018.tactics };
const whole = rulesOf({ edition: '2018' });

function differs(scenario: Scenario): boolean {
  try {
    return runScenario(battle, scenario).length > 0;
  } catch (error) {
    return !(error instanceof KernelError && error.kind === 'position');
  }
}

const changed = (change: Partial<EditionDelta>): void =>
  renew(compile({ id: '2018', ...change }, { ...compile(edition2018, SEASON_6), id: '2018' }));

describe('the cards of 2018', () => {
  afterEach(() => renew(whole));

  it.each(Object.keys(abilities))('%s is missed by a scenario that names it', (id) => {
    changed({ abilities: { [id]: nothing(abilities[id]) } });
    expect(naming(`battle/ability/${id}`).some(differs)).toBe(true);
  });

  it.each(Object.keys(tactics))('%s is missed by a scenario that names it', (id) => {
    const responses = tactics[id]?.responses.map((one) => ({ ...one, effects: [] })) ?? [];
    changed({ tactics: { [id]: { responses } } });
    expect(naming(`battle/card/${id}`).some(differs)).toBe(true);
  });

  it.each(Object.keys(tactics).filter((id) => Object.keys(tactics[id]?.attached ?? {}).length > 0))(
    '%s on a unit is missed by a scenario that names it',
    (id) => {
      changed({ tactics: { [id]: { attached: {} } } });
      expect(naming(`battle/ability/${id}`).some(differs)).toBe(true);
    },
  );

  it('are all named by scenarios', () => {
    const cards = [stark2018, lannister2018].flatMap(({ units, attachments, ncus }) =>
      Object.keys({ ...units, ...attachments, ...ncus }),
    );
    expect(cards.filter((id) => naming(`battle/card/${id}`).length === 0)).toEqual([]);
  });
});

describe('the ready armies of 2018', () => {
  it.each(Object.entries(whole.armies))('%s is legal', (id, army) => {
    const points = id.endsWith('40') ? 40 : 30;
    expect(armySheet(army, points, '2018').problems).toEqual([]);
  });
});

/** An ability of the same name that does nothing. */
function nothing(ability: object | undefined): object {
  const fields = Object.keys(ability ?? {}).filter((field) => field !== 'name');
  return Object.fromEntries(fields.map((field) => [field, null]));
}
