import { lockClient } from '../../../../server/clients/store/clients';
import type { Client } from '../../../../server/kernel/client';
import { type Operation, write } from '../../../../server/platform/http/operation';
import type { Faults } from '../../faults';
import type { RequestLog } from '../../requests/request-log';
import { restore } from '../../snapshots/restore';

/** Resets the client: its data is removed, while its credentials and configuration stay. */
export function resetSandboxClient(faults: Faults, log: RequestLog): Operation<'resetSandboxClient'> {
  return write<'resetSandboxClient'>(async (call, tx, { vault }) => {
    const client = (await lockClient(tx, call.client.id)) as Client;
    await restore(tx, vault, { client, now: call.now }, null);
    faults.changedBy(tx);
    tx.afterCommit(() => log.empty(client.id));
    return { status: 204, body: undefined };
  });
}
