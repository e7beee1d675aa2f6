// The battle report of cards, abilities, zones and objectives.
import { describe, expect, it } from 'vitest';
import { conditionOption, joined, terrainOption, unitOption } from '../../src/options.ts';
import { battle } from '../../src/index.ts';
import { reportOf, roll, STARTERS, told } from '../support/reports.ts';

describe('a battle report of cards', () => {
  it('tells which objective was claimed and what its card does, and whose card was used on whom', () => {
    const claimed = { type: 'objective-claimed', unit: 'one-3', objective: 'objective-4' } as const;
    const lines = told(
      { ...claimed, card: null },
      { ...claimed, card: 6 },
      { ...claimed, card: 6 },
      { type: 'objective-used', by: 'one-3', unit: 'two-3', card: 4 },
    );
    expect(lines).toEqual([
      '- House Karstark Spearmen claimed objective 4.',
      '  House Karstark Spearmen claimed objective 4: Objective card 6, Sundering.',
      "    (The controlling unit's Melee Attacks have Sundering.)",
      '  House Karstark Spearmen claimed objective 4: Objective card 6, Sundering.',
      '  House Karstark Spearmen used Objective card 4, an enemy is Vulnerable, on Lannister Halberdiers.',
      '    (When scored: an enemy within Long Range of the controlling unit becomes Vulnerable.)',
    ]);
  });

  it('tells which objective was placed or destroyed, and which unit gained a card', () => {
    const card = { type: 'objective-card', seat: 'one', card: 7 } as const;
    const lines = told(
      { type: 'objective-placed', seat: 'one', objective: 'objective-6', x: 0, y: 0 },
      { type: 'objective-destroyed', unit: 'one-3', objective: 'objective-2' },
      { ...card, unit: null },
      { ...card, unit: 'one-3' },
    );
    expect(lines.filter((line) => !line.includes('('))).toEqual([
      '- House Stark placed objective 6.',
      '  House Karstark Spearmen destroyed objective 2.',
      '  House Stark took Objective card 7, Vicious.',
      '  House Karstark Spearmen gained Objective card 7, Vicious.',
    ]);
  });

  it('explains a card with its target the first time it is played', () => {
    const chosen = unitOption('one-3').say;
    const option = 'card|bribery|0|one-3';
    const card = { type: 'card', seat: 'two', card: 'bribery', option, chosen } as const;
    const lines = told(card, card);
    expect(lines[0]).toBe('- House Lannister played Bribery: House Karstark Spearmen.');
    expect(lines[1]).toMatch(/^ {4}\(When a friendly NCU claims a zone/);
    expect(lines.slice(2)).toEqual(['  House Lannister played Bribery: House Karstark Spearmen.']);
  });

  it('tells whom an ability was used on, and explains it the first time', () => {
    const used = {
      type: 'used',
      seat: 'one',
      unit: 'one-3',
      whose: 'own',
      ability: 'furious-charge',
    } as const;
    const lines = told(
      { ...used, option: 'two-3', chosen: unitOption('two-3').say },
      { ...used, option: 'yes', chosen: null },
      { ...used, seat: 'two', whose: 'other', option: 'yes', chosen: null },
    );
    expect(lines).toEqual([
      '- House Karstark Spearmen used Furious Charge: Lannister Halberdiers.',
      '    (After a successful Charge: the enemy becomes Vulnerable.)',
      '  House Karstark Spearmen used Furious Charge.',
      '  House Lannister used Furious Charge on House Karstark Spearmen.',
    ]);
  });

  it('lists what was chosen, and nothing where nothing was', () => {
    const card = { type: 'card', seat: 'two', card: 'bribery', option: 'x' } as const;
    const several = joined(
      '|',
      unitOption('one-3'),
      conditionOption('panicked'),
      conditionOption('weakened'),
    );
    const lines = told(
      { ...card, chosen: several.say },
      { ...card, chosen: { key: 'option.none', facts: {} } },
    );
    expect(lines[0]).toBe('- House Lannister played Bribery: House Karstark Spearmen, Panicked, Weakened.');
    expect(lines.at(-1)).toBe('  House Lannister played Bribery.');
  });

  it('explains a card that becomes an ability only once', () => {
    const lines = told(
      { type: 'card', seat: 'two', card: 'bribery', option: 'x', chosen: null },
      { type: 'token', unit: 'one-3', ability: 'bribery', tokens: 1 },
    );
    expect(lines.filter((line) => line.startsWith('    ('))).toHaveLength(1);
  });

  it('takes what ends an ability for the cause of nothing', () => {
    const lines = told(
      { type: 'ability', unit: 'one-3', ability: 'raider-bravery' },
      { type: 'condition', unit: 'two-3', condition: 'vulnerable' },
    );
    expect(lines).toEqual(['- Lannister Halberdiers became Vulnerable.']);
  });

  it('explains an Influence the first time', () => {
    const ncu = battle.start(STARTERS, 'names').ncus[0]?.id ?? '';
    const influence = { type: 'influence', ncu, unit: 'one-3', ability: 'resilient' } as const;
    const lines = told(influence, influence);
    expect(lines[0]).toMatch(/ influenced House Karstark Spearmen\.$/);
    expect(lines[1]).toMatch(/^ {4}\(\+1 to Morale Tests/);
    expect(lines).toHaveLength(3);
  });

  it('tells tokens of an ability, which then has nothing to do with what follows', () => {
    const lines = told(
      { type: 'ability', unit: 'one-3', ability: 'furious-charge' },
      { type: 'token', unit: 'one-3', ability: 'furious-charge', tokens: 1 },
      { type: 'condition-expended', unit: 'two-3', condition: 'panicked' },
    );
    expect(lines.map((line) => line.trim())).toEqual([
      '- House Karstark Spearmen: Furious Charge now has 1 token.',
      expect.stringMatching(/^\(/),
      'The Panicked token on Lannister Halberdiers was expended.',
    ]);
  });

  it('names and explains an ability of which something comes, and no other', () => {
    const lines = told(
      { type: 'ability', unit: 'one-3', ability: 'furious-charge' },
      { type: 'condition', unit: 'two-3', condition: 'vulnerable' },
      { type: 'ability', unit: 'one-3', ability: 'counterstrike' },
      { type: 'passed', seat: 'one' },
      { type: 'wounds', unit: 'two-3', wounds: 1, left: 11 },
    );
    expect(lines).toEqual([
      '- House Karstark Spearmen: Furious Charge.',
      '    (After a successful Charge: the enemy becomes Vulnerable.)',
      '  Lannister Halberdiers became Vulnerable.',
      '  House Stark passed.',
      '  Lannister Halberdiers suffered 1 Wound; 11 left.',
    ]);
  });

  it('says whether a card was cancelled', () => {
    const cancelled = { type: 'cancelled', seat: 'one', card: 'lash-out' } as const;
    expect(told(roll('counterplot', 5), cancelled)).toEqual([
      "- Rolled 5: House Stark's Lash Out was cancelled.",
    ]);
    expect(told(roll('counterplot', 1), { type: 'passed', seat: 'one' })).toEqual([
      '- Rolled 1: not enough, so the card takes effect.',
      '  House Stark passed.',
    ]);
    expect(told(cancelled)).toEqual(["- House Stark's Lash Out was cancelled."]);
  });

  it('says so if nothing comes of a zone, whatever the NCU does besides', () => {
    const claimed = { type: 'claimed', ncu: 'one-ncu-1', zone: 'combat' } as const;
    const influence = { type: 'influence', ncu: 'one-ncu-1', unit: 'one-3', ability: 'made-up' } as const;
    const next = { type: 'turn', seat: 'two' } as const;
    const zone = { type: 'zone-effect', zone: 'combat' } as const;
    const idle = '  The zone had no effect.';
    expect(told(claimed, zone, influence, next).at(-1)).toBe(idle);
    expect(told(claimed, influence, zone, next).at(-1)).toBe(idle);
    const healed = { type: 'restored', unit: 'one-3', wounds: 2 } as const;
    expect(told(claimed, zone, healed, influence, next).at(-1)).toBe(
      '  Catelyn Stark influenced House Karstark Spearmen.',
    );
    // Cersei's card, before the zone and after it
    const taken = { type: 'card-taken', seat: 'two', card: 'bribery', from: 'deck' } as const;
    expect(told(claimed, taken, zone, next).at(-1)).toBe(idle);
    expect(told(claimed, zone, taken, next).at(-1)).toBe(idle);
    expect(told(claimed, zone, healed, taken, next)).not.toContain(idle);
    // Catelyn's
    const removed = { type: 'condition-removed', unit: 'one-3', condition: 'weakened' } as const;
    expect(told(claimed, zone, influence, removed, next).at(-1)).toBe(idle);
    // a card in place of the zone
    const card = {
      type: 'card',
      seat: 'one',
      card: 'assault-orders',
      option: 'card|assault-orders|0|yes',
      chosen: null,
    } as const;
    expect(told(claimed, card, next)).not.toContain(idle);
  });

  it('says that the zone has its effect after all if the card in its place was cancelled', () => {
    const lines = told(
      { type: 'claimed', ncu: 'one-ncu-1', zone: 'combat' },
      { type: 'cancelled', seat: 'one', card: 'assault-orders' },
      { type: 'zone-effect', zone: 'combat' },
    );
    expect(lines.at(-1)).toBe('  Combat took effect after all.');
  });

  it('names the NCU that takes a card before it claims a zone', () => {
    const taken = { type: 'card-taken', seat: 'one', card: 'lash-out', from: 'discard' } as const;
    expect(told({ type: 'activated', unit: 'one-ncu-2' }, taken)).toEqual([
      '- Sansa Stark: House Stark took Lash Out from the discard pile.',
    ]);
  });

  it('tells siege cards with what they do, for the Attacker and for the Defender', () => {
    const card = { type: 'siege-card', card: 1 } as const;
    const hedge = terrainOption({ id: 'terrain-2', kind: 'hedge' });
    const lines = told(
      { type: 'role', seat: 'one', role: 'attacker' },
      { type: 'role', seat: 'two', role: 'defender' },
      { ...card, seat: 'one', option: 'siege-1|terrain-2', chosen: hedge.say },
      { ...card, seat: 'two', option: 'siege-1|wall-3', chosen: unitOption('wall-3').say },
    );
    expect(lines.slice(2)).toEqual([
      '  House Stark played siege card 1: Hedge (2).',
      '    (Start of any turn: remove one terrain piece.)',
      '  House Lannister played siege card 1: Castle Wall 3.',
      "    (Start of any turn: a Castle Wall that isn't destroyed restores 2 Wounds.)",
    ]);
  });

  it('tells the Missions of the set-up once, as they lie when the battle begins', () => {
    const report = reportOf(STARTERS);
    const missions = [
      [1, 'reserve'],
      [1, 'active'],
      [2, 'reserve'],
    ] as const;
    const lines = missions.flatMap(([mission, is]) =>
      report.tell({ to: null, event: { type: 'mission', seat: null, mission, is } }),
    );
    expect(lines).toEqual([]);
    const begun = report.tell({ to: null, event: { type: 'round', round: 1 } });
    expect(begun.filter((line) => line.startsWith('Mission'))).toEqual([
      'Mission 1, the centre: active.',
      'Mission 2, swords and horse: in reserve.',
    ]);
  });

  it('does not tell which cards were drawn', () => {
    expect(told({ type: 'drawn', seat: 'one', cards: ['last-stand', 'lash-out'] })).toEqual([
      '- House Stark drew 2 cards.',
    ]);
  });
});
