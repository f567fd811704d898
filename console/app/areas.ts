/** The parts of the sandbox whose pages are made from the contract. */
export type AreaName = 'networks' | 'faults' | 'settlement' | 'clients';

/** The addresses of each area of the console. */
export const ADDRESSES: Readonly<Record<AreaName, RegExp>> = {
  networks: /^\/sandbox\/v1\/(cash|incoming|transfers|destinations|identity|shipments|batches|affinity)/,
  faults: /^\/sandbox\/v1\/(delivery-)?faults/,
  settlement: /^\/sandbox\/v1\/settlement-/,
  clients: /^\/sandbox\/v1\/clients?/,
};
