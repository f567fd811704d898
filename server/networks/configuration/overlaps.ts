import { RAILS_BY_COUNTRY, type Rail } from '../rails';
import type { Network } from './network';
import type { DataMistake } from './words';

/**
 * Decides whether an order could go to both networks. A network that names countries has priority over one for all
 * countries.
 */
function shareCountry(rail: Rail, one: Network, other: Network): boolean {
  if (!RAILS_BY_COUNTRY.has(rail)) return true;
  if (one.countries === null || other.countries === null) return one.countries === other.countries;
  return [...one.countries].some((country) => other.countries?.has(country));
}

/** The client that two networks both name, or everybody where neither names any; null where nobody is served twice. */
function sharedClient(one: Network, other: Network): string | null {
  if (one.clients === null || other.clients === null) return one.clients === other.clients ? 'every client' : null;
  return [...one.clients].find((client) => other.clients?.has(client)) ?? null;
}

/** Reports each network that receives the same orders as an earlier one, because the choice would be ambiguous. */
function twiceServed(networks: readonly Network[]): DataMistake[] {
  const found: DataMistake[] = [];
  for (const [index, network] of networks.entries()) {
    for (const before of networks.slice(0, index)) {
      const client = sharedClient(network, before);
      if (client === null) continue;
      for (const [at, rail] of (network.calls?.serves ?? []).entries()) {
        if (!before.calls?.serves.includes(rail) || !shareCountry(rail, network, before)) continue;
        const path = ['networks', network.name, 'calls', 'serves', at];
        found.push({ path, onName: false, message: `${before.name} serves ${rail} for ${client} already` });
      }
    }
  }
  return found;
}

/**
 * Reports networks that authenticate with the same certificate or key, because the sender of a report would be
 * ambiguous.
 */
function sameProof(networks: readonly Network[]): DataMistake[] {
  const found: DataMistake[] = [];
  const owners = new Map<string, string>();
  for (const { name, reports } of networks) {
    const certificate = reports?.certificate ?? null;
    const proofs: [string, string][] = certificate === null ? [] : [['certificate', JSON.stringify(certificate)]];
    for (const { key } of reports?.keys ?? []) {
      proofs.push(['keys', key.export({ type: 'spki', format: 'der' }).toString('base64')]);
    }
    for (const [field, proof] of proofs) {
      const owner = owners.get(proof);
      if (owner === undefined) owners.set(proof, name);
      else if (owner !== name) {
        found.push({
          path: ['networks', name, 'reports', field],
          onName: true,
          message: `${owner} proves itself with it`,
        });
      }
    }
  }
  return found;
}

/** The mistakes of networks that conflict with each other. */
export function overlapsOf(networks: readonly Network[]): DataMistake[] {
  return [...twiceServed(networks), ...sameProof(networks)];
}
