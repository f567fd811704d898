/** Checks that the objects in lists have names: generators of code name others by where they stand. */

import type { Api } from '../model/api';
import type { Document } from '../model/document';
import { checkedRevisions, reportOnce } from '../model/in-revisions';
import { subschemas } from '../model/schema';
import type { Problems } from '../problems';
import { isObject, type Json, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** Reports lists in the components of a document whose items are objects without a schema of their own. */
export function checkNameless(api: Api, problems: Problems): void {
  const report = reportOnce(problems, 'addRule');
  const judged = new Set<Json>();
  const judge = (document: Document | null | undefined, revision: string): void => {
    const { schemas } = objectOf(document?.root.components);
    for (const [name, schema] of Object.entries(objectOf(schemas))) {
      // Revisions share the schemas that no overlay changes.
      if (!document || judged.has(schema)) continue;
      judged.add(schema);
      for (const pointer of namelessIn(schema, toPointer(['components', 'schemas', name]))) {
        report(document.sourceOf(pointer), NAMELESS, revision);
      }
    }
  };
  for (const [name, revision] of checkedRevisions(api)) {
    const { openapi, asyncapi } = api.documentsOf(revision);
    judge(openapi, name);
    judge(asyncapi, name);
  }
  for (const document of Object.values(api.fixed)) judge(document, '');
}

const NAMELESS = 'the objects of this list need a name in code: give them a schema of their own and refer to it';

/** The places of the items without a name in a schema and below it. */
function namelessIn(schema: Json, pointer: string): string[] {
  if (!isObject(schema)) return [];
  const { items } = schema;
  const own = isObject(items) && items.properties !== undefined ? [`${pointer}/items`] : [];
  const inner = subschemas(schema).flatMap(({ keyword, key, schema: part }) =>
    namelessIn(part, pointer + toPointer(key === null ? [keyword] : [keyword, key])),
  );
  return [...own, ...inner];
}
