/** Checks, in every named revision, that the token addresses of security schemes are paths of the contract. */

import { type Api, currentDocuments } from '../model/api';
import type { Document } from '../model/document';
import type { Problems } from '../problems';
import { namedRevisions } from '../revisions/axes';
import { objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** Reports token addresses that have no POST operation. Addresses of other hosts are not checked. */
export function checkTokenUrls(api: Api, problems: Problems): void {
  const { openapi } = currentDocuments(api);
  const reported = new Set<string>();
  for (const document of Object.values(api.fixed))
    if (document) judge(document, [document, openapi], problems, reported, '');
  for (const [name, revision] of namedRevisions(api.contract.axes)) {
    const document = api.documentsOf(revision).openapi;
    judge(document, [document], problems, reported, name === 'current' ? '' : ` in ${name}`);
  }
}

/** @param reported places that were reported in an earlier revision: others have the same mistake */
function judge(
  document: Document,
  hosts: readonly Document[],
  problems: Problems,
  reported: Set<string>,
  where: string,
): void {
  const schemes = objectOf(objectOf(document.root.components).securitySchemes);
  for (const [name, scheme] of Object.entries(schemes)) {
    for (const [flow, written] of Object.entries(objectOf(objectOf(scheme).flows))) {
      const { tokenUrl } = objectOf(written);
      if (typeof tokenUrl !== 'string' || !tokenUrl.startsWith('/')) continue;
      if (hosts.some(({ root }) => 'post' in objectOf(objectOf(root.paths)[tokenUrl]))) continue;
      const place = document.sourceOf(toPointer(['components', 'securitySchemes', name, 'flows', flow, 'tokenUrl']));
      const key = `${place.file}#${place.pointer} ${tokenUrl}`;
      if (reported.has(key)) continue;
      reported.add(key);
      problems.addRecoverable(place, `there is no POST ${tokenUrl}${where}`, { revision: where.replace(' in ', '') });
    }
  }
}
