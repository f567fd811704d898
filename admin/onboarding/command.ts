import { type CommandSpec, declare, type ValuesOf } from '../../cli/declaration';
import { type CommandName, OPTIONS } from './declared-options';

const PAIR = {
  api_key: 'the name of the secret that signs calls',
  encrypted_pair: "the pair, encrypted with the client's RSA key; shown only once",
  encrypted_for: 'the fingerprint of that key',
  decrypt_with: 'the command that decrypts it',
};

const CLIENT = {
  client_id: 'the client',
  name: 'its name',
  status: 'whether the client may use the API',
  'countries[]': 'the countries in which it operates, its home first',
  'products[]': 'its products other than cards and accounts',
  revision: 'its revision of the contract',
  callback_addresses: 'the addresses at which it is called, by channel',
  pages: 'the settings of its hosted pages',
  limits: 'the limits of movements',
  rate_limit: 'the limit of its requests',
  scopes: 'the scopes of its tokens; null for all',
  card_data_entitled: 'whether it may see card data',
  accounts_per_currency: 'how many accounts a user may have',
  card_charges: 'the charges on card transactions',
  'api_keys[]': 'its pairs: `api_key`, `status`, `signs_from`, `until`',
  sftp_user: 'its SFTP user for settlement files; null if it has none',
  'ssh_keys[]': 'keys for settlement files: `fingerprint`, `until`',
  'rsa_keys[]': 'keys that encrypt api-key pairs: `fingerprint`, `until`',
};

/** A command of onboarding. */
function onboarding<N extends CommandName>(
  words: N,
  spec: Pick<CommandSpec, 'summary' | 'examples' | 'json'>,
): CommandSpec {
  return declare({
    ...spec,
    name: words.split(' ').at(-1) as string,
    options: OPTIONS[words],
    run: (values: ValuesOf<(typeof OPTIONS)[N]> & { json: boolean }) =>
      (require('./main') as typeof import('./main')).runOnboarding(words, values),
  });
}

const PROGRAM = {
  id: 'the affinity group that cards are created with',
  name: 'its name',
  status: 'ACTIVE; INACTIVE issues no cards',
  country: 'where its cards are issued',
  bin: 'the digits that its new card numbers begin with',
  product_type: 'PREPAID, CREDIT or DEBIT',
  provider: 'the card network',
  'card_type_supported[]': 'VIRTUAL, PHYSICAL',
  innominate: 'whether its cards are made in batches, without a name',
  months_to_expiration: 'the months for which its cards are valid',
  embossing_company: 'the embosser of its cards; null for the one that serves the client or country',
  courier_company: 'the courier of its cards; null for the one that serves the client or country',
  ...Object.fromEntries(
    ['local', 'international'].flatMap((where) =>
      ['purchases', 'ecommerce', 'withdrawal', 'extracash'].map((use) => [
        `${where}_${use}_allowed`,
        `whether its cards may be used for ${use}, ${where === 'local' ? 'in its country' : 'elsewhere'}`,
      ]),
    ),
  ),
  amount_limits: 'limits by use: `per_transaction`, `daily`, `monthly`, in its currency; null for no limit',
};

const program = declare({
  name: 'program',
  summary: 'the card programs (affinity groups) of a client',
  commands: [
    onboarding('program list', {
      summary: 'lists the card programs, the newest first',
      json: Object.fromEntries(Object.entries(PROGRAM).map(([name, about]) => [`card_programs[].${name}`, about])),
      examples: [['contrato onboard program list --client Acme', 'the card programs of the client']],
    }),
    onboarding('program add', {
      summary: 'adds a card program',
      json: PROGRAM,
      examples: [['contrato onboard program add --client Acme --terms FILE', 'its cards can be created at once']],
    }),
    onboarding('program update', {
      summary:
        'changes the allowed uses and limits of its cards, whether it issues new ones, and the range of new card numbers',
      json: PROGRAM,
      examples: [
        [
          "contrato onboard program update --client Acme --program 'Prepaid Argentina' --terms FILE",
          'also applies to existing cards',
        ],
        [
          "contrato onboard program update --client Acme --program 'Prepaid Argentina' --bin 99991142",
          'new cards get numbers of another range',
        ],
      ],
    }),
  ],
  examples: [['contrato onboard program list --client Acme', 'the card programs of the client']],
});

const rotate = declare({
  name: 'rotate',
  summary: 'gives a client a new secret, pair or key',
  commands: [
    onboarding('rotate secret', {
      summary: 'makes a new client secret; the old one is refused at once',
      json: {
        client_id: 'the client',
        client_secret: 'shown only once',
        revoked_tokens: 'how many tokens were revoked',
      },
      examples: [['contrato onboard rotate secret --client Acme', 'prints the new secret']],
    }),
    onboarding('rotate api-key', {
      summary: 'makes a new api-key pair that signs calls, at once or after a lead',
      json: { ...PAIR, signs_from: 'when it begins to sign; until then the old one does' },
      examples: [
        ['contrato onboard rotate api-key --client Acme --lead-hours 24', 'the new pair signs in a day'],
        ['contrato onboard rotate api-key --client Acme --overlap-hours 0', 'it signs at once, and the old one ends'],
      ],
    }),
    onboarding('rotate ssh-key', {
      summary: 'sets another SSH key for settlement files',
      json: { sftp_user: 'its user', ssh_key: 'the fingerprint of the new key' },
      examples: [
        ['contrato onboard rotate ssh-key --client Acme --ssh-public-key new.pub', 'both keys work for a day'],
      ],
    }),
    onboarding('rotate rsa-key', {
      summary: 'sets another RSA key that encrypts api-key pairs',
      json: { rsa_key: 'the fingerprint of the new key' },
      examples: [
        ['contrato onboard rotate rsa-key --client Acme --rsa-public-key new.pem', 'used from the next pair on'],
      ],
    }),
  ],
  examples: [['contrato onboard rotate api-key --client Acme --lead-hours 24', 'the new pair signs in a day']],
});

const revoke = declare({
  name: 'revoke',
  summary: 'revokes a secret, an api-key pair or a key of a client, at once',
  commands: [
    onboarding('revoke secret', {
      summary: 'revokes the client secret and all tokens of the client',
      json: { client_id: 'the client', revoked_tokens: 'how many tokens were revoked' },
      examples: [['contrato onboard revoke secret --client Acme', 'locks the client out']],
    }),
    onboarding('revoke api-key', {
      summary: 'revokes an api-key pair',
      json: { revoked_api_key: 'the pair that no longer works' },
      examples: [['contrato onboard revoke api-key --client Acme --key API_KEY', 'one of several']],
    }),
    onboarding('revoke ssh-key', {
      summary: 'revokes SSH keys for settlement files',
      json: { 'revoked_keys[]': 'the fingerprints' },
      examples: [['contrato onboard revoke ssh-key --client Acme', 'all of them']],
    }),
    onboarding('revoke rsa-key', {
      summary: 'revokes RSA keys that encrypt api-key pairs',
      json: { 'revoked_keys[]': 'the fingerprints' },
      examples: [['contrato onboard revoke rsa-key --client Acme', 'all of them']],
    }),
  ],
  examples: [['contrato onboard revoke secret --client Acme', 'locks the client out']],
});

export const command = {
  ...onboarding('', {
    summary: 'creates the credentials, signing keys and SFTP access of a client',
    json: {
      client_id: 'the client',
      client_secret: 'shown only once',
      audience: 'the audience of tokens',
      token_url: 'the address for token requests',
      name: 'its name',
      'countries[]': 'where it operates',
      revision: 'the revision of the contract',
      ...PAIR,
      sftp_user: 'its user for settlement files',
      ssh_key: 'the fingerprint of its key for them',
      callback_addresses: 'the addresses at which it is called, by channel',
      card_programs: 'the ids of its affinity groups, by name',
    },
    examples: [
      [
        'contrato onboard --client Acme --rsa-public-key rsa.pem --ssh-public-key ssh.pub --country ARG,BRA',
        'creates a client and prints its credentials, once',
      ],
    ],
  }),
  name: 'onboard',
  about:
    'A new client needs --client and both keys. Works on the database of DATABASE_URL or DATA_DIR, also while servers run on it. docs/guides/onboarding.md has every step.',
  commands: [
    onboarding('show', {
      summary: 'shows the settings of a client, without secrets',
      json: CLIENT,
      examples: [['contrato onboard show --client Acme', 'its settings, keys and addresses']],
    }),
    onboarding('update', {
      summary: 'changes settings of a client: only those that are named or in the file of the agreement',
      json: CLIENT,
      examples: [['contrato onboard update --client Acme --activities-url none', 'no more activity events']],
    }),
    program,
    rotate,
    revoke,
  ],
} satisfies CommandSpec;
