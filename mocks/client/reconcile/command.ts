import { declare, flag, needed, text } from '../../../cli/declaration';

const DEBT = {
  transaction_id: 'the transaction that it comes from',
  user_id: 'the user who owes it; null where nobody knows',
  amount: 'decimal text',
  currency: 'ISO 4217',
  since: 'RFC 3339',
  tries: 'how often it was tried',
};

const debtsIn = (list: string) =>
  Object.fromEntries(Object.entries(DEBT).map(([name, about]) => [`${list}[].${name}`, about]));

export const command = declare({
  name: 'reconcile',
  summary: "lists the adjustments after a day's settlement",
  about: "docs/guides/settlement.md has the contract's table of what to do with a row, and an example of every case.",
  options: {
    service: needed('FILE', 'the transaction file of the service'),
    client: needed(
      'FILE',
      "the client's own books: CSV with TRANSACTION_ID, STATUS and, where known, TRANSACTION_TYPE and LOCAL_AMOUNT; MARK is MATCHING where an earlier file had the row, which need not be in this one then",
    ),
    state: text(
      'FILE',
      'what is remembered between runs: debts, what was adjusted, what the service had not told of yet',
    ),
    funds: text(
      'FILE',
      'what users can be charged: CSV with USER_ID, CURRENCY, AVAILABLE; who is not in it has nothing',
    ),
    json: flag('print the result as JSON'),
  },
  json: {
    service_rows: 'rows of the service',
    client_rows: 'rows of the client',
    matching: 'how many need nothing',
    'adjustments[].transaction_id': 'the transaction to adjust',
    'adjustments[].user_id': 'its user; null where nobody knows',
    'adjustments[].entry_type': '`DEBIT` or `CREDIT`',
    'adjustments[].amount': 'decimal text',
    'adjustments[].currency': 'ISO 4217',
    'adjustments[].service_status': 'the status that the service has',
    'adjustments[].client_status': 'the status that the client has; null where it has none',
    'adjustments[].reason': 'the row of the table that says so',
    'adjustments[].outcome': 'what became of it',
    ...debtsIn('collected'),
    ...debtsIn('debts'),
    'impossible[].transaction_id': 'a row that the service does not know',
    'impossible[].status': 'its status at the client',
    'explained[]': 'transactions that the service had not told of before, and now has',
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
    0: 'the table says what to do with every row',
    1: 'people have to look: a row that the service does not know, or another amount with the same status',
    2: "the command line can't be understood, or a file does not do: nothing is changed then",
  },
  run: (options) => (require('./main') as typeof import('./main')).reconcile(options),
});
