import { read } from '../../platform/http/operation';
import { activationOf, activeUserOf } from '../page';
import { activationPage } from '../pages/activation';

export const showActivationPage = read<'showActivationPage'>(async (call, db) => {
  const activation = activationOf(call);
  await activeUserOf(db, call);
  const { text, headers } = activationPage(activation);
  return { status: 200, headers, body: text };
});
