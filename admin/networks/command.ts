import { declare } from '../../cli/declaration';
import { STATUS } from './declared-options';

export const command = declare({
  name: 'networks',
  summary: 'shows the networks that do not answer, and the orders that wait for them',
  about:
    'Waiting orders are in the database of DATABASE_URL or DATA_DIR; circuits are those of running servers. docs/operating.md says what to do.',
  commands: [
    declare({
      name: 'status',
      summary: 'shows open circuits, how many orders wait, and since when',
      options: STATUS,
      json: {
        'circuits[].server': 'the server',
        'circuits[].network': 'the network, by its name in NETWORKS_FILE',
        'circuits[].open': 'true while the circuit is open and calls fail at once',
        'circuits[].since': 'since when it is open; null while it is closed',
        'silent[]': 'the servers that could not be queried, and why',
        'waiting[].rail': 'the system that the network serves',
        'waiting[].kind': 'the job that follows the orders',
        'waiting[].count': 'how many orders wait',
        'waiting[].oldest': 'since when the oldest one waits',
      },
      examples: [
        ['contrato networks status', 'the orders that wait'],
        ['contrato networks status --system http://10.0.0.5:9100', 'also the circuits of a server'],
      ],
      exits: { 2: "the command line can't be understood, or a server could not be queried" },
      run: (options) => {
        const { status } = require('./status') as typeof import('./status');
        const { onDatabase } = require('../on-database') as typeof import('../on-database');
        return onDatabase(({ db }) => status(db, options), options.json);
      },
    }),
  ],
  examples: [['contrato networks status', 'the orders that wait for networks']],
});
