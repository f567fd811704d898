import type { components } from '../../../generated/types/system';
import type { TokenKeys } from '../../auth/keys';
import { read } from '../../platform/http/operation';

export const getSigningKeys = read<'getSigningKeys', { tokenKeys: TokenKeys }>(async (_call, _db, { tokenKeys }) => ({
  status: 200,
  body: tokenKeys.jwks as components['schemas']['JsonWebKeySet'],
}));
