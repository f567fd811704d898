import { LedgerRefusal, type RefusalReason } from '../../ledger/rules/refusal';
import { refusalOf } from './refusals';

const EXPECTED: Record<RefusalReason, [string, string, string]> = {
  ACCOUNT_NOT_FOUND: ['ACCOUNT_NOT_FOUND', 'unknown', '/account_id'],
  SAME_ACCOUNT: ['INVALID_AUTHORIZATION_REQUEST', 'same_account', '/destination_account_id'],
  OTHER_CURRENCY: ['INVALID_AUTHORIZATION_REQUEST', 'currency', '/destination_account_id'],
  BALANCE_OUT_OF_RANGE: ['INVALID_AUTHORIZATION_REQUEST', 'maximum', '/total_amount'],
  PARENT_UNEXPECTED: ['INVALID_PARENT_TX_ID', 'unexpected', '/parent_tx_id'],
  PARENT_REQUIRED: ['INVALID_PARENT_TX_ID', 'required', '/parent_tx_id'],
  PARENT_UNKNOWN: ['INVALID_PARENT_TX_ID', 'unknown', '/parent_tx_id'],
  PARENT_NOT_APPROVED: ['INVALID_PARENT_TX_ID', 'state', '/parent_tx_id'],
  PARENT_OF_OTHER_TYPE: ['INVALID_PARENT_TX_ID', 'type', '/parent_tx_id'],
  PARENT_NOT_FOLLOWED: ['INVALID_PARENT_TX_ID', 'process_type', '/parent_tx_id'],
  PARENT_SAME_DIRECTION: ['INVALID_PARENT_TX_ID', 'entry_type', '/parent_tx_id'],
  PARENT_EXCEEDED: ['INVALID_PARENT_TX_ID', 'exceeded', '/parent_tx_id'],
};

it.each(Object.entries(EXPECTED))('%s is said in the words of the contract', (reason, [code, word, pointer]) => {
  const refusal = refusalOf(new LedgerRefusal(reason as RefusalReason, 'why'));
  expect(refusal.code).toBe(code);
  expect(refusal.details).toEqual([{ code: word, detail: 'why', location: 'body', pointer }]);
});

it('names each account that it is about', () => {
  const refusal = refusalOf(new LedgerRefusal('ACCOUNT_NOT_FOUND', 'why', ['source', 'destination']));
  expect(refusal.details.map(({ pointer }) => pointer)).toEqual(['/source_account_id', '/destination_account_id']);
});
