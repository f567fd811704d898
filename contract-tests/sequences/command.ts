import { declare, flag, oneOf, text, whole } from '../../cli/declaration';

const MOST = 1_000_000_000;

export const command = declare({
  name: 'sequences',
  summary: 'makes random sequences of requests, reports of networks and passing time, and holds each against a model',
  about:
    'The model is written from spec/lifecycles.yaml and the rules of the ledger, and knows nothing of the code of the service: it says what each step is answered, what everything reads like in the end, and which events the client was told. What disagrees is made as short as it can be and printed as a story that --story runs again. One seed makes one run, byte for byte: chance and time come from it alone.',
  options: {
    seed: whole('SEED', 'what the run is made from; drawn when absent, and printed', { min: 0, max: MOST }),
    count: whole('COUNT', 'how many sequences', { min: 1, max: 1_000_000, preset: 200 }),
    database: oneOf('DATABASE', 'where the service keeps what it does', ['sqlite', 'postgres'], 'sqlite'),
    story: text('STORY', 'runs one story, as it was printed or from the file that is named'),
    mutants: flag(
      'break the service in ways that only a history shows, and see that sequences find each, and no single operation does',
    ),
  },
  examples: [
    ['npm run sequences -- --seed 7 --count 10000', 'ten thousand sequences, the same each time'],
    ['npm run sequences -- --seed 7 --count 10000 --database postgres', 'the same on PostgreSQL'],
    ['npm run sequences -- --mutants', 'mistakes that need a history'],
  ],
  exits: { 1: 'a sequence disagrees with the model, or a mutant was not found' },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).sequences(options),
});
