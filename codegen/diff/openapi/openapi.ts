/**
 * Compares two OpenAPI documents: the operations that the service hosts, the calls that it makes to clients, and the
 * rest of the document.
 */

import { Difference } from '../../model/difference';
import type { Document } from '../../model/document';
import { arrayOf, objectOf } from '../../util/json';
import {
  absent,
  type ComparisonResult,
  type DocumentNode,
  member,
  memberPair,
  type Pair,
  rootPair,
  shown,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { changed, unknown } from '../members';
import type { SchemaComparison } from '../schema/schema';
import { compareSchemes, hasSameSecurity } from '../security';
import { compareOperation } from './operation';
import { CALLS, type CallingSide, HOSTED, type ListedOperation, listed, shapeOf } from './sides';

/** All differences between two versions of a document. */
export function compareOpenapi(before: Document, after: Document, schemas: SchemaComparison): ComparisonResult[] {
  const difference = new Difference(before, after);
  return [
    { subject: after.name, found: compareRoot(rootPair(before, after)) },
    ...[HOSTED, CALLS].flatMap((side) => compareSide(before, after, side, difference, schemas)),
  ];
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
    // The same address with other parameter names, if that address is on this side only.
    among.find((entry) => shapeOf(entry.address) === shapeOf(one.address) && !other.some(({ id }) => id === entry.id));
  const removed = old
    .filter((one) => !partner(one, now, old))
    .map((one) => ({
      subject: one.id,
      found: [
        unplacedChange(side.rules.removed, `${one.id}, ${one.address}, is gone`, {
          before: one.operation,
          after: absent(one.operation),
        }),
      ],
    }));
  const others = now.flatMap((one): ComparisonResult[] => {
    const was = partner(one, old, now);
    if (!was) {
      const at = { before: absent(one.operation), after: one.operation };
      return [{ subject: one.id, found: [unplacedChange(side.rules.added, `${one.id}, ${one.address}, is new`, at)] }];
    }
    const same =
      was.address === one.address &&
      !difference.affects(was.operation.node, one.operation.node) &&
      hasSameSecurity({ before: was.operation, after: one.operation }) &&
      ['parameters', 'x-path-parameters', 'summary', 'description'].every(
        (list) => !difference.affects(objectOf(was.item.node)[list] ?? [], objectOf(one.item.node)[list] ?? []),
      );
    return same ? [] : [{ subject: one.id, found: compareOperation(was, one, side, schemas) }];
  });
  return [...removed, ...others];
}

/** Compares the parts of a document besides its operations. */
function compareRoot(pair: Pair): UnplacedChange[] {
  const { name } = pair.after.document;
  const known = ['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components', 'security', 'externalDocs'];
  const servers = (location: DocumentNode): string[] =>
    arrayOf(objectOf(location.node).servers).map((server) => shown(objectOf(server).url));
  const [before, after] = [servers(pair.before), servers(pair.after)];
  const at = memberPair(pair, 'servers');
  const schemes = memberPair(memberPair(pair, 'components'), 'securitySchemes');
  return [
    ...changed(pair, ['info', 'tags', 'externalDocs'], 'words-changed', name),
    ...after
      .filter((url) => !before.includes(url))
      .map((url) => unplacedChange('address-added', `${name} is served at ${url}`, at)),
    ...before
      .filter((url) => !after.includes(url))
      .map((url) => unplacedChange('address-removed', `${name} is not served at ${url} any more`, at)),
    ...compareServerWords(at),
    ...compareSchemes(schemes),
    // A document that was added or removed is reported by its operations.
    ...([pair.before, pair.after].every(({ node }) => objectOf(node).openapi !== undefined)
      ? unknown(pair, known, name)
      : []),
  ];
}

/** Compares what is said of the addresses that both versions have. */
function compareServerWords(pair: Pair): UnplacedChange[] {
  const was = arrayOf(pair.before.node).map((server, index) => ({ url: objectOf(server).url, index }));
  return arrayOf(pair.after.node).flatMap((server, index) => {
    const { url } = objectOf(server);
    const old = was.find((one) => one.url === url);
    if (!old) return [];
    const at = { before: member(pair.before, old.index), after: member(pair.after, index) };
    return [
      ...changed(at, ['description', 'variables'], 'words-changed', shown(url)),
      ...unknown(at, ['url', 'description', 'variables'], shown(url)),
    ];
  });
}
