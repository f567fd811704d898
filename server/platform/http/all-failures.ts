import Ajv, { type ValidateFunction } from 'ajv';
import nextVocabulary from 'ajv/dist/vocabularies/next';
import addFormats from 'ajv-formats';
import { type Check, checksByDocument } from '../../../generated/operations';

/** AJV's report of one failed keyword. */
export interface Failure {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** The value that failed, where it is at hand. */
  data?: unknown;
}

type Document = keyof typeof checksByDocument;

const schemasOf = (document: Document): Record<string, object> =>
  require(`../../../generated/request-schemas/${document}.json`) as Record<string, object>;

const compilers = new Map<Document, Ajv>();
const compiled = new WeakMap<Check, ValidateFunction>();

/**
 * Finds everything that is wrong with a value, where the contract's own validator stops at the first mistake. Made when a
 * validator refuses for the first time: requests that follow the contract never get here.
 */
export function allFailures(check: Check, value: unknown): readonly Failure[] {
  const validate = compiled.get(check) ?? compile(check);
  if (validate === null || validate(value)) return [];
  return (validate.errors ?? []) as readonly Failure[];
}

function compile(check: Check): ValidateFunction | null {
  for (const document of Object.keys(checksByDocument) as Document[]) {
    for (const checks of checksByDocument[document]) {
      const id = Object.keys(checks).find((name) => checks[name] === check);
      const validate = id === undefined ? undefined : compilerOf(document).getSchema(id);
      if (validate === undefined) continue;
      compiled.set(check, validate as ValidateFunction);
      return validate as ValidateFunction;
    }
  }
  return null;
}

/** The options are those by which codegen compiles the same schemas, but for `allErrors`. */
function compilerOf(document: Document): Ajv {
  const known = compilers.get(document);
  if (known !== undefined) return known;
  const ajv = new Ajv({
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
