import { comesWithin } from '../../kernel/time';
import type { Plastic } from '../../networks/embosser/port';
import type { WithPorts } from '../../networks/ports';
import type { Vault } from '../../platform/crypto/vault';
import { newId } from '../../platform/ids';
import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { isNumbersUsedUp } from '../rules/affinity-group';
import { BATCH_HOLD_MILLISECONDS, type Batch, handedOver, handOverAt } from '../rules/batch';
import { unnamedCard } from '../rules/card';
import { lockBatch, lockBatchInMaking, updateBatch } from '../store/batches';
import { countCardsOfBatch, findPlasticsOfBatch, insertCards } from '../store/cards';
import { companiesOf, plastic } from './plastic';

/** Cards that are made, or read for the embosser, in one go: whoever else writes or asks waits no longer than that. */
export const CARDS_PER_STEP = 10;

/** Puts the making of a batch on the list. */
export function enqueueMakeBatch(tx: Tx, batch: Batch): Promise<void> {
  const payload = { clientId: batch.clientId, batchId: batch.id };
  return enqueueJob(tx, { kind: 'make-batch', key: batch.id, payload, runAt: batch.createdAt });
}

/**
 * Creates the cards of a batch, a few at a time, and fewer at the end of the range of their numbers, down to one: then
 * nearly all numbers are used, and no batch holds a number while it waits for another. After a crash it continues where
 * it stopped. When the address can no longer change, the batch is sent to the embosser.
 */
export const makeBatch: JobHandler<Services & WithPorts> = async (job, services) => {
  const { clock, stopSignal, vault } = services;
  const { clientId = '', batchId = '' } = job.payload;
  for (let size = CARDS_PER_STEP; ; ) {
    stopSignal.throwIfAborted();
    try {
      const missing = await job.step((tx) => makeCards(tx, vault, { clientId, batchId, now: clock.now() }, size));
      if (missing === 0) break;
      // The program may have another range by now.
      size = Math.min(2 * size, CARDS_PER_STEP);
    } catch (error) {
      if (size === 1 || !isNumbersUsedUp(error)) throw error;
      size = 1;
    }
  }
  const batch = await job.readStep((tx) => lockBatch(tx, clientId, batchId));
  if (batch === null || batch.status !== 'CREATED') return 'done';
  const at = handOverAt(batch);
  if (comesWithin(BATCH_HOLD_MILLISECONDS, at, clock.now())) return { again: at };
  await orderPlastics(batch, services);
  await job.step((tx) => handOver(tx, clientId, batchId, clock.now()));
  return 'done';
};

/**
 * Creates some of the missing cards of a batch. The batch is locked, so no other process creates them, too.
 * @returns how many are missing after that
 */
export async function makeCards(
  tx: Tx,
  vault: Vault,
  { clientId, batchId, now }: { clientId: string; batchId: string; now: number },
  most = CARDS_PER_STEP,
): Promise<number> {
  const making = await lockBatchInMaking(tx, clientId, batchId);
  if (making === null) return 0;
  const { batch, group, made } = making;
  const count = Math.min(most, batch.quantity - made);
  const cards = Array.from({ length: count }, (_, i) =>
    unnamedCard(group, batch, { id: newId(), now, slot: made + i + 1 }),
  );
  await insertCards(tx, vault, cards);
  return batch.quantity - made - count;
}

/** Records that a complete batch was sent to the embosser. A batch that was already sent does not change. */
export async function handOver(tx: Tx, clientId: string, batchId: string, now: number): Promise<Batch | null> {
  const batch = await lockBatch(tx, clientId, batchId);
  if (batch === null || batch.status !== 'CREATED') return batch;
  const next = handedOver(batch, await countCardsOfBatch(tx, batch), now);
  await updateBatch(tx, next);
  return next;
}

async function orderPlastics(batch: Batch, { db, ports, vault }: Services & WithPorts): Promise<void> {
  const plastics: Plastic[] = [];
  for (let from = 1; from <= batch.quantity; from += CARDS_PER_STEP) {
    const rows = await findPlasticsOfBatch(db, batch, { from, until: from + CARDS_PER_STEP });
    plastics.push(...rows.map((row) => plastic(vault, row)));
  }
  const { embossing, country } = await companiesOf(db, batch.clientId, batch.affinityGroupId);
  await ports.embosser.order({
    id: batch.id,
    kind: 'BATCH',
    clientId: batch.clientId,
    country,
    company: embossing,
    shipmentId: batch.shipmentId,
    plastics,
  });
}
