import { operations } from '../../../generated/operations';
import type { components } from '../../../generated/types/networks';
import type { NetworkQuestion } from '../../card-processing/answer-message';
import type { NetworkReport } from '../../card-processing/reported-steps';
import { type CardAnswer, responseCode } from '../../card-processing/rules/answer';
import { readMessageAmount } from '../../card-processing/rules/message';
import type { Vault } from '../../platform/crypto/vault';
import type { ReportingNetwork } from '../../platform/http/caller';
import { fingerprint } from '../../platform/idempotency/fingerprint';
import { reporting } from '../reported';

type Schemas = components['schemas'];
type Use = Schemas['CardAuthorizationMessage'];
type Advice = Schemas['CardAdviceMessage'];
type Message = Use | Advice | Schemas['AccountVerificationMessage'];

/** An optional amount: null is the remaining amount. */
export const part = (amount: string | undefined): bigint | null =>
  amount === undefined ? null : readMessageAmount(amount, '/amount');

/**
 * A digest by which a message is told from another one under its reference. It is keyed, since it covers the card's
 * number; what proves the card's holder is left out, since nothing of that is kept in any form.
 */
function digestOf(vault: Vault, message: Message): string {
  const { repeat: _repeat, pin: _pin, cvv: _cvv, ...content } = message as Use;
  return vault.lookup(fingerprint({ path: null, query: null, body: content }), 'card_messages.fingerprint');
}

/** Reads the fields that all card messages have in common. */
function common({ card_id: id, pan, merchant, ...message }: Message) {
  return {
    card: id === undefined ? { pan: pan as string } : { id },
    type: message.type,
    currency: message.currency,
    countryCode: message.country_code,
    merchant: {
      id: merchant.id,
      mcc: merchant.mcc,
      name: merchant.name,
      address: merchant.address ?? null,
      taxId: merchant.tax_id ?? null,
    },
    pointType: message.point_type,
    entryMode: message.entry_mode,
    localDateTime: message.local_date_time,
  };
}

/** The amounts of a message that has any. */
function priced({ amount, cash_amount, exchange_rate, installments }: Use | Advice) {
  return {
    amount: readMessageAmount(amount, '/amount'),
    cash: cash_amount === undefined ? 0n : readMessageAmount(cash_amount, '/cash_amount'),
    exchangeRate: exchange_rate ?? null,
    installments:
      installments === undefined
        ? null
        : {
            quantity: installments.quantity,
            creditType: installments.credit_type,
            gracePeriod: installments.grace_period ?? 0,
          },
  };
}

const UNPRICED = { amount: 0n, cash: 0n, exchangeRate: null, installments: null };

/** The proofs of its holder that a message carries. */
function proofs({ pin, cvv, expiration_date: expirationDate }: Use | Schemas['AccountVerificationMessage']) {
  return { pin: pin ?? null, cvv: cvv ?? null, expirationDate: expirationDate ?? null };
}

const UNPROVED = { pin: null, cvv: null, expirationDate: null };

type MessageOperation = 'receiveCardAuthorization' | 'receiveAccountVerification' | 'receiveCardAdvice';

interface From {
  network: ReportingNetwork | null;
  arrivedAt: number;
  vault: Vault;
}

function own(from: From, operationId: MessageOperation, body: Message) {
  return {
    network: reporting(from),
    arrivedAt: from.arrivedAt,
    waitsMilliseconds: operations[operationId].timeoutMilliseconds as number,
    reference: body.reference,
    repeat: body.repeat ?? false,
    fingerprint: () => digestOf(from.vault, body),
    issuerId: body.issuer_id ?? null,
    originalReference: null,
  };
}

/** A card is used. */
export function authorizationOf(from: From, body: Use): NetworkQuestion {
  const message = { ...common(body), ...priced(body), ...proofs(body), forced: false };
  return { ...own(from, 'receiveCardAuthorization', body), kind: 'AUTHORIZATION', message };
}

/** A card is checked. */
export function verificationOf(from: From, body: Schemas['AccountVerificationMessage']): NetworkQuestion {
  const message = { ...common(body), ...UNPRICED, ...proofs(body), forced: false };
  return { ...own(from, 'receiveAccountVerification', body), kind: 'VERIFICATION', message };
}

/** The network has decided already. */
export function adviceOf(from: From, body: Advice): NetworkQuestion {
  const { original_reference: originalReference = null } = body;
  const message = { ...common(body), ...priced(body), ...UNPROVED, forced: true };
  return { ...own(from, 'receiveCardAdvice', body), kind: 'ADVICE', originalReference, message };
}

/** A report about another message. */
export function reportOf(
  call: { network: ReportingNetwork | null; now: number },
  { reference, original_reference: originalReference }: { reference: string; original_reference: string },
): NetworkReport {
  return { network: reporting(call), reference, originalReference, now: call.now };
}

/** A decision in the contract's words. */
export function presentDecision(reference: string, answer: CardAnswer): Schemas['CardDecisionResult'] {
  const { transactionId, status, detail, authorizationCode } = answer;
  return {
    data: {
      reference,
      transaction_id: transactionId,
      status,
      status_detail: detail,
      response_code: responseCode(detail),
      authorization_code: authorizationCode,
    },
  };
}
