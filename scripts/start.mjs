// `npm start`: installs what is missing, builds what is stale, and serves Maester until told to stop.
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { installDependencies } from './install.mjs';
import { modernNode } from './node.mjs';
import { foreground, main, root, signalCode } from './run.mjs';

await main(async () => {
  await installDependencies();
  const node = await modernNode();
  await buildWeb(node);

  const command = join(root, 'packages/cli/src/main.ts');
  const port = process.env['PORT'] ? ['--port', process.env['PORT']] : [];
  const { code, stopSignal } = await foreground(node, [command, 'serve', ...port, ...process.argv.slice(2)]);
  // Stopping the server is how its day normally ends: not a failure.
  return stopSignal && code === signalCode(stopSignal) ? 0 : code;
});
