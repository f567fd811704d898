import type { Network } from '../networks/configuration/network';
import { warnOfMissing } from '../networks/configured';
import type { Log } from '../platform/log';
import type { Db } from '../platform/store/db';
import { warnOfLoss } from '../platform/store/durability';

/** Logs what an operator should change. The service serves by then, so it goes on if its database fails meanwhile. */
export async function warnAtStart({ db, log }: { db: Db; log: Log }, networks: readonly Network[]): Promise<void> {
  try {
    await warnOfMissing(db, networks, log);
    await warnOfLoss(db, log);
  } catch (error) {
    log.warn({ err: error }, 'the networks and the settings of the database can not be checked');
  }
}
