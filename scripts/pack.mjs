// `npm run pack`: the engines as packages for others, in .cache/packages. In the workspace they are TypeScript
// sources; what is packed is compiled JavaScript with declarations, a README and the licence.
//
//   npm run pack              writes maester-kernel-VERSION.tgz and so on into .cache/packages
//   npm run pack -- FOLDER    ... into that folder
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { installDependencies } from './install.mjs';
import { modernNode } from './node.mjs';
import { capture, main, npm, root, Trouble } from './run.mjs';

/** In the order in which they build on each other. */
const PACKAGES = ['kernel', 'battle', 'thrones', 'minds', 'lists'];

/** @typedef {{ name: string, version: string, private: boolean, exports: Record<string, string> }} Manifest */
/** @typedef {{ references: { path: string }[] }} Project */

await main(async () => {
  const target = resolve(process.argv[2] ?? join(root, '.cache/packages'));
  await installDependencies();
  const node = await modernNode();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of PACKAGES) console.log(await pack(node, name, target));
  return 0;
});

/**
 * @param {string} node
 * @param {string} name
 * @param {string} target
 * @returns {Promise<string>} the path of the tarball
 */
async function pack(node, name, target) {
  const source = join(root, 'packages', name);
  const stage = join(target, name);
  mkdirSync(stage, { recursive: true });
  const manifest = /** @type {Manifest} */ (readJson(join(source, 'package.json')));
  await compile(node, name, source, stage);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);
  cpSync(join(source, 'README.md'), join(stage, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  const packed = await npm(['pack', stage, '--pack-destination', target, '--json']);
  if (packed.code !== 0) throw new Trouble(`npm could not pack ${name}:\n${packed.output}`);
  rmSync(stage, { recursive: true });
  return join(target, `maester-${name}-${manifest.version}.tgz`);
}

/**
 * @param {string} file
 * @returns {unknown}
 */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * What the world may import: everything in src, compiled. What stands in the tests stays here.
 * @param {Manifest} manifest
 */
function published({ private: _private, exports, ...rest }) {
  const files = Object.entries(exports).filter(([, file]) => file.startsWith('./src/'));
  return {
    ...rest,
    description: `Maester, ${rest.name.replace('@maester/', '')}: see README.md`,
    engines: { node: '>=22' },
    files: ['dist'],
    exports: Object.fromEntries(
      files.map(([entry, file]) => {
        const compiled = file.replace('./src/', './dist/').replace(/\.ts$/, '');
        return [entry, { types: `${compiled}.d.ts`, default: `${compiled}.js` }];
      }),
    ),
  };
}

/**
 * @param {string} node
 * @param {string} name
 * @param {string} source
 * @param {string} stage
 */
async function compile(node, name, source, stage) {
  const { references } = /** @type {Project} */ (readJson(join(source, 'tsconfig.json')));
  const config = join(stage, 'tsconfig.json');
  const path = (/** @type {string} */ to) => relative(stage, to).replaceAll('\\', '/');
  const project = {
    extends: path(join(source, 'tsconfig.json')),
    compilerOptions: {
      rootDir: path(join(source, 'src')),
      outDir: './dist',
      composite: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
      tsBuildInfoFile: null,
      incremental: false,
    },
    include: [path(join(source, 'src'))],
    references: references.map((to) => ({ path: path(join(source, to.path)) })),
  };
  writeFileSync(config, JSON.stringify(project));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const built = await capture(node, [tsc, '-b', config]);
  if (built.code !== 0) throw new Trouble(`${name} did not compile:\n${built.output}`);
  rmSync(config);
}
