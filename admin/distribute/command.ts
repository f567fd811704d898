import { declare, flag } from '../../cli/declaration';

export const command = declare({
  name: 'distribute',
  summary: 'spreads the database over the nodes of a Citus cluster',
  about:
    "Works in the database of DATABASE_URL, the coordinator, while no service runs on it. Each client's rows come to lie on one node. docs/scale.md has the steps.",
  options: { json: flag('print the tables as JSON') },
  json: {
    'tables[].name': 'a table',
    'tables[].by': 'the column that says on which node a row lies; null on the coordinator',
    'tables[].reason': 'why it lies on the coordinator; null elsewhere',
  },
  examples: [['DATABASE_URL=postgres://coordinator/contrato contrato distribute', 'puts every table where it belongs']],
  exits: {
    0: 'every table lies where it belongs',
    1: 'nothing was changed: the database is no coordinator, is distributed already, is in use, or holds other tables',
    2: "the command line can't be understood, or the database can't be looked at",
  },
  run: (options) => (require('./main') as typeof import('./main')).spread(options),
});
