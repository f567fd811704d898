import type { components } from '../../../generated/types/system';
import type { SigningKey } from '../../auth/keys';
import { read } from '../../platform/http/operation';

export const getSigningKeys = read<'getSigningKeys', { signingKey: SigningKey }>(
  async (_call, _db, { signingKey }) => ({
    status: 200,
    body: signingKey.jwks as components['schemas']['JsonWebKeySet'],
  }),
);
