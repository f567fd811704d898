/** Checks that bodies other than JSON, such as pages and files, have the schema of a text. */

import type { Api } from '../model/api';
import { everyVariant, reportOnce } from '../model/in-revisions';
import type { Problems } from '../problems';
import { objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/**
 * Reports answers that are sent as they are, and whose schema describes something else than a text, in any revision.
 */
export function checkTexts(api: Api, problems: Problems): void {
  const report = reportOnce(problems, 'addRecoverable');
  for (const { node, document } of everyVariant(api)) {
    const { responses } = objectOf(document.target(`#${node.pointer}`));
    for (const [status, written] of Object.entries(objectOf(responses))) {
      for (const [type, media] of Object.entries(objectOf(document.resolve(written).content))) {
        const types = [document.resolve(objectOf(media).schema).type ?? []].flat();
        if (/[/+]json$/.test(type) || types.length === 0 || types.includes('string')) continue;
        const message = `the body of ${type} is one text, and its schema has the type ${types.join(' or ')}`;
        const place = `${node.pointer}${toPointer(['responses', status, 'content', type, 'schema'])}`;
        const source = document.sourceOf(document.followed(place));
        report(source, `${message}: use application/json, or the type string`, node.model.variant);
      }
    }
  }
}
