import type { CardTransaction, StatusDetail } from './transaction';

/** The answer to a message of a card network. */
export interface CardAnswer {
  transactionId: string;
  status: 'APPROVED' | 'REJECTED' | 'HELD';
  detail: StatusDetail;
  /** ISO 8583, field 38; null on what was rejected. */
  authorizationCode: string | null;
}

/** ISO 8583, field 39, as the contract lists it. */
const RESPONSE_CODES: Readonly<Partial<Record<StatusDetail, string>>> = {
  APPROVED: '00',
  NOT_DECLINED: '85',
  INVALID_MERCHANT: '03',
  INVALID_TRANSACTION: '12',
  INVALID_AMOUNT: '13',
  CARD_NOT_FOUND: '14',
  ORIGINAL_NOT_FOUND: '25',
  MISSING_FIELDS: '30',
  EXTRA_FIELDS: '30',
  LOST_CARD: '41',
  STOLEN_CARD: '43',
  INSUFFICIENT_FUNDS: '51',
  EXPIRED_CARD: '54',
  INVALID_EXPIRATION_DATE: '54',
  INVALID_PIN: '55',
  TRANSACTION_NOT_PERMITTED: '57',
  REJECTED_FRAUD: '59',
  CARD_NOT_ACTIVE: '62',
  CARD_BLOCKED: '62',
  CARD_DISABLED: '62',
  CARD_NOT_CONFIGURED: '62',
  RESTRICTED_USER: '62',
  SECURITY_VIOLATION: '63',
  INVALID_CVV: '82',
  CRYPTO_ERROR: '88',
  CLIENT_TIMEOUT: '91',
  CLIENT_UNAVAILABLE: '91',
  SERVICE_UNAVAILABLE: '91',
  DUPLICATE_TRANSMISSION_DETECTED: '94',
  CLIENT_SIGNATURE_ERROR: '96',
  SYSTEM_ERROR: '96',
  INTERNAL_ERROR: '96',
};

export function responseCode(detail: StatusDetail): string {
  return RESPONSE_CODES[detail] ?? '05';
}

const CODE_CHARACTERS = 36;
const CODE_LENGTH = 6;
/** Digits at the end of an id that are random (RFC 9562, 5.7). */
const RANDOM_DIGITS = 12;

/**
 * The authorization code of a transaction: six characters that follow from its id, so that a repeat gets the same.
 */
export function authorizationCode(transactionId: string): string {
  const random = Number.parseInt(transactionId.slice(-RANDOM_DIGITS), 16);
  const code = (random % CODE_CHARACTERS ** CODE_LENGTH).toString(CODE_CHARACTERS);
  return code.toUpperCase().padStart(CODE_LENGTH, '0');
}

/** The answer to the message that made a transaction. It stays the same whatever becomes of the transaction later. */
export function answerOf({ id, statusDetail }: Pick<CardTransaction, 'id' | 'statusDetail'>): CardAnswer {
  if (statusDetail === null) throw new Error(`the card transaction ${id} is not decided`);
  const isApproved = statusDetail === 'APPROVED' || statusDetail === 'NOT_DECLINED';
  return {
    transactionId: id,
    status: isApproved ? 'APPROVED' : 'REJECTED',
    detail: statusDetail,
    authorizationCode: isApproved ? authorizationCode(id) : null,
  };
}

/** The answer to what took a transaction back, presented it or refunds it: the code is that of the authorization. */
export function answerAbout(original: string, transactionId: string, status: 'APPROVED' | 'HELD'): CardAnswer {
  return { transactionId, status, detail: 'APPROVED', authorizationCode: authorizationCode(original) };
}
