import { declare, flag } from '../../cli/declaration';

export const command = declare({
  name: 'distribute',
  summary: 'spreads the database over the nodes of a Citus cluster',
  about:
    "Works on the database of DATABASE_URL, the coordinator, while no service runs on it. It moves each client's rows to one node. docs/scale.md has the steps.",
  options: { json: flag('print the tables as JSON') },
  json: {
    'tables[].name': 'a table',
    'tables[].by': 'the column that decides on which node a row is; null for a table on the coordinator',
    'tables[].reason': 'the reason for a table on the coordinator; null for the others',
  },
  examples: [['DATABASE_URL=postgres://coordinator/contrato contrato distribute', 'distributes every table']],
  exits: {
    0: 'every table is on its nodes',
    1: 'nothing was changed: the database is not a coordinator, is already distributed, is in use, or has other tables',
    2: "the command line can't be understood, or the database can't be read",
  },
  run: (options) => (require('./main') as typeof import('./main')).spread(options),
});
