import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EXIT } from '../../cli/exit-codes';
import { printDocument } from '../../docs/render/main';
import { GENERATORS, type Generator, KITS, type Line } from './tools';

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

/** Runs generators on a document and compiles their code, one after the other. @returns the exit code */
export async function runGenerators({ install, only, document, revision }: GeneratorsOptions): Promise<number> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (install) await installAll(say);
  const work = await mkdtemp(path.join(tmpdir(), 'contrato-generated-'));
  try {
    const file = path.join(work, `${document}.json`);
    printDocument(document, { revision, openapi: '3.0', format: 'json', out: file });
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const [name, generator] of Object.entries(GENERATORS)) {
      if (only !== 'all' && only !== name) continue;
      const missing = missingOf(generator, TOOLS);
      const outcome = missing.length > 0 ? 'skipped' : await outcomeOf(generator, file, path.join(work, name), say);
      counts[outcome] += 1;
      say(`${outcome.padEnd(7)}  ${name}${missing.length > 0 ? `: ${missing.join(', ')} is not installed` : ''}`);
    }
    say(`${document} in ${revision}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    return counts.failed > 0 ? EXIT.WRONG : EXIT.FINE;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Names what a generator needs and does not find. */
export function missingOf({ files, programs }: Generator, tools: string): string[] {
  const absent = files(tools).filter((file) => !existsSync(file));
  return [...programs.filter((name) => !isOnPath(name)), ...absent.map((file) => path.basename(file))];
}

async function outcomeOf(
  generator: Generator,
  document: string,
  out: string,
  say: (line: string) => void,
): Promise<'passed' | 'failed'> {
  await mkdir(out);
  try {
    for (const line of generator.lines({ tools: TOOLS, document, out })) await execute(line);
    return 'passed';
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    const shown = `${stdout}\n${stderr}`.trim() || message;
    say(shown.split('\n').slice(-LINES_SHOWN).join('\n'));
    return 'failed';
  }
}

async function installAll(say: (line: string) => void): Promise<void> {
  await mkdir(path.join(TOOLS, 'npm'), { recursive: true });
  for (const [name, { toolchain, install }] of Object.entries(KITS)) {
    const missing = toolchain.filter((program) => !isOnPath(program));
    if (missing.length > 0) say(`not installed: ${name}, without ${missing.join(', ')}`);
    else for (const line of install(TOOLS)) await execute(line);
  }
}

const execute = async ([program, ...words]: Line): Promise<void> =>
  void (await run(program, words, { maxBuffer: 64 * 1024 * 1024 }));

function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}
