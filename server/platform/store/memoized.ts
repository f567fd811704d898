/** A node in a tree of texts, with the value for the texts on the path to it. */
interface Place<Made> {
  next: Map<string, Place<Made>>;
  made?: { value: Made };
}

/** The most values that are remembered: some texts depend on requests. */
const MAX = 1_000;

/**
 * Remembers the result for the parts of a statement. Each part is looked up by its own text, so that constant texts are
 * neither joined nor hashed again: for a few thousand characters that takes longer than sending the statement.
 *
 * @param textOf the text that identifies a part
 * @param make returns the same result for parts with the same texts
 */
export function memoized<Part, Made>(
  textOf: (part: Part) => string,
  make: (parts: readonly Part[]) => Made,
  max = MAX,
): (parts: readonly Part[]) => Made {
  const start: Place<Made> = { next: new Map() };
  let count = 0;
  return (parts) => {
    let place: Place<Made> | undefined = start;
    for (const part of parts) {
      place = place.next.get(textOf(part));
      if (place === undefined) break;
    }
    if (place?.made !== undefined) return place.made.value;
    const value = make(parts);
    if (count < max) {
      count += 1;
      placeFor(start, parts.map(textOf)).made = { value };
    }
    return value;
  };
}

function placeFor<Made>(start: Place<Made>, texts: readonly string[]): Place<Made> {
  let place = start;
  for (const text of texts) {
    const next: Place<Made> = place.next.get(text) ?? { next: new Map() };
    place.next.set(text, next);
    place = next;
  }
  return place;
}
