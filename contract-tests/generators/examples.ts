import { type Json, resolve } from '../../docs/render/contract';

/** A body of the contract, and the name of its schema, which generators give to a type. */
interface Example {
  type: string;
  /** True for a choice between schemas, of which some generators make no type. */
  isChoice: boolean;
  body: Json;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * Returns the bodies in JSON that the examples of a document show, of answers and requests.
 * @throws when there are none: to read nothing would prove nothing
 */
export function examplesOf(document: Json): Example[] {
  const operations = Object.values(document.paths as Json)
    .flatMap((path) => Object.entries(path as Json))
    .filter(([method]) => METHODS.has(method))
    .map(([, operation]) => operation as Json);
  const examples = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].filter(Boolean).flatMap((one) => bodiesOf(document, one as Json)),
  );
  if (examples.length === 0) throw new Error('the document has no examples');
  return examples;
}

function bodiesOf(document: Json, bearer: Json): Example[] {
  const { schema = {}, examples = {} } = resolve(document, bearer).content?.['application/json'] ?? {};
  if (typeof schema.$ref !== 'string') return [];
  const type = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const { oneOf, anyOf } = resolve(document, schema);
  const isChoice = oneOf !== undefined || anyOf !== undefined;
  return Object.values(examples).map((example) => ({ type, isChoice, body: resolve(document, example as Json).value }));
}
