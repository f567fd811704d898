import { randomBytes } from 'node:crypto';
import type { components } from '../../generated/types/sandbox';
import type { ApiKey } from '../../server/clients/store/api-keys';
import { newApiKey } from '../../server/events/api-secrets';
import { type Outcome, stateAfterAttempt } from '../../server/events/rules/outcome';
import { MAX_SIGNATURE_AGE_SECONDS, sign, verifySignature } from '../../server/events/signing';
import { MINUTE } from '../../server/kernel/time';
import { vaultOf } from '../../server/testing/delivery-process';
import { FaultyCalls, MAX_HOLD } from './faulty-calls';

type DeliveryFault = components['schemas']['DeliveryFaultKind'];

const NOW = 1_700_000_000_000;
const ORDER = 'timestamp-endpoint-body';
const vault = vaultOf(randomBytes(32).toString('base64'));
const calls = new FaultyCalls(vault, async () => null);

const stateAfter = (fault: DeliveryFault, outcome: Outcome) => {
  const { next } = calls.interception(fault, 60);
  return stateAfterAttempt({ outcome, retryAfter: null, next: next(outcome) }, 0, NOW, 0);
};

describe('an event with a fault', () => {
  it('comes a second time at once as a duplicate, once it is delivered', () => {
    expect(stateAfter('DUPLICATE', 'DELIVERED')).toMatchObject({ state: 'PENDING', failures: 0, nextAttemptAt: NOW });
    expect(stateAfter('DUPLICATE', 'REFUSED')).toMatchObject({ state: 'PENDING', nextAttemptAt: NOW + 5_000 });
  });

  it('waits for the next of its kind, but not for ever', () => {
    expect(stateAfter('REORDER', 'FAULT')).toMatchObject({ held: true, nextAttemptAt: NOW + MAX_HOLD });
  });

  it('is late, or comes on schedule', () => {
    expect(stateAfter('DELAY', 'FAULT')).toMatchObject({ failures: 1, held: false, nextAttemptAt: NOW + MINUTE });
    expect(stateAfter('DROP', 'FAULT')).toMatchObject({ failures: 1, nextAttemptAt: NOW + 5_000 });
    expect(stateAfter('BAD_SIGNATURE', 'FAULT')).toMatchObject({ failures: 1, nextAttemptAt: NOW + 5_000 });
  });

  it.each([
    ['DROP', false],
    ['DELAY', false],
    ['REORDER', false],
    ['DUPLICATE', true],
    ['BAD_SIGNATURE', true],
    ['STALE_TIMESTAMP', true],
    ['OLD_SECRET', true],
  ] as const)('as %s is sent: %s', (fault, isSent) => expect(calls.interception(fault, 60).isSent).toBe(isSent));
});

describe('a signature', () => {
  const [present, former] = [newApiKey(vault, 'c-1', NOW), newApiKey(vault, 'c-1', NOW - 1)];
  const body = '{}';
  const endpoint = '/x';
  const timestamp = String(NOW / 1000);
  const usual = {
    apiKey: present.row.id,
    endpoint,
    timestamp,
    signature: sign({ timestamp, endpoint, body }, present.secret, ORDER),
  };
  const signed = (fault: DeliveryFault, pairs: readonly ApiKey[] = [present.row, former.row]) =>
    calls.interception(fault, 60).resign?.(usual, { body, pairs, order: ORDER });
  const isBy = (secret: string, given = usual) =>
    verifySignature({ timestamp: given.timestamp, endpoint, body }, given.signature, secret, ORDER);

  it('is nearly right', () => {
    const given = signed('BAD_SIGNATURE');
    expect(given).toEqual({ ...usual, signature: expect.stringMatching(/^hmac-sha256 /) });
    expect([isBy(present.secret), isBy(present.secret, given)]).toEqual([true, false]);
  });

  it('is right and too old', () => {
    const given = signed('STALE_TIMESTAMP');
    expect(NOW / 1000 - Number(given?.timestamp)).toBe(MAX_SIGNATURE_AGE_SECONDS + 1);
    expect(isBy(present.secret, given)).toBe(true);
  });

  it('is made with the previous secret, or with an unknown one', () => {
    expect([isBy(present.secret, signed('OLD_SECRET')), isBy(former.secret, signed('OLD_SECRET'))]).toEqual([
      false,
      true,
    ]);
    expect(isBy(present.secret, signed('OLD_SECRET', [present.row]))).toBe(false);
  });

  it.each(['DUPLICATE', 'REORDER', 'DELAY', 'DROP'] as const)('is left alone by %s', (fault) => {
    expect(calls.interception(fault, 60).resign).toBeNull();
  });
});
