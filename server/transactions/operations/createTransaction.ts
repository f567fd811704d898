import type { SingleMovement } from '../../ledger/rules/movement';
import type { WithPorts } from '../../networks/ports';
import { batched, type Call } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { isFraud, moveMoney, type WithLedger } from '../move-money';
import { transactionPresenter } from '../present';
import { totalOf, validDetails } from '../rules/details';

const operationId = 'createTransaction';

/** Moves money between an account and a network, in one commit with whatever else arrives at the same time. */
export const createTransaction = batched<'createTransaction', Services & WithLedger & WithPorts>(
  async (call, services) => {
    const { body, client, now } = call;
    const total = totalOf(body.total_amount);
    const content = {
      properties: body.data?.tx_properties ?? null,
      description: body.data?.description ?? null,
      details: validDetails(body.data?.details, total, body.entry_type, '/data/details'),
      metadata: body.data?.metadata ?? {},
    };
    const movement = singleMovement(call, total, await isFraud(call, operationId, services));
    return moveMoney(services, client, movement, (keep) => transactionPresenter({ client, now, keep }, content));
  },
);

function singleMovement(call: Call<'createTransaction'>, amount: bigint, fraud: boolean): SingleMovement {
  const { body, client, now } = call;
  return {
    kind: 'single',
    id: newId(),
    clientId: client.id,
    accountId: body.account_id,
    type: body.type,
    processType: body.process_type,
    entryType: body.entry_type,
    parentId: body.parent_tx_id ?? null,
    amount,
    now,
    processBefore: body.process_before === undefined ? null : Date.parse(body.process_before),
    fraud,
    forced: false,
  };
}
