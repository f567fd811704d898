/** Names that must be unique over all documents, which one server and one folder of generated files share. */

import { type Api, allOperations } from '../model/api';
import { isHostedElsewhere } from '../model/document-names';
import { documentNamed } from '../model/errors';
import type { Problems, Source } from '../problems';
import { areAmbiguous, type Served, servedAt } from './addresses';

/** Reports operationIds, addresses and components that two documents define differently. */
export function checkNames(api: Api, problems: Problems): void {
  const ids = new Map<string, string>();
  const addresses = new Map<string, string>();
  const served: Served[] = [];
  for (const { operationId, base } of allOperations(api)) {
    const { document, method, path } = base.model;
    const source = (): Source => documentNamed(api, document)?.sourceOf(base.pointer) ?? { file: '', pointer: '' };
    const elsewhere = ids.get(operationId);
    if (elsewhere) problems.add(source(), `the operationId ${operationId} is also in the ${elsewhere} document`);
    ids.set(operationId, document);
    // Operations that others host share no address with operations that are served here.
    const address = `${method} ${path}`;
    const taken = isHostedElsewhere(document) ? undefined : addresses.get(address);
    if (taken) problems.add(source(), `${address} is also in the ${taken} document`);
    if (isHostedElsewhere(document)) continue;
    addresses.set(address, document);
    const one = servedAt(base, documentNamed(api, document));
    const rival = served.find((other) => other.path !== path && areAmbiguous(other, one));
    if (rival)
      problems.add(source(), `one address can match ${path} and ${rival.path}: let a fixed part tell them apart`);
    served.push(one);
  }
  checkComponents(api, problems);
}

function checkComponents({ contract }: Api, problems: Problems): void {
  const known = new Map<string, Source>();
  for (const document of [contract.base.openapi, ...Object.values(contract.fixed), contract.base.asyncapi]) {
    for (const [pointer, source] of document?.sources ?? []) {
      if (!/^\/components\/[^/]+\/[^/]+$/.test(pointer)) continue;
      const other = known.get(pointer);
      if (other && other.file !== source.file) {
        problems.add(
          source,
          `${pointer.split('/').at(-1)} is both in ${other.file} and in ${source.file}; names are unique`,
        );
      }
      known.set(pointer, source);
    }
  }
}
