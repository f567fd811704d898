import type { components } from '../../../generated/types/system';
import { read } from '../../http/operation';

export const getSigningKeys = read<'getSigningKeys'>(async (_call, _db, services) => ({
  status: 200,
  body: services.signingKey.jwks as components['schemas']['JsonWebKeySet'],
}));
