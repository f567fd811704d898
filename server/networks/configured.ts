import { listClients } from '../clients/store/clients';
import { type Config, ConfigError } from '../platform/config';
import type { Log } from '../platform/log';
import type { Reader } from '../platform/store/db';
import { EXAMPLE } from './configuration/example';
import { missingFor } from './configuration/missing';
import type { Network } from './configuration/network';
import { readNetworks } from './configuration/read';

/**
 * Reads the networks of a configuration; none where it names no file and the mode needs none.
 * @throws ConfigError with every mistake, or with what to write in production, which can do nothing without networks
 */
export function configuredNetworks(
  config: Pick<Config, 'mode' | 'networksFile' | 'outgoingProxy' | 'tlsCertFile'>,
  environment: Readonly<Record<string, string | undefined>>,
): Network[] {
  const { mode, networksFile } = config;
  if (networksFile !== null) return reachable(networksFile, readNetworks(networksFile, environment), config);
  if (mode !== 'production') return [];
  throw new ConfigError([
    'NETWORKS_FILE is required in production: it names the networks and providers that the service calls and that report to it, as in',
    '',
    ...EXAMPLE.trimEnd().split('\n'),
    '',
    'docs/configuration.md has all its fields',
  ]);
}

/** @throws ConfigError where a network can't prove itself, or can't be called, as is configured */
function reachable(
  file: string,
  networks: Network[],
  { outgoingProxy, tlsCertFile }: Pick<Config, 'outgoingProxy' | 'tlsCertFile'>,
): Network[] {
  const named = (isMeant: (network: Network) => boolean): string =>
    networks
      .filter(isMeant)
      .map(({ name }) => name)
      .join(', ');
  const shown = tlsCertFile === null ? named(({ reports }) => Boolean(reports?.certificate)) : '';
  const behind = outgoingProxy === null ? named(({ calls }) => calls?.throughProxy === true) : '';
  const problems = [
    ...(shown === ''
      ? []
      : [
          `TLS_CERT_FILE and TLS_KEY_FILE are required by ${file}: ${shown} authenticates with a certificate, which a proxy that terminates TLS does not pass on`,
        ]),
    ...(behind === '' ? [] : [`OUTGOING_PROXY is required by ${file}: ${behind} has through_proxy: true`]),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return networks;
}

/** Logs each client with products that no network serves, because its requests for them will fail. */
export async function warnOfMissing(db: Reader, networks: readonly Network[], log: Log): Promise<void> {
  for (const client of await listClients(db)) {
    if (client.status !== 'ACTIVE') continue;
    const { noCalls, noReports } = missingFor(client, networks);
    if (noCalls.length + noReports.length === 0) continue;
    log.warn(
      { client: client.id, name: client.name, noCalls, noReports },
      'no network serves some of what a client needs',
    );
  }
}
