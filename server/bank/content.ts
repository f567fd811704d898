import type { ActivityContent } from '../activities/rules/activity';
import { type Counterparty, transferOut } from '../activities/rules/network-content';
import type { Transfer } from './rules/transfer';

/** The recipient of a transfer in its activity. */
function counterpartyOf(transfer: Transfer): Counterparty {
  if (transfer.rail === 'PIX') {
    const { holder, key } = transfer.destination;
    return { name: holder.name, tax_id: holder.document, key };
  }
  const { holder, alias, cvu, cbu } = transfer.destination;
  const key = alias ?? cvu ?? cbu;
  return { name: holder.name, tax_id: holder.taxValue, ...(key === null ? {} : { key }) };
}

/** Returns the content of a transfer's activity. */
export function contentOf(transfer: Transfer): ActivityContent {
  return transferOut(counterpartyOf(transfer), transfer.concept, transfer.amount);
}
