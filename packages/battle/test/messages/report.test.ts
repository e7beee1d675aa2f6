// The battle report: events put together into lines a player likes to read.
import { en as kernelEn, words, zhHant as kernelZhHant, type Catalogue } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { pieceOption, unitOption } from '../../src/options.ts';
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
const pose = (x: number, y: number, facing = 0) => ({ x, y, facing });

describe('a battle report', () => {
  it('begins with the mode, what is needed to win, and the armies in full', () => {
    const [title, stark] = reportOf(STARTERS).opening();
    expect(title).toBe('A Game of Thrones, 30 points a side. 8 Victory Points to win.');
    expect(stark).toMatch(/^House Stark: Stark Sworn Swords \(Robb Stark, The Wolf Lord\), .* NCUs: Catelyn/);
  });

  it('calls players of the same faction by their number, and teams by their players', () => {
    const teams = battle.readSetup({ points: 20, armies: FOUR_ARMIES, sides: TEAMS });
    const report = reportOf(teams);
    const [title, , , three] = report.opening();
    expect(title).toBe('A Game of Thrones, 20 points a player. 10 Victory Points to win.');
    expect(three).toMatch(/^Player three: House Umber Berserkers/);
    const zone = { type: 'zone-chosen', seat: 'three', edge: 2 } as const;
    expect(report.tell({ to: null, event: zone })).toEqual(['Player three chose the western edge.']);
    expect(report.tell({ to: null, event: { type: 'round', round: 1 } })).toEqual([
      '',
      '== Round 1 | Player one and Player three 0, Player two and Player four 0 ==',
    ]);
    const free = reportOf(battle.readSetup({ points: 20, armies: FOUR_ARMIES }), 'zh-Hant');
    expect(free.tell({ to: null, event: { type: 'round', round: 1 } }).join('')).toMatch(
      /玩家一 0.*玩家二 0.*玩家三 0.*玩家四 0/,
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
    const moved = { type: 'moved', unit: 'one-3' } as const;
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
        needed: 7_250,
      },
      { type: 'moved', unit: 'one-1', from: pose(0, 0), pose: pose(0, 7_250) },
      { type: 'attack', unit: 'one-1', target: 'two-3', attack: "Winter's Bite", arc: 'flank', dice: 3 },
      roll('attack', 1, 6, 4),
      roll('attack-again', 5),
      { type: 'hits', unit: 'one-1', target: 'two-3', hits: 3 },
      roll('defense', 2, 6, 3),
      { type: 'condition-expended', unit: 'two-3', condition: 'vulnerable' },
      roll('defense-again', 1),
      { type: 'wounds', unit: 'two-3', wounds: 3, left: 9 },
      roll('morale', 2, 3),
      roll('panic-wounds', 2),
      { type: 'morale', unit: 'two-3', test: 'panic', roll: 4, needed: 6, passed: false },
      { type: 'wounds', unit: 'two-3', wounds: 2, left: 7 },
    );
    expect(lines).toEqual([
      '- Stark Sworn Swords (Robb Stark) charged Lannister Halberdiers in the left flank from 7.3" away (rolled 4).',
      "  Stark Sworn Swords (Robb Stark) attacked Lannister Halberdiers in the flank with Winter's Bite (6 4 1; re-rolled 1: 5): 3 Hits.",
      '  The Vulnerable token on Lannister Halberdiers was expended.',
      '  Lannister Halberdiers rolled Defense (6 3 2; re-rolled 1: 1) and suffered 3 Wounds; 9 left.',
      '  Lannister Halberdiers made a Panic Test (2+3): 4 against 6+, failed.',
      '  Lannister Halberdiers suffered 2 Wounds; 7 left.',
    ]);
  });

  it('keeps the saves of two rolls apart, and says when every Hit was blocked', () => {
    const lines = told(roll('defense', 6), roll('defense', 1, 1), {
      type: 'wounds',
      unit: 'one-3',
      wounds: 2,
      left: 1,
    });
    expect(lines).toEqual([
      '- Every Hit was blocked (6).',
      '  House Karstark Spearmen rolled Defense (1 1) and suffered 2 Wounds; 1 left.',
    ]);
  });

  it('explains a card with its target the first time it is played', () => {
    const chosen = unitOption('one-3').say;
    const option = 'card|bribery|0|one-3';
    const card = { type: 'card', seat: 'two', card: 'bribery', option, chosen } as const;
    const lines = told(card, card);
    expect(lines[0]).toBe('- House Lannister played Bribery: House Karstark Spearmen.');
    expect(lines[1]).toMatch(/^ {4}\(When your NCU claims a zone/);
    expect(lines.slice(2)).toEqual(['  House Lannister played Bribery: House Karstark Spearmen.']);
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
      '    (A Charge that strikes home leaves the enemy Vulnerable.)',
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
    const influence = { type: 'influence', ncu: 'one-ncu-1', unit: 'one-3' } as const;
    const next = { type: 'turn', seat: 'two' } as const;
    expect(told(claimed, influence, next).at(-1)).toBe('  The zone had no effect.');
    const healed = { type: 'restored', unit: 'one-3', wounds: 2 } as const;
    expect(told(claimed, healed, influence, next).at(-1)).toBe(
      '  Catelyn Stark influenced House Karstark Spearmen.',
    );
  });

  it('names the NCU that takes a card before it claims a zone', () => {
    const taken = { type: 'card-taken', seat: 'one', card: 'lash-out', from: 'discard' } as const;
    expect(told({ type: 'activated', unit: 'one-ncu-2' }, taken)).toEqual([
      '- Sansa Stark: House Stark took Lash Out from the discard pile.',
    ]);
  });

  it('tells siege cards with what they do, for the Attacker and for the Defender', () => {
    const card = { type: 'siege-card', card: 1 } as const;
    const lines = told(
      { type: 'role', seat: 'one', role: 'attacker' },
      { type: 'role', seat: 'two', role: 'defender' },
      { ...card, seat: 'one', option: 'siege-1|terrain-2', chosen: pieceOption('terrain', 'terrain-2').say },
      { ...card, seat: 'two', option: 'siege-1|wall-3', chosen: unitOption('wall-3').say },
    );
    expect(lines.slice(2)).toEqual([
      '  House Stark played siege card 1: Terrain 2.',
      '    (Start of any turn: remove one terrain piece.)',
      '  House Lannister played siege card 1: Castle Wall 3.',
      "    (Start of any turn: a Castle Wall that isn't destroyed restores 2 Wounds.)",
    ]);
  });

  it('leaves the dice of Wounds out of a Morale Test that is rolled again', () => {
    const again = { type: 'roll' as const, name: 'morale-again', sides: 3, values: [3] };
    const test = { type: 'morale', unit: 'two-3', test: 'panic', roll: 5, needed: 6, passed: false } as const;
    expect(told(roll('morale', 4, 4), roll('morale-again', 1), again, test)).toEqual([
      '- Lannister Halberdiers made a Panic Test (4+4; re-rolled 1: 1): 5 against 6+, failed.',
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
