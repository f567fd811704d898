import { operations } from '../../../../generated/operations';
import type { components } from '../../../../generated/types/sandbox';
import { DomainError } from '../../../../server/kernel/errors';
import { listRequest } from '../../../../server/platform/http/list';
import { type OperationId, type OperationRegistry, read, write } from '../../../../server/platform/http/operation';
import { suggestionFor } from '../../../../server/platform/http/suggestion';
import { newId } from '../../../../server/platform/ids';
import { timestamp } from '../../../../server/platform/present';
import type { Faults } from '../../faults';
import { type Fault, listFaults as findFaults, insertFault, deleteFault as removeFault } from '../../store/faults';

type Schemas = components['schemas'];
type FaultOperation = 'listFaults' | 'createFault' | 'deleteFault';

function presentFault(fault: Fault): Schemas['Fault'] {
  return {
    id: fault.id,
    operation_id: fault.name,
    status: Number(fault.effect) as Schemas['Fault']['status'],
    times: fault.times,
    retry_after: fault.seconds,
    left: fault.remaining,
    created_at: timestamp(fault.createdAt),
  };
}

function assertOperation(name: string): void {
  if (Object.hasOwn(operations, name as OperationId)) return;
  const detail = `no operation is named ${name}${suggestionFor(name, Object.keys(operations))}`;
  const place = { code: 'operation', detail, location: 'body', pointer: '/operation_id' } as const;
  throw new DomainError('UNKNOWN_OPERATION', [place]);
}

/** Answers of the service that fail on purpose, for one client. */
export function faultOperations(faults: Faults): OperationRegistry<FaultOperation> {
  return {
    listFaults: read<'listFaults'>(async (call, db) => {
      const list = listRequest(call.query);
      const found = await findFaults(db, call.client.id, 'OPERATION', list.page);
      return { status: 200, body: { data: found.faults.map(presentFault), meta: list.meta(found.total) } };
    }),
    createFault: write<'createFault'>(async ({ body, client, now }, tx) => {
      assertOperation(body.operation_id);
      const { times = 1, retry_after: seconds = 1 } = body;
      const what = { target: 'OPERATION', name: body.operation_id, effect: String(body.status), seconds } as const;
      const fault: Fault = { id: newId(), clientId: client.id, ...what, times, remaining: times, createdAt: now };
      await insertFault(tx, fault);
      faults.changedBy(tx);
      return { status: 201, body: { data: presentFault(fault) } };
    }),
    deleteFault: write<'deleteFault'>(async ({ client, path }, tx) => {
      const removed = await removeFault(tx, { clientId: client.id, target: 'OPERATION', id: path.fault_id });
      if (!removed) throw new DomainError('FAULT_NOT_FOUND');
      faults.changedBy(tx);
      return { status: 204, body: undefined };
    }),
  };
}
