import { parseAmount } from '../../kernel/money';
import { RAILS_BY_COUNTRY } from '../rails';
import type { Surroundings } from './files';
import {
  type Authentication,
  type Calls,
  type CertificateProof,
  type ClientTls,
  type Network,
  type Reports,
  type StandIn,
  USUAL_RATE,
} from './network';
import type { Path } from './text';
import type { DataMistake } from './words';
import type { WrittenCalls, WrittenFile, WrittenNetwork, WrittenReports } from './written';

const FAILURES = 5;
const OPEN_SECONDS = 30;
const SECRET_BYTES = 16;
const CARD = 'network:card';

/** Converts the file into the configuration of the service, and collects every mistake. */
export class Resolver {
  readonly mistakes: DataMistake[] = [];

  constructor(private readonly surroundings: Surroundings) {}

  networks(file: WrittenFile): Network[] {
    return Object.entries(file.networks).map(([name, written]) => this.network(name, written));
  }

  private network(name: string, written: WrittenNetwork): Network {
    const path = ['networks', name];
    const { clients, countries, calls, reports, stand_in } = written;
    if (calls === undefined && reports === undefined) {
      this.add(path, `${name} has neither calls nor reports: write at least one of them`, true);
    }
    if (countries !== undefined && !calls?.serves.some((rail) => RAILS_BY_COUNTRY.has(rail))) {
      this.add([...path, 'countries'], `is valid only for ${[...RAILS_BY_COUNTRY].join(', ')}`, true);
    }
    if (stand_in !== undefined && !reports?.scopes.includes(CARD)) {
      this.add([...path, 'stand_in'], `is valid only if the scopes include ${CARD}`, true);
    }
    return {
      name,
      clients: clients === undefined ? null : new Set(clients),
      countries: countries === undefined ? null : new Set(countries),
      calls: calls === undefined ? null : this.calls(calls, [...path, 'calls']),
      reports: reports === undefined ? null : this.reports(reports, [...path, 'reports']),
      standIn: this.standIn(stand_in, [...path, 'stand_in']),
    };
  }

  private calls(written: WrittenCalls, path: Path): Calls {
    const { address, serves, timeout_milliseconds: timeoutMilliseconds, retries, at_once: atOnce } = written;
    this.tried([...path, 'address'], () => assertSecure(address));
    return {
      serves,
      address: address.replace(/\/+$/, ''),
      authentication: this.authentication(written.authentication, [...path, 'authentication']),
      tls: this.tls(written.tls ?? {}, [...path, 'tls']),
      throughProxy: written.through_proxy,
      timeoutMilliseconds,
      retries,
      atOnce,
      circuit: {
        failures: written.circuit?.failures ?? FAILURES,
        openMilliseconds: (written.circuit?.open_seconds ?? OPEN_SECONDS) * 1_000,
      },
    };
  }

  private authentication(written: WrittenCalls['authentication'], path: Path): Authentication {
    if (written.kind === 'bearer') {
      const token = this.tried([...path, 'token'], () => headerText(this.surroundings.secret(written.token))) ?? '';
      return { kind: 'bearer', token };
    }
    const secret = () => base64(this.surroundings.secret(written.api_secret));
    const apiSecret = this.tried([...path, 'api_secret'], secret) ?? '';
    return { kind: 'signed', apiKey: written.api_key, apiSecret };
  }

  private tls(written: NonNullable<WrittenCalls['tls']>, path: Path): ClientTls {
    const { ca_file, certificate_file, key_file } = written;
    const { surroundings } = this;
    const read = (file: string | undefined, name: string, how: (file: string) => string) =>
      file === undefined ? undefined : this.tried([...path, name], () => how(file));
    const ca = read(ca_file, 'ca_file', (file) => surroundings.certificates(file));
    const cert = read(certificate_file, 'certificate_file', (file) => surroundings.certificates(file));
    const key =
      cert === undefined ? undefined : read(key_file, 'key_file', (file) => surroundings.privateKey(file, cert));
    return { ca, cert, key };
  }

  private reports(written: WrittenReports, path: Path): Reports {
    const { scopes, keys } = written;
    const certificate = this.certificate(written.certificate, [...path, 'certificate']);
    if (written.certificate === undefined && keys === undefined) {
      this.add(path, 'certificate or keys is required: the network authenticates with one of them', true);
    }
    const read = (place: NonNullable<WrittenReports['keys']>) => {
      const [name, file] = Object.entries(place)[0] as [string, string];
      const how = name === 'jwks_file' ? 'keySet' : 'publicKey';
      return this.tried([...path, 'keys', name], () => this.surroundings[how](file));
    };
    const { per_second: perSecond = USUAL_RATE.perSecond, burst = USUAL_RATE.burst } = written.rate_limit ?? {};
    const rateLimit = { perSecond, burst };
    return { scopes, certificate, keys: keys === undefined ? [] : (read(keys) ?? []), rateLimit };
  }

  private certificate(written: WrittenReports['certificate'], path: Path): CertificateProof | null {
    if (written === undefined) return null;
    const { fingerprint, subject, ca_file } = written;
    if (fingerprint !== undefined && subject !== undefined) this.add(path, 'fingerprint or subject, not both', true);
    if (fingerprint !== undefined) return { fingerprint };
    if (subject === undefined || ca_file === undefined) return null;
    const ca = this.tried([...path, 'ca_file'], () => this.surroundings.certificates(ca_file));
    return ca === undefined ? null : { subject, ca };
  }

  private standIn(written: WrittenNetwork['stand_in'], path: Path): StandIn {
    const { decision, up_to = {} } = written ?? { decision: 'decline' };
    const isLimited = Object.keys(up_to).length > 0;
    if (decision === 'approve' && !isLimited) this.add(path, 'up_to is required with approve', true);
    if (decision === 'decline' && isLimited) this.add([...path, 'up_to'], 'is not valid with decline', true);
    return new Map(Object.entries(up_to).map(([currency, amount]) => [currency, parseAmount(amount) as bigint]));
  }

  private tried<T>(path: Path, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      this.add(path, (error as Error).message);
      return undefined;
    }
  }

  private add(path: Path, message: string, onName = false): void {
    this.mistakes.push({ path, onName, message });
  }
}

/** @throws where credentials would travel in the clear */
function assertSecure(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) throw new Error('must be an address, such as https://bank.example/contrato');
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !isLocal)
    throw new Error('must begin with https://: plain HTTP goes to this machine only');
}

/** @throws where the secret is no base64, or short enough to be guessed */
function base64(secret: string): string {
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(secret) && secret.length % 4 === 0;
  if (!isBase64 || Buffer.from(secret, 'base64').length < SECRET_BYTES) {
    throw new Error(`must be ${SECRET_BYTES} bytes or more in base64`);
  }
  return secret;
}

/** @throws where a header can't carry the token */
function headerText(token: string): string {
  if (!/^[A-Za-z0-9._~+/-]+=*$/.test(token)) throw new Error('holds characters that no bearer token has');
  return token;
}
