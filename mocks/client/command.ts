import { declare, needed, oneOf, port, text, whole } from '../../cli/declaration';

export const command = declare({
  name: 'client',
  summary: 'a reference client: verifies signatures, decides authorizations, signs replies',
  options: {
    apiKey: needed('KEY', 'the key of the pair that start prints'),
    apiSecret: needed('SECRET', 'its secret'),
    port: port('where it listens', 4030),
    balance: text('AMOUNT', 'what every user has at first, in every currency', '1000'),
    takes: whole('MILLISECONDS', 'how long it thinks about a call', { min: 0, max: 3_600_000, preset: 0 }),
    books: text('FILE', 'where its books are written for reconcile, whenever they change'),
    order: oneOf(
      'ORDER',
      'the order of the signed bytes',
      ['timestamp-endpoint-body', 'body-timestamp-endpoint'],
      'timestamp-endpoint-body',
    ),
  },
  examples: [
    ['contrato client --api-key … --api-secret …', 'says where it listens, and how the service is told'],
    ['contrato client --api-key … --api-secret … --takes 5000', 'a client that answers too late'],
  ],
  serves: true,
  run: (options) => (require('./main') as typeof import('./main')).client(options),
});
