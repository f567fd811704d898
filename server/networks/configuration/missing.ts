import type { Client } from '../../kernel/client';
import type { Rail } from '../rails';
import { mayServe, type Network, networkFor } from './network';

/** The products of a client that no network serves, by rail. */
interface Missing {
  /** The service can call nobody. */
  noCalls: string[];
  /** Nobody may report. */
  noReports: string[];
}

/** A rail that a client needs, and the country if the rail serves several. */
interface Need {
  rail: Rail;
  country: string | null;
  calls: boolean;
  reports: boolean;
}

const need = (rail: Rail, country: string | null, kinds: 'calls' | 'reports' | 'both'): Need => ({
  rail,
  country,
  calls: kinds !== 'reports',
  reports: kinds !== 'calls',
});

/** The rails that follow from the countries of a client and what it has agreed on. */
function needsOf({ countries, configuration }: Pick<Client, 'countries' | 'configuration'>): Need[] {
  const cards = [need('card', null, 'reports'), need('rates', null, 'calls')];
  const plastic = countries.flatMap((country) => [need('embosser', country, 'both'), need('courier', country, 'both')]);
  // The service registers boletos. Cash at counters is only reported.
  const argentina = [need('bank-arg', null, 'both'), need('cash', null, 'reports')];
  const brazil = [need('bank-bra', null, 'both'), need('cash', null, 'both')];
  return [
    ...cards,
    ...plastic,
    ...(countries.includes('ARG') ? argentina : []),
    ...(countries.includes('BRA') ? brazil : []),
    ...(configuration.products.includes('IDENTITY')
      ? countries.map((country) => need('identity', country, 'both'))
      : []),
  ];
}

/**
 * Says which products of a client no network serves. Fraud engines are nobody's need: without one nothing is refused.
 */
export function missingFor(
  client: Pick<Client, 'id' | 'countries' | 'configuration'>,
  networks: readonly Network[],
): Missing {
  const isReported = ({ rail, country }: Need) =>
    networks.some(
      (network) => network.reports?.scopes.includes(`network:${rail}`) && mayServe(network, client.id, country),
    );
  const named = ({ rail, country }: Need) => (country === null ? rail : `${rail} in ${country}`);
  const needs = needsOf(client);
  const noCalls = needs
    .filter((one) => one.calls && networkFor(networks, one.rail, client.id, one.country) === null)
    // The service calls nobody for rates that are reported.
    .filter((one) => one.rail !== 'rates' || !isReported(one))
    .map(named);
  const noReports = needs.filter((one) => one.reports && !isReported(one)).map(named);
  // A rail may be needed for several countries at once.
  return { noCalls: [...new Set(noCalls)], noReports: [...new Set(noReports)] };
}
