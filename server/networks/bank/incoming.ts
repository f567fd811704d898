import type { components } from '../../../generated/types/networks';
import { accountOfKey, type IncomingKey, transferReceived } from '../../bank/reports';
import { refuseField } from '../../kernel/errors';
import { parseAmount } from '../../kernel/money';
import type { ReportingNetwork } from '../../platform/http/caller';
import type { Tx } from '../../platform/store/db';
import { referenceAt } from '../reported';

type Schemas = components['schemas'];

/** A transfer that a network reports, in what both countries have in common. */
interface IncomingTransfer {
  reference: string;
  /** The field of the body that has the reference. */
  place: string;
  key: IncomingKey;
  /** The field of the body that names the key. */
  pointer: string;
  amount: string;
  sender: Schemas['TransferSender'];
  concept: string | null;
  now: number;
}

/** Books a transfer that a network reports. @throws DomainError UNKNOWN_TRANSFER_KEY */
export async function receiveTransfer(
  tx: Tx,
  network: ReportingNetwork,
  transfer: IncomingTransfer,
): Promise<Schemas['IncomingTransferResult']> {
  const { reference, place, key, pointer, amount, sender, concept, now } = transfer;
  const account = await accountOfKey(tx, key);
  const isServed = account !== null && network.mayReportOf(account.clientId);
  const received = isServed
    ? await transferReceived(tx, account, {
        id: referenceAt(network, reference),
        place,
        amount: parseAmount(amount) as bigint,
        sender,
        concept,
        now,
      })
    : null;
  if (received === null) throw refuseField('UNKNOWN_TRANSFER_KEY', pointer, 'unknown', 'no account has this key');
  const { result, rejectionReason } = received;
  return {
    data: { reference, result, rejection_reason: rejectionReason as Schemas['TransactionRejectionReason'] | null },
  };
}
