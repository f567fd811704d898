// What the cash networks report. Each report is one unit of work that the caller opens.

import { lockAccount } from '../accounts/store/accounts';
import { cashContent } from '../activities/rules/network-content';
import { findReachableAccount } from '../bank/store/destinations';
import type { Client } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { lockLimitedClient } from '../ledger/post-movement';
import { findReceived, type Received } from '../networks/store/received';
import type { Vault } from '../platform/crypto/vault';
import type { Tx } from '../platform/store/db';
import { clientOf } from '../transactions/network-movement';
import { assertSameReport, receive } from '../transactions/received-once';
import { assertPayable, type CashInIntent, cancelledByProvider, paid, remainder } from './rules/cash-in-intent';
import { amountOfWithdrawal, used } from './rules/cash-out-intent';
import {
  findCashInIntent,
  findCashOutIntent,
  lockCashInIntent,
  lockCashOutIntent,
  type StoredCashOutIntent,
  tokenPlace,
  updateCashInIntent,
  updateCashOutIntent,
} from './store/cash';
import { wrongToken } from './wrong-token';

const ORIGIN = 'CASH_NETWORK';

/** An intent before and after a report. */
export interface CashInStep {
  before: CashInIntent;
  after: CashInIntent;
}

/** The intent and client that a report is about, and its moment. */
interface IntentReport {
  clientId: string;
  intentId: string;
  now: number;
}

async function lockedCashIn(tx: Tx, { clientId, intentId }: IntentReport): Promise<CashInIntent> {
  const intent = await lockCashInIntent(tx, clientId, intentId);
  if (intent === null || intent.status === 'RESERVED') throw new DomainError('CASH_IN_INTENT_NOT_FOUND');
  return intent;
}

/** Locks the account first, as a deletion does, so that the two never wait for each other. */
async function lockedToPay(tx: Tx, client: Client, report: IntentReport): Promise<CashInIntent> {
  const found = await findCashInIntent(tx, client.id, report.intentId);
  await lockLimitedClient(tx, client);
  if (found !== null) await lockAccount(tx, client.id, found.accountId);
  return lockedCashIn(tx, report);
}

/**
 * Processes a full or partial payment of a boleto. A payment that the account refuses, or that was already reported,
 * does not change the intent.
 * @param report `amount` in minor units; null is the remaining amount
 * @throws DomainError CASH_IN_INTENT_NOT_FOUND, ILLEGAL_STEP, CASH_IN_INTENT_EXPIRED, AMOUNT_EXCEEDS_REMAINDER
 */
export async function boletoPaid(
  tx: Tx,
  report: IntentReport & { paymentId: string; amount: bigint | null },
): Promise<CashInStep & { received: Received }> {
  const client = await clientOf(tx, report.clientId);
  const before = await lockedToPay(tx, client, report);
  const id = `boleto:${report.paymentId}`;
  const earlier = await findReceived(tx, id);
  if (earlier !== null) {
    assertSameReport(earlier, { accountId: before.accountId, amount: report.amount, intentId: before.id });
    return { before, after: before, received: earlier };
  }
  const amount = report.amount ?? remainder(before);
  assertPayable(before, amount, report.now);
  const received = await receive(tx, client, {
    id,
    intentId: before.id,
    movement: { accountId: before.accountId, type: 'CASHIN', entryType: 'CREDIT', amount, now: report.now },
    description: {
      origin: ORIGIN,
      originTxId: before.id,
      content: cashContent('boleto', { network: before.network, reference: before.barcode }, amount),
    },
  });
  const after = received.result === 'APPROVED' ? paid(before, amount, report.now) : before;
  await updateCashInIntent(tx, after);
  return { before, after, received };
}

/**
 * The provider cancelled a boleto.
 * @throws DomainError CASH_IN_INTENT_NOT_FOUND, ILLEGAL_STEP
 */
export async function boletoCancelled(tx: Tx, report: IntentReport): Promise<CashInStep> {
  const before = await lockedCashIn(tx, report);
  const after = cancelledByProvider(before, report.now);
  await updateCashInIntent(tx, after);
  return { before, after };
}

/** Locks the account first, as the replacement of an intent does, so that the two never wait for each other. */
async function lockedCashOut(tx: Tx, client: Client, { intentId }: IntentReport): Promise<StoredCashOutIntent> {
  const { id: clientId } = client;
  const found = await findCashOutIntent(tx, clientId, intentId);
  await lockLimitedClient(tx, client);
  if (found !== null) await lockAccount(tx, clientId, found.accountId);
  const intent = await lockCashOutIntent(tx, clientId, intentId);
  if (intent === null) throw new DomainError('CASH_OUT_INTENT_NOT_FOUND');
  return intent;
}

/**
 * Processes a cash withdrawal with a token. If the account rejects it, the intent stays ACTIVE.
 * @param report `amount` in minor units, for an intent that names none
 * @throws DomainError CASH_OUT_INTENT_NOT_FOUND, ILLEGAL_STEP, WRONG_CASH_TOKEN, AMOUNT_REQUIRED, INVALID_REQUEST
 */
export async function cashWithdrawn(
  tx: Tx,
  vault: Vault,
  report: IntentReport & { withdrawalId: string; token: string; amount: bigint | null },
): Promise<Received> {
  const { clientId, now } = report;
  const client = await clientOf(tx, clientId);
  const intent = await lockedCashOut(tx, client, report);
  const id = `withdrawal:${report.withdrawalId}`;
  const earlier = await findReceived(tx, id);
  if (earlier !== null) {
    assertSameReport(earlier, { accountId: intent.accountId, amount: report.amount, intentId: intent.id });
    return earlier;
  }
  const after = used(intent, now);
  if (vault.open(intent.tokenSealed, tokenPlace(intent.id)) !== report.token) {
    throw wrongToken();
  }
  const amount = amountOfWithdrawal(intent, report.amount);
  const received = await receive(tx, client, {
    id,
    intentId: intent.id,
    movement: { accountId: intent.accountId, type: 'CASHOUT', entryType: 'DEBIT', amount, now },
    description: {
      origin: ORIGIN,
      originTxId: intent.id,
      content: cashContent('withdrawal', { network: intent.network, reference: null }, amount),
    },
  });
  if (received.result === 'APPROVED') await updateCashOutIntent(tx, after);
  return received;
}

/** Cash that was paid in at a counter, by the alias of an account. */
interface CashIn {
  /** The network's id of the payment. */
  paymentId: string;
  clientId: string;
  alias: string;
  /** Minor units. */
  amount: bigint;
  network: string;
  reference: string | null;
  now: number;
}

/**
 * Cash was paid in.
 * @returns null when the client has no account with this alias
 */
export async function cashPaidIn(tx: Tx, report: CashIn): Promise<Received | null> {
  const account = await findReachableAccount(tx, { cashAlias: report.alias });
  if (account === null || account.clientId !== report.clientId) return null;
  const client = await clientOf(tx, report.clientId);
  await lockLimitedClient(tx, client);
  const present = await lockAccount(tx, client.id, account.id);
  if (present?.status === 'DELETED') return null;
  return receive(tx, client, {
    id: `cash-in:${report.paymentId}`,
    intentId: null,
    movement: { accountId: account.id, type: 'CASHIN', entryType: 'CREDIT', amount: report.amount, now: report.now },
    description: {
      origin: ORIGIN,
      originTxId: null,
      content: cashContent('cashIn', report, report.amount),
    },
  });
}
