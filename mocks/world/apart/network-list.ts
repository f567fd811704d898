/** A network of a new world. */
export interface NewNetwork {
  /** The rails on which the service calls it; null if it only reports. */
  calls: readonly string[] | null;
  /** True if the service signs its calls; otherwise it sends a token. */
  signed: boolean;
  /** The rails that it reports for. */
  reports: readonly string[];
  /** True if the network uses a certificate; otherwise it signs assertions. */
  certificate: boolean;
}

const network = (calls: readonly string[] | null, reports: readonly string[], more: Partial<NewNetwork> = {}) => ({
  ...{ calls, reports, signed: true, certificate: false },
  ...more,
});

/** The networks of a new world: every rail once, with each way to prove oneself among them. */
export const NETWORKS: Readonly<Record<string, NewNetwork>> = {
  processor: network(null, ['card']),
  'bank-south': network(['bank-arg'], ['bank-arg']),
  'bank-north': network(['bank-bra'], ['bank-bra']),
  counters: network(['cash'], ['cash'], { signed: false }),
  embosser: network(['embosser'], ['embosser']),
  courier: network(['courier'], ['courier'], { certificate: true }),
  identity: network(['identity'], ['identity']),
  rates: network(['rates'], [], { signed: false }),
  fraud: network(['fraud', 'card-fraud'], []),
};
