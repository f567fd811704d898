import { refuseField } from '../kernel/errors';
import { LedgerRefusal } from './rules/refusal';

/**
 * Refuses a movement that a network reported if a balance would be outside the range of amounts. A repeat gets the same
 * answer.
 * @throws DomainError INVALID_REQUEST
 */
export async function withinRange<T>(posting: Promise<T>): Promise<T> {
  try {
    return await posting;
  } catch (error) {
    if (!(error instanceof LedgerRefusal) || error.reason !== 'BALANCE_OUT_OF_RANGE') throw error;
    throw refuseField('INVALID_REQUEST', '/amount', 'maximum', error.message);
  }
}
