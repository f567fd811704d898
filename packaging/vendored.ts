import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Packages that are bundled, by the file of `vendor/` that holds them. Each file is loaded when one of its packages is.
 */
const VENDORED: Readonly<Record<string, readonly string[]>> = {
  service: [
    '@koa/router',
    'content-type',
    'ipaddr.js',
    'jose',
    'knex',
    'knex/lib/dialects/postgres/index.js',
    'knex/lib/dialects/sqlite3/index.js',
    'knex/lib/execution/transaction.js',
    'koa',
    'pino',
    'prom-client',
    'sonic-boom',
    'uuid',
  ],
  forms: ['koa-body'],
  pages: ['marked'],
  small: ['fast-json-patch', 'json-p3'],
  yaml: ['yaml'],
  mock: [
    '@stoplight/prism-core',
    '@stoplight/prism-http',
    '@stoplight/prism-http-server',
    '@stoplight/prism-http/dist/mocker',
    '@stoplight/prism-http/dist/validator',
  ],
  contract: ['dredd', 'dredd/build/reporters/reporterOutputLogger'],
};

/** The drivers of databases: those that the package installs, and those that Knex would look for. */
const DRIVERS = [
  'better-sqlite3',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'pg',
  'pg-query-stream',
  'sqlite3',
  'tedious',
];

/**
 * Proxyquire, by which Dredd loads its file of hooks, asks for the module that required it, which a bundle has not: the
 * bundle's own file stands in.
 */
const proxyquire: Plugin = {
  name: 'proxyquire',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules[\\/]proxyquire[\\/]index\.js$/ }, () => ({
      contents: `
        const Module = require('node:module');
        const Proxyquire = require('./lib/proxyquire');
        const parent = new Module(__filename);
        parent.filename = __filename;
        module.exports = new Proxyquire(parent);
      `,
    }));
  },
};

/**
 * Turns calls for bundled packages into calls for the file that holds them.
 * @param folder `vendor/` as seen from the file
 */
export function toVendored(code: string, folder: string): string {
  return code.replace(/\brequire\("([^"./][^"]*)"\)/g, (call, name: string) => {
    const file = Object.keys(VENDORED).find((one) => VENDORED[one]?.includes(name));
    return file === undefined
      ? call
      : `require("${folder.startsWith('.') ? folder : `./${folder}`}/${file}.cjs")["${name}"]`;
  });
}

/** The folders of the packages that files belong to. */
export function packagesOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))];
}

/**
 * Bundles the packages, with their licences next to them.
 * @param further folders of packages that are bundled elsewhere
 * @returns what went in, as `name@version`
 */
export async function bundleVendored(folder: string, further: readonly string[] = []): Promise<string[]> {
  const packages = new Set(further);
  for (const [file, names] of Object.entries(VENDORED)) {
    const lines = names.map((name) => `get ${JSON.stringify(name)}() { return require(${JSON.stringify(name)}); },`);
    const { metafile } = await build({
      stdin: { contents: `module.exports = {\n${lines.join('\n')}\n};`, resolveDir: __dirname },
      outfile: path.join(folder, `${file}.cjs`),
      bundle: true,
      platform: 'node',
      target: 'node20',
      metafile: true,
      external: DRIVERS,
      // Its main file is UMD, which hands `require` on, out of the bundler's sight.
      alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
      legalComments: 'none',
      plugins: [proxyquire],
      logLevel: 'error',
    });
    for (const found of packagesOf(Object.keys(metafile.inputs))) packages.add(found);
  }
  await writeFile(path.join(folder, 'LICENSES.md'), await licences([...packages].sort()));
  const names: string[] = [];
  for (const one of packages) names.push(await nameAndVersion(one));
  return names;
}

/** The licence of every bundled package, in its own words where it brings them. */
async function licences(folders: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const folder of folders) parts.push(await licence(folder));
  return `# Packages bundled in this folder\n\n${parts.join('\n')}`;
}

async function nameAndVersion(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

async function licence(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const text = await firstOf(
    ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'LICENCE'].map((file) => path.join(folder, file)),
  );
  return `## ${name} ${version}, ${license}\n\n${text.trim()}\n`;
}

async function firstOf(files: readonly string[]): Promise<string> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  return '';
}
