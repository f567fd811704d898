import { write } from '../../../platform/http/operation';
import { reporting } from '../../reported';
import { endTransfer } from '../outcome';

/** The bank network says what became of a transfer. */
export const reportArgentineTransferOutcome = write<'reportArgentineTransferOutcome'>(async (call, tx) => {
  const { path, body: report, now } = call;
  const outcome = { rail: 'ARG', id: path.transfer_id, report, now } as const;
  return { status: 200, body: await endTransfer(tx, reporting(call), outcome) };
});
