import path from 'node:path';
import { linkerOf } from '../../codegen/links/linked';
import { loadContract } from '../../codegen/load/contract';
import { SpecFiles } from '../../codegen/load/files';
import { readApi } from '../../codegen/model/api';
import { Problems } from '../../codegen/problems';
import type { Revision } from '../../generated/revisions';
import type { DocumentName, Json } from './contract';

const SPEC = path.resolve(__dirname, '../../spec');

/**
 * The documents of any combination of axis values, from the contract and its overlays, as codegen writes those of the
 * revisions that have a name.
 * @throws ContractError with file, line and column when contract or overlays have mistakes
 */
export function composedDocuments(revision: Revision): (name: DocumentName) => Json {
  const files = new SpecFiles(SPEC);
  const problems = new Problems(files);
  const api = readApi(loadContract(files, problems), problems);
  const { openapi, clientApi, asyncapi } = api.documentsOf(revision);
  problems.throwIfAny();
  const documents = { ...api.fixed, openapi, 'client-api': clientApi, asyncapi };
  const linked = linkerOf(api);
  return (name) => {
    const document = documents[name];
    if (!document) throw new Error(`${SPEC} holds no ${name}`);
    return linked(document);
  };
}
