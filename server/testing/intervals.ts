/**
 * Counts the intervals of one length that a piece of work begins, and those of them that go on after it.
 * @param milliseconds their length
 */
export async function intervalsOf(
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<{ begun: number; left: number }> {
  const { setInterval: begin, clearInterval: end } = globalThis;
  const left = new Set<unknown>();
  let begun = 0;
  const begins = (run: () => void, length?: number) => {
    const timer = begin(run, length);
    if (length !== milliseconds) return timer;
    begun += 1;
    left.add(timer);
    return timer;
  };
  const ends = (timer: NodeJS.Timeout | undefined) => {
    left.delete(timer);
    end(timer);
  };
  Object.assign(globalThis, { setInterval: begins, clearInterval: ends });
  try {
    await work();
    return { begun, left: left.size };
  } finally {
    Object.assign(globalThis, { setInterval: begin, clearInterval: end });
  }
}
