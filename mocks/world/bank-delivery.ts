import { triggered } from '../../generated/triggers';
import type { IncomingKey } from '../../server/bank/reports';
import { toNumber } from '../../server/kernel/money';
import { MINUTE } from '../../server/kernel/time';
import type { TransferOrder } from '../../server/networks/bank/port';
import type { Received } from '../../server/networks/store/received';
import type { Decision } from './bank-decisions';
import type { ExternalAccount, OutsideKey } from './bank-destinations';

/** The delivery of a transfer to its destination. */
export interface Reach {
  /** Brings it to an account of the service, of any client; null when no account there has the key. */
  own(key: IncomingKey, order: TransferOrder): Promise<Pick<Received, 'result' | 'rejectionReason'> | null>;
  /** Finds an account at another bank. */
  outside(clientId: string, key: OutsideKey): Promise<ExternalAccount | null>;
}

/** Milliseconds for which a transfer with the amount for "in progress" stays open. */
const PENDING_MILLISECONDS = MINUTE;

/** Returns the outcome that the amount of a transfer forces, by the values that the contract declares. */
function forcedOutcome({ amount, to }: TransferOrder): string | undefined {
  const value = toNumber(amount);
  return to.rail === 'PIX'
    ? triggered('createPixTransfer', 'body:/value', value)
    : triggered('createTransfer', 'body:/amount/value', value);
}

/** Returns the outcome that the amount of a transfer forces at a given time; null if it forces none. */
export function forcedAt(order: TransferOrder, now: number): 'IN_PROGRESS' | 'FAILED' | null {
  const forced = forcedOutcome(order);
  if (forced?.startsWith('IN_PROGRESS') === true && now < order.createdAt + PENDING_MILLISECONDS) return 'IN_PROGRESS';
  return forced === 'FAILED' || forced === 'IN_PROGRESS_FAILED' ? 'FAILED' : null;
}

/** Returns the key of the service's account that a transfer may be for. */
export function keyOf({ to }: Pick<TransferOrder, 'to'>): IncomingKey | null {
  if (to.rail === 'PIX') return { type: 'PIX', value: to.destination.key };
  return to.destination.cvu === null ? null : { type: 'CVU', value: to.destination.cvu };
}

function outsideKeyOf({ to }: TransferOrder): OutsideKey {
  if (to.rail === 'PIX') return { pixKey: to.destination.key };
  const { cbu, cvu } = to.destination;
  return cbu === null ? { cvu: cvu ?? '' } : { cbu };
}

/** The sender of a transfer, as the receiving account sees them. */
export function senderOf({ payer: { name, taxId, key } }: Pick<TransferOrder, 'payer'>) {
  return { name, ...(taxId === null ? {} : { tax_id: taxId }), ...(key === null ? {} : { key }) };
}

/** Delivers a transfer to its destination: an account of any client of the service, or an account at another bank. */
export async function deliver(reach: Reach, order: TransferOrder): Promise<Decision> {
  const key = keyOf(order);
  const taken = key === null ? null : await reach.own(key, order);
  if (taken !== null) {
    if (taken.result === 'APPROVED') return { status: 'SUCCESS' };
    const closed = taken.rejectionReason === 'ACCOUNT_DISABLED';
    return { status: 'FAILED', reason: closed ? 'DESTINATION_ACCOUNT_NOT_ACTIVE' : 'DESTINATION_REJECTED' };
  }
  const account = await reach.outside(order.clientId, outsideKeyOf(order));
  if (account === null) return { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
  return account.active ? { status: 'SUCCESS' } : { status: 'FAILED', reason: 'DESTINATION_ACCOUNT_NOT_ACTIVE' };
}
