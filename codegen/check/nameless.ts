/** Checks that the objects in lists have names: generators of code name others by where they stand. */

import { type Api, currentDocuments } from '../model/api';
import type { Document } from '../model/document';
import { subschemas } from '../model/schema';
import type { Problems } from '../problems';
import { isObject, type Json, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** Reports lists in the components of a document whose items are objects without a schema of their own. */
export function checkNameless(api: Api, problems: Problems): void {
  const { openapi, asyncapi } = currentDocuments(api);
  for (const document of [openapi, asyncapi, ...Object.values(api.fixed)]) {
    const { schemas } = objectOf(document?.root.components);
    for (const [name, schema] of Object.entries(objectOf(schemas))) {
      if (document) reportNameless(document, schema, toPointer(['components', 'schemas', name]), problems);
    }
  }
}

function reportNameless(document: Document, schema: Json, pointer: string, problems: Problems): void {
  if (!isObject(schema)) return;
  const { items } = schema;
  if (isObject(items) && items.properties !== undefined) {
    const message = 'the objects of this list need a name in code: give them a schema of their own and refer to it';
    problems.addRule(document.sourceOf(`${pointer}/items`), message);
  }
  for (const { keyword, key, schema: part } of subschemas(schema)) {
    reportNameless(document, part, pointer + toPointer(key === null ? [keyword] : [keyword, key]), problems);
  }
}
