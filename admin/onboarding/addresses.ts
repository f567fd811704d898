import { operations } from '../../generated/operations';
import type { Config } from '../config';
import type { Channel } from '../domain/events/kinds';
import { Problem } from './problem';

/** Where the service calls a client; null stops the calls. What is left out stays as it is. */
export type Addresses = Partial<Record<Channel, string | null>>;

/**
 * Holds addresses against the contract, and in production against its demand for HTTPS.
 * @throws Problem naming the address
 */
export function assertAddresses(addresses: Addresses, { mode }: Pick<Config, 'mode'>): void {
  const check = operations.updateSandboxClient.checks.body;
  for (const [channel, address] of Object.entries(addresses)) {
    if (address === null) continue;
    if (check !== null && !check({ callback_addresses: { [channel]: address } })) {
      throw new Problem(`${channel}: ${address} ${check.errors?.[0]?.message}`);
    }
    if (mode === 'production' && !address.startsWith('https://')) {
      throw new Problem(`${channel}: ${address} must start with https:// in production`);
    }
  }
}
