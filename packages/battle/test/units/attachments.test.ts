// Single attachments that are destroyed, moved, saved or brought back, with cards made up for these tests.
import { describe, expect, it } from 'vitest';
import { type BattleState } from '../../src/index.ts';
import {
  attachmentMoves,
  attachmentsIn,
  choose,
  destroysAttachment,
  draws,
  fallenAttachments,
  fallenFollowers,
  happening,
  moment,
  movesAttachment,
  returnsAttachment,
  savesAttachment,
  startOfTurn,
  takersOfFalling,
} from '../../src/effects/words.ts';
import type { Response } from '../../src/cards/card.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { options, play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const CARD = 'swift-reposition';
const units = {
  swords: {
    card: 'stark-sworn-swords',
    seat: 'one',
    at: [24, 10],
    attachments: ['umber-champion'],
    wounds: 6,
  },
  spearmen: { card: 'house-karstark-spearmen', seat: 'one', at: [36, 10] },
  guardsmen: { card: 'lannister-guardsmen', seat: 'two', at: [24, 40], attachments: ['guard-captain'] },
};

function table(response: Response, more: object = {}, dice: Record<string, number[]> = {}): BattleState {
  makeUp({ tactics: { [CARD]: { responses: [response] } } });
  const players = { one: { hand: [CARD], discard: 'rest', commander: 'robb-stark-the-wolf-lord' } };
  return tableOf(SETUP, { units, players, ...more }, dice);
}

// battle/attachment/destroyed-alone
describe('an attachment that is destroyed alone', () => {
  const destroys = choose(
    startOfTurn,
    attachmentsIn(({ seat }, unit) => unit.seat !== seat),
    destroysAttachment,
  );

  it('takes its model along, and is remembered', () => {
    const s = table(destroys);
    expect(options(s, 'one')).toEqual([`card|${CARD}|0|guardsmen|guard-captain`, 'pass']);
    play(s, ['one', `card|${CARD}|0|guardsmen|guard-captain`]);
    expect(mustUnit(s, 'guardsmen')).toMatchObject({ attachments: [], wounds: 11 });
    expect(s.fallen).toEqual([{ card: 'guard-captain', seat: 'two', unit: 'guardsmen' }]);
  });

  it('is a moment for those who wait for it', () => {
    makeUp({
      abilities: {
        vengeance: { name: 'Vengeance', happens: [happening(moment('attachment-destroyed'), draws(1))] },
      },
      units: { 'lannister-guardsmen': { abilities: ['vengeance'] } },
    });
    const s = table(destroys);
    const before = s.players[1]?.hand.length ?? 0;
    play(s, ['one', `card|${CARD}|0|guardsmen|guard-captain`]);
    expect(s.players[1]?.hand).toHaveLength(before + 1);
  });
});

// battle/attachment/moved, battle/attachment/joins
describe('an attachment that moves', () => {
  it('takes the place of a model of another unit of its type, with its tokens', () => {
    makeUp({ abilities: { incite: { tokens: 2 } } });
    const own = { ...units, swords: { ...units.swords, tokens: { incite: 1 } } };
    const s = table(choose(startOfTurn, attachmentMoves, movesAttachment), { units: own });
    expect(options(s, 'one')).toEqual([`card|${CARD}|0|swords|umber-champion|spearmen`, 'pass']);
    play(s, ['one', `card|${CARD}|0|swords|umber-champion|spearmen`]);
    expect(mustUnit(s, 'swords')).toMatchObject({ attachments: [], wounds: 6, tokens: null });
    expect(mustUnit(s, 'spearmen')).toMatchObject({
      attachments: ['umber-champion'],
      wounds: 12,
      tokens: { incite: 1 },
    });
  });
});

// battle/attachment/returns
describe('a destroyed attachment', () => {
  it('returns to a unit of its side, a Commander unless the card excludes him', () => {
    const fallen = [
      { card: 'sworn-sword-captain', seat: 'one', unit: 'swords' },
      { card: 'robb-stark-the-wolf-lord', seat: 'one', unit: 'swords' },
      { card: 'guard-captain', seat: 'two', unit: 'guardsmen' },
    ];
    const everyone = table(choose(startOfTurn, fallenAttachments, returnsAttachment), { fallen });
    expect(options(everyone, 'one')).toContain(`card|${CARD}|0|robb-stark-the-wolf-lord|swords`);
    const s = table(choose(startOfTurn, fallenFollowers, returnsAttachment), { fallen });
    expect(options(s, 'one')).toEqual([
      `card|${CARD}|0|sworn-sword-captain|swords`,
      `card|${CARD}|0|sworn-sword-captain|spearmen`,
      'pass',
    ]);
    play(s, ['one', `card|${CARD}|0|sworn-sword-captain|spearmen`]);
    expect(mustUnit(s, 'spearmen')).toMatchObject({ attachments: ['sworn-sword-captain'], wounds: 12 });
    expect(s.fallen.map(({ card }) => card)).toEqual(['robb-stark-the-wolf-lord', 'guard-captain']);
  });
});

// battle/attachment/saved
describe('an attachment about to be destroyed', () => {
  it('is placed in another unit instead', () => {
    const s = table(
      choose(moment('attachment-would-fall'), takersOfFalling, savesAttachment),
      {
        turn: 'two',
        units: {
          ...units,
          swords: { ...units.swords, at: [24, 18], wounds: 1 },
          guardsmen: {
            ...units.guardsmen,
            at: [24, 22.8],
            attachments: [],
            ordersUsed: ['lannister-supremacy'],
          },
        },
      },
      { attack: [6, 1, 1, 1, 1, 1], defense: [1] },
    );
    play(s, ['two', 'guardsmen'], ['two', 'attack'], ['two', 'stay']);
    play(s, ['one', `card|${CARD}|0|spearmen`]);
    expect(mustUnit(s, 'swords').destroyed).toBe(true);
    expect(mustUnit(s, 'spearmen').attachments).toEqual(['umber-champion']);
    expect(s.fallen).toEqual([]);
  });
});
