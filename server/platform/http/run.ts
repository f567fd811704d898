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
 * Runs the operation as its kind says and gives its reply as bytes: they are fixed before anything commits. A repeat of
 * an idempotent request gets the first reply, whatever the kind; the types leave `read` and `direct` to operations
 * without keys.
 * @throws DomainError for what the operation refuses and for a key of another request, ContractViolation for a reply
 * that breaks the contract
 */
export async function run(
  accepted: Accepted,
  operations: Readonly<Record<string, AnyOperation>>,
  services: Services,
): Promise<FixedReply> {
  const { operationId, call } = accepted;
  const operation = operations[operationId];
  if (operation === undefined) throw new Error(`No handler for ${operationId}`);
  // Arrows with a name are named anew by the TypeScript loader each time they are made, which costs more than they do.
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

/** Describes a call that came with an idempotency key; null for one without. */
function idempotentRequest(accepted: Accepted, { vault }: Pick<Services, 'vault'>): IdempotentRequest | null {
  const { contract, rule, operationId, call } = accepted;
  const { idempotencyKey: key, client, now } = call;
  // Where an address is shared, the operation behind it says how keys are refused and what of the reply is secret.
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
 * Describes a report by what tells its repeat from another one, as an idempotency key does: the network's own reference
 * in its body. Null for what is about one thing and one fact: there the state of the thing tells.
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
