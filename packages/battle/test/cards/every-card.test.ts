// No card without a proof: for every ability, Tactics card, NCU, unit and attachment there is a scenario below
// scenarios/cards that plays it and would notice if it did nothing.
import { KernelError, runScenario, type Scenario } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../src/cards/cards.ts';
import { battle, cardRuleIds } from '../../src/index.ts';
import { leadership } from '../../src/army/leadership.ts';
import { ABILITIES_LOST } from '../../src/state.ts';
import { CARD_SCENARIOS } from '../support/card-scenarios.ts';
import { battleWith, SEASON_6 } from '../support/editions.ts';

const { units, attachments, ncus, tactics, abilities } = SEASON_6;
type Change = Parameters<typeof battleWith>[0];

const below = (...names: readonly string[]): readonly Scenario[] =>
  names.flatMap((name) => CARD_SCENARIOS.get(name) ?? []);

/** What to complain of if a file has fewer scenarios than this. */
function ifFewerThan(count: number, file: string, given: readonly Scenario[]): string[] {
  const path = `packages/battle/scenarios/cards/${file}.json`;
  return given.length >= count
    ? []
    : [`${path} must have ${count} scenarios or more: it has ${given.length}`];
}

/** What the scenarios find wrong, one line each. */
function complaints(given: readonly Scenario[], game = battle): string[] {
  return given.flatMap((scenario) => {
    try {
      return runScenario(game, scenario).map(
        ({ where, expected, found }) => `${scenario.title}: ${where}: expected ${expected}, found ${found}`,
      );
    } catch (error) {
      return [`${scenario.title}: ${String(error)}`];
    }
  });
}

/**
 * Whether any of them comes out differently in an edition with this change. One whose position can no longer be set up
 * proves nothing.
 */
function differs(given: readonly Scenario[], change: Change): boolean {
  const game = battleWith(change);
  return given.some((scenario) => {
    try {
      return runScenario(game, scenario).length > 0;
    } catch (error) {
      return !(error instanceof KernelError && error.kind === 'position');
    }
  });
}

/** What to complain of if none of them finds anything wrong with the card as it has been changed. */
function unlessNoticed(given: readonly Scenario[], what: string, change: Change): string[] {
  return differs(given, change) ? [] : [`none of ${given.length} scenarios notices it if ${what}`];
}

/** Cards without an ability that they have. */
function without<C extends { readonly abilities: readonly string[] }>(
  cards: { readonly [id: string]: C },
  ability: string,
) {
  const having = Object.entries(cards).filter(([, card]) => card.abilities.includes(ability));
  return Object.fromEntries(
    having.map(([id, card]) => [id, { abilities: card.abilities.filter((one) => one !== ability) }]),
  );
}

describe('every card and ability', () => {
  const named = new Set([...CARD_SCENARIOS.values()].flat().flatMap(({ rules }) => rules));

  it.each(cardRuleIds(SEASON_6))('%s is named by a scenario below scenarios/cards', (id) => {
    expect(named.has(id)).toBe(true);
  });

  it.each([...CARD_SCENARIOS.keys()])('the scenarios of %s name it', (file) => {
    const [kind, id] = file.split('/');
    const own = kind === 'abilities' ? `battle/ability/${id}` : `battle/card/${id}`;
    for (const { rules } of below(file)) expect(rules).toContain(own);
  });
});

describe('every ability', () => {
  const ofNcus = Object.values(ncus).flatMap((card) => card.abilities);
  const attached = Object.keys(tactics).filter((id) => tactics[id]?.attached !== undefined);
  // what binds army lists alone does nothing in a battle; facts and list rules have it
  const inBattle = Object.keys(ABILITIES).filter((name) => ABILITIES[name]?.ofLists !== true);
  const names = [...inBattle.filter((name) => !ofNcus.includes(name)), ...attached];

  it.each(names)('%s has scenarios that notice its absence', (name) => {
    const given = below(`abilities/${name}`, `tactics/${name}`);
    expect(ifFewerThan(1, `abilities/${name}`, given)).toEqual([]);
    expect(complaints(given)).toEqual([]);
    if (name === ABILITIES_LOST) return; // the table knows it by its name alone
    // It does nothing, and nobody has it as a mark for other cards.
    const fields = Object.keys(ABILITIES[name] ?? {}).map((field) => [field, null] as const);
    const change: Change = attached.includes(name)
      ? { tactics: { [name]: { attached: {} } } }
      : {
          abilities: { [name]: { ...Object.fromEntries(fields), name } },
          units: without(units, name),
          attachments: without(attachments, name),
        };
    expect(unlessNoticed(given, `${name} does nothing`, change)).toEqual([]);
  });
});

/** The same data with one of its numbers changed by one, for each of its numbers, up and down. */
function spoilt(data: unknown): unknown[] {
  if (typeof data === 'number') return [data + 1, data - 1];
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    spoilt(value).map((other) => ({ ...data, [key]: other })),
  );
}

describe('every number that an ability gives', () => {
  const FIELDS = ['attacking', 'attacked', 'defense', 'morale', 'engagedEnemies', 'speed'] as const;
  const numbers = Object.entries(ABILITIES).flatMap(([name, ability]) =>
    FIELDS.flatMap((field) => spoilt(ability[field]).map((value) => ({ name, field, value }))),
  );

  it.each(numbers)('$name: a scenario notices $field of $value', ({ name, field, value }) => {
    const change = { abilities: { [name]: { [field]: value } } } as Change;
    expect(unlessNoticed(below(`abilities/${name}`), JSON.stringify(value), change)).toEqual([]);
  });

  it('is looked at', () => expect(numbers.length).toBeGreaterThan(10));
});

describe('every Tactics card', () => {
  const effects = Object.entries(tactics).flatMap(([id, { responses }]) =>
    responses.map((_, i) => ({ id, which: i + 1, responses })),
  );

  it.each(effects)(
    '$id, effect $which, has scenarios that notice its absence',
    ({ id, which, responses }) => {
      const given = below(`tactics/${id}`);
      expect(ifFewerThan(2, `tactics/${id}`, given)).toEqual([]);
      const idle = responses.map((one, i) => (i === which - 1 ? { ...one, effects: [] } : one));
      const change = { tactics: { [id]: { responses: idle } } };
      expect(unlessNoticed(given, 'this effect does nothing', change)).toEqual([]);
    },
  );

  it.each(Object.keys(tactics))('%s has a scenario for when it cannot be played, or does less', (id) => {
    const played = (given: Scenario): boolean => JSON.stringify(given.play).includes(`|${id}|`);
    expect(ifFewerThan(2, `tactics/${id}`, below(`tactics/${id}`))).toEqual([]);
    expect(below(`tactics/${id}`).some(played), `none chooses "card|${id}|..."`).toBe(true);
  });
});

describe('every NCU', () => {
  it.each(Object.entries(ncus))('%s has scenarios that notice its absence', (id, card) => {
    const given = below(`ncus/${id}`);
    expect(ifFewerThan(2, `ncus/${id}`, given)).toEqual([]);
    expect(complaints(given)).toEqual([]);
    const unnoticed: string[] = [];
    for (const name of card.abilities) {
      for (const part of Object.keys(abilities[name] ?? {})) {
        if (['id', 'name', 'tokens', 'procedures'].includes(part)) continue;
        if (!differs(given, { abilities: { [name]: { [part]: null } } })) unnoticed.push(`${name}.${part}`);
      }
    }
    expect(unnoticed, 'no scenario notices their absence').toEqual([]);
  });
});

/** A unit's numbers are those of its card (facts.test.ts); that the engine uses them is shown once for each kind. */
describe('units', () => {
  const proved = Object.entries(units).filter(([id]) => CARD_SCENARIOS.has(`units/${id}`));
  const kindOf = ({ tray, attacks }: (typeof units)[string]): string =>
    [tray, ...attacks.map(({ kind }) => (kind === 'melee' ? 'melee' : 'ranged'))].join(' ');

  it('of every kind have scenarios that prove their numbers', () => {
    const kinds = new Set(proved.map(([, card]) => kindOf(card)));
    const missing = Object.values(units).filter((card) => !kinds.has(kindOf(card)));
    expect([...new Set(missing.map(kindOf))]).toEqual([]);
  });

  const stats = ['speed', 'defense', 'morale'] as const;

  it.each(proved)('%s has the numbers of its card', (id, card) => {
    const given = below(`units/${id}`);
    expect(ifFewerThan(3, `units/${id}`, given)).toEqual([]);
    expect(complaints(given)).toEqual([]);
    const unnoticed: string[] = [];
    const mustBeNoticed = (what: string, change: Partial<typeof card>): void => {
      if (!differs(given, { units: { [id]: change } })) unnoticed.push(what);
    };
    for (const stat of stats) {
      for (const by of [1, -1]) {
        if (card.defense === 6 && stat === 'defense' && by === 1) continue; // a 6 always blocks
        if (card.morale === 2 && stat === 'morale' && by === -1) continue; // nothing rolls less than 2
        mustBeNoticed(`${stat} ${by}`, { [stat]: card[stat] + by });
      }
    }
    for (const [at, attack] of card.attacks.entries()) {
      const changed = (change: Partial<typeof attack>) => ({
        attacks: card.attacks.with(at, { ...attack, ...change }),
      });
      for (const [i, dice] of attack.dice.entries())
        mustBeNoticed(`dice ${i}`, changed({ dice: attack.dice.with(i, dice - 1) }));
      for (const by of [1, -1]) mustBeNoticed(`to hit ${by}`, changed({ toHit: attack.toHit + by }));
    }
    expect(unnoticed, 'no scenario notices a change of these').toEqual([]);
  });
});

describe('what cards name', () => {
  it.each(Object.entries({ ...units, ...attachments }))('%s: its abilities exist', (_, card) => {
    expect(card.abilities.filter((name) => abilities[name] === undefined)).toEqual([]);
  });

  it.each(Object.entries(ncus))('%s: its abilities exist', (_, card) => {
    expect(card.abilities.filter((name) => abilities[name] === undefined)).toEqual([]);
  });

  const commanders = Object.keys({ ...units, ...attachments, ...ncus }).filter(
    (id) => leadership(SEASON_6, id) !== null,
  );

  it.each(commanders)('%s: the Tactics cards a Commander brings exist and name it', (id) => {
    const own = Object.keys(tactics).filter((card) => tactics[card]?.commander === id);
    expect(own.toSorted()).toEqual(leadership(SEASON_6, id)?.commands.toSorted());
  });
});
