/**
 * Makes `dist/`: every source file as JavaScript with its source map, in the tree that it has here, with the documents
 * of the contract, the pages' files, the console and the types of what the package exports. The files of the service
 * are bundled into one, which those in the tree only point to. Most other packages are bundled into `dist/vendor/`, so
 * that users who install the package installs little else. `dist/sbom.cdx.json` lists all of it.
 */

import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { bundle } from '../console/bundle';
import whole from '../package.json';
import { assertInstalled } from './assert-installed';
import { writeClientPackage } from './client-package';
import { declarationOf } from './declarations';
import { bundleModules } from './modules';
import { writeSbom } from './sbom';
import { bundledSources, bundleService, doorOf, SERVICE } from './service';
import { bundleVendored, packagesOf, toVendored } from './vendored';

const ROOT = path.join(__dirname, '..');
const DIST = path.join(ROOT, 'dist');

/** The package of the typed client alone. */
const CLIENT = path.join(ROOT, 'dist-client');

/** The folders that run from the package. Tests, benches and the code that makes `generated/` stay in the checkout. */
const SOURCES = [
  'admin',
  'codegen',
  'packaging/entries',
  'packaging/systemd',
  'cli',
  'client',
  'console',
  'contract-tests',
  'docs',
  'generated',
  'mocks',
  'server',
];
/** The files that are copied unchanged. */
const ASSETS =
  /\.(json|cjs|css|html|js|md|png|svg|tsv|txt|ya?ml)$|^client\/.+\.(go|java|mod|py)$|^packaging\/systemd\//;
/** The files whose types the package exports. */
const DECLARED = /^(client|packaging\/entries|generated\/(types|revisions))\/|^generated\/(errors|keyed-paths)\.ts$/;
const LEFT_OUT =
  /(\.test\.ts$|\/testing\/(?!(memory|free-port|local-server)\.ts$)|\/screenshots\/|^cli\/from-source|^client\/.+\/[Cc]heck\b|^console\/(app|bundle|public)\b|^docs\/(app|public)\b|^contract-tests\/(canary|chaos|check|generators|interface|oasdiff|recipes|reliability|schemathesis|sequences|snippets|stories|suite)\/)/;

/** Files that are open at the same time. Some systems allow a process 256 in all. */
const OPEN_FILES = 64;

const started = performance.now();

/** Does the same with each of many files, a few at a time. */
async function withEach(files: readonly string[], run: (file: string) => Promise<void>): Promise<void> {
  const waiting = files.values();
  const worker = async () => {
    for (const file of waiting) await run(file);
  };
  await Promise.all(Array.from({ length: OPEN_FILES }, worker));
}

/** Files below a folder, from the root. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter((file) => !LEFT_OUT.test(file));
}

/** Links bundled packages. @throws when what it needs is installed nowhere */
function link(file: string, code: string, all: ReadonlySet<string>): string {
  const linked = toVendored(code, path.relative(path.dirname(file), 'vendor'));
  assertInstalled(file, linked, all);
  return linked;
}

/**
 * Writes one file of TypeScript as JavaScript with its source map, or where the service brings it, what leads there.
 */
async function compile(file: string, all: ReadonlySet<string>, isBundled: boolean): Promise<void> {
  const source = await readFile(path.join(ROOT, file), 'utf8');
  const out = path.join(DIST, file.replace(/\.ts$/, '.js'));
  const { code, map } = await transform(source, {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'external',
    sourcefile: path.relative(path.dirname(out), path.join(ROOT, file)),
    tsconfigRaw: { compilerOptions: { target: 'es2023' } },
  });
  await mkdir(path.dirname(out), { recursive: true });
  if (isBundled) return writeFile(out, doorOf(file, code));
  await writeFile(out, `${link(file, code, all)}//# sourceMappingURL=${path.basename(out)}.map\n`);
  await writeFile(`${out}.map`, map);
}

async function copy(file: string): Promise<void> {
  await cp(path.join(ROOT, file), path.join(DIST, file));
}

/** Writes the types of one file. @throws when they can't be told from the file alone */
async function declare(file: string): Promise<void> {
  const types = declarationOf(file, await readFile(path.join(ROOT, file), 'utf8'));
  await writeFile(path.join(DIST, file.replace(/\.ts$/, '.d.ts')), types);
}

/** Bundles a program for the browser. @returns the files that it was made of */
async function writeBrowserFiles(folder: string, entry: string): Promise<string[]> {
  const { files, inputs } = await bundle(`${folder}/${entry}`);
  const target = path.join(DIST, folder, 'public');
  await mkdir(target, { recursive: true });
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(target, name), text)));
  printProgress(`${files.size} files of ${folder} for the browser`);
  return inputs;
}

function printProgress(what: string): void {
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${what}\n`);
}

/** Makes both packages from the sources. */
export async function build(): Promise<void> {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(DIST);
  const files = (await Promise.all(SOURCES.map(filesIn))).flat();
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  const all = new Set(files);
  const commands = sources.filter((file) => file.endsWith('/command.ts'));
  const bundled = await bundledSources(ROOT, commands);
  await withEach(sources, (file) => compile(file, all, bundled.has(file)));
  printProgress(`${sources.length - bundled.size} files of JavaScript`);
  await bundleService(ROOT, DIST, bundled, all, (code) => link(SERVICE, code, all));
  printProgress(`${bundled.size} files of the service`);
  printProgress(`${await bundleModules(ROOT, DIST)} modules for bundlers`);
  const declared = sources.filter((file) => DECLARED.test(file));
  await withEach(declared, declare);
  printProgress(`${declared.length} files of types`);
  const assets = [...files, ...(await filesIn('spec'))].filter((file) => ASSETS.test(file));
  await withEach(assets, copy);
  printProgress(`${assets.length} files as they are`);
  const inputs = [
    ...(await writeBrowserFiles('console', 'app/main.tsx')),
    ...(await writeBrowserFiles('docs', 'app/main.ts')),
  ];
  const vendored = await bundleVendored(path.join(DIST, 'vendor'), packagesOf(inputs));
  printProgress(`${vendored.length} packages bundled`);
  printProgress(`${await writeSbom(ROOT, DIST, whole.name, vendored)} packages in the bill of materials`);
  const made = await filesIn('dist');
  const own = await writeClientPackage(
    DIST,
    made.map((file) => file.slice('dist/'.length)),
    CLIENT,
    whole,
  );
  printProgress(`${own} files of the client's package`);
}
