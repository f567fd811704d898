/** The places of ids in operations: those that an answer gives, and those that a request takes. */

import type { Document } from '../model/document';
import { ReadingCache } from '../model/reading-cache';
import { subschemas } from '../model/schema';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { type Path, toPointer } from '../util/pointer';
import { Kinds, kindInPath } from './kinds';
import type { LinkTable } from './table';

/** An id in a body. */
export interface IdField {
  kind: string;
  /** Where it stands in a body; of a list the first. */
  path: Path;
  /** The nearest schema with a name around it, and its own name there. */
  schema: string;
  name: string;
  /** True where no valid body goes without it. */
  required: boolean;
  /** Pointer in the document. */
  pointer: string;
}

/** An id among the parameters of an operation. */
export interface IdParameter {
  kind: string;
  name: string;
  in: 'path' | 'query';
}

/** An operation as links see it. */
export interface LinkingOperation {
  operationId: string;
  method: string;
  /** Pointer in the document. */
  pointer: string;
  parameters: readonly IdParameter[];
  /** How many parameters its path has, ids or not. */
  pathParameters: number;
  body: readonly IdField[];
  /** The ids in its successful answers, by status. */
  answers: ReadonlyMap<string, readonly IdField[]>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The operations of a document without their contents. */
function operationsIn(document: Document): { path: string; method: string; item: JsonObject; operation: JsonObject }[] {
  return Object.entries(objectOf(document.root.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(objectOf(item)[method])).map((method) => ({
      path,
      method,
      item: objectOf(item),
      operation: objectOf(objectOf(item)[method]),
    })),
  );
}

const parametersOf = (document: Document, item: JsonObject, operation: JsonObject): JsonObject[] =>
  [...arrayOf(item.parameters), ...arrayOf(operation.parameters)].map((parameter) => document.resolve(parameter));

/** Reads the kinds that paths of some documents name, in addition to those that are written by hand. */
export function kindsOf(documents: readonly Document[], table: LinkTable): Kinds {
  const inPaths = new Map<string, string>();
  for (const document of documents) {
    for (const { path, item, operation } of operationsIn(document)) {
      for (const { name, in: place } of parametersOf(document, item, operation)) {
        const key = `${operation.operationId}.${name}`;
        const kind = place === 'path' && !table.kinds.has(key) ? kindInPath(path, String(name)) : null;
        if (kind !== null) inPaths.set(key, kind);
      }
    }
  }
  return new Kinds(table, inPaths);
}

const fieldsByKinds = new Map<string, ReadingCache<readonly IdField[]>>();

/**
 * The fields that were read by these kinds; those by others are forgotten: a contract has others once its addresses
 * change.
 */
function fieldsBy({ key }: Kinds): ReadingCache<readonly IdField[]> {
  const known = fieldsByKinds.get(key) ?? new ReadingCache();
  fieldsByKinds.clear();
  fieldsByKinds.set(key, known);
  return known;
}

/** Reads the operations of a document. Fields that are the same as in an earlier reading are the same objects. */
export function linkingOperations(document: Document, kinds: Kinds): LinkingOperation[] {
  const known = fieldsBy(kinds);
  return operationsIn(document).map(({ path, method, item, operation }) => {
    const operationId = String(operation.operationId);
    const pointer = toPointer(['paths', path, method]);
    const all = parametersOf(document, item, operation);
    const parameters = all.flatMap(({ name, in: place }): IdParameter[] => {
      if (place !== 'path' && place !== 'query') return [];
      const kind = kinds.ofParameter(operationId, String(name), place === 'path' ? path : null);
      return kind === null ? [] : [{ kind, name: String(name), in: place }];
    });
    const answers = Object.entries(objectOf(operation.responses)).filter(([status]) => status.startsWith('2'));
    const fieldsOf = (content: unknown, at: string): readonly IdField[] => {
      const { schema } = objectOf(objectOf(content)['application/json']);
      const place = `${at}/content/application~1json/schema`;
      return isObject(schema)
        ? known.of(document, schema, place, () => idFields(document, kinds, schema, place))
        : NO_FIELDS;
    };
    return {
      operationId,
      method,
      pointer,
      parameters,
      pathParameters: all.filter(({ in: place }) => place === 'path').length,
      body: fieldsOf(document.resolve(operation.requestBody).content, `${pointer}/requestBody`).filter(
        ({ path }) => !path.includes(FIRST),
      ),
      answers: new Map(
        answers.map(([status, answer]) => [
          status,
          fieldsOf(document.resolve(answer).content, `${pointer}/responses/${status}`),
        ]),
      ),
    };
  });
}

const NO_FIELDS: readonly IdField[] = [];

/** The place of the first of a list. */
export const FIRST = '0';

/** Keywords whose schemas apply only under a condition, or negate. */
const CONDITIONAL = new Set(['if', 'then', 'else', 'not', 'dependentSchemas', 'contains', 'propertyNames']);

interface Walk {
  path: Path;
  schema: string;
  required: boolean;
  pointer: string;
  through: readonly string[];
}

/** The ids in the values of a schema. A place that several forms have, each with an id of another kind, has none. */
function idFields(document: Document, kinds: Kinds, schema: Json, pointer: string): IdField[] {
  const search = new IdSearch(document, kinds);
  search.step(schema, { path: [], schema: '', required: true, pointer, through: [] });
  return [...search.found.values()].filter((field) => field !== null);
}

class IdSearch {
  /** By place in a value; null where forms disagree. */
  readonly found = new Map<string, IdField | null>();

  constructor(
    private readonly document: Document,
    private readonly kinds: Kinds,
  ) {}

  step(node: Json, walk: Walk): void {
    if (!isObject(node)) return;
    if (typeof node.$ref === 'string') this.follow(node.$ref, walk);
    for (const { keyword, key, schema } of subschemas(node)) {
      if (CONDITIONAL.has(keyword)) continue;
      const pointer = `${walk.pointer}/${keyword}${key === null ? '' : toPointer([key])}`;
      if (keyword === 'properties') this.property(String(key), schema, node, { ...walk, pointer });
      else if (keyword === 'items') this.step(schema, { ...walk, path: [...walk.path, FIRST], pointer });
      else this.step(schema, { ...walk, pointer });
    }
  }

  private follow(ref: string, walk: Walk): void {
    if (walk.through.includes(ref)) return;
    const target = this.document.target(ref) ?? null;
    const schema = isObject(target) && describesObject(target) ? (ref.split('/').at(-1) as string) : walk.schema;
    this.step(target, { ...walk, schema, pointer: ref.slice(1), through: [...walk.through, ref] });
  }

  private property(name: string, written: Json, owner: JsonObject, walk: Walk): void {
    const path = [...walk.path, name];
    const required = walk.required && arrayOf(owner.required).includes(name);
    const { schema, pointer } = walk;
    const kind = this.kinds.ofField(schema, name);
    const isList = isObject(written) && this.document.resolve(written).type === 'array';
    if (kind !== null) this.add({ kind, path: isList ? [...path, FIRST] : path, schema, name, required, pointer });
    this.step(written, { ...walk, path, required });
  }

  private add(field: IdField): void {
    const place = toPointer(field.path);
    const known = this.found.get(place);
    if (known === null) return;
    if (known !== undefined && known.kind !== field.kind) this.found.set(place, null);
    else if (known === undefined || !field.required) this.found.set(place, field);
  }
}

/** Decides whether a schema with a name describes an object, whose fields are then its own. */
const describesObject = (schema: JsonObject): boolean =>
  ['properties', 'oneOf', 'anyOf', 'allOf'].some((word) => word in schema);
