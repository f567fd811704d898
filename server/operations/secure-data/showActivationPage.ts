import { read } from '../../http/operation';
import { activationPage } from '../../pages/activation';
import { activationOf } from './page';

export const showActivationPage = read<'showActivationPage'>(async (call) => {
  const { text, headers } = activationPage(activationOf(call));
  return { status: 200, headers, body: text };
});
