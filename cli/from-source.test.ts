import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A checkout of one file, with a cache of its own. */
const root = mkdtempSync(path.join(tmpdir(), 'contrato-source-'));
const file = path.join(root, 'one.ts');
const cache = path.join(root, 'node_modules/.cache');
mkdirSync(path.join(root, 'cli'));
mkdirSync(path.join(root, 'node_modules'));
for (const name of ['from-source.cjs', 'runtime.cjs', 'source-places.cjs'])
  cpSync(path.join(__dirname, name), path.join(root, 'cli', name));
const esbuild = path.dirname(require.resolve('esbuild/package.json'));
symlinkSync(esbuild, path.join(root, 'node_modules/esbuild'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(text: string) {
  writeFileSync(file, text);
  utimesSync(file, 0, 0);
  const words = ['--require', './cli/from-source.cjs', 'one.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Lists the files of the cache, each with the time when it was written. */
function kept(): string[] {
  const files = readdirSync(cache, { recursive: true, encoding: 'utf8' }).map((name) => path.join(cache, name));
  return files.map((name) => `${name} ${statSync(name).mtimeMs}`).sort();
}

const programPrinting = (word: string) => `const word: string = '${word}';\nconsole.log(word);\n`;

it('runs what a file holds now, also when neither its size nor its time tells that it changed', () => {
  for (const word of ['one', 'two', 'one']) {
    expect(run(programPrinting(word))).toEqual({ status: 0, stdout: `${word}\n`, stderr: '' });
  }
});

it('says how to install packages that are missing, in one line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-bare-'));
  try {
    cpSync(path.join(root, 'cli'), path.join(folder, 'cli'), { recursive: true });
    const words = ['--require', './cli/from-source.cjs', 'one.ts'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^The packages of this checkout are not installed\. Run npm ci --include=dev, .*\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('lets a package import another one as it runs, without a warning', () => {
  const folder = path.join(root, 'node_modules/importing');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.js'), "exports.there = async () => (await import('node:path')).sep;\n");
  const text = "require('importing').there().then(console.log);\n";
  expect(run(text)).toEqual({ status: 0, stdout: '/\n', stderr: '' });
});

it('compiles a file once', () => {
  const before = kept();
  expect(before.length).toBeGreaterThan(0);
  run(programPrinting('one'));
  expect(kept()).toEqual(before);
});

it('keeps what V8 made of a borrowed package, and runs one that has changed', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'contrato-borrows-'));
  try {
    cpSync(path.join(root, 'cli'), path.join(copy, 'cli'), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    writeFileSync(path.join(copy, 'one.ts'), "console.log(require('lent'), 'from the copy');\n");
    mkdirSync(path.join(root, 'node_modules/lent'));
    const lent = path.join(root, 'node_modules/lent/index.js');
    const borrow = () => {
      const words = ['--require', './cli/from-source.cjs', 'one.ts'];
      const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
      return stdout + stderr;
    };
    const before = kept();
    writeFileSync(lent, "module.exports = 'a package';\n");
    expect(borrow()).toBe('a package from the copy\n');
    const once = kept();
    // The package as V8 knows it; the file of the copy as JavaScript with its map.
    expect(once).toHaveLength(before.length + 3);
    expect(borrow()).toBe('a package from the copy\n');
    expect(kept()).toEqual(once);
    writeFileSync(lent, "module.exports = 'another';\n");
    expect(borrow()).toBe('another from the copy\n');
  } finally {
    rmSync(copy, { recursive: true });
  }
});

it('names the lines of the source, the first time and from then on', () => {
  const text =
    "interface Nothing {\n  a: string;\n}\n\nexport const fail = (): Nothing => {\n  throw new Error('no');\n};\nfail();\n";
  for (const { status, stderr } of [run(text), run(text)]) {
    expect(status).toBe(1);
    expect(stderr).toContain(`Error: no\n    at fail (${file}:6:9)\n    at Object.<anonymous> (${file}:8:1)\n`);
  }
});

it('takes a file of TypeScript for one of JSON that has its name', () => {
  writeFileSync(path.join(root, 'both.json'), '{}');
  writeFileSync(path.join(root, 'both.ts'), "export const ending = 'ts';\n");
  expect(run("import { ending } from './both';\nconsole.log(ending);\n").stdout).toBe('ts\n');
});

it('names the place of what is not TypeScript', () => {
  expect(run('const a = 1;\nconst b = ;\n').stderr).toContain(`SyntaxError: ${file}:2:11: Unexpected ";"\n`);
});

it('works where nothing can be kept', () => {
  rmSync(cache, { recursive: true });
  writeFileSync(cache, '');
  expect(run(programPrinting('three'))).toEqual({ status: 0, stdout: 'three\n', stderr: '' });
});
