import { declare } from '../../cli/declaration';
import { LIST, REPLAY } from './declared-options';

const FIELDS = {
  id: 'the event',
  client_id: 'the client that the event is for',
  type: 'the type of the event',
  status: '`DEAD` or `PENDING`',
  idempotency_key: 'the key of every attempt',
  address: 'the address; null if the client has none for it',
  resource_id: 'the resource that it is about',
  attempts_made: 'how many attempts were made',
  last_attempt: 'null, or `at`, `outcome` and `status_code`',
  next_attempt_at: 'the time of the next attempt; null if there is none',
  created_at: 'when it happened',
  updated_at: 'the time of its last change',
};

const fieldsOf = (list: string) =>
  Object.fromEntries(Object.entries(FIELDS).map(([name, about]) => [`${list}[].${name}`, about]));

export const command = declare({
  name: 'events',
  summary: 'shows events that were not delivered to clients, and sends them again',
  about:
    'Works on the database of DATABASE_URL or DATA_DIR, also while servers run on it; the servers send the events. docs/operating.md says when this is needed.',
  commands: [
    declare({
      name: 'list',
      summary: 'lists events that were not delivered',
      options: LIST,
      json: { ...fieldsOf('events'), total: 'how many there are in all' },
      examples: [
        ['contrato events list', 'DEAD events, the newest first'],
        ['contrato events list --status PENDING --client Acme --json', 'events for a client that still fail'],
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
        'refused[].id': 'the event that could not be sent again',
        'refused[].reason': 'the code of the reason',
      },
      examples: [
        ['contrato events replay --event ID', 'sends one event again'],
        ['contrato events replay --all --client Acme', 'all DEAD events of a client'],
      ],
      exits: { 2: "the command line can't be understood, or an event could not be sent again" },
      run: (options) => {
        const { replay } = require('./commands') as typeof import('./commands');
        return onDatabase()((at) => replay(at, options), options.json);
      },
    }),
  ],
  examples: [['contrato events list', 'DEAD events, the newest first']],
});

const onDatabase = () => (require('../on-database') as typeof import('../on-database')).onDatabase;
