import { triggered } from '../../generated/triggers';
import type { AllServices } from '../../server/all-services';
import { accountOfKey, type IncomingKey, transferReceived } from '../../server/bank/reports';
import type { Destination, DestinationKeyType } from '../../server/bank/rules/destination';
import type { PixDestination } from '../../server/bank/rules/pix-destination';
import type { RailOutcome } from '../../server/bank/rules/transfer';
import { toNumber } from '../../server/kernel/money';
import type { BankRails, TransferOrder } from '../../server/networks/bank/port';
import type { Tx } from '../../server/platform/store/db';
import { type Decision, decideOnce } from './bank-decisions';
import { asDestination, asPixDestination, type ExternalAccount, findOutsideAccount } from './bank-destinations';

/** Milliseconds for which a transfer is under way whose amount makes it so. */
const PENDING_MILLISECONDS = 60_000;

/** Returns the outcome that the amount of a transfer forces, by the values that the contract declares. */
function forcedOutcome({ amount, to }: TransferOrder): string | undefined {
  const value = toNumber(amount);
  return to.rail === 'PIX'
    ? triggered('createPixTransfer', 'body:/value', value)
    : triggered('createTransfer', 'body:/amount/value', value);
}

/** Returns the key of the service's account that a transfer may be for. */
function keyOf({ to }: TransferOrder): IncomingKey | null {
  if (to.rail === 'PIX') return { type: 'PIX', value: to.destination.key };
  return to.destination.cvu === null ? null : { type: 'CVU', value: to.destination.cvu };
}

function outsideAccount(tx: Tx, { clientId, to }: TransferOrder): Promise<ExternalAccount | null> {
  if (to.rail === 'PIX') return findOutsideAccount(tx, clientId, { pixKey: to.destination.key });
  const { cbu, cvu } = to.destination;
  return findOutsideAccount(tx, clientId, cbu === null ? { cvu: cvu ?? '' } : { cbu });
}

/** Brings a transfer to where it goes: to an account of the service, of any client, or to one at another bank. */
async function deliver(tx: Tx, order: TransferOrder, now: number): Promise<Decision> {
  const key = keyOf(order);
  const own = key === null ? null : await accountOfKey(tx, key);
  if (own !== null) {
    const { name, taxId, key: from } = order.payer;
    const sender = { name, ...(taxId === null ? {} : { tax_id: taxId }), ...(from === null ? {} : { key: from }) };
    const { id, amount, concept } = order;
    const { result, rejectionReason } = await transferReceived(tx, own, { id, amount, sender, concept, now });
    if (result === 'APPROVED') return { status: 'SUCCESS' };
    const closed = rejectionReason === 'ACCOUNT_DISABLED';
    return { status: 'FAILED', reason: closed ? 'DESTINATION_ACCOUNT_NOT_ACTIVE' : 'DESTINATION_REJECTED' };
  }
  const account = await outsideAccount(tx, order);
  if (account === null) return { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
  return account.active ? { status: 'SUCCESS' } : { status: 'FAILED', reason: 'DESTINATION_ACCOUNT_NOT_ACTIVE' };
}

/** The account of the service that a transfer goes to; null when it goes to another bank. */
export async function destinationAccountId(tx: Tx, order: TransferOrder): Promise<string | null> {
  const key = keyOf(order);
  return key === null ? null : ((await accountOfKey(tx, key))?.id ?? null);
}

/** Lets a transfer arrive, unless it was decided before. */
export function arrive(tx: Tx, order: TransferOrder, now: number): Promise<{ decision: Decision; fresh: boolean }> {
  return decideOnce(tx, { id: order.id, clientId: order.clientId, now }, () => deliver(tx, order, now));
}

/**
 * The bank networks of Argentina and Brazil. Amounts that the contract names force an outcome; everything else arrives
 * where it goes. What was decided on a transfer is remembered, so that asking again gives the same answer.
 */
export class SimulatedBankRails implements BankRails {
  constructor(private readonly services: Pick<AllServices, 'db' | 'clock'>) {}

  async findDestination(clientId: string, type: DestinationKeyType, value: string): Promise<Destination | null> {
    const key = type === 'ALIAS' ? { alias: value } : type === 'CBU' ? { cbu: value } : { cvu: value };
    const account = await findOutsideAccount(this.services.db, clientId, key);
    return account === null ? null : asDestination(account);
  }

  async changeAlias(clientId: string, { alias }: { cvu: string; alias: string }): Promise<{ changed: boolean }> {
    return { changed: (await findOutsideAccount(this.services.db, clientId, { alias })) === null };
  }

  async findPixKey(clientId: string, key: string): Promise<PixDestination | null> {
    const account = await findOutsideAccount(this.services.db, clientId, { pixKey: key });
    return account === null ? null : asPixDestination(account);
  }

  /** The directory asks the service's own store for the service's keys, so there is nothing to keep. */
  async registerPixKey(): Promise<void> {}

  async removePixKey(): Promise<void> {}

  async transfer(order: TransferOrder): Promise<RailOutcome> {
    const { db, clock } = this.services;
    const now = clock.now();
    const forced = forcedOutcome(order);
    const underWay = forced?.startsWith('IN_PROGRESS') === true && now < order.createdAt + PENDING_MILLISECONDS;
    if (underWay) return { status: 'IN_PROGRESS' };
    if (forced === 'FAILED' || forced === 'IN_PROGRESS_FAILED') {
      return { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
    }
    return (await db.transaction((tx) => arrive(tx, order, now))).decision;
  }
}
