import fc from 'fast-check';
import { groupOfBatches, learnCards } from '../batch-life';
import { refusalOf } from '../lifecycles';
import { type Batch, pick } from '../model';
import { same } from '../session';
import { kind, reference } from './step';

/** Batches of unnamed cards. */

const MOST_BATCHES = 2;

export const orderBatch = kind<{ quantity: number }>({
  weight: 2,
  fields: { quantity: fc.integer({ min: 1, max: 3 }) },
  possible: ({ batches, users }) => batches.length < MOST_BATCHES && users.some(({ country }) => country === 'ARG'),
  run: async (model, session, { quantity }) => {
    const body = { affinity_group_id: await groupOfBatches(session), quantity, distribution_type: 'WAREHOUSE' };
    const { data } = await session.must('createCardBatch', { body });
    same('the status of a new batch', data.status, 'CREATED');
    const { id, shipment_id: shipment } = data;
    model.shipments.push({ id: shipment, status: 'CREATED', detail: 'CREATED', notified: 0 });
    model.batches.push({ id, shipment, quantity, status: 'CREATED', made: false, at: model.now });
  },
});

/** The embosser has made the plastic of a batch. Its cards that are CREATED become EMBOSSED. */
export const finishBatch = kind<{ batch: number }>({
  weight: 3,
  fields: { batch: reference() },
  possible: ({ batches }) => batches.length > 0,
  run: async (model, session, step) => {
    const batch = pick(model.batches, step.batch) as Batch;
    // The simulated embosser does not wait for the order.
    const from = batch.status === 'CREATED' ? 'PROCESSING' : batch.status;
    const refusal = refusalOf('batch', from, 'batch-made', 'READY');
    await session.expect('makeBatchReady', { path: { batch_id: batch.id } }, refusal);
    if (refusal !== null) return;
    await learnCards(model, session, batch);
    batch.status = 'READY';
    for (const card of model.cards) {
      if (card.batch === batch && card.status === 'CREATED') card.status = 'EMBOSSED';
    }
  },
});
