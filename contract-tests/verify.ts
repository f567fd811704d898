import { startMocks } from '../mocks/prism/start';
import type { LoadedContract } from './load';
import { type Planned, plan, type ScenarioBook, surplus } from './plan';
import { summary } from './report/summary';
import { writeReports } from './report/write';
import { isClean, type RunResult, run } from './run';
import type { Prepared } from './scenario';
import { startOwnServer } from './target/own-server';
import { replayTarget, statefulTarget } from './target/target';
import { World } from './world/world';

export interface VerifyOptions {
  /** A server that runs already; without it one is started. */
  url?: string | undefined;
  /** Also replay the requests against the revision's mock. */
  mock: boolean;
  /** Folder of the reports. */
  reports: string;
}

export interface Verdict {
  clean: boolean;
  /** One text per run. */
  summaries: string[];
  /** The report files. */
  files: string[];
}

/** Holds a server, and its mock if asked, against the contract of one revision, and writes the reports. */
export async function verify(
  contract: LoadedContract,
  book: ScenarioBook<World>,
  { url, mock, reports }: VerifyOptions,
): Promise<Verdict> {
  const server = url === undefined ? await startOwnServer(contract.revision) : null;
  try {
    const { planned, missing } = plan(contract, book);
    const coverage = [...missing, ...surplus(contract.everyRow, book)];
    const origin = server?.url ?? url ?? '';
    const world = await World.open(contract, contract.values, origin);
    const served = await run(contract.revision, planned, statefulTarget(url ?? 'server', origin, world));
    // A row without a scenario is expected all the same.
    const results = [{ ...served.result, expected: contract.rows.length }];
    if (mock) results.push(await verifyMock(contract, planned, served.sent));
    return {
      clean: coverage.length === 0 && results.every(isClean),
      summaries: results.map((result, index) => summary(result, index === 0 ? coverage : [])),
      files: await writeReports(reports, contract.revision, results, coverage),
    };
  } finally {
    await server?.close();
  }
}

/** The mock has the operations of the service alone, so the rows of other documents have nobody to answer them. */
async function verifyMock(
  contract: LoadedContract,
  planned: readonly Planned<World>[],
  sent: ReadonlyMap<string, Prepared>,
): Promise<RunResult> {
  const mocks = await startMocks({ revision: contract.revision, log: () => {} });
  try {
    const rows = planned.filter(({ row }) => row.document === 'openapi');
    return (await run(contract.revision, rows, replayTarget('mock', mocks.url, sent))).result;
  } finally {
    await mocks.close();
  }
}
