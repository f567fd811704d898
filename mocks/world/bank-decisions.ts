import type { FailureReason, RailOutcome } from '../../server/bank/rules/transfer';
import type { Tx } from '../../server/platform/store/db';
import { simulatedOrders } from './store/tables';

/** The final decision of the simulated network on a transfer. */
export type Decision = { status: 'SUCCESS' } | { status: 'FAILED'; reason: FailureReason };

/**
 * Decides on a transfer once: a second caller gets the first decision, and waits while it is being made.
 * @param make makes the decision and its effects in the same transaction
 */
export async function decideOnce(
  tx: Tx,
  order: { id: string; clientId: string; now: number },
  make: () => Promise<Decision>,
): Promise<{ decision: Decision; fresh: boolean }> {
  const reserved = await tx
    .knex('simulated_orders')
    .insert(
      simulatedOrders.write({
        id: order.id,
        clientId: order.clientId,
        status: 'SUCCESS',
        reason: null,
        decidedAt: order.now,
      }),
    )
    .onConflict('id')
    .ignore()
    .returning('id');
  if (reserved.length === 0) {
    const row = await tx.knex('simulated_orders').where({ id: order.id }).first('status', 'reason');
    return { decision: row as RailOutcome as Decision, fresh: false };
  }
  const decision = await make();
  if (decision.status === 'FAILED') {
    await tx.knex('simulated_orders').where({ id: order.id }).update({ status: 'FAILED', reason: decision.reason });
  }
  return { decision, fresh: true };
}
