/** The contract cut into documents of one operation each: small, and a difference in one is seen from one side. */

import { workingTree } from '../../codegen/diff/git';
import { currentDocuments } from '../../codegen/model/api';
import type { Document } from '../../codegen/model/document';
import { namedRevisions } from '../../codegen/revisions/axes';
import { isObject, type Json, type JsonObject, objectOf } from '../../codegen/util/json';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** An operation of a client or a call to one. */
type Section = 'paths' | 'webhooks';

/** A document with one operation and everything that it refers to. */
export interface Slice {
  /** The document that it is cut from, with its revision where that is not the current one. */
  from: string;
  section: Section;
  /** The key of its path item. */
  path: string;
  method: string;
  operationId: string;
  root: JsonObject;
  /** The document that it is cut from: places are found by it. */
  whole: Document;
}

/** Every operation of the API in the current and the earliest revision, and of the sandbox. */
export function readSlices(root: string): Slice[] {
  const { api } = workingTree(root);
  const earliest = namedRevisions(api.contract.axes).get('earliest');
  const { sandbox } = api.fixed;
  return [
    ...slicesOf(currentDocuments(api).openapi, 'openapi'),
    ...(earliest ? slicesOf(api.documentsOf(earliest).openapi, 'openapi, earliest') : []),
    ...(sandbox ? slicesOf(sandbox, 'sandbox') : []),
  ];
}

/** Cuts a document. @param from what it is called */
function slicesOf(whole: Document, from: string): Slice[] {
  return (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.entries(objectOf(whole.root[section])).flatMap(([path, item]) =>
      METHODS.filter((method) => isObject(objectOf(item)[method])).map((method) => {
        const operationId = String(objectOf(objectOf(item)[method]).operationId);
        return { from, section, path, method, operationId, root: cut(whole, section, path, method), whole };
      }),
    ),
  );
}

/**
 * A schema that contains itself is replaced by one for any value, because oasdiff follows some of its changes forever.
 */
function withoutCircles(root: JsonObject, whole: Document): JsonObject {
  const { schemas, ...components } = objectOf(root.components);
  const cutOff = Object.entries(objectOf(schemas)).map(([name, schema]): [string, Json] => [
    name,
    whole.closure(schema).includes(`#/components/schemas/${name}`) ? {} : schema,
  ]);
  return { ...root, components: { ...components, schemas: Object.fromEntries(cutOff) } };
}

function cut(whole: Document, section: Section, path: string, method: string): JsonObject {
  const { paths: _paths, webhooks: _webhooks, components: _components, ...rest } = whole.root;
  const item = objectOf(objectOf(whole.root[section])[path]);
  const others: readonly string[] = METHODS.filter((one) => one !== method);
  const kept = Object.fromEntries(Object.entries(item).filter(([name]) => !others.includes(name)));
  return withoutCircles(whole.pruned({ ...rest, paths: {}, [section]: { [path]: kept } }), whole);
}
