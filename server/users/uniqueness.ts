import { type DomainError, refuseField } from '../kernel/errors';
import { UniqueViolation } from '../platform/store/db';
import { USER_EMAIL_CONSTRAINT, USER_IDENTIFICATION_CONSTRAINTS } from './store/users';

const documentTaken = () =>
  refuseField('IDENTIFICATION_ALREADY_IN_USE', '/identification_value', 'unique', 'another user has this document');

const REFUSALS: Readonly<Record<string, () => DomainError>> = {
  [USER_EMAIL_CONSTRAINT]: () => refuseField('EMAIL_ALREADY_IN_USE', '/email', 'unique', 'another user has this email'),
  ...Object.fromEntries(USER_IDENTIFICATION_CONSTRAINTS.map((constraint) => [constraint, documentTaken])),
};

/**
 * Runs a write of a user and reports which of the two unique values is already in use.
 * @throws DomainError
 */
export async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const refusal = error instanceof UniqueViolation ? REFUSALS[error.constraint] : undefined;
    throw refusal === undefined ? error : refusal();
  }
}
