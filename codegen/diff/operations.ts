/** Compares the operations of two OpenAPI documents: those that the service hosts, and the calls that it makes to clients. */

import { Difference } from '../model/difference';
import type { Document } from '../model/document';
import { arrayOf, isObject, type Json, type JsonObject, objectOf, textOf } from '../util/json';
import {
  type ComparisonResult,
  type Direction,
  type DocumentNode,
  followed,
  followedPair,
  found,
  member,
  memberPair,
  namesOf,
  type Pair,
  rootPair,
  sameText,
  shown,
  type UnplacedChange,
} from './change';
import type { RuleId } from './rules';
import { compareTexts, type SchemaComparison } from './schema';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation where it stands, with what stands beside it in its path. */
interface ListedOperation {
  id: string;
  /** Method and path, or the path alone for a call. */
  address: string;
  operation: DocumentNode;
  item: DocumentNode;
}

/** The caller of a side: in `paths` the client, in `webhooks` the service. */
interface CallingSide {
  section: 'paths' | 'webhooks';
  request: Direction;
  reply: Direction;
  rules: { added: RuleId; removed: RuleId; moved: RuleId };
}

const HOSTED: CallingSide = {
  section: 'paths',
  request: 'input',
  reply: 'output',
  rules: { added: 'operation-added', removed: 'operation-removed', moved: 'operation-moved' },
};
const CALLS: CallingSide = {
  section: 'webhooks',
  request: 'output',
  reply: 'input',
  rules: { added: 'call-added', removed: 'call-removed', moved: 'call-moved' },
};

/** All differences between two versions of a document. */
export function compareOpenapi(before: Document, after: Document, schemas: SchemaComparison): ComparisonResult[] {
  const difference = new Difference(before, after);
  return [
    { subject: after.name, found: compareRoot(rootPair(before, after)) },
    ...[HOSTED, CALLS].flatMap((side) => compareSide(before, after, side, difference, schemas)),
  ];
}

/** Returns the form of an address on the wire: there the names in the template have values. */
const shapeOf = (address: string): string => address.replace(/\{[^}]*\}/g, '{}');

function listed(document: Document, section: CallingSide['section']): ListedOperation[] {
  const paths: DocumentNode = member({ document, pointer: '', node: document.root }, section);
  return Object.keys(objectOf(paths.node)).flatMap((path) => {
    const item = member(paths, path);
    const address = String(objectOf(item.node)['x-path'] ?? path);
    return METHODS.filter((method) => isObject(objectOf(item.node)[method])).map((method) => {
      const operation = member(item, method);
      const id = String(objectOf(operation.node).operationId ?? `${method} ${path}`);
      return { id, address: `${method.toUpperCase()} ${address}`, operation, item };
    });
  });
}

function compareSide(
  before: Document,
  after: Document,
  side: CallingSide,
  difference: Difference,
  schemas: SchemaComparison,
): ComparisonResult[] {
  const [old, now] = [listed(before, side.section), listed(after, side.section)];
  const partner = (
    one: ListedOperation,
    among: readonly ListedOperation[],
    other: readonly ListedOperation[],
  ): ListedOperation | undefined =>
    among.find(({ id }) => id === one.id) ??
    // The same address under another name, where that name is on this side only.
    among.find((entry) => shapeOf(entry.address) === shapeOf(one.address) && !other.some(({ id }) => id === entry.id));
  const nowhere = (spot: DocumentNode): DocumentNode => ({ ...spot, node: undefined });
  const removed = old
    .filter((one) => !partner(one, now, old))
    .map((one) => ({
      subject: one.id,
      found: [
        found(side.rules.removed, `${one.id}, ${one.address}, is gone`, {
          before: one.operation,
          after: nowhere(one.operation),
        }),
      ],
    }));
  const others = now.flatMap((one): ComparisonResult[] => {
    const was = partner(one, old, now);
    if (!was) {
      const at = { before: nowhere(one.operation), after: one.operation };
      return [{ subject: one.id, found: [found(side.rules.added, `${one.id}, ${one.address}, is new`, at)] }];
    }
    const same =
      was.address === one.address &&
      !difference.affects(was.operation.node, one.operation.node) &&
      !difference.affects(objectOf(was.item.node).parameters ?? [], objectOf(one.item.node).parameters ?? []);
    return same ? [] : [{ subject: one.id, found: compareOperation(was, one, side, schemas) }];
  });
  return [...removed, ...others];
}

function compareOperation(
  was: ListedOperation,
  one: ListedOperation,
  side: CallingSide,
  schemas: SchemaComparison,
): UnplacedChange[] {
  const pair = { before: was.operation, after: one.operation };
  const item = { before: was.item, after: one.item };
  const known = `operationId summary description tags externalDocs parameters requestBody responses security deprecated
    x-interface-item x-idempotency x-repeat x-invalid-request x-page-classes x-also-serves
    x-cause x-counts-once x-timeout-milliseconds x-max-bytes`.split(/\s+/);
  return [
    ...(shapeOf(was.address) === shapeOf(one.address)
      ? []
      : [found(side.rules.moved, `${one.id} is at ${one.address}, was at ${was.address}`, pair)]),
    ...(was.id === one.id ? [] : [found('operation-renamed', `${one.id} was called ${was.id}`, pair)]),
    ...compareTexts(pair, null, one.id),
    ...changed(pair, ['summary', 'tags', 'x-interface-item', 'x-also-serves', 'x-cause'], 'words-changed', one.id),
    ...compareDeprecated(pair, one.id),
    ...changed(pair, ['x-invalid-request', 'x-repeat'], 'refusal-code-changed', one.id),
    ...compareIdempotency(memberPair(pair, 'x-idempotency'), one.id),
    ...compareRepeats(memberPair(pair, 'x-counts-once'), one.id),
    ...compareRoom(memberPair(pair, 'x-max-bytes'), one.id),
    ...comparePatience(memberPair(pair, 'x-timeout-milliseconds'), side, one.id),
    ...comparePageClasses(memberPair(pair, 'x-page-classes'), one.id),
    ...compareSecurity(pair, one.id),
    ...compareParameters(item, pair, { was: was.address, is: one.address }, side.request, schemas),
    ...compareBody(memberPair(pair, 'requestBody'), side.request, one.id, schemas),
    ...compareResponses(memberPair(pair, 'responses'), side, one.id, schemas),
    ...unknown(pair, known, one.id),
  ];
}

/** Members that are another, each by the same rule. */
export function changed(pair: Pair, words: readonly string[], rule: RuleId, name: string): UnplacedChange[] {
  return words
    .map((word) => ({ word, at: memberPair(pair, word) }))
    .filter(({ at }) => !sameText(at))
    .map(({ word, at }) =>
      found(
        rule,
        rule === 'words-changed' ? `Words of ${name}: ${word}` : `${name}: ${word} is ${shown(at.after.node)}`,
        at,
      ),
    );
}

/** To say that something is not deprecated is to say nothing. */
const compareDeprecated = (pair: Pair, name: string): UnplacedChange[] => {
  const isSet = ({ node }: DocumentNode): boolean => objectOf(node).deprecated === true;
  return isSet(pair.before) === isSet(pair.after) ? [] : changed(pair, ['deprecated'], 'deprecated', name);
};

export function unknown(pair: Pair, known: readonly string[], name: string): UnplacedChange[] {
  const words = new Set([...Object.keys(objectOf(pair.before.node)), ...Object.keys(objectOf(pair.after.node))]);
  return changed(
    pair,
    [...words].filter((word) => !known.includes(word)),
    'unclassified',
    name,
  );
}

function compareIdempotency(at: Pair, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  if (at.before.node === undefined) return [found('idempotency-added', `${name} takes an idempotency key`, at)];
  return [
    found('idempotency-changed', `${name}: idempotency is ${shown(at.after.node)}, was ${shown(at.before.node)}`, at),
  ];
}

function compareRepeats(at: Pair, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  if (at.before.node === undefined) return [found('idempotency-added', `A repeat of ${name} counts once`, at)];
  const words = `${name} tells repeats by ${shown(at.after.node)}, was by ${shown(at.before.node)}`;
  return [found('idempotency-changed', words, at)];
}

/** Compares the sizes that a body may have; one that says none is smaller than any that does. */
function compareRoom(at: Pair, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  const [before, after] = [at.before.node, at.after.node].map((node) => Number(node ?? 0)) as [number, number];
  const words = `${name} takes ${shown(at.after.node)} bytes, was ${shown(at.before.node)}`;
  return [found(after < before ? 'input-rule-tightened' : 'input-rule-loosened', words, at)];
}

/** Compares the time limits of calls. A shorter limit is good for whoever calls and bad for whoever is called. */
function comparePatience(at: Pair, side: CallingSide, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  const [before, after] = [at.before.node, at.after.node].map((node) => Number(node ?? Number.POSITIVE_INFINITY));
  const sooner = (after as number) < (before as number);
  const rule = sooner === (side === HOSTED) ? 'patience-eased' : 'patience-needed';
  return [found(rule, `${name} is answered within ${shown(at.after.node)} ms, was ${shown(at.before.node)}`, at)];
}

function comparePageClasses(at: Pair, name: string): UnplacedChange[] {
  const [before, after] = [classesOf(at.before.node), classesOf(at.after.node)];
  return [
    ...after
      .filter((one) => !before.includes(one))
      .map((one) => found('page-class-added', `${name}: the page has the class ${one}`, at)),
    ...before
      .filter((one) => !after.includes(one))
      .map((one) => found('page-class-removed', `${name}: the page has no class ${one} any more`, at)),
  ];
}

const classesOf = (node: Json | undefined): string[] => (isObject(node) ? Object.keys(node) : arrayOf(node).map(shown));

function compareSecurity(pair: Pair, name: string): UnplacedChange[] {
  const effective = (spot: DocumentNode): Json[] =>
    arrayOf(objectOf(spot.node).security ?? spot.document.root.security);
  const [before, after] = [effective(pair.before), effective(pair.after)];
  if (textOf(before) === textOf(after)) return [];
  const at = memberPair(pair, 'security');
  const known = new Set(before.map(textOf));
  const added = after.filter((need) => !known.has(textOf(need)));
  // One of several is enough: who goes on as before need not know the others.
  if (known.size > 0 && after.length - added.length === known.size) {
    const ways = added.map((need) => Object.keys(objectOf(need)).join('+'));
    return [found('security-way-added', `${name} takes ${ways.join(' or ')} as well`, at)];
  }
  const schemes = (needs: readonly Json[]): string => needs.map((need) => Object.keys(objectOf(need)).join('+')).join();
  const scopes = (needs: readonly Json[]): string[] =>
    needs.flatMap((need) => Object.values(objectOf(need)).flat().map(shown));
  if (schemes(before) !== schemes(after)) {
    const words = `${name} asks for ${schemes(after) || 'nothing'}, was ${schemes(before) || 'nothing'}`;
    return [found(after.length === 0 ? 'permission-dropped' : 'security-changed', words, at)];
  }
  const [old, now] = [scopes(before), scopes(after)];
  const needed = now.filter((scope) => !old.includes(scope));
  const words = `${name} asks for the scope ${now.join(' ') || 'nothing'}, was ${old.join(' ') || 'nothing'}`;
  return [found(needed.length > 0 ? 'permission-needed' : 'permission-dropped', words, at)];
}

/** Parameters of path and operation by place and name: names of headers in lower case, those of the path by their position. */
function parametersOf(item: DocumentNode, operation: DocumentNode, address: string): Map<string, DocumentNode> {
  const names = [...address.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const lists = [member(item, 'parameters'), member(item, 'x-path-parameters'), member(operation, 'parameters')];
  const all = lists.flatMap((list) => arrayOf(list.node).map((_, index) => followed(member(list, index))));
  return new Map(
    all.map((spot) => {
      const { in: place, name } = objectOf(spot.node);
      const position = place === 'path' ? names.indexOf(String(name)) : -1;
      const key = place === 'header' ? String(name).toLowerCase() : position < 0 ? name : `#${position + 1}`;
      return [`${place} ${key}`, spot] as const;
    }),
  );
}

function compareParameters(
  item: Pair,
  operation: Pair,
  address: { was: string; is: string },
  direction: Direction,
  schemas: SchemaComparison,
): UnplacedChange[] {
  const before = parametersOf(item.before, operation.before, address.was);
  const after = parametersOf(item.after, operation.after, address.is);
  const output = direction === 'output';
  const nowhere = (spot: DocumentNode): DocumentNode => ({ ...spot, node: undefined });
  const isRequired = (spot: DocumentNode): boolean => objectOf(spot.node).required === true;
  const added = [...after]
    .filter(([key]) => !before.has(key))
    .map(([, spot]) => {
      const input = isRequired(spot) ? 'parameter-added-required' : 'parameter-added';
      const at = { before: nowhere(spot), after: spot };
      return found(output ? 'output-header-added' : input, `The ${spoken(spot)} is new`, at);
    });
  const removed = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, spot]) => {
      const at = { before: spot, after: nowhere(spot) };
      return found(output ? 'output-header-removed' : 'parameter-removed', `The ${spoken(spot)} is gone`, at);
    });
  const common = [...after].flatMap(([key, spot]) => {
    const was = before.get(key);
    return was ? compareParameter({ before: was, after: spot }, direction, schemas) : [];
  });
  return [...added, ...removed, ...common];
}

const nameOf = ({ node }: DocumentNode): string => {
  const { in: place, name } = objectOf(node);
  return place === 'header' ? String(name).toLowerCase() : String(name);
};
const spoken = (spot: DocumentNode): string => `${objectOf(spot.node).in} parameter \`${nameOf(spot)}\``;

function compareParameter(pair: Pair, direction: Direction, schemas: SchemaComparison): UnplacedChange[] {
  const [was, name] = [nameOf(pair.before), nameOf(pair.after)];
  const called = spoken(pair.after);
  const form = ['style', 'explode', 'allowReserved', 'content', 'allowEmptyValue'];
  const rules: [RuleId, RuleId] =
    direction === 'input'
      ? ['parameter-required', 'parameter-optional']
      : ['output-header-always', 'output-header-optional'];
  return [
    ...(was === name
      ? []
      : [found('path-parameter-renamed', `The path parameter \`${was}\` is called \`${name}\` now`, pair)]),
    ...compareNecessity(pair, rules, `The ${called}`),
    ...changed(
      { before: withForm(pair.before), after: withForm(pair.after) },
      form,
      'parameter-form-changed',
      `The ${called}`,
    ),
    ...compareCarrier(pair, name, direction, schemas),
    ...unknown(pair, [...form, ...CARRIER, 'in', 'name', 'required'], `The ${called}`),
  ];
}

/** A parameter with the form that it has where it says nothing of it (OpenAPI 3.1, Parameter Object). */
function withForm(spot: DocumentNode): DocumentNode {
  const parameter = objectOf(spot.node);
  const style = parameter.style ?? (['query', 'cookie'].includes(String(parameter.in)) ? 'form' : 'simple');
  const silent = { explode: style === 'form', allowReserved: false, allowEmptyValue: false };
  return { ...spot, node: { ...silent, ...parameter, style } };
}

const CARRIER = ['schema', 'description', 'example', 'examples', 'deprecated', 'x-signed-bytes', 'x-required-with'];

/** Compares the parts that parameters and headers have in common. */
function compareCarrier(pair: Pair, name: string, direction: Direction, schemas: SchemaComparison): UnplacedChange[] {
  return [
    ...compareTexts(pair, null, name),
    ...compareDeprecated(pair, name),
    ...changed(pair, ['x-signed-bytes'], 'signed-bytes-changed', name),
    ...schemas.compare(memberPair(pair, 'schema'), direction, name),
  ];
}

function compareNecessity(pair: Pair, [required, optional]: readonly [RuleId, RuleId], name: string): UnplacedChange[] {
  const [was, is] = [pair.before, pair.after].map((spot) => necessityOf(objectOf(spot.node)));
  if (was === is || was === undefined || is === undefined) return [];
  const isLess = is === 'optional' || was === 'required';
  return [found(isLess ? optional : required, `${name} is ${is} now`, pair)];
}

/** Says in words when a parameter or a header has to be there. */
function necessityOf({ required, 'x-required-with': field }: JsonObject): string {
  if (required === true) return 'required';
  return field === undefined ? 'optional' : `required with ${field}`;
}

function compareBody(written: Pair, direction: Direction, name: string, schemas: SchemaComparison): UnplacedChange[] {
  const pair = followedPair(written);
  const [was, is] = [isObject(pair.before.node), isObject(pair.after.node)];
  if (!was && !is) return [];
  const required = objectOf(pair.after.node).required === true;
  if (!was) return [found(required ? 'body-required' : 'body-added', `${name} has a request body`, pair)];
  if (!is) return [found('body-removed', `${name} has no request body any more`, pair)];
  const rules: [RuleId, RuleId] =
    direction === 'input' ? ['body-required', 'body-optional'] : ['output-field-always', 'output-field-optional'];
  return [
    ...compareTexts(pair, null, `the request of ${name}`),
    ...compareNecessity(pair, rules, `The request body of ${name}`),
    ...compareContent(memberPair(pair, 'content'), direction, `${name} request`, schemas, direction === 'output'),
    ...unknown(pair, ['description', 'required', 'content'], `The request body of ${name}`),
  ];
}

/** @param unasked whether it comes without having been asked for in one of its media types, as a call to a client does */
function compareContent(
  pair: Pair,
  direction: Direction,
  name: string,
  schemas: SchemaComparison,
  unasked = false,
): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  const more = unasked ? 'call-media-type-added' : 'media-type-added';
  return [
    ...added.map((type) => found(more, `${name} can be ${type}`, memberPair(pair, type))),
    ...gone.map((type) => found('media-type-removed', `${name} is never ${type} any more`, memberPair(pair, type))),
    ...common.flatMap((type) => {
      const at = memberPair(pair, type);
      return [
        ...compareExamples(memberPair(at, 'examples'), name, direction),
        ...schemas.compare(memberPair(at, 'schema'), direction, name),
        ...changed(at, ['example'], 'example-changed', name),
        ...unknown(at, ['schema', 'examples', 'example'], name),
      ];
    }),
  ];
}

/** A refusal's examples stand for codes, and its message is compared as such; of both, the rest is told here. */
function compareExamples(pair: Pair, name: string, direction: Direction): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  if (direction === 'error') {
    return common
      .map((code) => ({ code, at: followedPair(memberPair(pair, code)) }))
      .filter(({ at }) => textOf(withoutMessage(at.before.node)) !== textOf(withoutMessage(at.after.node)))
      .map(({ code, at }) => found('example-changed', `The example ${code}`, at));
  }
  const other = common.filter((example) => !sameText(followedPair(memberPair(pair, example))));
  return [...added, ...gone, ...other]
    .map((example) => {
      const at = memberPair(pair, example);
      return found(
        'example-changed',
        `The example ${example}`,
        at.before.node && at.after.node ? followedPair(at) : at,
      );
    })
    .map((one) => ({ ...one, what: `${one.what} of ${name}` }));
}

/** An example of a refusal without the words that stand for its code everywhere. */
function withoutMessage(example: Json | undefined): Json {
  const { summary: _summary, value, ...rest } = objectOf(example);
  const { error, ...body } = objectOf(value);
  const { message: _message, ...told } = objectOf(error);
  return { ...rest, value: { ...body, error: told } };
}

function compareResponses(pair: Pair, side: CallingSide, name: string, schemas: SchemaComparison): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  const success = (status: string): boolean => status.startsWith('2');
  // To be sent on is what the client asked for, though its answer has the form of a refusal.
  const wanted = (status: string): boolean => success(status) || status.startsWith('3');
  const rule = (status: string, kind: 'added' | 'removed'): RuleId => {
    if (side.reply === 'input') return kind === 'added' ? 'reply-added' : 'reply-removed';
    return `${wanted(status) ? 'success' : 'error'}-status-${kind}`;
  };
  return [
    ...added.map((status) => found(rule(status, 'added'), `${name} can answer ${status}`, memberPair(pair, status))),
    ...gone.map((status) =>
      found(rule(status, 'removed'), `${name} never answers ${status} any more`, memberPair(pair, status)),
    ),
    ...common.flatMap((status) => {
      const direction = side.reply === 'output' && !success(status) ? 'error' : side.reply;
      const at = followedPair(memberPair(pair, status));
      return compareResponse(at, direction, `${name} ${status}`, schemas);
    }),
    ...(side.reply === 'output' ? compareCodes(pair, name) : []),
  ];
}

function compareResponse(pair: Pair, direction: Direction, name: string, schemas: SchemaComparison): UnplacedChange[] {
  return [
    ...compareTexts(pair, null, name),
    ...compareHeaders(memberPair(pair, 'headers'), direction, name, schemas),
    ...compareContent(memberPair(pair, 'content'), direction, name, schemas),
    ...(sameText(memberPair(pair, 'links'))
      ? []
      : [found('links-changed', `Links of ${name}`, memberPair(pair, 'links'))]),
    ...unknown(pair, ['description', 'headers', 'content', 'links'], name),
  ];
}

/** The codes that an operation can answer are the names of the examples of its refusals. */
function compareCodes(pair: Pair, name: string): UnplacedChange[] {
  const [before, after] = [codesOf(pair.before), codesOf(pair.after)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((code) =>
    compareCode(pair, `${name} answers`, code, before.get(code) ?? new Map(), after.get(code) ?? new Map()),
  );
}

type Statuses = ReadonlyMap<string, DocumentNode>;

/** A code that has a status in place of another one has moved; one that gains or loses a status is there beside it, or not any more. */
function compareCode(pair: Pair, said: string, code: string, before: Statuses, after: Statuses): UnplacedChange[] {
  const nowhere = (spot: DocumentNode): DocumentNode => ({ ...spot, node: undefined });
  const added = [...after].filter(([status]) => !before.has(status));
  const gone = [...before].filter(([status]) => !after.has(status));
  const [[status, spot] = []] = added;
  const [[was, stood] = []] = gone;
  if (spot !== undefined && stood !== undefined) {
    return [found('error-code-moved', `${said} ${code} with ${status}, was ${was}`, { before: stood, after: spot })];
  }
  return [
    ...added.map(([now, at]) =>
      found('error-code-added', `${said} ${now} ${code}, too`, { before: nowhere(pair.before), after: at }),
    ),
    ...gone.map(([old, at]) =>
      found('error-code-removed', `${said} ${old} ${code} no more`, { before: at, after: nowhere(pair.after) }),
    ),
  ];
}

/** Every code with its statuses. */
function codesOf(responses: DocumentNode): Map<string, Map<string, DocumentNode>> {
  const codes = new Map<string, Map<string, DocumentNode>>();
  for (const status of Object.keys(objectOf(responses.node)).filter((one) => Number(one) >= 400)) {
    const content = member(followed(member(responses, status)), 'content');
    for (const type of Object.keys(objectOf(content.node))) {
      const examples = member(member(content, type), 'examples');
      for (const code of Object.keys(objectOf(examples.node)))
        codes.set(code, (codes.get(code) ?? new Map()).set(status, member(examples, code)));
    }
  }
  return codes;
}

function compareHeaders(pair: Pair, direction: Direction, name: string, schemas: SchemaComparison): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  const input = direction === 'input';
  const addedRule = (header: string): RuleId => {
    if (!input) return 'output-header-added';
    const { required } = objectOf(followed(memberPair(pair, header).after).node);
    return required === true ? 'input-header-required' : 'input-header-added';
  };
  const rules: [RuleId, RuleId] = input
    ? ['input-header-required', 'input-header-optional']
    : ['output-header-always', 'output-header-optional'];
  return [
    ...added.map((header) => found(addedRule(header), `${name} has the header ${header}`, memberPair(pair, header))),
    ...gone.map((header) => {
      const rule = input ? 'input-header-removed' : 'output-header-removed';
      return found(rule, `${name} has no header ${header} any more`, memberPair(pair, header));
    }),
    ...common.flatMap((header) => {
      const at = followedPair(memberPair(pair, header));
      return [
        ...compareNecessity(at, rules, `The header ${header} of ${name}`),
        ...compareCarrier(at, header, direction, schemas),
        ...changed(
          { before: withForm(at.before), after: withForm(at.after) },
          ['style', 'explode'],
          'parameter-form-changed',
          `The header ${header}`,
        ),
        ...unknown(at, [...CARRIER, 'required', 'style', 'explode'], header),
      ];
    }),
  ];
}

/** Compares the parts of a document besides its operations. */
function compareRoot(pair: Pair): UnplacedChange[] {
  const { name } = pair.after.document;
  const known = ['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components', 'security', 'externalDocs'];
  const servers = (spot: DocumentNode): string[] =>
    arrayOf(objectOf(spot.node).servers).map((server) => shown(objectOf(server).url));
  const [before, after] = [servers(pair.before), servers(pair.after)];
  const at = memberPair(pair, 'servers');
  const schemes = memberPair(memberPair(pair, 'components'), 'securitySchemes');
  return [
    ...changed(pair, ['info', 'tags', 'externalDocs'], 'words-changed', name),
    ...after
      .filter((url) => !before.includes(url))
      .map((url) => found('address-added', `${name} is served at ${url}`, at)),
    ...before
      .filter((url) => !after.includes(url))
      .map((url) => found('address-removed', `${name} is not served at ${url} any more`, at)),
    ...compareSchemes(schemes),
    // A document that is new or gone is told by its operations.
    ...([pair.before, pair.after].every(({ node }) => objectOf(node).openapi !== undefined)
      ? unknown(pair, known, name)
      : []),
  ];
}

/** Ways to authenticate; of a document that is new or gone its operations tell. */
export function compareSchemes(schemes: Pair): UnplacedChange[] {
  const { gone, added, common } = namesOf(schemes);
  const isWhole = [schemes.before, schemes.after].every(({ document }) => Object.keys(document.root).length > 0);
  return [
    ...(isWhole
      ? [
          ...added.map((name) =>
            found('security-way-added', `There is ${name} to authenticate with`, memberPair(schemes, name)),
          ),
          ...gone.map((name) =>
            found('security-changed', `There is no ${name} to authenticate with any more`, memberPair(schemes, name)),
          ),
        ]
      : []),
    ...common.flatMap((name) => compareScheme(memberPair(schemes, name), name)),
  ];
}

/** A way to authenticate; the scopes of its flows are compared one by one. */
function compareScheme(pair: Pair, name: string): UnplacedChange[] {
  const flows = memberPair(pair, 'flows');
  const names = namesOf(flows);
  const inFlows = names.common.flatMap((flow) => {
    const at = memberPair(flows, flow);
    const scopes = memberPair(at, 'scopes');
    const { gone, added, common } = namesOf(scopes);
    return [
      ...added.map((scope) => found('scope-added', `There is the scope ${scope}`, memberPair(scopes, scope))),
      ...gone.map((scope) => found('scope-removed', `There is no scope ${scope} any more`, memberPair(scopes, scope))),
      ...common.flatMap((scope) => changed(scopes, [scope], 'words-changed', `the scope ${scope}`)),
      ...changed(at, ['tokenUrl', 'refreshUrl', 'authorizationUrl'], 'security-changed', name),
      ...unknown(at, ['scopes', 'tokenUrl', 'refreshUrl', 'authorizationUrl'], name),
    ];
  });
  const other = ['type', 'in', 'name', 'scheme', 'bearerFormat', 'openIdConnectUrl'];
  return [
    ...names.added.map((flow) => found('security-way-added', `${name} has the flow ${flow}`, memberPair(flows, flow))),
    ...names.gone.map((flow) =>
      found('security-changed', `${name} has no flow ${flow} any more`, memberPair(flows, flow)),
    ),
    ...inFlows,
    ...compareTexts(pair, null, name),
    ...changed(pair, other, 'security-changed', name),
    ...changed(pair, ['x-signed-bytes'], 'signed-bytes-changed', name),
    ...unknown(pair, [...other, 'flows', 'description', 'x-signed-bytes'], name),
  ];
}
