import { startChild } from '../lib/child';
import { Caller, percentile } from '../lib/latency';
import { median } from '../lib/load';
import { printTable } from '../lib/table';

/** Ways of having the files of a day written while requests come. */
const WAYS = ['alone', 'thread', 'inPlace'] as const;
type Way = (typeof WAYS)[number];

const NAMES: Readonly<Record<Way, string>> = {
  alone: 'alone',
  thread: 'beside a day that a thread writes',
  inPlace: 'beside a day that the serving thread writes',
};

/** Requests between two looks at whether the day is written. */
const PART = 50;

/** Requests that are measured alone. */
const ALONE = 3_000;

/**
 * The most requests that are sent while files are written: a thread rests between its rows while there are requests,
 * and then takes minutes.
 */
const BESIDE = 30_000;

/** One connection, so that a time is that of a request and not of a queue before it. */
const CONNECTIONS = 1;

/** Times of requests in milliseconds, those while files are written where any are. */
async function timesOf(way: Way, environment: Record<string, string>): Promise<number[]> {
  const child = await startChild('bench/settlement/beside-server.ts', environment);
  const caller = new Caller(child.url, '', CONNECTIONS);
  const ask = (count: number) => caller.times(count, () => ({ method: 'GET', path: '/' }));
  try {
    await ask(ALONE);
    if (way === 'alone') return await ask(ALONE);
    let writing = true;
    const written = child.ask(way).finally(() => {
      writing = false;
    });
    // What is not written by then ends with the process.
    written.catch(() => undefined);
    const times: number[] = [];
    while (writing && times.length < BESIDE) times.push(...(await ask(PART)));
    if (!writing) await written;
    return times;
  } finally {
    caller.close();
    await child.stop();
  }
}

/** Measures requests for one row, alone and while the same process writes the files of a day. */
export async function measureBeside(
  database: string,
  environment: Record<string, string>,
  rounds: number,
): Promise<void> {
  const found: Record<Way, number[][]> = { alone: [], thread: [], inPlace: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of WAYS) found[way].push(await timesOf(way, environment));
  }
  const of = (way: Way, part: number) => median(found[way].map((times) => percentile(times, part)));
  printTable(
    [`requests on ${database}`, 'p50 ms', 'p99 ms', 'p99 × alone'],
    WAYS.map((way) => [
      NAMES[way],
      of(way, 0.5).toFixed(2),
      of(way, 0.99).toFixed(2),
      (of(way, 0.99) / of('alone', 0.99)).toFixed(2),
    ]),
  );
}
