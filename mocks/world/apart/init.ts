import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writing } from '../../../cli/folders';
import { shellWord } from '../../../cli/shell-word';
import { makePrivateWritableFolder } from '../../../server/platform/private-files';
import { NETWORKS, type NewNetwork } from './network-list';
import { KEEP_DAYS, SETTINGS_FILE, type WrittenSettings } from './settings';

/** Where the two are. */
interface Ports {
  world: number;
  service: number;
}

const DAYS = '365';
const SECRET_BYTES = 32;

/** Writes one folder with everything that both sides need, with new keys. */
class NewFolder {
  constructor(private readonly folder: string) {
    if (existsSync(path.join(folder, SETTINGS_FILE))) {
      throw new Error(`${folder} already contains a world: its keys are in use. Name another folder, or remove it.`);
    }
    writing('folder', folder, makePrivateWritableFolder);
  }

  at(name: string): string {
    return path.join(this.folder, name);
  }

  write(name: string, text: string): string {
    const whole = text.endsWith('\n') ? text : `${text}\n`;
    writing('folder', this.folder, () => writeFileSync(this.at(name), whole, { mode: 0o600 }));
    return name;
  }

  secret(name: string): string {
    return this.write(name, randomBytes(SECRET_BYTES).toString('base64'));
  }

  /** A key that a network signs with. */
  keyPair(name: string): { secret: string; open: string } {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return {
      secret: this.write(`${name}.key`, String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
      open: this.write(`${name}.pub`, String(publicKey.export({ type: 'spki', format: 'pem' }))),
    };
  }

  /** The RSA key that signs access tokens. */
  signingKey(name: string): string {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.write(name, String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    return this.at(name);
  }

  /**
   * A certificate that stands for itself.
   * @throws Error where openssl is missing
   */
  certificate(name: string, ...more: string[]): { certificate: string; key: string; fingerprint: string } {
    const [certificate, key] = [`${name}.pem`, `${name}.key`];
    const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', DAYS];
    try {
      const files = ['-keyout', this.at(key), '-out', this.at(certificate)];
      execFileSync('openssl', [...asked, '-subj', `/CN=${name}`, ...more, ...files], { stdio: 'ignore' });
      const shown = execFileSync('openssl', ['x509', '-in', this.at(certificate), '-noout', '-fingerprint', '-sha256']);
      return { certificate, key, fingerprint: shown.toString().replace(/^.*=/, '').trim() };
    } catch (error) {
      throw new Error('openssl makes the certificates, and it failed or is not installed.', { cause: error });
    }
  }
}

/** The two sides of a network: what NETWORKS_FILE has of it, and what the world has. */
function bothSides(made: NewFolder, name: string, { calls, signed, reports, certificate }: NewNetwork, world: string) {
  const own: WrittenSettings['networks'][string] = { rails: [...(calls ?? reports)] };
  const networks: Record<string, object> = {};
  if (calls !== null) {
    const secret = made.secret(`${name}.secret`);
    own.called_with = signed ? { api_key: name, api_secret_file: secret } : { token_file: secret };
    const authentication = signed
      ? { kind: 'signed', api_key: name, api_secret: { file: secret } }
      : { kind: 'bearer', token: { file: secret } };
    networks.calls = {
      connector: 'http',
      address: world,
      serves: calls,
      authentication,
      tls: { ca_file: 'localhost.pem' },
    };
  }
  if (reports.length > 0) {
    const scopes = reports.map((rail) => `network:${rail}`);
    if (certificate) {
      const shown = made.certificate(name);
      own.reports_with = { certificate_file: shown.certificate, key_file: shown.key };
      networks.reports = { scopes, certificate: { fingerprint: shown.fingerprint } };
    } else {
      const pair = made.keyPair(name);
      own.reports_with = { private_key_file: pair.secret };
      networks.reports = { scopes, keys: { public_key_file: pair.open } };
    }
  }
  return { own, networks };
}

/**
 * Creates the folder of a world: NETWORKS_FILE of the service, the world's own settings, new keys for both, and
 * everything else that the service needs in production mode.
 * @returns the variables of the service
 * @throws Error if the folder already contains a world
 */
export function makeWorld(folder: string, ports: Ports): Record<string, string> {
  const made = new NewFolder(folder);
  const [world, service] = [`https://localhost:${ports.world}`, `https://localhost:${ports.service}`];
  const local = made.certificate('localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  const sides = Object.entries(NETWORKS).map(([name, wanted]) => [name, bothSides(made, name, wanted, world)] as const);
  const settings: WrittenSettings = {
    port: ports.world,
    certificate_file: local.certificate,
    key_file: local.key,
    control_token_file: made.write('control.token', randomBytes(SECRET_BYTES).toString('base64url')),
    keep_days: KEEP_DAYS,
    service: { url: service, audience: service, ca_file: local.certificate },
    networks: Object.fromEntries(sides.map(([name, { own }]) => [name, own])),
  };
  made.write('networks.yaml', yaml(Object.fromEntries(sides.map(([name, { networks }]) => [name, networks]))));
  const environment = {
    NETWORKS_FILE: path.resolve(made.at('networks.yaml')),
    DATA_DIR: path.resolve(made.at('service')),
    PORT: String(ports.service),
    PUBLIC_URL: service,
    TLS_CERT_FILE: path.resolve(made.at(local.certificate)),
    TLS_KEY_FILE: path.resolve(made.at(local.key)),
    SIGNING_KEY_FILE: path.resolve(made.signingKey('signing.key')),
    DATA_KEYS: `a:${randomBytes(SECRET_BYTES).toString('base64')}`,
  };
  const lines = Object.entries(environment).map(([name, value]) => `export ${name}=${shellWord(value)}`);
  made.write('service.env', lines.join('\n'));
  made.write(SETTINGS_FILE, JSON.stringify(settings, null, 2));
  return environment;
}

/** Each network on lines of its own; every value below it is written as JSON, which YAML is made of. */
function yaml(networks: Readonly<Record<string, object>>): string {
  const lines = Object.entries(networks).flatMap(([name, sides]) => [
    `  ${name}:`,
    ...Object.entries(sides).map(([side, value]) => `    ${side}: ${JSON.stringify(value)}`),
  ]);
  return ['networks:', ...lines].join('\n');
}
