import { declare } from '../../cli/declaration';
import { LIMIT, LOCK, RELEASE, SHOW } from './declared-options';

const ACCOUNT = {
  id: 'the account',
  status: 'ACTIVE, FROZEN or DISABLED',
  status_updated_by:
    'who set the status: `CLIENT` or `SERVICE`; the client cannot change one that `SERVICE` set to FROZEN or DISABLED',
  currency: 'its currency',
  balance: 'its balance',
  limits: 'its own limits, `daily` and `monthly`; null if those of the client apply',
};

export const command = declare({
  name: 'accounts',
  summary: 'locks accounts so that their clients cannot unlock them, and sets limits of single accounts',
  about:
    'Works on the database of DATABASE_URL or DATA_DIR, also while servers run on it. For what a client may do itself, such as freezing an account, it uses the API.',
  commands: [
    declare({
      name: 'show',
      summary: 'shows the status, the balance and the limits of an account',
      options: SHOW,
      json: ACCOUNT,
      examples: [['contrato accounts show --client Acme --account ID', 'the present state']],
      run: (options) => onDatabase()((at) => commands().show(at, options), options.json),
    }),
    declare({
      name: 'limit',
      summary: 'sets limits of an account that replace those of its client',
      options: LIMIT,
      json: ACCOUNT,
      examples: [
        [
          'contrato accounts limit --client Acme --account ID --daily 500.00 --monthly none',
          'from the next movement on',
        ],
        ['contrato accounts limit --client Acme --account ID --as-client', 'the limits of the client apply again'],
      ],
      run: (options) => onDatabase()((at) => commands().limit(at, options), options.json),
    }),
    declare({
      name: 'lock',
      summary: 'locks an account; its client cannot unlock it',
      options: LOCK,
      json: ACCOUNT,
      examples: [['contrato accounts lock --client Acme --account ID --motive SEIZURE', 'FROZEN until it is released']],
      run: (options) => onDatabase()((at) => commands().lock(at, options), options.json),
    }),
    declare({
      name: 'release',
      summary: 'makes a locked account ACTIVE again',
      options: RELEASE,
      json: ACCOUNT,
      examples: [['contrato accounts release --client Acme --account ID', 'the client may change its status again']],
      run: (options) => onDatabase()((at) => commands().release(at, options), options.json),
    }),
  ],
  examples: [['contrato accounts lock --client Acme --account ID', 'FROZEN until it is released']],
});

const commands = () => require('./commands') as typeof import('./commands');
const onDatabase = () => (require('../on-database') as typeof import('../on-database')).onDatabase;
