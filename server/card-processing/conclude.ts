import { insertCalls } from '../events/store/calls';
import type { Client } from '../kernel/client';
import { newId } from '../platform/ids';
import type { Reader, Tx } from '../platform/store/db';
import type { ClientDecision } from './made-call';
import type { ProcessingParts } from './parts';
import { postForced } from './posting';
import type { Conclusion } from './rules/call-outcome';
import { approved, rejected } from './rules/outcome';
import { follower } from './rules/steps';
import { type CardTransaction, reversalOf } from './rules/transaction';
import { concludeCardTransactions, findCardTransaction, insertCardTransactions } from './store/card-transactions';

/** Status details about the call to the client, not about the client's decision. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  'CLIENT_TIMEOUT',
  'CLIENT_UNAVAILABLE',
  'CLIENT_SIGNATURE_ERROR',
  'INTERNAL_ERROR',
]);

function concluded(pending: CardTransaction, { detail, stoodIn }: Conclusion, now: number): CardTransaction {
  const decidedBy = stoodIn ? 'STAND_IN' : ON_THE_WAY.has(detail) ? 'PROCESSOR' : 'CLIENT';
  const decided = detail === 'APPROVED' ? approved(pending, decidedBy) : rejected(pending, detail, decidedBy);
  return { ...decided, updatedAt: now };
}

/**
 * Records what became of a transaction that its client was called about.
 * @returns the transaction as it is then: where somebody else has concluded it meanwhile, as they did
 */
export async function conclude(
  { commit, services }: Pick<ProcessingParts, 'commit' | 'services'>,
  client: Client,
  pending: CardTransaction,
  { answer, call }: ClientDecision,
): Promise<CardTransaction> {
  const now = services.clock.now();
  if (answer.mayBeApproved || answer.stoodIn) {
    return commit.run(async (tx) => {
      if (call !== null) await insertCalls(tx, [call]);
      return concludeIn(tx, client, pending, answer, now);
    });
  }
  const transaction = concluded(pending, answer, now);
  return (await commit.conclude(transaction, call)) ? transaction : asConcluded(services.db, transaction);
}

/**
 * The same in a unit of work. If the client may have approved a transaction that is now rejected, it gets a reversal.
 * If the service approved it for the client, the client gets an adjustment.
 */
export async function concludeIn(
  tx: Tx,
  client: Client,
  pending: CardTransaction,
  answer: Conclusion,
  now: number,
): Promise<CardTransaction> {
  const transaction = concluded(pending, answer, now);
  const open = await concludeCardTransactions(tx, [transaction]);
  if (!open.has(pending.id)) return asConcluded(tx, transaction);
  if (answer.mayBeApproved && pending.localAmount > 0n) {
    const made = { type: reversalOf(pending.type), state: 'AUTHORIZED', amounts: pending } as const;
    const reversal = follower(pending, made, { now, newId });
    await insertCardTransactions(tx, [reversal]);
    await postForced(tx, client, reversal);
  }
  if (answer.stoodIn && answer.detail === 'APPROVED') await postForced(tx, client, transaction);
  return transaction;
}

/**
 * @param own as it was about to be concluded, which it stays where it is not there any more: its client has started
 * over meanwhile
 */
async function asConcluded(reader: Reader, own: CardTransaction): Promise<CardTransaction> {
  return (await findCardTransaction(reader, own.clientId, own.id)) ?? own;
}
