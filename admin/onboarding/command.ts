import { type CommandSpec, declare, flag, needed, type OptionSpecs, text } from '../../cli/declaration';
import type { CommandName } from './commands';

const client = needed('NAME|ID', 'the client');
const json = flag('print the result as JSON');
const rsaPublicKey = text('FILE', 'the RSA public key that pairs are encrypted for, in PEM');
const sshPublicKey = text('FILE', 'the SSH public key for settlement files');
const overlapHours = text('HOURS', 'how long the old one goes on working', '24');

const ADDRESSES = {
  transactionsUrl: text('URL', 'where card transactions are asked about'),
  shippingUpdatesUrl: text('URL', 'where shipment updates go'),
  activitiesUrl: text('URL', 'where activity events go'),
  identitySessionsUrl: text('URL', 'where completed identity sessions go'),
};

const PAIR = {
  api_key: 'names the secret that calls are signed with',
  encrypted_pair: 'the pair, for the private RSA key of the client; shown this once',
  encrypted_for: 'the fingerprint of that key',
  decrypt_with: 'the command that opens it',
};

const CLIENT = {
  client_id: 'the client',
  name: 'its name',
  status: 'whether it may call',
  'countries[]': 'where it operates, its home first',
  'products[]': 'what it has beside cards and accounts',
  revision: 'the revision of the contract that it is spoken to in',
  callback_addresses: 'where it is called, by channel',
  pages: 'how its hosted pages look',
  limits: 'what its users may move',
  rate_limit: 'how many requests it may make',
  scopes: 'what its tokens may do; null for everything',
  card_data_entitled: 'whether it may see card data',
  accounts_per_currency: 'how many accounts a user may have',
  card_charges: 'what cards are charged to',
  'api_keys[]': 'its pairs: `api_key`, `status`, `until`',
  sftp_user: 'its user for settlement files; null where it has none',
  'ssh_keys[]': 'keys for settlement files: `fingerprint`, `until`',
  'rsa_keys[]': 'keys that pairs are encrypted for: `fingerprint`, `until`',
};

/** A command of onboarding. Its values go to whoever does it as they were typed. */
function onboarding<const O extends OptionSpecs>(
  words: CommandName,
  spec: Pick<CommandSpec, 'summary' | 'examples' | 'json'> & { options: O },
): CommandSpec {
  const run = (values: object) =>
    (require('./main') as typeof import('./main')).runOnboarding(words, values as { json: boolean });
  const name = words.split(' ').at(-1) as string;
  return { ...declare({ ...spec, name, options: { ...spec.options, json } }), run };
}

const PROGRAM = {
  id: 'the affinity group that cards are created with',
  name: 'its name',
  status: 'ACTIVE; INACTIVE issues no cards',
  country: 'where its cards are issued',
  product_type: 'PREPAID, CREDIT or DEBIT',
  provider: 'the card network',
  'card_type_supported[]': 'VIRTUAL, PHYSICAL',
  innominate: 'whether its cards come in batches and without a name',
  months_to_expiration: 'how long its cards are good for',
  embossing_company: 'who makes their plastic; null for whoever serves it',
  courier_company: 'who brings them; null for whoever serves it',
  ...Object.fromEntries(
    ['local', 'international'].flatMap((where) =>
      ['purchases', 'ecommerce', 'withdrawal', 'extracash'].map((use) => [
        `${where}_${use}_allowed`,
        `whether its cards may be used for ${use}, ${where === 'local' ? 'in its country' : 'elsewhere'}`,
      ]),
    ),
  ),
  amount_limits: 'by use: `per_transaction`, `daily`, `monthly`, in its currency; null is no limit',
};

const program = declare({
  name: 'program',
  summary: 'the card programs (affinity groups) of a client',
  commands: [
    onboarding('program list', {
      summary: 'lists them, the newest first',
      options: { client },
      json: Object.fromEntries(Object.entries(PROGRAM).map(([name, about]) => [`card_programs[].${name}`, about])),
      examples: [['contrato onboard program list --client Acme', 'what its cards belong to']],
    }),
    onboarding('program add', {
      summary: 'gives the client another one',
      options: {
        client,
        terms: needed(
          'FILE',
          'JSON: name, country_code, product_type, provider, card_type_supported, months_to_expiration, amount_limits …',
        ),
      },
      json: PROGRAM,
      examples: [['contrato onboard program add --client Acme --terms FILE', 'cards of it can be created at once']],
    }),
    onboarding('program update', {
      summary: 'changes what its cards may be used for, their limits, and whether it issues any more',
      options: {
        client,
        program: needed('NAME|ID', 'the card program'),
        terms: needed('FILE', 'JSON: status, …_allowed, amount_limits; what is left out stays as it is'),
      },
      json: PROGRAM,
      examples: [
        [
          "contrato onboard program update --client Acme --program 'Prepaid Argentina' --terms FILE",
          'holds for cards that are there, too',
        ],
      ],
    }),
  ],
  examples: [['contrato onboard program list --client Acme', 'what its cards belong to']],
});

const rotate = declare({
  name: 'rotate',
  summary: 'gives a client a new secret, pair or key',
  commands: [
    onboarding('rotate secret', {
      summary: 'a new secret for tokens; the old one is refused at once',
      options: { client, revokeTokens: flag('refuse the tokens that it has, too') },
      json: {
        client_id: 'the client',
        client_secret: 'shown this once',
        revoked_tokens: 'how many tokens are refused now',
      },
      examples: [['contrato onboard rotate secret --client Acme', 'prints the new secret']],
    }),
    onboarding('rotate api-key', {
      summary: 'a new pair that calls are signed with',
      options: { client, overlapHours },
      json: PAIR,
      examples: [['contrato onboard rotate api-key --client Acme', 'both pairs work for a day']],
    }),
    onboarding('rotate ssh-key', {
      summary: 'another key for settlement files',
      options: { client, sshPublicKey, overlapHours },
      json: { sftp_user: 'its user', ssh_key: 'the fingerprint of the new key' },
      examples: [
        ['contrato onboard rotate ssh-key --client Acme --ssh-public-key new.pub', 'both keys work for a day'],
      ],
    }),
    onboarding('rotate rsa-key', {
      summary: 'another key that pairs are encrypted for',
      options: { client, rsaPublicKey },
      json: { rsa_key: 'the fingerprint of the new key' },
      examples: [['contrato onboard rotate rsa-key --client Acme --rsa-public-key new.pem', 'from the next pair on']],
    }),
  ],
  examples: [['contrato onboard rotate api-key --client Acme', 'both pairs work for a day']],
});

const revoke = declare({
  name: 'revoke',
  summary: 'takes a secret, a pair or a key from a client, at once',
  commands: [
    onboarding('revoke secret', {
      summary: 'no more tokens, and those that it has are refused',
      options: { client },
      json: { client_id: 'the client', revoked_tokens: 'how many tokens are refused now' },
      examples: [['contrato onboard revoke secret --client Acme', 'locks the client out']],
    }),
    onboarding('revoke api-key', {
      summary: 'a pair',
      options: { client, key: text('API_KEY', 'which pair, where there are several') },
      json: { revoked_api_key: 'the pair that no longer works' },
      examples: [['contrato onboard revoke api-key --client Acme --key API_KEY', 'one of several']],
    }),
    onboarding('revoke ssh-key', {
      summary: 'keys for settlement files',
      options: { client, key: text('FINGERPRINT', 'which key; all when absent') },
      json: { 'revoked_keys[]': 'the fingerprints' },
      examples: [['contrato onboard revoke ssh-key --client Acme', 'all of them']],
    }),
    onboarding('revoke rsa-key', {
      summary: 'keys that pairs are encrypted for',
      options: { client, key: text('FINGERPRINT', 'which key; all when absent') },
      json: { 'revoked_keys[]': 'the fingerprints' },
      examples: [['contrato onboard revoke rsa-key --client Acme', 'all of them']],
    }),
  ],
  examples: [['contrato onboard revoke secret --client Acme', 'locks the client out']],
});

export const command = {
  ...onboarding('', {
    summary: 'credentials, signing keys and SFTP access of a client',
    options: {
      client: text('NAME', 'the name of the new client'),
      rsaPublicKey,
      sshPublicKey,
      country: text('COUNTRIES', 'where the client operates, its home first: ARG,BRA; ARG when absent'),
      revision: text('REVISION', "the revision of the contract; the server's own when absent"),
      product: text('PRODUCTS', 'what it has beside cards and accounts: CREDIT,IDENTITY'),
      cardDataEntitled: flag('it may see card data'),
      ...ADDRESSES,
      agreement: text(
        'FILE',
        'JSON: pages, limits, rate_limit, scopes, card_charges, accounts_per_currency, countries, status …',
      ),
    },
    json: {
      client_id: 'the client',
      client_secret: 'shown this once',
      audience: 'what tokens are asked for',
      token_url: 'where they are asked for',
      name: 'its name',
      'countries[]': 'where it operates',
      revision: 'the revision of the contract',
      ...PAIR,
      sftp_user: 'its user for settlement files',
      ssh_key: 'the fingerprint of its key for them',
      callback_addresses: 'where it is called, by channel',
      card_programs: 'the ids of its affinity groups, by name',
    },
    examples: [
      [
        'contrato onboard --client Acme --rsa-public-key rsa.pem --ssh-public-key ssh.pub --country ARG,BRA',
        'opens a client and prints what it is told, once',
      ],
    ],
  }),
  name: 'onboard',
  about:
    '--client and both keys are needed for a new client. Works in the database of DATABASE_URL or DATA_DIR, whether or not servers run on it. docs/guides/onboarding.md has every step.',
  commands: [
    onboarding('show', {
      summary: 'what is known of a client, without a secret',
      options: { client },
      json: CLIENT,
      examples: [['contrato onboard show --client Acme', 'its agreement, keys and addresses']],
    }),
    onboarding('update', {
      summary: "changes what is agreed: only what is named, and of an agreement's file only what it has",
      options: {
        client,
        revision: text('REVISION', 'the revision of the contract'),
        country: text('COUNTRIES', 'where the client operates, its home first: ARG,BRA'),
        ...Object.fromEntries(
          Object.entries(ADDRESSES).map(([name, option]) => [name, { ...option, about: `${option.about}, or none` }]),
        ),
        agreement: text('FILE', 'JSON, as for a new client'),
      },
      json: CLIENT,
      examples: [['contrato onboard update --client Acme --activities-url none', 'no more activity events']],
    }),
    program,
    rotate,
    revoke,
  ],
} satisfies CommandSpec;
