import { readFileSync } from 'node:fs';
import { UsageError, type ValuesOf } from '../../cli/declaration';
import { typed } from '../../cli/program';
import type { AgreementUpdate } from '../../server/clients/agreement';
import type { Channel } from '../../server/events/rules/kinds';
import { HOUR } from '../../server/kernel/time';
import type { Addresses } from './addresses';
import { assertAgreement } from './agreement';
import { addCardProgram, listCardPrograms, updateCardProgram } from './card-programs';
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
import type { CommandName, OPTIONS } from './declared-options';
import { type Onboarded, onboard, type SealedPair } from './open-client';
import type { OnboardingParts } from './parts';
import { Problem } from './problem';
import { DECRYPT } from './rsa-key';
import { describeClient } from './show';

/** The output of a command: the same for people and for programs. */
export type CommandOutput = Record<string, unknown>;

/** The option with the address of each channel. */
const URLS = {
  transactions: 'transactionsUrl',
  shipping_updates: 'shippingUpdatesUrl',
  activities: 'activitiesUrl',
  identity_sessions: 'identitySessionsUrl',
} as const satisfies Record<Channel, keyof Values<'update'>>;

/** The values of the options of a command. */
type Values<N extends CommandName> = ValuesOf<(typeof OPTIONS)[N]>;

/** A command whose values were read: it does its work on a database. */
type Run = (parts: OnboardingParts) => Promise<CommandOutput>;

/** The commands, by the words that name them after `onboard`. */
export const COMMANDS: { readonly [N in CommandName]: (values: Values<N>) => Run } = {
  '': onboardClient,
  show:
    ({ client }) =>
    (parts) =>
      describeClient(parts, client),
  update,
  'program list':
    ({ client }) =>
    async (parts) => ({ card_programs: await listCardPrograms(parts, client) }),
  'program add': ({ client, terms, bin }) => {
    const program = { terms: readJson('terms', terms), bin: binOf(bin) };
    return (parts) => addCardProgram(parts, client, program);
  },
  'program update': ({ client, program, terms, bin }) => {
    if (terms === undefined && bin === undefined) throw new UsageError('--terms or --bin is required');
    const changes = { terms: terms === undefined ? null : readJson('terms', terms), bin: binOf(bin) };
    return (parts) => updateCardProgram(parts, client, { program, ...changes });
  },
  'rotate secret':
    ({ client, revokeTokens: tokens }) =>
    async (parts) => {
      const { clientId, secret, revokedTokens } = await rotateSecret(parts, client, { tokens });
      return { client_id: clientId, client_secret: secret, revoked_tokens: revokedTokens };
    },
  'rotate api-key': ({ client, leadHours, overlapHours }) => {
    const times = { lead: hoursOf('leadHours', leadHours), overlap: hoursOf('overlapHours', overlapHours) };
    return async (parts) => {
      const { signsFrom, ...pair } = await rotateApiKey(parts, client, times);
      return { ...outputOfPair(pair), signs_from: new Date(signsFrom).toISOString() };
    };
  },
  'rotate ssh-key': ({ client, sshPublicKey, overlapHours }) => {
    const [key, overlap] = [readText('sshPublicKey', sshPublicKey), hoursOf('overlapHours', overlapHours)];
    return async (parts) => {
      const { username, fingerprint } = await rotateSshKey(parts, client, key, overlap);
      return { sftp_user: username, ssh_key: fingerprint };
    };
  },
  'rotate rsa-key': ({ client, rsaPublicKey }) => {
    const key = readText('rsaPublicKey', rsaPublicKey);
    return async (parts) => {
      const { fingerprint } = await rotateRsaKey(parts, client, key);
      return { rsa_key: fingerprint };
    };
  },
  'revoke secret':
    ({ client }) =>
    async (parts) => {
      const { clientId, revokedTokens } = await revokeSecret(parts, client);
      return { client_id: clientId, revoked_tokens: revokedTokens };
    },
  'revoke api-key':
    ({ client, key }) =>
    async (parts) => ({ revoked_api_key: await revokeApiKey(parts, client, key ?? null) }),
  'revoke ssh-key': revokeKeysOf('SSH'),
  'revoke rsa-key': revokeKeysOf('RSA'),
};

/**
 * Reads the first digits of card numbers: a BIN of ISO/IEC 7812-1, or an older one of six digits with two more.
 * @throws UsageError
 */
function binOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  if (!/^[0-9]{8}$/.test(written)) throw new UsageError('--bin: eight digits are required');
  return written;
}

function revokeKeysOf(purpose: 'RSA' | 'SSH') {
  return ({ client, key }: Values<'revoke ssh-key'>): Run =>
    async (parts) => ({ revoked_keys: await revokePublicKeys(parts, client, purpose, key ?? null) });
}

/**
 * Reads the required values of a new client before anything is created.
 * @throws UsageError and Problem
 */
function onboardClient(values: Values<''>): Run {
  const name = required('client', values.client);
  const rsaPublicKey = readText('rsaPublicKey', required('rsaPublicKey', values.rsaPublicKey));
  const sshPublicKey = readText('sshPublicKey', required('sshPublicKey', values.sshPublicKey));
  const file = agreementFileOf(values);
  return async (parts) => {
    const agreement = agreementOf(file, parts);
    const onboarded = await onboard(parts, {
      name,
      rsaPublicKey,
      sshPublicKey,
      countries: countriesOf(values, agreement) ?? agreement?.countries ?? ['ARG'],
      revision: values.revision ?? null,
      products: listed(values.product ?? ''),
      cardDataEntitled: values.cardDataEntitled,
      addresses: addressesOf(values),
      agreement,
    });
    return outputOfClient(onboarded, parts);
  };
}

/**
 * Returns the countries that were typed; undefined if there are none.
 * @throws Problem if the agreement has some, too
 */
function countriesOf({ country }: Values<'update'>, agreement: AgreementUpdate | undefined): string[] | undefined {
  if (country === undefined) return undefined;
  if (agreement?.countries === undefined) return listed(country);
  throw new Problem('The countries are given twice: by --country and in the agreement.');
}

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

/**
 * Reads what to change before the database is opened.
 * @throws UsageError and Problem
 */
function update(values: Values<'update'>): Run {
  const { client, revision, country } = values;
  const addresses = addressesOf(values);
  const file = agreementFileOf(values);
  const isEmpty = [revision, country, file].every((one) => one === undefined);
  if (isEmpty && Object.keys(addresses).length === 0)
    throw new UsageError('an option that says what to change is missing');
  return async (parts) => {
    const agreement = agreementOf(file, parts);
    const countries = countriesOf(values, agreement);
    await updateAgreement(parts, client, { addresses, revision, countries, agreement });
    return describeClient(parts, client);
  };
}

/** Reads the file of an agreement; undefined if none is given. @throws Problem when it can't be read */
const agreementFileOf = ({ agreement }: Pick<Values<'update'>, 'agreement'>): unknown =>
  agreement === undefined ? undefined : readJson('agreement', agreement);

/** Takes what a file holds for an agreement. @throws Problem when it is none */
function agreementOf(file: unknown, { config }: OnboardingParts): AgreementUpdate | undefined {
  if (file === undefined) return undefined;
  assertAgreement(file, config);
  return file;
}

/** Returns the value of an option that a new client needs, although the commands below `onboard` do without it. */
function required(option: keyof Values<''>, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`--${typed(option)} is missing`);
  return value;
}

/**
 * Reads the file of an option.
 * @throws Problem when it can't be read
 */
function readText(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Problem(`--${typed(option)}: ${path} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * Reads the file of an option as JSON.
 * @throws Problem when it holds none
 */
function readJson(option: string, path: string): unknown {
  const text = readText(option, path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`--${typed(option)}: the file contains no JSON (${(error as Error).message}).`);
  }
}

const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function addressesOf(values: Pick<Values<'update'>, (typeof URLS)[Channel]>): Addresses {
  const given = Object.entries(URLS).flatMap(([channel, option]) => {
    const value = values[option];
    return value === undefined ? [] : [[channel, value === 'none' ? null : value]];
  });
  return Object.fromEntries(given);
}

/**
 * Reads a number of hours.
 * @returns milliseconds
 * @throws UsageError when it is none, or too many
 */
function hoursOf(name: 'leadHours' | 'overlapHours', value: string): number {
  const hours = Number(value);
  if (value.trim() === '' || !(hours >= 0 && hours <= 720))
    throw new UsageError(`--${typed(name)} is a number from 0 to 720`);
  return Math.round(hours * HOUR);
}
