import assert from 'node:assert/strict';
import type { Scenario } from '../../scenario';
import type { Valid } from '../scenarios';
import type { World } from '../world';

/** The sender of money from another bank. */
export const SENDER = { name: 'Bruno Díaz', tax_id: '20276543211' };

/** A report under a reference that no other one has. */
export function reportInput<const T extends object>(report: T): T & { reference: string } {
  return { reference: crypto.randomUUID(), ...report };
}

/** Checks the result of a credit or debit on an account. */
export function result(expected: string): (body: unknown) => void {
  return (body) => assert.equal((body as { data: { result: string } }).data.result, expected);
}

type OutcomeReport = 'reportArgentineTransferOutcome' | 'reportPixTransferOutcome';

/**
 * The scenarios of the outcome of a transfer, on either rail.
 * @param valid a report about a transfer in progress
 */
export function outcomes<K extends OutcomeReport>(report: K, valid: Valid<K>) {
  const failed = { status: 'FAILED', failure_reason: 'DESTINATION_REJECTED' } as const;
  const ends = (status: string) => (body: unknown) =>
    assert.equal((body as { data: { status: string } }).data.status, status);
  return {
    '200 arrived': async (world: World) => ({ ...(await valid(world)), expect: ends('SUCCESS') }),
    '200 failed': async (world: World) => ({ ...(await valid(world)), body: failed, expect: ends('FAILED') }),
    '404 TRANSFER_NOT_FOUND': async () => ({
      path: { transfer_id: crypto.randomUUID() },
      body: { status: 'SUCCESS' },
    }),
    '409 ILLEGAL_STEP': async (world: World) => {
      const request = await valid(world);
      await world.call(report, request);
      return { ...request, body: failed };
    },
  } satisfies Record<string, Scenario<World>>;
}
