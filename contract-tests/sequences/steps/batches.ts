import fc from 'fast-check';
import { learnCards } from '../batch-life';
import { refusalOf } from '../lifecycles';
import { type Batch, pick } from '../model';
import { type Session, same } from '../session';
import { kind, reference } from './step';

/** Batches of unnamed cards. */

const MOST_BATCHES = 2;

const groups = new WeakMap<Session, string>();

/** The affinity group of the sequence's unnamed cards. */
async function groupOf(session: Session): Promise<string> {
  const known = groups.get(session);
  if (known !== undefined) return known;
  const body = {
    ...{ name: 'Prepaid Argentina unnamed', country_code: 'ARG', product_type: 'PREPAID', provider: 'CARD_NETWORK_1' },
    ...{ card_type_supported: ['PHYSICAL'], innominate: true },
  };
  const { data } = await session.must('createAffinityGroup', { body });
  groups.set(session, data.id);
  return data.id;
}

export const orderBatch = kind<{ quantity: number }>({
  weight: 2,
  fields: { quantity: fc.integer({ min: 1, max: 3 }) },
  possible: ({ batches, users }) => batches.length < MOST_BATCHES && users.some(({ country }) => country === 'ARG'),
  run: async (model, session, { quantity }) => {
    const body = { affinity_group_id: await groupOf(session), quantity, distribution_type: 'WAREHOUSE' };
    const { data } = await session.must('createCardBatch', { body });
    same('the status of a new batch', data.status, 'CREATED');
    const { id, shipment_id: shipment } = data;
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
