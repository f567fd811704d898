import { operations } from '../../generated/operations';
import { reachableClients } from '../../server/events/address-policy';
import { refusalOfAddress } from '../../server/events/callback-address';
import type { Channel } from '../../server/events/rules/kinds';
import type { Config } from '../../server/platform/config';
import { mistakesOf } from '../../server/platform/http/violations';
import { Problem } from './problem';

/** The addresses at which the service calls a client; null stops the calls. Missing ones do not change. */
export type Addresses = Partial<Record<Channel, string | null>>;

/**
 * Holds addresses against the contract, and in production against where it calls clients.
 * @throws Problem naming the address
 */
export function assertAddresses(addresses: Addresses, config: Pick<Config, 'mode' | 'callbackNetworks'>): void {
  const reachable = reachableClients(config);
  const check = operations.updateSandboxClient.checks.body;
  for (const [channel, address] of Object.entries(addresses)) {
    if (address === null) continue;
    const [mistake] = mistakesOf(check, 'body', { callback_addresses: { [channel]: address } });
    if (mistake !== undefined) throw new Problem(`${channel}: ${address} ${mistake.detail}`);
    const refusal = refusalOfAddress(channel as Channel, address, reachable);
    if (refusal !== null) throw new Problem(`${channel}: ${address}: ${refusal}`);
  }
}
