// No change of an older edition without a proof: for each there is a scenario of that edition that comes out differently
// if the change is taken away.
import { KernelError, runScenario, type Scenario } from '@maester/kernel';
import { scenariosBelow } from '@maester/kernel/test-files';
import { afterEach, describe, expect, it } from 'vitest';
import { compile, without } from '../../src/edition/compile.ts';
import type { EditionDelta } from '../../src/edition/edition.ts';
import { renew } from '../../src/edition/of.ts';
import { battle, OLDER_EDITIONS, rulesOf } from '../../src/index.ts';
import { SEASON_6 } from '../support/editions.ts';

const SCENARIOS = `${import.meta.dirname}/../../scenarios`;
const all = scenariosBelow(SCENARIOS).map(({ given }) => given);

const editionOf = ({ setup }: Scenario): unknown =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup) && 'edition' in setup
    ? setup['edition']
    : SEASON_6.id;

/** Whether it comes out differently. A position that can no longer be set up proves nothing. */
function differs(scenario: Scenario): boolean {
  try {
    return runScenario(battle, scenario).length > 0;
  } catch (error) {
    return !(error instanceof KernelError && error.kind === 'position');
  }
}

/** Those that name a rule of the change come first: mostly one of them notices. */
function likeliest(edition: EditionDelta, change: string): readonly Scenario[] {
  const { replaces = [], off = [], adds = [] } = edition.changes?.[change] ?? {};
  const ids = [...replaces.map((id) => id.replace('battle/', `battle/${edition.id}/`)), ...off, ...adds];
  const names = ({ rules }: Scenario): boolean => rules.some((rule) => ids.includes(rule));
  const own = all.filter((scenario) => editionOf(scenario) === edition.id);
  return [...own.filter(names), ...own.filter((scenario) => !names(scenario))];
}

describe.each(OLDER_EDITIONS)('the edition of $id', (edition) => {
  const whole = rulesOf({ edition: edition.id });
  afterEach(() => renew(whole));

  it.each(Object.keys(edition.changes ?? {}))('a scenario notices if it has no %s', (change) => {
    const scenarios = likeliest(edition, change);
    renew(compile(without(edition, change), SEASON_6));
    expect(
      scenarios.some(differs),
      `none of ${scenarios.length} scenarios of ${edition.id} notices that ${change} is missing`,
    ).toBe(true);
  });
});
