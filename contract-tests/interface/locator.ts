import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { namesIn } from '../../server/kernel/json-pointer';

/** A node of the hand-written contract and its place. `file` is relative to the folder of the contract. */
export interface ContractNode {
  file: string;
  path: readonly string[];
  node: unknown;
}

export type JsonObject = Record<string, unknown>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place that an item names and that the contract doesn't have. */
export class Missing extends Error {}

/** An operation of the contract: its place, method and path. */
export interface OperationNode extends ContractNode {
  method: string;
  address: string;
  /** The parameters of the whole path, which the operation shares. */
  shared: ContractNode;
}

/**
 * Finds places in the contract by what a reader would call them:
 *
 * - `createUser` an operation; `createUser/body/email` a field of its body; `createUser/reply/data/status` a field of
 *   its
 *   success; `searchUsers/query/filter[status]` (or `path`, `header`) a parameter; `createUser/status/409` a response.
 * - `lifecycles.yaml#/account/transitions/freeze` a place in a file; an item of a list goes by its index or its `name`.
 *
 * References are followed at every step, and fields are found through `items`, `oneOf`, `anyOf` and `allOf`.
 */
export class ContractFiles {
  private readonly files = new Map<string, unknown>();
  private operations: Map<string, OperationNode> | undefined;

  constructor(readonly root: string) {}

  /** @throws Missing when the contract has no such place. */
  find(where: string): ContractNode {
    if (where.includes('.yaml#')) return this.inFile(where);
    const [operationId = '', part, ...rest] = where.split('/');
    const operation = this.operation(operationId);
    if (part === undefined) return operation;
    const place = this.partOf(operation, part, rest, where);
    return place;
  }

  /** @throws Missing when no document has the operation. */
  operation(operationId: string): OperationNode {
    this.operations ??= this.readOperations();
    const found = this.operations.get(operationId);
    if (!found) throw new Missing(`no operation is called ${operationId}`);
    return found;
  }

  /** The parameters of an operation, its own and those of its path, with references followed. */
  parameters(operation: OperationNode): ContractNode[] {
    const own = this.member(operation, 'parameters');
    const shared = this.member(operation.shared, 'parameters');
    return [shared, own].flatMap((list) => (list ? this.itemsOf(list) : []));
  }

  /** Follows references until a node that is none. */
  follow(place: ContractNode): ContractNode {
    let current = place;
    for (let depth = 0; depth < 32; depth += 1) {
      const ref = isObject(current.node) ? current.node.$ref : undefined;
      if (typeof ref !== 'string') return current;
      const [file = '', fragment = ''] = ref.split('#', 2);
      const target = file === '' ? current.file : posix.join(posix.dirname(current.file), file);
      current = this.at(target, namesIn(fragment).filter(Boolean));
    }
    throw new Missing(`${place.file} refers to itself without end`);
  }

  /** A member of a mapping or of a list, not followed; undefined when there is none. */
  member(place: ContractNode, name: string): ContractNode | undefined {
    const { file, path, node } = this.follow(place);
    if (Array.isArray(node)) {
      const byIndex = /^\d+$/.test(name) ? Number(name) : -1;
      const index = node[byIndex] === undefined ? this.itemsOf({ file, path, node }).findIndex(named(name)) : byIndex;
      return index < 0 ? undefined : { file, path: [...path, String(index)], node: node[index] };
    }
    if (!isObject(node) || node[name] === undefined) return undefined;
    return { file, path: [...path, name], node: node[name] };
  }

  /** The alternatives a schema is made of, itself first, with references followed. */
  branches(place: ContractNode): ContractNode[] {
    const schema = this.follow(place);
    const below = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => {
      const list = this.member(schema, word);
      return list ? this.itemsOf(list).flatMap((item) => this.branches(item)) : [];
    });
    const items = this.member(schema, 'items');
    return [schema, ...below, ...(items ? this.branches(items) : [])];
  }

  /** A field of a schema, through lists and alternatives. */
  property(place: ContractNode, name: string): ContractNode | undefined {
    for (const branch of this.branches(place)) {
      const properties = this.member(branch, 'properties');
      const found = properties && this.member(properties, name);
      if (found) return found;
    }
    return undefined;
  }

  /** The items of a list, with references followed. */
  itemsOf(list: ContractNode): ContractNode[] {
    const { file, path, node } = this.follow(list);
    if (!Array.isArray(node)) return [];
    return node.map((item, index) => this.follow({ file, path: [...path, String(index)], node: item }));
  }

  /** The schema of the first media type of a request body or a response. */
  content(place: ContractNode): ContractNode {
    const content = this.member(place, 'content');
    const first = content && isObject(content.node) ? Object.keys(content.node)[0] : undefined;
    const media = content && first !== undefined ? this.member(content, first) : undefined;
    const schema = media && this.member(media, 'schema');
    if (!schema) throw new Missing(`${place.file}#/${place.path.join('/')} has no content`);
    return schema;
  }

  /** The response with which an operation succeeds. */
  success(operation: OperationNode): ContractNode {
    const responses = this.member(operation, 'responses');
    const codes = responses && isObject(responses.node) ? Object.keys(responses.node) : [];
    const code = codes.find((candidate) => candidate.startsWith('2')) ?? codes.find((other) => other.startsWith('3'));
    const response = responses && code !== undefined ? this.member(responses, code) : undefined;
    if (!response) throw new Missing(`${operation.path.join('/')} has no success`);
    return this.follow(response);
  }

  private partOf(operation: OperationNode, part: string, rest: string[], where: string): ContractNode {
    const missing = () => new Missing(`the contract has no ${where}`);
    if (part === 'query' || part === 'header' || part === 'path') {
      const name = rest.join('/').toLowerCase();
      const found = this.parameters(operation).find(
        ({ node }) => isObject(node) && node.in === part && String(node.name).toLowerCase() === name,
      );
      if (!found) throw missing();
      return found;
    }
    if (part === 'status') {
      const responses = this.member(operation, 'responses');
      const response = responses && this.member(responses, rest[0] ?? '');
      if (!response) throw missing();
      return this.follow(response);
    }
    let place = this.bodyOf(operation, part);
    for (const name of rest) place = place && this.property(place, name);
    if (!place) throw missing();
    return place;
  }

  private bodyOf(operation: OperationNode, part: string): ContractNode | undefined {
    if (part === 'reply') return this.content(this.success(operation));
    const body = part === 'body' ? this.member(operation, 'requestBody') : undefined;
    return body && this.content(body);
  }

  private inFile(where: string): ContractNode {
    const [file = '', pointer = ''] = where.split('#', 2);
    return this.at(file, namesIn(pointer).filter(Boolean));
  }

  private at(file: string, path: readonly string[]): ContractNode {
    let place: ContractNode = { file, path: [], node: this.load(file) };
    for (const segment of path) {
      const next = this.member(place, segment);
      if (!next) throw new Missing(`${file} has no ${path.join('/')}`);
      place = next;
    }
    return place;
  }

  private load(file: string): unknown {
    if (!this.files.has(file)) {
      const path = join(this.root, file);
      if (!existsSync(path)) throw new Missing(`the contract has no ${file}`);
      this.files.set(file, parse(readFileSync(path, 'utf8'), { merge: true }));
    }
    return this.files.get(file);
  }

  private readOperations(): Map<string, OperationNode> {
    const found = new Map<string, OperationNode>();
    for (const file of ['openapi.yaml', 'sandbox.yaml', 'system.yaml'].filter((name) =>
      existsSync(join(this.root, name)),
    )) {
      for (const section of ['paths', 'webhooks']) this.readPaths(file, section, found);
    }
    return found;
  }

  private readPaths(file: string, section: string, found: Map<string, OperationNode>): void {
    const paths = this.member({ file, path: [], node: this.load(file) }, section);
    for (const address of paths && isObject(paths.node) ? Object.keys(paths.node) : []) {
      const written = this.member(paths as ContractNode, address) as ContractNode;
      if (!this.exists(written)) continue;
      const item = this.follow(written);
      for (const method of METHODS) {
        const operation = this.member(item, method);
        const id = operation && isObject(operation.node) ? operation.node.operationId : undefined;
        if (typeof id === 'string') found.set(id, { ...(operation as ContractNode), method, address, shared: item });
      }
    }
  }

  /** Tells whether the file exists that a place refers to. */
  private exists(place: ContractNode): boolean {
    if (!isObject(place.node) || typeof place.node.$ref !== 'string') return true;
    const [file = ''] = place.node.$ref.split('#');
    return existsSync(join(this.root, posix.dirname(place.file), file));
  }
}

const named =
  (name: string) =>
  ({ node }: ContractNode): boolean =>
    isObject(node) && node.name === name;
