// The battle report: events put together into lines a player likes to read.
import { en as kernelEn, words, zhHant as kernelZhHant, type Catalogue } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { conditionOption, joined, terrainOption, unitOption } from '../../src/options.ts';
import {
  battle,
  BattleReport,
  en,
  reportNames,
  zhHant,
  type BattleEvent,
  type BattleSetup,
} from '../../src/index.ts';
import { ALL_SETUPS, FOUR_ARMIES, randomGame, TEAMS } from '../support/random-games.ts';

const CATALOGUES = {
  en: { ...kernelEn, ...en } as Catalogue,
  'zh-Hant': { ...kernelZhHant, ...zhHant } as Catalogue,
};
type Language = keyof typeof CATALOGUES;

function reportOf(setup: BattleSetup, language: Language = 'en'): BattleReport {
  const start = battle.start(setup, 'names');
  const catalogue = CATALOGUES[language];
  return new BattleReport(start, words(language, catalogue, reportNames(start, language, catalogue)));
}

const STARTERS = battle.readSetup({ points: 30, armies: ['stark-30', 'lannister-30'] });

/** What is told of a turn in which this happened. */
function told(
  ...events: (BattleEvent | { type: 'roll'; name: string; sides: number; values: number[] })[]
): string[] {
  const report = reportOf(STARTERS);
  report.tell({ to: null, event: { type: 'round', round: 2 } });
  report.tell({ to: null, event: { type: 'turn', seat: 'one' } });
  return events.flatMap((event) => report.tell({ to: null, event }));
}

const roll = (name: string, ...values: number[]) => ({ type: 'roll' as const, name, sides: 6, values });
const saves = (unit: string, hits: number, blocked: number) =>
  ({ type: 'saves', unit, hits, blocked, needed: 4, modifiers: [], more: [] }) as const;
const panic = (dice: number[], total: number, passed: boolean) =>
  ({
    type: 'morale',
    unit: 'two-3',
    test: 'panic',
    dice,
    modifiers: [],
    roll: total,
    needed: 6,
    passed,
    more: 0,
  }) as const;
const pose = (x: number, y: number, facing = 0) => ({ x, y, facing });

describe('a battle report', () => {
  it('begins with the mode, what is needed to win, and the armies in full', () => {
    const [title, stark] = reportOf(STARTERS).opening();
    expect(title).toBe('A Game of Thrones, 30 points a side. 8 Victory Points to win.');
    expect(stark).toMatch(/^House Stark: Stark Sworn Swords \(Robb Stark, The Wolf Lord\), .* NCUs: Catelyn/);
  });

  it('says nothing of NCUs of an army without any', () => {
    const start = battle.start(STARTERS, 'names');
    start.ncus = start.ncus.filter(({ seat }) => seat !== 'one');
    const said = words('en', CATALOGUES.en, reportNames(start, 'en', CATALOGUES.en));
    const [, stark, lannister] = new BattleReport(start, said).opening();
    expect(stark).toMatch(/^House Stark: .*\.$/);
    expect(stark).not.toContain('NCU');
    expect(lannister).toContain('NCUs: ');
  });

  it('calls players of the same faction by their Commanders, and teams by their players', () => {
    const teams = battle.readSetup({ points: 20, armies: FOUR_ARMIES, sides: TEAMS });
    const report = reportOf(teams);
    const [title, , , three] = report.opening();
    expect(title).toBe('A Game of Thrones, 20 points a player. 10 Victory Points to win.');
    expect(three).toMatch(/^Greatjon Umber: House Umber Berserkers/);
    const zone = { type: 'zone-chosen', seat: 'three', edge: 2 } as const;
    expect(report.tell({ to: null, event: zone })).toEqual(['Greatjon Umber chose the western edge.']);
    expect(report.tell({ to: null, event: { type: 'round', round: 1 } })).toEqual([
      '',
      '== Round 1 | Robb Stark and Greatjon Umber 0, Jaime Lannister and Gregor Clegane 0 ==',
    ]);
    const free = reportOf(battle.readSetup({ points: 20, armies: FOUR_ARMIES }), 'zh-Hant');
    expect(free.tell({ to: null, event: { type: 'round', round: 1 } }).join('')).toMatch(
      /羅柏·史塔克 0.*詹姆·蘭尼斯特 0.* 0.* 0/,
    );
  });

  it('has a heading for each round, with the score', () => {
    const report = reportOf(STARTERS);
    expect(report.tell({ to: null, event: { type: 'round', round: 1 } })).toEqual([
      '',
      '== Round 1 | House Stark 0, House Lannister 0 ==',
    ]);
    const because = 'battle/victory/through-combat';
    expect(report.tell({ to: null, event: { type: 'scored', side: 1, points: 2, because } })).toEqual([
      'House Lannister scored 2 Victory Points: a unit was destroyed. (House Stark 0, House Lannister 2)',
    ]);
    expect(report.tell({ to: null, event: { type: 'round', round: 2 } })).toContain(
      '== Round 2 | House Stark 0, House Lannister 2 ==',
    );
  });

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

  it('says who was eliminated', () => {
    expect(told({ type: 'eliminated', side: 1 })).toEqual([
      '- House Lannister lost the last Combat Unit on the battlefield and was eliminated.',
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

  it('leaves the dice of Wounds out of a Morale Test that is rolled again', () => {
    const again = { type: 'roll' as const, name: 'morale-again', sides: 3, values: [3] };
    const lines = told(roll('morale', 4, 4), roll('morale-again', 1), again, panic([1, 4], 5, false));
    expect(lines).toEqual([
      '- Lannister Halberdiers made a Panic Test (4+4, re-rolled to 1+4): 5 against 6+, failed.',
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

  it('does not count walls among the units of an army', () => {
    const siege = battle.readSetup({
      points: 40,
      mode: 'a-storm-of-swords',
      armies: ['stark-40', 'lannister-40'],
    });
    expect(reportOf(siege).opening().join('\n')).not.toContain('Castle Wall');
  });

  it('does not tell which cards were drawn', () => {
    expect(told({ type: 'drawn', seat: 'one', cards: ['last-stand', 'lash-out'] })).toEqual([
      '- House Stark drew 2 cards.',
    ]);
  });

  it('ends with the result and a tally', () => {
    const lines = told(
      { type: 'destroyed', unit: 'two-1' },
      { type: 'end', winners: ['one'], rule: 'battle/victory/six-rounds' },
    );
    expect(lines).toEqual([
      '- Destroyed: Lannister Guardsmen (Jaime Lannister)!',
      '',
      'The battle is over. After six rounds, one side has the most Victory Points.',
      'Victory Points: House Stark 0, House Lannister 0. Units lost: House Stark 0, House Lannister 1.',
    ]);
  });

  it('calls units by their players where both armies are of one faction', () => {
    const mirror = battle.start(battle.readSetup({ points: 30, armies: ['stark-30', 'stark-30'] }), 'mirror');
    const names = reportNames(mirror, 'en', CATALOGUES.en);
    expect(names['name.unit.one-3']).toBe("Player one's House Karstark Spearmen");
    expect(names['name.unit.two-3']).toBe("Player two's House Karstark Spearmen");
    expect(names['name.seat.one']).toBeUndefined();
  });

  it('calls attachments without their bynames, however many there are', () => {
    const start = battle.start(battle.usualSetup(2), 'names');
    const attachments = [
      'robb-stark-the-wolf-lord',
      'greatjon-umber-lord-of-last-hearth',
      'sworn-sword-captain',
    ];
    const units = start.units.map((unit) =>
      unit.seat === 'one' ? { ...unit, card: 'stark-sworn-swords', attachments } : unit,
    );
    const names = reportNames({ ...start, units }, 'en', CATALOGUES.en);
    expect(names['name.unit.one-1']).toBe(
      'Stark Sworn Swords (Robb Stark, Greatjon Umber, and Sworn Sword Captain)',
    );
  });

  it('calls players by their Commanders where only these differ', () => {
    const armies = ['stark-30', 'lannister-30', 'stark-greatjon-30'];
    const three = battle.start(battle.readSetup({ points: 30, armies }), 'three');
    const names = reportNames(three, 'en', CATALOGUES.en);
    expect(['one', 'two', 'three'].map((seat) => names[`name.seat.${seat}`])).toEqual([
      'Robb Stark',
      'Jaime Lannister',
      'Greatjon Umber',
    ]);
    expect(names['name.unit.one-3']).toBe("Robb Stark's House Karstark Spearmen");
    expect(names['name.side.2']).toBe('Greatjon Umber');
  });

  it.each(['en', 'zh-Hant'] as const)(
    'says everything that happens in any mode, in %s',
    (language) => {
      const wrong = new Set<string>();
      let lines = 0;
      for (const [i, setup] of ALL_SETUPS.entries()) {
        const report = reportOf(setup, language);
        for (const { events } of randomGame(setup, `report ${i}`)) {
          for (const line of events.flatMap((emitted) => report.tell(emitted))) {
            lines += 1;
            const bare =
              /[{}]|undefined|null|NaN|\[object|\b(?:event|report|name|text|option)\.|\b(?:one|two|wall)-\d/;
            if (bare.test(line)) wrong.add(line);
          }
        }
      }
      expect([...wrong]).toEqual([]);
      expect(lines).toBeGreaterThan(3000);
    },
    120_000,
  );
});
