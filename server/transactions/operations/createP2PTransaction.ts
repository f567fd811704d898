import type { P2PMovement } from '../../ledger/rules/movement';
import type { WithPorts } from '../../networks/ports';
import { batched, type Call } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { isFraud, moveMoney, type WithLedger } from '../move-money';
import { p2pPresenter } from '../present';
import { totalOf, validDetails } from '../rules/details';

const operationId = 'createP2PTransaction';

type Side = 'source' | 'destination';

/** Moves money between two accounts of the client: both legs or none. */
export const createP2PTransaction = batched<'createP2PTransaction', Services & WithLedger & WithPorts>(
  async (call, services) => {
    const { body, client, now } = call;
    const total = totalOf(body.total_amount);
    const contents = { source: contentOf(call, 'source', total), destination: contentOf(call, 'destination', total) };
    const movement = p2pMovement(call, total, await isFraud(call, operationId, services));
    return moveMoney(services, client, movement, (keep) => p2pPresenter({ client, now, keep }, contents));
  },
);

function contentOf({ body }: Call<'createP2PTransaction'>, side: Side, total: bigint) {
  const data = body[`${side}_data`];
  const entryType = side === 'source' ? 'DEBIT' : 'CREDIT';
  return {
    properties: null,
    description: data.description ?? null,
    details: validDetails(data.details, total, entryType, `/${side}_data/details`),
    metadata: data.metadata ?? {},
  };
}

function p2pMovement({ body, client, now }: Call<'createP2PTransaction'>, amount: bigint, fraud: boolean): P2PMovement {
  return {
    kind: 'p2p',
    clientId: client.id,
    sourceId: newId(),
    destinationId: newId(),
    sourceAccountId: body.source_account_id,
    destinationAccountId: body.destination_account_id,
    amount,
    now,
    processBefore: body.process_before === undefined ? null : Date.parse(body.process_before),
    fraud,
  };
}
