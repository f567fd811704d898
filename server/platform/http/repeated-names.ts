import { pointerTo } from '../../kernel/json-pointer';
import { endOfString } from './json-strings';

/** The end of a name in JSON, and of some strings that begin with a colon or hold a quote before one. */
const ENDS_OF_NAMES = /"[ \t\r\n]*:/g;

/** Brackets, commas, and the quotes that begin strings. */
const TOKENS = /["{}[\],]/g;

/** The colon that makes the string before it a name. */
const COLON = /[ \t\r\n]*:/y;

/**
 * Finds a name that occurs twice in an object of a JSON text. Programs differ in which of the two they use (RFC 8259,
 * 4), so a proxy could check one value while the service uses the other.
 * @param text valid JSON
 * @param names the number of names in the parsed value: fewer than in the text if one occurs twice
 * @returns the pointer to it; null if there is none
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

/** Counts at least every name of a text, in a fraction of the time for parsing it. */
function endsOfNames(text: string): number {
  let count = 0;
  ENDS_OF_NAMES.lastIndex = 0;
  while (ENDS_OF_NAMES.test(text)) count += 1;
  return count;
}

/** An open object or list: the names of the object so far and the current one, or the current index of the list. */
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

/** Moves on to the next index of a list; objects have names instead. */
function goOn(place: Place): void {
  if (place.names === null) place.at = Number(place.at) + 1;
}

/** Moves on to a string if it is a name, and decides whether its object already had that name. */
function isRepeated(place: Place, text: string, start: number, end: number): boolean {
  COLON.lastIndex = end;
  if (place.names === null || !COLON.test(text)) return false;
  const name: string = JSON.parse(text.slice(start, end));
  place.at = name;
  return place.names.size === place.names.add(name).size;
}

function pointerOf(way: readonly Place[]): string {
  return pointerTo(way.map(({ at }) => String(at)));
}
