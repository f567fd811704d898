/** Reads an operation of an OpenAPI document into the model of the operation table. */

import { nearest } from '../../cli/nearest';
import type { Problems } from '../problems';
import { arrayOf, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import type { Document } from './document';
import type { DocumentName } from './document-names';
import type { OperationModel, OperationNode } from './operation';
import { bodyCheck, readBody, readExamples, readResponses } from './read/content';
import { readMarks, readSensitive } from './read/marks';
import { parameterCheck, parameterModel, readParameters } from './read/parameters';
import { type Reading, readingOf } from './read/reading';
import { readIdempotency, readPromises, readSecurity } from './read/security';
import { identifier, type SchemaSet } from './schema-set';
import { missingTag, unusedTag } from './tags';

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** The code that answers a request that breaks a schema, where the operation doesn't say otherwise. */
const defaultInvalidRequest = 'INVALID_REQUEST';

/**
 * Reads one operation of a document.
 * @param variant what the document's revision changes, as the table names it; '' for the current one
 */
export function readOperation(
  document: Document,
  path: string,
  method: string,
  variant: string,
  schemas: SchemaSet,
  problems: Problems,
): OperationNode {
  const pathItem = objectOf(objectOf(document.root.paths)[path]);
  const operation = objectOf(pathItem[method]);
  const pointer = toPointer(['paths', path, method]);
  const operationId = typeof operation.operationId === 'string' ? operation.operationId : identifier(pointer);
  const reading = readingOf(document, schemas, pointer, operationId, problems);
  if (typeof operation.operationId !== 'string') reading.report(pointer, 'the operation has no operationId');
  else if (!/^[A-Za-z]\w*$/.test(operationId)) {
    reading.report(
      `${pointer}/operationId`,
      'an operationId is a name in generated code: letters and digits, such as createUser',
    );
  }
  judgeMethod(reading, method, operation);
  const parameters = readParameters(reading, pathItem, operation, path);
  for (const name of arrayOf(operation['x-at-least-one'])) {
    if (!parameters.some((parameter) => parameter.name === name))
      reading.report(`${pointer}/x-at-least-one`, `${name} is not a parameter of it`);
  }
  const request = document.resolve(operation.requestBody);
  const requestExamples = readExamples(reading, request, `${pointer}/requestBody`);
  const { errorCodes, triggers } = readMarks(document, parameters, request);
  const body = readBody(reading, request);
  if (body && requestExamples.length === 0) reading.report(`${pointer}/requestBody`, 'the body needs a named example');
  const model: OperationModel = {
    operationId,
    document: document.name as DocumentName,
    method: method.toUpperCase(),
    path,
    tag: tagOf(reading, operation),
    item: typeof operation['x-interface-item'] === 'number' ? operation['x-interface-item'] : null,
    ...readSecurity(reading, operation),
    idempotency: readIdempotency(reading, operation, parameters),
    ...readPromises(reading, operation, parameters),
    invalidRequest: String(operation['x-invalid-request'] ?? defaultInvalidRequest),
    parameters: parameters.map((parameter) => parameterModel(reading, parameter)),
    checks: {
      path: parameterCheck(reading, 'path', parameters),
      query: parameterCheck(reading, 'query', parameters),
      header: parameterCheck(reading, 'header', parameters),
      body: bodyCheck(reading, request),
    },
    body,
    errorCodes,
    responses: readResponses(reading, operation),
    sensitive: readSensitive(document, request, operation),
    variant,
  };
  const responseExamples = Object.fromEntries(
    Object.entries(objectOf(operation.responses)).map(([status, written]) => [
      status,
      readExamples(reading, document.resolve(written), `${pointer}/responses/${status}`),
    ]),
  );
  const causes = [operation['x-cause'] ?? []].flat().map(String);
  return { model, pointer, causes, parameters, requestExamples, responseExamples, triggers };
}

/** Reports operations without a meaning in HTTP (RFC 9110, 9.3), or that the server would never reach. */
function judgeMethod({ pointer, report }: Reading, method: string, { requestBody }: JsonObject): void {
  if (method === 'head') report(pointer, 'the service answers HEAD wherever there is a get');
  if (method === 'trace') report(pointer, 'TRACE says what a server on the way has received, and is not an operation');
  if (method === 'get' && requestBody !== undefined) {
    report(`${pointer}/requestBody`, 'GET takes no body: browsers and many libraries send none');
  }
}

function tagOf({ document, pointer, report }: Reading, operation: JsonObject): string {
  const tag = String(arrayOf(operation.tags)[0] ?? '');
  const declared = arrayOf(document.root.tags).map((entry) => String(objectOf(entry).name));
  if (tag === '') report(pointer, 'the operation has no tag');
  else if (!declared.includes(tag)) {
    const meant = nearest(tag, declared);
    const hint = meant === null ? '' : `; did you mean '${meant}'?`;
    const causes = meant === null ? [] : [unusedTag(document, meant)];
    report(`${pointer}/tags`, `the tag '${tag}' is not declared${hint}`, {
      causes,
      because: [missingTag(document, tag)],
    });
  }
  return tag;
}
