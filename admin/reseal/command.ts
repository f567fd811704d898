import { declare, flag } from '../../cli/declaration';

export const command = declare({
  name: 'reseal',
  summary: 'encrypts stored secrets again with the current data key',
  about:
    'Works in the database of DATABASE_URL or DATA_DIR, whether or not servers run on it, with the keys of DATA_KEYS. docs/operating.md has the steps of a rotation.',
  options: { json: flag('print what was sealed as JSON') },
  json: {
    key: 'the name of the present key',
    'columns[].column': 'table.column',
    'columns[].count': 'values that were sealed anew',
    'columns[].broken[]': 'rows whose value does not open',
  },
  examples: [['DATA_KEYS=new:…,old:… contrato reseal', 'seals everything with the key that is named new']],
  exits: {
    0: 'the present key has sealed everything, so that the others can be removed',
    1: 'something does not open',
    2: "the command line can't be understood, or the database can't be looked at",
  },
  run: (options) => (require('./main') as typeof import('./main')).resealAll(options),
});
