import type { MadeCall } from '../events/store/calls';
import { newId } from '../platform/ids';
import type { Conclusion } from './rules/call-outcome';
import type { CardTransaction } from './rules/transaction';

/** A client's answer, and the call as it is listed together with events; null if it is not listed. */
export interface ClientDecision {
  answer: Conclusion;
  call: MadeCall | null;
}

/**
 * A call as it is listed.
 * @param payload its body in the current revision, as JSON text
 */
export function madeCall(
  { id, clientId, createdAt }: CardTransaction,
  payload: string,
  attempts: MadeCall['attempts'],
): MadeCall {
  return {
    call: { id: newId(), clientId, kind: 'CARD_AUTHORIZATION', key: id, resourceId: id, payload },
    answered: attempts.at(-1)?.outcome === 'DELIVERED',
    attempts,
    madeAt: createdAt,
  };
}
