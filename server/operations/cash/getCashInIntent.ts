import { DomainError } from '../../domain/errors';
import { read } from '../../http/operation';
import { findCashInIntent } from '../../store/cash';
import { presentCashInIntent } from './shape';

export const getCashInIntent = read<'getCashInIntent'>(async (call, db) => {
  const intent = await findCashInIntent(db, call.client.id, call.path.intent_id);
  if (intent === null) throw new DomainError('CASH_IN_INTENT_NOT_FOUND');
  return { status: 200, body: { data: presentCashInIntent(intent) } };
});
