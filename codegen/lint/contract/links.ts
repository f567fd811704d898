import { join } from 'node:path';
import { namedIds, nameOf } from '../../links/entries';
import { kindsIn, linkedDocumentsOf } from '../../links/linked';
import { type IdField, type LinkingOperation, linkingOperations } from '../../links/places';
import type { LinkTable } from '../../links/table';
import type { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import type { Document } from '../../model/document';
import type { LintProblem } from '../problem';

/** An id that an answer gives, with the first operation that does. */
interface GivenId {
  field: IdField;
  operationId: string;
  document: Document;
}

/** Reports ids that operations return and no operation takes, where the contract does not say why. */
export function lintLinks(root: string, api: Api, positions: Positions): LintProblem[] {
  const { kinds, table } = kindsIn(api);
  const read = linkedDocumentsOf(api).map((document) => ({
    document,
    operations: linkingOperations(document, kinds),
  }));
  const given = givenIds(read);
  const operations = read.flatMap((one) => one.operations);
  return untakenIds(given, operations, table).map(({ field, operationId, document }) => {
    const { file, pointer } = document.sourceOf(field.pointer);
    const message = `${operationId} returns ${nameOf(field)}, and no operation takes it: say in spec/${table.file} what it is an id of, or why nothing takes it.`;
    return {
      file: `spec/${file}`,
      ...positions.find(join(root, 'spec', file), pointer, true),
      rule: 'link/untaken',
      message,
      because: [`id ${nameOf(field)}`, `takers of ${field.kind}`],
    };
  });
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

function untakenIds(
  given: ReadonlyMap<string, GivenId>,
  operations: readonly LinkingOperation[],
  { untaken }: LinkTable,
): GivenId[] {
  const kinds = new Set(namedIds(operations).taken.values());
  return [...given].flatMap(([name, id]) => (kinds.has(id.field.kind) || untaken.has(name) ? [] : [id]));
}
