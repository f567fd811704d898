import { agreedRateLimit } from '../../server/clients/agreement';
import { listApiKeys } from '../../server/clients/store/api-keys';
import { findSftpUserOf, liveClientKeys } from '../../server/clients/store/client-keys';
import { pairState, verifyingPairs } from '../../server/events/rules/key-pairs';
import { clientNamed, type OnboardingParts } from './parts';

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/**
 * Shows the data of a client, without secrets.
 * @throws Problem if there is no such client
 */
export function describeClient({ config, db, now }: OnboardingParts, named: string) {
  return db.read(async (reader) => {
    const client = await clientNamed(reader, named);
    const keys = async (purpose: 'RSA' | 'SSH') =>
      (await liveClientKeys(reader, client.id, purpose, now)).map(({ fingerprint, expiresAt }) => ({
        fingerprint,
        until: moment(expiresAt),
      }));
    const pairs = verifyingPairs(await listApiKeys(reader, client.id), now);
    return {
      client_id: client.id,
      name: client.name,
      status: client.status,
      countries: client.countries,
      products: client.configuration.products,
      revision: client.revision ?? config.revision,
      callback_addresses: client.configuration.callbacks,
      pages: client.configuration.pages,
      limits: client.configuration.limits,
      rate_limit: agreedRateLimit(client.configuration, config),
      scopes: client.configuration.scopes,
      card_data_entitled: client.configuration.cardDataEntitled,
      accounts_per_currency: client.configuration.accountsPerCurrency ?? config.accountsPerUser,
      card_charges: client.configuration.cardCharges,
      api_keys: pairs.map((pair) => ({
        api_key: pair.id,
        status: pairState(pair, now),
        signs_from: moment(pair.signsFrom),
        until: moment(pair.expiresAt),
      })),
      sftp_user: (await findSftpUserOf(reader, client.id))?.username ?? null,
      ssh_keys: await keys('SSH'),
      rsa_keys: await keys('RSA'),
    };
  });
}
