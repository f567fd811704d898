import type { OperationRule } from '../../../generated/operations';
import { runBatched } from '../idempotency/batched';
import { fingerprint } from '../idempotency/fingerprint';
import { runOnce } from '../idempotency/once';
import type { FixedReply, IdempotentRequest } from '../idempotency/request';
import { runReserved } from '../idempotency/reserved';
import type { Services } from '../services';
import type { AnyOperation } from './operation';
import { inRevision, present, type Success } from './present';
import type { Accepted, AnyCall } from './request-context';

/**
 * Runs the operation according to its kind and serializes its reply before anything is committed. A repeated request
 * with an idempotency key gets the first reply, for every kind; the types allow `read` and `direct` only for operations
 * without keys.
 * @throws DomainError if the operation refuses, or for a key of another request; ContractViolation for a reply that
 * does not follow the contract
 */
export async function run(
  accepted: Accepted,
  operations: Readonly<Record<string, AnyOperation>>,
  services: Services,
): Promise<FixedReply> {
  const { operationId, call } = accepted;
  const operation = operations[operationId];
  if (operation === undefined) throw new Error(`No handler for ${operationId}`);
  // Not arrow functions in variables: the TypeScript loader sets the name of each one when it is created, which is
  // slow.
  switch (operation.kind) {
    case 'read':
      return present(accepted, await operation.run(call, services.db, services));
    case 'write': {
      const once = () =>
        runOnce(services.db, idempotentRequest(accepted, services), async (tx) =>
          present(accepted, await operation.run(call, tx, services)),
        );
      return operation.around === undefined ? once() : operation.around(call, services, once);
    }
    case 'batched':
      return runBatched(
        idempotentRequest(accepted, services),
        await operation.run(call, services),
        (success: Success) => present(accepted, success),
      );
    case 'reserved':
      return runReserved(
        services.db,
        idempotentRequest(accepted, services),
        operation.run(call, services),
        (success: Success) => present(accepted, success),
      );
    case 'direct': {
      const reply = await operation.run(call, services, (success: Success) => present(accepted, success));
      return 'text' in reply ? reply : present(accepted, reply);
    }
  }
}

/** Describes a call with an idempotency key; null for one without. */
function idempotentRequest(accepted: Accepted, { vault }: Pick<Services, 'vault'>): IdempotentRequest | null {
  const { contract, rule, operationId, call } = accepted;
  const { idempotencyKey: key, client, now } = call;
  // At a shared address, the operation defines how keys are refused and which parts of the reply are secret.
  const { idempotency, sensitive } = contract.unmerged?.get(operationId) ?? rule;
  if (idempotency === null) return reportedOnce(rule, call, vault);
  if (key === null) return null;
  return {
    clientId: client.id,
    operationId,
    key,
    fingerprint: fingerprint(call),
    now,
    rule: idempotency,
    vault: sensitive.response.length === 0 ? null : vault,
    inRevision: inRevision(accepted),
  };
}

const IN_BODY = 'body:/';

/**
 * Identifies a report by the reference of the network in its body, which works like an idempotency key. Null for a
 * report of a single fact about a single thing: there the state of the thing shows whether it is a repeat.
 */
function reportedOnce(
  { countsOnce, operationId, sensitive }: OperationRule,
  call: AnyCall,
  vault: Services['vault'],
): IdempotentRequest | null {
  if (countsOnce === undefined || !countsOnce.startsWith(IN_BODY)) return null;
  const field = countsOnce.slice(IN_BODY.length);
  return {
    clientId: call.client.id,
    operationId,
    key: String((call.body as unknown as Record<string, unknown>)[field]),
    fingerprint: fingerprint(call),
    now: call.now,
    rule: { field, reused: 'REFERENCE_REUSED' },
    vault: sensitive.response.length === 0 ? null : vault,
    // Networks have no revisions.
    inRevision: null,
  };
}
