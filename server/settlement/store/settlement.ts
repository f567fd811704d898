import type { Reader, Tx } from '../../platform/store/db';
import type { Page } from '../../platform/store/list';
import { listRecords } from '../../platform/store/records';
import { type SettlementRun, settlementRuns } from './tables';

export type { SettlementRun, WrittenFile } from './tables';

export async function insertSettlementRun({ knex }: Tx, run: SettlementRun): Promise<void> {
  await knex('settlement_runs').insert(settlementRuns.write(run));
}

/** One page of a client's runs, the newest first. */
export async function listSettlementRuns(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ runs: SettlementRun[]; total: number }> {
  const { records, total } = await listRecords(reader, settlementRuns, { scope: { client_id: clientId }, page });
  return { runs: records, total };
}

/** Decides whether a client has the files of a day. */
export async function hasSettled({ knex }: Reader, clientId: string, day: string): Promise<boolean> {
  return (await knex('settlement_runs').where({ client_id: clientId, day }).first('id')) !== undefined;
}
