// Cards declared in steps, and choices of the opponent, made up for these tests.
import { describe, expect, it } from 'vitest';
import { type BattleState } from '../../src/index.ts';
import {
  answer,
  becomesChosen,
  choose,
  chosenBecomes,
  condition,
  draws,
  each,
  eachTarget,
  hostile,
  inSteps,
  opponentChooses,
  orNone,
  part,
  startOfTurn,
  thenChooses,
  when,
  withOneOf,
} from '../../src/effects/words.ts';
import type { Response } from '../../src/cards/card.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, options, play, tableOf } from '../support/table.ts';
import { unitOption } from '../../src/options.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const units = {
  'one-2': { at: [24, 10], attachments: [] },
  'two-1': { at: [24, 40], attachments: [] },
  'two-2': { at: [34, 40], attachments: [] },
};
const CARD = 'swift-reposition';

function table(response: Response, more: object = {}): BattleState {
  makeUp({
    tactics: { [CARD]: { responses: [response] } },
    abilities: { shielded: { name: 'Shielded', untargetable: { by: 'enemies', what: ['card'] } } },
  });
  const players = { one: { hand: [CARD], discard: 'rest' } };
  return tableOf(SETUP, { units, ncus: { 'two-ncu-1': { destroyed: true } }, players, ...more });
}

const conditions = (s: BattleState, id: string) => mustUnit(s, id).conditions;

// battle/timing/steps
describe('a card with several targets', () => {
  const both = inSteps(
    choose(startOfTurn, hostile, part(0, chosenBecomes('panicked')), part(1, chosenBecomes('weakened'))),
    orNone(hostile),
  );

  it('has them named one by one, before anything is resolved', () => {
    const s = table(both);
    expect(options(s, 'one')).toEqual([`card|${CARD}|0|two-1`, `card|${CARD}|0|two-2`, 'pass']);
    play(s, ['one', `card|${CARD}|0|two-1`]);
    expect(asked(s)).toEqual({ one: 'steps/choose-next' });
    expect(options(s, 'one')).toEqual(['two-1', 'two-2', 'none']);
    expect(conditions(s, 'two-1')).toEqual([]);
    play(s, ['one', 'two-2']);
    expect([conditions(s, 'two-1'), conditions(s, 'two-2')]).toEqual([['panicked'], ['weakened']]);
  });

  it('leaves out what was not chosen, and who cannot be targeted', () => {
    const s = table(both, { lasting: [{ ability: 'shielded', on: 'two-2', by: 'two' }] });
    expect(s.lasting).toHaveLength(1);
    expect(options(s, 'one')).toEqual([`card|${CARD}|0|two-1`, 'pass']);
    play(s, ['one', `card|${CARD}|0|two-1`]);
    expect(options(s, 'one')).toEqual(['two-1', 'none']);
    play(s, ['one', 'none']);
    expect(conditions(s, 'two-1')).toEqual(['panicked']);
  });
});

describe('a choice in the middle of an effect', () => {
  // battle/timing/choice-of-opponent
  it('is the opponent’s, and what follows from it is chosen afterwards', () => {
    const chose = (what: string) =>
      condition<'turn-starts'>(`chose-${what}`, ({ parts }) => parts[1]?.id === what);
    const s = table(
      answer(
        startOfTurn,
        opponentChooses(() => ['panicked', 'weakened']),
        thenChooses(hostile),
        when(chose('panicked'), part(2, chosenBecomes('panicked'))),
        when(chose('weakened'), part(2, chosenBecomes('weakened'))),
      ),
    );
    play(s, ['one', `card|${CARD}|0|yes`]);
    expect(asked(s)).toEqual({ two: 'choice/choose' });
    play(s, ['two', 'weakened']);
    expect(asked(s)).toEqual({ one: 'choice/choose' });
    play(s, ['one', 'two-2']);
    expect([conditions(s, 'two-1'), conditions(s, 'two-2')]).toEqual([[], ['weakened']]);
  });

  it('is not asked for if there is only one possibility', () => {
    const s = table(answer(startOfTurn, thenChooses(hostile), part(1, chosenBecomes('panicked')), draws(1)), {
      units: { 'one-2': units['one-2'], 'two-1': units['two-1'] },
    });
    play(s, ['one', `card|${CARD}|0|yes`]);
    expect(asked(s)).toEqual({ one: 'turn/activate-unit' });
    expect(conditions(s, 'two-1')).toEqual(['panicked']);
  });

  // battle/term/untargetable
  it('leaves out who cannot be targeted', () => {
    const lasting = [{ ability: 'shielded', on: 'two-2', by: 'two' }];
    const s = table(answer(startOfTurn, thenChooses(orNone(hostile)), part(1, chosenBecomes('panicked'))), {
      lasting,
    });
    play(s, ['one', `card|${CARD}|0|yes`]);
    expect(options(s, 'one')).toEqual(['two-1', 'none']);
  });

  // battle/term/target: nobody picks them
  it('is not asked of units that all are concerned, whoever cannot be targeted', () => {
    const lasting = [{ ability: 'shielded', on: 'two-2', by: 'two' }];
    const tokens = withOneOf<'turn-starts'>(({ chosen }) => [unitOption(chosen.id)], 'panicked', 'weakened');
    const s = table(answer(startOfTurn, each(hostile, thenChooses(tokens), part(1, becomesChosen))), {
      lasting,
    });
    play(s, ['one', `card|${CARD}|0|yes`], ['one', 'two-1|weakened'], ['one', 'two-2|panicked']);
    expect([conditions(s, 'two-1'), conditions(s, 'two-2')]).toEqual([['weakened'], ['panicked']]);
  });

  it('leaves those out of reach alone where the words target all', () => {
    const lasting = [{ ability: 'shielded', on: 'two-2', by: 'two' }];
    const s = table(answer(startOfTurn, eachTarget(hostile, chosenBecomes('panicked'))), { lasting });
    play(s, ['one', `card|${CARD}|0|yes`]);
    expect([conditions(s, 'two-1'), conditions(s, 'two-2')]).toEqual([['panicked'], []]);
  });
});
