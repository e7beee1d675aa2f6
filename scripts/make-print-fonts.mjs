// The fonts of packages/print (Noto Sans TC for text, Alegreya for names) and of the client (Alegreya for headlines and
// the map), each with the characters we write and no more. Run it when a test says that a character is missing (it needs
// the network, and writes packages/print/fonts and packages/web/src/styles/fonts):
//
//   node scripts/make-print-fonts.mjs
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {(font: Buffer, text: string, options: object) => Promise<Buffer>} Subset */

const root = join(import.meta.dirname, '..');
const TOOLS = ['subset-font@2.9.0', '@expo-google-fonts/noto-sans-tc@0.4.3', '@fontsource/alegreya@5.3.0'];

const latin = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...Array.from({ length: 96 }, (_, i) => String.fromCodePoint(0xa0 + i)),
  '–—‘’“”„…•·×−',
].join('');

/** Every character of the Chinese messages and ledgers. */
function chinese() {
  const files = [
    ...globSync('packages/*/src/**/*zh-hant*.ts', { cwd: root }),
    ...globSync('packages/*/src/**/zh-hant/**/*.ts', { cwd: root }),
    ...globSync('docs/rules/zh-hant/*.md', { cwd: root }),
  ];
  const all = new Set(files.flatMap((file) => Array.from(readFileSync(join(root, file), 'utf8'))));
  return [...all]
    .filter((character) => character > '\u00ff')
    .toSorted()
    .join('');
}

const FONTS = [
  {
    to: 'NotoSansTC-Latin-Regular',
    from: '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
    text: latin,
  },
  {
    to: 'NotoSansTC-Latin-Bold',
    from: '@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
    text: latin,
  },
  {
    to: 'Alegreya-Latin-Bold',
    from: '@fontsource/alegreya/files/alegreya-latin-700-normal.woff',
    text: latin,
  },
  {
    to: 'NotoSansTC-Regular',
    from: '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
    text: chinese(),
  },
];

/** With what they can do beside single letters: small capitals and lining figures. */
const SCREEN_FONTS = ['500-normal', '700-normal', '500-italic'].map((style) => ({
  to: `alegreya-${style}`,
  from: `@fontsource/alegreya/files/alegreya-latin-${style}.woff`,
  text: latin,
}));

const folder = mkdtempSync(join(tmpdir(), 'maester-fonts-'));
try {
  writeFileSync(join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...TOOLS], { cwd: folder, stdio: 'inherit' });
  const modules = join(folder, 'node_modules');
  const { default: subset } = /** @type {{ default: Subset }} */ (
    await import(pathToFileURL(join(modules, 'subset-font/index.js')).href)
  );
  for (const { to, from, text } of FONTS) {
    const font = await subset(readFileSync(join(modules, from)), text, {
      targetFormat: 'sfnt',
      noLayoutClosure: true,
    });
    writeFileSync(join(root, 'packages/print/fonts', `${to}.ttf`), font);
    console.log(`${to}: ${font.length} bytes`);
  }
  for (const { to, from, text } of SCREEN_FONTS) {
    const font = await subset(readFileSync(join(modules, from)), text, { targetFormat: 'woff2' });
    writeFileSync(join(root, 'packages/web/src/styles/fonts', `${to}.woff2`), font);
    console.log(`${to}: ${font.length} bytes`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
