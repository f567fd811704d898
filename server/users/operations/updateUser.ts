import { DomainError } from '../../kernel/errors';
import { write } from '../../platform/http/operation';
import { presentUser, userInput } from '../present';
import { changedUser } from '../rules/user';
import { lockUser, updateUser as saveUser } from '../store/users';
import { refusingDuplicates } from '../uniqueness';

export const updateUser = write<'updateUser'>(async (call, tx) => {
  const user = await lockUser(tx, call.client.id, call.path.id);
  if (user === null) throw new DomainError('USER_NOT_FOUND');
  const changed = changedUser(user, userInput(call.body), call.now);
  await refusingDuplicates(() => saveUser(tx, call.client.id, user.id, changed));
  return { status: 200, body: { data: presentUser(changed) } };
});
