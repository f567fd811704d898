import { AMOUNTS, LAST_DIGITS, LONG, textsOf } from './harvest';

/** Something that the service keeps or tells. */
export interface SearchedPlace {
  name: string;
  bytes: Buffer;
  /** The values in it, where it has any: the cell of a row, the fields of a line of the log. */
  values?: readonly string[];
}

/** A secret in the clear. */
export interface Hit {
  place: string;
  kind: string;
}

/** Returns the forms in which a long secret may be written down. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [secret, encodeURIComponent(secret), bytes.toString('hex'), bytes.toString('base64')];
  if (/^[0-9]{16}$/.test(secret)) {
    const groups = secret.match(/.{4}/g) as string[];
    forms.push(groups.join(' '), groups.join('-'));
  }
  return [...new Set(forms)];
}

/** The texts in a value: itself, and those inside when it is JSON. */
export function valuesIn(text: string): string[] {
  if (!/^[[{"]/.test(text)) return [text];
  try {
    const texts = textsOf(JSON.parse(text)).filter(([pointer]) => !LAST_DIGITS.test(pointer));
    return [text, ...texts.map(([, value]) => value)];
  } catch {
    return [text];
  }
}

/** A short secret right behind its name, as in `pin=2580` or `"cvv": 123`. */
const NAMED = /\b(?:pin|cvv|code|token|secret)\W{1,4}([0-9]{3,4})\b/gi;

function* shortHits({ name, bytes, values }: SearchedPlace, secrets: ReadonlyMap<string, string>): Generator<Hit> {
  if (values === undefined || LAST_DIGITS.test(name) || AMOUNTS.test(name)) return;
  const named = [...bytes.toString('latin1').matchAll(NAMED)].map((match) => match[1] as string);
  for (const value of new Set([...values, ...named])) {
    const kind = value.length < LONG ? secrets.get(value) : undefined;
    if (kind !== undefined) yield { place: name, kind };
  }
}

interface Needle {
  kind: string;
  bytes: Buffer;
}

const FILTER_BITS = 20;
const hashed = (key: number): number => Math.imul(key, 0x9e3779b1) >>> (32 - FILTER_BITS);

/** Thousands of needles that are looked for in one walk over the bytes, by their last four. */
class Needles {
  private readonly byEnd = new Map<number, Needle[]>();
  /** Excludes most endings without a lookup in the map. */
  private readonly ends = new Uint8Array(1 << FILTER_BITS);

  constructor(needles: readonly Needle[]) {
    for (const needle of needles) {
      const end = needle.bytes.readInt32BE(needle.bytes.length - 4);
      this.byEnd.set(end, [...(this.byEnd.get(end) ?? []), needle]);
      this.ends[hashed(end)] = 1;
    }
  }

  /** @returns the kinds that are in there */
  kindsIn(hay: Buffer): Set<string> {
    const found = new Set<string>();
    let end = 0;
    for (let at = 0; at < hay.length; at += 1) {
      end = (end << 8) | (hay[at] as number);
      if (this.ends[hashed(end)] === 0) continue;
      for (const { kind, bytes } of this.byEnd.get(end) ?? []) {
        const start = at + 1 - bytes.length;
        if (start >= 0 && bytes.compare(hay, start, at + 1) === 0) found.add(kind);
      }
    }
    return found;
  }
}

/**
 * Looks for secrets in places.
 *
 * @param secrets kinds by value
 * @returns each place that holds secrets once per kind, never a secret itself
 */
export function search(places: readonly SearchedPlace[], secrets: ReadonlyMap<string, string>): Hit[] {
  const long = [...secrets].filter(([value]) => value.length >= LONG);
  const needles = new Needles(
    long.flatMap(([value, kind]) => formsOf(value).map((form) => ({ kind, bytes: Buffer.from(form) }))),
  );
  const hits = places.flatMap((place) => [
    ...[...needles.kindsIn(place.bytes)].map((kind) => ({ place: place.name, kind })),
    ...shortHits(place, secrets),
  ]);
  return [...new Map(hits.map((hit) => [`${hit.place} ${hit.kind}`, hit])).values()];
}
