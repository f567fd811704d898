import type { ErrorCode } from '../../../generated/errors';
import { DomainError, type ErrorDetail } from '../../kernel/errors';
import type { AccountRole, LedgerRefusal, RefusalReason } from '../../ledger/rules/refusal';

/** The error of the contract for a reason: the error code, the reason code of the field, and the field. */
interface Translation {
  code: ErrorCode;
  word: string;
  pointer: string;
}

const parent = (word: string): Translation => ({ code: 'INVALID_PARENT_TX_ID', word, pointer: '/parent_tx_id' });
const request = (word: string, pointer: string): Translation => {
  return { code: 'INVALID_AUTHORIZATION_REQUEST', word, pointer };
};

const TRANSLATIONS: Readonly<Record<RefusalReason, Translation>> = {
  ACCOUNT_NOT_FOUND: { code: 'ACCOUNT_NOT_FOUND', word: 'unknown', pointer: '/account_id' },
  SAME_ACCOUNT: request('same_account', '/destination_account_id'),
  OTHER_CURRENCY: request('currency', '/destination_account_id'),
  BALANCE_OUT_OF_RANGE: request('maximum', '/total_amount'),
  PARENT_UNEXPECTED: parent('unexpected'),
  PARENT_REQUIRED: parent('required'),
  PARENT_UNKNOWN: parent('unknown'),
  PARENT_NOT_APPROVED: parent('state'),
  PARENT_OF_OTHER_TYPE: parent('type'),
  PARENT_NOT_FOLLOWED: parent('process_type'),
  PARENT_SAME_DIRECTION: parent('entry_type'),
  PARENT_EXCEEDED: parent('exceeded'),
};

const ACCOUNT_FIELDS: Readonly<Record<AccountRole, string>> = {
  account: '/account_id',
  source: '/source_account_id',
  destination: '/destination_account_id',
};

/**
 * Converts a refusal of the ledger into an error of the contract, with one detail for each account that it concerns.
 */
export function refusalOf({ reason, message, roles }: LedgerRefusal): DomainError {
  const { code, word, pointer } = TRANSLATIONS[reason];
  const pointers = roles.length === 0 ? [pointer] : roles.map((role) => ACCOUNT_FIELDS[role]);
  const detail = (at: string): ErrorDetail => ({ code: word, detail: message, location: 'body', pointer: at });
  return new DomainError(code, pointers.map(detail));
}
