import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { RAILS } from '../../../server/networks/rails';
import type { Credentials } from '../../networks/receive';
import type { Proof } from '../../networks/report';

/**
 * The file in the world's folder that `world init` writes, and that may be changed by hand. Paths count from its
 * folder.
 */
export const SETTINGS_FILE = 'world.json';

/** Longer than a card network takes to present or refund a use, and than the service asks about an order. */
export const KEEP_DAYS = 90;

/** The settings as they are written. Secrets are in separate files. */
export interface WrittenSettings {
  port: number;
  certificate_file: string;
  key_file: string;
  control_token_file: string;
  /** Days after which orders, messages and the keys of controls are deleted; 0 keeps them forever. */
  keep_days?: number;
  service: { url: string; audience: string; ca_file: string };
  networks: Record<
    string,
    {
      rails: string[];
      called_with?: { api_key: string; api_secret_file: string } | { token_file: string };
      reports_with?: { private_key_file: string } | { certificate_file: string; key_file: string };
    }
  >;
}

interface NetworkSettings {
  name: string;
  /** The calls that the service makes to it; null if it only reports. */
  called: { rails: readonly string[]; credentials: Credentials } | null;
  /** The reports that it makes; null if it is only called. */
  reports: { rails: readonly string[]; proof: Proof } | null;
}

export interface Settings {
  folder: string;
  port: number;
  tls: { certificate: string; key: string };
  controlToken: string;
  keepDays: number;
  service: { url: string; audience: string; ca: string };
  networks: readonly NetworkSettings[];
}

/**
 * Reads the settings of a folder, with all files that they name.
 * @throws Error that says what to do
 */
export function readSettings(folder: string): Settings {
  const file = (name: string) => path.join(folder, name);
  const read = (name: string) => {
    try {
      return readFileSync(file(name), 'utf8').trim();
    } catch {
      throw new Error(
        `${file(name)} can not be read. contrato world init ${folder} creates a folder with everything it needs.`,
      );
    }
  };
  const written = parsed(file(SETTINGS_FILE), read(SETTINGS_FILE));
  const { url, audience, ca_file } = written.service;
  return {
    folder,
    port: written.port,
    tls: { certificate: file(written.certificate_file), key: file(written.key_file) },
    controlToken: read(written.control_token_file),
    keepDays: written.keep_days ?? KEEP_DAYS,
    service: { url, audience, ca: read(ca_file) },
    networks: Object.entries(written.networks).map(([name, network]) => networkOf(name, network, read)),
  };
}

const text = { type: 'string', minLength: 1 };

/** An object with all of these properties, perhaps with the others, and with no more. */
const exactly = (properties: Readonly<Record<string, object>>, others: Readonly<Record<string, object>> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...others },
  additionalProperties: false,
});

const SCHEMA = exactly(
  {
    port: { type: 'integer', minimum: 0, maximum: 65_535 },
    certificate_file: text,
    key_file: text,
    control_token_file: text,
    service: exactly({ url: text, audience: text, ca_file: text }),
    networks: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['rails'],
        properties: {
          rails: { type: 'array', items: { enum: RAILS } },
          called_with: { anyOf: [exactly({ api_key: text, api_secret_file: text }), exactly({ token_file: text })] },
          reports_with: {
            anyOf: [exactly({ private_key_file: text }), exactly({ certificate_file: text, key_file: text })],
          },
        },
        additionalProperties: false,
      },
    },
  },
  { keep_days: { type: 'integer', minimum: 0 } },
);

/** @throws Error that names the place of the first mistake */
function parsed(file: string, json: string): WrittenSettings {
  const check = new Ajv().compile<WrittenSettings>(SCHEMA);
  let written: unknown;
  try {
    written = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file} contains no JSON: ${(error as Error).message}`);
  }
  if (check(written)) return written;
  const [mistake] = check.errors ?? [];
  const { additionalProperty: unknown } = (mistake?.params ?? {}) as { additionalProperty?: string };
  const named = unknown === undefined ? '' : ` (${unknown})`;
  throw new Error(`${file}: ${mistake?.instancePath || '/'} ${mistake?.message}${named}`);
}

function networkOf(
  name: string,
  { rails, called_with: called, reports_with: reports }: WrittenSettings['networks'][string],
  read: (name: string) => string,
): NetworkSettings {
  return {
    name,
    called: called === undefined ? null : { rails, credentials: credentialsOf(called, read) },
    reports: reports === undefined ? null : { rails, proof: proofOf(reports, read) },
  };
}

type Written = WrittenSettings['networks'][string];

function credentialsOf(called: NonNullable<Written['called_with']>, read: (name: string) => string): Credentials {
  if ('token_file' in called) return { token: read(called.token_file) };
  return { secrets: { [called.api_key]: read(called.api_secret_file) } };
}

function proofOf(reports: NonNullable<Written['reports_with']>, read: (name: string) => string): Proof {
  if ('private_key_file' in reports) return { privateKey: read(reports.private_key_file) };
  return { certificate: read(reports.certificate_file), key: read(reports.key_file) };
}
