// No card without a proof: for every ability, Tactics card, NCU, unit and attachment there is a scenario below
// scenarios/cards that plays it and would notice if it did nothing.
import { globSync, readFileSync } from 'node:fs';
import { parseScenarios, runScenario, type Scenario } from '@maester/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { ABILITIES } from '../../src/cards/abilities.ts';
import { ATTACHMENTS, NCUS, TACTICS_CARDS, UNIT_CARDS } from '../../src/cards/cards.ts';
import { NCU_ABILITIES } from '../../src/cards/ncu-abilities.ts';
import { battle } from '../../src/index.ts';
import { ABILITIES_LOST } from '../../src/state.ts';

const FOLDER = `${import.meta.dirname}/../../scenarios/cards`;

const scenarios = new Map(
  globSync('*/*.json', { cwd: FOLDER }).map((file) => [
    file.slice(0, -'.json'.length),
    parseScenarios(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  ]),
);

const below = (...names: readonly string[]): readonly Scenario[] =>
  names.flatMap((name) => scenarios.get(name) ?? []);

/** Scenarios that speak of this id anywhere: a unit card by its starter army, an attachment by its name. */
const naming = (id: string): readonly Scenario[] =>
  [...scenarios.values()].flat().filter((given) => JSON.stringify(given.position).includes(`"${id}"`));

function differs(given: readonly Scenario[]): boolean {
  return given.some((scenario) => {
    try {
      return runScenario(battle, scenario).length > 0;
    } catch {
      return true; // a position that is no longer possible was noticed too
    }
  });
}

let restore: (() => void)[] = [];

/** Changes a card for the rest of one test. */
function put<O extends object, K extends keyof O>(object: O, key: K, value: O[K] | undefined): void {
  const before = Object.getOwnPropertyDescriptor(object, key);
  restore.push(() => {
    if (before !== undefined) Object.defineProperty(object, key, before);
  });
  Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

function putBack(): void {
  for (const undo of restore.toReversed()) undo();
  restore = [];
}

afterEach(putBack);

describe('every ability', () => {
  it.each(Object.keys(ABILITIES))('%s has scenarios that notice its absence', (name) => {
    const given = below(`abilities/${name}`, `tactics/${name}`);
    expect(given.length, `no scenarios/cards/abilities/${name}.json`).toBeGreaterThan(0);
    expect(differs(given)).toBe(false);
    // Under another name it does nothing: neither its effects nor the mark it is for other cards.
    if (name === ABILITIES_LOST) return; // the table knows it by its name alone
    put(ABILITIES as Record<string, object>, name, { name: 'nothing' });
    expect(differs(given)).toBe(true);
  });
});

describe('every Tactics card', () => {
  const responses = Object.entries(TACTICS_CARDS).flatMap(([id, card]) =>
    card.responses.map((response, i) => ({ id, which: i + 1, response })),
  );

  it.each(responses)('$id, effect $which, has scenarios that notice its absence', ({ id, response }) => {
    const given = below(`tactics/${id}`);
    expect(given.length, `no scenarios/cards/tactics/${id}.json`).toBeGreaterThan(1);
    put(response, 'effect', () => {});
    expect(differs(given)).toBe(true);
  });

  it.each(Object.keys(TACTICS_CARDS))(
    '%s has a scenario for when it cannot be played, or does less',
    (id) => {
      const played = (given: Scenario): boolean => JSON.stringify(given.play).includes(`|${id}|`);
      expect(below(`tactics/${id}`).some(played)).toBe(true);
      expect(below(`tactics/${id}`).length).toBeGreaterThan(1);
    },
  );
});

describe('every NCU', () => {
  it.each(Object.entries(NCUS))('%s has scenarios that notice its absence', (id, card) => {
    const given = below(`ncus/${id}`);
    expect(given.length, `no scenarios/cards/ncus/${id}.json`).toBeGreaterThan(1);
    const unnoticed: string[] = [];
    for (const name of card.abilities) {
      for (const part of Object.keys(NCU_ABILITIES[name] ?? {})) {
        if (part === 'tokens') continue;
        put(NCU_ABILITIES[name] as Record<string, unknown>, part, undefined);
        if (!differs(given)) unnoticed.push(`${name}.${part}`);
        putBack();
      }
    }
    expect(unnoticed).toEqual([]);
  });
});

describe('every attachment', () => {
  const pairs = Object.entries(ATTACHMENTS).flatMap(([id, { abilities }]) =>
    abilities.map((ability) => ({ id, ability })),
  );

  it.each(pairs)('$id brings $ability', ({ id, ability }) => {
    const card = ATTACHMENTS[id];
    if (card === undefined) throw new Error(id);
    put(
      card,
      'abilities',
      card.abilities.filter((other) => other !== ability),
    );
    expect(differs(naming(id))).toBe(true);
  });
});

describe('every unit', () => {
  const stats = ['speed', 'defense', 'morale'] as const;

  it.each(Object.entries(UNIT_CARDS))('%s has the numbers of its card', (id, card) => {
    const given = below(`units/${id}`);
    expect(given.length, `no scenarios/cards/units/${id}.json`).toBeGreaterThan(2);
    expect(differs(given)).toBe(false);
    const unnoticed: string[] = [];
    const mustBeNoticed = (what: string): void => {
      if (!differs(given)) unnoticed.push(what);
      putBack();
    };
    for (const stat of stats) {
      for (const by of [1, -1]) {
        if (card.morale === 2 && stat === 'morale' && by === -1) continue; // nothing rolls less than 2
        put(card, stat, card[stat] + by);
        mustBeNoticed(`${stat} ${by}`);
      }
    }
    for (const attack of card.attacks) {
      for (const [i, dice] of attack.dice.entries()) {
        put(attack, 'dice', attack.dice.with(i, dice - 1));
        mustBeNoticed(`dice ${i}`);
      }
      for (const by of [1, -1]) {
        put(attack, 'toHit', attack.toHit + by);
        mustBeNoticed(`to hit ${by}`);
      }
    }
    expect(unnoticed).toEqual([]);
  });

  it.each(Object.entries(UNIT_CARDS))('%s has abilities that exist', (_, { abilities }) => {
    expect(abilities.filter((name) => ABILITIES[name] === undefined)).toEqual([]);
  });
});
