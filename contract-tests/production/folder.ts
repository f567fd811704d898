import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeWorld } from '../../mocks/world/apart/init';
import { freePort } from '../../server/testing/free-port';
import { NETWORK_SCOPES } from '../target/edge';

/** The file with the environment of the service. */
export const ENVIRONMENT_FILE = 'environment.json';

/**
 * The networks that the tests report as, in addition to those of the world: one, and one whose rate is soon used up.
 */
export const REPORTERS = { usual: 'outside', hasty: 'hasty' } as const;

const RATES: Readonly<Record<string, object>> = {
  [REPORTERS.usual]: { per_second: 100_000, burst: 100_000 },
  [REPORTERS.hasty]: { per_second: 1, burst: 1 },
};

/** Makes the folder of a world and of a service in production mode that know each other, with keys of their own. */
export async function makeProduction(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-production-'));
  const environment = makeWorld(folder, { world: await freePort(), service: await freePort() });
  for (const name of Object.values(REPORTERS)) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(path.join(folder, `${name}.key`), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(path.join(folder, `${name}.pub`), publicKey.export({ type: 'spki', format: 'pem' }));
    const reports = { scopes: NETWORK_SCOPES, keys: { public_key_file: `${name}.pub` }, rate_limit: RATES[name] };
    appendFileSync(environment.NETWORKS_FILE as string, `  ${name}:\n    reports: ${JSON.stringify(reports)}\n`);
  }
  // The client of a journey lies on the same machine, and shows the same certificate.
  const calling = { CALLBACK_NETWORKS: '127.0.0.1', NODE_EXTRA_CA_CERTS: authorityIn(folder) };
  writeFileSync(path.join(folder, ENVIRONMENT_FILE), JSON.stringify({ ...environment, ...calling }));
  return folder;
}

/** The certificate of both, which processes that call them have to trust. */
export const authorityIn = (folder: string): string => path.join(folder, 'localhost.pem');
