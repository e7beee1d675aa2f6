// The battle report: events put together into lines a player likes to read.
import { words } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, BattleReport, reportNames } from '../../src/index.ts';
import { ALL_SETUPS, FOUR_ARMIES, randomGame, TEAMS } from '../support/random-games.ts';
import { CATALOGUES, reportOf, STARTERS, told } from '../support/reports.ts';

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

  it('says who was eliminated', () => {
    expect(told({ type: 'eliminated', side: 1 })).toEqual([
      '- House Lannister lost the last Combat Unit on the battlefield and was eliminated.',
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
