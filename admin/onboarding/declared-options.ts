import { flag, needed, text } from '../../cli/declaration';

const client = needed('NAME|ID', 'the client');
const json = flag('print the result as JSON');
const overlapHours = text('HOURS', 'how long the old one stays valid', '24');
const leadHours = text(
  'HOURS',
  'how long before the new pair signs calls, for the client to deploy it; 0 in an emergency',
  '0',
);
const bin = text(
  'DIGITS',
  'the eight digits that its card numbers begin with; when absent, those of its network, product and country',
);
const key = text('FINGERPRINT', 'the key; all when absent');

const RSA = ['FILE', 'the RSA public key with which api-key pairs are encrypted, in PEM'] as const;
const SSH = ['FILE', 'the SSH public key for settlement files'] as const;

const ADDRESSES = {
  transactionsUrl: 'the base address of calls about card transactions',
  shippingUpdatesUrl: 'the address of shipment updates',
  activitiesUrl: 'the address of activity events',
  identitySessionsUrl: 'the address of completed identity sessions',
};

const addresses = (addition = '') => ({
  transactionsUrl: text('URL', ADDRESSES.transactionsUrl + addition),
  shippingUpdatesUrl: text('URL', ADDRESSES.shippingUpdatesUrl + addition),
  activitiesUrl: text('URL', ADDRESSES.activitiesUrl + addition),
  identitySessionsUrl: text('URL', ADDRESSES.identitySessionsUrl + addition),
});

/** The options of each command, by the words that name it after `onboard`. */
export const OPTIONS = {
  '': {
    client: text('NAME', 'the name of the new client'),
    rsaPublicKey: text(...RSA),
    sshPublicKey: text(...SSH),
    country: text('COUNTRIES', 'where the client operates, its home first: ARG,BRA; ARG when absent'),
    revision: text('REVISION', "the revision of the contract; the server's own when absent"),
    product: text('PRODUCTS', 'its products other than cards and accounts: CREDIT,IDENTITY'),
    cardDataEntitled: flag('the client may see card data'),
    ...addresses(),
    agreement: text(
      'FILE',
      'JSON: pages, limits, rate_limit, scopes, card_charges, accounts_per_currency, countries, status …',
    ),
    json,
  },
  show: { client, json },
  update: {
    client,
    revision: text('REVISION', 'the revision of the contract'),
    country: text('COUNTRIES', 'where the client operates, its home first: ARG,BRA'),
    ...addresses(', or none'),
    agreement: text('FILE', 'JSON, as for a new client'),
    json,
  },
  'program list': { client, json },
  'program add': {
    client,
    terms: needed(
      'FILE',
      'JSON: name, country_code, product_type, provider, card_type_supported, months_to_expiration, amount_limits …',
    ),
    bin,
    json,
  },
  'program update': {
    client,
    program: needed('NAME|ID', 'the card program'),
    terms: text('FILE', 'JSON: status, …_allowed, amount_limits; fields that are left out do not change'),
    bin: text('DIGITS', 'the eight digits that its new card numbers begin with; existing cards keep theirs'),
    json,
  },
  'rotate secret': { client, revokeTokens: flag('also revoke the tokens of the client'), json },
  'rotate api-key': {
    client,
    leadHours,
    overlapHours: text('HOURS', 'how long the old one stays valid after that', '24'),
    json,
  },
  'rotate ssh-key': { client, sshPublicKey: needed(...SSH), overlapHours, json },
  'rotate rsa-key': { client, rsaPublicKey: needed(...RSA), json },
  'revoke secret': { client, json },
  'revoke api-key': { client, key: text('API_KEY', 'the pair, if there are several'), json },
  'revoke ssh-key': { client, key, json },
  'revoke rsa-key': { client, key, json },
};

export type CommandName = keyof typeof OPTIONS;
