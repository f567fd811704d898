import { parseRevision } from '../../generated/revisions';
import type { CardProcessor } from '../card-processing';
import { countryOf } from '../card-processing/pricing';
import type { Client } from '../kernel/client';
import { newId } from '../platform/ids';
import { SweepIncomplete } from '../platform/jobs/sweep';
import type { Services } from '../platform/services';
import type { Tx } from '../platform/store/db';
import type { WithAmendmentSource } from './amendments';
import { assertOver, spanOf } from './rules/day';
import type { SettledClient } from './rules/record';
import { insertSettlementRun, type SettlementRun } from './store/settlement';
import { writeDay } from './write-day';

/** The services that a run needs. */
export type RunParts = Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'stopSignal'> &
  WithAmendmentSource & { processor: CardProcessor };

/** The hooks by which a run is embedded in longer work. */
interface RunHooks {
  /** Records the run in a unit of work, in which the caller may do more. */
  commit(work: (tx: Tx) => Promise<void>): Promise<void>;
  /** Called now and then while files are written. */
  beat?(): Promise<void>;
  /**
   * Sees to the refunds that could not be released, once the run is recorded; where it is absent, the run ends with
   * `SweepIncomplete`.
   */
  leftHeld?(): Promise<void>;
}

/** The client as its files show it. */
export function settledClient(client: Client): SettledClient {
  const { id, name, configuration } = client;
  return { id, name, country: countryOf(client), credit: configuration.products.includes('CREDIT') };
}

/**
 * Settles one day of one client: writes both files, then releases the refunds that they show as HELD. Running it again
 * writes the same files and releases the remaining refunds. Do not call it inside a database transaction.
 * @param day `yyyy-mm-dd`
 * @throws DomainError SETTLEMENT_DAY_NOT_OVER, SERVICE_UNAVAILABLE if a stop begins before the end; RowViolation if a
 * row does not follow the contract
 */
export async function settleDay(parts: RunParts, client: Client, day: string, hooks: RunHooks): Promise<SettlementRun> {
  const { amendmentSource, clock, config, db, log, processor, stopSignal } = parts;
  assertOver(day, clock.now());
  const amendments = (await amendmentSource?.amendmentsOf(db, client.id, day)) ?? null;
  const files = await writeDay({
    db,
    config,
    client: settledClient(client),
    revision: parseRevision(client.revision ?? config.revision),
    day,
    amendments,
    stopSignal,
    beat: hooks.beat,
    onProgress: (file, rows) => log.info({ client: client.id, day, file, rows }, 'settlement file in progress'),
  });
  const run: SettlementRun = { id: newId(), clientId: client.id, day, files, createdAt: clock.now() };
  await hooks.commit(async (tx) => {
    await insertSettlementRun(tx, run);
    await amendments?.written(tx);
  });
  const released = await processor.releaseRefunds(client, spanOf(day).until).catch(async (error: unknown) => {
    if (!(error instanceof SweepIncomplete) || hooks.leftHeld === undefined) throw error;
    await hooks.leftHeld();
    return error.message;
  });
  const rows = files.map((file) => file.rows);
  log.info({ client: client.id, day, rows, released }, 'settlement files written');
  return run;
}
