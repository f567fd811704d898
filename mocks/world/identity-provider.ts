import type { IdentityOrder, IdentityProvider } from '../../server/networks/identity/port';

/** The address where the simulated provider would have its pages; there is nothing to see. */
export const IDENTITY_PROVIDER_URL = 'https://identity.contrato.example';

/** A provider that accepts every session and then waits for `advanceIdentitySession`. */
export class SimulatedIdentityProvider implements IdentityProvider {
  async open({ id }: IdentityOrder): Promise<{ url: string }> {
    return { url: `${IDENTITY_PROVIDER_URL}/sessions/${id}` };
  }

  async cancel(): Promise<void> {}
}
