import type { default as Ajv, ValidateFunction } from 'ajv';
import { type Check, checksByDocument } from '../../../generated/operations';

/** AJV's report of one failed keyword. */
export interface Failure {
  /** The forms of a choice that are separate components, each with the mistakes that it finds in the same object. */
  forms?: readonly Form[];
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** The name of the field, if the name failed and not its value. */
  propertyName?: string;
  /** The value that failed, if it is known. */
  data?: unknown;
  /** The value of the keyword and its schema, if they are known. */
  schema?: unknown;
  parentSchema?: unknown;
}

/** One of the forms that an object may have. */
export interface Form {
  fields: ReadonlySet<string>;
  required: readonly string[];
  failures: readonly Failure[];
}

type Document = keyof typeof checksByDocument;

const schemasOf = (document: Document): Record<string, object> =>
  require(`../../../generated/request-schemas/${document}.json`) as Record<string, object>;

const compilers = new Map<Document, Ajv>();
const compiled = new WeakMap<Check, ValidateFunction>();
const documents = new WeakMap<Check, Document>();

/**
 * Finds all mistakes in a value; the contract's own validator stops at the first one. Created when a validator refuses
 * for the first time: requests that follow the contract never need it.
 */
export function allFailures(check: Check, value: unknown): readonly Failure[] {
  const validate = compiled.get(check) ?? compile(check);
  const shortened = shortenedForMistakes(value);
  if (validate === null || shortened === null || validate(shortened.value)) return [];
  const document = documents.get(check) as Document;
  return ((validate.errors ?? []) as readonly Failure[]).map((failure) => withForms(failure, compilerOf(document)));
}

/** Longer than every list limit of the contract, so that a list that is too long is still too long after the cut. */
const LONGEST_LIST = 256;
/** The maximum number of values whose mistakes are all searched for: the time grows faster than their number. */
const MAX_VALUES = 4_096;

/**
 * Shortens the lists of a value before its mistakes are searched for, because a caller gets only some of them.
 * @returns null if the value is still too large; then only the first mistake is reported
 */
export function shortenedForMistakes(value: unknown): { value: unknown } | null {
  let values = 0;
  const shorten = (part: unknown): unknown => {
    if (values > MAX_VALUES || typeof part !== 'object' || part === null) return part;
    const list = Array.isArray(part) ? part.slice(0, LONGEST_LIST) : null;
    values += list === null ? Object.keys(part).length : list.length;
    if (values > MAX_VALUES) return part;
    if (list !== null) return list.map(shorten);
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, shorten(field)]));
  };
  const shortened = shorten(value);
  return values > MAX_VALUES ? null : { value: shortened };
}

/**
 * Checks each form of a choice separately, because in a list of all failures it is unknown which form they belong to.
 */
function withForms(failure: Failure, compiler: Ajv): Failure {
  const { keyword, schema, data, instancePath } = failure;
  if ((keyword !== 'oneOf' && keyword !== 'anyOf') || typeof data !== 'object' || data === null) return failure;
  const forms = (schema as { $ref?: string }[]).map(({ $ref }) =>
    $ref === undefined ? null : compiler.getSchema($ref),
  );
  if (!forms.every((form) => form !== null && form !== undefined)) return failure;
  return { ...failure, forms: forms.map((form) => formOf(form as ValidateFunction, data, instancePath)) };
}

function formOf(validate: ValidateFunction, data: object, place: string): Form {
  const { properties = {}, required = [] } = validate.schema as { properties?: object; required?: string[] };
  const errors = validate(data) ? [] : ((validate.errors ?? []) as readonly Failure[]);
  const failures = errors.map((error) => ({ ...error, instancePath: place + error.instancePath }));
  return { fields: new Set(Object.keys(properties)), required, failures };
}

function compile(check: Check): ValidateFunction | null {
  for (const document of Object.keys(checksByDocument) as Document[]) {
    for (const load of checksByDocument[document]) {
      const checks = load();
      const id = Object.keys(checks).find((name) => checks[name] === check);
      const validate = id === undefined ? undefined : compilerOf(document).getSchema(id);
      if (validate === undefined) continue;
      compiled.set(check, validate as ValidateFunction);
      documents.set(check, document);
      return validate as ValidateFunction;
    }
  }
  return null;
}

/** AJV, which requests that follow the contract do not need. */
const compilerLibraries = () => ({
  ajv: require('ajv') as typeof import('ajv'),
  addFormats: (require('ajv-formats') as typeof import('ajv-formats')).default,
  nextVocabulary: (require('ajv/dist/vocabularies/next') as typeof import('ajv/dist/vocabularies/next')).default,
});

/** The options are those by which codegen compiles the same schemas, but for `allErrors`. */
function compilerOf(document: Document): Ajv {
  const known = compilers.get(document);
  if (known !== undefined) return known;
  const { ajv: library, addFormats, nextVocabulary } = compilerLibraries();
  const ajv = new library.Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    multipleOfPrecision: 6,
    inlineRefs: false,
    validateSchema: false,
  });
  ajv.addVocabulary(nextVocabulary);
  addFormats(ajv, { mode: 'full' });
  for (const [id, schema] of Object.entries(schemasOf(document))) ajv.addSchema(schema, id);
  compilers.set(document, ajv);
  return ajv;
}
