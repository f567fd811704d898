/** The names and numbers that stand in a value, each as often as it does. */
interface Content {
  names: number;
  numbers: number;
}

/** Counts the names and numbers in a value, however deep they stand. */
export function contentOf(value: unknown): Content {
  const content = { names: 0, numbers: 0 };
  count(value, content);
  return content;
}

function count(value: unknown, content: Content): void {
  if (typeof value === 'number') content.numbers += 1;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) count(item, content);
    return;
  }
  for (const name in value) {
    content.names += 1;
    count((value as Record<string, unknown>)[name], content);
  }
}
