import { BegunRequestMissing } from '../platform/idempotency/reserved';
import type { Tx } from '../platform/store/db';
import { conclude } from './conclude';
import type { RailOutcome, Transfer } from './rules/transfer';
import { lockTransfer } from './store/transfers';

/** The transfer that a request which was cut off has made. */
export async function resumed<T extends Transfer>(tx: Tx, clientId: string, id: string): Promise<T> {
  const transfer = await lockTransfer(tx, clientId, id);
  if (transfer === null) throw new BegunRequestMissing('a transfer');
  return transfer as T;
}

/**
 * The transfer once the rail's answer is written down.
 * @param outcome null where the rail was not called, since the transfer has ended
 */
export async function concluded<T extends Transfer>(
  tx: Tx,
  transfer: T,
  outcome: RailOutcome | null,
  now: number,
): Promise<T> {
  const { clientId, id } = transfer;
  if (outcome === null) return resumed(tx, clientId, id);
  const after = await conclude(tx, { clientId, id, now }, outcome);
  if (after === null) throw new BegunRequestMissing('a transfer');
  return after as T;
}
