import type { components } from '../../../../generated/types/sandbox';
import type { AllServices } from '../../../../server/all-services';
import { listRequest } from '../../../../server/platform/http/list';
import { direct, read } from '../../../../server/platform/http/operation';
import { timestamp } from '../../../../server/platform/present';
import { enqueueSettleDay } from '../../../../server/settlement/jobs/settle-days';
import { settleDay } from '../../../../server/settlement/run';
import { listSettlementRuns as findRuns, type SettlementRun } from '../../../../server/settlement/store/settlement';

type Schemas = components['schemas'];

function presentRun(run: SettlementRun): Schemas['SettlementRun'] {
  return { id: run.id, date: run.day, files: run.files, created_at: timestamp(run.createdAt) };
}

/** Writes the files of a day that is over, as the clock does every morning. */
export const createSettlementRun = direct<'createSettlementRun', AllServices>(async ({ body, client }, services) => {
  const { clock, db } = services;
  const run = await settleDay(services, client, body.date, {
    commit: (work) => db.transaction(work),
    // As after the run of a morning: a job tries again until everything is released.
    leftHeld: () => db.transaction((tx) => enqueueSettleDay(tx, { clientId: client.id, day: body.date }, clock.now())),
  });
  return { status: 201, body: { data: presentRun(run) } };
});

export const listSettlementRuns = read<'listSettlementRuns'>(async ({ client, query }, db) => {
  const list = listRequest(query);
  const { runs, total } = await findRuns(db, client.id, list.page);
  return { status: 200, body: { data: runs.map(presentRun), meta: list.meta(total) } };
});
