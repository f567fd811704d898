/** Bodies of requests and responses: schemas, media types, examples, error codes. */

import { nearest } from '../../../cli/nearest';
import { type JsonObject, objectOf, textOf } from '../../util/json';
import { toPointer } from '../../util/pointer';
import { isHostedElsewhere } from '../document-names';
import type { ExampleModel, HeaderModel, OperationModel, ResponseModel } from '../operation';
import { identifier } from '../schema-set';
import { valueTypeOf } from './parameters';
import type { Reading } from './reading';

/** Media types that answers usually have; others may be used, too. */
const USUAL_TYPES = ['application/json', 'text/html', 'text/plain', 'text/csv', 'text/event-stream'];

const READ_TYPES = ['application/json', 'application/x-www-form-urlencoded'];

/** The request body as the table has it; null without one. */
export function readBody({ pointer, report }: Reading, request: JsonObject): OperationModel['body'] {
  if (Object.keys(request).length === 0) return null;
  const contentTypes = Object.keys(objectOf(request.content));
  for (const type of contentTypes.filter((one) => !READ_TYPES.includes(one))) {
    report(
      `${pointer}/requestBody/content${toPointer([type])}`,
      `${type} is not read: ${READ_TYPES.join(' and ')} are`,
    );
  }
  if (contentTypes.length === 0) report(`${pointer}/requestBody`, 'the body has no content');
  return { required: request.required === true, contentTypes };
}

/** The id of the body's schema, one for all its media types. */
export function bodyCheck(reading: Reading, request: JsonObject): string | null {
  const { document, schemas, sides, operationId } = reading;
  const pointer = `${reading.pointer}/requestBody`;
  const media = Object.entries(objectOf(request.content));
  const written = media.map(([, content]) => objectOf(content).schema).filter((schema) => schema !== undefined);
  if (new Set(written.map(textOf)).size > 1) reading.report(pointer, 'all media types of a body have one schema');
  const [schema] = written;
  if (schema === undefined) return null;
  const place = pointer + toPointer(['content', media[0]?.[0] ?? '', 'schema']);
  return schemas.add(document, schema, sides.request, `${operationId}_body`, place);
}

/** Every documented response, by status. */
export function readResponses(reading: Reading, operation: JsonObject): Record<string, ResponseModel> {
  const responses = Object.entries(objectOf(operation.responses));
  if (responses.length === 0) reading.report(reading.pointer, 'the operation has no responses');
  return Object.fromEntries(
    responses.map(([status, written]) => [status, readResponse(reading, status, reading.document.resolve(written))]),
  );
}

function readResponse(reading: Reading, status: string, response: JsonObject): ResponseModel {
  const { document, schemas, sides, operationId, report } = reading;
  const pointer = `${reading.pointer}/responses/${status}`;
  const media = Object.keys(objectOf(response.content));
  const content = `${pointer}/content`;
  const contentType = media[0] ?? null;
  const schema = objectOf(objectOf(response.content)[contentType ?? '']).schema;
  const json = contentType !== null && /[/+]json$/.test(contentType);
  const examples = readExamples(reading, response, pointer);
  const first = content + toPointer([contentType ?? '']);
  if (media.length > 1) report(content, 'a response has one media type');
  judgeBody(reading, status, contentType !== null);
  for (const mistake of mistakesInType(contentType)) report(first, mistake);
  if (json && schema === undefined) report(first, 'the response has no schema');
  if (contentType !== null && examples.length === 0) report(first, 'the response needs a named example');
  const check = json && schema !== undefined;
  return {
    contentType,
    check: check
      ? schemas.add(document, schema, sides.response, `${operationId}_${status}`, document.followed(`${first}/schema`))
      : null,
    codes: Number(status) >= 400 ? codesOf(reading, `${first}/examples`, examples) : [],
    headers: readHeaders(reading, response, pointer),
  };
}

/** The documented headers of a response. */
function readHeaders({ document, schemas, sides }: Reading, response: JsonObject, pointer: string): HeaderModel[] {
  return Object.entries(objectOf(response.headers)).map(([written, header]) => {
    const name = written.toLowerCase();
    const { schema = {} } = document.resolve(header);
    const place = document.followed(`${pointer}${toPointer(['headers', written])}`);
    const check = schemas.add(document, schema, sides.response, identifier(name), `${place}/schema`);
    return { name, ...valueTypeOf(document, schema), check };
  });
}

/** Statuses whose answers have no body (RFC 9110, 15.3.5, 15.3.6 and 15.4.5). */
const WITHOUT_BODY = ['204', '205', '304'];

/** Reports a status that is none, and an answer that has a body or that has none. A redirect needs none. */
function judgeBody({ document, pointer: operation, report }: Reading, status: string, hasBody: boolean): void {
  const pointer = `${operation}/responses/${status}`;
  const needsNone = WITHOUT_BODY.includes(status);
  if (!/^[1-5]\d\d$/.test(status)) report(pointer, `${status} is not a status`);
  else if (isHostedElsewhere(document.name)) return;
  else if (hasBody && needsNone) report(`${pointer}/content`, `a response ${status} has no body: remove content`);
  else if (hasBody || needsNone) return;
  else if (Number(status) >= 400)
    report(
      `${pointer}/content`,
      `the response ${status} has no content: an error has a body, which names its error_code`,
    );
  else if (status.startsWith('2'))
    report(`${pointer}/content`, `the response ${status} has no content: describe its body, or answer with 204`);
}

/** Says what is wrong with the media type of an answer; one without a body has none. */
function mistakesInType(type: string | null): string[] {
  if (type === null || USUAL_TYPES.includes(type)) return [];
  if (!/^[a-z]+\/[a-z\d.+-]+$/.test(type)) return [`${type} is not a media type in lower case, such as text/plain`];
  // Answers of a misspelt type are not checked as what they are, and no client reads them.
  const meant = nearest(type, USUAL_TYPES);
  return meant === null ? [] : [`there is no media type ${type}; did you mean ${meant}?`];
}

/** The error codes among the names of examples: those whose body has one, and pages that are named by one. */
function codesOf({ report }: Reading, pointer: string, examples: readonly ExampleModel[]): string[] {
  return examples.flatMap(({ name, value }) => {
    const carried = objectOf(value).error_code;
    if (typeof carried === 'string' && carried !== name) {
      report(pointer + toPointer([name]), `the example ${name} carries the error code ${carried}`);
    }
    return typeof carried === 'string' || /^[A-Z][A-Z0-9_]*$/.test(name) ? [name] : [];
  });
}

/** The named examples of the first media type of a body or response. */
export function readExamples({ document }: Reading, owner: JsonObject, pointer: string): ExampleModel[] {
  const [type, media] = Object.entries(objectOf(owner.content))[0] ?? [];
  return Object.entries(objectOf(objectOf(media).examples)).map(([name, written]) => {
    const ref = objectOf(written).$ref;
    const place = pointer + toPointer(['content', type ?? '', 'examples', name]);
    return {
      name,
      component: typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : null,
      value: document.resolve(written).value ?? null,
      pointer: typeof ref === 'string' ? ref.slice(1) : place,
      place,
    };
  });
}
