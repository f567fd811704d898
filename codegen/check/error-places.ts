/**
 * Checks, in every revision, that the pointers in examples of errors exist in the request of the operation that lists
 * them.
 */

import type { Api } from '../model/api';
import type { Document } from '../model/document';
import { everyVariant } from '../model/in-revisions';
import type { OperationNode } from '../model/operation';
import { visitInstances } from '../model/schema';
import type { Problems } from '../problems';
import { arrayOf, type Json, objectOf } from '../util/json';
import { fromPointer, valueAt } from '../util/pointer';

/** Headers of every request, which no operation declares. */
const STANDING_HEADERS = ['accept', 'authorization', 'content-type'];

/** The statuses of refusals for the content of a request rather than its form. */
const REFUSED = ['404', '409', '422'];

/**
 * Reports details of errors that point to a place that the request of their operation does not have, and errors that do
 * not name the place of a mistake.
 */
export function checkErrorPlaces(api: Api, problems: Problems): void {
  // A mistake in the current revision is found in others as well; only the first one needs to be corrected.
  const reported = new Set<string>();
  for (const { node, document } of everyVariant(api)) {
    const { operationId, variant } = node.model;
    const stray = strayPlaces(node, document).map(({ place, ...at }) => ({
      ...at,
      mistake: `points at ${place}, which its request lacks`,
    }));
    checkReused(node, document, problems);
    for (const { status, example, mistake } of [...stray, ...withoutPlace(node, document)]) {
      const message = `the example ${example} of ${operationId} ${mistake}`;
      if (reported.has(message)) continue;
      reported.add(message);
      const source = document.sourceOf(`${node.pointer}/responses/${status}`);
      problems.add(source, variant === '' ? message : `${message} in ${variant}`, { revision: variant });
    }
  }
}

/**
 * Reports a code for a reused idempotency key whose example is about something else: the service answers with this code
 * and names the header.
 */
function checkReused(
  { model, pointer, responseExamples }: OperationNode,
  document: Document,
  problems: Problems,
): void {
  if (model.idempotency === null) return;
  const { header, reused } = model.idempotency;
  const namesKey = ({ value }: { value: Json }): boolean =>
    placesIn(value).some((place) => place.location === 'header' && place.pointer === header);
  const examples = Object.values(responseExamples).flat();
  const example = examples.find(({ name }) => name === reused);
  // A code that the operation does not list is reported where codes are read.
  if (example === undefined || namesKey(example)) return;
  const others = examples.filter(namesKey).map(({ name }) => name);
  const instead = others.length === 0 ? '' : `; this operation lists ${others.join(' and ')} for that`;
  problems.add(
    document.sourceOf(`${pointer}/x-idempotency/reused`),
    `${model.operationId} answers a reused key with ${reused}, and its example does not name the header ${header}${instead}`,
  );
}

function strayPlaces(node: OperationNode, document: Document): { status: string; example: string; place: string }[] {
  let body: readonly string[] | undefined;
  const isIn = ({ location, pointer }: Place): boolean => {
    if (location !== 'body') return hasParameter(node, location, pointer);
    body ??= placesOfBody(node, document);
    return body.some((place) => covers(place, pointer));
  };
  return Object.entries(node.responseExamples).flatMap(([status, examples]) =>
    examples.flatMap(({ name: example, value }) =>
      placesIn(value)
        .filter((place) => !isIn(place))
        .map(({ location, pointer }) => ({ status, example, place: `${location} ${pointer}` })),
    ),
  );
}

/**
 * The refusals that can be about a place other than the address and do not name it: all refusals at an address without
 * parameters, and those about a resource that a field of the body names.
 */
function withoutPlace(node: OperationNode, document: Document): { status: string; example: string; mistake: string }[] {
  const isAddressed = node.parameters.some((parameter) => parameter.in === 'path');
  return REFUSED.flatMap((status) =>
    (node.responseExamples[status] ?? []).flatMap(({ name: example, value }) => {
      const { error_code: code } = objectOf(value);
      if (typeof code !== 'string' || placesIn(value).length > 0) return [];
      const field = namingField(node, document, code);
      if (field === null && isAddressed) return [];
      const mistake = `names no place in its details${field === null ? '' : `: body ${field}, for example`}`;
      return [{ status, example, mistake }];
    }),
  );
}

/** The field of the body that names the resource of a code: `/previous_card_id` for CARD_NOT_FOUND. */
function namingField(node: OperationNode, document: Document, code: string): string | null {
  const thing = /^([A-Z_]+)_NOT_FOUND$/.exec(code)?.[1]?.toLowerCase();
  if (thing === undefined) return null;
  return placesOfBody(node, document).find((place) => place.replaceAll('/', '_').endsWith(`_${thing}_id`)) ?? null;
}

interface Place {
  location: string;
  pointer: string;
}

/** The places that an error points to, except an unknown parameter, which is not part of any request. */
function placesIn(error: Json): Place[] {
  return arrayOf(objectOf(objectOf(error).error).details).flatMap((detail) => {
    const { code, location, pointer } = objectOf(detail);
    if (typeof location !== 'string' || typeof pointer !== 'string') return [];
    return code === 'unknown' && location === 'query' ? [] : [{ location, pointer }];
  });
}

function hasParameter({ parameters }: OperationNode, location: string, name: string): boolean {
  const isIts = parameters.some((parameter) => parameter.in === location && parameter.name === name);
  return isIts || (location === 'header' && STANDING_HEADERS.includes(name));
}

/** The places that a request's body may have, in any of its content types. */
function placesOfBody({ pointer: operation }: OperationNode, document: Document): string[] {
  const { requestBody } = objectOf(valueAt(document.root, fromPointer(operation)));
  const places = new Set<string>();
  for (const media of Object.values(objectOf(document.resolve(requestBody).content))) {
    visitInstances(
      objectOf(media).schema ?? {},
      (ref) => document.target(ref),
      (pointer) => places.add(pointer),
    );
  }
  return [...places];
}

/** Decides whether a place of a schema, in which `*` stands for anything, is the one that the pointer names. */
function covers(place: string, pointer: string): boolean {
  const [steps, wanted] = [place.split('/'), pointer.split('/')];
  return steps.length === wanted.length && steps.every((step, at) => step === '*' || step === wanted[at]);
}
