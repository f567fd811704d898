/** Reads the callers that an operation allows, and whether it can be repeated. */

import { arrayOf, type JsonObject, objectOf } from '../../util/json';
import type { OperationModel, ResolvedParameter } from '../operation';
import type { Reading } from './reading';

/** One way to authenticate; with a bearer token exactly one scope, which the scheme declares. */
export function readSecurity(reading: Reading, operation: JsonObject): Pick<OperationModel, 'auth' | 'scope'> {
  const { document, report } = reading;
  const pointer = `${reading.pointer}/security`;
  const requirements = arrayOf(operation.security ?? document.root.security);
  if (requirements.length === 0) return { auth: 'none', scope: null };
  if (requirements.length > 1) report(pointer, 'an operation has one way to authenticate');
  const [scheme = '', scopes] = Object.entries(objectOf(requirements[0]))[0] ?? [];
  const declared = objectOf(objectOf(objectOf(document.root.components).securitySchemes)[scheme]);
  if (Object.keys(declared).length === 0) report(pointer, `${scheme} is not a security scheme`);
  if (declared.type !== 'oauth2') return { auth: scheme === 'endUserToken' ? 'endUserToken' : 'none', scope: null };
  const flows = Object.values(objectOf(declared.flows)).map((flow) => objectOf(objectOf(flow).scopes));
  const [scope, ...more] = arrayOf(scopes).map(String);
  if (scope === undefined || more.length > 0) report(pointer, 'an operation has exactly one scope');
  if (scope !== undefined && !flows.some((known) => scope in known)) {
    report(pointer, `the scope ${scope} is not declared`);
  }
  return { auth: 'bearer', scope: scope ?? null };
}

/** The name of the header that carries the idempotency key. */
const idempotencyHeader = 'x-idempotency-key';

/** Reads `x-idempotency`; such an operation must take the header. */
export function readIdempotency(
  { pointer, report }: Reading,
  operation: JsonObject,
  parameters: readonly ResolvedParameter[],
): OperationModel['idempotency'] {
  const written = operation['x-idempotency'];
  if (written === undefined) return null;
  if (!parameters.some((parameter) => parameter.in === 'header' && parameter.name === idempotencyHeader)) {
    report(`${pointer}/x-idempotency`, `an idempotent operation takes the header ${idempotencyHeader}`);
  }
  return { header: idempotencyHeader, reused: String(objectOf(written).reused) };
}
