import { readFileSync } from 'node:fs';
import { UsageError } from '../../cli/declaration';
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
import { type Onboarded, onboard, type SealedPair } from './open-client';
import type { OnboardingParts } from './parts';
import { Problem } from './problem';
import { DECRYPT } from './rsa-key';
import { describeClient } from './show';

/** The output of a command: the same for people and for programs. */
export type CommandOutput = Record<string, unknown>;

/** The values of all options together; each command has some of them. */
export interface Values {
  client?: string;
  rsaPublicKey?: string;
  sshPublicKey?: string;
  country?: string;
  revision?: string;
  product?: string;
  cardDataEntitled?: boolean;
  transactionsUrl?: string;
  shippingUpdatesUrl?: string;
  activitiesUrl?: string;
  identitySessionsUrl?: string;
  agreement?: string;
  overlapHours?: string;
  revokeTokens?: boolean;
  key?: string;
  program?: string;
  terms?: string;
}

/** The option with the address of each channel. */
const URLS = {
  transactions: 'transactionsUrl',
  shipping_updates: 'shippingUpdatesUrl',
  activities: 'activitiesUrl',
  identity_sessions: 'identitySessionsUrl',
} as const satisfies Record<Channel, keyof Values>;

type Run = (parts: OnboardingParts, values: Values) => Promise<CommandOutput>;

/** The commands, by the words that name them after `onboard`. */
export const COMMANDS = {
  '': onboardClient,
  show: (parts, values) => describeClient(parts, needed(values, 'client')),
  update,
  'program list': async (parts, values) => ({
    card_programs: await listCardPrograms(parts, needed(values, 'client')),
  }),
  'program add': (parts, values) => addCardProgram(parts, needed(values, 'client'), termsOf(values)),
  'program update': (parts, values) =>
    updateCardProgram(parts, needed(values, 'client'), {
      program: needed(values, 'program'),
      terms: termsOf(values),
    }),
  'rotate secret': async (parts, values) => {
    const tokens = values.revokeTokens === true;
    const { clientId, secret, revokedTokens } = await rotateSecret(parts, needed(values, 'client'), { tokens });
    return { client_id: clientId, client_secret: secret, revoked_tokens: revokedTokens };
  },
  'rotate api-key': async (parts, values) =>
    outputOfPair(await rotateApiKey(parts, needed(values, 'client'), overlapOf(values))),
  'rotate ssh-key': async (parts, values) => {
    const text = file(values, 'sshPublicKey');
    const { username, fingerprint } = await rotateSshKey(parts, needed(values, 'client'), text, overlapOf(values));
    return { sftp_user: username, ssh_key: fingerprint };
  },
  'rotate rsa-key': async (parts, values) => {
    const { fingerprint } = await rotateRsaKey(parts, needed(values, 'client'), file(values, 'rsaPublicKey'));
    return { rsa_key: fingerprint };
  },
  'revoke secret': async (parts, values) => {
    const { clientId, revokedTokens } = await revokeSecret(parts, needed(values, 'client'));
    return { client_id: clientId, revoked_tokens: revokedTokens };
  },
  'revoke api-key': async (parts, values) => ({
    revoked_api_key: await revokeApiKey(parts, needed(values, 'client'), values.key ?? null),
  }),
  'revoke ssh-key': revokeKeysOf('SSH'),
  'revoke rsa-key': revokeKeysOf('RSA'),
} satisfies Readonly<Record<string, Run>>;

export type CommandName = keyof typeof COMMANDS;

function revokeKeysOf(purpose: 'RSA' | 'SSH'): Run {
  return async (parts, values) => ({
    revoked_keys: await revokePublicKeys(parts, needed(values, 'client'), purpose, values.key ?? null),
  });
}

/**
 * Reads the required values of a new client before anything is created.
 * @throws UsageError and Problem
 */
export function assertNewClient(values: Values): void {
  needed(values, 'client');
  for (const key of ['rsaPublicKey', 'sshPublicKey'] as const) file(values, key);
}

async function onboardClient(parts: OnboardingParts, values: Values): Promise<CommandOutput> {
  const onboarded = await onboard(parts, {
    name: needed(values, 'client'),
    rsaPublicKey: file(values, 'rsaPublicKey'),
    sshPublicKey: file(values, 'sshPublicKey'),
    countries: countriesOf(values, parts),
    revision: values.revision ?? null,
    products: listed(values.product ?? ''),
    cardDataEntitled: values.cardDataEntitled === true,
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

/**
 * Reads the file of an agreement.
 * @throws Problem when it is not one
 */
function agreementOf(values: Values, { config }: OnboardingParts): AgreementUpdate | undefined {
  if (values.agreement === undefined) return undefined;
  const agreement = json(values, 'agreement');
  assertAgreement(agreement, config);
  return agreement;
}

const termsOf = (values: Values): unknown => json(values, 'terms');

/**
 * Reads a file of JSON.
 * @throws Problem when it holds none
 */
function json(values: Values, name: 'agreement' | 'terms'): unknown {
  try {
    return JSON.parse(file(values, name));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`--${name}: the file contains no JSON (${(error as Error).message}).`);
  }
}

type Needed = 'client' | 'rsaPublicKey' | 'sshPublicKey' | 'agreement' | 'program' | 'terms';

function needed(values: Values, name: Needed): string {
  const value = values[name];
  if (value === undefined || value === '') throw new UsageError(`--${typed(name)} is missing`);
  return value;
}

/** The files that were read for a command line. One can be a pipe, such as `<(…)` of a shell, which is read once. */
const read = new WeakMap<Values, Map<string, string>>();

function file(values: Values, name: Exclude<Needed, 'client' | 'program'>): string {
  const path = needed(values, name);
  const known = read.get(values) ?? new Map<string, string>();
  read.set(values, known);
  try {
    const text = known.get(name) ?? readFileSync(path, 'utf8');
    known.set(name, text);
    return text;
  } catch (error) {
    throw new Problem(`--${typed(name)}: ${path} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const listed = (text: string) => text.split(',').filter((one) => one !== '');

function addressesOf(values: Values): Addresses {
  const given = Object.entries(URLS).flatMap(([channel, option]) => {
    const value = values[option];
    return value === undefined ? [] : [[channel, value === 'none' ? null : value]];
  });
  return Object.fromEntries(given);
}

function overlapOf(values: Values): number {
  const text = values.overlapHours ?? '24';
  const hours = Number(text);
  if (text.trim() === '' || !(hours >= 0 && hours <= 720))
    throw new Problem('--overlap-hours is a number from 0 to 720.');
  return Math.round(hours * HOUR);
}
