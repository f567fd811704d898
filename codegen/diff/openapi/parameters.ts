/** Compares parameters and headers. */

import { arrayOf, type JsonObject, objectOf } from '../../util/json';
import {
  absent,
  type Direction,
  type DocumentNode,
  followed,
  followedPair,
  member,
  memberPair,
  type Pair,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { changed, compareDeprecated, compareTexts, unknown } from '../members';
import type { RuleId } from '../rules';
import type { SchemaComparison } from '../schema/schema';

/**
 * Parameters of path and operation by place and name: names of headers in lower case, those of the path by their
 * position.
 */
function parametersOf(item: DocumentNode, operation: DocumentNode, address: string): Map<string, DocumentNode> {
  const names = [...address.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const lists = [member(item, 'parameters'), member(item, 'x-path-parameters'), member(operation, 'parameters')];
  const all = lists.flatMap((list) => arrayOf(list.node).map((_, index) => followed(member(list, index))));
  return new Map(
    all.map((location) => {
      const { in: place, name } = objectOf(location.node);
      const position = place === 'path' ? names.indexOf(String(name)) : -1;
      const key = place === 'header' ? String(name).toLowerCase() : position < 0 ? name : `#${position + 1}`;
      return [`${place} ${key}`, location] as const;
    }),
  );
}

export function compareParameters(
  item: Pair,
  operation: Pair,
  address: { was: string; is: string },
  direction: Direction,
  schemas: SchemaComparison,
): UnplacedChange[] {
  const before = parametersOf(item.before, operation.before, address.was);
  const after = parametersOf(item.after, operation.after, address.is);
  const output = direction === 'output';
  const isRequired = (location: DocumentNode): boolean => objectOf(location.node).required === true;
  const added = [...after]
    .filter(([key]) => !before.has(key))
    .map(([, location]) => {
      const input = isRequired(location) ? 'parameter-added-required' : 'parameter-added';
      const at = { before: absent(location), after: location };
      return unplacedChange(output ? 'output-header-added' : input, `The ${spoken(location)} is new`, at);
    });
  const removed = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, location]) => {
      const at = { before: location, after: absent(location) };
      return unplacedChange(
        output ? 'output-header-removed' : 'parameter-removed',
        `The ${spoken(location)} is gone`,
        at,
      );
    });
  const common = [...after].flatMap(([key, location]) => {
    const was = before.get(key);
    return was ? compareParameter({ before: was, after: location }, direction, schemas) : [];
  });
  return [...added, ...removed, ...common];
}

const nameOf = ({ node }: DocumentNode): string => {
  const { in: place, name } = objectOf(node);
  return place === 'header' ? String(name).toLowerCase() : String(name);
};

const spoken = (location: DocumentNode): string => `${objectOf(location.node).in} parameter \`${nameOf(location)}\``;

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
      : [unplacedChange('path-parameter-renamed', `The path parameter \`${was}\` is called \`${name}\` now`, pair)]),
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
function withForm(location: DocumentNode): DocumentNode {
  const parameter = objectOf(location.node);
  const style = parameter.style ?? (['query', 'cookie'].includes(String(parameter.in)) ? 'form' : 'simple');
  const silent = { explode: style === 'form', allowReserved: false, allowEmptyValue: false };
  return { ...location, node: { ...silent, ...parameter, style } };
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

export function compareNecessity(
  pair: Pair,
  [required, optional]: readonly [RuleId, RuleId],
  name: string,
): UnplacedChange[] {
  const [was, is] = [pair.before, pair.after].map((location) => necessityOf(objectOf(location.node)));
  if (was === is || was === undefined || is === undefined) return [];
  const isLess = is === 'optional' || was === 'required';
  return [unplacedChange(isLess ? optional : required, `${name} is ${is} now`, pair)];
}

/** Says in words when a parameter or a header has to be there. */
function necessityOf({ required, 'x-required-with': field }: JsonObject): string {
  if (required === true) return 'required';
  return field === undefined ? 'optional' : `required with ${field}`;
}

/** The names of headers on both sides, in whatever letters they are written (RFC 9110, 5.1). */
function headersOf({ before, after }: Pair) {
  const [old, now] = [before, after].map(({ node }) => Object.keys(objectOf(node))) as [string[], string[]];
  const same = (among: string[], name: string) => among.find((one) => one.toLowerCase() === name.toLowerCase());
  return {
    gone: old.filter((name) => same(now, name) === undefined),
    added: now.filter((name) => same(old, name) === undefined),
    common: now.flatMap((header) => {
      const was = same(old, header);
      return was === undefined ? [] : [{ was, header }];
    }),
  };
}

export function compareHeaders(
  pair: Pair,
  direction: Direction,
  name: string,
  schemas: SchemaComparison,
): UnplacedChange[] {
  const { gone, added, common } = headersOf(pair);
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
    ...added.map((header) =>
      unplacedChange(addedRule(header), `${name} has the header ${header}`, memberPair(pair, header)),
    ),
    ...gone.map((header) => {
      const rule = input ? 'input-header-removed' : 'output-header-removed';
      return unplacedChange(rule, `${name} has no header ${header} any more`, memberPair(pair, header));
    }),
    ...common.flatMap(({ was, header }) => {
      const at = followedPair({ before: member(pair.before, was), after: member(pair.after, header) });
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
