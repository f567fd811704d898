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
import type { ReceivedMessage } from './received-message';
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
 * Lets the ledger decide a card use that follows no other transaction, together with other movements, and records it.
 * @param received the message with which a network reported it
 * @throws UniqueViolation if it already exists, ReversalCameFirst
 */
export async function postUse(
  { ledger }: WithLedger,
  client: Client,
  draft: CardTransaction,
  received: ReceivedMessage,
): Promise<CardTransaction> {
  const decision = await ledger.post({
    movement: originalOf(draft, false),
    limits: client.configuration.limits,
    companion: cardUses,
    item: { draft, received },
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
  // Money returns over the network through which it came: a refund does not say how the card was used.
  if (parent !== null) movement.type = parent.type as TransactionType;
  if (takesBack({ ...movement, processType }, parent)) {
    movement.amount = leftToPost(movement.amount, await findFollowed(tx, transaction, parent));
  }
  // If the ledger can't link it to its original, for example because the account never had it, it has no parent.
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

/**
 * Returns the details of the amount of a leg. If the client has already returned the rest of a transaction, the
 * remaining part is one detail.
 */
function detailsOf({ details, localAmount }: CardTransaction, { amount }: Leg): AmountDetail[] {
  return amount === localAmount ? details : [{ type: 'BASE', name: 'BASE', amount }];
}

/** Decides whether an account gets an activity for a transaction: if the transaction has an account and an amount. */
export function concernsAccount({
  accountId,
  localAmount,
}: Pick<CardTransaction, 'accountId' | 'localAmount'>): boolean {
  return accountId !== null && localAmount > 0n;
}

/**
 * Records an activity for a transaction that was rejected before the ledger decided. Nothing is recorded without an
 * account or without an amount.
 * @param country the country of the card and so of the account
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
 * Posts a transaction that the network has already decided: on the account's ledger regardless of its balance, or, if
 * there is no account any more, as an adjustment that is sent to the client. Nothing happens if nothing has to be
 * moved, for example if the client has already returned the amount.
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
