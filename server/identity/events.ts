import { emit } from '../events/outbox';
import type { Tx } from '../platform/store/db';
import { type IdentitySession, isOutcome } from './rules/session';

/** Tells the client that a session has its outcome. A session without one tells nothing. */
export async function emitIdentitySessionCompleted(
  tx: Tx,
  { id, clientId, status }: Pick<IdentitySession, 'id' | 'clientId' | 'status'>,
  now: number,
): Promise<void> {
  if (!isOutcome(status)) return;
  await emit(tx, { id: clientId }, { kind: 'IDENTITY_SESSION_COMPLETED', session: { id, status } }, now);
}
