import { declare, flag, needed, text } from '../../../cli/declaration';

const DEBT = {
  transaction_id: 'the transaction that it comes from',
  user_id: 'the user who owes it; null if unknown',
  amount: 'decimal text',
  currency: 'ISO 4217',
  since: 'RFC 3339',
  tries: 'how many times collection was tried',
};

const debtsIn = (list: string) =>
  Object.fromEntries(Object.entries(DEBT).map(([name, about]) => [`${list}[].${name}`, about]));

export const command = declare({
  name: 'reconcile',
  summary: "lists the adjustments after a day's settlement",
  about: "docs/guides/settlement.md has the contract's table of actions for rows, and an example of every case.",
  options: {
    service: needed('FILE', 'the transaction file of the service'),
    client: needed(
      'FILE',
      "the client's own books: CSV with TRANSACTION_ID, STATUS and, if known, TRANSACTION_TYPE and LOCAL_AMOUNT; MARK is MATCHING for a row of an earlier file, which need not be in this one",
    ),
    state: text(
      'FILE',
      'the state between runs: debts, adjustments, and transactions that the service had not reported yet',
    ),
    funds: text('FILE', 'the funds of users: CSV with USER_ID, CURRENCY, AVAILABLE; users who are not in it have none'),
    json: flag('print the result as JSON'),
  },
  json: {
    service_rows: 'rows of the service',
    client_rows: 'rows of the client',
    matching: 'how many rows need no action',
    'adjustments[].transaction_id': 'the transaction to adjust',
    'adjustments[].user_id': 'its user; null if unknown',
    'adjustments[].entry_type': '`DEBIT` or `CREDIT`',
    'adjustments[].amount': 'decimal text',
    'adjustments[].currency': 'ISO 4217',
    'adjustments[].service_status': 'the status that the service has',
    'adjustments[].client_status': 'the status that the client has; null if it has none',
    'adjustments[].reason': 'the row of the table that applies',
    'adjustments[].outcome': 'the result',
    ...debtsIn('collected'),
    ...debtsIn('debts'),
    'impossible[].transaction_id': 'a row that the service does not know',
    'impossible[].status': 'its status at the client',
    'explained[]': 'transactions that the service had not reported before, and now has',
    'amounts_differ[].transaction_id': 'the same status with another amount',
    'amounts_differ[].service_amount': 'decimal text',
    'amounts_differ[].client_amount': 'decimal text',
  },
  examples: [
    ['contrato reconcile --service transactions.csv --client books.csv', 'what to adjust'],
    [
      'contrato reconcile --service transactions.csv --client books.csv --state remembered --json',
      'day after day, for programs',
    ],
  ],
  exits: {
    0: 'the table has an action for every row',
    1: 'somebody must check a row: the service does not know it, or has another amount with the same status',
    2: "the command line can't be understood, or a file cannot be used: nothing is changed",
  },
  run: (options) => (require('./main') as typeof import('./main')).reconcile(options),
});
