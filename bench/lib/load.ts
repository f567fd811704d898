import autocannon from 'autocannon';
import { inTurn, type Load, type Measured } from './request';
import { hasWrk, loadByWrk } from './wrk';

export type { Measured } from './request';

let reported = false;

/**
 * Sends requests as fast as answers come and measures. Without wrk the load comes from this process and takes up to a
 * core, which the fastest server feels most.
 */
export function load(options: Load): Promise<Measured> {
  if (hasWrk()) return loadByWrk(options);
  if (!reported)
    process.stderr.write(
      'wrk is not installed: the load takes up to a core itself, and times are whole milliseconds\n',
    );
  reported = true;
  return loadHere(options);
}

/** The same from this process. Answers that are not 2xx count as failed. */
async function loadHere({ url, requests, connections, seconds, expectedText }: Load): Promise<Measured> {
  const next = inTurn(requests);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
    ...(expectedText !== undefined && { verifyBody: (body: string) => body.includes(expectedText) }),
  });
  // An answer that is refused does not hold what is looked for either.
  const unsuccessful = Math.max(result.non2xx, result.mismatches);
  const successes = result['2xx'] + result.non2xx - unsuccessful;
  return {
    answers: successes,
    perSecond: successes / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: unsuccessful + result.errors + result.timeouts,
  };
}

/** The middle of an odd number of values, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
