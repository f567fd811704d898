/** Checks that security schemes describe what the service reads from a call, and what it sends with its own. */

import { nearest } from '../../cli/nearest';
import { type Api, currentDocuments } from '../model/api';
import type { Document } from '../model/document';
import type { Problems } from '../problems';
import { namedRevisions } from '../revisions/axes';
import { arrayOf, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** The place where the hosted pages read the token of an end user, as server/platform/http/read.ts has it. */
export const END_USER_TOKEN = { type: 'apiKey', in: 'query', name: 'auth' } as const;
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Reports schemes with which a caller would prove who it is in a way that nothing reads or sends. */
export function checkSchemes(api: Api, problems: Problems): void {
  const { openapi } = currentDocuments(api);
  for (const document of [openapi, ...Object.values(api.fixed)]) if (document) judge(document, problems);
  for (const [, revision] of namedRevisions(api.contract.axes)) {
    const document = api.documentsOf(revision).openapi;
    if (document !== openapi) judge(document, problems);
  }
}

function judge(document: Document, problems: Problems): void {
  for (const [name, written] of Object.entries(objectOf(objectOf(document.root.components).securitySchemes))) {
    const scheme = document.resolve(written);
    const report: Report = (word, message) =>
      problems.addRecoverable(
        document.sourceOf(document.followed(toPointer(['components', 'securitySchemes', name, word]))),
        message,
      );
    if (name === 'endUserToken') checkEndUserToken(scheme, report);
    if (scheme.type === 'http' && String(scheme.scheme).toLowerCase() !== 'bearer')
      report('scheme', `the service takes and sends tokens of the scheme bearer alone, and here is ${scheme.scheme}`);
    if (scheme.type === 'apiKey') checkSentKey(document, name, scheme, report);
  }
}

type Report = (word: string, message: string) => void;

/** Reports a description of the token that differs from where the service reads it: every caller would be refused. */
function checkEndUserToken(scheme: JsonObject, report: Report): void {
  for (const [word, read] of Object.entries(END_USER_TOKEN)) {
    if (scheme[word] === read) continue;
    const { in: place, name } = END_USER_TOKEN;
    report(
      word,
      `the service reads the token of an end user from the ${place} as ${name}, and here ${word} is ${scheme[word]}`,
    );
  }
}

/** Reports the name of a key that a call of the service does not have among its headers. */
function checkSentKey(document: Document, name: string, scheme: JsonObject, report: Report): void {
  for (const item of Object.values(objectOf(document.root.webhooks)).map((one) => document.resolve(one))) {
    for (const operation of METHODS.map((method) => objectOf(item[method]))) {
      if (!arrayOf(operation.security).some((one) => name in objectOf(one))) continue;
      const sent = [...arrayOf(item.parameters), ...arrayOf(operation.parameters)].map((one) => document.resolve(one));
      const isSent = sent.some((one) => one.in === scheme.in && sameName(one.name, scheme.name));
      if (isSent || sent.length === 0) continue;
      const names = sent.filter((one) => one.in === scheme.in).map((one) => String(one.name));
      const meant = nearest(String(scheme.name), names);
      const hint = meant === null ? '' : `; did you mean ${meant}?`;
      report('name', `${operation.operationId} sends no ${scheme.in} ${scheme.name}${hint}`);
    }
  }
}

const sameName = (one: unknown, other: unknown): boolean => String(one).toLowerCase() === String(other).toLowerCase();
