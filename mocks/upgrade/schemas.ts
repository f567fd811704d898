import { namesIn, pointerStep } from '../../server/kernel/json-pointer';

/** A JSON document with `$ref`s into itself. */
export type Document = Readonly<Record<string, unknown>>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  enum?: readonly unknown[];
  const?: unknown;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  then?: Schema;
  else?: Schema;
}

/** Schemas of one document that all apply to a value. */
interface Shape {
  document: Document;
  schemas: readonly Schema[];
}

/** The differences between two shapes at the places that a value has. Pointers have `*` for the items of an array. */
export interface Differences {
  /** Fields of the value that the second shape does not have. */
  lost: Set<string>;
  /** Fields that the second shape has and the first one has not. */
  gained: Set<string>;
  /** Values that the second shape does not allow, by pointer. */
  values: Map<string, unknown>;
  /** Values that only the second shape allows, by pointer. */
  wider: Map<string, readonly unknown[]>;
}

/** The object behind a `$ref` of a document, and behind that one's. */
function resolve(document: Document, value: unknown): unknown {
  let found = value;
  for (let ref = refOf(found); ref !== undefined; ref = refOf(found)) found = at(document, ref.slice(1));
  return found;
}

const refOf = (value: unknown): string | undefined => (value as { $ref?: string } | undefined)?.$ref;

/** The value at a pointer; undefined where there is none. */
export function at(value: unknown, pointer: string): unknown {
  return namesIn(pointer).reduce<unknown>(
    (found, name) => (found as Record<string, unknown> | undefined)?.[name],
    value,
  );
}

/** The shape of the JSON in a request or a response of an operation; without schemas where there is none. */
function contentOf(document: Document, content: unknown): Shape {
  const media = (resolve(document, content) as { content?: Record<string, { schema?: Schema }> } | undefined)?.content;
  const schema = media?.['application/json']?.schema;
  return { document, schemas: schema === undefined ? [] : [schema] };
}

interface OperationAddress {
  method: string;
  path: string;
}

function operationAt(document: Document, { method, path }: OperationAddress): Readonly<Record<string, unknown>> {
  const item = resolve(document, (document.paths as Record<string, unknown>)[path]) as Record<string, unknown>;
  return (item?.[method.toLowerCase()] ?? {}) as Record<string, unknown>;
}

/** The shape of an operation's request. */
export const requestShape = (document: Document, address: OperationAddress): Shape =>
  contentOf(document, operationAt(document, address).requestBody);

/** The shape of an operation's answer with a status. */
export function replyShape(document: Document, address: OperationAddress, status: number): Shape {
  const responses = operationAt(document, address).responses as Record<string, unknown> | undefined;
  return contentOf(document, responses?.[String(status)]);
}

/** Compares two shapes at the places that a value has. */
export function differencesAt(value: unknown, before: Shape, after: Shape): Differences {
  const found: Differences = { lost: new Set(), gained: new Set(), values: new Map(), wider: new Map() };
  if (before.schemas.length > 0 && after.schemas.length > 0) compare(value, before, after, '', found);
  return found;
}

function compare(value: unknown, before: Shape, after: Shape, pointer: string, found: Differences): void {
  const [first, second] = [flat(before, value), flat(after, value)];
  if (Array.isArray(value)) {
    for (const item of value) compare(item, itemsOf(before, first), itemsOf(after, second), `${pointer}/*`, found);
  } else if (typeof value === 'object' && value !== null) {
    compareFields(value as Record<string, unknown>, fieldsOf(before, first), fieldsOf(after, second), pointer, found);
  } else compareValues(value, first, second, pointer, found);
}

function compareFields(
  value: Record<string, unknown>,
  before: ReadonlyMap<string, Shape>,
  after: ReadonlyMap<string, Shape>,
  pointer: string,
  found: Differences,
): void {
  // An object with any fields at all names none of them.
  if (before.size === 0 || after.size === 0) return;
  for (const [name, field] of Object.entries(value)) {
    const [first, second] = [before.get(name), after.get(name)];
    if (first === undefined) continue;
    const place = `${pointer}/${pointerStep(name)}`;
    if (second === undefined) found.lost.add(place);
    else compare(field, first, second, place, found);
  }
  // If a field only has a new name, nothing is added to an object that does not have it.
  const gone = [...before.keys()].filter((name) => !after.has(name));
  if (gone.length > 0 && !gone.some((name) => name in value)) return;
  for (const name of after.keys()) if (!before.has(name)) found.gained.add(`${pointer}/${pointerStep(name)}`);
}

function compareValues(
  value: unknown,
  before: readonly Schema[],
  after: readonly Schema[],
  pointer: string,
  found: Differences,
): void {
  const [first, second] = [allowedBy(before), allowedBy(after)];
  if (first === null || second === null) return;
  if (first.has(value) && !second.has(value)) found.values.set(pointer, value);
  const more = [...second].filter((allowed) => !first.has(allowed));
  if (more.length > 0) found.wider.set(pointer, more);
}

/** The values that some schemas list; null where none lists any. */
function allowedBy(schemas: readonly Schema[]): Set<unknown> | null {
  const lists = schemas.flatMap((schema) => ('const' in schema ? [[schema.const]] : schema.enum ? [schema.enum] : []));
  return lists.length === 0 ? null : new Set(lists.flat());
}

const itemsOf = ({ document }: Shape, schemas: readonly Schema[]): Shape => ({
  document,
  schemas: schemas.flatMap(({ items }) => items ?? []),
});

function fieldsOf({ document }: Shape, schemas: readonly Schema[]): Map<string, Shape> {
  const fields = new Map<string, Shape>();
  for (const [name, schema] of schemas.flatMap(({ properties = {} }) => Object.entries(properties))) {
    fields.set(name, { document, schemas: [...(fields.get(name)?.schemas ?? []), schema] });
  }
  return fields;
}

/** The schemas that apply to a value: of a choice those that the value matches, or all if it matches none. */
function flat({ document, schemas }: Shape, value: unknown): Schema[] {
  return schemas.flatMap((one) => {
    const schema = resolve(document, one) as Schema;
    const { allOf = [], anyOf = [], oneOf = [] } = schema;
    const conditions = [schema.then, schema.else].filter((part) => part !== undefined);
    const apply = (parts: readonly Schema[]) => flat({ document, schemas: parts }, value);
    return [schema, ...apply(allOf), ...apply(conditions), ...chosen(document, [...anyOf, ...oneOf], value)];
  });
}

function chosen(document: Document, choices: readonly Schema[], value: unknown): Schema[] {
  const flattened = choices.map((choice) => flat({ document, schemas: [choice] }, value));
  const fitting = flattened.filter((schemas) => fits(schemas, value));
  return (fitting.length > 0 ? fitting : flattened).flat();
}

/** Decides by its type, and by the names of its fields, whether a value may be of a form. */
function fits(schemas: readonly Schema[], value: unknown): boolean {
  const types = schemas.flatMap(({ type }) => type ?? []);
  const type = typeOf(value);
  const isOfType = types.includes(type) || (type === 'integer' && types.includes('number'));
  if (types.length > 0 && !isOfType) return false;
  if (type !== 'object') return true;
  const names = new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  const required = schemas.flatMap((schema) => schema.required ?? []);
  const fields = Object.keys(value as object);
  return required.every((name) => fields.includes(name)) && fields.every((name) => names.size === 0 || names.has(name));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
