/**
 * Checks, in every named revision, that examples and defaults of schemas, messages and addresses are allowed values.
 */

import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { nearest } from '../../cli/nearest';
import { type Api, documentsOfAll } from '../model/api';
import { type CompileCache, compileModule } from '../model/compile';
import type { Document } from '../model/document';
import { readMessage, readSends } from '../model/messages';
import { rewriteSchema, subschemas } from '../model/schema';
import { SchemaSet } from '../model/schema-set';
import type { Problems } from '../problems';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { type Path, toPointer, valueAt } from '../util/pointer';
import { checkServers } from './servers';

/** Reports defaults and examples that do not match their schema, each once. */
export function checkValues(api: Api, cache: CompileCache, problems: Problems): void {
  const judged = new Set<string>();
  for (const document of documentsOfAll(api)) {
    const report: Report = (path, message) => {
      const pointer = document.followed(toPointer(path));
      problems.addRecoverable(document.sourceOf(pointer), message);
    };
    checkSchemas(document, judged, problems);
    checkVariables(document, report);
    checkServers(document, report);
    if (document.name === 'asyncapi') checkMessages(document, cache, problems, report);
  }
}

/** Reports at a path of the document. */
type Report = (path: Path, message: string) => void;

/** Keywords that validators and the service ignore, each with what to write instead. */
const IGNORED: Readonly<Record<string, string>> = {
  readOnly: 'what is sent and what is answered have schemas of their own',
  writeOnly: 'what is sent and what is answered have schemas of their own',
  contentEncoding: 'say by a `pattern` which texts are encoded so, and in `description` what they hold',
  contentMediaType: 'say in `description` what the text holds',
  contentSchema: 'say in `description` what the text holds',
};
const IGNORED_WORDS = Object.keys(IGNORED);

/** `readOnly: false` restricts nothing. */
const isIgnored = (schema: JsonObject, word: string): boolean => Object.hasOwn(schema, word) && schema[word] !== false;

/** A schema where it stands. */
interface PlacedSchema {
  schema: JsonObject;
  path: Path;
}

/** Keywords whose values are data and contain no schemas. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'value', 'enum', 'const']);
/** Keywords that hold a schema. The headers of a message are one schema; those of a response are several, by name. */
const SCHEMA_WORDS: ReadonlySet<string> = new Set(['schema', 'payload']);

const remembered = new WeakMap<object, readonly PlacedSchema[]>();

/**
 * Every schema below a node that has an example, a default or an ignored keyword. Remembered per object: revisions
 * share most of them.
 */
function schemasWithValues(node: Json): readonly PlacedSchema[] {
  if (typeof node !== 'object' || node === null) return [];
  const known = remembered.get(node);
  if (known) return known;
  const found = Object.entries(node).flatMap(([key, value]) => partsOf(key, value).map((part) => below(key, part)));
  remembered.set(node, found);
  return found;
}

function partsOf(key: string, value: Json): readonly PlacedSchema[] {
  if (key === 'schemas') return Object.entries(objectOf(value)).flatMap(([name, schema]) => within(schema, [name]));
  if (SCHEMA_WORDS.has(key) || (key === 'headers' && isSchema(value))) return within(value, []);
  return VALUES.has(key) ? [] : schemasWithValues(value);
}

const below = (key: string, { schema, path }: PlacedSchema): PlacedSchema => ({ schema, path: [key, ...path] });

const isSchema = (value: Json): boolean => isObject(value) && isObject(value.properties);

function within(schema: Json, path: Path): PlacedSchema[] {
  if (!isObject(schema)) return [];
  const hasValue = ['default', 'example', 'examples', ...IGNORED_WORDS].some((word) => Object.hasOwn(schema, word));
  const inner = subschemas(schema).flatMap(({ keyword, key, schema: part }) =>
    within(part, [...path, keyword, ...(key === null ? [] : [key])]),
  );
  return hasValue ? [{ schema, path }, ...inner] : inner;
}

function checkSchemas(document: Document, judged: Set<string>, problems: Problems): void {
  let ajv: Ajv | undefined;
  for (const { schema, path } of schemasWithValues(document.root)) {
    const key = `${toPointer(path)} ${document.closureHash(schema)}`;
    if (judged.has(key)) continue;
    judged.add(key);
    for (const word of IGNORED_WORDS.filter((one) => isIgnored(schema, one))) {
      problems.addRecoverable(
        document.sourceOf(toPointer([...path, word])),
        `nothing checks ${word}: ${IGNORED[word]}`,
      );
    }
    ajv ??= compilerOf(document);
    const takes = compiled(ajv, schema);
    // A schema that does not compile is reported as such.
    if (takes === null) continue;
    for (const { word, at, value } of valuesOf(schema)) {
      if (takes(value)) continue;
      const [{ instancePath = '', message = 'is refused' } = {}] = takes.errors ?? [];
      const text = `the ${word} breaks its schema: ${`${instancePath} ${message}`.trim()}`;
      problems.addRecoverable(document.sourceOf(toPointer([...path, ...at])), text);
    }
  }
}

const SELF = 'https://contract.example/';

/** Makes a compiler that knows the schemas of a document by their names. It reports every error of a value. */
export function compilerOf(document: Document): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: false, logger: false, validateSchema: false });
  addFormats(ajv);
  const { schemas } = objectOf(document.root.components);
  ajv.addSchema({ $id: SELF, components: { schemas: bare(objectOf(schemas)) } });
  return ajv;
}

/** Schemas without their examples, in which a keyword such as `$id` would be read as the schema's own. */
const bare = (schemas: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withReferences(schema, '')]));

const withReferences = (schema: Json, base: string): Json =>
  rewriteSchema(schema, { close: false, reference: (ref) => base + ref });

/** Compiles a schema of the compiler's document. @returns null where it does not compile */
export function compiled(ajv: Ajv, schema: JsonObject): ValidateFunction | null {
  try {
    return ajv.compile(withReferences(schema, SELF) as object);
  } catch {
    return null;
  }
}

function valuesOf({ default: assumed, example, examples }: JsonObject): { word: string; at: Path; value: Json }[] {
  return [
    ...(assumed === undefined ? [] : [{ word: 'default', at: ['default'], value: assumed }]),
    ...(example === undefined ? [] : [{ word: 'example', at: ['example'], value: example }]),
    ...arrayOf(examples).map((value, index) => ({ word: 'example', at: ['examples', index], value })),
  ];
}

/** Reports values of variables of addresses, and of parameters of channels, that are not among those listed. */
function checkVariables(document: Document, report: Report): void {
  const { servers, channels } = document.root;
  const holders = [
    ...Object.entries(servers ?? {}).map(([key, server]) => ({ owner: server, path: ['servers', key, 'variables'] })),
    ...Object.entries(channels ?? {}).map(([key, channel]) => ({
      owner: channel,
      path: ['channels', key, 'parameters'],
    })),
  ];
  for (const { owner, path } of holders) {
    for (const [name, variable] of Object.entries(objectOf(objectOf(owner)[path.at(-1) as string]))) {
      checkVariable(name, document.resolve(variable), (at, message) => report([...path, name, ...at], message));
    }
  }
}

function checkVariable(name: string, variable: JsonObject, report: Report): void {
  if (!Array.isArray(variable.enum)) return;
  const known = variable.enum.map(String);
  for (const { word, at, value } of valuesOf(variable)) {
    if (known.includes(String(value))) continue;
    const meant = nearest(String(value), known);
    const hint = meant === null ? `: there are ${known.join(', ')}` : `; did you mean ${meant}?`;
    report(at, `the ${word} of ${name} is not one of its values${hint}`);
  }
}

/**
 * Reports examples of messages that do not match the schema of their payload or headers. Messages of the service have
 * only declared fields.
 */
function checkMessages(document: Document, cache: CompileCache, problems: Problems, report: Report): void {
  const sends = readSends(document);
  const sent = new Set(sends.flatMap(({ messages }) => messages));
  const replies = new Set(sends.flatMap((send) => send.replies));
  for (const [name, written] of Object.entries(objectOf(objectOf(document.root.components).messages))) {
    const path: Path = ['components', 'messages', name];
    const shown = examplesOf(document, objectOf(written), path);
    if (shown.length === 0) continue;
    const schemas = new SchemaSet();
    const model = readMessage(
      document,
      name,
      { isSent: sent.has(name), isReply: replies.has(name) },
      schemas,
      problems,
    );
    for (const { part, at, value } of shown) {
      const id = model[part];
      if (id === null) {
        report(at, `${name} has no ${part} that an example could show`);
        continue;
      }
      const errors = compileModule([id], schemas, cache, problems).check(id, value);
      for (const { instancePath, message } of errors) {
        report([...at, ...instancePath.split('/').slice(1)], `the example of ${name} breaks its ${part}: ${message}`);
      }
    }
  }
}

/** A payload, or the headers, of an example of a message. */
interface ShownPart {
  part: 'payload' | 'headers';
  at: Path;
  value: Json;
}

/** The examples of a message and of its traits. */
function examplesOf(document: Document, message: JsonObject, path: Path): ShownPart[] {
  const traits = arrayOf(message.traits).map((_, index) => [...path, 'traits', index]);
  return [path, ...traits].flatMap((holder) => {
    const node = document.resolve(valueAt(document.root, holder) as Json);
    return arrayOf(node.examples).flatMap((example, index) =>
      (['payload', 'headers'] as const).flatMap((part) => {
        const value = objectOf(example)[part];
        if (value === undefined) return [];
        const at = [...holder, 'examples', index, part];
        return [{ part, at, value: part === 'headers' ? withLowerCaseNames(value) : value }];
      }),
    );
  });
}

const withLowerCaseNames = (headers: Json): Json =>
  Object.fromEntries(Object.entries(objectOf(headers)).map(([name, value]) => [name.toLowerCase(), value]));
