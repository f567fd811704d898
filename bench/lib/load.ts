import autocannon from 'autocannon';

/** One request, repeated. */
export interface Load {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections: number;
  seconds: number;
  /** Changes headers or body per request, for requests that must differ. */
  requests?: autocannon.Request[];
}

export interface Measured {
  /** Successful answers. */
  answers: number;
  /** Successful answers per second. */
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Sends requests as fast as answers come and measures. Answers that are not 2xx count as failed. */
export async function load(options: Load): Promise<Measured> {
  const { seconds, ...rest } = options;
  const result = await autocannon({ ...rest, duration: seconds });
  return {
    answers: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** The middle of an odd number of values, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
