import path from 'node:path';
import type { ValuesOf } from '../cli/declaration';
import { prepareFolder, prepareReports, writeReports as writeWanted } from '../cli/report/write';
import type { OPTIONS } from './declared-options';
import { readOptions } from './options';
import { prove } from './prove';
import { reportOf } from './report/command-report';
import { summary } from './report/summary';
import { failuresOf } from './report/verdict';
import { json, writeReports } from './report/write';

/** Holds a server against the contract and writes the reports. @returns the exit code */
export async function contract(typed: ValuesOf<typeof OPTIONS>): Promise<number> {
  const options = readOptions(typed);
  prepareReports(typed.report, typed.json);
  prepareFolder('--reports', options.reports);
  if (options.mutants) {
    const { proveMutants } = require('./mutants/prove') as typeof import('./mutants/prove');
    return proveMutants(options.reports, options.json);
  }
  const report = await prove(options.name, options);
  const files = writeReports(options.reports, report);
  if (options.json) process.stdout.write(json(report));
  else {
    console.log(summary(report));
    console.log(`reports: ${files.map((file) => path.relative(process.cwd(), file)).join(', ')}`);
  }
  writeWanted(typed.report, reportOf(report));
  return failuresOf(report).length === 0 ? 0 : 1;
}
