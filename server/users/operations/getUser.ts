import { DomainError } from '../../domain/errors';
import { read } from '../../http/operation';
import { findUser } from '../../store/users';
import { presentUser } from './shape';

export const getUser = read<'getUser'>(async (call, db) => {
  const user = await findUser(db, call.client.id, call.path.id);
  if (user === null) throw new DomainError('USER_NOT_FOUND');
  return { status: 200, body: { data: presentUser(user) } };
});
