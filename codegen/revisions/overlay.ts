/**
 * Applies OpenAPI Overlay 1.0 and 1.1 documents. `update` merges objects recursively and appends to arrays, `remove`
 * removes; `copy` (1.1) merges what another place holds. Targets are JSONPath (RFC 9535). To replace an array, one
 * action removes it and a later one updates its parent. A target that matches nothing is a mistake.
 *
 * Documents are never changed in place: what an overlay doesn't touch is shared with the original.
 */

import { isDeepStrictEqual } from 'node:util';
import { JSONPathQuery, jsonpath } from 'json-p3';
import { sourceAt } from '../load/bundle';
import { misspeltWords } from '../load/misspelt';
import { actionWords, judgeShape } from '../load/shapes';
import type { Ties } from '../problem-ties';
import type { Problems, Source } from '../problems';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { type Path, toPointer, valueAt, withValueAt } from '../util/pointer';

/** The documents that an overlay can change. */
export const overlaidDocuments = ['openapi', 'asyncapi', 'settlement'] as const;
export type OverlaidDocument = (typeof overlaidDocuments)[number];

interface Action {
  document: OverlaidDocument;
  target: string;
  update?: Json;
  remove: boolean;
  copy?: string;
  /** The place of the action. */
  source: Source;
}

export interface Overlay {
  file: string;
  actions: readonly Action[];
}

export interface Overlaid {
  document: JsonObject;
  /** Pointer → place in an overlay, for everything the overlay wrote. */
  sources: ReadonlyMap<string, Source>;
}

/** Reads an overlay document; mistakes in its form go to `problems`. */
export function parseOverlay(file: string, value: unknown, problems: Problems): Overlay {
  judgeShape('overlay', file, value, problems);
  const root = objectOf(value);
  if (!/^1\.[01]\.\d+$/.test(String(root.overlay)))
    problems.add({ file, pointer: '/overlay' }, `overlay is 1.0.0 or 1.1.0, and here is ${String(root.overlay)}`);
  for (const word of ['title', 'version']) {
    if (typeof objectOf(root.info)[word] !== 'string')
      problems.addRule({ file, pointer: '/info' }, `info.${word} is missing`);
  }
  const actions = arrayOf(root.actions).map((action, index) => parseAction(file, objectOf(action), index, problems));
  if (actions.length === 0) problems.add({ file, pointer: '/actions' }, 'the overlay has no actions');
  return { file, actions };
}

function parseAction(file: string, action: JsonObject, index: number, problems: Problems): Action {
  const source = { file, pointer: `/actions/${index}` };
  const at = (key: string): Source => ({ file, pointer: `${source.pointer}/${key}` });
  const document = (action['x-document'] ?? 'openapi') as OverlaidDocument;
  if (!overlaidDocuments.includes(document)) {
    problems.add(at('x-document'), `x-document is one of ${overlaidDocuments.join(', ')}`);
  }
  const misspelt = misspeltWords(action, actionWords);
  if (typeof action.target !== 'string' && !misspelt.has('target')) problems.add(source, 'an action needs a target');
  const isWithoutWay = !('update' in action) && !('copy' in action) && action.remove !== true;
  if (isWithoutWay && !['update', 'copy', 'remove'].some((way) => misspelt.has(way))) {
    problems.add(source, 'an action has update, copy or remove: true');
  }
  const ways = ['update', 'copy', 'remove'].filter((key) => key in action && action[key] !== false);
  if (ways.length > 1) problems.add(at(ways[1] as string), `an action has one of ${ways.join(' and ')}, not both`);
  for (const ref of outsideReferences(action.update)) {
    problems.add(at('update'), `${ref}: an overlay refers to the bundled document, as #/components/<section>/<Name>`);
  }
  return {
    document,
    target: typeof action.target === 'string' ? action.target : '$',
    ...('update' in action ? { update: action.update as Json } : {}),
    remove: action.remove === true,
    ...(typeof action.copy === 'string' ? { copy: action.copy } : {}),
    source,
  };
}

function outsideReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(outsideReferences);
  if (!isObject(value)) return [];
  const own = typeof value.$ref === 'string' && !value.$ref.startsWith('#/') ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(outsideReferences)];
}

/**
 * Applies the actions that concern one document, in order.
 * @param judgesEffect whether an action that changes nothing is reported
 */
export function applyActions(
  base: Overlaid,
  actions: readonly Action[],
  problems: Problems,
  judgesEffect = true,
): Overlaid {
  const sources = new Map(base.sources);
  let root = base.document;
  for (const action of actions) {
    const locations = find(root, action.target, action.source, problems);
    if (action.remove) {
      // Later items first, so that the indexes of the earlier ones stay right.
      for (const location of [...locations].reverse()) {
        moveItems(sources, root, location);
        root = withValueAt(root, location, undefined) as JsonObject;
      }
      continue;
    }
    const change = changeOf(root, action, sources, problems);
    if (change === undefined) continue;
    const before = root;
    for (const location of locations) root = changedAt(root, location, change, sources);
    if (judgesEffect && locations.length > 0 && isDeepStrictEqual(before, root))
      problems.addRecoverable(action.source, `the action changes nothing: ${action.target} says so already`);
  }
  return { document: root, sources };
}

/**
 * The value that an action merges in, and where its parts are written: in the overlay, or as the original of a copy.
 */
interface OverlayChange {
  value: Json;
  /** Pointer in the value → place; '' has that of the whole. */
  places: ReadonlyMap<string, Source>;
}

/** Merges a change in at a place, and remembers where it was written. */
function changedAt(root: JsonObject, location: Path, change: OverlayChange, sources: Map<string, Source>): JsonObject {
  const old = valueAt(root, location) as Json;
  remember(sources, toPointer(location), old, change.value, change.places);
  return withValueAt(root, location, merged(old, change.value)) as JsonObject;
}

function changeOf(
  root: JsonObject,
  action: Action,
  sources: ReadonlyMap<string, Source>,
  problems: Problems,
): OverlayChange | undefined {
  if (action.copy === undefined) {
    const source = { file: action.source.file, pointer: `${action.source.pointer}/update` };
    return action.update === undefined ? undefined : { value: action.update, places: new Map([['', source]]) };
  }
  const [from, ...others] = find(root, action.copy, action.source, problems);
  if (others.length > 0)
    problems.add(action.source, `${action.copy} matches ${others.length + 1} places; copy takes one`);
  if (!from) return undefined;
  const original = toPointer(from);
  // What another overlay wrote below keeps its place.
  const inner = [...sources].flatMap(([pointer, source]) =>
    pointer.startsWith(`${original}/`) ? [[pointer.slice(original.length), source] as const] : [],
  );
  return { value: valueAt(root, from) as Json, places: new Map([['', sourceAt(sources, original)], ...inner]) };
}

function find(root: JsonObject, path: string, source: Source, problems: Problems): Path[] {
  try {
    const query = jsonpath.compile(path);
    const locations = query.query(root).locations();
    if (locations.length === 0) {
      const { hint, ties } = causeOf(root, namesIn(query), source.file);
      problems.add(source, `${path} matches nothing in the document${hint}`, ties);
    } else {
      for (const { part, names } of emptyParts(root, query)) {
        const { hint, ties } = causeOf(root, names, source.file);
        problems.addRule(source, `${part} of ${path} matches nothing in the document${hint}`, ties);
      }
    }
    return locations;
  } catch (error) {
    problems.add(source, `${path} is not a JSONPath: ${(error as Error).message}`);
    return [];
  }
}

/** The names at the beginning of a path; null for a selector of something else, such as `*`. */
const namesIn = ({ segments }: JSONPathQuery): (string | null)[] =>
  segments.map(({ selectors: [selector, ...others] }) =>
    selector instanceof jsonpath.selectors.NameSelector && others.length === 0 ? selector.name : null,
  );

/**
 * Returns why a path probably matches nothing, as the end of a message and as ties. A definition that nothing refers to
 * is not in the document; an example that no operation names any more is such a one.
 */
function causeOf(root: JsonObject, names: readonly (string | null)[], file: string): { hint: string; ties: Ties } {
  const [first, section, name] = names;
  const gone = `an example that ${file} changes`;
  if (first === 'paths' && names.at(-2) === 'examples') return { hint: '', ties: { because: [gone] } };
  const isDefinition = first === 'components' && typeof section === 'string' && typeof name === 'string';
  if (!isDefinition || valueAt(root, ['components', section, name]) !== undefined) return { hint: '', ties: {} };
  const ties = { because: [`definition ${name}`, `${section} of ${file}`] };
  const hint = `: nothing in it refers to a definition ${name}`;
  return { hint, ties: section === 'examples' ? { ...ties, causes: [gone] } : ties };
}

/** The selectors of a list, such as one name of several, that match nothing although the others do. */
function emptyParts(root: JsonObject, query: JSONPathQuery): { part: string; names: (string | null)[] }[] {
  return query.segments.flatMap((segment, index) => {
    const { environment, segments } = query;
    if (segment.selectors.length < 2) return [];
    return segment.selectors.flatMap((selector) => {
      const alone = Object.assign(Object.create(segment), { selectors: [selector] });
      const narrowed = new JSONPathQuery(environment, segments.with(index, alone));
      return narrowed.query(root).nodes.length === 0 ? [{ part: String(selector), names: namesIn(narrowed) }] : [];
    });
  });
}

function merged(old: Json | undefined, change: Json): Json {
  if (Array.isArray(old)) return [...old, ...(Array.isArray(change) ? change : [change])];
  if (!isObject(old) || !isObject(change)) return change;
  const result: JsonObject = { ...old };
  for (const [key, value] of Object.entries(change)) result[key] = merged(old[key], value);
  return result;
}

/**
 * Remembers the places of what an overlay merges into a value. What it appends to a list comes after the others, and
 * what it leaves of an object stays where it was written.
 * @param below the pointer of the part in the value whose places are given
 */
function remember(
  sources: Map<string, Source>,
  pointer: string,
  old: Json | undefined,
  change: Json,
  places: OverlayChange['places'],
  below = '',
): void {
  if (Array.isArray(old)) {
    // The list as a whole is now the overlay's, and its former items stay where they were written.
    const former = old.map((_, at) => [`${pointer}/${at}`, sourceAt(sources, `${pointer}/${at}`)] as const);
    for (const [item, place] of former) sources.set(item, place);
    sources.set(pointer, sourceAt(places, below));
    const items = Array.isArray(change) ? change.map((_, at) => `${below}/${at}`) : [below];
    items.forEach((item, at) => {
      replacePlaces(sources, `${pointer}/${old.length + at}`, places, item);
    });
    return;
  }
  const isMerged = isObject(old) && isObject(change) && !isUnfilled(sources, pointer, old);
  if (!isMerged) {
    replacePlaces(sources, pointer, places, below);
    return;
  }
  for (const [key, value] of Object.entries(change)) {
    const token = toPointer([key]);
    remember(sources, pointer + token, old[key], value, places, below + token);
  }
}

/** Decides whether an object is empty, and not the address that an overlay wrote for what it copies there. */
const isUnfilled = (sources: ReadonlyMap<string, Source>, pointer: string, value: JsonObject): boolean =>
  Object.keys(value).length === 0 && !sourceAt(sources, pointer).file.endsWith('.overlay.yaml');

/** Gives a place of the document, and all below it, the places of a part that is written there. */
function replacePlaces(
  sources: Map<string, Source>,
  pointer: string,
  places: OverlayChange['places'],
  below: string,
): void {
  for (const known of [...sources.keys()]) if (isAtOrBelow(known, pointer)) sources.delete(known);
  sources.set(pointer, sourceAt(places, below));
  for (const [inner, source] of places)
    if (inner.startsWith(`${below}/`)) sources.set(pointer + inner.slice(below.length), source);
}

/** Moves the places of the items behind one that is removed from a list. */
function moveItems(sources: Map<string, Source>, root: JsonObject, location: Path): void {
  const list = valueAt(root, location.slice(0, -1));
  if (!Array.isArray(list)) return;
  const pointerOf = (index: number): string => toPointer([...location.slice(0, -1), index]);
  const first = Number(location.at(-1));
  for (let index = first; index < list.length; index += 1) {
    const [own, next] = [pointerOf(index), pointerOf(index + 1)];
    for (const pointer of [...sources.keys()]) if (isAtOrBelow(pointer, own)) sources.delete(pointer);
    if (index + 1 === list.length) continue;
    const moved = [...sources].filter(([pointer]) => isAtOrBelow(pointer, next));
    sources.set(own, sourceAt(sources, next));
    for (const [pointer, source] of moved) sources.set(own + pointer.slice(next.length), source);
  }
}

const isAtOrBelow = (pointer: string, place: string): boolean => pointer === place || pointer.startsWith(`${place}/`);
