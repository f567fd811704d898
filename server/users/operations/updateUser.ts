import { DomainError } from '../../domain/errors';
import { changedUser } from '../../domain/users/user';
import { write } from '../../http/operation';
import { lockUser, updateUser as saveUser } from '../../store/users';
import { presentUser, userInput } from './shape';
import { refusingDuplicates } from './uniqueness';

export const updateUser = write<'updateUser'>(async (call, tx) => {
  const user = await lockUser(tx, call.client.id, call.path.id);
  if (user === null) throw new DomainError('USER_NOT_FOUND');
  const changed = changedUser(user, userInput(call.body), call.now);
  await refusingDuplicates(() => saveUser(tx, call.client.id, user.id, changed));
  return { status: 200, body: { data: presentUser(changed) } };
});
