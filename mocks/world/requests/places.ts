import type { ErrorDetail } from '../../../server/kernel/errors';
import { namesIn, pointerStep } from '../../../server/kernel/json-pointer';

type Node = Readonly<Record<string, unknown>>;

/** The documents of the contract, as they are served. */
const DOCUMENTS: Readonly<Record<string, () => unknown>> = {
  openapi: () => require('../../../generated/documents/openapi.json'),
  sandbox: () => require('../../../generated/documents/sandbox.json'),
  system: () => require('../../../generated/documents/system.json'),
  networks: () => require('../../../generated/documents/networks.json'),
  'client-api': () => require('../../../generated/documents/client-api.json'),
};

/** The reasons in the details of a refusal that differ from the keyword of the schema. */
const KEYWORDS: Readonly<Record<string, string>> = { unknown: 'additionalProperties', character: 'pattern' };
/** Reasons that stand with the object around the field that they name. */
const AROUND: ReadonlySet<string> = new Set(['required', 'unknown']);
const CHOICES = ['allOf', 'oneOf', 'anyOf'] as const;
const CONDITIONS = ['then', 'else', 'if', 'not'] as const;

/** An operation in a document of the contract. */
export interface Address {
  document: string;
  path: string;
  method: string;
}

/** Finds the places in the contract's documents that a refusal goes back to, as pointers into a document. */
export class Places {
  private readonly root: Node;
  private readonly operation: string;

  constructor({ document, path, method }: Address) {
    this.root = (DOCUMENTS[document]?.() ?? {}) as Node;
    this.operation = `#/paths/${pointerStep(path)}/${method.toLowerCase()}`;
  }

  /** Where the operation lists an error code. */
  ofCode(status: number, code: string): string {
    return `${this.operation}/responses/${status}/content/application~1json/examples/${code}`;
  }

  /** The line of the rule for a place in a request, or of the parameter or field if the rule itself can't be found. */
  ofDetail({ location, pointer, code }: ErrorDetail): string | null {
    const start = location === 'body' ? this.schemaOfBody() : this.parameter(location, pointer);
    if (start === null) return null;
    if (location === 'body') return this.below(start, namesIn(pointer), code);
    return this.withKeyword(this.follow(`${start}/schema`), code);
  }

  /** The line of an answer of the operation; the operation itself if it has no answer with this status. */
  ofResponse(status: number | null): string {
    const place = `${this.operation}/responses/${status}`;
    return status !== null && this.at(place) !== undefined ? place : this.operation;
  }

  /** The line of a rule about the body of an answer. */
  ofAnswer(status: number, pointer: string): string {
    return this.below(`${this.operation}/responses/${status}/content/application~1json/schema`, namesIn(pointer), '');
  }

  private below(start: string, parts: readonly string[], code: string): string {
    const around = AROUND.has(code) ? parts.slice(0, -1) : parts;
    return this.withKeyword(this.descend(start, around), code);
  }

  private schemaOfBody(): string | null {
    const content = `${this.operation}/requestBody/content`;
    const [type] = Object.keys((this.at(content) ?? {}) as Node);
    return type === undefined ? null : `${content}/${pointerStep(type)}/schema`;
  }

  private parameter(location: string, name: string): string | null {
    const item = this.operation.slice(0, this.operation.lastIndexOf('/'));
    for (const list of [`${this.operation}/parameters`, `${item}/parameters`]) {
      const all = (this.at(list) ?? []) as readonly Node[];
      for (const at of all.keys()) {
        const place = this.follow(`${list}/${at}`);
        const parameter = this.at(place) as Node | undefined;
        if (parameter?.in === location && parameter.name === name) return place;
      }
    }
    return null;
  }

  /** Follows the schema as far as possible, through references and into the form that has the field. */
  private descend(from: string, parts: readonly string[]): string {
    const place = this.follow(from);
    const [part, ...rest] = parts;
    if (part === undefined) return place;
    const next = this.step(place, part);
    return next === null ? place : this.descend(next, rest);
  }

  private step(place: string, part: string): string | null {
    const schema = this.at(place) as Node | undefined;
    if (schema === undefined || typeof schema !== 'object') return null;
    if (Object.hasOwn((schema.properties ?? {}) as Node, part)) return `${place}/properties/${pointerStep(part)}`;
    if (/^\d+$/.test(part) && schema.items !== undefined) return `${place}/items`;
    const forms = CHOICES.flatMap((name) => ((schema[name] ?? []) as Node[]).map((_, at) => `${place}/${name}/${at}`));
    const conditions = CONDITIONS.filter((name) => schema[name] !== undefined).map((name) => `${place}/${name}`);
    for (const form of [...forms, ...conditions]) {
      const found = this.step(this.follow(form), part);
      if (found !== null) return found;
    }
    return null;
  }

  private withKeyword(place: string, code: string): string {
    const keyword = KEYWORDS[code] ?? code;
    const schema = this.at(place) as Node | undefined;
    if (schema !== undefined && Object.hasOwn(schema, keyword)) return `${place}/${keyword}`;
    return schema !== undefined && code === 'enum' && Object.hasOwn(schema, 'const') ? `${place}/const` : place;
  }

  private follow(place: string): string {
    const node = this.at(place) as Node | undefined;
    return typeof node?.$ref === 'string' ? this.follow(node.$ref) : place;
  }

  private at(place: string): unknown {
    let node: unknown = this.root;
    for (const part of namesIn(place)) node = (node as Node | undefined)?.[part];
    return node;
  }
}
