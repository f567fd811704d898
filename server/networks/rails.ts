/** The purposes of networks and providers. A network is called over some of these rails and reports over some. */
export const RAILS = [
  'card',
  'card-fraud',
  'bank-arg',
  'bank-bra',
  'cash',
  'identity',
  'courier',
  'embosser',
  'rates',
  'fraud',
] as const;

export type Rail = (typeof RAILS)[number];

/** Rails whose orders name a country that does not follow from the rail itself. */
export const RAILS_BY_COUNTRY: ReadonlySet<Rail> = new Set(['courier', 'embosser', 'identity']);
