import { createHash } from 'node:crypto';
import { triggers } from '../../../../generated/triggers';
import type { AllServices } from '../../../../server/all-services';
import { localDateTime } from '../../../../server/card-processing/rules/local-time';
import { type NetworkMessage, readMessageAmount } from '../../../../server/card-processing/rules/message';
import type { StatusDetail } from '../../../../server/card-processing/rules/transaction';
import { findCard } from '../../../../server/cards/store/cards';
import { unknownAt } from '../../../../server/kernel/errors';
import type { Call } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import type { Reader } from '../../../../server/platform/store/db';

type Sending = Call<'authorizeAtNetwork'> | Call<'forceAtNetwork'>;
type Installments = NonNullable<Sending['body']['installments']>;

/** The reason to reject a message that each condition of the contract stands for. */
const FINDINGS = new Map<string, StatusDetail>(
  triggers.authorizeAtNetwork['body:/condition'].map(({ value, outcome }) => [value, outcome]),
);

const MERCHANT_DIGITS = 1_000_000_000;

/** The number that the network gives a merchant: the same for the same name. */
export function merchantId(name: string): string {
  const number = createHash('sha256').update(name).digest().readUInt32BE(0) % MERCHANT_DIGITS;
  return String(number).padStart(9, '0');
}

function installmentsOf(written: Installments): NetworkMessage['installments'] {
  const { quantity, credit_type: creditType, grace_period: gracePeriod } = written;
  return { quantity, creditType, gracePeriod: gracePeriod ?? 0 };
}

async function assertCard(db: Reader, clientId: string, id: string | undefined): Promise<void> {
  if (id === undefined || (await findCard(db, clientId, id)) !== null) return;
  throw unknownAt('CARD_NOT_FOUND', '/card_id', 'card');
}

/**
 * The message that the card network sends when a card is used so.
 * @throws DomainError CARD_NOT_FOUND, INVALID_AMOUNT
 */
export async function messageOf({ body, client, now }: Sending, { db }: AllServices): Promise<NetworkMessage> {
  await assertCard(db, client.id, body.card_id);
  const { merchant } = body;
  return {
    reference: newId(),
    card: body.card_id === undefined ? { pan: body.pan as string } : { id: body.card_id },
    type: body.type,
    amount: readMessageAmount(body.amount, '/amount'),
    cash: body.cash_amount === undefined ? 0n : readMessageAmount(body.cash_amount, '/cash_amount'),
    currency: body.currency,
    exchangeRate: body.exchange_rate ?? null,
    countryCode: body.country_code,
    merchant: {
      id: merchant.id ?? merchantId(merchant.name),
      mcc: merchant.mcc,
      name: merchant.name,
      address: merchant.address ?? null,
      taxId: merchant.tax_id ?? null,
    },
    pointType: body.point_type,
    entryMode: body.entry_mode,
    localDateTime: body.local_date_time ?? localDateTime(body.country_code, now),
    installments: body.installments === undefined ? null : installmentsOf(body.installments),
    pin: body.pin ?? null,
    cvv: body.cvv ?? null,
    expirationDate: body.expiration_date ?? null,
    finding: body.condition === undefined ? null : (FINDINGS.get(body.condition) ?? null),
    originalId: 'original_transaction_id' in body ? (body.original_transaction_id ?? null) : null,
    forced: false,
  };
}
