import type { SettledPresentment, SettledTransaction } from '../settlement/rules/record';

/**
 * A purchase at home on a prepaid card of Argentina, as the files need it; what a test is about goes into the changes.
 */
export function settled(changes: Partial<SettledTransaction> = {}): SettledTransaction {
  const createdAt = Date.parse('2026-01-15T12:41:07.000Z');
  return {
    id: 't-1',
    type: 'PURCHASE',
    state: 'AUTHORIZED',
    statusDetail: 'APPROVED',
    productType: 'PREPAID',
    provider: 'CARD_NETWORK_1',
    affinityGroupId: 'g-1',
    userId: 'u-1',
    cardId: 'c-1',
    bin: '99991101',
    lastFour: '4242',
    origin: 'DOMESTIC',
    countryCode: 'ARG',
    merchant: { id: '920011223', mcc: '5411', name: 'Almacén Palermo', address: null },
    pointType: 'POS',
    entryMode: 'CHIP',
    localDateTime: '2026-01-15T09:41:07',
    installments: null,
    localAmount: 1_452_050n,
    baseAmount: 1_452_050n,
    usdAmount: 1_001n,
    transactionAmount: 1_452_050n,
    originalId: null,
    forced: false,
    pricing: { localCurrency: 'ARS', transactionCurrency: 'ARS' },
    createdAt,
    updatedAt: createdAt,
    ...changes,
  };
}

/** The presentment of that purchase. */
export function presented(changes: Partial<SettledPresentment> = {}): SettledPresentment {
  return {
    id: 'p-1',
    functionCode: 'FIRST_PRESENTMENT',
    reverse: false,
    reasonCode: null,
    amount: 1_452_050n,
    currency: 'ARS',
    baseAmount: 1_452_050n,
    usdAmount: 1_001n,
    currentInstallment: null,
    presentedAt: Date.parse('2026-01-16T03:00:00.000Z'),
    ...changes,
  };
}
