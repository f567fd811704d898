import path from 'node:path';
import type { ValuesOf } from '../../cli/declaration';
import { prepareFolder, prepareReports, writeReports as writeWanted } from '../../cli/report/write';
import type { OPTIONS } from './declared-options';
import { readNetworkOptions } from './network/options';
import { runNetworkConformance } from './network/run';
import { readOptions } from './options';
import { reportOf } from './report/command-report';
import { text } from './report/text';
import { json, writeReports } from './report/write';
import { type ConformanceResult, conforms } from './results';
import { runConformance } from './run';

type Typed = ValuesOf<typeof OPTIONS>;

/**
 * Judges the endpoints of a client, or a connector of networks, and writes the reports.
 * @returns the exit code
 */
export async function conformance(typed: Typed): Promise<number> {
  const judge = judgeOf(typed);
  prepareReports(typed.report, typed.json);
  const { strict, verbose, reports } = typed;
  prepareFolder('--reports', reports);
  const result = await judge();
  const files = writeReports(reports, result, strict);
  if (typed.json) process.stdout.write(`${JSON.stringify(json(result, strict), null, 2)}\n`);
  else {
    console.log(text(result, verbose));
    console.log(`reports: ${files.map((file) => path.relative(process.cwd(), file)).join(', ')}`);
  }
  writeWanted(typed.report, reportOf(result, strict));
  return conforms(result, strict) ? 0 : 1;
}

/**
 * Reads the command line for endpoints or for a connector.
 * @throws UsageError
 */
function judgeOf(typed: Typed): () => Promise<ConformanceResult> {
  if (typed.network !== undefined) {
    const options = readNetworkOptions(typed, process.env);
    return () => runNetworkConformance(options);
  }
  const { run } = readOptions(typed, process.env);
  return () => runConformance(run);
}
