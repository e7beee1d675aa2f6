// Places in words: how far and which way a unit goes from where it stands, or where on the table something is put.
import { battle, type BattleState } from '@maester/battle';
import { seededRandom, type Decision, type Json } from '@maester/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Which language is spoken is kept in a module: here it is one of our own.
vi.resetModules();
const words = await import('../../../src/app/words.ts');
const { all: en } = await import('../../../src/games/battle/messages/all.en.ts');
const { all: zhHant } = await import('../../../src/games/battle/messages/all.zh-hant.ts');
const { tellPlace } = await import('../../../src/games/battle/story/places.ts');
const { choiceInWords } = await import('../../../src/story/choice-words.ts');
const { WORDS: ofStories } = await import('../../../src/story/words.ts');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.learnWords(ofStories);
  await words.learnWords({ en, 'zh-Hant': zhHant });
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const SETUP = battle.readSetup({ points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' });

/** A unit of seat one that looks east is about to maneuver. */
function maneuvering(): BattleState {
  const silent = { hand: [], discard: 'rest' };
  const units = {
    'one-2': { at: [24, 19.5], facing: 90, attachments: [] },
    'two-1': { at: [24, 44], facing: 180, attachments: [] },
  };
  const state = battle.fromPosition(SETUP, 'places', { players: { one: silent, two: silent }, units }, {});
  for (const choice of ['one-2', 'maneuver'])
    expect(battle.apply(state, 'one', choice)).toMatchObject({ ok: true });
  return state;
}

function asked(state: BattleState): Decision {
  const [seat = ''] = battle.waiting(state);
  const decision = battle.decision(state, seat);
  if (decision === null) throw new Error('nothing is asked');
  return decision;
}

function told(state: BattleState, chosen: Json, better: Json): readonly string[] {
  const decision = asked(state);
  const inWords = (place: Json, other: Json): string =>
    choiceInWords(decision, place, other, (one, beside) => tellPlace(state, decision, one, beside));
  return [inWords(chosen, better), inWords(better, chosen)];
}

const stay = { x: 24_000, y: 19_500, facing: 9_000 };

describe('a place that a unit moves to', () => {
  it('is told by how far and which way it goes, as the unit looks', async () => {
    await words.chooseToSpeak('en');
    const ahead = { x: 28_000, y: 21_100, facing: 7_500 };
    expect(told(maneuvering(), stay, ahead)).toEqual([
      'stay in place',
      '4" forward, 1.6" to the left, turned 15° left',
    ]);
    const back = { x: 23_500, y: 19_500, facing: 18_000 };
    expect(told(maneuvering(), back, ahead)[0]).toBe('0.5" back, turned 90° right');
    await words.chooseToSpeak('zh-Hant');
    expect(told(maneuvering(), stay, ahead)).toEqual(['留在原地', '向前 4 吋，向左 1.6 吋，向左轉 15°']);
  });

  it('says so when both are almost the same', async () => {
    await words.chooseToSpeak('en');
    const [one, other] = told(maneuvering(), { ...stay, x: 28_200 }, { ...stay, x: 28_220 });
    expect([one, other]).toEqual([
      '4.2" forward (almost the same position)',
      '4.2" forward (almost the same position)',
    ]);
  });
});

describe('a place where something is put', () => {
  it('is told as the panel of positions tells it', async () => {
    const state = battle.start(SETUP, 'places');
    for (let i = 0; asked(state).kind !== 'pose' && i < 20; i++) {
      const [seat = ''] = battle.waiting(state);
      for (const choice of battle.propose(state, seat, seededRandom('first'))) {
        battle.apply(state, seat, choice);
        break;
      }
    }
    await words.chooseToSpeak('en');
    const turned = told(state, { x: 6_600, y: 7_500, facing: 0 }, { x: 6_600, y: 7_500, facing: 1_500 });
    expect(turned).toEqual([
      '6.6" from the western edge, 7.5" from the southern edge, facing north (0°)',
      '6.6" from the western edge, 7.5" from the southern edge, facing north (15°)',
    ]);
    const places = told(state, { x: 6_600, y: 7_500, facing: 0 }, { x: 24_000, y: 7_500, facing: 0 });
    expect(places).toEqual([
      '6.6" from the western edge, 7.5" from the southern edge, facing north',
      '24" from the western edge, 7.5" from the southern edge, facing north',
    ]);
  });
});
