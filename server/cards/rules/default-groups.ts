import type { AffinityGroupInput } from './affinity-group';

/** Months that a card is valid for if nothing else is agreed. */
export const USUAL_MONTHS = 60;

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
  const found = COUNTRIES[country];
  if (found === undefined) throw new Error(`no cards are issued in ${country}`);
  const common = {
    country,
    provider: found.network,
    monthsToExpiration: USUAL_MONTHS,
    embossingCompany: 'EMBOSSER_1',
    courierCompany: 'COURIER_1',
    innominate: false,
  } as const;
  return [
    { ...common, name: `Prepaid ${found.name}`, productType: 'PREPAID', cardTypes: ['VIRTUAL', 'PHYSICAL'] },
    { ...common, name: `Credit ${found.name}`, productType: 'CREDIT', cardTypes: ['VIRTUAL', 'PHYSICAL'] },
    {
      ...common,
      name: `Prepaid ${found.name} unnamed`,
      productType: 'PREPAID',
      cardTypes: ['PHYSICAL'],
      innominate: true,
    },
  ];
}
