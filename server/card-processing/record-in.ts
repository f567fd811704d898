import { listApiKeys } from '../clients/store/api-keys';
import type { Client } from '../kernel/client';
import type { Tx } from '../platform/store/db';
import { decidedByLedger } from './accompanied';
import type { PendingAuthorization } from './client-call';
import { type FactsWithRecords, findFacts } from './facts';
import { forced } from './forced';
import type { ProcessingParts } from './parts';
import { post, postForced, recordRejection } from './posting';
import { lockReceived, writeReceived } from './received-message';
import { type Answers, decideMessage } from './rules/decision';
import { pending, rejected, usable } from './rules/outcome';
import type { CardTransaction, StatusDetail } from './rules/transaction';
import { insertCardTransactions } from './store/card-transactions';
import { interceptionOf, OriginalUndecided, type Recorded, type UndecidedMessage } from './undecided';

/**
 * Decides and records a message in one unit of work, together with the money that it moves.
 * @returns null when the decision asks something after all: then it has to be asked outside of this transaction
 * @throws OriginalUndecided before anything is written
 */
export async function recordIn(
  tx: Tx,
  parts: ProcessingParts,
  undecided: UndecidedMessage,
  answers: Answers,
): Promise<Recorded | null> {
  const { client, message, draft } = undecided;
  const { transaction } = draft;
  const received = undecided.received === null ? [] : [undecided.received];
  const [found] = await Promise.all([findFacts(tx, parts, undecided, answers), lockReceived(tx, received)]);
  const verdict = decideMessage(found.facts);
  if ('ask' in verdict) return null;
  const { original } = found;
  const misses = 'reject' in verdict && verdict.reject === 'ORIGINAL_NOT_FOUND';
  if (misses && original?.state === 'PENDING') throw new OriginalUndecided(original);
  if (!('reject' in verdict) && !message.forced && transaction.accountId === null) {
    return { open: await recordPendingIn(tx, parts, undecided) };
  }
  await writeReceived(tx, received, []);
  if ('reject' in verdict) return { transaction: await recordRejected(tx, client, transaction, verdict.reject, found) };
  if (message.forced) return { transaction: await recordForced(tx, client, transaction, found) };
  return { transaction: await recordPosted(tx, client, transaction, found) };
}

async function recordRejected(
  tx: Tx,
  client: Client,
  draft: CardTransaction,
  detail: StatusDetail,
  { card, facts }: FactsWithRecords,
): Promise<CardTransaction> {
  const refused = { ...rejected(draft, detail, 'PROCESSOR'), duplicate: facts.repeated };
  await insertCardTransactions(tx, [refused]);
  await recordRejection(tx, client, refused, card?.country ?? '');
  return refused;
}

async function recordForced(
  tx: Tx,
  client: Client,
  draft: CardTransaction,
  { original }: FactsWithRecords,
): Promise<CardTransaction> {
  const { transaction, moves, giveBack } = await forced(tx, draft, original);
  await insertCardTransactions(tx, giveBack === null ? [transaction] : [transaction, giveBack]);
  if (moves) await postForced(tx, client, transaction);
  if (giveBack !== null) await postForced(tx, client, giveBack);
  return transaction;
}

/** The account's ledger decides. With an amount of zero it only says whether the account can be used. */
async function recordPosted(
  tx: Tx,
  client: Client,
  draft: CardTransaction,
  { card }: FactsWithRecords,
): Promise<CardTransaction> {
  const decided =
    draft.localAmount === 0n
      ? usable(draft, card?.accountStatus ?? null)
      : decidedByLedger(draft, await post(tx, client, draft, false));
  await insertCardTransactions(tx, [decided]);
  return decided;
}

/** The client decides. */
async function recordPendingIn(
  tx: Tx,
  parts: ProcessingParts,
  { client, draft, received }: UndecidedMessage,
): Promise<PendingAuthorization> {
  const { options } = parts;
  const transaction = pending(draft.transaction, options.machineNow() + options.abandonedMilliseconds);
  const pairs = draft.pairs ?? (await listApiKeys(tx, client.id));
  const interception = await interceptionOf(parts, client, tx);
  await writeReceived(tx, received === null ? [] : [received], [transaction]);
  return { transaction, client, pairs, interception, prepared: null };
}
