import { DomainError } from '../../kernel/errors';
import { listRequest } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentAssociation } from '../present';
import { searchAssociations } from '../store/associations';

function missing(pointer: string) {
  const detail = 'filter[card_id] or filter[account_id] is required';
  return { code: 'required', detail, location: 'query', pointer } as const;
}

export const searchCardAssociations = read<'searchCardAssociations'>(async (call, db) => {
  const cardId = call.query['filter[card_id]'];
  const accountId = call.query['filter[account_id]'];
  if (cardId === undefined && accountId === undefined) {
    throw new DomainError('INVALID_REQUEST', [missing('filter[card_id]'), missing('filter[account_id]')]);
  }
  const list = listRequest(call.query);
  const { associations, total } = await searchAssociations(db, call.client.id, {
    filters: { cardId, accountId },
    page: list.page,
  });
  return { status: 200, body: { data: associations.map(presentAssociation), meta: list.meta(total) } };
});
