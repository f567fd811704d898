/** Checks the headers of responses against their schemas. These have no validators, so nothing else compiles them. */

import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { type Api, allOperations } from '../model/api';
import type { Document } from '../model/document';
import { documentNamed } from '../model/errors';
import type { Problems } from '../problems';
import { type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

const ajv = new Ajv({ strict: false, validateFormats: false });

/** Reports invalid schemas of headers, and examples that do not match their schema, once each. */
export function checkHeaders(api: Api, problems: Problems): void {
  const judged = new Set<JsonObject>();
  for (const { base } of allOperations(api)) {
    const document = documentNamed(api, base.model.document);
    if (!document) continue;
    for (const { header, pointer } of headersOf(document, base.pointer)) {
      if (judged.has(header)) continue;
      judged.add(header);
      for (const { below, message } of mistakesOf(document, header)) {
        problems.add(document.sourceOf(document.followed(`${pointer}${below}`)), message);
      }
    }
  }
}

/** The headers of the responses of an operation, each where the operation has it. */
function headersOf(document: Document, operation: string): { header: JsonObject; pointer: string }[] {
  const responses = objectOf(document.resolve(document.target(`#${operation}`)).responses);
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(objectOf(document.resolve(response).headers)).map(([name, header]) => ({
      header: document.resolve(header),
      pointer: `${operation}${toPointer(['responses', status, 'headers', name])}`,
    })),
  );
}

function mistakesOf(document: Document, header: JsonObject): { below: string; message: string }[] {
  const schema = document.resolve(header.schema);
  if (!ajv.validateSchema(schema)) {
    return [{ below: '/schema', message: `the schema is not valid: ${worded(ajv.errors)}` }];
  }
  if (hasReference(schema)) return [];
  const takes = ajv.compile(schema);
  return examplesOf(document, header).flatMap(({ below, value }) =>
    takes(value)
      ? []
      : [{ below, message: `the example does not match the schema of its header: ${worded(takes.errors)}` }],
  );
}

function examplesOf(document: Document, { example, examples }: JsonObject): { below: string; value: Json }[] {
  const named = Object.entries(objectOf(examples)).map(([name, one]) => ({
    below: toPointer(['examples', name]),
    value: document.resolve(one).value,
  }));
  return [{ below: '/example', value: example }, ...named].flatMap(({ below, value }) =>
    value === undefined ? [] : [{ below, value }],
  );
}

/** Decides whether a schema combines others. A header that is a text or a number does not need that. */
const hasReference = (schema: Json): boolean => JSON.stringify(schema).includes('"$ref":');

const worded = (errors: readonly ErrorObject[] | null | undefined): string =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim()).join(', ');
