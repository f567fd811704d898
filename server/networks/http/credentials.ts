import { sign } from '../../events/signing';
import type { Authentication } from '../configuration/network';

/** The order of the signed bytes: that of the current revision of callbacks. */
const ORDER = 'timestamp-endpoint-body';

/**
 * The headers by which the service proves itself to a network: a bearer token, or the signature that callbacks have.
 * @param sent `endpoint` is the path and query that are called, `body` the text that goes; empty where there is none
 * @param machineNow milliseconds; the network has no clock of the service's
 */
export function proof(
  authentication: Authentication,
  sent: { endpoint: string; body: string },
  machineNow: number,
): Record<string, string> {
  if (authentication.kind === 'bearer') return { authorization: `Bearer ${authentication.token}` };
  const timestamp = String(Math.floor(machineNow / 1_000));
  const { apiKey, apiSecret } = authentication;
  return {
    'x-api-key': apiKey,
    'x-signature': sign({ timestamp, ...sent }, apiSecret, ORDER),
    'x-timestamp': timestamp,
    'x-endpoint': sent.endpoint,
  };
}
