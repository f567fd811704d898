import { refuseField } from '../kernel/errors';
import { LedgerRefusal } from './rules/refusal';

/**
 * Has a movement that a network reported refused where it would take a balance out of the range of amounts: whoever sends it again gets
 * the same.
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
