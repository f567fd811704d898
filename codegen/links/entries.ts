/** Checks that the table of links speaks of ids, kinds and operations that the contract has. */

import { nearest } from '../../cli/nearest';
import type { Api } from '../model/api';
import type { Ties } from '../problem-ties';
import type { Problems } from '../problems';
import { toPointer } from '../util/pointer';
import { kindsIn, linkedDocumentsOf } from './linked';
import { type IdField, type LinkingOperation, linkingOperations } from './places';
import type { LinkTable } from './table';

/** The name by which the table of links knows an id: `<Schema>.<property>` or `<operationId>.<parameter>`. */
export const nameOf = ({ schema, name }: IdField): string => `${schema}.${name}`;

/** The ids of the operations, by their names. */
interface NamedIds {
  /** The kinds of the ids that answers give. */
  given: ReadonlyMap<string, string>;
  /** The kinds of the ids that requests take. */
  taken: ReadonlyMap<string, string>;
}

/** Reads the ids that operations give and take. */
export function namedIds(operations: readonly LinkingOperation[]): NamedIds {
  const answers = operations.flatMap((one) => [...one.answers.values()].flat());
  return {
    given: new Map(answers.map((field) => [nameOf(field), field.kind])),
    taken: new Map(
      operations.flatMap(({ operationId, parameters, body }) => [
        ...parameters.map(({ name, kind }) => [`${operationId}.${name}`, kind] as const),
        ...body.map((field) => [nameOf(field), field.kind] as const),
      ]),
    ),
  };
}

/**
 * Reports entries of the table that name no id or operation, kinds that stand on one side alone, and entries without a
 * required reason. A link that follows from such an entry is missing from the documents.
 */
export function checkLinks(api: Api, problems: Problems): void {
  if (api.contract.links === null) return;
  const { kinds, table } = kindsIn(api);
  const operations = linkedDocumentsOf(api).flatMap((document) => linkingOperations(document, kinds));
  const ids = namedIds(operations);
  const known = new Set(operations.map(({ operationId }) => operationId));
  for (const { path, message, ...ties } of [
    ...wrongKinds(ids, table),
    ...wrongReasons('untaken', table.untaken, new Set(ids.given.keys()), {
      missing: (name) => `no operation returns ${name}`,
      empty: (name) => `why does nothing take ${name}?`,
    }),
    ...wrongReasons('ends', table.ends, known, {
      missing: (name) => `there is no operation ${name}`,
      empty: (name) => `why does nothing go on from ${name}?`,
    }),
  ]) {
    problems.addRecoverable({ file: table.file, pointer: toPointer(path) }, message, ties);
  }
}

interface Wrong extends Ties {
  path: string[];
  message: string;
}

/** @param names those that were probably meant; the ones that the table already has are not */
function hint(name: string, names: Iterable<string>): string {
  const meant = nearest(name, names);
  return meant === null ? '' : `; did you mean ${meant}?`;
}

function wrongKinds({ given, taken }: NamedIds, { kinds, untaken }: LinkTable): Wrong[] {
  const sides = { given: new Set(given.values()), taken: new Set(taken.values()) };
  const ids = new Set([...given.keys(), ...taken.keys()]);
  return [...kinds].flatMap(([name, kind]) => {
    const path = ['kinds', name];
    const others = [...sides.given].filter((one) => sides.taken.has(one));
    if (!ids.has(name)) return [unknownId(path, { name, kind }, ids)];
    if (given.has(name) && !sides.taken.has(kind) && !untaken.has(name)) {
      const message = `no operation takes the id of a ${kind}${hint(kind, others)}`;
      return [{ path, message, causes: [`id ${name}`], because: [`takers of ${kind}`] }];
    }
    if (sides.given.has(kind)) return [];
    const meant = nearest(kind, sides.given);
    const message = `no operation returns the id of a ${kind}${hint(kind, sides.given)}`;
    return [{ path, message, causes: meant === null ? [] : [`takers of ${meant}`] }];
  });
}

/**
 * An entry for an id that does not exist; all entries of an operation may have the same cause. Without it, its kind may
 * be one that nothing takes.
 */
function unknownId(path: string[], { name, kind }: { name: string; kind: string }, ids: ReadonlySet<string>): Wrong {
  const near = idsLike(name, ids);
  const meant = nearest(name, near);
  const message = `no operation returns or takes ${name}${hint(name, near)}`;
  const [owner] = name.split('.');
  const isOwnerKnown = near.some((id) => id.startsWith(`${owner}.`));
  return {
    path,
    message,
    causes: [...(meant === null ? [] : [`id ${meant}`]), `takers of ${kind}`],
    ...(!isOwnerKnown && { because: [`operation ${owner}`] }),
  };
}

/** The ids of the same schema or operation, and if it has none all. */
function idsLike(name: string, ids: ReadonlySet<string>): readonly string[] {
  const owner = name.split('.')[0];
  const own = [...ids].filter((id) => id.startsWith(`${owner}.`));
  return own.length > 0 ? own : [...ids];
}

function wrongReasons(
  section: string,
  reasons: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  words: Record<'missing' | 'empty', (name: string) => string>,
): Wrong[] {
  return [...reasons].flatMap(([name, reason]) => {
    const path = [section, name];
    if (!known.has(name)) {
      const meant = nearest(name, known);
      const ties = section === 'ends' ? { because: [`operation ${name}`] } : { causes: [`id ${meant ?? name}`] };
      return [{ path, message: `${words.missing(name)}${hint(name, known)}`, ...ties }];
    }
    return reason.trim() === '' ? [{ path, message: words.empty(name) }] : [];
  });
}
