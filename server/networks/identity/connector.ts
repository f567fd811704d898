import { timestamp } from '../../platform/present';
import type { HttpNetworks } from '../http/http-networks';
import type { IdentityOrder, IdentityProvider } from './port';

/** The identity provider, called over HTTP. */
export class HttpIdentityProvider implements IdentityProvider {
  constructor(private readonly networks: HttpNetworks) {}

  async open({ id, clientId, country, userId, expiresAt }: IdentityOrder): Promise<{ url: string }> {
    const body = { id, user_id: userId, expires_at: timestamp(expiresAt) };
    const { url } = await this.networks.ask({ rail: 'identity', clientId, country }, 'openProviderSession', {
      id,
      body,
    });
    return { url };
  }

  async cancel({ id, clientId, country }: Pick<IdentityOrder, 'id' | 'clientId' | 'country'>): Promise<void> {
    const question = { path: { session_id: id } };
    await this.networks.ask({ rail: 'identity', clientId, country }, 'cancelProviderSession', question);
  }
}
