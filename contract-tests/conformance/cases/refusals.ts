import { randomBytes } from 'node:crypto';
import { MAX_SIGNATURE_AGE_SECONDS } from '../../../server/events/signing';
import type { Context } from '../context';
import type { EndpointName } from '../endpoints';
import { statusProblems } from '../judge';
import { type Sent, unproven, verdict } from '../results';
import type { RuleName } from '../rules';
import type { CallMistakes } from '../wire';

/** Changes a header, regardless of the case of its name; null removes it. */
export function withHeader(sent: Sent, name: string, change: (value: string) => string | null): Sent {
  const headers: Record<string, string> = {};
  for (const [key, value] of Object.entries(sent.headers)) {
    const next = key.toLowerCase() === name ? change(value) : value;
    if (next !== null) headers[key] = next;
  }
  return { ...sent, headers };
}

/** One bit of the digest turned over, the form kept. */
export function flipped(signature: string): string {
  const [scheme, text = ''] = signature.split(' ');
  const digest = Buffer.from(text, 'base64');
  digest.writeUInt8(digest.readUInt8(0) ^ 1, 0);
  return `${scheme} ${digest.toString('base64')}`;
}

/** The same JSON with one more space, which only a signature over the received bytes detects. */
export const padded = (sent: Sent): Sent => ({ ...sent, body: sent.body.replace('{', '{ ') });

/** The second after. */
export const later = (timestamp: string) => String(Number(timestamp) + 1);

/** Past the limit by more than clocks of two machines usually differ. */
export const STALE_SECONDS = 2 * MAX_SIGNATURE_AGE_SECONDS;

/** Both statuses refuse the signature; the service treats them in the same way. */
const NOT_BELIEVED = [401, 403];

interface Refusal {
  rule: RuleName;
  name: string;
  statuses: readonly number[];
  wrong: () => CallMistakes;
}

const REFUSALS: readonly Refusal[] = [
  {
    rule: 'wrong-signature',
    name: 'one flipped bit',
    statuses: NOT_BELIEVED,
    wrong: () => ({ afterwards: (sent) => withHeader(sent, 'x-signature', flipped) }),
  },
  {
    rule: 'wrong-signature',
    name: 'none at all',
    statuses: NOT_BELIEVED,
    wrong: () => ({ afterwards: (sent) => withHeader(sent, 'x-signature', () => null) }),
  },
  {
    rule: 'wrong-signature',
    name: 'body changed afterwards',
    statuses: NOT_BELIEVED,
    wrong: () => ({ afterwards: padded }),
  },
  {
    rule: 'wrong-signature',
    name: 'timestamp changed afterwards',
    statuses: NOT_BELIEVED,
    wrong: () => ({ afterwards: (sent) => withHeader(sent, 'x-timestamp', later) }),
  },
  {
    rule: 'stale-timestamp',
    name: `signed ${STALE_SECONDS} seconds ago`,
    statuses: NOT_BELIEVED,
    wrong: () => ({ ageSeconds: STALE_SECONDS }),
  },
  {
    rule: 'unknown-api-key',
    name: 'an api-key that never was',
    statuses: NOT_BELIEVED,
    wrong: () => ({ apiKey: `key-${randomBytes(8).toString('hex')}` }),
  },
  {
    rule: 'other-endpoint',
    name: 'signed for another endpoint',
    statuses: NOT_BELIEVED,
    wrong: () => ({ endpoint: `/${randomBytes(8).toString('hex')}` }),
  },
  {
    rule: 'malformed-body',
    name: 'half an object',
    statuses: [400],
    wrong: () => ({ body: '{"transaction":' }),
  },
];

/**
 * Sends calls with one mistake each, which the client must refuse.
 * @param takesOthers whether calls without a mistake are accepted; otherwise a refusal proves nothing
 */
export async function refusals(context: Context, endpoint: EndpointName, takesOthers: boolean): Promise<void> {
  for (const { rule, name, statuses, wrong } of REFUSALS) {
    if (!takesOthers) {
      context.record(rule, endpoint, name, unproven('calls without a mistake are not taken either'), []);
      continue;
    }
    const exchange = await context.wire.send(name, context.calls.some(endpoint), wrong());
    context.record(rule, endpoint, name, verdict(statusProblems(exchange, ...statuses)), [exchange]);
  }
}
