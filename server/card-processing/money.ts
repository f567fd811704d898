import { activityOfLeg } from '../domain/activities/activity';
import type { BookParent } from '../domain/ledger/books';
import type { Decision, Leg, ProcessType, SingleMovement, TransactionType } from '../domain/ledger/movement';
import { formatAmount } from '../domain/money';
import { cardContent } from '../domain/processing/activity';
import { ledgerType, processTypeOf } from '../domain/processing/ledger-terms';
import { callOf } from '../domain/processing/payload';
import { type CardTransaction, entryTypeOf } from '../domain/processing/transaction';
import { activityCreated } from '../events/activity';
import { emit } from '../events/outbox';
import { newId } from '../ids';
import { loadBooks } from '../ledger/load';
import { postMovement, recordActivities } from '../ledger/post-movement';
import type { Activity } from '../store/activities';
import type { Client } from '../store/clients';
import type { Tx } from '../store/db';

const ORIGIN = 'PAYMENT_PROCESSOR';

/**
 * Has the account's ledger carry out a card transaction, as a movement of the same id, and tells of it.
 * @param forced whether it happens whatever the account's status, limits and balance
 */
export async function post(tx: Tx, client: Client, transaction: CardTransaction, forced: boolean): Promise<Leg> {
  const movement = await movementOf(tx, transaction, forced);
  const decision = await postMovement(tx, movement, client.configuration.limits, (decided) =>
    tell(client, transaction, decided),
  );
  return decision.legs[0] as Leg;
}

async function movementOf(tx: Tx, transaction: CardTransaction, forced: boolean): Promise<SingleMovement> {
  const { id, clientId, accountId, createdAt: now } = transaction;
  if (accountId === null) throw new Error('a card without an account has no ledger');
  const movement: SingleMovement = {
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
  const processType = processTypeOf(transaction);
  if (processType === 'ORIGINAL') return movement;
  const parent = await parentOf(tx, transaction);
  // Money goes back over the rail it came by: a refund says nothing of how the card was used.
  if (parent !== null) movement.type = parent.type as TransactionType;
  // What the ledger can't tie to its original stands for itself: a clearing of more than twice the amount, for one.
  return parent !== null && canFollow(parent, movement, processType)
    ? { ...movement, processType, parentId: parent.id }
    : movement;
}

async function parentOf(
  tx: Tx,
  { accountId, originalId, createdAt: now }: CardTransaction,
): Promise<BookParent | null> {
  if (originalId === null || accountId === null) return null;
  const needed = { accountIds: [accountId], parentIds: [originalId], limitedClientIds: [], now };
  return (await loadBooks(tx, needed)).parents.get(originalId) ?? null;
}

function canFollow(parent: BookParent, movement: SingleMovement, processType: ProcessType): boolean {
  if (parent.result !== 'APPROVED' || parent.type !== movement.type || parent.accountId !== movement.accountId)
    return false;
  const takesBack = processType === 'REVERSAL' && parent.processType !== 'REVERSAL';
  if (parent.processType !== 'ORIGINAL' && !takesBack) return false;
  const returns = parent.entryType !== movement.entryType;
  if (!returns && processType !== 'ADJUSTMENT') return false;
  return movement.amount <= parent.amount - (returns ? parent.returned : parent.added);
}

function tell(client: Client, transaction: CardTransaction, { legs }: Decision) {
  const own = { id: newId(), clientId: client.id, now: transaction.createdAt };
  const activity: Activity = {
    ...activityOfLeg(legs[0] as Leg, ORIGIN, cardContent(transaction), own),
    originTxId: transaction.id,
    processType: processTypeOf(transaction),
  };
  return { activities: [activity], events: [activityCreated(client, activity)] };
}

/**
 * Tells the account of a transaction that was rejected before its ledger was asked. Nothing is told where no account is
 * meant and where no amount was.
 * @param country the card's, which is the account's
 */
export async function tellRejected(
  tx: Tx,
  client: Client,
  transaction: CardTransaction,
  country: string,
): Promise<void> {
  const { accountId, localAmount, createdAt: now } = transaction;
  if (accountId === null || localAmount === 0n) return;
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
    forced: false,
    data: cardContent(transaction),
    createdAt: now,
    updatedAt: now,
  };
  await recordActivities(tx, [activity], [activityCreated(client, activity)]);
}

/**
 * Carries out what the network decided by itself: on the account's ledger whatever its balance, or by an adjustment that
 * the client is told of until it has taken it. Nothing happens where nothing is to be moved.
 * @throws EventViolation
 */
export async function carryOut(tx: Tx, client: Client, transaction: CardTransaction): Promise<void> {
  if (transaction.localAmount === 0n) return;
  if (transaction.accountId === null) {
    await emit(tx, client, { kind: 'CARD_ADJUSTMENT', call: callOf(transaction) }, transaction.createdAt);
    return;
  }
  const { result } = await post(tx, client, transaction, true);
  if (result !== 'APPROVED') {
    throw new Error(`a forced movement of ${formatAmount(transaction.localAmount)} was not carried out`);
  }
}
