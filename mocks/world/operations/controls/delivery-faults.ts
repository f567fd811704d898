import type { components } from '../../../../generated/types/sandbox';
import { DomainError } from '../../../../server/kernel/errors';
import { listRequest } from '../../../../server/platform/http/list';
import { type OperationRegistry, read, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import { timestamp } from '../../../../server/platform/present';
import type { Faults } from '../../faults';
import { deleteFault, type Fault, insertFault, listFaults } from '../../store/faults';

type Schemas = components['schemas'];
type DeliveryFaultOperation = 'listDeliveryFaults' | 'createDeliveryFault' | 'deleteDeliveryFault';

function presentDeliveryFault(fault: Fault): Schemas['DeliveryFault'] {
  return {
    id: fault.id,
    kind: fault.name as Schemas['DeliveryKind'],
    fault: fault.effect as Schemas['DeliveryFaultKind'],
    times: fault.times,
    delay_seconds: fault.seconds,
    left: fault.remaining,
    created_at: timestamp(fault.createdAt),
  };
}

/** Calls to the client that go wrong on purpose. */
export function deliveryFaultOperations(faults: Faults): OperationRegistry<DeliveryFaultOperation> {
  return {
    listDeliveryFaults: read<'listDeliveryFaults'>(async (call, db) => {
      const list = listRequest(call.query);
      const found = await listFaults(db, call.client.id, 'DELIVERY', list.page);
      return { status: 200, body: { data: found.faults.map(presentDeliveryFault), meta: list.meta(found.total) } };
    }),
    createDeliveryFault: write<'createDeliveryFault'>(async ({ body, client, now }, tx) => {
      const { times = 1, delay_seconds: seconds = 60 } = body;
      const what = { target: 'DELIVERY', name: body.kind, effect: body.fault, seconds } as const;
      const fault: Fault = { id: newId(), clientId: client.id, ...what, times, remaining: times, createdAt: now };
      await insertFault(tx, fault);
      faults.changedBy(tx);
      return { status: 201, body: { data: presentDeliveryFault(fault) } };
    }),
    deleteDeliveryFault: write<'deleteDeliveryFault'>(async ({ client, path }, tx) => {
      const removed = await deleteFault(tx, { clientId: client.id, target: 'DELIVERY', id: path.fault_id });
      if (!removed) throw new DomainError('FAULT_NOT_FOUND');
      faults.changedBy(tx);
      return { status: 204, body: undefined };
    }),
  };
}
