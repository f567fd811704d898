import { amountsOf, price } from '../card-processing/rules/amounts';
import type { Facts } from '../card-processing/rules/decision';
import { type CardTransaction, cardUseOf } from '../card-processing/rules/transaction';

/** The moment that the tests of card transactions play at. */
export const NOON = Date.UTC(2026, 2, 15, 12);

/** An approved domestic purchase of 100.00, unless the changes say otherwise. */
export function purchase(changes: Partial<CardTransaction> = {}): CardTransaction {
  const pricing = {
    localCurrency: 'ARS',
    transactionCurrency: 'ARS',
    settlementCurrency: 'USD',
    rate: '1',
    usdRate: '1/1450',
    cash: '0',
    charges: [],
  };
  const { type = 'PURCHASE', pointType = 'POS' } = changes;
  const amounts = price(changes.pricing ?? pricing, changes.transactionAmount ?? 10_000n);
  return {
    ...amountsOf(amounts),
    id: 't-1',
    clientId: 'client',
    type,
    state: 'AUTHORIZED',
    statusDetail: 'APPROVED',
    decidedBy: 'LEDGER',
    networkReference: 'r-1',
    duplicate: false,
    cardId: 'card',
    userId: 'user',
    affinityGroupId: 'group',
    cardType: 'VIRTUAL',
    productType: 'PREPAID',
    provider: 'CARD_NETWORK_1',
    bin: '99991101',
    lastFour: '4242',
    accountId: 'account',
    origin: 'DOMESTIC',
    countryCode: 'ARG',
    merchant: { id: '920011223', mcc: '5411', name: 'Almacén Palermo', address: null },
    pointType,
    entryMode: 'CHIP',
    localDateTime: '2026-03-15T09:00:00',
    installments: null,
    cardUse: cardUseOf({ type, pointType }),
    originalId: null,
    forced: false,
    chargedAmount: amounts.transactionAmount,
    charged: amounts.localAmount,
    presented: 0n,
    refunded: 0n,
    pendingUntil: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
  };
}

const ALLOWED = { purchases: true, ecommerce: true, withdrawal: true, extracash: true };
const UNLIMITED = { perTransaction: null, daily: null, monthly: null };

/** Facts that nothing is wrong with, unless the changes say otherwise. */
export function soundFacts(changes: Partial<Facts> = {}): Facts {
  return {
    now: NOON,
    forced: false,
    clientActive: true,
    transaction: purchase(),
    card: { status: 'ACTIVE', expiresAt: NOON + 1, expirationDate: '03/26' },
    userStatus: 'ACTIVE',
    group: {
      status: 'ACTIVE',
      allowed: { local: ALLOWED, international: ALLOWED },
      limits: { purchases: UNLIMITED, ecommerce: UNLIMITED, withdrawal: UNLIMITED, extracash: UNLIMITED },
    },
    given: { pin: false, cvv: false, expirationDate: null },
    fraudEngine: false,
    repeated: false,
    original: null,
    spent: null,
    finding: null,
    answers: {},
    ...changes,
  };
}
