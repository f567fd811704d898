import { emit } from '../events/outbox';
import type { Tx } from '../platform/store/db';
import { type IdentitySession, isOutcome } from './rules/session';

/** Notifies the client of the outcome of a session. A session without an outcome sends nothing. */
export async function emitIdentitySessionCompleted(
  tx: Tx,
  { id, clientId, status }: Pick<IdentitySession, 'id' | 'clientId' | 'status'>,
  now: number,
): Promise<void> {
  if (!isOutcome(status)) return;
  await emit(tx, { id: clientId }, { kind: 'IDENTITY_SESSION_COMPLETED', session: { id, status } }, now);
}
