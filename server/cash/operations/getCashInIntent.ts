import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import { presentCashInIntent } from '../present';
import { cashInAt } from '../rules/cash-in-intent';
import { findCashInIntent } from '../store/cash';

export const getCashInIntent = read<'getCashInIntent'>(async (call, db) => {
  const intent = await findCashInIntent(db, call.client.id, call.path.intent_id);
  if (intent === null) throw new DomainError('CASH_IN_INTENT_NOT_FOUND');
  return { status: 200, body: { data: presentCashInIntent(cashInAt(intent, call.now)) } };
});
