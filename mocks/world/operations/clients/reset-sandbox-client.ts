import { lockClient } from '../../../../server/clients/store/clients';
import type { Client } from '../../../../server/kernel/client';
import { type Operation, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import type { Faults } from '../../faults';
import type { RequestLog } from '../../requests/request-log';
import { archiveEverything } from '../../store/reset';

/** Lets the client start over: everything it made is gone for it, while its credentials and agreements stay. */
export function resetSandboxClient(faults: Faults, log: RequestLog): Operation<'resetSandboxClient'> {
  return write<'resetSandboxClient'>(async (call, tx) => {
    const client = (await lockClient(tx, call.client.id)) as Client;
    await archiveEverything(tx, client, newId(), call.now);
    faults.changedBy(tx);
    tx.afterCommit(() => log.empty(client.id));
    return { status: 204, body: undefined };
  });
}
