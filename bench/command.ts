import { declare, oneOf, whole } from '../cli/declaration';

export const command = declare({
  name: 'bench',
  summary: 'runs a benchmark, and comparable software in the same run',
  about: 'docs/performance.md has the results and what they mean.',
  words: [
    {
      name: 'benchmark',
      about: 'the benchmark',
      needed: true,
      oneOf: [
        'codegen',
        'dev-loop',
        'growth',
        'pipeline',
        'request-log',
        'transactions',
        'authorizations',
        'settlement',
        'batches',
        'footprint',
        'snapshots',
        'retention',
        'processes',
        'reads',
        'console',
        'scale',
      ],
    },
  ],
  options: {
    rounds: whole('COUNT', 'the number of rounds', { min: 1, max: 1_000, preset: 5 }),
    seconds: whole('SECONDS', 'the length of a round', { min: 1, max: 3_600, preset: 3 }),
    database: oneOf(
      'DATABASE',
      'the database, for benchmarks that run on one at a time',
      ['sqlite', 'postgres'],
      'sqlite',
    ),
    rows: whole('COUNT', 'the number of rows, for benchmarks that process rows', {
      min: 1,
      max: 100_000_000,
      preset: 1_000_000,
    }),
  },
  examples: [['contrato bench pipeline --rounds 3', 'requests per second, compared with other stacks']],
  checkoutOnly: true,
  startsProcesses: true,
  run: (options, [name = '']) => (require('./main') as typeof import('./main')).bench(options, name),
});
