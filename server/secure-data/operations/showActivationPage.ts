import { read } from '../../platform/http/operation';
import { activationOf, activeUserOf } from '../page';
import { activationPage } from '../pages/activation';

export const showActivationPage = read<'showActivationPage'>(async (call, db) => {
  const asked = activationOf(call);
  await activeUserOf(db, call);
  const { text, headers } = activationPage(asked);
  return { status: 200, headers, body: text };
});
