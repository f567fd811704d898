import type { Conversions, Current, QueryOf, RequestNames, Shape } from './conversion';

type User = Current<'getUser', 'reply'>['data'];
type CardReason = Current<'getCard', 'reply'>['data']['status_detail'];
type Shipment = Current<'getShipment', 'reply'>['data'];
type Received = 'createShipment' | 'createCardBatch' | 'updateBatchShippingAddress';
type Camel<Id extends Received> = Shape<'receiver-tax-field=camel', Id, 'request'>;
type CamelReceiver = NonNullable<Camel<Received>['receiver']>;

const withoutNationality = ({ nationality: _left, ...user }: User) => user;

const fraudAsClientReason = <C extends { status_detail: CardReason }>(card: C) => {
  const { status_detail: reason } = card;
  return { ...card, status_detail: reason === 'FRAUDULENT' ? ('CLIENT_INTERNAL_REASON' as const) : reason };
};

const providerAsServiceReason = <C extends { status_detail: CardReason }>(card: C) => {
  const { status_detail: reason } = card;
  return {
    ...card,
    status_detail: reason === 'PROVIDER_INTERNAL_REASON' ? ('SERVICE_INTERNAL_REASON' as const) : reason,
  };
};

/**
 * A reason that also replaces another one: a search for it includes the other one; a search for the other one finds
 * nothing.
 */
const alsoFor = (reason: CardReason, other: CardReason) => ({
  query: (query: QueryOf<'searchCards'>) => {
    const requested = query['filter[status_detail]'];
    return requested?.includes(reason as never)
      ? { ...query, 'filter[status_detail]': [...requested, other as never] }
      : query;
  },
  unnamed: <F extends { field: string; values: string[] }>(filter: F): F =>
    filter.field === 'status_detail' ? { ...filter, values: filter.values.filter((value) => value !== other) } : filter,
});

const fraudulent = alsoFor('CLIENT_INTERNAL_REASON', 'FRAUDULENT');
const ofProvider = alsoFor('SERVICE_INTERNAL_REASON', 'PROVIDER_INTERNAL_REASON');

const withoutCurrentInstallment = <C extends Current<'adjustCardTransaction' | 'authorizeCardTransaction', 'request'>>({
  installments,
  ...call
}: C) => {
  if (installments === undefined) return call;
  const { current_installment: _left, ...rest } = installments;
  return { ...call, installments: rest };
};

const snakeReceiver = ({ taxIdentificationNumber: number, ...receiver }: CamelReceiver) =>
  number === undefined ? receiver : { ...receiver, tax_identification_number: number };

const withSnakeReceiver = <B extends Camel<Received>>({ receiver, ...body }: B) =>
  receiver ? { ...body, receiver: snakeReceiver(receiver) } : body;

const camelReceiver = ({ tax_identification_number: number, ...receiver }: NonNullable<Shipment['receiver']>) =>
  number === undefined ? receiver : { ...receiver, taxIdentificationNumber: number };

const camelShipment = (shipment: Shipment) => ({
  ...shipment,
  receiver: shipment.receiver && camelReceiver(shipment.receiver),
});

/**
 * The changes of shape of each value of each axis, by operation. The compiler reports missing ones. A value that is not
 * listed here changes only addresses or constraints, which are in the contract's own tables.
 */
export const CONVERSIONS: Conversions = {
  'user-nationality=absent': {
    createUser: { reply: (body) => ({ ...body, data: withoutNationality(body.data) }) },
    getUser: { reply: (body) => ({ ...body, data: withoutNationality(body.data) }) },
    updateUser: { reply: (body) => ({ ...body, data: withoutNationality(body.data) }) },
    searchUsers: { reply: (body) => ({ ...body, data: body.data.map(withoutNationality) }) },
  },
  'card-reasons=without-fraudulent': {
    createCard: { reply: (body) => ({ ...body, data: fraudAsClientReason(body.data) }) },
    getCard: { reply: (body) => ({ ...body, data: fraudAsClientReason(body.data) }) },
    updateCard: { reply: (body) => ({ ...body, data: fraudAsClientReason(body.data) }) },
    activateCard: { reply: (body) => ({ ...body, data: fraudAsClientReason(body.data) }) },
    searchCards: {
      query: fraudulent.query,
      reply: ({ data, meta }) => ({
        data: data.map(fraudAsClientReason),
        meta: { ...meta, filters: meta.filters.map(fraudulent.unnamed) },
      }),
    },
  },
  'card-reasons=without-provider-internal': {
    createCard: { reply: (body) => ({ ...body, data: providerAsServiceReason(body.data) }) },
    getCard: { reply: (body) => ({ ...body, data: providerAsServiceReason(body.data) }) },
    updateCard: { reply: (body) => ({ ...body, data: providerAsServiceReason(body.data) }) },
    activateCard: { reply: (body) => ({ ...body, data: providerAsServiceReason(body.data) }) },
    searchCards: {
      query: ofProvider.query,
      reply: ({ data, meta }) => ({
        data: data.map(providerAsServiceReason),
        meta: { ...meta, filters: meta.filters.map(ofProvider.unnamed) },
      }),
    },
  },
  'installments=without-current': {
    authorizeCardTransaction: { payload: withoutCurrentInstallment },
    adjustCardTransaction: { payload: withoutCurrentInstallment },
  },
  'cash-in-list-meta=absent': {
    searchCashInIntents: { reply: ({ data }) => ({ data }) },
  },
  'receiver-tax-field=camel': {
    createShipment: {
      request: withSnakeReceiver,
      reply: (body) => ({ ...body, data: camelShipment(body.data) }),
    },
    createCardBatch: { request: withSnakeReceiver },
    getShipment: { reply: (body) => ({ ...body, data: camelShipment(body.data) }) },
    searchShipments: { reply: (body) => ({ ...body, data: body.data.map(camelShipment) }) },
    updateCardShippingAddress: { reply: (body) => ({ ...body, data: camelShipment(body.data) }) },
    updateBatchShippingAddress: {
      request: withSnakeReceiver,
      reply: (body) => ({ ...body, data: camelShipment(body.data) }),
    },
  },
};

/** Names of request fields in a value, by operation and current name. Refusals use the caller's names. */
export const REQUEST_NAMES: RequestNames = {
  'receiver-tax-field=camel': {
    createShipment: { tax_identification_number: 'taxIdentificationNumber' },
    createCardBatch: { tax_identification_number: 'taxIdentificationNumber' },
    updateBatchShippingAddress: { tax_identification_number: 'taxIdentificationNumber' },
  },
};
