import { declare } from '../../cli/declaration';
import { LIST, REPLAY } from './declared-options';

const FIELDS = {
  id: 'the event',
  client_id: 'the client that was to be told',
  type: 'what it was to be told of',
  status: '`DEAD` or `PENDING`',
  idempotency_key: 'the key that it is sent with, every time',
  address: 'where it goes; null where the client has no address for it',
  resource_id: 'what it is about',
  attempts_made: 'how often it was sent',
  last_attempt: 'null, or `at`, `outcome` and `status_code`',
  next_attempt_at: 'when it is sent again; null when it is not',
  created_at: 'when it happened',
  updated_at: 'when it changed last',
};

const fieldsOf = (list: string) =>
  Object.fromEntries(Object.entries(FIELDS).map(([name, about]) => [`${list}[].${name}`, about]));

export const command = declare({
  name: 'events',
  summary: 'shows events that were not delivered to clients, and sends them again',
  about:
    'In the database of DATABASE_URL or DATA_DIR, whether or not servers run on it; the servers send. docs/operating.md says when it is needed.',
  commands: [
    declare({
      name: 'list',
      summary: 'lists events that were not delivered',
      options: LIST,
      json: { ...fieldsOf('events'), total: 'how many there are in all' },
      examples: [
        ['contrato events list', 'what is DEAD, the newest first'],
        ['contrato events list --status PENDING --client Acme --json', 'what still fails for a client'],
      ],
      run: (options) => {
        const { list } = require('./commands') as typeof import('./commands');
        return onDatabase()(({ db }) => list(db, options), options.json);
      },
    }),
    declare({
      name: 'replay',
      summary: 'sends events again, with the same idempotency key',
      options: REPLAY,
      json: {
        ...fieldsOf('replayed'),
        'refused[].id': 'what could not be sent again',
        'refused[].reason': 'the code of the reason',
      },
      examples: [
        ['contrato events replay --event ID', 'sends one again'],
        ['contrato events replay --all --client Acme', 'all that is DEAD of a client'],
      ],
      exits: { 2: "the command line can't be understood, or something could not be sent again" },
      run: (options) => {
        const { replay } = require('./commands') as typeof import('./commands');
        return onDatabase()((at) => replay(at, options), options.json);
      },
    }),
  ],
  examples: [['contrato events list', 'what is DEAD, the newest first']],
});

const onDatabase = () => (require('../on-database') as typeof import('../on-database')).onDatabase;
