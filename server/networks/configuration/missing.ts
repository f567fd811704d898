import type { Client } from '../../kernel/client';
import type { Rail } from '../rails';
import { mayServe, type Network, networkFor } from './network';

/** The products of a client that no network serves, by rail. */
interface Missing {
  /** Nobody can be asked. */
  notAsked: string[];
  /** Nobody may report. */
  notHeard: string[];
}

/** A rail that a client needs, and the country if the rail serves several. */
interface Need {
  rail: Rail;
  country: string | null;
  asked: boolean;
  heard: boolean;
}

const need = (rail: Rail, country: string | null, kinds: 'asked' | 'heard' | 'both'): Need => ({
  rail,
  country,
  asked: kinds !== 'heard',
  heard: kinds !== 'asked',
});

/** The rails that follow from the countries of a client and what it has agreed on. */
function needsOf({ countries, configuration }: Pick<Client, 'countries' | 'configuration'>): Need[] {
  const cards = [need('card', null, 'heard'), need('rates', null, 'asked')];
  const plastic = countries.flatMap((country) => [need('embosser', country, 'both'), need('courier', country, 'both')]);
  // Boletos are registered; cash at counters is only heard of.
  const argentina = [need('bank-arg', null, 'both'), need('cash', null, 'heard')];
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
  const isHeard = ({ rail, country }: Need) =>
    networks.some(
      (network) => network.reports?.scopes.includes(`network:${rail}`) && mayServe(network, client.id, country),
    );
  const named = ({ rail, country }: Need) => (country === null ? rail : `${rail} in ${country}`);
  const needs = needsOf(client);
  const notAsked = needs
    .filter((one) => one.asked && networkFor(networks, one.rail, client.id, one.country) === null)
    // Rates that are reported need not be asked for.
    .filter((one) => one.rail !== 'rates' || !isHeard(one))
    .map(named);
  const notHeard = needs.filter((one) => one.heard && !isHeard(one)).map(named);
  // A rail may be needed for several countries at once.
  return { notAsked: [...new Set(notAsked)], notHeard: [...new Set(notHeard)] };
}
