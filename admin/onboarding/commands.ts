import { readFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { readOptions } from '../../cli/command-line';
import type { AgreementUpdate } from '../../server/clients/agreement';
import type { Channel } from '../../server/events/rules/kinds';
import { HOUR } from '../../server/kernel/time';
import type { Addresses } from './addresses';
import { assertAgreement } from './agreement';
import {
  revokeApiKey,
  revokePublicKeys,
  revokeSecret,
  rotateApiKey,
  rotateRsaKey,
  rotateSecret,
  rotateSshKey,
  updateAgreement,
} from './credentials';
import { type Onboarded, onboard, type SealedPair } from './open-client';
import type { OnboardingParts } from './parts';
import { Problem } from './problem';
import { DECRYPT } from './rsa-key';
import { describeClient } from './show';

/** The output of a command: the same for people and for programs. */
export type CommandOutput = Record<string, unknown>;

export const USAGE = `npm run onboard -- --client NAME --rsa-public-key FILE --ssh-public-key FILE
    [--country ARG,BRA]              where the client operates, its home first; ARG unless said
    [--revision NAME]                the revision of the contract; the server's own unless said
    [--product CREDIT,IDENTITY]      [--card-data-entitled]
    [--transactions-url URL]         [--shipping-updates-url URL]
    [--activities-url URL]           [--identity-sessions-url URL]
    [--agreement FILE]               JSON: pages, limits, rate_limit, scopes, card_charges, accounts_per_currency, countries, status …
npm run onboard -- show   --client NAME|ID
npm run onboard -- update --client NAME|ID [--revision NAME] [--country ARG,BRA] [--…-url URL|none]
    [--agreement FILE]               only what the file has is changed
npm run onboard -- rotate secret  --client NAME|ID [--revoke-tokens]
npm run onboard -- rotate api-key --client NAME|ID [--overlap-hours 24]
npm run onboard -- rotate ssh-key --client NAME|ID --ssh-public-key FILE [--overlap-hours 24]
npm run onboard -- rotate rsa-key --client NAME|ID --rsa-public-key FILE
npm run onboard -- revoke secret  --client NAME|ID
npm run onboard -- revoke api-key --client NAME|ID [--key API_KEY]
npm run onboard -- revoke ssh-key|rsa-key --client NAME|ID [--key FINGERPRINT]
All of them take --json.`;

const OPTIONS = {
  client: { type: 'string' },
  'rsa-public-key': { type: 'string' },
  'ssh-public-key': { type: 'string' },
  country: { type: 'string' },
  revision: { type: 'string' },
  product: { type: 'string' },
  'card-data-entitled': { type: 'boolean' },
  'transactions-url': { type: 'string' },
  'shipping-updates-url': { type: 'string' },
  'activities-url': { type: 'string' },
  'identity-sessions-url': { type: 'string' },
  agreement: { type: 'string' },
  'overlap-hours': { type: 'string' },
  'revoke-tokens': { type: 'boolean' },
  key: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

type Values = {
  -readonly [K in keyof typeof OPTIONS]?: (typeof OPTIONS)[K]['type'] extends 'string' ? string : boolean;
};

const URLS: Readonly<Record<string, Channel>> = {
  'transactions-url': 'transactions',
  'shipping-updates-url': 'shipping_updates',
  'activities-url': 'activities',
  'identity-sessions-url': 'identity_sessions',
};

const NEW = ['rsa-public-key', 'ssh-public-key', 'country', 'revision', 'product', 'card-data-entitled', 'agreement'];

type Run = (parts: OnboardingParts, values: Values) => Promise<CommandOutput>;

/** The commands, with the options that each takes beside `--client` and `--json`. */
const COMMANDS: Readonly<Record<string, { takes: readonly string[]; run: Run }>> = {
  '': { takes: [...NEW, ...Object.keys(URLS)], run: onboardClient },
  show: { takes: [], run: (parts, values) => describeClient(parts, needed(values, 'client')) },
  update: { takes: ['revision', 'country', 'agreement', ...Object.keys(URLS)], run: update },
  'rotate secret': {
    takes: ['revoke-tokens'],
    run: async (parts, values) => {
      const tokens = values['revoke-tokens'] === true;
      const { clientId, secret, revokedTokens } = await rotateSecret(parts, needed(values, 'client'), { tokens });
      return { client_id: clientId, client_secret: secret, revoked_tokens: revokedTokens };
    },
  },
  'rotate api-key': {
    takes: ['overlap-hours'],
    run: async (parts, values) => outputOfPair(await rotateApiKey(parts, needed(values, 'client'), overlapOf(values))),
  },
  'rotate ssh-key': {
    takes: ['ssh-public-key', 'overlap-hours'],
    run: async (parts, values) => {
      const text = file(values, 'ssh-public-key');
      const { username, fingerprint } = await rotateSshKey(parts, needed(values, 'client'), text, overlapOf(values));
      return { sftp_user: username, ssh_key: fingerprint };
    },
  },
  'rotate rsa-key': {
    takes: ['rsa-public-key'],
    run: async (parts, values) => {
      const { fingerprint } = await rotateRsaKey(parts, needed(values, 'client'), file(values, 'rsa-public-key'));
      return { rsa_key: fingerprint };
    },
  },
  'revoke secret': {
    takes: [],
    run: async (parts, values) => {
      const { clientId, revokedTokens } = await revokeSecret(parts, needed(values, 'client'));
      return { client_id: clientId, revoked_tokens: revokedTokens };
    },
  },
  'revoke api-key': {
    takes: ['key'],
    run: async (parts, values) => ({
      revoked_api_key: await revokeApiKey(parts, needed(values, 'client'), values.key ?? null),
    }),
  },
  'revoke ssh-key': { takes: ['key'], run: revokeKeysOf('SSH') },
  'revoke rsa-key': { takes: ['key'], run: revokeKeysOf('RSA') },
};

function revokeKeysOf(purpose: 'RSA' | 'SSH'): Run {
  return async (parts, values) => ({
    revoked_keys: await revokePublicKeys(parts, needed(values, 'client'), purpose, values.key ?? null),
  });
}

async function onboardClient(parts: OnboardingParts, values: Values): Promise<CommandOutput> {
  const onboarded = await onboard(parts, {
    name: needed(values, 'client'),
    rsaPublicKey: file(values, 'rsa-public-key'),
    sshPublicKey: file(values, 'ssh-public-key'),
    countries: countriesOf(values, parts),
    revision: values.revision ?? null,
    products: listed(values.product ?? ''),
    cardDataEntitled: values['card-data-entitled'] === true,
    addresses: addressesOf(values),
    agreement: agreementOf(values, parts),
  });
  return outputOfClient(onboarded, parts);
}

/**
 * Returns the countries of a client: those that were typed, or those of its agreement.
 * @throws Problem when both say something
 */
function countriesOf(values: Values, parts: OnboardingParts): string[] {
  const agreed = agreementOf(values, parts)?.countries;
  if (values.country !== undefined && agreed !== undefined) throw new Problem(TWICE);
  return values.country === undefined ? (agreed ?? ['ARG']) : listed(values.country);
}

const TWICE = 'The countries are given twice: by --country and in the agreement.';

function outputOfClient(
  { client, secret, tokenUrl, pair, sftp, cardPrograms }: Onboarded,
  { config }: OnboardingParts,
): CommandOutput {
  return {
    client_id: client.id,
    client_secret: secret,
    audience: config.audience,
    token_url: tokenUrl,
    name: client.name,
    countries: client.countries,
    revision: client.revision ?? config.revision,
    ...outputOfPair(pair),
    sftp_user: sftp.username,
    ssh_key: sftp.fingerprint,
    callback_addresses: client.configuration.callbacks,
    card_programs: Object.fromEntries(cardPrograms.map(({ id, name }) => [name, id])),
  };
}

function outputOfPair({ apiKey, encrypted, forKey }: SealedPair): CommandOutput {
  return { api_key: apiKey, encrypted_pair: encrypted, encrypted_for: forKey, decrypt_with: DECRYPT };
}

async function update(parts: OnboardingParts, values: Values): Promise<CommandOutput> {
  const addresses = addressesOf(values);
  const { revision } = values;
  const countries = values.country === undefined ? undefined : listed(values.country);
  const agreement = agreementOf(values, parts);
  if (countries !== undefined && agreement?.countries !== undefined) throw new Problem(TWICE);
  const nothing = [revision, countries, agreement].every((one) => one === undefined);
  if (nothing && Object.keys(addresses).length === 0) throw new Problem('Say what to change.');
  await updateAgreement(parts, needed(values, 'client'), { addresses, revision, countries, agreement });
  return describeClient(parts, needed(values, 'client'));
}

/** Reads the file of an agreement. @throws Problem when it is not one */
function agreementOf(values: Values, { config }: OnboardingParts): AgreementUpdate | undefined {
  if (values.agreement === undefined) return undefined;
  const agreement: unknown = json(file(values, 'agreement'));
  assertAgreement(agreement, config);
  return agreement;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`--agreement: the file holds no JSON (${(error as Error).message}).`);
  }
}

/** Reads a command line. @throws Problem with what is wrong and how it is meant */
export function readCommand(parameters: readonly string[]): {
  run(parts: OnboardingParts): Promise<CommandOutput>;
  json: boolean;
} {
  const { values, positionals } = parse(parameters);
  const command = COMMANDS[positionals.join(' ')];
  if (command === undefined) throw new Problem(`There is no command ${positionals.join(' ')}.\n\n${USAGE}`);
  const surplus = Object.keys(values).filter((name) => !['client', 'json', ...command.takes].includes(name));
  if (surplus.length > 0) throw new Problem(`--${surplus[0]} means nothing here.\n\n${USAGE}`);
  needed(values, 'client');
  return { run: (parts) => command.run(parts, values), json: values.json === true };
}

function parse(parameters: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return readOptions(parameters, OPTIONS, true);
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function needed(values: Values, name: 'client' | 'rsa-public-key' | 'ssh-public-key' | 'agreement'): string {
  const value = values[name];
  if (value === undefined || value === '') throw new Problem(`--${name} is missing.\n\n${USAGE}`);
  return value;
}

function file(values: Values, name: 'rsa-public-key' | 'ssh-public-key' | 'agreement'): string {
  const path = needed(values, name);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Problem(`--${name}: ${path} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const listed = (text: string) => text.split(',').filter((one) => one !== '');

function addressesOf(values: Values): Addresses {
  const given = Object.entries(URLS).flatMap(([option, channel]) => {
    const value = values[option as keyof Values];
    return value === undefined ? [] : [[channel, value === 'none' ? null : value]];
  });
  return Object.fromEntries(given);
}

function overlapOf(values: Values): number {
  const text = values['overlap-hours'] ?? '24';
  const hours = Number(text);
  if (text.trim() === '' || !(hours >= 0 && hours <= 720))
    throw new Problem('--overlap-hours is a number from 0 to 720.');
  return Math.round(hours * HOUR);
}
