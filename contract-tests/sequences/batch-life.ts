import { NEW } from './card-life';
import type { Batch, Model } from './model';
import { type Session, same } from './session';

const MINUTE = 60_000;

const groups = new WeakMap<Session, string>();

/** The affinity group of the sequence's unnamed cards. */
export async function groupOfBatches(session: Session): Promise<string> {
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
