/** Milliseconds that a pattern needs for a few characters only if it backtracks. */
const LONG_MILLISECONDS = 20;
/** How often the part is repeated. A pattern that backtracks does four times as much work with each step. */
const STEPS = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
/** A text that is slow only once may be slow because of a pause of the machine. */
const ATTEMPTS = 3;
const COMMON = ['a', 'A', '0', ' ', '-', '.', ',', '=', '/', '_'];

/**
 * Looks for a text with which a pattern backtracks catastrophically: a repeated part and an end that does not match.
 * Only patterns that repeat a group can do so with as few characters as are tried. They are executed instead of
 * analysed, because most of them are safe.
 *
 * @returns the part; null where none is found
 */
export function catastrophicInput(pattern: RegExp): string | null {
  if (!/\)[+*{]/.test(pattern.source)) return null;
  const own = pattern.source.match(/[\p{L}\p{N}]|[^\p{L}\p{N}\\()[\]{}|?*+^$]/gu) ?? [];
  const characters = [...new Set([...COMMON, ...own])];
  const pumps = characters.flatMap((one) => characters.map((other) => (one === other ? one : one + other)));
  return pumps.find((pump) => STEPS.some((times) => isSlow(pattern, `${pump.repeat(times)}\u0000`))) ?? null;
}

function isSlow(pattern: RegExp, text: string): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const started = performance.now();
    pattern.test(text);
    if (performance.now() - started < LONG_MILLISECONDS) return false;
  }
  return true;
}
