import { endOfString } from './json-strings';

/** The end of a name in JSON, and of some strings that begin with a colon or hold a quote before one. */
const ENDS_OF_NAMES = /"[ \t\r\n]*:/g;

/** Brackets, commas, and the quotes that begin strings. */
const TOKENS = /["{}[\],]/g;

/** What makes a name of the string before it. */
const COLON = /[ \t\r\n]*:/y;

/**
 * Finds a name that stands twice in an object of a JSON text. Readers differ in which one counts (RFC 8259, 4), so that what something
 * in between has checked could be another value than the one that is used.
 * @param text valid JSON
 * @param names how many the parsed value has: fewer than the text where one stood twice
 * @returns the pointer to it; null where there is none
 */
export function repeatedNameIn(text: string, names: number): string | null {
  // Every name ends with a colon; most texts have no others.
  if (colonsIn(text) === names || endsOfNames(text) === names) return null;
  return firstRepeated(text);
}

function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count += 1;
  return count;
}

/** Counts at least every name of a text, at a fraction of what parsing it takes. */
function endsOfNames(text: string): number {
  let count = 0;
  ENDS_OF_NAMES.lastIndex = 0;
  while (ENDS_OF_NAMES.test(text)) count += 1;
  return count;
}

/** A place on the way into a text: the names of an object so far and the present one, or the present index of a list. */
interface Place {
  names: Set<string> | null;
  at: string | number;
}

function firstRepeated(text: string): string | null {
  const way: Place[] = [];
  const tokens = new RegExp(TOKENS);
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const { 0: token, index } = found;
    if (token === '{') way.push({ names: new Set(), at: '' });
    else if (token === '[') way.push({ names: null, at: 0 });
    else if (token === '}' || token === ']') way.pop();
    else if (token === '"') {
      tokens.lastIndex = endOfString(text, index);
      const place = way.at(-1);
      if (place !== undefined && isRepeated(place, text, index, tokens.lastIndex)) return pointerOf(way);
    } else goOn(way.at(-1) as Place);
  }
  return null;
}

/** Goes on to the next index of a list; an object has its names. */
function goOn(place: Place): void {
  if (place.names === null) place.at = Number(place.at) + 1;
}

/** Decides whether a string is a name that its object had before, and goes on to it if it is a name. */
function isRepeated(place: Place, text: string, start: number, end: number): boolean {
  COLON.lastIndex = end;
  if (place.names === null || !COLON.test(text)) return false;
  const name: string = JSON.parse(text.slice(start, end));
  place.at = name;
  return place.names.size === place.names.add(name).size;
}

function pointerOf(way: readonly Place[]): string {
  return way.map(({ at }) => `/${String(at).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
