import { lifecycles } from '../../../generated/lifecycles';
import { DomainError } from '../../kernel/errors';
import { type Machine, transitionFor } from '../../kernel/lifecycle';
import { MINUTE } from '../../kernel/time';
import type { Batch, BatchStatus } from '../store/tables';

export type { Batch, BatchStatus } from '../store/tables';

export const batchMachine = lifecycles.batch as Machine;

/** Milliseconds that a batch waits before it goes to the embosser, so that its address can still be changed. */
export const BATCH_HOLD_MILLISECONDS = MINUTE;

/** A batch as it is ordered. */
export function newBatch(
  order: Pick<Batch, 'affinityGroupId' | 'quantity' | 'distributionType' | 'shipmentId'>,
  own: { id: string; clientId: string; now: number },
): Batch {
  const { id, clientId, now } = own;
  return { ...order, id, clientId, status: 'CREATED', createdAt: now, updatedAt: now };
}

/** The moment from which a batch can go to the embosser. */
export function handOverAt(batch: Batch): number {
  return batch.createdAt + BATCH_HOLD_MILLISECONDS;
}

/** The batch after all its cards were made and it went to the embosser. */
export function handedOver(batch: Batch, made: number, now: number): Batch {
  if (made !== batch.quantity) throw new Error(`the batch ${batch.id} has ${made} of ${batch.quantity} cards`);
  if (batch.status !== 'CREATED')
    throw new Error(`the batch ${batch.id} is ${batch.status} and was handed over before`);
  return { ...batch, status: 'PROCESSING', updatedAt: now };
}

/** The batch after the embosser has finished it. @throws DomainError ILLEGAL_STEP */
export function ready(batch: Batch, now: number): Batch {
  const step = { cause: 'batch-made', from: batch.status, to: 'READY' };
  return { ...batch, status: transitionFor(batchMachine, step).to as BatchStatus, updatedAt: now };
}

/**
 * Asserts that the address of a shipment can change: it carries a batch for the client that is still CREATED.
 * @throws DomainError SHIPPING_ADDRESS_NOT_UPDATABLE
 */
export function assertBatchAddressOpen(batch: Batch | null): asserts batch is Batch {
  const reason = batchAddressRefusal(batch);
  if (reason === null) return;
  throw new DomainError('SHIPPING_ADDRESS_NOT_UPDATABLE', [
    { code: 'state', detail: reason, location: 'path', pointer: 'shipmentId' },
  ]);
}

function batchAddressRefusal(batch: Batch | null): string | null {
  if (batch === null) return 'the shipment carries no batch';
  if (batch.distributionType !== 'CLIENT') return 'the batch goes to the warehouse';
  return batch.status === 'CREATED' ? null : `the batch is ${batch.status}`;
}
