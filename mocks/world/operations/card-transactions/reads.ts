import {
  findCardTransaction,
  findPresentments,
  searchCardTransactions as search,
} from '../../../../server/card-processing/store/card-transactions';
import { DomainError } from '../../../../server/kernel/errors';
import { listRequest, momentFrom, momentUntil } from '../../../../server/platform/http/list';
import { read } from '../../../../server/platform/http/operation';
import { presentCardTransaction } from './shape';

export const getCardTransaction = read<'getCardTransaction'>(async (call, _db, { db }) => {
  return db.read(async (reader) => {
    const transaction = await findCardTransaction(reader, call.client.id, call.path.transaction_id);
    if (transaction === null) throw new DomainError('CARD_TRANSACTION_NOT_FOUND');
    const presentments = await findPresentments(reader, call.client.id, [transaction.id]);
    return { status: 200, body: { data: presentCardTransaction(transaction, presentments) } };
  });
});

export const searchCardTransactions = read<'searchCardTransactions'>(async ({ client, query }, _db, { db }) => {
  const list = listRequest(query);
  const { transactions, total, presentments } = await db.read(async (reader) => {
    const found = await search(reader, client.id, {
      filters: {
        cardId: query['filter[card_id]'],
        state: query['filter[state]'],
        statusDetail: query['filter[status_detail]'],
        type: query['filter[type]'],
        originalId: query['filter[original_transaction_id]'],
        createdFrom: momentFrom(query['filter[created_from]']),
        createdUntil: momentUntil(query['filter[created_until]']),
      },
      sort: list.sort,
      page: list.page,
    });
    const ids = found.transactions.map(({ id }) => id);
    return { ...found, presentments: await findPresentments(reader, client.id, ids) };
  });
  const data = transactions.map((transaction) =>
    presentCardTransaction(
      transaction,
      presentments.filter(({ transactionId }) => transactionId === transaction.id),
    ),
  );
  return { status: 200, body: { data, meta: list.meta(total) } };
});
