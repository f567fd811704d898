import { lockClient } from '../../../../server/clients/store/clients';
import { archiveEverything } from '../../../../server/clients/store/reset';
import type { Client } from '../../../../server/kernel/client';
import { type Operation, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import type { Faults } from '../../faults';

/** Lets the client start over: everything it made is gone for it, while its credentials and agreements stay. */
export function resetSandboxClient(faults: Faults): Operation<'resetSandboxClient'> {
  return write<'resetSandboxClient'>(async (call, tx) => {
    const client = (await lockClient(tx, call.client.id)) as Client;
    await archiveEverything(tx, client, newId(), call.now);
    faults.changedBy(tx);
    return { status: 204, body: undefined };
  });
}
