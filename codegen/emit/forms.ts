/**
 * `generated/forms.json` and `generated/network-forms.json`: the data for forms of the operations that a client can
 * call, in every revision. Schemas keep only what a person who fills in the form has to see.
 */

import { type Api, currentDocuments } from '../model/api';
import type { Document } from '../model/document';
import type { DocumentName } from '../model/document-names';
import type { OperationNode } from '../model/operation';
import type { OperationEntry } from '../model/variants';
import { arrayOf, isObject, type Json, type JsonObject, objectOf, prettyJson, textOf } from '../util/json';
import { fromPointer, valueAt } from '../util/pointer';

/** Words of a schema that are taken over as they stand. */
const PLAIN = [
  ...['type', 'enum', 'const', 'format', 'description', 'default', 'required'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
];
/** Longer patterns do not help a person. */
const LONGEST_PATTERN = 300;

const END_USER_TOKEN: JsonObject = {
  name: 'auth',
  in: 'query',
  required: true,
  description: 'The token of one end user, from `createEndUserToken`.',
  schema: { type: 'string' },
  example: 'token',
};

/**
 * Writes `{ schemas, operations }`. An operation has its base, and by variant what differs from that; null where it
 * does not exist.
 */
export function emitForms(api: Api): string {
  const { openapi } = currentDocuments(api);
  return formsOf(api, { openapi, sandbox: api.fixed.sandbox });
}

/** Writes the same for the operations that networks and operators call, which no revision changes. */
export function emitNetworkForms({ fixed, operations }: Api): string {
  return formsOf({ operations }, { networks: fixed.networks, system: fixed.system });
}

function formsOf(
  { operations }: Pick<Api, 'operations'>,
  documents: Partial<Record<DocumentName, Document | undefined>>,
): string {
  const forms = new Forms();
  for (const [name, document] of Object.entries(documents)) {
    for (const entry of document ? operations[name as DocumentName] : []) forms.add(entry, document as Document);
  }
  return prettyJson({ schemas: forms.schemas, operations: forms.operations });
}

class Forms {
  readonly schemas: JsonObject = {};
  readonly operations: JsonObject = {};
  /** References that are being followed: a schema that contains itself is shown as any value. */
  private readonly open = new Set<string>();
  private readonly names = new Map<string, string>();

  add(entry: OperationEntry, document: Document): void {
    const base = this.form(entry.base, document);
    const variants = [...entry.variants].map(([variant, node]): [string, Json] => {
      if (!node) return [variant, null];
      const own = this.form(node, entry.documents.get(variant) ?? document);
      return [variant, Object.fromEntries(Object.entries(own).filter(([key, value]) => !same(value, base[key])))];
    });
    this.operations[entry.operationId] = {
      axes: [...entry.axes],
      base,
      variants: Object.fromEntries(variants),
    };
  }

  private form({ model, pointer, parameters, requestExamples }: OperationNode, document: Document): JsonObject {
    const operation = objectOf(valueAt(document.root, fromPointer(pointer)));
    const own = parameters.map(({ name, in: place, required, example, pointer: at }): Json => {
      const { description, schema } = document.resolve(valueAt(document.root, fromPointer(at)) as Json);
      return {
        name,
        in: place,
        required,
        ...(typeof description === 'string' ? { description } : {}),
        schema: this.compact(schema ?? {}, document),
        ...(example === undefined ? {} : { example }),
      };
    });
    return {
      document: model.document as DocumentName,
      method: model.method,
      path: model.path,
      tag: model.tag,
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      auth: model.auth,
      key: model.idempotency?.header ?? null,
      ...producedBy(operation, document),
      parameters: model.auth === 'endUserToken' ? [END_USER_TOKEN, ...own] : own,
      ...(operation['x-at-least-one'] === undefined ? {} : { atLeastOne: operation['x-at-least-one'] }),
      body: this.body(document, operation, requestExamples),
    };
  }

  private body(document: Document, operation: JsonObject, examples: OperationNode['requestExamples']): Json {
    if (operation.requestBody === undefined) return null;
    const request = document.resolve(operation.requestBody);
    const [type, content] = Object.entries(objectOf(request.content))[0] ?? ['application/json', {}];
    return {
      required: request.required === true,
      type,
      schema: this.compact(objectOf(content).schema ?? {}, document),
      examples: Object.fromEntries(examples.map(({ name, value }) => [name, value])),
    };
  }

  /** A schema as a form shows it. Targets of references are once in `schemas`. */
  private compact(schema: Json, document: Document): JsonObject {
    const { $ref, ...written } = objectOf(schema);
    if (typeof $ref !== 'string') return this.written(written, document);
    const { ref, ...target } = this.named($ref, document);
    const beside = this.written(written, document);
    return ref === undefined ? { ...target, ...beside } : { ref, ...beside };
  }

  private named($ref: string, document: Document): JsonObject {
    if (this.open.has($ref)) return {};
    this.open.add($ref);
    const compact = this.compact(document.target($ref) ?? {}, document);
    this.open.delete($ref);
    const own = $ref.split('/').at(-1) as string;
    const text = `${own} ${textOf(compact)}`;
    let name = this.names.get(text);
    for (let number = 1; name === undefined; number += 1) {
      const free = number === 1 ? own : `${own}~${number}`;
      if (!(free in this.schemas)) name = free;
    }
    this.names.set(text, name);
    this.schemas[name] = compact;
    return { ref: name };
  }

  private written(schema: JsonObject, document: Document): JsonObject {
    const result: JsonObject = {};
    for (const word of PLAIN) if (schema[word] !== undefined) result[word] = schema[word] as Json;
    const { pattern, properties, items, additionalProperties } = schema;
    if (typeof pattern === 'string' && pattern.length <= LONGEST_PATTERN) result.pattern = pattern;
    if (schema['x-sensitive'] === true) result.sensitive = true;
    if (schema['x-triggers'] !== undefined) result.triggers = schema['x-triggers'];
    if (isObject(items)) result.items = this.compact(items, document);
    if (additionalProperties !== undefined && additionalProperties !== false) result.free = true;
    if (isObject(properties)) {
      const entries = Object.entries(properties).map(([name, value]) => [name, this.compact(value, document)] as const);
      result.properties = Object.fromEntries(entries);
    }
    return { ...result, ...this.choice(schema, document) };
  }

  /**
   * One of several forms. If one of two forms is null, the other one is shown as optional. Branches that only require
   * fields are left out.
   */
  private choice(schema: JsonObject, document: Document): JsonObject {
    const branches = arrayOf(schema.oneOf ?? schema.anyOf).map((branch) => this.compact(branch, document));
    const shown = branches.filter(({ type }) => type !== 'null');
    const constraining = shown.filter((branch) => Object.keys(branch).some((word) => word !== 'required'));
    if (constraining.length === 0) return {};
    const [only] = constraining;
    if (constraining.length === 1 && shown.length < branches.length) return { ...only, nullable: true };
    return { oneOf: constraining };
  }
}

/** The type of what a success answers with, where it is not JSON. */
function producedBy(operation: JsonObject, document: Document): JsonObject {
  const responses = Object.entries(objectOf(operation.responses)).filter(([status]) => status.startsWith('2'));
  const types = responses.flatMap(([, response]) => Object.keys(objectOf(document.resolve(response).content)));
  const other = types.find((type) => type !== 'application/json');
  return other === undefined ? {} : { produces: other };
}

const same = (one: Json | undefined, other: Json | undefined): boolean => textOf(one ?? null) === textOf(other ?? null);
