import type { Leg } from '../../ledger/rules/movement';
import { accountTx, activityOfLeg } from './activity';

const NOW = Date.UTC(2026, 0, 15, 12, 0, 1, 250);

const LEG = {
  transactionId: 't1',
  accountId: 'a1',
  country: 'ARG',
  currency: 'ARS',
  processType: 'ORIGINAL',
  type: 'CASHIN',
  entryType: 'CREDIT',
  amount: 123_456n,
  result: 'REJECTED',
  rejectionReason: 'ACCOUNT_FROZEN',
  forced: true,
} as unknown as Leg;

it('names a transaction of the account as the contract does: amounts as decimals, times in UTC', () => {
  expect(accountTx({ ...LEG, id: 't1', now: NOW })).toEqual({
    id: 't1',
    process_type: 'ORIGINAL',
    entry_type: 'CREDIT',
    total_amount: '1234.56',
    result: 'REJECTED',
    created_at: '2026-01-15T12:00:01.250Z',
  });
});

it('is about the leg, with its transaction as the origin and the only one', () => {
  const data = { properties: { a: 1 }, description: null, details: [], metadata: {} } as never;
  expect(activityOfLeg(LEG, 'CASH', data, { id: 'v1', clientId: 'c1', now: NOW })).toEqual({
    id: 'v1',
    clientId: 'c1',
    accountId: 'a1',
    country: 'ARG',
    currency: 'ARS',
    accountTxs: [accountTx({ ...LEG, id: 't1', now: NOW })],
    originTxId: 't1',
    origin: 'CASH',
    processType: 'ORIGINAL',
    type: 'CASHIN',
    entryType: 'CREDIT',
    totalAmount: 123_456n,
    result: 'REJECTED',
    rejectionReason: 'ACCOUNT_FROZEN',
    forced: true,
    data,
    createdAt: NOW,
    updatedAt: NOW,
  });
});
