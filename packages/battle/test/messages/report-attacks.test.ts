// The battle report of moves, attacks and tests.
import { describe, expect, it } from 'vitest';
import { panic, pose, roll, saves, told } from '../support/reports.ts';

describe('a battle report of moves, attacks and tests', () => {
  it('tells moves in inches, and holds and turns as such', () => {
    const moved = { type: 'moved', unit: 'one-3', how: 'march' } as const;
    const lines = told(
      { type: 'activated', unit: 'one-3' },
      { type: 'action', unit: 'one-3', action: 'march' },
      { ...moved, from: pose(10_000, 10_000), pose: pose(10_000, 17_340) },
      { ...moved, from: pose(10_000, 17_340), pose: pose(10_000, 17_340, 9_000) },
      { type: 'action', unit: 'one-4', action: 'forgo' },
    );
    expect(lines).toEqual([
      '- House Karstark Spearmen marched 7.3".',
      '  House Karstark Spearmen turned.',
      '  House Umber Berserkers stood fast.',
    ]);
  });

  it('tells who charged whom and from where, and puts dice, Hits, saves and losses together', () => {
    const lines = told(
      { type: 'activated', unit: 'one-1' },
      { type: 'action', unit: 'one-1', action: 'charge' },
      roll('charge', 4),
      {
        type: 'charge',
        unit: 'one-1',
        target: 'two-3',
        side: 'left',
        die: 4,
        distance: 7_250,
        away: 7_250,
      },
      { type: 'moved', unit: 'one-1', how: 'charge', from: pose(0, 0), pose: pose(0, 7_250) },
      { type: 'attack', unit: 'one-1', target: 'two-3', attack: "Winter's Bite", arc: 'flank', dice: 3 },
      roll('attack', 1, 6, 4),
      roll('attack-again', 5),
      {
        type: 'hits',
        unit: 'one-1',
        target: 'two-3',
        hits: 3,
        needed: 3,
        modifiers: [{ from: 'ability', id: 'disrupt', roll: -1 }],
        keywords: ['sundering'],
      },
      roll('defense', 2, 6, 3),
      { type: 'condition-expended', unit: 'two-3', condition: 'vulnerable' },
      roll('defense-again', 1),
      {
        ...saves('two-3', 3, 1),
        modifiers: [
          { from: 'keyword', id: 'sundering', roll: -1 },
          { from: 'terrain', id: 'fortified', roll: 1 },
        ],
        more: [{ from: 'keyword', id: 'precision', roll: 1 }],
      },
      { type: 'wounds', unit: 'two-3', wounds: 3, left: 9 },
      roll('morale', 2, 3),
      roll('panic-wounds', 2),
      {
        ...panic([2, 3], 1, false),
        modifiers: [
          { from: 'arc', id: 'flank', roll: -1 },
          { from: 'card', id: 'hear-me-roar', roll: -2 },
          { from: 'effect', id: '', roll: -1 },
        ],
        more: 1,
      },
      { type: 'wounds', unit: 'two-3', wounds: 3, left: 6 },
    );
    expect(lines).toEqual([
      '- Stark Sworn Swords (Robb Stark) charged Lannister Halberdiers in the left flank from 7.3" away (rolled 4).',
      "  Stark Sworn Swords (Robb Stark) attacked Lannister Halberdiers in the flank with Winter's Bite (3+, -1 Disrupt, Sundering: 6 4 1; re-rolled 1: 5): 3 Hits.",
      '  The Vulnerable token on Lannister Halberdiers was expended.',
      '  Lannister Halberdiers rolled Defense (4+, -1 Sundering, +1 Fortified: 6 3 2; re-rolled 1: 1; Wounds +1 Precision) and suffered 3 Wounds; 9 left.',
      '  Lannister Halberdiers made a Panic Test (2+3, -1 flank, -2 Hear Me Roar!, -1): 1 against 6+, failed.',
      '  Lannister Halberdiers suffered 3 Wounds (rolled 2, +1); 6 left.',
    ]);
  });

  it('keeps the saves of two rolls apart, and says who blocked every Hit', () => {
    const lines = told(
      roll('defense', 6),
      saves('two-3', 1, 1),
      roll('defense', 1, 1),
      saves('one-3', 2, 0),
      { type: 'wounds', unit: 'one-3', wounds: 2, left: 1 },
      { ...saves('one-3', 0, 0), more: [{ from: 'ability', id: 'unstoppable-wrath', roll: 2 }] },
      { type: 'wounds', unit: 'one-3', wounds: 1, left: 0 },
    );
    expect(lines).toEqual([
      '- Lannister Halberdiers blocked every Hit (4+: 6).',
      '  House Karstark Spearmen rolled Defense (4+: 1 1) and suffered 2 Wounds; 1 left.',
      '  House Karstark Spearmen suffered 1 Wound without a roll (+2 Unstoppable Wrath); 0 left.',
    ]);
  });

  it('names every card that changed a test', () => {
    const cards = { from: 'card', id: 'hear-me-roar', also: ['intrigue-and-subterfuge'], roll: -2 } as const;
    const lines = told(roll('morale', 2, 3), { ...panic([2, 3], 3, false), modifiers: [cards] });
    expect(lines).toEqual([
      '- Lannister Halberdiers made a Panic Test (2+3, -2 Hear Me Roar! + Intrigue and Subterfuge): 3 against 6+, failed.',
    ]);
  });

  it('says when two equal dice decide a test against its total', () => {
    const lines = told(
      roll('morale', 1, 1),
      { ...panic([1, 1], 2, false), needed: 2 },
      roll('morale', 6, 6),
      { ...panic([6, 6], 4, true), modifiers: [{ from: 'zone', id: 'crown', roll: -8 }] },
    );
    expect(lines).toEqual([
      '- Lannister Halberdiers made a Panic Test (1+1): 2 against 2+, failed.',
      '  Two 1s decide, whatever the total.',
      '  Lannister Halberdiers made a Panic Test (6+6, -8 Crown): 4 against 6+, passed.',
      '  Two 6s decide, whatever the total.',
    ]);
  });

  it('names an ability before its saves, and before the token that is expended on them', () => {
    const lines = told(
      { type: 'ability', unit: 'two-1', ability: 'counterstrike' },
      roll('defense', 6, 5),
      { type: 'condition-expended', unit: 'one-3', condition: 'vulnerable' },
      roll('defense-again', 4),
      saves('one-3', 2, 2),
    );
    expect(lines.map((line) => line.trim())).toEqual([
      '- Lannister Guardsmen (Jaime Lannister): Counterstrike.',
      expect.stringMatching(/^\(/),
      'The Vulnerable token on House Karstark Spearmen was expended.',
      'House Karstark Spearmen blocked every Hit (4+: 6 5; re-rolled 1: 4).',
    ]);
  });

  it('tells a Surge Forth as such, also after an Attack action, and an alignment whatever the action', () => {
    const moved = { type: 'moved', unit: 'one-3', from: pose(0, 0), pose: pose(3_000, 0) } as const;
    const lines = told(
      { type: 'activated', unit: 'one-3' },
      { type: 'action', unit: 'one-3', action: 'attack' },
      { ...moved, how: 'align' },
      { ...moved, how: 'surge-forth' },
    );
    expect(lines).toEqual([
      '- House Karstark Spearmen aligned with the enemy.',
      '  House Karstark Spearmen Surged Forth 3".',
    ]);
  });

  it('says so if there was no room to Retreat, and keeps the roll for nobody else', () => {
    const lines = told(
      roll('retreat', 1),
      { type: 'retreat-failed', unit: 'one-3' },
      { type: 'moved', unit: 'one-4', how: 'shift', from: pose(0, 0), pose: pose(800, 0) },
    );
    expect(lines).toEqual([
      '- House Karstark Spearmen had no room to Retreat (rolled 1).',
      '  House Umber Berserkers shifted 0.8".',
    ]);
  });

  it('does not tell a Castle Wall that shot to have done nothing', () => {
    const wall = { type: 'activated', unit: 'wall-1' } as const;
    const next = { type: 'turn', seat: 'two' } as const;
    const attack = {
      type: 'attack',
      unit: 'wall-1',
      target: 'one-3',
      attack: 'Arrows',
      arc: 'front',
    } as const;
    const hits = { type: 'hits', unit: 'wall-1', target: 'one-3', hits: 0, needed: 4 } as const;
    const shot = [{ ...attack, dice: 2 }, roll('attack', 1, 1), { ...hits, modifiers: [], keywords: [] }];
    expect(told(wall, next)).toEqual(['- Castle Wall 1 did nothing.']);
    expect(told(wall, ...shot, next)).toEqual([
      '- Castle Wall 1 attacked House Karstark Spearmen with Arrows (4+: 1 1): no Hits.',
    ]);
  });

  it('tells re-rolls one after the other', () => {
    const lines = told(
      roll('defense', 6, 5),
      roll('defense-again', 1),
      roll('defense-again', 2),
      { type: 're-rolled', seat: 'one', roll: 'defense', again: [0, 1], dice: [1, 2] },
      roll('defense-again', 4),
      { type: 're-rolled', seat: 'two', roll: 'defense', again: [0], dice: [4, 2] },
      saves('one-3', 2, 2),
    );
    expect(lines).toEqual([
      '- House Karstark Spearmen blocked every Hit (4+: 6 5; re-rolled 2: 2 1; re-rolled 1: 4).',
    ]);
  });

  it('leaves the dice of Wounds out of a Morale Test that is rolled again', () => {
    const again = { type: 'roll' as const, name: 'morale-again', sides: 3, values: [3] };
    const lines = told(roll('morale', 4, 4), roll('morale-again', 1), again, panic([1, 4], 5, false));
    expect(lines).toEqual([
      '- Lannister Halberdiers made a Panic Test (4+4, re-rolled to 1+4): 5 against 6+, failed.',
    ]);
  });

  it.each([
    [1, '+1'],
    [-1, '-1'],
  ])('tells what made a Panic Test cost %i more', (more, said) => {
    const lines = told(
      roll('morale', 1, 2),
      { ...roll('panic-wounds', 3), sides: 3 },
      { ...panic([1, 2], 3, false), more },
      { type: 'wounds', unit: 'two-3', wounds: 3 + more, left: 6 },
    );
    expect(lines[1]).toBe(`  Lannister Halberdiers suffered ${3 + more} Wounds (rolled 3, ${said}); 6 left.`);
  });
});
