// docs/scenarios-thrones.md tells of every draw, every question and every form of answer.
import { readFileSync } from 'node:fs';
import { playScenario } from '@maester/kernel';
import { FormCheck, readPage, toldOf, type Capitals } from '@maester/kernel/testing';
import { scenariosBelow } from '@maester/kernel/test-files';
import { beforeAll, describe, expect, it } from 'vitest';
import { AREA_IDS } from '../src/areas.ts';
import { HOUSE_CARD_IDS } from '../src/house-cards.ts';
import { HOUSE_IDS, TRACK_IDS } from '../src/houses.ts';
import { thrones } from '../src/index.ts';
import { ORDER_IDS } from '../src/orders.ts';
import { UNIT_KINDS } from '../src/units.ts';
import { WESTEROS_CARD_IDS } from '../src/westeros-cards.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';

const page = readPage(readFileSync(`${import.meta.dirname}/../../../docs/scenarios-thrones.md`, 'utf8'));
const told = toldOf(thrones);

const WORDS: Capitals = {
  AREA: AREA_IDS,
  HOUSE: HOUSE_IDS,
  KIND: UNIT_KINDS,
  ORDER: ORDER_IDS,
  CARD: HOUSE_CARD_IDS,
  TRACK: TRACK_IDS,
  EFFECT: WESTEROS_CARD_IDS,
  N: /^\d+$/,
};

/** Milliseconds for what takes a few seconds on an idle machine. */
const SLOW = 120_000;

describe('the page of draws and choices', () => {
  const check = new FormCheck(page);

  beforeAll(() => {
    for (const { given } of scenariosBelow(`${import.meta.dirname}/../scenarios`))
      for (const { state } of playScenario(thrones, given)) check.look(thrones, state, WORDS);
    for (const [i, setup] of ALL_SETUPS.entries())
      for (const { state } of randomGame(setup, `forms ${i}`)) check.look(thrones, state, WORDS);
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

  it('has a form for whatever is offered, and no form that is never offered', () => {
    expect([...check.unknown].toSorted()).toEqual([]);
    const all = Object.entries(page.questions).flatMap(([ask, { forms }]) =>
      forms.map((form) => `${ask}: ${form}`),
    );
    expect(all.filter((form) => !check.seen.has(form))).toEqual([]);
  });
});
