import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { operations } from '../../generated/operations';
import { worldExtension } from '../../mocks/world';
import type { Extension } from '../../server/app';
import { DomainError } from '../../server/kernel/errors';
import type { Network } from '../../server/networks/configuration/network';
import { readNetworks } from '../../server/networks/configuration/read';
import type { Interceptor } from '../../server/platform/http/pipeline';
import type { ScenarioRequest } from '../scenario';

/** The network that a server of ours hears in the tests, as its NETWORKS_FILE names it. */
export interface NetworkCredentials {
  name: string;
  /** The key that it signs its requests for a token with. */
  key: KeyObject;
  /** The address that these requests are for. */
  audience: string;
}

/** The side of a server of ours that networks reach. */
export interface Edge {
  credentials: NetworkCredentials;
  /**
   * Makes the next report to an operation fail with this status: 429, 500 or 503.
   * @returns what the report needs for this
   */
  fail(operationId: string, status: number): Promise<Partial<ScenarioRequest>>;
  /** True where operations for clients fail in this way as well. */
  failsEverything?: true;
}

const NAME = 'outside';

// Creating a key takes longer than a row, and no test depends on its owner.
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The scopes of everything that networks may report. */
export const NETWORK_SCOPES: readonly string[] = [
  ...new Set(
    Object.values(operations).flatMap(({ document, scope }) => (document === 'networks' ? (scope ?? []) : [])),
  ),
];

/**
 * Writes the file of a network that may report everything, and reads it as the server does.
 *
 * @param calls how the network is called, in the format of the file; absent if it is not called
 */
export function networksIn(folder: string, calls?: object): Network[] {
  const file = path.join(folder, 'networks.yaml');
  writeFileSync(path.join(folder, `${NAME}.pub`), keys.publicKey.export({ type: 'spki', format: 'pem' }));
  const reports = { scopes: NETWORK_SCOPES, keys: { public_key_file: `${NAME}.pub` } };
  writeFileSync(file, stringify({ networks: { [NAME]: { reports, ...(calls && { calls }) } } }));
  return readNetworks(file, {});
}

function credentialsFor(publicUrl: string): NetworkCredentials {
  return { name: NAME, key: keys.privateKey, audience: `${publicUrl}/edge/v1/oauth/token` };
}

const FAILURES: Readonly<Record<number, () => DomainError>> = {
  429: () => new DomainError('RATE_LIMITED', [], { 'retry-after': '1' }),
  500: () => new DomainError('INTERNAL_ERROR'),
  503: () => new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' }),
};

/** Reports that fail on purpose. A sandbox offers that for calls of clients only. */
export class ReportFailures {
  private readonly next = new Map<string, number>();

  /**
   * The edge of a server that these reports fail at.
   * @param publicUrl the service's own address
   */
  edge(publicUrl: string): Edge {
    return { credentials: credentialsFor(publicUrl), fail: this.fail.bind(this) };
  }

  async fail(operationId: string, status: number): Promise<Partial<ScenarioRequest>> {
    this.next.set(operationId, status);
    return {};
  }

  /** Stands before the handlers of the service. */
  readonly interceptor: Interceptor = ({ operationId }) => {
    const failure = FAILURES[this.next.get(operationId) ?? 0];
    this.next.delete(operationId);
    if (failure !== undefined) throw failure();
  };
}

/**
 * The simulated world, and reports of networks that fail on purpose.
 *
 * @param isAsked whether the simulated networks are asked; those of NETWORKS_FILE otherwise
 */
export function worldWith(failures: ReportFailures, isAsked = true): Extension {
  return {
    ...worldExtension,
    join: (services) => {
      const { ports, ...parts } = worldExtension.join(services);
      return { ...parts, ...(isAsked && { ports }), interceptors: [...parts.interceptors, failures.interceptor] };
    },
  };
}
