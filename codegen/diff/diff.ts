/** All differences between two versions of the contract, classified for partners. */

import type { ErrorText } from '../load/contract';
import type { SpecFiles } from '../load/files';
import { type Api, currentDocuments, type RevisionDocuments } from '../model/api';
import { Document } from '../model/document';
import { FIXED } from '../model/document-names';
import { checkedRevisions } from '../model/in-revisions';
import type { Source } from '../problems';
import { namedRevisions, type Revision, revisionsFile } from '../revisions/axes';
import { overlaidDocuments } from '../revisions/overlay';
import { type JsonObject, textOf } from '../util/json';
import { compareAxes } from './axes';
import {
  type Change,
  Changes,
  type ComparisonResult,
  type DocumentNode,
  rootPair,
  type UnplacedChange,
  unplacedChange,
} from './change';
import { compareLifecycles } from './lifecycles';
import { compareAsyncapi } from './messages';
import { compareOpenapi } from './openapi/openapi';
import { EFFECTS } from './rules';
import { SchemaComparison } from './schema/schema';
import { compareSettlement } from './settlement';

/** A contract as it was read, with the files it came from. */
export interface Version {
  api: Api;
  files: SpecFiles;
}

/**
 * Differences of the whole contract: the current revision, then what shows in other revisions alone. The worst come
 * first.
 */
export function diffContracts(before: Version, after: Version): Change[] {
  const changes = new Changes();
  const schemas = new SchemaComparison();
  for (const finding of compareFixed(before, after, schemas)) changes.add(finding);
  const [old, now] = [currentDocuments(before.api), currentDocuments(after.api)];
  for (const finding of compareDocuments(old, now, schemas)) changes.add(finding);
  for (const [name, was, is] of sharedRevisions(before.api, after.api)) {
    for (const finding of compareDocuments(
      before.api.documentsOf(was),
      after.api.documentsOf(is),
      new SchemaComparison(),
    )) {
      changes.add(finding, name);
    }
  }
  for (const [name, was, is] of sharedCombinations(before.api, after.api)) {
    const [old, now] = [before.api.documentsOf(was), after.api.documentsOf(is)];
    for (const finding of compareDocuments(old, now, new SchemaComparison())) changes.addIfNew(finding, name);
  }
  return sorted(changes.list((one) => positionOf(one, before.files, after.files)));
}

/**
 * Lists the differences between a revision and the current one, without lines. Differences of words and examples are
 * left out.
 */
export function diffRevision(api: Api, revision: Revision): Omit<Change, 'place' | 'revisions'>[] {
  const changes = new Changes();
  for (const finding of compareDocuments(currentDocuments(api), api.documentsOf(revision), new SchemaComparison())) {
    changes.add(finding);
  }
  const unplaced = { file: '', line: 1, column: 1 };
  return sorted(changes.list(() => unplaced))
    .filter(({ effect }) => effect !== 'invisible')
    .map(({ place: _place, revisions: _revisions, ...change }) => change);
}

function sorted(changes: Change[]): Change[] {
  return changes.sort(
    (a, b) =>
      EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect) ||
      a.place.file.localeCompare(b.place.file, 'en') ||
      a.place.line - b.place.line ||
      a.what.localeCompare(b.what, 'en'),
  );
}

/**
 * The values that both versions have and that can differ: their overlays changed, or a document that one of them is
 * applied to. An overlay can do something else after any change of its document, as one that removes the first
 * parameter. What the current revision has as well is not reported again.
 */
function sharedRevisions(before: Api, after: Api): [string, Revision, Revision][] {
  const old = namedRevisions(before.contract.axes);
  const hasSameDocuments = isSame(documentsBelow(before), documentsBelow(after));
  return [...namedRevisions(after.contract.axes)].flatMap(([name, is]) => {
    const was = old.get(name);
    const [had, has] = [before, after].map(({ contract }) => contract.overlays.get(name));
    if (!was || !(had || has)) return [];
    const isUnchanged = hasSameDocuments && isSame(had?.actions, has?.actions);
    return isUnchanged ? [] : [[name, was, is] as [string, Revision, Revision]];
  });
}

/**
 * The combinations of values that both versions compose and that can differ. Overlays that fit alone can do something
 * else together. What one of the values has alone is reported for that value.
 */
function sharedCombinations(before: Api, after: Api): [string, Revision, Revision][] {
  const old = checkedRevisions(before);
  const isAlone = (name: string): boolean => after.contract.overlays.has(name) || name === 'current';
  const overlaysOf = ({ contract }: Api, revision: Revision): unknown[] =>
    Object.entries(revision).flatMap(([axis, value]) => contract.overlays.get(`${axis}=${value}`)?.actions ?? []);
  const hasSameDocuments = isSame(documentsBelow(before), documentsBelow(after));
  return [...checkedRevisions(after)].flatMap(([name, is]) => {
    const was = old.get(name);
    if (was === undefined || isAlone(name)) return [];
    const isUnchanged = hasSameDocuments && isSame(overlaysOf(before, was), overlaysOf(after, is));
    return isUnchanged ? [] : [[name, was, is] as [string, Revision, Revision]];
  });
}

const isSame = (one: unknown, other: unknown): boolean => textOf(one ?? null) === textOf(other ?? null);

/** The documents that overlays are applied to. */
const documentsBelow = ({ contract }: Api): (JsonObject | undefined)[] =>
  overlaidDocuments.map((name) => contract.base[name]?.document);

/** Compares the parts that revisions can change. */
function compareDocuments(
  before: RevisionDocuments,
  after: RevisionDocuments,
  schemas: SchemaComparison,
): ComparisonResult[] {
  const both = <T extends Document>(old: T | null, now: T | null): [Document, Document] => [
    old ?? empty(now as Document),
    now ?? empty(old as Document),
  ];
  const asyncapi = before.asyncapi || after.asyncapi;
  const settlement = before.settlement || after.settlement;
  return [
    ...(before.openapi.root === after.openapi.root ? [] : compareOpenapi(before.openapi, after.openapi, schemas)),
    ...(asyncapi && before.asyncapi?.root !== after.asyncapi?.root
      ? compareAsyncapi(...both(before.asyncapi, after.asyncapi), schemas)
      : []),
    ...(settlement && before.settlement?.root !== after.settlement?.root
      ? compareSettlement(...both(before.settlement, after.settlement), schemas)
      : []),
  ];
}

/** Compares the parts that no revision changes. */
function compareFixed(before: Version, after: Version, schemas: SchemaComparison): ComparisonResult[] {
  const [old, now] = [before.api, after.api];
  const fixed = FIXED.flatMap((name) => {
    const document = now.fixed[name] ?? old.fixed[name];
    if (!document) return [];
    return compareOpenapi(old.fixed[name] ?? empty(document), now.fixed[name] ?? empty(document), schemas);
  });
  const lifecycles = ({ contract }: Api): Document => plain('lifecycles.yaml', contract.lifecycles?.value ?? {});
  return [
    ...fixed,
    ...compareErrorTexts(old, now),
    ...compareLifecycles(lifecycles(old), lifecycles(now)),
    ...compareAxes(rootPair(axesOf(old), axesOf(now)), old.contract.axes, now.contract.axes),
  ];
}

/** The public texts of error codes that both versions have. */
function compareErrorTexts(before: Api, after: Api): ComparisonResult[] {
  const old = new Map(before.contract.errorTexts.map((text) => [text.code, text]));
  const locationOf = ({ source, message }: ErrorText): DocumentNode => ({
    document: plain(source.file, {}),
    pointer: `${source.pointer}/value/error/message`,
    node: message,
  });
  return after.contract.errorTexts.flatMap((text) => {
    const was = old.get(text.code);
    if (!was || was.message === text.message) return [];
    const words = `The message of ${text.code} is "${text.message}", was "${was.message}"`;
    const pair = { before: locationOf(was), after: locationOf(text) };
    return [{ subject: text.code, found: [unplacedChange('error-message-changed', words, pair)] }];
  });
}

/** The axes as a document: `files` may have moved on since a version was read. */
function axesOf({ contract }: Api): Document {
  const axes = contract.axes.map(({ name, description, policy, values }) => {
    const listed = Object.fromEntries(values.map((value) => [value.name, value.description]));
    return [name, { description, ...(policy === null ? {} : { policy }), values: listed }] as const;
  });
  return plain(revisionsFile, { axes: Object.fromEntries(axes), ends: contract.ends as unknown as JsonObject });
}

const empty = ({ name }: Document): Document => plain(name, {});

/** A file that is used as it is written; every place is its own. */
function plain(file: string, root: Document['root']): Document {
  return new Document(file, root, new Map([['', { file, pointer: '' }]]));
}

/** The line of the new text, or of the nearest place that still exists; for a removed file, the old line. */
function positionOf(one: UnplacedChange, before: SpecFiles, after: SpecFiles): Change['place'] {
  const source = (one.after ?? one.before) as Source;
  const files = one.after || after.exists(source.file) ? after : before;
  return { file: source.file, ...files.locate(source) };
}

/** Decides whether partners have to do something: whether a change is breaking. */
export const hasBreaking = (changes: readonly Change[]): boolean => changes.some(({ effect }) => effect === 'breaking');
