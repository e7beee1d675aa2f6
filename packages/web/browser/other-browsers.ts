// A whole game in the browsers that the tests do not use: WebKit, whose engine is Safari's, and Firefox. Needs Debian's
// packages webkit2gtk-driver, firefox-esr and xvfb; what is not there is left out. Prints how each game ended and what
// the page complained about: `node packages/web/browser/other-browsers.ts`.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { Server } from './server.ts';

/** A page in some browser: scripts are bodies of functions, and give back what JSON can say. */
interface DrivenPage {
  open(url: string): Promise<void>;
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

const DISPLAY = ':78';
/** How long the computers may think before we are asked again, in milliseconds. */
const PATIENCE = 60_000;
/** No game asks one player more often. */
const MANY = 1000;

/** Keeps what goes wrong in the page, and finds a button by what is written or said of it. */
const HELP = `
  window.complaints ??= [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  window.buttonOf = (words, among = 'button') => [...document.querySelectorAll(among)].find(
    (each) => words.test(each.ariaLabel + ' ' + each.textContent) && each.checkVisibility());
`;
const ADVISED = '/Suggested by the computer/';
const CONFIRMS = 'button[aria-keyshortcuts=Enter][aria-disabled=false]';

const folder = mkdtempSync(join(tmpdir(), 'maester-others-'));
const server = new Server();
await server.start();
const started: ChildProcess[] = [];
try {
  for (const [name, program, launch] of [
    ['WebKit', '/usr/bin/WebKitWebDriver', webKit],
    ['Firefox', '/usr/bin/firefox-esr', firefox],
  ] as const) {
    if (!existsSync(program)) {
      console.log(`${name}: ${program} is not installed`);
      continue;
    }
    const page = await launch(program);
    console.log(`${name}: ${await playedByHints(page)}`);
    await page.close();
  }
} finally {
  for (const child of started) child.kill();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}

function start(program: string, ...args: string[]): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, DISPLAY },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  return child;
}

/** WebKit is driven by WebDriver, in a window on a screen that nobody sees. */
async function webKit(program: string): Promise<DrivenPage> {
  const port = 4478;
  start('/usr/bin/Xvfb', DISPLAY, '-screen', '0', '1440x960x24');
  start(program, `--port=${port}`);
  await rest(2000);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
  const options = { binary, args: ['--automation'] };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const session = await call('POST', '', { capabilities: { alwaysMatch: wanted } });
  const { sessionId } = session as { readonly sessionId: string };
  return {
    open: async (url) => void (await call('POST', `/${sessionId}/url`, { url })),
    run: (script) => call('POST', `/${sessionId}/execute/sync`, { script, args: [] }),
    close: async () => void (await call('DELETE', `/${sessionId}`)),
  };
}

interface BidiMessage {
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result?: { readonly [name: string]: unknown };
}

/** Firefox speaks the newer WebDriver BiDi by itself. */
async function firefox(program: string): Promise<DrivenPage> {
  const port = 4479;
  const child = start(
    program,
    '--headless',
    '--no-remote',
    '--profile',
    folder,
    `--remote-debugging-port=${port}`,
  );
  for await (const said of child.stderr ?? []) if (String(said).includes('WebDriver BiDi listening')) break;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let calls = 0;
  const call = async (method: string, params: object): Promise<NonNullable<BidiMessage['result']>> => {
    const id = ++calls;
    const answer = new Promise<BidiMessage>((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const message = JSON.parse(String(data)) as BidiMessage;
        if (message.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(message);
      };
      socket.addEventListener('message', hear);
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answer;
    if (type === 'error' || result === undefined) throw new Error(message);
    return result;
  };
  await call('session.new', { capabilities: {} });
  const { contexts } = await call('browsingContext.getTree', {});
  const [{ context } = { context: '' }] = contexts as { readonly context: string }[];
  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(script) {
      const expression = `JSON.stringify((() => { ${script} })() ?? null)`;
      const target = { context };
      const answer = await call('script.evaluate', { expression, target, awaitPromise: true });
      const { value } = answer['result'] as { readonly value: string };
      return JSON.parse(value) as unknown;
    },
    close: async () => void (await call('browser.close', {})),
  };
}

/** A new visitor plays as the computer advises; tells how it ended. */
async function playedByHints(page: DrivenPage): Promise<string> {
  await page.open(server.url);
  await page.run(`
    localStorage.setItem('maester.settings', '{"pace":"instant"}');
    localStorage.setItem('maester.language', 'en');
    location.reload();`);
  await rest(3000);
  await page.run(HELP);
  await page.run(`buttonOf(/Play now/).click()`);
  await rest(500);
  await page.run(`buttonOf(/Start the game/).click()`);
  for (let answers = 0; answers < MANY; answers++) {
    const asked = await until(
      page,
      `return document.querySelector('.result-card') ? 'over' : document.querySelector('.question[aria-busy=false]')?.dataset.ask`,
    );
    if (asked === 'over') {
      const [status, complaints] = (await page.run(
        `return [document.querySelector('.bar-status').innerText, complaints]`,
      )) as [string, readonly string[]];
      return `${status.replaceAll(/\s+/g, ' ')} after ${answers} answers; complaints: ${JSON.stringify(complaints)}`;
    }
    await page.run(`buttonOf(/Hint|Suggest/).click()`);
    await until(page, `return buttonOf(${ADVISED}) !== undefined`);
    await page.run(`if (!buttonOf(${ADVISED}, '${CONFIRMS}')) buttonOf(${ADVISED}).click()`);
    await rest(100);
    while (
      await page.run(`const found = buttonOf(${ADVISED}, '${CONFIRMS}'); found?.click(); return !!found`)
    )
      await rest(100);
  }
  return `still going on after ${MANY} answers`;
}

async function until(page: DrivenPage, script: string): Promise<unknown> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await page.run(script);
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`the page never came to: ${script}`);
    await rest(100);
  }
}
