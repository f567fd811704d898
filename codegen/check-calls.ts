/** Holds the two descriptions of what is sent to clients against each other: operations of AsyncAPI and webhooks of OpenAPI. */

import { type Api, currentDocuments } from './model/api';
import type { Document } from './model/document';
import { methods } from './model/read-operation';
import type { Problems } from './problems';
import { namedRevisions } from './revisions/axes';
import { arrayOf, type Json, type JsonObject, objectOf } from './util/json';
import { type Path, toPointer } from './util/pointer';

/** Reports at a path of AsyncAPI. */
type Report = (path: Path, message: string) => void;

/** A webhook of OpenAPI, by its name. */
interface Webhook {
  name: string;
  path: Path;
  method: string;
  address: Json | undefined;
  operation: JsonObject;
}

/** Judges the calls to clients of every named revision. A contract that describes them in one document only has nothing to compare. */
export function checkCalls(api: Api, problems: Problems): void {
  for (const document of [currentDocuments(api).openapi, api.fixed.networks]) {
    if (document !== undefined) checkBodies(document, problems);
  }
  for (const revision of namedRevisions(api.contract.axes).values()) {
    const { asyncapi, openapi } = api.documentsOf(revision);
    const webhooks = webhooksOf(openapi);
    for (const { name, path, operation } of webhooks) {
      if (operation.operationId === name) continue;
      const message = `the webhook ${name} has the operationId ${operation.operationId}: both are one name`;
      problems.addToRead(openapi.sourceOf(toPointer(path)), message);
    }
    if (asyncapi === null || webhooks.length === 0) continue;
    const report: Report = (path, message) => problems.addToRead(asyncapi.sourceOf(toPointer(path)), message);
    compareNames(asyncapi, webhooks, report);
    for (const webhook of webhooks) compareCall(asyncapi, webhook, openapi, report);
  }
}

/** Reports bodies that a receiver need not expect: the service sends them with every call. */
function checkBodies(document: Document, problems: Problems): void {
  for (const { name, path, method, operation } of webhooksOf(document)) {
    if (operation.requestBody === undefined || document.resolve(operation.requestBody).required === true) continue;
    const place = document.followed(toPointer([...path, method, 'requestBody']));
    problems.add(document.sourceOf(place), `${name} always has its body: say so by \`required: true\``);
  }
}

function webhooksOf({ root }: Document): Webhook[] {
  return Object.entries(objectOf(root.webhooks)).flatMap(([name, written]) => {
    const item = objectOf(written);
    const method = methods.find((one) => one in item);
    if (method === undefined) return [];
    return [{ name, path: ['webhooks', name], method, address: item['x-path'], operation: objectOf(item[method]) }];
  });
}

/** Reports calls that one of the documents does not have. */
function compareNames({ root }: Document, webhooks: readonly Webhook[], report: Report): void {
  const names = Object.keys(objectOf(root.operations));
  const known = webhooks.map(({ name }) => name);
  for (const name of names.filter((one) => !known.includes(one))) {
    report(['operations', name], `no webhook of openapi.yaml is called ${name}`);
  }
  for (const name of known.filter((one) => !names.includes(one))) {
    report(['operations'], `no operation is called as the webhook ${name} of openapi.yaml`);
  }
}

/** Reports what the two say differently of one call. */
function compareCall(
  asyncapi: Document,
  { name, address, operation }: Webhook,
  openapi: Document,
  report: Report,
): void {
  const path = ['operations', name];
  const call = objectOf(objectOf(asyncapi.root.operations)[name]);
  if (Object.keys(call).length === 0) return;
  if (call.action !== 'send') report([...path, 'action'], `the service sends ${name}: its action is send`);
  const channel = asyncapi.resolve(call.channel);
  if (channel.address !== address) report([...path, 'channel'], `the x-path of ${name} in openapi.yaml is ${address}`);
  const sent = schemaOf(objectOf(operation.requestBody));
  const sentHeaders = parametersOf(openapi, operation);
  for (const { message, at } of messagesOf(asyncapi, call, path)) {
    if (!isSame(message.payload, sent)) report(at, `${name} has another payload in openapi.yaml`);
    compareHeaders(asyncapi.resolve(message.headers), sentHeaders, (what) => report(at, `${name} ${what}`));
  }
  const responses = objectOf(operation.responses);
  for (const { message, at } of messagesOf(asyncapi, objectOf(call.reply), [...path, 'reply'])) {
    const status = statusOf(message);
    if (status === null) continue;
    if (!(status in responses)) report(at, `${name} has no response ${status} in openapi.yaml`);
    else if (!isSame(message.payload, schemaOf(openapi.resolve(responses[status])))) {
      report(at, `the response ${status} of ${name} has another payload in openapi.yaml`);
    }
    const headers = headersOf(openapi, objectOf(openapi.resolve(responses[status]).headers));
    compareHeaders(asyncapi.resolve(message.headers), headers, (what) => {
      report(at, `the response ${status} of ${name} ${what}`);
    });
  }
}

/** The names of headers in small letters, each with whether it is always there. */
type Headers = ReadonlyMap<string, boolean>;

const parametersOf = (openapi: Document, { parameters }: JsonObject): Headers => {
  const headers = arrayOf(parameters)
    .map((one) => openapi.resolve(one))
    .filter((one) => one.in === 'header');
  return new Map(headers.map(({ name, required }) => [String(name).toLowerCase(), required === true]));
};

const headersOf = (openapi: Document, headers: JsonObject): Headers =>
  new Map(
    Object.entries(headers).map(([name, header]) => [name.toLowerCase(), openapi.resolve(header).required === true]),
  );

/** Reports headers that one of the two descriptions of a message has alone, or that one of them requires. */
function compareHeaders({ properties, required }: JsonObject, known: Headers, report: (what: string) => void): void {
  const needed = arrayOf(required).map((name) => String(name).toLowerCase());
  const names = Object.keys(objectOf(properties)).map((name) => name.toLowerCase());
  for (const name of names.filter((one) => !known.has(one))) report(`has no header ${name} in openapi.yaml`);
  for (const [name, isNeeded] of known) {
    if (!names.includes(name)) report(`has the header ${name} in openapi.yaml alone`);
    else if (isNeeded !== needed.includes(name)) {
      report(`has the header ${name} ${isNeeded ? 'always' : 'not always'} in openapi.yaml`);
    }
  }
}

/** The messages of an operation or of its reply, each with the place that names it. */
function messagesOf(document: Document, { messages }: JsonObject, path: Path): { message: JsonObject; at: Path }[] {
  return arrayOf(messages).map((reference, index) => ({
    message: document.resolve(reference),
    at: [...path, 'messages', index],
  }));
}

/** The status of an answer of the client; null where it stands for several. */
function statusOf({ bindings }: JsonObject): string | null {
  const { statusCode } = objectOf(objectOf(bindings).http);
  return typeof statusCode === 'number' ? String(statusCode) : null;
}

/** The JSON that a body has; undefined where it has none. */
const schemaOf = ({ content }: JsonObject): Json | undefined => objectOf(objectOf(content)['application/json']).schema;

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
