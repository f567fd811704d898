/** Compares an operation, or a call, with what it was. */

import { USUAL_BODY_BYTES } from '../../model/read/security';
import { arrayOf, isObject, type Json } from '../../util/json';
import { memberPair, type Pair, sameText, shown, type UnplacedChange, unplacedChange } from '../change';
import { changed, compareDeprecated, compareTexts, unknown } from '../members';
import { loosened, tightened } from '../schema/comparing';
import type { SchemaComparison } from '../schema/schema';
import { compareSecurity } from '../security';
import { compareBody } from './bodies';
import { compareParameters } from './parameters';
import { compareResponses } from './responses';
import { type CallingSide, HOSTED, type ListedOperation, shapeOf } from './sides';

export function compareOperation(
  was: ListedOperation,
  one: ListedOperation,
  side: CallingSide,
  schemas: SchemaComparison,
): UnplacedChange[] {
  const pair = { before: was.operation, after: one.operation };
  const item = { before: was.item, after: one.item };
  const known = `operationId summary description tags externalDocs parameters requestBody responses security deprecated
    x-interface-item x-idempotency x-repeat x-invalid-request x-page-classes x-also-serves
    x-cause x-counts-once x-timeout-milliseconds x-max-bytes`.split(/\s+/);
  return [
    ...(shapeOf(was.address) === shapeOf(one.address)
      ? []
      : [unplacedChange(side.rules.moved, `${one.id} is at ${one.address}, was at ${was.address}`, pair)]),
    ...(was.id === one.id ? [] : [unplacedChange('operation-renamed', `${one.id} was called ${was.id}`, pair)]),
    ...compareTexts(pair, null, one.id),
    ...changed(pair, ['summary', 'tags', 'x-interface-item', 'x-also-serves', 'x-cause'], 'words-changed', one.id),
    ...changed(item, ['summary', 'description'], 'words-changed', `the address of ${one.id}`),
    ...compareDeprecated(pair, one.id),
    ...changed(pair, ['x-invalid-request', 'x-repeat'], 'refusal-code-changed', one.id),
    ...compareIdempotency(memberPair(pair, 'x-idempotency'), one.id),
    ...compareRepeats(memberPair(pair, 'x-counts-once'), one.id),
    ...compareRoom(memberPair(pair, 'x-max-bytes'), side, one.id),
    ...comparePatience(memberPair(pair, 'x-timeout-milliseconds'), side, one.id),
    ...comparePageClasses(memberPair(pair, 'x-page-classes'), one.id),
    ...compareSecurity(pair, one.id),
    ...compareParameters(item, pair, { was: was.address, is: one.address }, side.request, schemas),
    ...compareBody(memberPair(pair, 'requestBody'), side.request, one.id, schemas),
    ...compareResponses(memberPair(pair, 'responses'), side, one.id, schemas),
    ...unknown(pair, known, one.id),
  ];
}

function compareIdempotency(at: Pair, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  if (at.before.node === undefined)
    return [unplacedChange('idempotency-added', `${name} takes an idempotency key`, at)];
  return [
    unplacedChange(
      'idempotency-changed',
      `${name}: idempotency is ${shown(at.after.node)}, was ${shown(at.before.node)}`,
      at,
    ),
  ];
}

function compareRepeats(at: Pair, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  if (at.before.node === undefined) return [unplacedChange('idempotency-added', `A repeat of ${name} counts once`, at)];
  const words = `${name} tells repeats by ${shown(at.after.node)}, was by ${shown(at.before.node)}`;
  return [unplacedChange('idempotency-changed', words, at)];
}

/**
 * Compares the maximum sizes of a body. No operation accepts less than the general limit. A higher limit helps the
 * sender of the body and burdens its receiver.
 */
function compareRoom(at: Pair, side: CallingSide, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  const [before, after] = [roomOf(at.before.node), roomOf(at.after.node)];
  const words = `${name} takes ${shown(at.after.node)} bytes, was ${shown(at.before.node)}`;
  if (before === after) return [unplacedChange('words-changed', `${words}: every body may have as many`, at)];
  return [unplacedChange(after < before ? tightened(side.request) : loosened(side.request), words, at)];
}

const roomOf = (node: Json | undefined): number => Math.max(Number(node ?? 0), USUAL_BODY_BYTES);

/**
 * Compares the time limits of calls. What a partner calls is refused after the limit, so that a shorter one refuses
 * what was answered, and with a longer one the partner waits longer than it does. A partner that is called has less
 * time with a shorter one, and more with a longer one.
 */
function comparePatience(at: Pair, side: CallingSide, name: string): UnplacedChange[] {
  if (sameText(at)) return [];
  const [before, after] = [at.before.node, at.after.node].map((node) => Number(node ?? Number.POSITIVE_INFINITY));
  const sooner = (after as number) < (before as number);
  const words = `${name} is answered within ${shown(at.after.node)} ms, was ${shown(at.before.node)}`;
  if (sooner) return [unplacedChange('patience-shortened', words, at)];
  return [unplacedChange(side === HOSTED ? 'patience-needed' : 'patience-eased', words, at)];
}

function comparePageClasses(at: Pair, name: string): UnplacedChange[] {
  const [before, after] = [classesOf(at.before.node), classesOf(at.after.node)];
  return [
    ...after
      .filter((one) => !before.includes(one))
      .map((one) => unplacedChange('page-class-added', `${name}: the page has the class ${one}`, at)),
    ...before
      .filter((one) => !after.includes(one))
      .map((one) => unplacedChange('page-class-removed', `${name}: the page has no class ${one} any more`, at)),
  ];
}

const classesOf = (node: Json | undefined): string[] => (isObject(node) ? Object.keys(node) : arrayOf(node).map(shown));
