import { batchMade, cardEmbossed } from '../../../cards/reports';
import { hasOwnOrder } from '../../../cards/rules/card';
import { lockBatch } from '../../../cards/store/batches';
import { lockCard } from '../../../cards/store/cards';
import { DomainError } from '../../../kernel/errors';
import { write } from '../../../platform/http/operation';
import type { Tx } from '../../../platform/store/db';
import { reporting } from '../../reported';
import { findOwner } from '../../store/owners';

/** Records that the plastic of a card, or of all cards of a batch, is made. A repeated report changes nothing. */
export const reportPlasticMade = write<'reportPlasticMade'>(async (call, tx) => {
  const { order_id: id } = call.path;
  const network = reporting(call);
  const ofCard = await findOwner(tx, 'cards', id);
  const clientId = ofCard ?? (await findOwner(tx, 'card_batches', id));
  if (clientId === null || !network.mayReportOf(clientId)) throw new DomainError('ORDER_NOT_FOUND');
  const kind = ofCard === null ? 'BATCH' : 'CARD';
  const subject = { clientId, id, now: call.now };
  if (!(await isMade(tx, kind, subject))) await (kind === 'CARD' ? cardEmbossed : batchMade)(tx, subject);
  return { status: 200, body: { data: { id, kind, status: 'MADE' } } };
});

/**
 * Decides whether nothing is left to report, and locks the card or batch, so that no other request reports it at the
 * same moment. A card waits for its plastic only while it is CREATED.
 * @throws DomainError ORDER_NOT_FOUND for a card without a separate order
 */
async function isMade(tx: Tx, kind: 'CARD' | 'BATCH', { clientId, id }: { clientId: string; id: string }) {
  if (kind === 'BATCH') return (await lockBatch(tx, clientId, id))?.status === 'READY';
  const card = await lockCard(tx, clientId, id);
  if (card === null || !hasOwnOrder(card)) throw new DomainError('ORDER_NOT_FOUND');
  return card.status !== 'CREATED';
}
