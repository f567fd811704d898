import { declare, flag, oneOf, text, whole } from '../../cli/declaration';
import { settingOption } from './declared-options';

const MOST = 1_000_000_000;

export const command = declare({
  name: 'sequences',
  summary: 'runs random sequences of requests, network reports and passing time, and compares the results with a model',
  about:
    'The model is written from spec/lifecycles.yaml and the rules of the ledger, independently of the code of the service. It predicts the answer to each step, the final state of everything, and the events that the client gets. A sequence that disagrees is shortened as far as possible and printed as a story that --story runs again. The same seed always makes the same run: chance and time come only from it.',
  options: {
    seed: whole('SEED', 'the seed of the run; random when absent, and printed', { min: 0, max: MOST }),
    count: whole('COUNT', 'the number of sequences', { min: 1, max: 1_000_000, preset: 200 }),
    database: oneOf('DATABASE', 'the database of the service', ['sqlite', 'postgres'], 'sqlite'),
    setting: settingOption,
    story: text('STORY', 'run one story, as it was printed or from the named file'),
    mutants: flag(
      'break the service in ways that only several steps reveal, and check that sequences find each fault, and no single operation does',
    ),
  },
  examples: [
    ['npm run sequences -- --seed 7 --count 10000', 'ten thousand sequences, the same each time'],
    ['npm run sequences -- --seed 7 --count 10000 --database postgres', 'the same on PostgreSQL'],
    ['npm run sequences -- --mutants', 'faults that only several steps reveal'],
  ],
  exits: { 1: 'a sequence disagrees with the model, or a mutant was not found' },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).sequences(options),
});
