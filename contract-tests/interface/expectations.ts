import { type ContractFiles, type ContractNode, isObject, type OperationNode } from './locator';

/** Describes how a place differs from the expectation; empty if it does not. */
type Expectation = (place: ContractNode, expected: unknown, contract: ContractFiles) => string[];

/** Keywords of a schema that are compared as they are. */
const KEYWORDS = [
  'format',
  'pattern',
  'const',
  'default',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'x-error',
  'x-sensitive',
  'x-interface-item',
  'x-signed-bytes',
] as const;

/** The expectations that an item of the interface can have of a place, by name. */
export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  ...Object.fromEntries(KEYWORDS.map((word) => [word, keyword(word)])),
  type: (place, expected, contract) => equalSets(types(place, contract), [String(expected)], 'types'),
  /** Exactly these values, apart from null. */
  enum: (place, expected, contract) => equalSets(values(place, contract), strings(expected), 'values'),
  /** These values at least. */
  includes: (place, expected, contract) => lacking(values(place, contract), strings(expected), 'values'),
  /** These fields at least. */
  properties: (place, expected, contract) => lacking(fields(place, contract), strings(expected), 'fields'),
  /** Exactly these fields. */
  onlyProperties: (place, expected, contract) => equalSets(fields(place, contract), strings(expected), 'fields'),
  /** These fields are required, whichever alternative holds. */
  required: (place, expected, contract) => lacking(required(place, contract), strings(expected), 'required fields'),
  /** Exactly these fields are required. */
  onlyRequired: (place, expected, contract) =>
    equalSets(required(place, contract), strings(expected), 'required fields'),
  /** A required or optional parameter. */
  mandatory: (place, expected) => same(isObject(place.node) && place.node.required === true, expected, 'required'),
  /** Names of a mapping: at least these, or exactly these. */
  keys: (place, expected) => lacking(keys(place), strings(expected), 'members'),
  onlyKeys: (place, expected) => equalSets(keys(place), strings(expected), 'members'),
  /** A list in this order. */
  list: (place, expected) => same(JSON.stringify(place.node), JSON.stringify(expected), 'the list'),
  /** The names of a list's items, in this order. */
  names: (place, expected, contract) =>
    same(namesOf(place, contract).join(' '), strings(expected).join(' '), 'the names in order'),
  /** A part of a mapping: lists contain at least the given items. */
  has: (place, expected) => partial(place.node, expected, ''),
  /** A guard of a transition, by its fields, values and errors; a list requires several guards. */
  guard: (place, expected) =>
    [expected]
      .flat()
      .filter((guard) => !guardsOf(place).some((found) => resembles(found, guard)))
      .map((guard) => `no guard is like ${JSON.stringify(guard)}`),
  /** Words of the description or the summary, or of the guards and effects of a transition. */
  says: (place, expected, contract) => missingTexts(place, strings(expected), contract),

  method: (place, expected) => same(operation(place)?.method.toUpperCase(), expected, 'the method'),
  address: (place, expected) => same(operation(place)?.address, expected, 'the address'),
  /** Expects the path at which the client hosts it, or the form of the client's own choice of address. */
  clientPath: (place, expected) => same(objectAt(operation(place)?.shared)['x-path'], expected, 'the path'),
  query: (place, expected, contract) =>
    equalSets(parameters(place, contract, 'query'), strings(expected), 'query parameters'),
  headers: (place, expected, contract) =>
    equalSets(parameters(place, contract, 'header'), strings(expected), 'headers'),
  path: (place, expected, contract) =>
    equalSets(parameters(place, contract, 'path'), strings(expected), 'path parameters'),
  /** Sort attributes, each ascending and descending. */
  sort: (place, expected, contract) =>
    equalSets(
      values(place, contract),
      strings(expected).flatMap((name) => [name, `-${name}`]),
      'sort attributes',
    ),
  /** Statuses it can answer, at least. */
  statuses: (place, expected) => lacking(keysOf(place, 'responses'), strings(expected), 'statuses'),
  /** Error codes it can answer with, at least: the names of the examples of its refusals. */
  codes: (place, expected, contract) => lacking(codes(place, contract), strings(expected), 'error codes'),
  scope: (place, expected) => same(scopes(place).join(' '), expected, 'the scope'),
  /** Expects the proof of the caller: bearer, endUserToken or none. */
  auth: (place, expected) => same(auth(place), expected, 'the authentication'),
};

function keyword(word: string): Expectation {
  return (place, expected, contract) => {
    const found = contract
      .branches(schemaOf(place, contract))
      .map(({ node }) => (isObject(node) ? node[word] : undefined))
      .find((value) => value !== undefined);
    return same(JSON.stringify(found), JSON.stringify(expected), word);
  };
}

/** A parameter or a header stands for its schema. */
function schemaOf(place: ContractNode, contract: ContractFiles): ContractNode {
  return contract.member(place, 'schema') ?? place;
}

function types(place: ContractNode, contract: ContractFiles): string[] {
  const [own, ...others] = contract.branches(schemaOf(place, contract));
  const written = (node: unknown) => (isObject(node) && node.type !== undefined ? [node.type].flat().map(String) : []);
  const direct = written(own?.node);
  const found = direct.length > 0 ? direct : others.flatMap(({ node }) => written(node));
  return [...new Set(found.filter((type) => type !== 'null'))];
}

function values(place: ContractNode, contract: ContractFiles): string[] {
  const found = contract.branches(schemaOf(place, contract)).flatMap(({ node }) => {
    if (!isObject(node)) return [];
    return Array.isArray(node.enum) ? node.enum : 'const' in node ? [node.const] : [];
  });
  return [...new Set(found.filter((value) => value !== null).map(String))];
}

function fields(place: ContractNode, contract: ContractFiles): string[] {
  return [...new Set(contract.branches(schemaOf(place, contract)).flatMap((branch) => keysOf(branch, 'properties')))];
}

/** The fields that a schema requires itself, or that each of its alternatives requires. */
function required(place: ContractNode, contract: ContractFiles): string[] {
  const schema = contract.follow(schemaOf(place, contract));
  const own = isObject(schema.node) && Array.isArray(schema.node.required) ? schema.node.required.map(String) : [];
  const alternatives = ['oneOf', 'anyOf'].flatMap((word) => {
    const list = contract.member(schema, word);
    const each = list ? contract.itemsOf(list).map((item) => required(item, contract)) : [];
    const [first = [], ...rest] = each;
    return first.filter((name) => rest.every((names) => names.includes(name)));
  });
  const items = contract.member(schema, 'items');
  return [...new Set([...own, ...alternatives, ...(items ? required(items, contract) : [])])];
}

function parameters(place: ContractNode, contract: ContractFiles, where: string): string[] {
  const found = operation(place);
  if (!found) return [];
  return contract
    .parameters(found)
    .flatMap(({ node }) => (isObject(node) && node.in === where ? [String(node.name).toLowerCase()] : []));
}

function codes(place: ContractNode, contract: ContractFiles): string[] {
  const found = operation(place);
  const responses = found && contract.member(found, 'responses');
  const statuses = responses ? keys(responses).filter((status) => /^[45]/.test(status)) : [];
  return statuses.flatMap((status) => {
    const response = contract.follow(contract.member(responses as ContractNode, status) as ContractNode);
    const content = contract.member(response, 'content');
    return (content ? keys(content) : []).flatMap((type) => {
      const media = contract.member(content as ContractNode, type) as ContractNode;
      return keysOf(contract.follow(media), 'examples');
    });
  });
}

function scopes(place: ContractNode): string[] {
  const security = isObject(place.node) && Array.isArray(place.node.security) ? place.node.security : [];
  return security.flatMap((requirement) =>
    isObject(requirement) ? Object.values(requirement).flat().map(String) : [],
  );
}

function auth(place: ContractNode): string {
  const security = isObject(place.node) && Array.isArray(place.node.security) ? place.node.security : undefined;
  if (security?.length === 0) return 'none';
  const [scheme] = Object.keys((security?.[0] ?? {}) as object);
  return scheme === 'oauth2' ? 'bearer' : String(scheme);
}

/** The schema of a value that may also be null, where this is written as a choice of the two. */
function besideNull(schema: ContractNode, contract: ContractFiles): ContractNode['node'][] {
  const list = contract.member(schema, 'oneOf');
  if (list === undefined || list === null) return [];
  const choices = contract.itemsOf(list).map((item) => contract.follow(item).node);
  const others = choices.filter((node) => !(isObject(node) && node.type === 'null'));
  return choices.length === 2 && others.length === 1 ? others : [];
}

function missingTexts(place: ContractNode, texts: readonly string[], contract: ContractFiles): string[] {
  const schema = contract.follow(schemaOf(place, contract));
  const nodes = [place.node, contract.follow(place).node, schema.node, ...besideNull(schema, contract)];
  const written = nodes
    .flatMap((node) => (isObject(node) ? [node.summary, node.description, node.text, node.trigger] : []))
    .concat(nodes.flatMap((node) => (isObject(node) && Array.isArray(node.effects) ? node.effects : [])))
    .concat(guardsOf(place).map((guard) => guard.text))
    .filter((text) => typeof text === 'string')
    .join(' ')
    .replace(/\s+/g, ' ');
  const scalar = typeof place.node === 'string' ? place.node.replace(/\s+/g, ' ') : '';
  return texts.filter((text) => !`${written} ${scalar}`.includes(text)).map((text) => `it doesn't say «${text}»`);
}

function partial(actual: unknown, expected: unknown, at: string): string[] {
  if (Array.isArray(expected)) {
    const list = Array.isArray(actual) ? actual.map((item) => JSON.stringify(item)) : [JSON.stringify(actual)];
    return expected
      .filter((item) => !list.includes(JSON.stringify(item)))
      .map((item) => `${at} lacks ${JSON.stringify(item)}`);
  }
  if (isObject(expected)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      partial(isObject(actual) ? actual[key] : undefined, value, `${at}/${key}`),
    );
  }
  return same(JSON.stringify(actual), JSON.stringify(expected), at === '' ? 'the value' : at);
}

function operation(place: ContractNode): OperationNode | undefined {
  return 'address' in place ? (place as OperationNode) : undefined;
}

const guardsOf = (place: ContractNode): Record<string, unknown>[] => {
  const { guards } = objectAt(place);
  return Array.isArray(guards) ? guards.filter(isObject) : [];
};

/** An object with at least these members; a list with these items and no others, in any order. */
function resembles(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return Array.isArray(actual) && equalSets(actual.map(String), expected.map(String), '').length === 0;
  }
  if (!isObject(expected)) return actual === expected;
  return isObject(actual) && Object.entries(expected).every(([key, value]) => resembles(actual[key], value));
}

const namesOf = (place: ContractNode, contract: ContractFiles): string[] =>
  contract.itemsOf(place).map((item) => String(objectAt(item).name));
const objectAt = (place: ContractNode | undefined) => (isObject(place?.node) ? place.node : {});
const keys = (place: ContractNode): string[] => (isObject(place.node) ? Object.keys(place.node) : []);
const keysOf = (place: ContractNode, name: string): string[] => {
  const node = isObject(place.node) ? place.node[name] : undefined;
  return isObject(node) ? Object.keys(node) : [];
};
const strings = (expected: unknown): string[] => [expected].flat().map(String);
const same = (actual: unknown, expected: unknown, what: string): string[] =>
  actual === expected ? [] : [`${what} is ${String(actual)} and should be ${String(expected)}`];

function lacking(actual: readonly string[], expected: readonly string[], what: string): string[] {
  const missing = expected.filter((value) => !actual.includes(value));
  return missing.length === 0 ? [] : [`${what} lack ${missing.join(', ')}`];
}

function equalSets(actual: readonly string[], expected: readonly string[], what: string): string[] {
  const surplus = actual.filter((value) => !expected.includes(value));
  const extra =
    surplus.length === 0 ? [] : [`${what} have ${surplus.join(', ')} in addition to what the interface names`];
  return [...lacking(actual, expected, what), ...extra];
}
