/** Reads the callers that an operation allows, and whether it can be repeated. */

import { orMeant } from '../../load/misspelt';
import { arrayOf, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import { isHostedElsewhere } from '../document-names';
import type { OperationModel, ResolvedParameter } from '../operation';
import type { Reading } from './reading';

type Security = Pick<OperationModel, 'auth' | 'scope' | 'certificate'>;

/**
 * One way to authenticate; with a bearer token exactly one scope, which the scheme declares. A client certificate may
 * count instead of a token, for the same scope. Operations that others host may accept everything that the contract
 * lists.
 */
export function readSecurity(reading: Reading, operation: JsonObject): Security {
  const { document, report } = reading;
  const pointer = `${reading.pointer}/security`;
  const requirements = arrayOf(operation.security ?? document.root.security);
  if (requirements.length === 0 || isHostedElsewhere(document.name)) return { auth: 'none', scope: null };
  for (const [index, requirement] of requirements.entries()) {
    if (Object.keys(objectOf(requirement)).length === 1) continue;
    report(`${pointer}/${index}`, 'a way to authenticate is one scheme: several at once, or none, are not asked for');
  }
  const [scheme, scopes] = schemeOf(requirements[0]);
  const [instead, roles] = schemeOf(requirements[1]);
  const declared = declaredScheme(reading, scheme);
  if (instead !== '') {
    const certificate = declared.type === 'oauth2' && declaredScheme(reading, instead).type === 'mutualTLS';
    if (!certificate || requirements.length > 2) report(pointer, 'an operation has one way to authenticate');
    else if (textOf(roles) !== textOf(scopes)) report(pointer, 'a certificate counts for the scope that a token needs');
    return { ...bearer(reading, declared, scopes), certificate: true };
  }
  if (declared.type === 'oauth2') return bearer(reading, declared, scopes);
  // Security that the service cannot check would leave the operation open to everybody.
  if (scheme !== 'endUserToken') report(pointer, `the service has no way to ask for ${scheme}`);
  return { auth: 'endUserToken', scope: null };
}

function schemeOf(requirement: Json | undefined): [name: string, scopes: Json] {
  return Object.entries(objectOf(requirement))[0] ?? ['', []];
}

function declaredScheme({ document, pointer, report }: Reading, scheme: string): JsonObject {
  const declared = objectOf(objectOf(objectOf(document.root.components).securitySchemes)[scheme]);
  if (Object.keys(declared).length === 0) report(`${pointer}/security`, `${scheme} is not a security scheme`);
  return declared;
}

function bearer({ pointer: operation, report }: Reading, declared: JsonObject, scopes: Json): Security {
  const pointer = `${operation}/security`;
  const flows = Object.values(objectOf(declared.flows)).map((flow) => objectOf(objectOf(flow).scopes));
  const [scope, ...more] = arrayOf(scopes).map(String);
  if (scope === undefined || more.length > 0) report(pointer, 'an operation has exactly one scope');
  if (scope !== undefined && !flows.some((known) => scope in known)) {
    const meant = orMeant(scope, flows.flatMap(Object.keys), 2);
    report(pointer, `the scope ${scope} is not declared among the \`scopes\` of security.yaml${meant}`);
  }
  return { auth: 'bearer', scope: scope ?? null };
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

function wrongWithBytes(bytes: Json, { requestBody }: JsonObject): string | null {
  if (!isCount(bytes)) return 'the bytes of a body are a whole number';
  if (requestBody === undefined) return 'the operation takes no body that could have so many bytes';
  if (Number(bytes) > USUAL_BODY_BYTES) return null;
  return `every body may have ${USUAL_BODY_BYTES.toLocaleString('en')} bytes (MAX_BODY_BYTES): a larger number says something`;
}

/** The bytes that every body may have, unless the service is configured otherwise (MAX_BODY_BYTES). */
export const USUAL_BODY_BYTES = 65_536;

/**
 * Reads `x-counts-once`, `<in>:<instance pointer>` of the field that identifies a repeated request, and
 * `x-timeout-milliseconds` and `x-max-bytes`. That field must be in every request.
 */
export function readPromises(
  { document, pointer, report }: Reading,
  operation: JsonObject,
  parameters: readonly ResolvedParameter[],
): Pick<OperationModel, 'countsOnce' | 'timeoutMilliseconds' | 'maxBytes'> {
  const { 'x-counts-once': place, 'x-timeout-milliseconds': timeout, 'x-max-bytes': bytes } = operation;
  const required = new Set(parameters.filter((one) => one.required).map((one) => `${one.in}:/${one.name}`));
  for (const media of Object.values(objectOf(document.resolve(operation.requestBody).content))) {
    const schema = document.resolve(objectOf(media).schema);
    for (const name of arrayOf(schema.required)) required.add(`body:/${name}`);
  }
  if (place !== undefined && !required.has(String(place))) {
    report(`${pointer}/x-counts-once`, `${place} is nothing that every request has`);
  }
  const wrong = bytes === undefined ? null : wrongWithBytes(bytes, operation);
  if (wrong !== null) report(`${pointer}/x-max-bytes`, wrong);
  if (timeout !== undefined && !isCount(timeout)) {
    report(`${pointer}/x-timeout-milliseconds`, 'the milliseconds for an answer are a whole number');
  }
  return {
    ...(place === undefined ? {} : { countsOnce: String(place) }),
    ...(timeout === undefined ? {} : { timeoutMilliseconds: Number(timeout) }),
    ...(bytes === undefined ? {} : { maxBytes: Number(bytes) }),
  };
}

/** The name of the header that carries the idempotency key. */
const idempotencyHeader = 'x-idempotency-key';

/** Says why a key without x-idempotency is a mistake. */
const keyIsLost = (header: string): string =>
  `no answer is remembered for ${header}, and a repeated request acts again: add x-idempotency, or leave the header out`;

/** Reads `x-idempotency`; such an operation must take the header. */
export function readIdempotency(
  { document, pointer, report }: Reading,
  operation: JsonObject,
  parameters: readonly ResolvedParameter[],
): OperationModel['idempotency'] {
  const written = operation['x-idempotency'];
  const key = parameters.find((parameter) => parameter.in === 'header' && parameter.name === idempotencyHeader);
  if (written === undefined) {
    // Calls to other companies have the header too: those companies remember the keys.
    const isServed = pointer.startsWith('/paths/') && !isHostedElsewhere(document.name);
    if (key && isServed) report(key.pointer, keyIsLost(idempotencyHeader));
    return null;
  }
  if (key === undefined) {
    report(`${pointer}/x-idempotency`, `an idempotent operation takes the header ${idempotencyHeader}`);
  }
  const { reused } = objectOf(written);
  // A value that is not text is reported where the extension is read.
  return typeof reused === 'string' ? { header: idempotencyHeader, reused } : null;
}
