import { ask } from '../networks/ask';
import type { TransferOrder } from '../networks/bank/port';
import type { WithPorts } from '../networks/ports';
import type { Services } from '../platform/services';
import type { Reader } from '../platform/store/db';
import { fullName } from './directory';
import { isOpen, type RailOutcome, type Transfer } from './rules/transfer';
import { findReachableAccount } from './store/destinations';
import { pixKeysOf } from './store/pix';
import type { Payer } from './store/tables';

/** Returns the payer of a transfer, as the bank network gets it at this moment. */
export async function payerOf(
  reader: Reader,
  { clientId, accountId, rail }: Pick<Transfer, 'clientId' | 'accountId' | 'rail'>,
): Promise<Payer> {
  const account = await findReachableAccount(reader, { id: accountId });
  const pixKeys = rail === 'PIX' ? await pixKeysOf(reader, clientId, [accountId]) : new Map<string, string[]>();
  const person = account === null ? '' : fullName(account);
  return {
    name: person === '' ? (account?.clientName ?? '') : person,
    taxId: account?.taxValue ?? null,
    key: account?.alias ?? pixKeys.get(accountId)?.[0] ?? null,
  };
}

/** A transfer as it is sent to the bank network, with the payer as it was when the transfer was created. */
export async function orderOf(reader: Reader, transfer: Transfer): Promise<TransferOrder> {
  const { id, clientId, amount, currency, concept, description, createdAt } = transfer;
  const payer = transfer.payer ?? (await payerOf(reader, transfer));
  const to =
    transfer.rail === 'PIX'
      ? { rail: transfer.rail, destination: transfer.destination, endToEndId: transfer.endToEndId }
      : { rail: transfer.rail, destination: transfer.destination };
  return { id, clientId, amount, currency, concept, description, payer, to, createdAt };
}

/**
 * Sends a transfer to the bank network, or asks for its outcome. Without an answer the transfer stays in progress: the
 * network may have the order, so it is called again until it answers.
 */
export async function askRail(
  { db, ports, log }: Pick<Services, 'db' | 'log'> & WithPorts,
  transfer: Transfer,
): Promise<RailOutcome> {
  const order = await orderOf(db, transfer);
  try {
    return await ask(() => ports.bankRails.transfer(order));
  } catch (error) {
    log.warn({ err: error, port: 'bank rails', transfer: transfer.id }, 'the network or provider gives no answer');
    return { status: 'IN_PROGRESS' };
  }
}

/**
 * The same for a request, which may be a repeat: a transfer that has ended since is not sent once more, because the
 * network may have forgotten it.
 * @returns null where there is nothing to ask
 */
export async function askRailIfOpen(
  services: Pick<Services, 'db' | 'log'> & WithPorts,
  transfer: Transfer,
): Promise<RailOutcome | null> {
  return isOpen(transfer) ? askRail(services, transfer) : null;
}
