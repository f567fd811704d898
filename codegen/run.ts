import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../cli/declaration';
import { writing } from '../cli/folders';
import { checkDocuments } from './check/documents';
import { generate, type RunCache } from './generate';
import { ContractError } from './problems';
import { watchFolder } from './watch';
import { differences, write } from './write';

/** The options of code generation. */
interface Options {
  check: boolean;
  watch: boolean;
  timings: boolean;
  spec: string;
  out: string;
}

/**
 * Reports differences from the files, and parts of their documents that OpenAPI does not allow.
 * @returns the number of reports
 */
async function check(files: ReadonlyMap<string, string>, out: string, folder: string): Promise<number> {
  const found = differences(files, out);
  for (const { file, kind } of found) console.error(`${folder}/${file} is ${kind}; run npm run codegen`);
  const mistakes = await checkDocuments(files);
  for (const mistake of mistakes) console.error(`${folder}/${mistake}`);
  return found.length + mistakes.length;
}

/** Writes what differs. @returns how many files */
function put(files: ReadonlyMap<string, string>, out: string, folder: string): number {
  const written = writing('--out', folder, () => write(files, out));
  for (const { file, kind } of written) console.log(`${folder}/${file} ${kind === 'stale' ? 'removed' : 'written'}`);
  return written.length;
}

/** One run. Returns the exit code and the state for the next run. */
async function run(options: Options, previous?: RunCache): Promise<{ code: number; warm?: RunCache }> {
  try {
    const { files, timings, warm } = await generate({ specDir: options.spec, ...(previous ? { previous } : {}) });
    const folder = path.relative(process.cwd(), options.out) || '.';
    const outdated = options.check ? await check(files, options.out, folder) : put(files, options.out, folder);
    if (outdated === 0) console.log(`${folder}: ${files.size} files, all up to date`);
    if (options.timings)
      console.log(`${timings.report()}\n${performance.now().toFixed(0).padStart(6)} ms  since the process started`);
    return { code: options.check && outdated > 0 ? 1 : 0, warm };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(error.message);
    return { code: 1, ...(previous ? { warm: previous } : {}) };
  }
}

/** Writes `generated/` from `spec/`, or compares. @returns the exit code */
export async function codegen({ spec, out, ...flags }: Options): Promise<number> {
  if (!existsSync(spec) || !statSync(spec).isDirectory()) {
    throw new UsageError(`--spec ${spec} is not a folder`);
  }
  const options = { ...flags, spec: path.resolve(spec), out: path.resolve(out) };
  let warm: RunCache | undefined;
  let code: number = 0;
  const once = async (): Promise<void> => {
    const result = await run(options, warm);
    warm = result.warm ?? warm;
    code = result.code;
  };
  await (options.watch ? watchFolder(options.spec, once) : once());
  return code;
}
