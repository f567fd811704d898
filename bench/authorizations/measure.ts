export interface MeasuredAuthorizations {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Does something over and over for a time, so many at once, each as soon as the one before it is done.
 * @param run gets the number of the turn; what it throws ends the measurement
 */
export async function measure(
  run: (turn: number) => Promise<void>,
  options: { concurrency: number; seconds: number },
): Promise<MeasuredAuthorizations> {
  const took: number[] = [];
  let turn = 0;
  const start = performance.now();
  const end = start + options.seconds * 1000;
  const worker = async () => {
    for (let begun = performance.now(); begun < end; begun = performance.now()) {
      turn += 1;
      await run(turn);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  const elapsed = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? Number.NaN;
  return { perSecond: took.length / elapsed, p50: at(0.5), p99: at(0.99) };
}
