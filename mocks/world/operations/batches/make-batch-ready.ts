import type { AllServices } from '../../../../server/all-services';
import { handOver, makeCards } from '../../../../server/cards/jobs/make-batch';
import { batchMade, type Subject } from '../../../../server/cards/reports';
import { isNumbersUsedUp } from '../../../../server/cards/rules/affinity-group';
import { batchMachine } from '../../../../server/cards/rules/batch';
import { lockBatch } from '../../../../server/cards/store/batches';
import { DomainError } from '../../../../server/kernel/errors';
import { write } from '../../../../server/platform/http/operation';
import type { Tx } from '../../../../server/platform/store/db';
import { namingLegalSteps } from '../../legal-steps';

/** Embosses a whole batch. One that is still CREATED goes to the embosser first, with all its cards. */
export const makeBatchReady = write<'makeBatchReady', AllServices>(async (call, tx, services) => {
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

async function goToEmbosser(tx: Tx, { vault }: AllServices, { clientId, id, now }: Subject): Promise<void> {
  try {
    for (;;) if ((await makeCards(tx, vault, { clientId, batchId: id, now })) === 0) break;
  } catch (error) {
    throw isNumbersUsedUp(error) ? waitsForNumbers() : error;
  }
  await handOver(tx, clientId, id, now);
}

/** Such a batch stays CREATED until its card program has another range. */
function waitsForNumbers(): DomainError {
  const detail = 'all card numbers of the card program are in use, so the cards can not be made';
  return new DomainError('ILLEGAL_STEP', [{ code: 'numbers', detail, location: 'path', pointer: 'batch_id' }]);
}
