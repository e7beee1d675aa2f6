// How the browser client is built: plain files that run under a strict content security policy, the rules ledger
// beside them, and a service worker that knows all of them by name, so that the client works without a network.

import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { cardWords, makeIndex } from './src/games/battle/library/card-index.ts';

const LEDGERS = join(import.meta.dirname, '../../docs/rules');

/** The rules ledger, for reading inside the client: /rules/thrones.md, /rules/zh-hant/thrones.md and their like. */
function rulesLedger(): Plugin {
  const names = globSync('**/*.md', { cwd: LEDGERS });
  const read = (name: string): string => readFileSync(join(LEDGERS, name), 'utf8');
  return {
    name: 'rules-ledger',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = names.find((known) => request.url?.split('?')[0] === `/rules/${known}`);
        if (name === undefined) next();
        else response.setHeader('content-type', 'text/markdown; charset=utf-8').end(read(name));
      });
    },
    generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `rules/${name}`, source: read(name) });
    },
  };
}

const CARDS = 'virtual:cards/';

/** The index of the card library and its words, made from the tables of the rules: `virtual:cards/index` and the like. */
function cardLibrary(): Plugin {
  const makers: Readonly<Record<string, () => Promise<unknown>>> = {
    index: async () => (await library()).index,
    en: async () => (await library()).en,
    'zh-hant': async () => (await library()).zhHant,
  };
  const library = async () => {
    const { armySheet, en, rulesOf, STARTER_ARMIES, USUAL_EDITION, zhHant } = await import('@maester/battle');
    const rules = rulesOf({ edition: USUAL_EDITION });
    const index = makeIndex({ rules, armySheet, readyArmies: STARTER_ARMIES });
    return { index, en: cardWords(index, en), zhHant: cardWords(index, zhHant) };
  };
  return {
    name: 'card-library',
    resolveId: (id) => (id.startsWith(CARDS) ? `\0${id}` : null),
    async load(id) {
      const make = id.startsWith(`\0${CARDS}`) ? makers[id.slice(CARDS.length + 1)] : undefined;
      if (make === undefined) return null;
      // A text is read faster than a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await make()))});`;
    },
  };
}

/** `new Worker(new URL('./name.ts', import.meta.url)`, as Vite knows it. */
const WORKERS = /new Worker\(\s*new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;

/**
 * The script of a worker is one more entry of the same build, so that page and worker share their files: a worker that
 * Vite builds by itself would bring the rules a second time.
 */
function workersOfThePage(): Plugin {
  return {
    name: 'workers-of-the-page',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      return code.replaceAll(WORKERS, (_, source: string) => {
        const entry = this.emitFile({
          type: 'chunk',
          id: join(dirname(id), source),
          name: basename(source, '.ts'),
        });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${entry}`;
      });
    },
  };
}

/** Files that load others and also run in a worker. */
const IN_WORKERS =
  /local-worker|thinking-worker|series-worker|account-worker|reviewing-worker|engines|on-demand/;

const WORKER = 'sw.js';
const FILES_TOKEN = 'MAESTER_FILES';
const BUILD_TOKEN = 'MAESTER_BUILD';

/** Pictures that other programs show beside a link. */
const ONLY_ONLINE = /^link-/;

/** Tells the service worker the files of this build, and the page and the worker which build they are of. */
function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        const page = bundle['index.html'];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') return;
        const build = createHash('sha256').update(worker.code);
        const files = new Set<string>();
        for (const [name, file] of Object.entries(bundle)) {
          if (name === WORKER) continue;
          files.add(`/${name}`);
          build.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of globSync('**/*.*', { cwd: publicDir })) {
          if (ONLY_ONLINE.test(name)) continue;
          files.add(`/${name}`);
          build.update(name).update(readFileSync(join(publicDir, name)));
        }
        const id = build.digest('hex').slice(0, 12);
        worker.code = worker.code
          .replaceAll(FILES_TOKEN, JSON.stringify([...files].toSorted()))
          .replaceAll(BUILD_TOKEN, JSON.stringify(id));
        page.source = String(page.source).replace(BUILD_TOKEN, id);
      },
    },
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|ttf|txt|webmanifest)$/;
/** Below this, it is sent as it is. */
const WORTH_COMPRESSING = 512;
/** One step further is 2 % smaller and takes more than twice as long. */
const QUALITY = 10;

/** Every file once more as .br and .gz, for a server to send: it compresses nothing itself then. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = globSync('**/*.*', { cwd: folder }).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(
          names.map(async (name) => {
            const file = join(folder, name);
            const content = readFileSync(file);
            if (content.length < WORTH_COMPRESSING) return;
            const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
            writeFileSync(`${file}.br`, await brotli(content, { params }));
            writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }));
          }),
        );
      },
    },
  };
}

export default defineConfig({
  plugins: [rulesLedger(), cardLibrary(), workersOfThePage(), offline(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8470', ws: true } } },
  build: {
    target: 'es2022',
    // Nothing inline, neither images as data: nor scripts: the server's policy allows only files of its own.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A worker has no document in which something could be fetched ahead.
      resolveDependencies: (_file, files, { hostId }) => (IN_WORKERS.test(hostId) ? [] : files),
    },
    rolldownOptions: {
      input: {
        main: join(import.meta.dirname, 'index.html'),
        sw: join(import.meta.dirname, 'src/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        // WebKit runs a worker's entry a second time when another of its files imports it, so what they share is a
        // file of its own.
        codeSplitting: {
          groups: [
            // What every table needs, and every page: many small files would name each other at length.
            {
              name: 'kernel',
              test: /packages.kernel.src.(?:asked|chacha|decision|dice|difference|game|hash|journal|json|match|play|procedure|propose|refusal|secret-answers|seed|shape|state|step-table)\.ts/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'table',
              test: /packages.table.src.(?:clocks|seat-clock|pauses|info|seed|draft|protocol)\.ts/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'app',
              test: /web.src.(?:app.(?:base64url|indexed-db|router|settings|storage|visits)|identity.(?:arms|identity)|table.(?:promises|remembered|service))\.ts/,
              includeDependenciesRecursively: false,
            },
            { name: 'minds', test: /packages.(?:minds.src.(?:levels|random)|kernel.src.mind)\.ts/ },
            {
              name: 'engines',
              test: /web.src.games.engines\.ts/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'on-demand',
              test: /packages.battle.src.cards.on-demand\.ts/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
