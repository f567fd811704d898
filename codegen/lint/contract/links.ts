import { join } from 'node:path';
import { kindsIn, linkedDocumentsOf } from '../../links/linked';
import { type IdField, type LinkingOperation, linkingOperations } from '../../links/places';
import type { LinkTable } from '../../links/table';
import type { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import type { Document } from '../../model/document';
import { toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** The name by which the table of links knows an id: `<Schema>.<property>` or `<operationId>.<parameter>`. */
const nameOf = ({ schema, name }: IdField): string => `${schema}.${name}`;

/** An id that an answer gives, with the first operation that does. */
interface GivenId {
  field: IdField;
  operationId: string;
  document: Document;
}

/**
 * Reports ids that operations return and no operation takes, where the contract does not say why, and entries in the
 * table of links for ids that do not exist.
 */
export function lintLinks(root: string, api: Api, positions: Positions): LintProblem[] {
  const { kinds, table } = kindsIn(api);
  const read = linkedDocumentsOf(api).map((document) => ({
    document,
    operations: linkingOperations(document, kinds),
  }));
  const given = givenIds(read);
  const operations = read.flatMap((one) => one.operations);
  return [
    ...untakenIds(given, operations, table).map(({ field, operationId, document }) => {
      const { file, pointer } = document.sourceOf(field.pointer);
      const message = `${operationId} returns ${nameOf(field)}, and no operation takes it: say in spec/${table.file} what it is an id of, or why nothing takes it.`;
      return {
        file: `spec/${file}`,
        ...positions.find(join(root, 'spec', file), pointer, true),
        rule: 'link/untaken',
        message,
      };
    }),
    ...wrongEntries(given, operations, table).map(({ path, message }) => ({
      file: `spec/${table.file}`,
      ...positions.find(join(root, 'spec', table.file), toPointer(path), true),
      rule: 'link/unknown',
      message,
    })),
  ];
}

/** The ids of all answers, each name once. */
function givenIds(
  read: readonly { document: Document; operations: readonly LinkingOperation[] }[],
): Map<string, GivenId> {
  const given = new Map<string, GivenId>();
  for (const { document, operations } of read) {
    for (const { operationId, answers } of operations) {
      for (const field of [...answers.values()].flat()) {
        if (!given.has(nameOf(field))) given.set(nameOf(field), { field, operationId, document });
      }
    }
  }
  return given;
}

/** The ids that requests take, by their names. */
function takenKinds(operations: readonly LinkingOperation[]): Map<string, string> {
  return new Map(
    operations.flatMap(({ operationId, parameters, body }) => [
      ...parameters.map(({ name, kind }) => [`${operationId}.${name}`, kind] as const),
      ...body.map((field) => [nameOf(field), field.kind] as const),
    ]),
  );
}

function untakenIds(
  given: ReadonlyMap<string, GivenId>,
  operations: readonly LinkingOperation[],
  { untaken }: LinkTable,
): GivenId[] {
  const kinds = new Set(takenKinds(operations).values());
  return [...given].flatMap(([name, id]) => (kinds.has(id.field.kind) || untaken.has(name) ? [] : [id]));
}

/**
 * Entries of the table that name no id or operation, kinds that stand on one side alone, and entries without a required
 * reason.
 */
function wrongEntries(
  given: ReadonlyMap<string, GivenId>,
  operations: readonly LinkingOperation[],
  { kinds, untaken, ends }: LinkTable,
): { path: string[]; message: string }[] {
  const taken = takenKinds(operations);
  const givenKinds = new Set([...given.values()].map(({ field }) => field.kind));
  const takenNow = new Set(taken.values());
  const ofKinds = [...kinds].flatMap(([name, kind]) => {
    const path = ['kinds', name];
    if (!given.has(name) && !taken.has(name)) return [{ path, message: `no operation returns or takes ${name}` }];
    if (given.has(name) && !takenNow.has(kind) && !untaken.has(name))
      return [{ path, message: `no operation takes the id of a ${kind}` }];
    return givenKinds.has(kind) ? [] : [{ path, message: `no operation returns the id of a ${kind}` }];
  });
  const ofUntaken = [...untaken].flatMap(([name, reason]) => {
    const path = ['untaken', name];
    if (!given.has(name)) return [{ path, message: `no operation returns ${name}` }];
    return reason.trim() === '' ? [{ path, message: `why does nothing take ${name}?` }] : [];
  });
  const known = new Set(operations.map(({ operationId }) => operationId));
  const ofEnds = [...ends].flatMap(([name, reason]) => {
    const path = ['ends', name];
    if (!known.has(name)) return [{ path, message: `there is no operation ${name}` }];
    return reason.trim() === '' ? [{ path, message: `why does nothing go on from ${name}?` }] : [];
  });
  return [...ofKinds, ...ofUntaken, ...ofEnds];
}
