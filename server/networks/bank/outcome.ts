import type { components } from '../../../generated/types/networks';
import { conclude } from '../../bank/conclude';
import type { RailOutcome, Transfer } from '../../bank/rules/transfer';
import { findTransfer } from '../../bank/store/transfers';
import { DomainError } from '../../kernel/errors';
import type { ReportingNetwork } from '../../platform/http/caller';
import type { Tx } from '../../platform/store/db';
import { ownerOf } from '../reported';

type Schemas = components['schemas'];

/** The outcome that a network reports of a transfer. */
interface ReportedOutcome {
  rail: Transfer['rail'];
  id: string;
  report: Schemas['TransferOutcomeReport'];
  now: number;
}

/**
 * Ends a transfer with the outcome that its network reports. A repeated report changes nothing.
 * @throws DomainError TRANSFER_NOT_FOUND, ILLEGAL_STEP if it has another outcome already
 */
export async function endTransfer(
  tx: Tx,
  network: ReportingNetwork,
  { rail, id, report, now }: ReportedOutcome,
): Promise<Schemas['TransferOutcomeResult']> {
  const clientId = await ownerOf(tx, network, { table: 'transfers', id, missing: 'TRANSFER_NOT_FOUND' });
  if ((await findTransfer(tx, clientId, id))?.rail !== rail) throw new DomainError('TRANSFER_NOT_FOUND');
  const outcome: RailOutcome =
    report.status === 'SUCCESS'
      ? { status: 'SUCCESS' }
      : { status: 'FAILED', reason: report.failure_reason as Schemas['TransferFailureReason'] };
  const after = (await conclude(tx, { clientId, id, now }, outcome)) as Transfer;
  if (after.status !== report.status || after.failureReason !== (report.failure_reason ?? null)) {
    const detail = `the transfer ended ${after.status}${after.failureReason === null ? '' : ` (${after.failureReason})`}`;
    throw new DomainError('ILLEGAL_STEP', [{ code: 'state', detail, location: 'body', pointer: '/status' }]);
  }
  return { data: { id, status: report.status, failure_reason: after.failureReason } };
}
