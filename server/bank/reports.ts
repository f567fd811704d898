// What the bank networks report. Each report is one unit of work that the caller opens.

import { findAccount, lockAccount } from '../accounts/store/accounts';
import { type Counterparty, transferIn } from '../activities/rules/network-content';
import type { OfClient } from '../kernel/client';
import { lockLimitedClient } from '../ledger/post-movement';
import { findReceived, type Received } from '../networks/store/received';
import type { Tx } from '../platform/store/db';
import { clientOf } from '../transactions/network-movement';
import { assertSameReport, receive } from '../transactions/received-once';
import { findReachableAccount, type ReachableAccount } from './store/destinations';
import { findActivePixKey } from './store/pix';

/** Whom a transfer that comes in is for. */
export type IncomingKey = { type: 'CVU' | 'ALIAS' | 'PIX'; value: string };

/** A transfer that comes in over a bank network. */
interface IncomingTransfer {
  /** The network's id of the transfer. One that is announced twice counts once. */
  id: string;
  /** The field of the report that names it; `/reference` if absent. */
  place?: string;
  key: IncomingKey;
  /** Minor units. */
  amount: bigint;
  sender: Counterparty;
  concept: string | null;
  now: number;
}

/** The account that a key of a bank network leads to, whichever client it belongs to; null when it leads to none. */
export async function accountOfKey(tx: Tx, { type, value }: IncomingKey): Promise<ReachableAccount | null> {
  if (type === 'CVU') return findReachableAccount(tx, { cvu: value });
  if (type === 'ALIAS') return findReachableAccount(tx, { alias: value });
  const key = await findActivePixKey(tx, value.toLowerCase());
  return key === null ? null : findReachableAccount(tx, { id: key.accountId });
}

/**
 * Processes an incoming transfer. It creates an activity, whether the account accepts it or not.
 * @returns null if the account was deleted at the same moment, because no key leads to it any more
 */
export async function transferReceived(
  tx: Tx,
  account: OfClient,
  transfer: Omit<IncomingTransfer, 'key'>,
): Promise<Received | null> {
  const { id, place, amount, sender, concept, now } = transfer;
  const client = await clientOf(tx, account.clientId);
  await lockLimitedClient(tx, client);
  const present = await lockAccount(tx, client.id, account.id);
  if (present === null || present.status === 'DELETED') return null;
  const earlier = await storedBefore(tx, id, present.country);
  if (earlier !== null) {
    assertSameReport(earlier, { accountId: account.id, amount, intentId: null }, place);
    return earlier;
  }
  return receive(tx, client, {
    id: `${present.country}-transfer:${id}`,
    place,
    intentId: null,
    movement: { accountId: account.id, type: 'BANK_TRANSFER_IN', entryType: 'CREDIT', amount, now },
    description: { origin: 'BANK_NETWORK', originTxId: null, content: transferIn(sender, concept, amount) },
  });
}

/**
 * Finds a transfer that an earlier version received. It stored the transfers of both countries under the same ids,
 * although a reference belongs to one kind of report.
 */
async function storedBefore(tx: Tx, id: string, country: string): Promise<Received | null> {
  const earlier = await findReceived(tx, `transfer:${id}`);
  if (earlier === null) return null;
  const account = await findAccount(tx, earlier.clientId, earlier.accountId);
  return account?.country === country ? earlier : null;
}
