import { batchMachine } from '../../../../server/domain/cards/batch';
import { DomainError } from '../../../../server/domain/errors';
import { write } from '../../../../server/http/operation';
import { handOver, makeCards } from '../../../../server/jobs/make-batch';
import { batchMade, type Subject } from '../../../../server/operations/cards/reports';
import type { Services } from '../../../../server/services';
import { lockBatch } from '../../../../server/store/batches';
import type { Tx } from '../../../../server/store/db';
import { namingLegalSteps } from '../../legal-steps';

/** Embosses a whole batch. One that is still CREATED goes to the embosser first, with all its cards. */
export const makeBatchReady = write<'makeBatchReady'>(async (call, tx, services) => {
  const subject: Subject = { clientId: call.client.id, id: call.path.batch_id, now: call.now };
  const before = await lockBatch(tx, subject.clientId, subject.id);
  if (before === null) throw new DomainError('BATCH_NOT_FOUND');
  if (before.status === 'CREATED') await goToEmbosser(tx, services, subject);
  const { after } = await namingLegalSteps({
    machine: batchMachine,
    operation: 'makeBatchReady',
    state: async () => before.status,
    run: () => batchMade(tx, subject),
  });
  const { id, status, quantity } = after;
  return { status: 200, body: { data: { id, previous_status: before.status, status, quantity } } };
});

async function goToEmbosser(tx: Tx, { vault }: Services, { clientId, id, now }: Subject): Promise<void> {
  for (;;) if ((await makeCards(tx, vault, { clientId, batchId: id, now })) === 0) break;
  await handOver(tx, clientId, id, now);
}
