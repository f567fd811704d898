import path from 'node:path';
import { loadContract } from '../../codegen/load/contract';
import { SpecFiles } from '../../codegen/load/files';
import { hostedApi } from '../../codegen/model/hosted-api';
import { Problems } from '../../codegen/problems';
import { composeRevision } from '../../codegen/revisions/compose';
import type { Revision } from '../../generated/revisions';
import type { Documents } from './mocked-documents';

const SPEC = path.resolve(__dirname, '../../spec');

/**
 * The documents of any combination of axis values, from the hand-written contract and its overlays.
 *
 * @throws ContractError with file, line and column when contract or overlays have mistakes
 */
export function composeFromSpec(revision: Revision): Documents {
  const files = new SpecFiles(SPEC);
  const problems = new Problems(files);
  const contract = loadContract(files, problems);
  const { openapi } = composeRevision(contract.base, contract.overlays, contract.axes, revision, problems);
  problems.throwIfAny();
  if (!openapi) throw new Error(`${SPEC} holds no openapi.yaml`);
  const client = hostedApi('client-api', openapi, problems);
  problems.throwIfAny();
  return { service: openapi.document, counterpart: client.document };
}
