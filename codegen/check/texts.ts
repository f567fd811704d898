/** Checks that bodies other than JSON, such as pages and files, have the schema of a text. */

import { type Api, allOperations } from '../model/api';
import { documentNamed } from '../model/errors';
import type { Problems } from '../problems';
import { objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** Reports answers that are sent as they are, and whose schema describes something else than a text. */
export function checkTexts(api: Api, problems: Problems): void {
  for (const { base } of allOperations(api)) {
    const document = documentNamed(api, base.model.document);
    if (document === undefined) continue;
    const { responses } = objectOf(document.target(`#${base.pointer}`));
    for (const [status, written] of Object.entries(objectOf(responses))) {
      for (const [type, media] of Object.entries(objectOf(document.resolve(written).content))) {
        const types = [document.resolve(objectOf(media).schema).type ?? []].flat();
        if (/[/+]json$/.test(type) || types.length === 0 || types.includes('string')) continue;
        const message = `the body of ${type} is one text, and its schema has the type ${types.join(' or ')}`;
        const place = `${base.pointer}${toPointer(['responses', status, 'content', type, 'schema'])}`;
        const source = document.sourceOf(document.followed(place));
        problems.addRecoverable(source, `${message}: use application/json, or the type string`);
      }
    }
  }
}
