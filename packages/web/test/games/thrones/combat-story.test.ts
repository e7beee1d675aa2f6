// What the combat stage tells of a combat, however much of it happens between two states.
import { describe, expect, it } from 'vitest';
import type { Json } from '@maester/kernel';
import { thrones, type ThronesEvent, type ThronesState } from '@maester/thrones';
import {
  nextStage,
  stageLines,
  stageTotals,
  type Stage,
} from '../../../src/games/thrones/controls/combat-story.ts';

/** Stark marches from Harrenhal against Lannister in Stoney Sept; Tyrell could support from Blackwater. */
function battle(): ThronesState {
  const position = {
    phase: 'action',
    board: 'empty',
    areas: {
      harrenhal: { house: 'stark', units: { knight: 2 }, order: 'march-plus-1', power: 'stark' },
      'stoney-sept': { house: 'lannister', units: { footman: 2 }, order: 'defense-2' },
      blackwater: { house: 'tyrell', units: { footman: 1, knight: 1 }, order: 'support-1' },
    },
    tracks: {
      fiefdoms: ['greyjoy', 'stark', 'lannister', 'tyrell', 'martell', 'baratheon'],
      'kings-court': ['tyrell', 'lannister', 'stark', 'martell', 'baratheon', 'greyjoy'],
    },
  };
  return thrones.fromPosition(thrones.usualSetup(6), 'combat', position, {});
}

function play(s: ThronesState, seat: string, choice: Json): readonly ThronesEvent[] {
  const applied = thrones.apply(s, seat, choice);
  if (!applied.ok) throw new Error(`${seat} was refused by ${applied.refusal.rule}`);
  return applied.events.map(({ event }) => event as ThronesEvent);
}

/** The stage after each of these choices. */
function stages(
  s: ThronesState,
  choices: readonly (readonly [seat: string, choice: Json])[],
): (Stage | null)[] {
  let stage: Stage | null = null;
  return choices.map(([seat, choice]) => {
    const news = play(s, seat, choice);
    return (stage = nextStage(stage, thrones.view(s, null), news, news));
  });
}

const MARCH = ['stark', { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' }] as const;

describe('the combat stage', () => {
  it('counts the support that was granted so far', () => {
    const [begun, helped] = stages(battle(), [MARCH, ['tyrell', 'defender'], ['lannister', 'accept']]).filter(
      (_, i) => i !== 1,
    );
    expect(begun && stageTotals(begun)).toEqual({ attacker: 5, defender: 4 });
    expect(helped && stageTotals(helped)).toEqual({ attacker: 5, defender: 8 });
  });

  it('tells how it ended although the combat is over by the next state, and adds up', () => {
    const last = stages(battle(), [
      MARCH,
      ['tyrell', 'none'],
      ['stark', 'eddard-stark'],
      ['lannister', 'the-hound'],
    ]).at(-1);
    if (last === undefined || last === null) throw new Error('no stage');
    expect(last.result).toMatchObject({ house: 'stark', strength: 9, against: 6 });
    expect(last.combat.cards).toEqual({ attacker: 'eddard-stark', defender: 'the-hound' });
    for (const side of ['attacker', 'defender'] as const) {
      const lines = stageLines(last, side);
      expect(lines.reduce((sum, line) => sum + line.value, 0)).toBe(stageTotals(last)[side]);
      expect(lines.map(({ from }) => from)).not.toContain('rest');
    }
  });

  it('says that a card text changed what the lines do not show', () => {
    const s = battle();
    const before = stages(s, [MARCH, ['tyrell', 'none']]).at(-1) ?? null;
    if (before === null) throw new Error('no stage');
    const won: ThronesEvent = {
      type: 'combat-won',
      house: 'stark',
      loser: 'lannister',
      area: 'stoney-sept',
      side: 'attacker',
      strength: 4,
      against: 3,
    };
    const after = nextStage(before, { ...thrones.view(s, null), combat: null }, [won], [won]);
    if (after === null) throw new Error('no stage');
    expect(after.over).toBe(true);
    expect(stageLines(after, 'attacker').at(-1)).toMatchObject({ from: 'rest', value: -1 });
  });

  it('knows the result for those who come when the combat is decided, but counts no lines that casualties changed', () => {
    const s = battle();
    const past = [
      MARCH,
      ['tyrell', 'none'],
      ['stark', 'robb-stark'],
      ['lannister', 'cersei-lannister'],
    ].flatMap(([seat, choice]) => play(s, seat, choice as Json));
    const stage = nextStage(null, thrones.view(s, null), [], past);
    expect(stage?.result).toMatchObject({ house: 'stark', strength: 8, against: 4 });
    expect(stage && stageTotals(stage)).toEqual({ attacker: 8, defender: 4 });
    expect(stage && stageLines(stage, 'defender')).toEqual([]);
  });

  it('is empty when nobody fights', () => {
    const s = battle();
    const news = play(s, 'stark', { 'knight-1': 'stay', 'knight-2': 'stay' });
    expect(nextStage(null, thrones.view(s, null), news, news)).toBeNull();
  });
});
