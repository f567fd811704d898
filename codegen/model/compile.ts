/**
 * Compiles schemas with AJV, once: the functions check the examples, and their source becomes the files of the
 * validators.
 */

import Ajv, { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import nextVocabulary from 'ajv/dist/vocabularies/next';
import addFormats from 'ajv-formats';
import { nearest } from '../../cli/nearest';
import { schemaWords } from '../load/schema-words';
import type { Problems } from '../problems';
import { hashOf, isObject, type Json, textOf } from '../util/json';
import { fromPointer, toPointer, valueAt } from '../util/pointer';
import { withExactPatterns } from './exact-patterns';
import { FORMATS } from './formats';
import { subschemas } from './schema';
import type { SchemaEntry, SchemaSet } from './schema-set';

const FORMATS_MODULE = _`require(${`./${FORMATS.file}`})`;

export interface CompiledModule {
  /** CommonJS source. */
  code: string;
  /** Judges a value by the schema of an id; gives AJV's errors, empty when the value is valid. */
  check(id: string, value: unknown): readonly { instancePath: string; message: string }[];
}

/** Modules by the hash of their schemas; kept over runs in watch mode. */
export type CompileCache = Map<string, CompiledModule>;

/**
 * Compiles a module that exports one validator per id; schemas that several of them refer to are compiled once.
 * Unknown keywords and formats are mistakes, reported where the schema was written.
 */
export function compileModule(
  ids: readonly string[],
  schemas: SchemaSet,
  cache: CompileCache,
  problems: Problems,
): CompiledModule {
  const entries = schemas.closure(ids);
  const key = hashOf(
    [...ids, ...entries.map((entry) => `${entry.id} ${entry.pointer} ${textOf(entry.schema)}`)].join('\n'),
  );
  const known = cache.get(key);
  if (known) return known;
  const before = problems.count;
  const compiled = compile(ids, entries, problems);
  if (problems.count === before) cache.set(key, compiled);
  return compiled;
}

function compile(ids: readonly string[], entries: readonly SchemaEntry[], problems: Problems): CompiledModule {
  // Without the 2020-12 class, whose tracking of unevaluated places would double the code: the contract uses none of
  // it, and the other keywords mean the same in both.
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    // Amounts that are JSON numbers have two decimals; 0.07 / 0.01 is not an integer in binary.
    multipleOfPrecision: 6,
    // A function per component keeps the code small and its errors named by the component.
    inlineRefs: false,
    allErrors: false,
    // Judged by `wellFormed`, which names the place inside the schema.
    validateSchema: false,
    // Values are compared one after the other, because a loop over them compares more slowly, as for values of any
    // type.
    loopEnum: Number.POSITIVE_INFINITY,
    // AJV's own code optimisation takes as long as the compilation; `tidy` does only what a reader notices.
    code: { source: true, lines: true, optimize: false, formats: FORMATS_MODULE },
  });
  ajv.addVocabulary(nextVocabulary);
  addFormats(ajv, { mode: 'full' });
  for (const { id, schema, pointer } of entries) {
    ajv.addSchema(withExactPatterns(schema) as object, id);
    // Errors name the schema by its pointer in the bundled document instead of `#`, which every schema would be.
    Object.assign(ajv.schemas[id] as object, { schemaPath: `#${pointer}` });
  }
  const compiles = wellFormed(ajv, entries, problems) && compilable(ajv, ids, entries, problems);
  const good = compiles ? Object.fromEntries(ids.map((id) => [id, id])) : {};
  return {
    code: withQuickLengths(tidy(standaloneCode(ajv, good))),
    check: (id, value) => {
      // A schema that doesn't compile is reported as such; its examples can't be judged.
      const validate = id in good ? ajv.getSchema(id) : undefined;
      if (!validate || validate(value)) return [];
      return (validate.errors ?? []).map((error) => ({ instancePath: error.instancePath, message: describe(error) }));
    },
  };
}

/** Decides whether every schema is valid by JSON Schema's own rules; an invalid one is reported at its place. */
function wellFormed(ajv: Ajv, entries: readonly SchemaEntry[], problems: Problems): boolean {
  const wrong = entries.filter((entry) => {
    if (ajv.validateSchema(entry.schema as object) === true) return false;
    const [error] = ajv.errors ?? [];
    const at = error?.instancePath ?? '';
    const given = valueAt(entry.schema, fromPointer(at));
    const inEnum = /\/enum$/.test(at) && Array.isArray(given) ? wrongInEnum(given) : null;
    if (inEnum !== null) problems.add(entry.sourceOf(at + inEnum.pointer), inEnum.message);
    else
      problems.add(
        entry.sourceOf(at),
        `the schema is not valid: ${wrongType(at, given) ?? (error ? wrongKeyword(at, describe(error)) : 'unknown reason')}`,
      );
    return true;
  });
  return wrong.length === 0;
}

/** Says what is wrong with a list of values: it has none, or one of them twice; null for other mistakes. */
function wrongInEnum(values: readonly unknown[]): { pointer: string; message: string } | null {
  if (values.length === 0) return { pointer: '', message: 'enum is empty: name the values, or remove it' };
  const texts = values.map((value) => JSON.stringify(value));
  const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
  if (again < 0) return null;
  return { pointer: `/${again}`, message: `${String(values[again])} is in enum twice: remove one of them` };
}

/** Names the keyword whose value is wrong. */
function wrongKeyword(pointer: string, message: string): string {
  const word = pointer.slice(pointer.lastIndexOf('/') + 1);
  return schemaWords.has(word) ? `${word} ${message}` : message;
}

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Says what is wrong with a `type` or `required` of which another word was meant; null for other mistakes. */
function wrongType(pointer: string, given: unknown): string | null {
  if (/\/required$/.test(pointer) && typeof given === 'boolean')
    return '`required` is a list of names, and stands next to `properties`';
  if (!/\/type(\/\d+)?$/.test(pointer)) return null;
  if (given === null || (Array.isArray(given) && given.includes(null)))
    return "the type null is written in quotes, 'null'";
  const meant = typeof given === 'string' ? nearest(given, TYPES) : null;
  return meant === null ? null : `there is no type ${given}; did you mean ${meant}?`;
}

/**
 * Decides whether every schema compiles. Reported are those that don't for a reason of their own, not because they
 * refer to one that doesn't.
 */
function compilable(ajv: Ajv, ids: readonly string[], entries: readonly SchemaEntry[], problems: Problems): boolean {
  const failure = (id: string): string | undefined => {
    try {
      ajv.getSchema(id);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  if (ids.every((id) => failure(id) === undefined)) return true;
  const failures = new Map(entries.map(({ id }) => [id, failure(id)]));
  for (const entry of entries) {
    const own = entry.references.every((ref) => ref === entry.id || failures.get(ref) === undefined);
    const message = failures.get(entry.id);
    if (!own || message === undefined) continue;
    const { keyword, text } = worded(message, Object.keys(ajv.formats));
    const place = placeOf(ajv, entry.schema, '', message);
    const source = entry.sourceOf(keyword === undefined ? place : `${place}/${keyword}`);
    // Aliases repeat a pattern.
    if (/Invalid regular expression/.test(text)) problems.add(source, text, { isWide: true });
    else problems.add(source, text);
  }
  return false;
}

/** Writes AJV's message about a schema in words for a designer, with the probably intended keyword. */
function worded(message: string, formats: readonly string[]): { keyword?: string | undefined; text: string } {
  const [, types = '', typed] = /^strict mode: missing type "([^"]+)" for keyword "([^"]+)"/.exec(message) ?? [];
  if (typed)
    return {
      keyword: typed,
      text: `${typed} is a word for the type ${types.replace(',', ' or ')}, which is next to it`,
    };
  const [, alone, without] = /^strict mode: "?([^" ]+)"? without "([^"]+)"/.exec(message) ?? [];
  if (alone) return { keyword: alone, text: `${alone} says nothing without ${without}` };
  const [, unknown] = /^strict mode: unknown keyword: "([^"]*)"/.exec(message) ?? [];
  if (unknown) return { keyword: unknown, text: `${unknown} is not a keyword of a schema` };
  const [, format] = /^unknown format "([^"]*)"/.exec(message) ?? [];
  if (format !== undefined) {
    const meant = nearest(format, formats);
    return { keyword: 'format', text: `there is no format ${format}${meant ? `; did you mean ${meant}?` : ''}` };
  }
  const keyword = message.startsWith('Invalid regular expression') ? 'pattern' : undefined;
  return { keyword, text: `the schema does not compile: ${message}` };
}

/** The pointer of the innermost part of a schema that does not compile for a given reason. */
function placeOf(ajv: Ajv, schema: Json, pointer: string, message: string): string {
  const locations = /at "[^"#]*#[^"]*"|in schema at path "[^"]*"/g;
  const fails = (part: Json): boolean => {
    try {
      ajv.compile(part as object);
      return false;
    } catch (error) {
      return (error as Error).message.replace(locations, '') === message.replace(locations, '');
    }
  };
  for (const { keyword, key, schema: part } of isObject(schema) ? subschemas(schema) : []) {
    const inner = pointer + toPointer(key === null ? [keyword] : [keyword, key]);
    if (isObject(part) && fails(part)) return placeOf(ajv, part, inner, message);
  }
  return pointer;
}

/** Leaves out the empty blocks that AJV writes. */
const tidy = (source: string): string =>
  source.replace(/\nelse \{\n\}/g, '').replace(/\nif\(errors === 0\)\{\n\}(?!\nelse)/g, '');

/**
 * Counts the characters of a text only if its length does not decide already: a character takes one or two places of
 * it. AJV counts all of them, twice where there are two bounds.
 */
export const withQuickLengths = (source: string): string =>
  source.replace(/if\((func\d+)\((data\d*)\) ([<>]) (\d+)\)\{/g, (_all, count, data, sign, limit) => {
    const certain = sign === '>' ? Number(limit) : 2 * Number(limit) - 1;
    return `if(${data}.length ${sign === '>' ? '>' : '<='} ${certain} && ${count}(${data}) ${sign} ${limit}){`;
  });

function describe(error: { keyword: string; message?: string; params: object }): string {
  const params = error.params as Record<string, unknown>;
  const detail = params.additionalProperty ?? params.allowedValues ?? params.allowedValue;
  return `${error.message ?? error.keyword}${detail === undefined ? '' : ` (${JSON.stringify(detail)})`}`;
}
