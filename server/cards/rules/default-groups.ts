import type { AffinityGroupInput } from './affinity-group';

const MONTHS = 60;

const COUNTRIES: Readonly<Record<string, { name: string; network: AffinityGroupInput['provider'] }>> = {
  ARG: { name: 'Argentina', network: 'CARD_NETWORK_1' },
  BRA: { name: 'Brazil', network: 'CARD_NETWORK_2' },
  MEX: { name: 'Mexico', network: 'CARD_NETWORK_1' },
  COL: { name: 'Colombia', network: 'CARD_NETWORK_2' },
};

/** The countries in which cards are issued, ISO 3166-1 alpha-3. */
export const CARD_COUNTRIES: readonly string[] = Object.keys(COUNTRIES);

/** The card programs that a client of a country starts with: prepaid, credit, and prepaid without a name. */
export function defaultGroups(country: string): AffinityGroupInput[] {
  const place = COUNTRIES[country];
  if (place === undefined) throw new Error(`no cards are issued in ${country}`);
  const common = {
    country,
    provider: place.network,
    monthsToExpiration: MONTHS,
    embossingCompany: 'EMBOSSER_1',
    courierCompany: 'COURIER_1',
    innominate: false,
  } as const;
  return [
    { ...common, name: `Prepaid ${place.name}`, productType: 'PREPAID', cardTypes: ['VIRTUAL', 'PHYSICAL'] },
    { ...common, name: `Credit ${place.name}`, productType: 'CREDIT', cardTypes: ['VIRTUAL', 'PHYSICAL'] },
    {
      ...common,
      name: `Prepaid ${place.name} unnamed`,
      productType: 'PREPAID',
      cardTypes: ['PHYSICAL'],
      innominate: true,
    },
  ];
}
