#!/usr/bin/env node
// The `maester` command: hands over to src/main.ts under a Node that is new enough to run it.
import { join } from 'node:path';
import { installDependencies } from '../../../scripts/install.mjs';
import { modernNode } from '../../../scripts/node.mjs';
import { foreground, main, root } from '../../../scripts/run.mjs';

await main(async () => {
  await installDependencies();
  const node = await modernNode();
  const { code } = await foreground(node, [join(root, 'packages/cli/src/main.ts'), ...process.argv.slice(2)]);
  return code;
});
