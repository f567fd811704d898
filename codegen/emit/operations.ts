/** `generated/operations.ts`: the table that the server routes, authenticates and validates by. */

import { type Api, allOperations } from '../model/api';
import { DOCUMENT_NAMES, type DocumentName, isHostedElsewhere } from '../model/document-names';
import { type Modules, moduleVariable } from '../model/modules';
import type { OperationModel, ResponseModel } from '../model/operation';
import { type RuleEntry, ruleVariants } from '../model/rules';
import { identifier } from '../model/schema-set';
import { isObject } from '../util/json';
import { banner, type Code, code, Lazy, lazy, literal, quote, union } from '../util/typescript';

const interfaces = `
/** A validator compiled by AJV. After a false, \`errors\` says why, until the next call. */
export interface Check {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}
export interface Parameter {
  /** As it stands in the contract; header names in lower case. */
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** The type of the value, or of each item of an array. */
  type: 'string' | 'integer' | 'number' | 'boolean';
  array: boolean;
  /** True where an item of the array may have a comma in it. */
  commas?: true;
  default?: unknown;
}
export interface ResponseRule {
  /** Null for a response without a body. */
  contentType: string | null;
  /** Null where the body is not JSON. Refuses fields that the contract doesn't have. */
  check: Check | null;
  /** The error codes this response can carry; empty below 400. */
  codes: readonly ErrorCode[];
  /** The documented headers. */
  headers: readonly HeaderRule[];
}
export interface HeaderRule {
  /** In lower case. */
  name: string;
  /** The type of the value, or of each item of an array. */
  type: Parameter['type'];
  array: boolean;
  /** Over the value after conversion to its type. */
  check: Check;
}
export interface OperationRule {
  operationId: OperationId;
  document: ${DOCUMENT_NAMES.map(quote).join(' | ')};
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE';
  path: string;
  tag: string;
  /** The numbered item of the interface specification; null for operations it doesn't have. */
  item: number | null;
  auth: 'bearer' | 'endUserToken' | 'none';
  scope: string | null;
  /** True where a client certificate counts as much as a token with that scope. */
  certificate?: true;
  idempotency: { header: string; reused: ErrorCode } | null;
  /** \`<in>:<instance pointer>\` of the field that identifies a repeated request, which counts once. */
  countsOnce?: string;
  /** Milliseconds for the answer, all attempts together. */
  timeoutMilliseconds?: number;
  /** The maximum size of its body after decompression, if it is above MAX_BODY_BYTES. */
  maxBytes?: number;
  /** The code that a request answers with when it breaks a schema. */
  invalidRequest: ErrorCode;
  parameters: readonly Parameter[];
  /** Over objects keyed by parameter name, after conversion to the parameters' types. The body as parsed. */
  checks: { path: Check | null; query: Check | null; header: Check | null; body: Check | null };
  body: { required: boolean; contentTypes: readonly string[] } | null;
  /**
   * \`<in>:<instance pointer>\` (\`body:/status\`, \`query:/filter[status]\`; \`*\` for any array item) → the code that
   * a failure of that place's own schema yields instead of \`invalidRequest\`.
   */
  errorCodes: Readonly<Record<string, ErrorCode>>;
  responses: Readonly<Record<number, ResponseRule>>;
  /** Pointers into bodies (\`*\` for any array item) of values that are never logged and never stored unencrypted. */
  sensitive: { request: readonly string[]; response: readonly string[] };
  /** '' for the current revision, otherwise what differs: \`axis=value,axis=value\`. */
  variant: string;
}
`;

const loading = `
type Checks = Readonly<Record<string, Check>>;

/**
 * Validators are loaded with the first request that they judge: all of them together would be most of what the service
 * reads at its start.
 */
function whenNeeded(load: () => Checks): () => Checks {
  let loaded: Checks | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

`;

const lookup = `
/** Any client may choose any combination of values: the revisions that were used last are kept. */
const cached = new LRUCache<string, ReadonlyMap<string, OperationRule>>({ max: 100 });

/**
 * The operations of a revision, by operationId; those that it doesn't have are absent. Any combination of values works.
 */
export function operationsFor(revision: Revision): ReadonlyMap<string, OperationRule> {
  const key = AXES.map((axis) => revision[axis]).join();
  const known = cached.get(key);
  if (known) return known;
  const rules = new Map<string, OperationRule>();
  for (const [operationId, rule] of Object.entries(operations)) {
    const entry = variants[operationId as OperationId];
    const variant = entry ? variantOf(revision, entry.axes) : '';
    const found = variant === '' || !entry ? rule : entry.rules[variant];
    if (found) rules.set(operationId, found);
  }
  cached.set(key, rules);
  return rules;
}

/** Every form that any operation takes in any revision. */
export function everyVariant(): OperationRule[] {
  const others = Object.values(variants).flatMap((entry) => Object.values(entry.rules));
  return [...Object.values(operations), ...others.filter((rule) => rule !== null)];
}
`;

/** The first sentence of each generated list of operations, by document. */
const CONTENTS: Readonly<Record<DocumentName, string>> = {
  openapi: 'Operations of the service-hosted API.',
  sandbox: 'Operations of the sandbox controls.',
  system: 'Operations for running the service.',
  networks: 'Operations by which networks and providers report to the service.',
  'client-api': 'Operations that the client hosts.',
  'network-api': 'Operations that networks and providers host.',
};

/** The name of the type of a document's operationIds: `client-api` → `ClientApiOperationId`. */
const idType = (document: DocumentName): string =>
  `${document.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}OperationId`;

/** Under which ids the validators of each document are found in `request-schemas/`. */
function checksByDocument({ plans }: Modules): string {
  const documents = [...new Set(plans.map(({ document }) => document))].filter(
    (document) => !isHostedElsewhere(document),
  );
  const lists = documents.map((document) => {
    const names = plans.filter((plan) => plan.document === document).map(({ name }) => moduleVariable(name));
    return `  ${document}: [${names.join(', ')}],\n`;
  });
  return `\n/** Loads the validators of each document, by the ids of their schemas. */\nexport const checksByDocument = {\n${lists.join('')}} satisfies { [D in OperationRule['document']]?: readonly (() => Checks)[] };\n`;
}

/** Writes the operation table. */
export function emitOperations(api: Api, modules: Modules): string {
  const writer = new RuleWriter(modules);
  const rules = allOperations(api).map((entry) => ruleVariants(api.contract.axes, entry));
  const table = rules.map((rule) => `  ${rule.operationId}: ${literal(writer.rule(rule.base), 2)},\n`).join('');
  const variants = rules
    .filter((rule) => rule.axes.length > 0)
    .map((rule) => writer.variants(rule))
    .join('');
  const ids = (document: DocumentName): string => {
    const names = api.operations[document].map((entry) => entry.operationId);
    return names.length === 0 ? ' never' : union(names);
  };
  const imports = modules.plans
    .map(({ name }) => `const ${moduleVariable(name)} = whenNeeded(() => require('./validators/${name}.cjs'));\n`)
    .join('');
  return [
    banner,
    "import type { ErrorObject } from 'ajv';\n",
    "import { LRUCache } from 'lru-cache';\n",
    "import type { ErrorCode } from './errors';\n",
    "import { AXES, type Axis, type Revision, variantOf } from './revisions';\n\n",
    'export type { Axis, Revision };\n\n',
    ...DOCUMENT_NAMES.map((name) => `/** ${CONTENTS[name]} */\nexport type ${idType(name)} =${ids(name)};\n`),
    `export type OperationId =${DOCUMENT_NAMES.map((name) => `\n  | ${idType(name)}`).join('')};\n`,
    interfaces,
    loading,
    imports,
    checksByDocument(modules),
    '\nconst headers = {\n',
    writer.sharedHeaders(),
    '} satisfies Record<string, HeaderRule>;\n',
    '\nconst responses = {\n',
    writer.sharedResponses(),
    '} satisfies Record<string, ResponseRule>;\n',
    '\n/** Every operation in the current revision. */\nexport const operations: Readonly<Record<OperationId, OperationRule>> = {\n',
    table,
    '};\n',
    '\nconst variants: { [K in OperationId]?: { axes: readonly Axis[]; rules: Record<string, OperationRule | null> } } = {\n',
    variants,
    '};\n',
    lookup,
  ].join('');
}

/**
 * A field of a variant. If it is an object that only gained or changed members, these are written after a spread of the
 * base. A spread would read lazy members, so an object with lazy members is written in full.
 */
function changed(baseCode: string, base: unknown, value: unknown): string {
  if (!isObject(base) || !isObject(value)) return literal(value, 8);
  if (Object.entries(base).some(([key, member]) => !(key in value) || (member as unknown) instanceof Lazy))
    return literal(value, 8);
  const own = Object.entries(value).filter(([key, member]) => literal(member) !== literal(base[key]));
  const text = literal(Object.fromEntries(own), 8);
  return text.includes('\n') ? `{\n          ...${baseCode},${text.slice(1)}` : `{ ...${baseCode}, ${text.slice(2)}`;
}

/** Writes models as code; responses that many operations share are written once. */
class RuleWriter {
  private readonly responses = new SharedParts('responses');
  private readonly headers = new SharedParts('headers');

  constructor(private readonly modules: Modules) {}

  rule(model: OperationModel): Record<string, unknown> {
    const { checks, responses, ...rest } = model;
    return {
      ...rest,
      checks: Object.fromEntries(Object.entries(checks).map(([place, id]) => [place, this.check(model, id)])),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, this.response(model, status, response)]),
      ),
    };
  }

  /** The variants of one operation, each as the base rule with what differs. */
  variants({ operationId, axes, base, variants }: RuleEntry): string {
    const baseFields = this.rule(base);
    const baseTexts = Object.fromEntries(Object.entries(baseFields).map(([name, value]) => [name, literal(value)]));
    const rules = [...variants].map(([variant, model]) => {
      if (!model) return `      ${quote(variant)}: null,\n`;
      const fields = Object.entries(this.rule({ ...model, variant })).filter(
        ([name, value]) => literal(value) !== (baseTexts[name] ?? 'undefined'),
      );
      const own = fields
        .map(
          ([name, value]) =>
            `        ${name}: ${changed(`operations.${operationId}.${name}`, baseFields[name], value)},\n`,
        )
        .join('');
      return `      ${quote(variant)}: {\n        ...operations.${operationId},\n${own}      },\n`;
    });
    return `  ${operationId}: {\n    axes: ${literal(axes)},\n    rules: {\n${rules.join('')}    },\n  },\n`;
  }

  sharedResponses(): string {
    return this.responses.written();
  }

  /** Returns the code of the headers. Call it after all rules are written: they fill it. */
  sharedHeaders(): string {
    return this.headers.written();
  }

  private check(model: OperationModel, id: string | null): Code | null {
    return id === null ? null : lazy(`${moduleVariable(this.modules.moduleOf(model.document, id))}().${id}!`);
  }

  private response(model: OperationModel, status: string, response: ResponseModel): Code {
    const headers = response.headers.map((header) =>
      this.headers.named({ ...header, check: this.check(model, header.check) }, identifier(header.name)),
    );
    const [only] = response.codes.length === 1 ? response.codes : [];
    const hint = only ? `${only.toLowerCase()}_${status}` : `${model.operationId}_${status}`;
    return this.responses.named({ ...response, check: this.check(model, response.check), headers }, hint);
  }
}

/** Parts of rules that are the same in many of them, each written once, under a name. */
class SharedParts {
  private readonly known = new Map<string, { name: string; text: string }>();
  private readonly counts = new Map<string, number>();

  /** @param list the name of the object that has the parts as members */
  constructor(private readonly list: string) {}

  /** @param hint the name of the part, unless another part has it */
  named(part: object, hint: string): Code {
    const text = literal(part, 2);
    const known = this.known.get(text);
    if (known) return code(`${this.list}.${known.name}`);
    const count = (this.counts.get(hint) ?? 0) + 1;
    this.counts.set(hint, count);
    const name = count === 1 ? hint : `${hint}_${count}`;
    this.known.set(text, { name, text });
    return code(`${this.list}.${name}`);
  }

  written(): string {
    return [...this.known.values()].map(({ name, text }) => `  ${name}: ${text},\n`).join('');
  }
}
