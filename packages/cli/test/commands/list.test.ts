import {
  randomArmy,
  rulesOf,
  STARTER_ARMIES,
  USUAL_EDITION,
  type ArmyList,
  type Faction,
} from '@maester/battle';
import { FACTIONS } from '@maester/battle/tables';
import { seededRandom } from '@maester/kernel';
import { readList } from '@maester/lists';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();

const ROBB = 'robb-stark-the-wolf-lord';
const LIST = {
  name: 'Two swords',
  faction: 'stark',
  commander: ROBB,
  units: [
    { card: 'stark-sworn-swords', attachments: [ROBB] },
    { card: 'stark-sworn-swords', attachments: ['umber-champion'] },
  ],
  ncus: ['sansa-stark-little-bird'],
};

const file = (name: string, value: unknown): string => folder.write(name, JSON.stringify(value));

describe('a list', () => {
  it('that is legal is shown with what it costs', async () => {
    expect(await maester(['list', file('good.json', LIST)])).toEqual({
      code: 0,
      out: `Two swords (House Stark army)
  Stark Sworn Swords                       5
  + Robb Stark, The Wolf Lord (Commander)  0
  Stark Sworn Swords                       5
  + Umber Champion                         1
  Sansa Stark, Little Bird                 4
14 of 40 points, plus 1 of 4 extra points for attachments.

The list is legal.
`,
      err: '',
    });
  });

  it('that is not legal is shown with every problem and its rule, and ends with 1', async () => {
    const wrong = file('wrong.json', {
      ...LIST,
      units: [
        ...LIST.units,
        { card: 'grey-wind', attachments: ['guard-captain'] },
        { card: 'stark-sworn-sword' },
        { card: 'stark-outriders', attachments: ['robb-stark-the-young-wolf'] },
      ],
    });
    const { code, out, err } = await maester(['list', wrong, '--points', '20']);
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n').slice(-8)).toEqual([
      '6 problems:',
      ...[
        'There is no unit called “stark-sworn-sword”. Did you mean stark-sworn-swords?  (battle/army/unknown-card)',
        "Grey Wind is a solo unit and can't take attachments such as Guard Captain.  (battle/attachment/no-solo)",
        "Robb Stark, The Young Wolf can only join units of its own type, which Stark Outriders isn't.  (battle/attachment/same-type)",
        "Guard Captain belongs to House Lannister and can't join this army.  (battle/army/faction)",
        'An army can include Robb Stark only once; remove Robb Stark, The Young Wolf or the other.  (battle/army/unique-character)',
        'This army costs 25 points; the limit is 20.  (battle/army/point-limit)',
      ].map((line) => `  ${line}`),
      '',
    ]);
  });

  it('says what a card asks of the army', async () => {
    const alone = file('alone.json', {
      faction: 'stark',
      commander: 'greatjon-umber-lord-of-last-hearth',
      units: [
        { card: 'house-umber-berserkers', attachments: ['greatjon-umber-lord-of-last-hearth'] },
        { card: 'grey-wind' },
      ],
    });
    const { out } = await maester(['list', alone]);
    expect(out).toContain('House Stark army\n');
    expect(out).toContain('Grey Wind requires Robb Stark in the army.');
    const chinese = await maester(['list', alone, '--lang', 'zh-hant']);
    expect(chinese.out).toContain('軍隊中必須有羅柏·史塔克，才能招募灰風。');
  });

  it('can be a ready one, and JSON', async () => {
    const { code, out } = await maester(['list', 'stark-40', '--points', '30', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      points: 39,
      attachmentPoints: { spent: 3, of: 3 },
      problems: [
        {
          rule: 'battle/army/point-limit',
          facts: { total: 39, points: 30 },
          text: 'This army costs 39 points; the limit is 30.',
        },
      ],
    });
  });
});

it('without a file names the ready lists, and with --cards the cards', async () => {
  expect((await maester(['list'])).out).toMatch(
    /^stark-30 +Stark starter +House Stark +Robb Stark, The Wolf Lord$/m,
  );
  const { out } = await maester(['list', '--cards']);
  expect(out).toMatch(/^grey-wind +Grey Wind +House Stark +unit +3$/m);
  expect(out).toMatch(
    /^robb-stark-the-wolf-lord +Robb Stark, The Wolf Lord +House Stark +attachment \(Commander\) +0$/m,
  );
  expect(out).toMatch(/^sansa-stark-little-bird +Sansa Stark, Little Bird +House Stark +NCU +4$/m);
});

describe('a random list', () => {
  it('is shown like any other, the same for the same seed', async () => {
    const { code, out, err } = await maester(['list', '--random', 'lannister', '30', '--seed', '4']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^House Lannister army\n/);
    expect(out).toContain('The list is legal.');
    expect((await maester(['list', '--random', 'lannister', '30', '--seed', '4'])).out).toBe(out);
    expect((await maester(['list', '--random', 'lannister', '30', '--seed', '5'])).out).not.toBe(out);
  });

  it('is a file for this command as JSON', async () => {
    const { out } = await maester(['list', '--random', 'stark', '--points', '40', '--json']);
    expect((await maester(['list', folder.write('random.json', out)])).code).toBe(0);
  });

  it('is refused for a faction without armies and for too few points', async () => {
    expect((await maester(['list', '--random', 'lannisters'])).err).toContain('"lannisters"');
    expect((await maester(['list', '--random', 'stark', '2'])).err).toContain('no army of stark');
  });
});

describe('a list from another program', () => {
  const IDS = 'targaryen;10715,20701,10702,20705,10703,20703,10701,20704,10714,30701,30704';

  it('is read from the standard input and checked like any other', async () => {
    const { code, out, err } = await maester(['list', '-'], { input: () => IDS });
    expect([code, err]).toEqual([0, 'Read as Tabletop Simulator id string.\n']);
    expect(out).toContain('  + Khal Drogo, The Great Khal (Commander)  0\n');
    expect(out).toContain('40 of 40 points, plus 3 of 4 extra points for attachments.');
  });

  it('is written in every format, which this command reads again', async () => {
    const json = JSON.stringify(LIST);
    const { out: ids } = await maester(['list', '-', '--to', 'ids'], { input: () => json });
    expect(ids).toBe('stark;10201,20201,10201,20203,30202\n');
    for (const format of ['json', 'link', 'text', 'war-council', 'asoiaf-stats', 'asoiaf-fr']) {
      const { code, out } = await maester([
        'list',
        file('good.json', LIST),
        '--to',
        format,
        '--points',
        '30',
      ]);
      expect(code).toBe(0);
      expect((await maester(['list', '-', '--to', 'ids'], { input: () => out })).out).toBe(ids);
    }
  });

  it('with names that nobody knows is refused with what they could be', async () => {
    const text = 'House Stark\nStark Bowmen\nUmber Something\nRobb Stark (C)\n';
    const { code, out, err } = await maester(['list', folder.write('list.txt', text), '--to', 'ids']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('list.txt leaves 1 question open:\n  Which card is “Umber Something”?\n');
    expect(err).toContain('    House Umber Berserkers (House Stark, unit)\n');
    const chinese = await maester(['list', folder.path('list.txt'), '--lang', 'zh-hant']);
    expect(chinese.err).toContain('「Umber Something」是哪一張卡？');
  });

  it('is printed', async () => {
    const [ids, pdf] = [folder.write('ids.txt', IDS), folder.path('list.pdf')];
    const { code, out } = await maester([
      'list',
      ids,
      '--pdf',
      pdf,
      '--paper',
      'letter',
      '--lang',
      'zh-hant',
    ]);
    expect([code, out]).toEqual([0, '']);
    const bytes = readFileSync(pdf, 'latin1');
    expect(bytes.slice(0, 9)).toBe('%PDF-1.7\n');
    expect(bytes).toContain('/Lang (zh-hant)');
    expect(bytes).toContain('/MediaBox [0.000 0.000 612.000 792.000]');
  });

  it('shows what it guessed', async () => {
    const text = 'House Stark\nStark Bowmen\nRobb Stark (C)\nUmber Berzerkers\n';
    const { code, err } = await maester(['list', '-'], { input: () => text });
    expect(code).toBe(0);
    expect(err).toBe('Read as plain text.\n“Umber Berzerkers” was read as House Umber Berserkers.\n');
  });
});

describe('a wrong call of list', () => {
  it.each([
    [['stark-41'], 'unknown file or ready list "stark-41"; did you mean stark-40?'],
    [[folder.write('words.json', 'an army')], 'words.json is not an army list: '],
    [[file('house.json', { ...LIST, faction: 'starks' })], 'faction: expected one of stark'],
    [['stark-40', '--points', 'many'], '--points must be a whole number from 1 to 1000, not "many"'],
    [['stark-40', '--to', 'battlescribe'], 'unknown format "battlescribe"'],
    [['stark-40', '--pdf', 'x.pdf', '--paper', 'a3'], 'unknown paper "a3"'],
    [['stark-40', '--cards'], "--cards can't be combined with a file"],
    [['stark-40', 'stark-30'], 'unexpected argument "stark-30"'],
  ])('%j says what is wrong', async (args, message) => {
    const { code, out, err } = await maester(['list', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('a list that is tested', () => {
  it('fights battles against the lists that are named, and the numbers are told', async () => {
    const journals = folder.path('journals');
    const args = ['list', 'stark-30', '--points', '30', '--test', '10', '--against', 'lannister-30'];
    const { code, out } = await maester([...args, '--minds', 'random', '--journals', journals, '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out) as { all: { played: number; won: number }; against: object };
    expect(report.all.played).toBe(10);
    expect(Object.keys(report.against)).toEqual(['Lannister starter']);
    expect(readdirSync(journals)).toHaveLength(10);
  });

  it.each([
    [['--test', '9'], '--test must be a whole number from 10 to 1000, not "9"'],
    [['--test', '10', '--modes', 'a-feast'], 'unknown mode "a-feast"'],
    [['--test', '10', '--against', 'stark-40'], "stark-40 can't play: This army costs"],
    [['--test', '10', '--points', '77'], 'there is no ready army of 77 points'],
  ])('%j is refused in words', async (more, problem) => {
    const { code, err } = await maester(['list', 'stark-30', '--points', '30', ...more]);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });
});

describe('the report on a list', () => {
  const random = (faction: Faction, i: number): ArmyList | null =>
    randomArmy(rulesOf({ edition: USUAL_EDITION }), { faction, points: 40 }, seededRandom(`report ${i}`));
  const armies = [
    ...Object.values(STARTER_ARMIES),
    ...FACTIONS.flatMap((faction, i) => [random(faction, i), random(faction, i + 100)]),
  ].filter((army) => army !== null);

  it('is read again as the same list, whoever is an NCU and an attachment', async () => {
    for (const [i, army] of armies.entries()) {
      const { out } = await maester(['list', file(`report-${i}.json`, army)]);
      const reading = readList(out);
      expect(reading.ok && reading.list).toEqual(army);
    }
  });
});
