// What scenarios cannot show of a combat: who may see what, and what the log tells.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { strengthLines } from '../src/combat/strength.ts';
import { thrones, type ThronesEvent, type ThronesState } from '../src/index.ts';

/** Stark marches from Harrenhal against Lannister in Stoney Sept; Tyrell could support from Blackwater. */
function battle(): ThronesState {
  const position = {
    phase: 'action',
    board: 'empty',
    areas: {
      harrenhal: { house: 'stark', units: { knight: 2 }, order: 'march-plus-1', power: 'stark' },
      'stoney-sept': { house: 'lannister', units: { footman: 1 }, order: 'defense-2' },
      blackwater: { house: 'tyrell', units: { footman: 1, knight: 1 }, order: 'support-1' },
    },
    tracks: {
      fiefdoms: ['stark', 'lannister', 'greyjoy', 'tyrell', 'martell', 'baratheon'],
      'kings-court': ['tyrell', 'lannister', 'stark', 'martell', 'baratheon', 'greyjoy'],
    },
  };
  const s = thrones.fromPosition(thrones.usualSetup(6), 'combat', position, {});
  play(s, 'stark', { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept' });
  return s;
}

function play(s: ThronesState, seat: string, choice: Json): readonly (ThronesEvent | { type: 'roll' })[] {
  const applied = thrones.apply(s, seat, choice);
  if (!applied.ok) throw new Error(`${seat} was refused by ${applied.refusal.rule}`);
  return applied.events.map(({ event }) => event);
}

describe('combat', () => {
  it('shows a chosen House card to nobody before both are chosen: thrones/house-cards/secret-choice', () => {
    const chosen = ['eddard-stark', 'catelyn-stark'].map((card) => {
      const s = battle();
      play(s, 'tyrell', 'none');
      play(s, 'stark', card);
      return s;
    });
    for (const viewer of ['lannister', 'tyrell', null]) {
      const [one, other] = chosen.map((s) => thrones.view(s, viewer));
      expect(one).toEqual(other);
    }
    const [one, other] = chosen.map((s) => thrones.view(s, 'stark'));
    expect(one).not.toEqual(other);
  });

  it('shows the hands to everyone while cards are chosen, and both cards after', () => {
    const s = battle();
    play(s, 'tyrell', 'none');
    play(s, 'stark', 'eddard-stark');
    expect(thrones.view(s, 'lannister').holdings).toEqual(s.holdings);
    play(s, 'lannister', 'the-hound');
    expect(thrones.view(s, 'tyrell').combat?.cards).toEqual({
      attacker: 'eddard-stark',
      defender: 'the-hound',
    });
  });

  it('lists where the strength of each side comes from: thrones/combat/final-strength', () => {
    const s = battle();
    play(s, 'tyrell', 'attacker');
    play(s, 'stark', 'accept');
    play(s, 'stark', 'eddard-stark');
    play(s, 'lannister', 'the-hound');
    const { combat } = s;
    if (combat === null) throw new Error('the combat is over');
    expect(strengthLines(s, combat, 'attacker')).toEqual([
      { from: 'units', what: 'stark', value: 4 },
      { from: 'order', what: 'march-plus-1', value: 1 },
      { from: 'support', what: 'blackwater', value: 4 },
      { from: 'card', what: 'eddard-stark', value: 4 },
    ]);
    expect(strengthLines(s, combat, 'defender')).toEqual([
      { from: 'units', what: 'lannister', value: 1 },
      { from: 'order', what: 'defense-2', value: 2 },
      { from: 'card', what: 'the-hound', value: 2 },
    ]);
  });

  it('tells in the log what each support is worth', () => {
    const s = battle();
    play(s, 'tyrell', 'attacker');
    const events = play(s, 'stark', 'accept');
    expect(events).toContainEqual({
      type: 'support',
      house: 'tyrell',
      area: 'blackwater',
      for: 'stark',
      strength: 4,
    });
  });

  it('tells in the log which support was turned down', () => {
    const s = battle();
    play(s, 'tyrell', 'attacker');
    const events = play(s, 'stark', 'refuse');
    expect(events).toContainEqual({
      type: 'support-refused',
      house: 'tyrell',
      area: 'blackwater',
      by: 'stark',
    });
  });

  it('tells in the log who won, by how much and from which side', () => {
    const s = battle();
    play(s, 'tyrell', 'none');
    play(s, 'stark', 'catelyn-stark');
    play(s, 'lannister', 'tywin-lannister');
    expect(play(s, 'stark', 'no')).toContainEqual({
      type: 'combat-won',
      house: 'lannister',
      loser: 'stark',
      area: 'stoney-sept',
      strength: 7,
      against: 5,
      side: 'defender',
    });
  });
});
