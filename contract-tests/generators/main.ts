import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EXIT } from '../../cli/exit-codes';
import { writtenDocument } from '../../docs/render/documents';
import { isOnPath } from '../on-path';
import { CASES, type Case, FOR_PARTNERS, nameOf } from './cases';
import { examplesOf } from './examples';
import { GENERATORS, type Generator, KITS, type Line, type Places } from './tools';

const run = promisify(execFile);

/** Where generators are installed, once for all runs. */
const TOOLS = path.join(tmpdir(), 'contrato-generators');

const LINES_SHOWN = 12;

export interface GeneratorsOptions {
  install: boolean;
  only: string;
  document: string;
  revision: string;
}

/** The outcome of a generator with a document. `limit`: it fails for a reason of its own, which the guide names. */
type Verdict = 'passed' | 'failed' | 'limit' | 'skipped';

interface Result {
  generator: string;
  document: string;
  verdict: Verdict;
}

/**
 * Runs generators on documents, compiles their code and reads the examples with it, one after the other.
 * @returns the exit code
 */
export async function runGenerators({ install, only, document, revision }: GeneratorsOptions): Promise<number> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  if (install) await installAll(print);
  const cases = CASES.filter(
    (one) =>
      (document === 'partners' ? FOR_PARTNERS.includes(one.name) : one.name === document) &&
      (revision === 'all' || one.revision === revision),
  );
  const results: Result[] = [];
  const work = await mkdtemp(path.join(tmpdir(), 'contrato-generated-'));
  try {
    for (const one of cases) {
      const file = path.join(work, `${nameOf(one)}.json`);
      const text = writtenDocument({ ...one, format: 'json' }, one.revision);
      await writeFile(file, text);
      const examples = path.join(work, `${nameOf(one)}-examples.json`);
      await writeFile(examples, JSON.stringify(one.name === 'asyncapi' ? [] : examplesOf(JSON.parse(text))));
      for (const [name, generator] of Object.entries(GENERATORS)) {
        if (!reads(generator, one) || (only !== 'all' && only !== name)) continue;
        const verdict = await verdictOn(name, generator, { one, file, examples, work, print });
        results.push({ generator: name, document: nameOf(one), verdict });
      }
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  print(tableOf(results));
  return results.some(({ verdict }) => verdict === 'failed') ? EXIT.WRONG : EXIT.FINE;
}

const reads = ({ kit }: Generator, { name }: Case): boolean => (kit === 'modelina') === (name === 'asyncapi');

interface Attempt {
  one: Case;
  file: string;
  examples: string;
  work: string;
  print: (line: string) => void;
}

async function verdictOn(
  name: string,
  generator: Generator,
  { one, file, examples, work, print }: Attempt,
): Promise<Verdict> {
  const missing = missingOf(generator, TOOLS);
  if (missing.length > 0) {
    print(`skipped  ${name}: ${missing.join(', ')} is not installed`);
    return 'skipped';
  }
  const out = path.join(work, `${name}-${nameOf(one)}`);
  const problem = await problemOf(generator, { tools: TOOLS, document: file, examples, out });
  await rm(out, { recursive: true, force: true });
  const limit = generator.limits?.[one.form === '3.0' ? '3.0' : '3.1'];
  const verdict = problem === null ? 'passed' : limit === undefined ? 'failed' : 'limit';
  if (verdict === 'failed') print(problem ?? '');
  print(`${verdict.padEnd(7)}  ${name} on ${nameOf(one)}${verdict === 'limit' ? `: ${limit}` : ''}`);
  if (verdict === 'passed' && limit !== undefined) print(`         It is said to fail: ${limit}`);
  return verdict;
}

/** Names what a generator needs and does not find. */
export function missingOf({ files, programs }: Generator, tools: string): string[] {
  const absent = files(tools).filter((file) => !existsSync(file));
  return [...programs.filter((name) => !isOnPath(name)), ...absent.map((file) => path.basename(file))];
}

/**
 * Runs a generator, compiles its code and reads the examples with it.
 * @returns the last lines of an error; null if there is none
 */
async function problemOf(generator: Generator, places: Places): Promise<string | null> {
  await mkdir(places.out);
  try {
    for (const line of generator.lines(places)) await execute(line);
    return null;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    const shown = `${stdout}\n${stderr}`.trim() || message;
    return shown.split('\n').slice(-LINES_SHOWN).join('\n');
  }
}

/** The verdicts as a table in Markdown: a line for each generator, a column for each document. */
function tableOf(results: readonly Result[]): string {
  const generators = [...new Set(results.map(({ generator }) => generator))];
  const documents = [...new Set(results.map(({ document }) => document))];
  const verdict = (generator: string, document: string) =>
    results.find((one) => one.generator === generator && one.document === document)?.verdict ?? '';
  const rows = generators.map((name) => [name, ...documents.map((document) => verdict(name, document))]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['generator', ...documents]),
    line(['---', ...documents.map(() => '---')]),
    ...rows.map(line),
    countsOf(results),
  ].join('\n');
}

function countsOf(results: readonly Result[]): string {
  const count = (wanted: Verdict) => results.filter(({ verdict }) => verdict === wanted).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('limit')} limits of generators, ${count('skipped')} skipped`;
}

async function installAll(print: (line: string) => void): Promise<void> {
  await mkdir(path.join(TOOLS, 'npm'), { recursive: true });
  for (const [name, { toolchain, install }] of Object.entries(KITS)) {
    const missing = toolchain.filter((program) => !isOnPath(program));
    if (missing.length > 0) print(`not installed: ${name}, without ${missing.join(', ')}`);
    else for (const line of install(TOOLS)) await execute(line);
  }
}

const execute = async ([program, ...words]: Line): Promise<void> =>
  void (await run(program, words, { maxBuffer: 64 * 1024 * 1024 }));
