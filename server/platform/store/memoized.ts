/** A place in a tree of texts, with the value that was made of the texts on the way to it. */
interface Place<Made> {
  next: Map<string, Place<Made>>;
  made?: { value: Made };
}

/** The most that is memoized: texts may be put together from what callers ask for. */
const MAX = 1_000;

/**
 * Remembers what is made of parts of a statement. Each is looked up by its own text, so that texts which are always the same are neither
 * joined nor hashed again: for a few thousand letters that takes this thread longer than to hand the statement to the database.
 *
 * @param textOf what parts are told apart by
 * @param make makes the same of parts with the same texts each time
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
