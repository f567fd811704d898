import type { Axis } from '../../generated/revisions';
import type { Conversion } from './adapter';
import { eachRecord, inside, renamed, shownAs, without } from './shapes';

const USERS = ['createUser', 'getUser', 'updateUser', 'searchUsers'];
const CARDS = ['getCard', 'updateCard', 'searchCards', 'createCard', 'activateCard'];
const SHIPMENTS = [
  'createShipment',
  'searchShipments',
  'getShipment',
  'updateCardShippingAddress',
  'updateBatchShippingAddress',
];
const CALLBACKS = ['authorizeCardTransaction', 'adjustCardTransaction'];

const receiver = (from: string, to: string) => inside('receiver', renamed(from, to));

/**
 * What each value of each axis changes in shape, where it differs from the current revision. A value that is not here
 * changes addresses or constraints only, which the contract's own tables express.
 */
export const CONVERSIONS: Partial<Record<Axis, Readonly<Record<string, readonly Conversion[]>>>> = {
  'user-nationality': {
    absent: [{ operations: USERS, reply: eachRecord(without('nationality')) }],
  },
  'card-reasons': {
    'without-fraudulent': [
      { operations: CARDS, reply: eachRecord(shownAs('status_detail', 'FRAUDULENT', 'CLIENT_INTERNAL_REASON')) },
    ],
    'without-provider-internal': [
      {
        operations: CARDS,
        reply: eachRecord(shownAs('status_detail', 'PROVIDER_INTERNAL_REASON', 'SERVICE_INTERNAL_REASON')),
      },
    ],
  },
  installments: {
    'without-current': [{ operations: CALLBACKS, payload: inside('installments', without('current_installment')) }],
  },
  'cash-in-list-meta': {
    absent: [{ operations: ['searchCashInIntents'], reply: without('meta') }],
  },
  'receiver-tax-field': {
    camel: [
      { operations: SHIPMENTS, request: receiver('taxIdentificationNumber', 'tax_identification_number') },
      { operations: SHIPMENTS, reply: eachRecord(receiver('tax_identification_number', 'taxIdentificationNumber')) },
    ],
  },
};
