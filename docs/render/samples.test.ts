import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { calledOperations, type Samples, samplesOf } from './samples';

const ROOT = path.join(__dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');

/** Below the packages, whose types the samples need. */
const CACHE = path.join(ROOT, 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(path.join(CACHE, 'samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The samples of every operation and of every example, by a name that a file can have. */
const samples = new Map(
  (['current', 'earliest'] as const).flatMap((revision) =>
    [...calledOperations(revision)].flatMap(([operationId, operation]) => {
      const [, ...others] = Object.keys(operation.body?.examples ?? {});
      return [undefined, ...others].map((example): [string, Samples] => [
        [operationId, ...(example === undefined ? [] : [example]), revision].join('_'),
        samplesOf({ operation, baseUrl: 'http://localhost:4010', ...(example === undefined ? {} : { example }) }),
      ]);
    }),
  ),
);

/** Writes all samples of a language, each into a file that `fileOf` names. */
function written(language: keyof Samples, fileOf: (name: string) => string): string[] {
  return [...samples].map(([name, texts]) => {
    const file = path.join(folder, fileOf(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${texts[language]}\n`);
    return file;
  });
}

function outputOf(program: string, words: readonly string[]): { status: number | null; output: string } {
  // A shell warns of a locale that the machine does not have, as one that ssh brought along.
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26, env });
  return { status, output: `${stdout}${stderr}` };
}

const has = (program: string, word: string): boolean => spawnSync(program, [word]).status === 0;

/** A test of a language whose tools a machine may lack: without them it is skipped, and counted as such. */
const itWith = (program: string, word: string) => (has(program, word) ? it : it.skip);

it('has samples of every operation that is called', () => {
  expect(calledOperations('current').size).toBeGreaterThan(140);
  expect([...samples.values()].flatMap((texts) => Object.values(texts)).filter((text) => text === '')).toEqual([]);
});

it('has TypeScript that compiles with the types of the client', () => {
  written('TypeScript', (name) => `${name}.mts`);
  const compilerOptions = {
    ...{ target: 'es2023', module: 'nodenext', moduleResolution: 'nodenext', types: ['node'], noEmit: true },
    ...{ strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, moduleDetection: 'force' },
    paths: { 'contrato/client': [path.join(ROOT, 'client/index.ts')] },
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
  expect(outputOf(process.execPath, [TSC, '--project', folder])).toEqual({ status: 0, output: '' });
}, 120_000);

it('uses the typed client for whatever it has', () => {
  const without = [...samples].filter(([, { TypeScript }]) => !TypeScript.includes('contrato/client'));
  const names = without.map(([name]) => name).filter((name) => name.endsWith('_current'));
  // HTML, files and streams, and what networks and operators call.
  const called = calledOperations('current');
  const others = names.filter((name) => {
    const operation = called.get(name.split('_')[0] ?? '');
    const isForClients = operation?.document === 'openapi' || operation?.document === 'sandbox';
    return isForClients && operation.auth !== 'endUserToken' && operation.produces === undefined;
  });
  expect(others).toEqual([]);
});

itWith('python3', '--version')('has Python that compiles (skipped without python3)', () => {
  const files = written('Python', (name) => `python/${name}.py`);
  const script = 'import sys\nfor name in sys.argv[1:]: compile(open(name, encoding="utf-8").read(), name, "exec")';
  expect(outputOf('python3', ['-c', script, ...files])).toEqual({ status: 0, output: '' });
});

itWith('gofmt', '--help')('has Go as gofmt writes it (skipped without gofmt)', () => {
  const files = written('Go', (name) => `go/${name}/main.go`);
  expect(outputOf('gofmt', ['-l', ...files])).toEqual({ status: 0, output: '' });
});

itWith('javac', '-version')(
  'has Java that compiles (skipped without javac)',
  () => {
    const files = written('Java', (name) => `java/${name}/Main.java`);
    const named = files.map((file, at) => {
      const { dir } = path.parse(file);
      // Each in a package of its own, so that one run of the compiler takes all.
      const text = [...samples.values()][at]?.Java ?? '';
      writeFileSync(file, `package sample${at};\n${text}\n`);
      return path.join(dir, 'Main.java');
    });
    expect(
      outputOf('javac', ['-encoding', 'UTF-8', '-proc:none', '-d', path.join(folder, 'classes'), ...named]),
    ).toEqual({
      status: 0,
      output: '',
    });
  },
  120_000,
);

itWith('bash', '--version')(
  'has commands that a shell reads (skipped without bash)',
  () => {
    const files = written('curl', (name) => `curl/${name}.sh`);
    const wrong = files.filter((file) => outputOf('bash', ['-n', file]).status !== 0);
    expect(wrong).toEqual([]);
  },
  60_000,
);

it('has JavaScript that a runtime reads', () => {
  const wrong = [...samples].flatMap(([name, { fetch: code }]) => {
    try {
      transformSync(code, { loader: 'js', format: 'esm', logLevel: 'silent' });
      return [];
    } catch (error) {
      return [[name, String(error)]];
    }
  });
  expect(wrong).toEqual([]);
});
