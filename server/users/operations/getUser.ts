import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import { presentUser } from '../present';
import { findUser } from '../store/users';

export const getUser = read<'getUser'>(async (call, db) => {
  const user = await findUser(db, call.client.id, call.path.id);
  if (user === null) throw new DomainError('USER_NOT_FOUND');
  return { status: 200, body: { data: presentUser(user) } };
});
