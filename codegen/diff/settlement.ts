/** Compares the descriptions of the settlement files. */

import type { Document } from '../model/document';
import { isObject } from '../util/json';
import {
  absent,
  type ComparisonResult,
  type DocumentNode,
  memberPair,
  namesOf,
  type Pair,
  rootPair,
  sameText,
  type UnplacedChange,
  unplacedChange,
} from './change';
import { changed, unknown } from './members';
import { byName, itemsOf } from './named-items';
import type { RuleId } from './rules';
import type { SchemaComparison } from './schema/schema';

/** The two daily files. */
export function compareSettlement(before: Document, after: Document, schemas: SchemaComparison): ComparisonResult[] {
  const root = rootPair(before, after);
  const files = memberPair(root, 'files');
  const { gone, added, common } = namesOf(files);
  return [
    {
      subject: 'settlement files',
      found: [
        ...withWords(root, 'format', 'file-format-changed', 'The files'),
        ...withWords(root, 'delivery', 'file-moved', 'The files'),
        ...changed(root, ['currency_rules', 'title', 'version'], 'words-changed', 'the files'),
        ...compareReconciliation(memberPair(root, 'reconciliation')),
        // A document that was added or removed is reported by its files.
        ...(isObject(files.before.node) && isObject(files.after.node)
          ? unknown(
              root,
              ['format', 'delivery', 'currency_rules', 'title', 'version', 'reconciliation', 'files'],
              'The files',
            )
          : []),
      ],
    },
    ...added.map((name) => ({
      subject: `${name} file`,
      found: [unplacedChange('file-added', `The ${name} file is new`, memberPair(files, name))],
    })),
    ...gone.map((name) => ({
      subject: `${name} file`,
      found: [unplacedChange('file-removed', `The ${name} file is gone`, memberPair(files, name))],
    })),
    ...common.map((name) => ({
      subject: `${name} file`,
      found: compareFile(memberPair(files, name), `The ${name} file`, schemas),
    })),
  ];
}

/** Compares the rows of both sides' reconciliation; its descriptions are words. */
function compareReconciliation(pair: Pair): UnplacedChange[] {
  if (sameText(pair)) return [];
  const same = sameBesidesWords(pair);
  const what = same ? 'Words of the reconciliation' : 'The reconciliation follows other rules';
  return [unplacedChange(same ? 'words-changed' : 'reconciliation-changed', what, pair)];
}

/** Compares a member with text for people and data for programs. */
function withWords(pair: Pair, member: string, rule: RuleId, name: string): UnplacedChange[] {
  return changed(pair, [member], sameBesidesWords(memberPair(pair, member)) ? 'words-changed' : rule, name);
}

function sameBesidesWords({ before, after }: Pair): boolean {
  const meant = ({ node }: DocumentNode): string =>
    JSON.stringify(node ?? null, (key, value) => (key === 'description' || key === 'title' ? undefined : value));
  return meant(before) === meant(after);
}

function compareFile(pair: Pair, name: string, schemas: SchemaComparison): UnplacedChange[] {
  const columns = memberPair(pair, 'columns');
  const [before, after] = [itemsOf(columns.before, byName), itemsOf(columns.after, byName)];
  const kept = [...after.keys()].filter((column) => before.has(column));
  const last = Math.max(-1, ...kept.map((column) => [...after.keys()].indexOf(column)));
  const addedRule = (column: string): RuleId =>
    [...after.keys()].indexOf(column) > last ? 'column-added' : 'column-inserted';
  const order = [...before.keys()].filter((column) => after.has(column));
  return [
    ...changed(pair, ['title', 'description'], 'words-changed', name),
    ...changed(pair, ['folder', 'name', 'covers'], 'file-moved', name),
    ...changed(pair, ['policies'], 'file-policy-changed', name),
    ...unknown(pair, ['title', 'description', 'folder', 'name', 'covers', 'policies', 'columns'], name),
    ...[...after]
      .filter(([column]) => !before.has(column))
      .map(([column, location]) => {
        const at = { before: absent(location), after: location };
        return unplacedChange(addedRule(column), `${name} has the column ${column}`, at);
      }),
    ...[...before]
      .filter(([column]) => !after.has(column))
      .map(([column, location]) => {
        const at = { before: location, after: absent(location) };
        return unplacedChange('column-removed', `${name} has no column ${column} any more`, at);
      }),
    ...(order.join() === kept.join()
      ? []
      : [unplacedChange('column-moved', `${name} has its columns in another order`, columns)]),
    ...kept.flatMap((column) => {
      const at = { before: before.get(column) as DocumentNode, after: after.get(column) as DocumentNode };
      return [
        ...changed(at, ['description'], 'words-changed', column),
        ...changed(at, ['source', 'policy'], 'column-source-changed', column),
        ...changed(at, ['free_text'], 'file-format-changed', column),
        ...changed(at, ['credit'], 'column-audience-changed', column),
        ...unknown(at, ['name', 'description', 'source', 'policy', 'free_text', 'credit', 'schema'], column),
        ...schemas.compare(memberPair(at, 'schema'), 'output', column),
      ];
    }),
  ];
}
