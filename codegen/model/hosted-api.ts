/**
 * Turns an API that others host into a service document: webhooks become paths, so that tools can call the API or mock
 * it.
 */

import type { Problems, Source } from '../problems';
import type { Composed } from '../revisions/compose';
import { isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import { Document } from './document';
import { HOSTED_ELSEWHERE, type HostedName } from './document-names';

/**
 * Derives the document of the called side from the document of the caller: each webhook at its `x-path`.
 * @param description of the calls, because the caller's document describes what the caller itself serves
 */
export function hostedApi(name: HostedName, caller: Composed, problems: Problems, description?: Json): Composed {
  const { of, host } = HOSTED_ELSEWHERE[name];
  const source = new Document(of, caller.document, caller.sources);
  const paths: JsonObject = {};
  const sources = new Map<string, Source>(caller.sources);
  for (const [name, item] of Object.entries(objectOf(caller.document.webhooks))) {
    const pointer = toPointer(['webhooks', name]);
    const { 'x-path': path, 'x-path-parameters': parameters, ...rest } = objectOf(item);
    if (typeof path !== 'string') problems.add(source.sourceOf(pointer), `the webhook ${name} needs an x-path`);
    const key = String(path ?? `/${name}`);
    if (paths[key]) problems.add(source.sourceOf(pointer), `two webhooks have the x-path ${key}`);
    // A webhook has no path of its own, so the parameters of its path are next to it until it has one.
    paths[key] = { ...(rest as JsonObject), ...(parameters === undefined ? {} : { parameters }) };
    sources.set(toPointer(['paths', key]), source.sourceOf(pointer));
  }
  const { webhooks: _webhooks, info, servers: _servers, ...common } = caller.document;
  const document = source.pruned({
    ...common,
    info: {
      ...objectOf(info),
      title: `${objectOf(info).title}: the ${host}'s endpoints`,
      ...(description === undefined ? {} : { description }),
    },
    servers: [{ url: '/', description: `Wherever the ${host} hosts its endpoints.` }],
    paths,
  });
  return { document: withoutUnusedSchemes(document), sources };
}

/** Security schemes that no operation names are left out. */
function withoutUnusedSchemes(document: JsonObject): JsonObject {
  const used = new Set<string>();
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect);
    else if (isObject(node)) for (const key of Object.keys(node)) used.add(key);
  };
  for (const item of Object.values(objectOf(document.paths))) {
    for (const operation of Object.values(objectOf(item))) collect(objectOf(operation).security);
  }
  collect(document.security);
  const { securitySchemes, ...components } = objectOf(document.components);
  const schemes = Object.entries(objectOf(securitySchemes)).filter(([name]) => used.has(name));
  return {
    ...document,
    components: { ...components, ...(schemes.length > 0 ? { securitySchemes: Object.fromEntries(schemes) } : {}) },
  };
}
