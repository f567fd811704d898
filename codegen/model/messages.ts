/** Reads the messages between the service and the client from AsyncAPI, in every revision in which they differ. */

import type { Problems } from '../problems';
import { type Axis, combinationsOf, currentRevision, currentValue, type Revision, variantOf } from '../revisions/axes';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import { Difference } from './difference';
import type { Document } from './document';
import { identifier, type SchemaSet } from './schema-set';

/** One message; checks are ids of schemas, see SchemaSet. */
export interface MessageModel {
  name: string;
  /** The event's type as its body has it, such as ACTIVITY_CREATED; null where the contract names none. */
  type: string | null;
  title: string;
  /**
   * Status of the HTTP response for an answer of the client; null for what the service sends, or for several statuses.
   */
  status: number | null;
  payload: string | null;
  headers: string | null;
}

export interface MessageEntry {
  name: string;
  /** Name of the payload's component, for its type. */
  payloadType: string | null;
  axes: readonly string[];
  base: MessageModel;
  variants: ReadonlyMap<string, MessageModel>;
}

/** A message of the service: its content, its address, and the replies that can come back. */
export interface SendModel {
  name: string;
  title: string;
  /** A callback waits for an answer, an event only for a 2xx status. */
  kind: 'callback' | 'event';
  /** The path at the client, with `{…}` for parameters. */
  address: string;
  messages: readonly string[];
  replies: readonly string[];
}

const localName = (ref: unknown): string =>
  String(objectOf(ref).$ref ?? '')
    .split('/')
    .at(-1) ?? '';

/** The operations of the document, in its order. */
export function readSends(document: Document): SendModel[] {
  return Object.entries(objectOf(document.root.operations)).map(([name, written]) => {
    const operation = objectOf(written);
    const reply = objectOf(operation.reply);
    return {
      name,
      title: String(operation.title ?? operation.summary ?? ''),
      kind: 'reply' in operation ? 'callback' : 'event',
      address: String(document.resolve(operation.channel).address ?? ''),
      messages: arrayOf(operation.messages).map(localName),
      replies: arrayOf(reply.messages).map(localName),
    };
  });
}

/** Every message in every revision in which it differs. */
export function readMessages(
  axes: readonly Axis[],
  documentOf: (revision: Revision) => Document,
  schemas: SchemaSet,
  problems: Problems,
): MessageEntry[] {
  const current = currentRevision(axes);
  const base = documentOf(current);
  const sends = readSends(base);
  const sent = new Set(sends.flatMap((send) => send.messages));
  const replies = new Set(sends.flatMap((send) => send.replies));
  const names = Object.keys(objectOf(objectOf(base.root.components).messages));
  const read = (document: Document, name: string): MessageModel =>
    readMessage(document, name, { isSent: sent.has(name), isReply: replies.has(name) }, schemas, problems);
  const known = new Map<Document, Difference>();
  const differences = (other: Document): Difference => {
    const difference = known.get(other) ?? new Difference(base, other);
    known.set(other, difference);
    return difference;
  };
  return names.map((name) => {
    const touching = axes.filter((axis) =>
      axis.values.slice(1).some((value) => {
        const other = documentOf({ ...current, [axis.name]: value.name });
        return differences(other).affects(messageOf(base, name), messageOf(other, name));
      }),
    );
    const at = (revision: Revision): MessageModel => read(documentOf(revision), name);
    const combinations = combinationsOf(axes, new Set(touching.map((axis) => axis.name)));
    const kept = touching.filter((axis) =>
      combinations.some(
        (revision) =>
          JSON.stringify(at(revision)) !== JSON.stringify(at({ ...revision, [axis.name]: currentValue(axis) })),
      ),
    );
    const variants = combinationsOf(axes, new Set(kept.map((axis) => axis.name))).slice(1);
    const payload = objectOf(messageOf(base, name).payload).$ref;
    return {
      name,
      payloadType: typeof payload === 'string' ? (payload.split('/').at(-1) ?? null) : null,
      axes: kept.map((axis) => axis.name),
      base: read(base, name),
      variants: new Map(variants.map((revision) => [variantOf(axes, revision), at(revision)])),
    };
  });
}

function messageOf(document: Document, name: string): JsonObject {
  return objectOf(objectOf(objectOf(document.root.components).messages)[name]);
}

/**
 * How operations use a message; both are false for one that none uses, which is reported where channels are checked.
 */
interface MessageUse {
  isSent: boolean;
  isReply: boolean;
}

/** Reads a message of a document. */
export function readMessage(
  document: Document,
  name: string,
  { isSent, isReply }: MessageUse,
  schemas: SchemaSet,
  problems: Problems,
): MessageModel {
  const message = messageOf(document, name);
  const pointer = toPointer(['components', 'messages', name]);
  const headers = headersOf(document, message);
  const status = objectOf(objectOf(message.bindings).http).statusCode;
  if (isReply && status === undefined && !('description' in message)) {
    problems.add(
      document.sourceOf(pointer),
      `the reply ${name} has no status: give it bindings with http.statusCode, or a description that says which statuses it stands for`,
    );
  }
  for (const part of isSent ? ['headers', 'payload'] : []) {
    const isThere = part === 'headers' ? headers !== undefined : message.payload !== undefined;
    if (!isThere) problems.add(document.sourceOf(pointer), `${name} is sent, and has no ${part}`);
  }
  // Messages of the service have only declared fields; answers of the client may have others.
  const side = isSent ? 'response' : 'request';
  return {
    name,
    type: typeof message.name === 'string' ? message.name : null,
    title: String(message.title ?? ''),
    status: typeof status === 'number' ? status : null,
    payload:
      message.payload === undefined
        ? null
        : schemas.add(document, message.payload, side, `${identifier(name)}_payload`, `${pointer}/payload`),
    headers:
      headers === undefined
        ? null
        : schemas.add(
            document,
            lowerCased(document.resolve(headers)),
            'request',
            `${identifier(name)}_headers`,
            pointer,
          ),
  };
}

/** The headers of a message: its own, or those of the first trait that has some. */
function headersOf(document: Document, message: JsonObject): Json | undefined {
  const traits = arrayOf(message.traits).map((trait) => document.resolve(trait));
  return [message.headers, ...traits.map((trait) => trait.headers)].find((schema) => schema !== undefined);
}

/** Header names ignore case, and servers give them in lower case. */
function lowerCased(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const lower = (names: Json | undefined): Json[] => arrayOf(names).map((name) => String(name).toLowerCase());
  const properties = Object.entries(objectOf(schema.properties)).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...schema, required: lower(schema.required), properties: Object.fromEntries(properties) as JsonObject };
}
