import path from 'node:path';
import { readOptions, USAGE } from './options';
import { text } from './report/text';
import { writeReports } from './report/write';
import { conforms } from './results';
import { runConformance } from './run';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === null) {
    console.log(USAGE);
    return 0;
  }
  const { run, strict, verbose, reports } = options;
  const result = await runConformance(run);
  console.log(text(result, verbose));
  const files = await writeReports(reports, result, strict);
  console.log(`reports: ${files.map((file) => path.relative(process.cwd(), file)).join(', ')}`);
  return conforms(result, strict) ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
