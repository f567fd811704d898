import { listRequest } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentCard } from '../present';
import { shownReasons } from '../rules/shown-reasons';
import { searchCards as findCards } from '../store/cards';

export const searchCards = read<'searchCards'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const { cards, total } = await findCards(db, call.client.id, {
    filters: {
      cardType: query['filter[card_type]'],
      userId: query['filter[user_id]'],
      status: query['filter[status]'],
      statusDetail: query['filter[status_detail]'],
      affinityGroupId: query['filter[affinity_group_id]'],
      shipmentId: query['filter[shipment_id]'],
      innominate: query['filter[innominate]'],
      productType: query['filter[product_type]'],
      productBrand: query['filter[product_brand]'],
      countryCode: query['filter[country_code]'],
    },
    sort: list.sort,
    sortedAs: { status_detail: shownReasons(call.policy.cardReasons) },
    page: list.page,
  });
  return { status: 200, body: { data: cards.map(presentCard), meta: list.meta(total) } };
});
