import { findAccount } from '../accounts/store/accounts';
import { activityCreated } from '../activities/events';
import { cashContent } from '../activities/rules/network-content';
import type { Activity } from '../activities/store/activities';
import { type DomainError, refuseField } from '../kernel/errors';
import { recordActivity } from '../ledger/post-movement';
import { findReceived, insertReceived } from '../networks/store/received';
import type { Vault } from '../platform/crypto/vault';
import { failsWith } from '../platform/http/attempts';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import type { Reader, Tx } from '../platform/store/db';
import { clientOf } from '../transactions/network-movement';
import { lockCashOutIntent } from './store/cash';

/** An attempt to withdraw cash. */
interface Withdrawal {
  intentId: string;
  /** Minor units; null if the report names no amount. */
  amount: bigint | null;
  now: number;
  /** The report, which may be sent again; null if each request is an attempt of its own. */
  report: { reference: string; token: string } | null;
  /** Finds the client of the intent; null if there is no such intent. */
  clientId(reader: Reader): Promise<string | null>;
}

/**
 * Runs the unit of work of a withdrawal. A wrong token leaves a REJECTED activity, as a wrong security code of a card
 * does. It has a unit of work of its own, because that of the withdrawal is rolled back with the refusal. A report that
 * is sent again leaves no other one, counts as no further guess, and its token is not compared again.
 * @param guessing counts the guess, unless each attempt may be made
 * @throws what the work throws, and what `guessing` does
 */
export async function recordingWrongToken<T>(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  withdrawal: Withdrawal,
  work: () => Promise<T>,
  guessing: Guessing = (once) => once(() => undefined),
): Promise<T> {
  const id = idOf(vault, withdrawal);
  if (id !== null && (await findReceived(db, id)) !== null) throw wrongToken();
  // The token was compared also if that can't be recorded, so the failure may not pass for one that is no guess.
  let failure: unknown = null;
  const attempt = guessing(async (noGuess) => {
    try {
      return await work();
    } catch (error) {
      if (!isWrongToken(error)) throw error;
      try {
        const isFirst = await db.transaction((tx) => recordWrongToken(tx, id, withdrawal));
        if (!isFirst) noGuess();
      } catch (unrecorded) {
        failure = unrecorded;
      }
      throw error;
    }
  });
  return attempt.catch((error: unknown) => {
    throw failure ?? error;
  });
}

/** Runs an attempt, which says if it was none: a report that came twice at the same time. */
type Guessing = <T>(attempt: (noGuess: () => void) => Promise<T>) => Promise<T>;

export const wrongToken = (): DomainError =>
  refuseField('WRONG_CASH_TOKEN', '/token', 'token', 'the token does not match the intent');

const isWrongToken = failsWith('WRONG_CASH_TOKEN');

/**
 * Nothing is recorded without an amount: neither the intent nor the report has to name one.
 * @returns false for a report that is recorded already
 */
async function recordWrongToken(tx: Tx, id: string | null, withdrawal: Withdrawal): Promise<boolean> {
  const { intentId, now } = withdrawal;
  const clientId = await withdrawal.clientId(tx);
  // Locked, so that of a report that comes twice at the same time the second one finds the first.
  const intent = clientId === null ? null : await lockCashOutIntent(tx, clientId, intentId);
  const amount = intent?.amount ?? withdrawal.amount;
  if (intent === null || amount === null) return true;
  if (id !== null && (await findReceived(tx, id)) !== null) return false;
  const client = await clientOf(tx, intent.clientId);
  const account = await findAccount(tx, client.id, intent.accountId);
  if (account === null) return true;
  const activity = {
    id: newId(),
    clientId: client.id,
    accountId: account.id,
    country: account.country,
    currency: account.currency,
    accountTxs: [],
    originTxId: intent.id,
    origin: 'CASH_NETWORK',
    processType: 'ORIGINAL',
    type: 'CASHOUT',
    entryType: 'DEBIT',
    totalAmount: amount,
    result: 'REJECTED',
    rejectionReason: 'WRONG_CASH_TOKEN',
    forced: false,
    data: cashContent('withdrawal', { network: intent.network, reference: null }, amount),
    createdAt: now,
    updatedAt: now,
  } satisfies Activity;
  await recordActivity(tx, activity, (made, sequence) => activityCreated(client, made, sequence));
  if (id === null) return true;
  const { clientId: owner, accountId, id: activityId, result, rejectionReason } = activity;
  const outcome = { accountId, activityId, result, rejectionReason, amount, balance: account.balance };
  await insertReceived(tx, { id, clientId: owner, ...outcome, createdAt: now, intentId });
  return true;
}

/** The id of a report with a wrong token. With another token the same reference stands for another attempt. */
function idOf(vault: Vault, { intentId, report }: Withdrawal): string | null {
  if (report === null) return null;
  return `wrong-token:${intentId}:${report.reference}:${vault.lookup(report.token, 'cash.wrong-token')}`;
}
