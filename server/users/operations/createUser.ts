import { write } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import { presentUser, userInput } from '../present';
import { newUser } from '../rules/user';
import { insertUser } from '../store/users';
import { refusingDuplicates } from '../uniqueness';

export const createUser = write<'createUser'>(async (call, tx) => {
  const { email, operation_country } = call.body;
  const input = { ...userInput(call.body), email, operationCountry: operation_country };
  const user = newUser(input, { id: newId(), clientId: call.client.id, now: call.now });
  await refusingDuplicates(() => insertUser(tx, user));
  return { status: 201, body: { data: presentUser(user) } };
});
