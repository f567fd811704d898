import { declare, flag } from '../../cli/declaration';

export const command = declare({
  name: 'verify-ledger',
  summary: 'recomputes every balance from its entries',
  about: 'Reads the database of DATABASE_URL or DATA_DIR, also while servers run on it, and changes nothing.',
  options: { json: flag('print the mismatches as JSON') },
  json: {
    checks: 'how many checks were made',
    accounts: 'how many accounts there are',
    entries: 'how many entries there are',
    'mismatches[].check': 'the check, in words',
    'mismatches[].id': 'the account, transaction or other thing that it is about',
    'mismatches[].expected': 'the value that follows from the entries',
    'mismatches[].actual': 'the value that is stored',
  },
  examples: [['DATA_DIR=data contrato verify-ledger', 'prints the mismatches, and how much was checked']],
  exits: {
    0: 'every balance is right',
    1: 'one is not',
    2: "the command line can't be understood, or the database can't be read",
  },
  run: (options) => (require('./main') as typeof import('./main')).verify(options),
});
