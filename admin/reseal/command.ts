import { declare, flag } from '../../cli/declaration';

export const command = declare({
  name: 'reseal',
  summary: 'encrypts stored secrets again with the current data key',
  about:
    'Works on the database of DATABASE_URL or DATA_DIR with the keys of DATA_KEYS, also while servers run on it. docs/operating.md has the steps of a rotation.',
  options: { json: flag('print the result as JSON') },
  json: {
    key: 'the name of the current key',
    'columns[].column': 'table.column',
    'columns[].count': 'values that were encrypted again',
    'columns[].broken[]': 'rows whose value cannot be decrypted',
  },
  examples: [['DATA_KEYS=new:…,old:… contrato reseal', 'encrypts everything with the key that is named new']],
  exits: {
    0: 'everything is encrypted with the current key; the others can be removed',
    1: 'a value cannot be decrypted',
    2: "the command line can't be understood, or the database can't be read",
  },
  run: (options) => (require('./main') as typeof import('./main')).resealAll(options),
});
