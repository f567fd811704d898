import { activityCreated } from '../activities/events';
import { activityOfLeg } from '../activities/rules/activity';
import type { Activity } from '../activities/store/activities';
import { emit } from '../events/outbox';
import type { Client } from '../kernel/client';
import { formatAmount } from '../kernel/money';
import type { Ledger } from '../ledger/ledger';
import { loadState } from '../ledger/load';
import { lockLimitedClient, postMovement, recordActivity } from '../ledger/post-movement';
import { withinRange } from '../ledger/range';
import type { AccountState, ParentState } from '../ledger/rules/ledger-state';
import type { Decision, Leg, SingleMovement, TransactionType } from '../ledger/rules/movement';
import { followedBy, takesBack, whyNotFollowing } from '../ledger/rules/parents';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { cardUses, decidedByLedger, legOf } from './accompanied';
import type { HeardMessage } from './heard-message';
import { cardContent } from './rules/activity';
import type { AmountDetail } from './rules/amounts';
import { ledgerType, processTypeOf } from './rules/ledger-terms';
import { callOf } from './rules/payload';
import { leftToPost } from './rules/set-off';
import { type CardTransaction, entryTypeOf } from './rules/transaction';
import { findFollowed } from './store/card-transactions';

const ORIGIN = 'PAYMENT_PROCESSOR';

interface WithLedger {
  ledger: Ledger;
}

/**
 * Posts a card transaction to its account's ledger, as a movement of the same id, and tells of it.
 * @param forced whether it happens whatever the account's status, limits and balance
 */
export async function post(tx: Tx, client: Client, transaction: CardTransaction, forced: boolean): Promise<Leg> {
  await lockLimitedClient(tx, client);
  const books = transaction.originalId === null ? NO_BOOKS : await booksOf(tx, transaction);
  return carryOut(tx, client, transaction, await movementOf(tx, transaction, books, forced));
}

async function carryOut(tx: Tx, client: Client, transaction: CardTransaction, movement: SingleMovement): Promise<Leg> {
  const decided = postMovement(tx, movement, client.configuration.limits, (decision) =>
    sideEffectsOf(client, transaction, decision),
  );
  return legOf(await withinRange(decided));
}

/**
 * Has the ledger decide a use of a card that follows no other, together with other movements, and records it.
 * @param heard the message by which a network reported it
 * @throws UniqueViolation where it is there already, ReversalCameFirst
 */
export async function postUse(
  { ledger }: WithLedger,
  client: Client,
  draft: CardTransaction,
  heard: HeardMessage,
): Promise<CardTransaction> {
  const decision = await ledger.post({
    movement: originalOf(draft, false),
    limits: client.configuration.limits,
    companion: cardUses,
    item: { draft, heard },
    present: (decided) => sideEffectsOf(client, draft, decided),
  });
  return decidedByLedger(draft, legOf(decision));
}

/** The movement of a transaction that follows no other. */
function originalOf(transaction: CardTransaction, forced: boolean): SingleMovement {
  const { id, clientId, accountId, createdAt: now } = transaction;
  if (accountId === null) throw new Error('a card without an account has no ledger');
  return {
    kind: 'single',
    id,
    clientId,
    accountId,
    type: ledgerType(transaction),
    processType: 'ORIGINAL',
    entryType: entryTypeOf(transaction.type),
    amount: transaction.localAmount,
    parentId: null,
    forced,
    processBefore: null,
    fraud: false,
    now,
  };
}

async function movementOf(
  tx: Tx,
  transaction: CardTransaction,
  { parent, followed }: Pick<Books, 'parent' | 'followed'>,
  forced: boolean,
): Promise<SingleMovement> {
  const movement = originalOf(transaction, forced);
  const processType = processTypeOf(transaction, parent);
  if (processType === 'ORIGINAL') return movement;
  // Money goes back over the rail it came by: a refund says nothing of how the card was used.
  if (parent !== null) movement.type = parent.type as TransactionType;
  if (takesBack({ ...movement, processType }, parent)) {
    movement.amount = leftToPost(movement.amount, await findFollowed(tx, transaction, parent));
  }
  // What the ledger can't tie to its original stands for itself: where the account never had that, for one.
  const following = { ...movement, processType, parentId: transaction.originalId };
  return whyNotFollowing(parent, following, followed) === null ? following : movement;
}

/** An account, a transaction's original and what that follows itself, as the ledger has them. */
interface Books {
  account: AccountState | null;
  parent: ParentState | null;
  followed: ParentState | null;
}

const NO_BOOKS: Books = { account: null, parent: null, followed: null };

/** The books of a transaction, whose account is locked from here on. */
async function booksOf(tx: Tx, { clientId, accountId, originalId, createdAt: since }: CardTransaction): Promise<Books> {
  if (accountId === null) return NO_BOOKS;
  const parentIds = originalId === null ? [] : [originalId];
  const needed = { clientIds: [clientId], accountIds: [accountId], parentIds, limitedClientIds: [], since };
  const { accounts, parents } = await loadState(tx, needed);
  const parent = parents.get(originalId ?? '') ?? null;
  return { account: accounts.get(accountId) ?? null, parent, followed: followedBy(parents, parent) };
}

function sideEffectsOf(client: Client, transaction: CardTransaction, { legs }: Decision) {
  const own = { id: newId(), clientId: client.id, now: transaction.createdAt };
  const leg = legs[0] as Leg;
  const activity: Activity = {
    ...activityOfLeg(leg, ORIGIN, cardContent({ ...transaction, details: detailsOf(transaction, leg) }), own),
    originTxId: transaction.id,
    processType: leg.processType === 'ORIGINAL' ? processTypeOf(transaction) : leg.processType,
  };
  return { activities: [activity], events: [activityCreated(client, activity, leg.eventSequence)] };
}

/** Returns what the amount of a leg is made of. A part of a transaction, where its client has given back the rest by itself, is one as a whole. */
function detailsOf({ details, localAmount }: CardTransaction, { amount }: Leg): AmountDetail[] {
  return amount === localAmount ? details : [{ type: 'BASE', name: 'BASE', amount }];
}

/** Decides whether a transaction is told to an account: where one is meant, and an amount was. */
export function concernsAccount({
  accountId,
  localAmount,
}: Pick<CardTransaction, 'accountId' | 'localAmount'>): boolean {
  return accountId !== null && localAmount > 0n;
}

/**
 * Tells the account of a transaction that was rejected before its ledger was asked. Nothing is told where no account is
 * meant and where no amount was.
 * @param country the card's, which is the account's
 */
export async function recordRejection(
  tx: Tx,
  client: Client,
  transaction: CardTransaction,
  country: string,
): Promise<void> {
  const { accountId, localAmount, createdAt: now } = transaction;
  if (accountId === null || !concernsAccount(transaction)) return;
  const activity: Activity = {
    id: newId(),
    clientId: client.id,
    accountId,
    country,
    currency: transaction.pricing.localCurrency,
    accountTxs: [],
    originTxId: transaction.id,
    origin: ORIGIN,
    processType: processTypeOf(transaction),
    type: ledgerType(transaction),
    entryType: entryTypeOf(transaction.type),
    totalAmount: localAmount,
    result: 'REJECTED',
    rejectionReason: transaction.statusDetail,
    forced: transaction.forced,
    data: cardContent(transaction),
    createdAt: now,
    updatedAt: now,
  };
  await recordActivity(tx, activity, (made, sequence) => activityCreated(client, made, sequence));
}

/**
 * Posts what the network decided by itself: on the account's ledger whatever its balance, or, where there is no account, or none
 * any more, by an adjustment that the client is told of until it has taken it. Nothing happens where nothing is to be moved, as
 * where the client has given back by itself what comes back now.
 * @throws EventViolation
 */
export async function postForced(tx: Tx, client: Client, transaction: CardTransaction): Promise<void> {
  if (transaction.localAmount === 0n) return;
  await lockLimitedClient(tx, client);
  const books = await booksOf(tx, transaction);
  const { account } = books;
  if (account === null || account.status === 'DELETED') {
    await emit(tx, client, { kind: 'CARD_ADJUSTMENT', call: callOf(transaction) }, transaction.createdAt);
    return;
  }
  const movement = await movementOf(tx, transaction, books, true);
  if (movement.amount === 0n) return;
  const { result } = await carryOut(tx, client, transaction, movement);
  if (result !== 'APPROVED')
    throw new Error(`a forced movement of ${formatAmount(movement.amount)} was not carried out`);
}
