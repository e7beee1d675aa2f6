import { describe, expect, it } from 'vitest';
import { checkFile } from './check-boundaries.ts';

const battle = 'packages/battle/src/attack.ts';

describe('who may import whom', () => {
  it.each([
    ['packages/battle/src/attack.ts', '@maester/kernel'],
    ['packages/battle/src/attack.ts', './dice.ts'],
    ['packages/battle/src/actions/charge.ts', '../dice.ts'],
    ['packages/kernel/src/play.ts', './sample/index.ts'],
    ['packages/minds/src/search.ts', '@maester/thrones'],
    ['packages/cli/src/main.ts', '@maester/server'],
    ['packages/cli/src/main.ts', 'node:fs'],
    ['packages/battle/test/attack.test.ts', 'vitest'],
    ['packages/kernel/test/play.test.ts', '@maester/kernel/sample'],
  ])('%s may import %s', (path, specifier) => {
    expect(checkFile(path, `import { thing } from '${specifier}';`)).toEqual([]);
  });

  it.each([
    ['packages/kernel/src/play.ts', '@maester/battle'],
    ['packages/battle/src/attack.ts', '@maester/thrones'],
    ['packages/thrones/src/march.ts', '@maester/battle/cards'],
    ['packages/thrones/test/march.test.ts', '@maester/battle'],
    ['packages/minds/src/search.ts', '@maester/server'],
    ['packages/table/src/table.ts', '@maester/minds'],
    ['packages/table/src/table.ts', '@maester/thrones'],
    ['packages/server/src/serve.ts', '@maester/web'],
    ['packages/server/src/serve.ts', '@maester/cli'],
    ['packages/web/src/main.ts', '@maester/server'],
    ['packages/web/src/main.ts', '@maester/cli'],
    ['packages/battle/src/attack.ts', '@maester/battle'],
    ['packages/battle/src/attack.ts', '../../kernel/src/index.ts'],
    ['packages/cli/src/main.ts', '../../../scripts/run.mjs'],
    ['packages/battle/src/attack.ts', 'node:fs'],
    ['packages/minds/src/search.ts', 'fast-check'],
    ['packages/ravens/src/fly.ts', './wing.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(checkFile(path, `import { thing } from '${specifier}';`)).toHaveLength(1);
  });

  it('names the file, the line, the import and the rule', () => {
    expect(checkFile(battle, `// dice\nimport { march } from '@maester/thrones';`)).toEqual([
      `packages/battle/src/attack.ts:2 imports '@maester/thrones': battle may import only kernel`,
    ]);
  });
});

describe('what counts as an import', () => {
  it.each([
    `import 'node:fs';`,
    `import type { Stats } from 'node:fs';`,
    `export * from 'node:fs';`,
    `export { readFile } from 'node:fs';`,
    `const fs = await import('node:fs');`,
    `const name = 'fs'; const fs = await import(name);`,
    `type Stats = import('node:fs').Stats;`,
    `import fs = require('node:fs');`,
  ])('%s', (text) => {
    expect(checkFile(battle, text)).toHaveLength(1);
  });

  it.each([`// import 'node:fs';`, `/* export * from 'node:fs'; */`, `const text = "import 'node:fs'";`])(
    'not %s',
    (text) => {
      expect(checkFile(battle, text)).toEqual([]);
    },
  );

  it('a file that cannot be parsed is a problem, not a pass', () => {
    expect(checkFile(battle, 'import {')).not.toEqual([]);
  });
});
