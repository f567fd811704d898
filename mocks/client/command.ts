import { declare, oneOf, port, text, whole } from '../../cli/declaration';

export const command = declare({
  name: 'client',
  summary: 'a reference client: verifies signatures, decides authorizations, signs replies',
  options: {
    apiKey: text('KEY', 'the api-key that start prints; or CLIENT_API_KEY in the environment'),
    apiSecret: text('SECRET', 'the api-secret in base64; or CLIENT_API_SECRET in the environment'),
    port: port('the port to listen on', 4030),
    balance: text('AMOUNT', 'the initial balance of every user, in every currency', '1000'),
    takes: whole('MILLISECONDS', 'how long it waits before it answers a call', { min: 0, max: 3_600_000, preset: 0 }),
    books: text('FILE', 'the file for its books, for reconcile; written at every change'),
    order: oneOf(
      'ORDER',
      'the order of the signed bytes',
      ['timestamp-endpoint-body', 'body-timestamp-endpoint'],
      'timestamp-endpoint-body',
    ),
  },
  examples: [
    ['contrato client --api-key … --api-secret …', 'prints its address, and how to give it to the service'],
    ['contrato client --api-key … --api-secret … --takes 5000', 'a client that answers too late'],
  ],
  serves: true,
  run: (options) => (require('./main') as typeof import('./main')).client(options),
});
