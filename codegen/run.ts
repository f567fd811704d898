/**
 * `tsx codegen/main.ts [--check] [--watch] [--timings] [--spec DIR] [--out DIR]`
 *
 * Writes `generated/` from `spec/`. `--check` writes nothing, holds the bundled documents against the
 * OpenAPI Specification and fails on any mistake or difference; `--watch` stays and writes again
 * on every change, keeping the last good result when the contract has mistakes; `--timings` says where the time went.
 */

import path from 'node:path';
import { answerHelp, readOptions as read } from '../cli/command-line';
import { checkDocuments } from './check-documents';
import { generate, type RunCache } from './generate';
import { ContractError } from './problems';
import { watchFolder } from './watch';
import { differences, write } from './write';

const root = path.resolve(__dirname, '..');

const USAGE = `npm run codegen -- [--check] [--watch] [--timings] [--spec DIR] [--out DIR]

  --check    write nothing, and fail on any difference
  --watch    stay, and write again on every change
  --timings  say where the time went
  --spec     where the contract lies (spec)
  --out      where to write (generated)`;

interface Options {
  check: boolean;
  watch: boolean;
  timings: boolean;
  specDir: string;
  out: string;
}

function readOptions(): Options {
  answerHelp(USAGE);
  const { values } = read(process.argv.slice(2), {
    check: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    timings: { type: 'boolean', default: false },
    spec: { type: 'string', default: path.join(root, 'spec') },
    out: { type: 'string', default: path.join(root, 'generated') },
  });
  const { spec, out, ...flags } = values;
  return { ...flags, specDir: path.resolve(spec), out: path.resolve(out) };
}

/** One run. Gives the exit code and what the next run can start from. */
async function run(options: Options, previous?: RunCache): Promise<{ code: number; warm?: RunCache }> {
  try {
    const { files, timings, warm } = await generate({ specDir: options.specDir, ...(previous ? { previous } : {}) });
    const found = options.check ? differences(files, options.out) : write(files, options.out);
    const folder = path.relative(process.cwd(), options.out) || '.';
    for (const { file, kind } of found) {
      if (options.check) console.error(`${folder}/${file} is ${kind}; run npm run codegen`);
      else console.log(`${folder}/${file} ${kind === 'stale' ? 'removed' : 'written'}`);
    }
    const mistakes = options.check ? await checkDocuments(files) : [];
    for (const mistake of mistakes) console.error(`${folder}/${mistake}`);
    if (found.length + mistakes.length === 0) console.log(`${folder}: ${files.size} files, all up to date`);
    if (options.timings)
      console.log(`${timings.report()}\n${performance.now().toFixed(0).padStart(6)} ms  since the process started`);
    return { code: options.check && found.length + mistakes.length > 0 ? 1 : 0, warm };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(error.message);
    return { code: 1, ...(previous ? { warm: previous } : {}) };
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  let warm: RunCache | undefined;
  const once = async (): Promise<void> => {
    const result = await run(options, warm);
    warm = result.warm ?? warm;
    process.exitCode = result.code;
  };
  await (options.watch ? watchFolder(options.specDir, once) : once());
}

main().catch((error: unknown) => {
  const { name, message, stack } = error as Error;
  process.stderr.write(`${name === 'UsageError' ? message : stack}\n`);
  process.exit(name === 'UsageError' ? 2 : 1);
});
