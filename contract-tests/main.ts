import path from 'node:path';
import { proveMutants } from './mutants/prove';
import { readOptions, USAGE } from './options';
import { prove } from './prove';
import { summary } from './report/summary';
import { failuresOf } from './report/verdict';
import { writeReports } from './report/write';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  if (options.mutants) return proveMutants(options.reports);
  const report = await prove(options.name, options);
  console.log(summary(report));
  const files = await writeReports(options.reports, report);
  console.log(`reports: ${files.map((file) => path.relative(process.cwd(), file)).join(', ')}`);
  return failuresOf(report).length === 0 ? 0 : 1;
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
