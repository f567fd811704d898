import { newUser } from '../../domain/users/user';
import { write } from '../../http/operation';
import { newId } from '../../ids';
import { insertUser } from '../../store/users';
import { presentUser, userInput } from './shape';
import { refusingDuplicates } from './uniqueness';

export const createUser = write<'createUser'>(async (call, tx) => {
  const { email, operation_country } = call.body;
  const input = { ...userInput(call.body), email, operationCountry: operation_country };
  const user = newUser(input, { id: newId(), clientId: call.client.id, now: call.now });
  await refusingDuplicates(() => insertUser(tx, user));
  return { status: 201, body: { data: presentUser(user) } };
});
