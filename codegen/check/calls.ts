/** Compares the two descriptions of what is sent to clients: operations of AsyncAPI and webhooks of OpenAPI. */

import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../model/api';
import type { Document } from '../model/document';
import { methods } from '../model/read-operation';
import { otherChannel } from '../other-channel';
import type { Problems } from '../problems';
import { namedRevisions } from '../revisions/axes';
import { arrayOf, type Json, type JsonObject, objectOf } from '../util/json';
import { fromPointer, type Path, toPointer } from '../util/pointer';

/** Reports at a path of AsyncAPI. */
type Report = (path: Path, message: string, mistake?: string) => void;

/** A webhook of OpenAPI, by its name. */
interface Webhook {
  name: string;
  path: Path;
  method: string;
  address: Json | undefined;
  /** The values of each parameter of the address; undefined where it has any. */
  values: ReadonlyMap<Json | undefined, Json | undefined>;
  /** The parameters other than those of the address, including those of the path item. */
  parameters: readonly Json[];
  operation: JsonObject;
}

/**
 * Judges the calls to clients of every named revision. A contract that describes them in one document only has nothing
 * to compare.
 */
export function checkCalls(api: Api, problems: Problems): void {
  if (api.fixed.networks) checkBodies(api.fixed.networks, problems);
  for (const revision of namedRevisions(api.contract.axes).values()) {
    const { asyncapi, openapi } = api.documentsOf(revision);
    const webhooks = webhooksOf(openapi);
    checkBodies(openapi, problems);
    for (const { name, path, operation } of webhooks) {
      if (operation.operationId === name) continue;
      const message = `the webhook ${name} has the operationId ${operation.operationId}: both are one name`;
      problems.addRecoverable(openapi.sourceOf(toPointer(path)), message);
    }
    if (asyncapi === null || webhooks.length === 0) continue;
    const report: Report = (path, message, mistake) =>
      problems.addRecoverable(asyncapi.sourceOf(asyncapi.followed(toPointer(path))), message, { mistake });
    compareNames(asyncapi, webhooks, report);
    for (const webhook of webhooks) compareCall(asyncapi, webhook, openapi, report);
  }
}

/** Reports bodies that a receiver need not expect: the service sends them with every call. */
function checkBodies(document: Document, problems: Problems): void {
  for (const { name, path, method, operation } of webhooksOf(document)) {
    if (operation.requestBody === undefined || document.resolve(operation.requestBody).required === true) continue;
    const place = document.followed(toPointer([...path, method, 'requestBody']));
    problems.addRecoverable(document.sourceOf(place), `${name} always has its body: say so by \`required: true\``);
  }
}

function valuesOf(document: Document, item: JsonObject): Webhook['values'] {
  const parameters = arrayOf(item['x-path-parameters']).map((one) => document.resolve(one));
  return new Map(parameters.map(({ name, schema }) => [name, document.resolve(schema).enum]));
}

function webhooksOf(document: Document): Webhook[] {
  return Object.entries(objectOf(document.root.webhooks)).flatMap(([name, written]) => {
    const item = objectOf(written);
    const method = methods.find((one) => one in item);
    if (method === undefined) return [];
    return [
      {
        name,
        path: ['webhooks', name],
        method,
        address: item['x-path'],
        values: valuesOf(document, item),
        parameters: [...arrayOf(item.parameters), ...arrayOf(objectOf(item[method]).parameters)],
        operation: objectOf(item[method]),
      },
    ];
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

/** Reports differences between the two descriptions of one call. */
function compareCall(asyncapi: Document, webhook: Webhook, openapi: Document, report: Report): void {
  const { name, operation, parameters } = webhook;
  const path = ['operations', name];
  const call = objectOf(objectOf(asyncapi.root.operations)[name]);
  if (Object.keys(call).length === 0) return;
  if (call.action !== 'send') report([...path, 'action'], `the service sends ${name}: its action is send`);
  compareAddress(asyncapi, webhook, call, report);
  const body = openapi.resolve(operation.requestBody);
  const sent = schemaOf(body);
  const headers = parametersOf(openapi, parameters);
  for (const { message, at } of messagesOf(asyncapi, call, path)) {
    if (!isSame(message.payload, sent)) report(at, `${name} has another payload in openapi.yaml`);
    const type = message.contentType ?? asyncapi.root.defaultContentType;
    const isKnown = type === undefined || String(type) in objectOf(body.content);
    if (!isKnown && message.contentType !== undefined)
      report(at, `the body of ${name} is ${type} here and none of that in openapi.yaml`);
    else if (!isKnown) report(['defaultContentType'], `bodies are ${type} here, and not in openapi.yaml`);
    compareHeaders(headersOfMessage(asyncapi, message), headers, (what) => report(at, `${name} ${what}`));
  }
  for (const reply of messagesOf(asyncapi, objectOf(call.reply), [...path, 'reply'])) {
    compareReply(asyncapi, webhook, openapi, reply, (what, below, mistake) =>
      report([...reply.at, ...(below ?? [])], what, mistake),
    );
  }
}

/** Says whether its messages show that the channel is the mistake, which is reported as such. */
export const isOfOtherChannel = ({ channel, messages }: JsonObject): boolean =>
  otherChannel(
    String(objectOf(channel).$ref),
    arrayOf(messages).map((message) => String(objectOf(message).$ref)),
  ) !== null;

/** Reports a different address or method, and different values of parameters of the address. */
function compareAddress(
  asyncapi: Document,
  { name, address, method, values }: Webhook,
  call: JsonObject,
  report: Report,
): void {
  const channel = asyncapi.resolve(call.channel);
  const place = channelOf(call);
  const sent = objectOf(objectOf(call.bindings).http).method ?? method;
  if (String(sent).toLowerCase() !== method) {
    report(['operations', name, 'bindings'], `the method of ${name} in openapi.yaml is ${method.toUpperCase()}`);
  }
  if (isOfOtherChannel(call)) return;
  if (channel.address !== address)
    report(
      channel.address === undefined ? place : [...place, 'address'],
      `the x-path of ${name} in openapi.yaml is ${address}`,
    );
  for (const [parameter, declared] of Object.entries(objectOf(channel.parameters))) {
    const { enum: listed } = asyncapi.resolve(declared);
    if (isSame(sorted(listed), sorted(values.get(parameter)))) continue;
    const at = listed === undefined ? [parameter] : [parameter, 'enum'];
    report([...place, 'parameters', ...at], `the parameter ${parameter} of ${name} has other values in openapi.yaml`);
  }
}

/** The path of the channel that an operation refers to. */
const channelOf = ({ channel }: JsonObject): Path => fromPointer(String(objectOf(channel).$ref).slice(1));

function compareReply(
  asyncapi: Document,
  { name, operation }: Webhook,
  openapi: Document,
  { message }: PlacedMessage,
  report: (what: string, below?: Path, mistake?: string) => void,
): void {
  const status = statusOf(message);
  if (status === null) return;
  const responses = objectOf(operation.responses);
  if (!(status in responses)) {
    const listed = Object.keys(responses).join(', ');
    const text = `${name} has no response ${status} in openapi.yaml, which has ${listed}`;
    // Messages of several operations may share what tells the status.
    report(text, ['bindings', 'http', 'statusCode'], `no response ${status}`);
    return;
  }
  const response = openapi.resolve(responses[status]);
  if (!isSame(message.payload, schemaOf(response))) {
    report(`the response ${status} of ${name} has another payload in openapi.yaml`);
  }
  const headers = headersOf(openapi, objectOf(response.headers));
  compareHeaders(headersOfMessage(asyncapi, message), headers, (what) =>
    report(`the response ${status} of ${name} ${what}`),
  );
}

/** The names of headers in lower case, each with whether it is always there. */
type Headers = ReadonlyMap<string, boolean>;

const parametersOf = (openapi: Document, parameters: readonly Json[]): Headers => {
  const headers = parameters.map((one) => openapi.resolve(one)).filter((one) => one.in === 'header');
  return new Map(headers.map(({ name, required }) => [String(name).toLowerCase(), required === true]));
};

const headersOf = (openapi: Document, headers: JsonObject): Headers =>
  new Map(
    Object.entries(headers).map(([name, header]) => [name.toLowerCase(), openapi.resolve(header).required === true]),
  );

/** The headers of a message, those of its traits and of what they are made of included. */
export function headersOfMessage(asyncapi: Document, { headers, traits }: JsonObject): Headers {
  const schemas = [headers, ...arrayOf(traits).map((trait) => asyncapi.resolve(trait).headers)];
  const parts = schemas.flatMap((schema) => partsOf(asyncapi, schema));
  const needed = parts.flatMap(({ required }) => arrayOf(required).map((name) => String(name).toLowerCase()));
  const names = parts.flatMap(({ properties }) => Object.keys(objectOf(properties)).map((name) => name.toLowerCase()));
  return new Map(names.map((name) => [name, needed.includes(name)]));
}

/** A schema and those that it adds to by allOf. */
function partsOf(document: Document, written: Json | undefined): JsonObject[] {
  const schema = document.resolve(written);
  return [schema, ...arrayOf(schema.allOf).flatMap((part) => partsOf(document, part))];
}

/** Reports headers that only one of the two descriptions of a message has or requires. */
function compareHeaders(described: Headers, known: Headers, report: (what: string) => void): void {
  for (const name of described.keys()) if (!known.has(name)) report(`has no header ${name} in openapi.yaml`);
  for (const [name, isNeeded] of known) {
    if (!described.has(name)) report(`has the header ${name} in openapi.yaml alone`);
    else if (isNeeded !== described.get(name)) {
      report(`has the header ${name} ${isNeeded ? 'always' : 'not always'} in openapi.yaml`);
    }
  }
}

/** A message, with the place that names it. */
interface PlacedMessage {
  message: JsonObject;
  at: Path;
}

/** The messages of an operation or of its reply. */
function messagesOf(document: Document, { messages }: JsonObject, path: Path): PlacedMessage[] {
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

const sorted = (values: Json | undefined): Json | undefined => (Array.isArray(values) ? values.toSorted() : values);

const isSame = (one: Json | undefined, other: Json | undefined): boolean => isDeepStrictEqual(one, other);
