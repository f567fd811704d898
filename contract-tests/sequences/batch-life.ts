import { NEW } from './card-life';
import type { Batch, Model } from './model';
import { type Session, same } from './session';

const MINUTE = 60_000;

/** Learns which cards were made for a batch. */
export async function learnCards(model: Model, session: Session, batch: Batch): Promise<void> {
  if (batch.made) return;
  batch.made = true;
  const query = { 'filter[shipment_id]': batch.shipment, sort: 'start_date' };
  const { data } = await session.must('searchCards', { query });
  const ids = (data as { id: string }[]).map(({ id }) => id).sort();
  same('the number of cards of a batch', ids.length, batch.quantity);
  for (const id of ids) model.cards.push({ ...NEW, id, user: null, physical: true, batch });
}

/** As time passes, the cards of batches are made, and a minute after its order a batch goes to the embosser. */
export async function workOnBatches(model: Model, session: Session): Promise<void> {
  for (const batch of model.batches) {
    await learnCards(model, session, batch);
    if (batch.status === 'CREATED' && model.now >= batch.at + MINUTE) batch.status = 'PROCESSING';
  }
}
