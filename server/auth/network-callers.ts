import { createHash, type X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { anonymous, type Client } from '../kernel/client';
import {
  type CertificateProof,
  mayServe,
  type Network,
  type NetworkKey,
  type Reports,
  USUAL_RATE,
} from '../networks/configuration/network';
import { certificatesIn } from '../platform/certificates';
import type { Clock } from '../platform/clock';
import type { Caller, ReportingNetwork } from '../platform/http/caller';
import { bearerToken, unauthorized } from './bearer';
import { isIssuedBy } from './issued-by';
import { InvalidToken, type NetworkClaims, type Tokens } from './jwt';

/** A network that may report, with everything that its calls are checked against. */
interface KnownNetwork {
  reports: Reports;
  /** The digests of its keys. */
  keys: ReadonlySet<string>;
  /** The authorities that issue its certificate, if it authenticates with one of theirs. */
  authorities: readonly X509Certificate[];
  client: Client;
  network: ReportingNetwork;
}

/**
 * The number of tokens whose verified signatures are kept in memory. A network has one, or a few while it changes to
 * the next.
 */
const VERIFIED_TOKENS = 1_000;

/**
 * Determines which network calls. The current configuration decides what it may report, not its token. A token is no
 * longer valid once the key that requested it is removed. The signature of a token is verified once; its expiry is
 * checked with every call.
 */
export class NetworkCallers {
  private readonly known: ReadonlyMap<string, KnownNetwork>;
  private readonly verified = new LRUCache<string, NetworkClaims>({ max: VERIFIED_TOKENS });

  constructor(
    networks: readonly Network[],
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {
    const known = networks.flatMap((network) => (network.reports === null ? [] : [knownOf(network, network.reports)]));
    this.known = new Map(known.map((one) => [one.network.name, one]));
  }

  /** How a network proves itself, and its scopes; null for one that may not report. */
  reportsOf(name: string): Reports | null {
    return this.known.get(name)?.reports ?? null;
  }

  /**
   * The network behind a token, or behind the certificate of the connection where no token is sent.
   * @throws DomainError UNAUTHORIZED with a challenge (RFC 6750, 3)
   */
  async caller(header: string | undefined, socket: Socket): Promise<Caller> {
    if (header === undefined) return callerOf(this.byCertificate(socket) ?? refuse());
    const token = bearerToken(header);
    try {
      const { network, scope, key } = await this.claimsOf(token);
      const known = this.known.get(network);
      if (known === undefined) throw new InvalidToken('no such network');
      if (key !== null && !known.keys.has(key)) throw new InvalidToken('its key is no longer valid');
      return callerOf(known, new Set(scope.split(' ')));
    } catch (error) {
      if (error instanceof InvalidToken) throw unauthorized('invalid_token');
      throw error;
    }
  }

  /** @throws InvalidToken */
  private async claimsOf(token: string): Promise<NetworkClaims> {
    const now = this.clock.now();
    const remembered = this.verified.get(token);
    if (remembered !== undefined && remembered.expiresAt * 1000 > now) return remembered;
    const claims = await this.tokens.verifyNetwork(token, now);
    this.verified.set(token, claims);
    return claims;
  }

  private byCertificate(socket: Socket): KnownNetwork | null {
    if (!(socket instanceof TLSSocket)) return null;
    for (const known of this.known.values()) {
      const { certificate } = known.reports;
      if (certificate !== null && isShown(certificate, known.authorities, socket)) return known;
    }
    return null;
  }
}

function refuse(): never {
  throw unauthorized();
}

function knownOf(network: Network, reports: Reports): KnownNetwork {
  const { name, standIn } = network;
  const { perSecond, burst } = reports.rateLimit ?? USUAL_RATE;
  const configuration = { ...anonymous.configuration, rateLimit: { per_second: perSecond, burst } };
  const client = Object.freeze({ ...anonymous, id: `network:${name}`, name, configuration });
  const mayReportOf = (clientId: string) => mayServe(network, clientId, null);
  const { certificate } = reports;
  const authorities = certificate !== null && 'ca' in certificate ? certificatesIn(certificate.ca) : [];
  const keys = new Set(reports.keys.map(digestOf));
  return { reports, keys, authorities, client, network: { name, standIn, mayReportOf } };
}

/** The digest of a public key, which names it in tokens. */
export function digestOf({ key }: NetworkKey): string {
  const der = key.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url');
}

function callerOf({ reports, client, network }: KnownNetwork, granted?: ReadonlySet<string>): Caller {
  const scopes = new Set(reports.scopes.filter((scope) => granted?.has(scope) ?? true));
  return { client, scopes, session: null, network };
}

/**
 * Decides whether the connection shows a certificate. The holder of its key made the connection, or there were none.
 */
function isShown(proof: CertificateProof, authorities: readonly X509Certificate[], socket: TLSSocket): boolean {
  const shown = socket.getPeerX509Certificate();
  if (shown === undefined) return false;
  const now = Date.now();
  if (now < Date.parse(shown.validFrom) || now > Date.parse(shown.validTo)) return false;
  if ('fingerprint' in proof) return shown.fingerprint256 === proof.fingerprint;
  return socket.authorized && subjectOf(shown.subject) === proof.subject && isIssuedBy(shown, authorities);
}

/** A subject as RFC 2253 writes it: the innermost part first. Node writes one part a line, the outermost first. */
function subjectOf(lines: string): string {
  return lines.split('\n').reverse().join(',');
}
