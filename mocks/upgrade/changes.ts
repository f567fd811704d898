import { namesIn, pointerStep } from '../../server/kernel/json-pointer';
import type { Body } from '../../server/platform/revisions/adapter';
import { at, type Differences } from './schemas';
import type { Change, Effect } from './seen';

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const nameOf = (pointer: string): string => namesIn(pointer).at(-1) ?? '';

/** The pointer to another field of the same object. */
export const siblingOf = (pointer: string, name: string): string => `${parentOf(pointer)}/${pointerStep(name)}`;

/** The new name of each renamed field: the field was removed, and one other was added to the same object. */
export function renamedIn({ lost, gained }: Differences): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const pointer of lost) {
    const siblings = (set: ReadonlySet<string>) => [...set].filter((other) => parentOf(other) === parentOf(pointer));
    const [came, ...others] = siblings(gained);
    if (came !== undefined && others.length === 0 && siblings(lost).length === 1) renamed.set(pointer, nameOf(came));
  }
  return renamed;
}

/** A body of this revision in the format of the other one; undefined if it is the same. */
type Convert = ((body: Body) => Body) | undefined;

/** The conversions that both revisions have for a body that the service sends. */
interface Conversions {
  before: Convert;
  after: Convert;
}

/**
 * Describes the changes in a body that the service would send in another revision.
 * @param where the name of the body: `reply` or `body`
 */
export function changesOfSent(
  body: unknown,
  differences: Differences,
  { before, after }: Conversions,
  { effect, where }: { effect: Effect; where: string },
): Change[] {
  const renamed = renamedIn(differences);
  const came = new Set([...renamed].map(([pointer, name]) => siblingOf(pointer, name)));
  const changeAt = (pointer: string, what: string): Change => ({
    effect,
    where: `${where} ${pointer}`,
    what,
    instead: null,
  });
  const lost = [...differences.lost].map((pointer) => {
    const name = renamed.get(pointer);
    return changeAt(pointer, name === undefined ? 'is not there' : `is called ${name}`);
  });
  const gained = [...differences.gained].filter((pointer) => !came.has(pointer));
  const values = [...differences.values].map(([pointer, value]) => {
    const sent = after === undefined ? undefined : firstAt(convertedBy(after, body), pointer, body, value);
    return changeAt(pointer, sent === undefined ? `never says ${value}` : `says ${sent} instead of ${value}`);
  });
  const more = gained.map((pointer) => changeAt(pointer, 'is there, too'));
  const hidden = [...differences.wider].flatMap(([pointer, wider]) => {
    const possible = hiddenBy(before, body, pointer, wider);
    return possible.length === 0 ? [] : [changeAt(pointer, `may say ${possible.join(' or ')}`)];
  });
  return [...lost, ...more, ...values, ...hidden];
}

/** Those of the given values that this revision would show as the value in the body. */
function hiddenBy(before: Convert, body: unknown, pointer: string, values: readonly unknown[]): unknown[] {
  if (before === undefined) return [];
  const isShownAs = (value: unknown) => (place: string) =>
    at(convertedBy(before, withValue(body, place, value)), place) === at(body, place);
  const places = placesOf(body, pointer).filter((place) => at(body, place) !== undefined);
  return values.filter((value) => places.some(isShownAs(value)));
}

const convertedBy = (convert: NonNullable<Convert>, body: unknown): unknown => convert(structuredClone(body) as Body);

/** The places of a body behind a pointer with `*`. */
function placesOf(body: unknown, pointer: string): string[] {
  const [head = '', ...rest] = pointer.split('/*');
  return rest.reduce<string[]>(
    (places, part) =>
      places.flatMap((place) =>
        ((at(body, place) as unknown[] | undefined) ?? []).map((_, index) => `${place}/${index}${part}`),
      ),
    [head],
  );
}

/** Returns the value in a converted body at the place where the original body has a given value. */
function firstAt(converted: unknown, pointer: string, body: unknown, value: unknown): unknown {
  const place = placesOf(body, pointer).find((found) => at(body, found) === value);
  return place === undefined ? undefined : at(converted, place);
}

function withValue(body: unknown, place: string, value: unknown): unknown {
  const copy = structuredClone(body);
  (at(copy, parentOf(place)) as Record<string, unknown>)[nameOf(place)] = value;
  return copy;
}
