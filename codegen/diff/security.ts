/** Compares security schemes, and the security that operations require. */

import { arrayOf, type Json, objectOf, textOf } from '../util/json';
import {
  type DocumentNode,
  memberPair,
  namesOf,
  type Pair,
  shown,
  type UnplacedChange,
  unplacedChange,
} from './change';
import { changed, compareTexts, unknown } from './members';

/** The security that an operation requires: its own, or that of its document. */
const effective = (operation: DocumentNode): Json[] =>
  arrayOf(objectOf(operation.node).security ?? operation.document.root.security);

export const hasSameSecurity = ({ before, after }: Pair): boolean =>
  textOf(effective(before)) === textOf(effective(after));

/** Decides whether who satisfies one requirement satisfies another: the same schemes, and no other scopes. */
function covers(wide: Json, narrow: Json): boolean {
  const [needs, has] = [objectOf(wide), objectOf(narrow)];
  return (
    Object.keys(needs).sort().join() === Object.keys(has).sort().join() &&
    Object.entries(needs).every(([scheme, scopes]) =>
      arrayOf(scopes).every((scope) => arrayOf(has[scheme]).includes(scope)),
    )
  );
}

export function compareSecurity(pair: Pair, name: string): UnplacedChange[] {
  const [before, after] = [effective(pair.before), effective(pair.after)];
  if (textOf(before) === textOf(after)) return [];
  const at = memberPair(pair, 'security');
  const known = new Set(before.map(textOf));
  const added = after.filter((need) => !known.has(textOf(need)));
  // One of several schemes is enough: callers that continue as before need not know the others.
  if (known.size > 0 && after.length - added.length === known.size) {
    const ways = added.map((need) => Object.keys(objectOf(need)).join('+'));
    return [unplacedChange('security-way-added', `${name} takes ${ways.join(' or ')} as well`, at)];
  }
  const schemes = (needs: readonly Json[]): string => needs.map((need) => Object.keys(objectOf(need)).join('+')).join();
  const scopes = (needs: readonly Json[]): string[] =>
    needs.flatMap((need) => Object.values(objectOf(need)).flat().map(shown));
  if (schemes(before) !== schemes(after)) {
    const words = `${name} asks for ${schemes(after) || 'nothing'}, was ${schemes(before) || 'nothing'}`;
    return [unplacedChange(after.length === 0 ? 'permission-dropped' : 'security-changed', words, at)];
  }
  const [old, now] = [scopes(before), scopes(after)];
  const isKept = before.every((need) => after.some((other) => covers(other, need)));
  const words = `${name} asks for the scope ${now.join(' ') || 'nothing'}, was ${old.join(' ') || 'nothing'}`;
  return [unplacedChange(isKept ? 'permission-dropped' : 'permission-needed', words, at)];
}

/** Security schemes. A document that was added or removed is reported by its operations. */
export function compareSchemes(schemes: Pair): UnplacedChange[] {
  const { gone, added, common } = namesOf(schemes);
  const isWhole = [schemes.before, schemes.after].every(({ document }) => Object.keys(document.root).length > 0);
  return [
    ...(isWhole
      ? [
          ...added.map((name) =>
            unplacedChange('security-way-added', `There is ${name} to authenticate with`, memberPair(schemes, name)),
          ),
          ...gone.map((name) =>
            unplacedChange(
              'security-changed',
              `There is no ${name} to authenticate with any more`,
              memberPair(schemes, name),
            ),
          ),
        ]
      : []),
    ...common.flatMap((name) => compareScheme(memberPair(schemes, name), name)),
  ];
}

/** A security scheme; the scopes of its flows are compared one by one. */
function compareScheme(pair: Pair, name: string): UnplacedChange[] {
  const flows = memberPair(pair, 'flows');
  const names = namesOf(flows);
  const inFlows = names.common.flatMap((flow) => {
    const at = memberPair(flows, flow);
    const scopes = memberPair(at, 'scopes');
    const { gone, added, common } = namesOf(scopes);
    return [
      ...added.map((scope) => unplacedChange('scope-added', `There is the scope ${scope}`, memberPair(scopes, scope))),
      ...gone.map((scope) =>
        unplacedChange('scope-removed', `There is no scope ${scope} any more`, memberPair(scopes, scope)),
      ),
      ...common.flatMap((scope) => changed(scopes, [scope], 'words-changed', `the scope ${scope}`)),
      ...changed(at, ['tokenUrl', 'refreshUrl', 'authorizationUrl'], 'security-changed', name),
      ...unknown(at, ['scopes', 'tokenUrl', 'refreshUrl', 'authorizationUrl'], name),
    ];
  });
  const other = ['type', 'in', 'name', 'scheme', 'bearerFormat', 'openIdConnectUrl'];
  return [
    ...names.added.map((flow) =>
      unplacedChange('security-way-added', `${name} has the flow ${flow}`, memberPair(flows, flow)),
    ),
    ...names.gone.map((flow) =>
      unplacedChange('security-changed', `${name} has no flow ${flow} any more`, memberPair(flows, flow)),
    ),
    ...inFlows,
    ...compareTexts(pair, null, name),
    ...changed(pair, other, 'security-changed', name),
    ...changed(pair, ['x-signed-bytes'], 'signed-bytes-changed', name),
    ...unknown(pair, [...other, 'flows', 'description', 'x-signed-bytes'], name),
  ];
}
