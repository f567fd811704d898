/** Compares answers: their statuses, and the codes of refusals. */

import { objectOf } from '../../util/json';
import {
  absent,
  type Direction,
  type DocumentNode,
  followed,
  followedPair,
  member,
  memberPair,
  namesOf,
  type Pair,
  sameText,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { compareTexts, unknown } from '../members';
import type { RuleId } from '../rules';
import type { SchemaComparison } from '../schema/schema';
import { compareContent } from './bodies';
import { compareHeaders } from './parameters';
import type { CallingSide } from './sides';

export function compareResponses(
  pair: Pair,
  side: CallingSide,
  name: string,
  schemas: SchemaComparison,
): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  const success = (status: string): boolean => status.startsWith('2');
  // A redirect is what the client asked for, although its answer has the form of a refusal.
  const wanted = (status: string): boolean => success(status) || status.startsWith('3');
  const rule = (status: string, kind: 'added' | 'removed'): RuleId => {
    if (side.reply === 'input') return kind === 'added' ? 'reply-added' : 'reply-removed';
    return `${wanted(status) ? 'success' : 'error'}-status-${kind}`;
  };
  return [
    ...added.map((status) =>
      unplacedChange(rule(status, 'added'), `${name} can answer ${status}`, memberPair(pair, status)),
    ),
    ...gone.map((status) =>
      unplacedChange(rule(status, 'removed'), `${name} never answers ${status} any more`, memberPair(pair, status)),
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
      : [unplacedChange('links-changed', `Links of ${name}`, memberPair(pair, 'links'))]),
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

/** A code whose only status changed has moved. A code can also gain a status or lose one of several. */
function compareCode(pair: Pair, label: string, code: string, before: Statuses, after: Statuses): UnplacedChange[] {
  const added = [...after].filter(([status]) => !before.has(status));
  const gone = [...before].filter(([status]) => !after.has(status));
  const [[status, location] = []] = added;
  const [[was, stood] = []] = gone;
  if (location !== undefined && stood !== undefined) {
    return [
      unplacedChange('error-code-moved', `${label} ${code} with ${status}, was ${was}`, {
        before: stood,
        after: location,
      }),
    ];
  }
  return [
    ...added.map(([now, at]) =>
      unplacedChange('error-code-added', `${label} ${now} ${code}, too`, { before: absent(pair.before), after: at }),
    ),
    ...gone.map(([old, at]) =>
      unplacedChange('error-code-removed', `${label} ${old} ${code} no more`, {
        before: at,
        after: absent(pair.after),
      }),
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
