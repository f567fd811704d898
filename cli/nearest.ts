/** Counts the letters to insert, remove or change to turn one word into another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}

/** Tells whether two neighbouring letters have changed places, the commonest slip of fingers. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2);
  return at >= 0 && swapped === other;
}

/**
 * Finds the name that was most likely meant by one that does not exist; null where none is near.
 * @param limit the letters that may differ
 */
export function nearest(
  name: string,
  names: Iterable<string>,
  limit = Math.max(2, Math.floor(name.length * 0.4)),
): string | null {
  let best: { name: string; distance: number } | null = null;
  for (const candidate of names) {
    const [typed, known] = [name.toLowerCase(), candidate.toLowerCase()];
    const found = isSwapped(typed, known) ? 1 : distance(typed, known);
    if (found <= limit && found < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { name: candidate, distance: found };
    }
  }
  return best?.name ?? null;
}
