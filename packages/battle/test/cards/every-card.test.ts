// No card without a proof: for every ability, Tactics card, NCU, unit and attachment there is a scenario below
// scenarios/cards that plays it and would notice if it did nothing.
import { KernelError, runScenario, type Scenario } from '@maester/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { ABILITIES } from '../../src/cards/abilities.ts';
import { ATTACHMENTS, leadership, NCUS, TACTICS_CARDS, UNIT_CARDS } from '../../src/cards/cards.ts';
import { NCU_ABILITIES } from '../../src/cards/ncu-abilities.ts';
import { battle, cardRuleIds } from '../../src/index.ts';
import { ABILITIES_LOST } from '../../src/state.ts';
import { CARD_SCENARIOS } from '../support/card-scenarios.ts';

const below = (...names: readonly string[]): readonly Scenario[] =>
  names.flatMap((name) => CARD_SCENARIOS.get(name) ?? []);

/** What to complain of if a file has fewer scenarios than this. */
function ifFewerThan(count: number, file: string, given: readonly Scenario[]): string[] {
  const path = `packages/battle/scenarios/cards/${file}.json`;
  return given.length >= count
    ? []
    : [`${path} must have ${count} scenarios or more: it has ${given.length}`];
}

/** Scenarios in which this attachment is named, in the position or in an army list. */
const naming = (id: string): readonly Scenario[] =>
  [...CARD_SCENARIOS.values()]
    .flat()
    .filter(({ position, setup }) => JSON.stringify([position, setup]).includes(`"${id}"`));

/** What the scenarios find wrong, one line each. */
function complaints(given: readonly Scenario[]): string[] {
  return given.flatMap((scenario) => {
    try {
      return runScenario(battle, scenario).map(
        ({ where, expected, found }) => `${scenario.title}: ${where}: expected ${expected}, found ${found}`,
      );
    } catch (error) {
      return [`${scenario.title}: ${String(error)}`];
    }
  });
}

/** Whether one of them comes out differently. One whose position can no longer be set up proves nothing. */
function differs(given: readonly Scenario[]): boolean {
  return given.some((scenario) => {
    try {
      return runScenario(battle, scenario).length > 0;
    } catch (error) {
      return !(error instanceof KernelError && error.kind === 'position');
    }
  });
}

/** What to complain of if none of them finds anything wrong with the card as it has been put. */
function unlessNoticed(given: readonly Scenario[], change: string): string[] {
  return differs(given) ? [] : [`none of ${given.length} scenarios notices it if ${change}`];
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

describe('every card and ability', () => {
  const named = new Set([...CARD_SCENARIOS.values()].flat().flatMap(({ rules }) => rules));

  it.each(cardRuleIds())('%s is named by a scenario below scenarios/cards', (id) => {
    expect(named.has(id)).toBe(true);
  });

  it.each([...CARD_SCENARIOS.keys()])('the scenarios of %s name it', (file) => {
    const [kind, id] = file.split('/');
    const own = kind === 'abilities' ? `battle/ability/${id}` : `battle/card/${id}`;
    for (const { rules } of below(file)) expect(rules).toContain(own);
  });
});

describe('every ability', () => {
  it.each(Object.keys(ABILITIES))('%s has scenarios that notice its absence', (name) => {
    const given = below(`abilities/${name}`, `tactics/${name}`);
    expect(ifFewerThan(1, `abilities/${name}`, given)).toEqual([]);
    expect(complaints(given)).toEqual([]);
    // Under another name it does nothing: neither its effects nor the mark it is for other cards.
    if (name === ABILITIES_LOST) return; // the table knows it by its name alone
    put(ABILITIES as Record<string, object>, name, { name: 'nothing' });
    expect(unlessNoticed(given, `${name} does nothing`)).toEqual([]);
  });
});

describe('every Tactics card', () => {
  const responses = Object.entries(TACTICS_CARDS).flatMap(([id, card]) =>
    card.responses.map((response, i) => ({ id, which: i + 1, response })),
  );

  it.each(responses)('$id, effect $which, has scenarios that notice its absence', ({ id, response }) => {
    const given = below(`tactics/${id}`);
    expect(ifFewerThan(2, `tactics/${id}`, given)).toEqual([]);
    put(response, 'effect', () => {});
    expect(unlessNoticed(given, 'this effect does nothing')).toEqual([]);
  });

  it.each(Object.keys(TACTICS_CARDS))(
    '%s has a scenario for when it cannot be played, or does less',
    (id) => {
      const played = (given: Scenario): boolean => JSON.stringify(given.play).includes(`|${id}|`);
      expect(ifFewerThan(2, `tactics/${id}`, below(`tactics/${id}`))).toEqual([]);
      expect(below(`tactics/${id}`).some(played), `none chooses "card|${id}|..."`).toBe(true);
    },
  );
});

describe('every NCU', () => {
  it.each(Object.entries(NCUS))('%s has scenarios that notice its absence', (id, card) => {
    const given = below(`ncus/${id}`);
    expect(ifFewerThan(2, `ncus/${id}`, given)).toEqual([]);
    expect(complaints(given)).toEqual([]);
    const unnoticed: string[] = [];
    for (const name of card.abilities) {
      for (const part of Object.keys(NCU_ABILITIES[name] ?? {})) {
        if (part === 'tokens') continue;
        put(NCU_ABILITIES[name] as Record<string, unknown>, part, undefined);
        if (!differs(given)) unnoticed.push(`${name}.${part}`);
        putBack();
      }
    }
    expect(unnoticed, 'no scenario notices their absence').toEqual([]);
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
    const given = naming(id);
    expect(given.length, `no scenario below scenarios/cards names ${id}`).toBeGreaterThan(0);
    expect(unlessNoticed(given, `${id} does not bring ${ability}`)).toEqual([]);
  });
});

describe('every unit', () => {
  const stats = ['speed', 'defense', 'morale'] as const;

  it.each(Object.entries(UNIT_CARDS))('%s has the numbers of its card', (id, card) => {
    const given = below(`units/${id}`);
    expect(ifFewerThan(3, `units/${id}`, given)).toEqual([]);
    expect(complaints(given)).toEqual([]);
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
    expect(unnoticed, 'no scenario notices a change of these').toEqual([]);
  });
});

describe('what cards name', () => {
  it.each(Object.entries({ ...UNIT_CARDS, ...ATTACHMENTS }))(
    '%s: its abilities exist',
    (_, { abilities }) => {
      expect(abilities.filter((name) => ABILITIES[name] === undefined)).toEqual([]);
    },
  );

  it.each(Object.entries(NCUS))('%s: its abilities exist', (_, { abilities }) => {
    expect(abilities.filter((name) => NCU_ABILITIES[name] === undefined)).toEqual([]);
  });

  const commanders = Object.keys({ ...UNIT_CARDS, ...ATTACHMENTS, ...NCUS }).filter(
    (id) => leadership(id) !== null,
  );

  it.each(commanders)('%s: the Tactics cards a Commander brings exist and name it', (id) => {
    const own = Object.keys(TACTICS_CARDS).filter((card) => TACTICS_CARDS[card]?.commander === id);
    expect(own.toSorted()).toEqual(leadership(id)?.commands.toSorted());
  });
});
