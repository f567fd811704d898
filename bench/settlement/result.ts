/** The cost of one way of writing the files. */
export interface Result {
  rows: number;
  milliseconds: number;
  /** The most memory that the process had at any time, in MiB. */
  peak: number;
  /** Memory that it had before it began. */
  base: number;
}

/** Runs what is measured in a process of its own and tells the parent. */
export async function report(run: () => Promise<number>): Promise<void> {
  const base = process.memoryUsage().rss;
  const started = performance.now();
  const rows = await run();
  const milliseconds = performance.now() - started;
  const result: Result = {
    rows,
    milliseconds,
    peak: process.resourceUsage().maxRSS / 1024,
    base: base / 1024 / 1024,
  };
  process.send?.({ result });
}

/** Tells the parent how far it is. */
export function reportProgress(rows: number): void {
  process.send?.({ progress: rows });
}
