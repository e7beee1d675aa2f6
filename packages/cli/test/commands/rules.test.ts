import { describe, expect, it } from 'vitest';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();
const root = folder.path('.');
const rules = (...args: string[]) => maester(['rules', ...args], { root });

folder.write(
  'docs/rules/melee.md',
  `# melee

## Blows

### melee/blows/hit
A blow hits.

Reading: always.

### melee/blows/hit-back
The other hits back.

### melee/blows/parry
A parry stops a blow.

## The end

### melee/end/yield
Who yields has lost.

### melee/end/night
The night ends it.

### melee/end/rain
Rain ends it.
`,
);
folder.write(
  'docs/rules/archery.md',
  '# archery\n\n## Butts\n\n### archery/butts/distance\nA hundred paces.\n',
);
// Each names one rule; what else is in them only looks like it.
folder.write(
  'packages/x/test/blows.test.ts',
  "it('melee/blows/hit-back: hits', () => {}); // melee/end/night-watch",
);
folder.write('packages/x/test/deep/data.json', '{"rules":["melee/end/yield"]}');
folder.write('packages/x/scenarios/parry.json', '{"refused":"melee/blows/parry"}');
folder.write('docs/guides/scenarios/rain.json', '["melee/end/rain"]');
folder.write('packages/x/src/melee.ts', '// melee/blows/hit: sources are no tests');
folder.write('packages/x/test/notes.md', 'melee/blows/hit');
folder.write(
  'packages/x/test/paths.ts',
  "import '../melee/blows/hit'; import 'melee/blows/hit.ts'; // melee/blows/hit/twice",
);

describe('rules', () => {
  it('prints a ledger with its chapters, and which rules no test names', async () => {
    const { code, out } = await rules('melee');
    expect(code).toBe(0);
    expect(out).toContain(
      '\nBlows\n\n  melee/blows/hit  (no test names it)\n    A blow hits.\n\n    Reading: always.\n',
    );
    expect(out).toContain('\n  melee/blows/hit-back\n    The other hits back.\n');
    expect(out).toContain('\nThe end\n\n  melee/end/yield\n');
    expect(out).not.toContain('archery');
    expect(out).toMatch(/\nmelee: 6 rules, 4 named by tests, 2 not\n$/);
  });

  it('prints all ledgers if none is named', async () => {
    const { out } = await rules();
    expect(out).toContain('archery/butts/distance');
    expect(out).toContain('melee/end/yield');
    expect(out).toContain('archery: 1 rules, 0 named by tests, 1 not\nmelee: 6 rules');
  });

  it('prints only the ids that no test names as a whole id', async () => {
    expect(await rules('melee', '--untested')).toMatchObject({
      code: 0,
      out: 'melee/blows/hit\nmelee/end/night\n',
      err: 'melee: 6 rules, 4 named by tests, 2 not\n',
    });
  });

  it('prints a translation where there is one', async () => {
    folder.write('docs/rules/zh-hant/archery.md', '## 靶場\n\n### archery/butts/distance 距離\n一百步。\n');
    const { out } = await rules('--lang', 'zh-hant');
    expect(out).toContain('\n靶場\n\n  archery/butts/distance  (no test names it)\n    一百步。\n');
    expect(out).toContain('A blow hits.');
    expect((await rules('archery')).out).toContain('A hundred paces.');
  });

  it('says where a rule is written, worded, played and tested', async () => {
    folder.write(
      'where/docs/rules/melee.md',
      '## Blows\n\nCode: packages/x/src/melee.ts\n\n### melee/blows/hit\nA blow hits.\n',
    );
    folder.write('where/packages/x/src/melee.ts', '// A blow\n// melee/blows/hit');
    folder.write('where/packages/x/src/messages/en.ts', "{ 'refusal.melee/blows/hit': 'A blow hits.' }");
    folder.write('where/packages/x/src/other.ts', '// melee/blows/hit-back');
    folder.write('where/packages/x/test/melee.test.ts', "it('melee/blows/hit', () => {});");
    folder.write(
      'where/packages/x/scenarios/hit.json',
      JSON.stringify([
        { game: 'melee', title: 'It hits', rules: ['melee/blows/hit'] },
        { game: 'melee', title: 'It misses', rules: ['melee/blows/miss'] },
        {
          game: 'melee',
          title: 'It is refused',
          play: [{ seat: 'a', choose: 1, refused: 'melee/blows/hit' }],
        },
      ]),
    );
    const where = (...args: string[]) => maester(['rules', ...args], { root: folder.path('where') });
    expect(await where('--where', 'melee/blows/hit')).toEqual({
      code: 0,
      err: '',
      out: [
        'melee/blows/hit  (Blows)',
        'code of the chapter',
        '  packages/x/src/melee.ts',
        'sources',
        '  packages/x/src/melee.ts:2',
        'words',
        '  packages/x/src/messages/en.ts:1',
        'scenarios',
        '  packages/x/scenarios/hit.json  It hits',
        '  packages/x/scenarios/hit.json  It is refused',
        'tests',
        '  packages/x/test/melee.test.ts:1',
        '',
      ].join('\n'),
    });
    expect(JSON.parse((await where('--where', 'melee/blows/hit', '--json')).out)).toMatchObject({
      chapter: 'Blows',
      tests: ['packages/x/test/melee.test.ts:1'],
    });
    expect(await where('--where', 'melee/blows/hitt')).toMatchObject({ code: 2 });
  });

  it('finds a rule by words of its text', async () => {
    folder.write(
      'words/docs/rules/melee.md',
      '## Blows\n\nCode: packages/x/src/melee.ts\n\n### melee/blows/hit\nA blow hits.\n\n### melee/blows/miss\nA Blow misses.\n',
    );
    const where = (...words: string[]) =>
      maester(['rules', '--where', ...words], { root: folder.path('words') });
    expect((await where('misses blow')).out).toMatch(
      /^melee\/blows\/miss {2}\(Blows\)\ncode of the chapter\n/,
    );
    expect((await where('blow')).out).toBe(
      '\nmelee/blows/hit  (Blows)\n    A blow hits.\n\nmelee/blows/miss  (Blows)\n    A Blow misses.\n',
    );
    expect(await where('parry')).toMatchObject({ code: 2 });
    expect((await where('blow')).err).toBe(
      '--where with one of these ids lists its code, scenarios and tests\n',
    );
    expect(await where('blow hitting nobody')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^melee\/blows\/hit {2}/) as unknown,
      err: 'no rule says all of "blow hitting nobody"; these come nearest\n',
    });
    expect(await where('blow', 'archery')).toMatchObject({ code: 2 });
  });

  it('says where a card is', async () => {
    const { out } = await maester(['rules', '--where', 'battle/card/winters-might']);
    expect(out).toMatch(/^sources\n(?: {2}packages\/battle\/src\/.*\n)+/m);
    expect(out).toContain("packages/battle/scenarios/cards/tactics/winters-might.json  Winter's Might: ");
  });

  it('prints JSON', async () => {
    const all = JSON.parse((await rules('melee', '--json')).out) as unknown;
    expect(all).toMatchObject([{ game: 'melee', count: 6, untestedCount: 2 }]);
    expect(all).toMatchObject([
      {
        rules: expect.arrayContaining([
          expect.objectContaining({ id: 'melee/end/rain', chapter: 'The end', tested: true }),
        ]) as unknown,
      },
    ]);
    expect(JSON.parse((await rules('--json', '--untested')).out)).toEqual([
      {
        game: 'archery',
        count: 1,
        untestedCount: 1,
        laterCount: 0,
        untested: ['archery/butts/distance'],
        later: [],
      },
      {
        game: 'melee',
        count: 6,
        untestedCount: 2,
        laterCount: 0,
        untested: ['melee/blows/hit', 'melee/end/night'],
        later: [],
      },
    ]);
  });

  it('fails on untested rules only if it is told to be strict', async () => {
    expect(await rules('melee', '--strict')).toMatchObject({ code: 1 });
    expect(await rules('melee', '--untested', '--strict')).toMatchObject({ code: 1 });
    const proven = folder.path('proven');
    folder.write('proven/docs/rules/melee.md', '### melee/end/yield\nIt ends.\n');
    folder.write('proven/packages/x/test/a.test.ts', '// melee/end/yield.');
    expect(await maester(['rules', '--strict'], { root: proven })).toMatchObject({ code: 0 });
  });

  it('prints apart what says that it cannot be played yet, unless a test names it after all', async () => {
    folder.write(
      'later/docs/rules/joust.md',
      [
        '## Lists\n\n### joust/lists/ride\nKnights ride.',
        '### joust/lists/fall\nA knight falls. Later: he stands up again.',
        '### joust/lists/teams\nTeams ride together.\n\nLater: one against one comes first.',
        '### joust/lists/squires\nSquires help.\n\nLater: there are no squires.',
      ].join('\n\n'),
    );
    folder.write('later/packages/x/test/a.test.ts', '// joust/lists/ride, joust/lists/squires');
    const ledger = (...args: string[]) => maester(['rules', ...args], { root: folder.path('later') });
    expect(await ledger('--untested', '--strict')).toMatchObject({
      code: 1,
      out: ['joust/lists/fall', 'not yet played:', '  joust/lists/teams\n'].join('\n'),
      err: 'joust: 4 rules, 2 named by tests, 1 not, 1 not yet played\n',
    });
    expect((await ledger()).out).toContain(
      '\n  joust/lists/teams  (not yet played)\n    Teams ride together.',
    );
    expect(JSON.parse((await ledger('--untested', '--json')).out)).toMatchObject([
      { untested: ['joust/lists/fall'], later: ['joust/lists/teams'], laterCount: 1 },
    ]);
    folder.write('later/packages/x/test/b.test.ts', '// joust/lists/fall');
    expect(await ledger('--strict')).toMatchObject({ code: 0 });
  });

  it.each([
    [['mêlée'], 'unknown ledger "mêlée"; did you mean melee? (known: archery, melee)'],
    [['melee', 'archery'], 'unexpected argument "archery"'],
    [['--untestd'], 'did you mean --untested?'],
  ])('refuses %j', async (args, message) => {
    expect(await rules(...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message) as string,
    });
  });

  it('names the file and line of a broken ledger', async () => {
    folder.write('broken/docs/rules/joust.md', '# joust\n\n### Not an id\nText.\n');
    const { code, err } = await maester(['rules'], { root: folder.path('broken') });
    expect(code).toBe(2);
    expect(err).toMatch(/docs.rules.joust\.md: input: line 3: expected a rule id, got Not an id/);
  });

  it('says where it looked if there is no ledger', async () => {
    const { code, err } = await maester(['rules'], { root: folder.path('packages') });
    expect(code).toBe(2);
    expect(err).toMatch(/there is no ledger in .*docs.rules/);
  });
});

it('the ledgers of this repository can be read', async () => {
  const { code, out, err } = await maester(['rules', '--untested']);
  expect([code, out]).toEqual([0, '']);
  expect(err).toMatch(/^battle: \d+ rules, /m);
  expect(err).toMatch(/^thrones: \d+ rules, /m);
});
