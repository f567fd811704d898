import { newId } from '../../../../server/platform/ids';
import { useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension });

it('leaves one activity for a wrong token, however often the request is sent with its key', async () => {
  const { send } = await server().client();
  const post = async (path: string, body: unknown, key = newId()) =>
    send('POST', path, { body, headers: { 'x-idempotency-key': key } });
  const { body: user } = await post('/users/v1/', { email: `${newId()}@example.com`, operation_country: 'ARG' });
  const owner = { owner_type: 'USER', user_id: user.data.id };
  const { body: account } = await post('/core/accounts/v1', { ...owner, country: 'ARG', currency: 'ARS' });
  const { id } = account.data;
  const wanted = { account_id: id, network_name: 'ARG_CASH_NETWORK', amount: '300.00' };
  const { body: intent } = await post('/networks/cash/v1/cashout/intents', wanted);
  const withdraw = async (token: string, key?: string) => {
    const { body } = await post(`/sandbox/v1/cash-out-intents/${intent.data.id}/withdraw`, { token }, key);
    return body.error_code ?? body.data.rejection_reason;
  };
  const left = async () => (await send('GET', `/core/activities/v1?filter%5Baccount_id%5D=${id}`)).body.data.length;
  const [wrong = '', other = ''] = ['0000', '0001', '0002'].filter((token) => token !== intent.data.token);
  const key = newId();
  for (let at = 0; at < 3; at += 1) expect(await withdraw(wrong, key)).toBe('WRONG_CASH_TOKEN');
  expect(await left()).toBe(1);
  expect([await withdraw(other, key), await withdraw(wrong), await left()]).toEqual([
    'WRONG_CASH_TOKEN',
    'WRONG_CASH_TOKEN',
    3,
  ]);
  // A refusal leaves the key usable.
  expect(await withdraw(intent.data.token, key)).toBe('INSUFFICIENT_FUNDS');
});
