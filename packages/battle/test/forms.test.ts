// docs/scenarios-battle.md tells of every draw, every question and every form of answer.
import { readFileSync } from 'node:fs';
import { playScenario } from '@maester/kernel';
import { FormCheck, readPage, toldOf, type Capitals } from '@maester/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONDITIONS } from '../src/effects/gains.ts';
import { SIDES } from '../src/geometry/tray.ts';
import { battle, rulesOf, type BattleState } from '../src/index.ts';
import { EDGES } from '../src/state.ts';
import { TERRAIN_KINDS } from '../src/terrain/kinds.ts';
import { ZONE_CARDS } from '../src/tactics/zones.ts';
import { ALL_SCENARIOS } from './support/card-scenarios.ts';
import { ALL_SETUPS, MULTIPLAYER_SETUPS, OLDER_SETUPS, randomGame } from './support/random-games.ts';

const page = readPage(readFileSync(`${import.meta.dirname}/../../../docs/scenarios-battle.md`, 'utf8'));
const told = toldOf(battle);

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

const words = (s: BattleState): Capitals => ({
  UNIT: ids(s.units),
  NCU: ids(s.ncus),
  CARD: Object.keys(rulesOf(s).tactics),
  ABILITY: Object.keys(rulesOf(s).abilities),
  SEAT: s.seats,
  ZONE: Object.keys(ZONE_CARDS),
  SIDE: SIDES,
  EDGE: EDGES,
  QUADRANT: /^(?:north|south)-(?:west|east)$/,
  CONDITION: CONDITIONS,
  'TERRAIN-KIND': TERRAIN_KINDS,
  TERRAIN: ids(s.terrain),
  OBJECTIVE: ids(s.objectives),
  N: /^\d+$/,
  WAY: /./,
});

/** What no card so far leads to, or only by a rare chance. */
const UNREACHED = [
  'companions/follow: UNIT',
  'companions/follow: no',
  'extra-activation/choose: NCU',
  'extra-activation/choose: no',
  'activation/free-maneuver: retreat',
  'choose-attack-action/choose: strike:UNIT',
  'give-away/choose-unit: UNIT',
  'choice/choose: WAY',
  'give-up-cards/choose: N|CARD',
  'look-at-deck/choose: CARD',
  'look-at-deck/choose: nothing',
  'look-at-hand/discard: CARD',
  'melee/choose-attack: N',
  'ncu-activation/claim-zone: replace-mission',
  'ncu-activation/zone-redirected: ABILITY>WAY',
  'ncu-activation/zone-redirected: zone>WAY',
  'put-aside/choose: CARD',
  'ranged/choose-target: UNIT|N|far',
  'ranged/friends-panic: UNIT',
  'search-freely/take-card: discard|CARD',
  'share-out/share: UNIT',
  'share-out/share: done',
  'use-zone/choose: WAY',
  'use-zone/choose: nothing',
];

/** Milliseconds for what takes a few seconds on an idle machine. */
const SLOW = 120_000;

describe('the page of draws and choices', () => {
  const check = new FormCheck(page);

  beforeAll(() => {
    for (const given of ALL_SCENARIOS)
      for (const { state } of playScenario(battle, given)) check.look(battle, state, words(state));
    for (const [i, setup] of [...ALL_SETUPS, ...MULTIPLAYER_SETUPS, ...OLDER_SETUPS].entries())
      for (const { state } of randomGame(setup, `forms ${i}`)) check.look(battle, state, words(state));
  }, SLOW);

  it('tells what each draw is', () => {
    expect(page.draws).toEqual(told.draws);
  });

  it('tells of every question: its form, and how it is declined', () => {
    const questions = Object.entries(page.questions).map(([ask, { kind, declined }]) => [
      ask,
      { kind, declined },
    ]);
    expect(Object.fromEntries(questions)).toEqual(told.questions);
  });

  it('has a form for whatever is offered', () => {
    expect([...check.unknown].toSorted()).toEqual([]);
  });

  it('has no form that is never offered', () => {
    const all = Object.entries(page.questions).flatMap(([ask, { kind, forms }]) =>
      kind === 'a place' || kind === 'a number' ? [] : forms.map((form) => `${ask}: ${form}`),
    );
    const without = all.filter((form) => !check.seen.has(form) && !UNREACHED.includes(form));
    expect(without.toSorted()).toEqual([]);
  });
});
