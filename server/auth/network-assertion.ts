import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { NetworkKey, Reports } from '../networks/configuration/network';
import { countingAttempt, failsWith } from '../platform/http/attempts';
import { siteOf } from '../platform/ip-networks';
import type { Services } from '../platform/services';
import { UniqueViolation } from '../platform/store/errors';
import { invalidClient } from './invalid-client';
import { digestOf, type NetworkCallers } from './network-callers';
import { rememberAssertion } from './store/assertions';

/** The path of the token endpoint: assertions are made out to its address. */
const TOKEN_PATH = '/edge/v1/oauth/token';
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** The longest that an assertion may live. */
const MAX_SECONDS = 300;
/** An id that any database keeps. */
const ID = /^[^\p{Control}\p{Surrogate}]{1,256}$/u;

interface TokenRequest {
  client_assertion: string;
  client_id?: string;
}

type AssertionServices = Pick<Services, 'attempts' | 'config' | 'db'> & { networkCallers: NetworkCallers };

/**
 * Finds the network that a signed assertion proves, and the digest of the key that proves it. Wrong ones are counted
 * per name and address, so that guessing ends early.
 * @throws DomainError INVALID_CLIENT, RATE_LIMITED
 */
export async function assertedNetwork(
  { client_assertion: assertion, client_id: claimedId }: TokenRequest,
  address: string,
  now: number,
  services: AssertionServices,
): Promise<{ name: string; reports: Reports; key: string }> {
  const name = nameIn(assertion);
  const { attempts, config, db, networkCallers } = services;
  const reports = networkCallers.reportsOf(name);
  // The name that an unknown caller claims is never used as a key of the database.
  const key = `${reports === null ? '' : name} ${siteOf(address)}`;
  return countingAttempt(attempts, { key }, failsWith('INVALID_CLIENT'), async () => {
    if (reports === null || (claimedId !== undefined && claimedId !== name)) throw invalidClient();
    const audience = config.publicUrl + TOKEN_PATH;
    const { claims, key: provenBy } = await verified(assertion, reports.keys, { name, audience, now });
    const { jti, exp } = claims as Required<Pick<JWTPayload, 'jti' | 'exp'>>;
    // A time of RFC 7519 may have a fraction.
    const expiresAt = Math.ceil(exp * 1_000);
    try {
      await db.transaction((tx) => rememberAssertion(tx, { network: name, jti, expiresAt }, now));
    } catch (error) {
      throw error instanceof UniqueViolation ? invalidClient() : error;
    }
    return { name, reports, key: digestOf(provenBy) };
  });
}

/** The name that an assertion claims, before anything of it is believed. */
function nameIn(assertion: string): string {
  try {
    return String(decodeJwt(assertion).iss);
  } catch {
    throw invalidClient();
  }
}

async function verified(
  assertion: string,
  keys: readonly NetworkKey[],
  { name, audience, now }: { name: string; audience: string; now: number },
): Promise<{ claims: JWTPayload; key: NetworkKey }> {
  for (const fit of fitting(keys, assertion)) {
    try {
      const { payload } = await jwtVerify(assertion, fit.key, {
        algorithms: ALGORITHMS,
        issuer: name,
        subject: name,
        audience,
        requiredClaims: ['exp', 'iat', 'jti'],
        maxTokenAge: MAX_SECONDS,
        currentDate: new Date(now),
      });
      const { exp = 0, iat = 0, jti } = payload;
      if (exp - iat <= MAX_SECONDS && typeof jti === 'string' && ID.test(jti)) return { claims: payload, key: fit };
    } catch (error) {
      if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
    }
  }
  throw invalidClient();
}

/** The keys that may have signed: those with the id in the header, and those without an id. */
function fitting(keys: readonly NetworkKey[], assertion: string): readonly NetworkKey[] {
  const kid = keyNamedIn(assertion);
  return keys.filter(({ id }) => id === null || kid === undefined || id === kid);
}

function keyNamedIn(assertion: string): string | undefined {
  try {
    return decodeProtectedHeader(assertion).kid;
  } catch {
    throw invalidClient();
  }
}
