import type { components } from '../../../../generated/types/sandbox';
import type { ApiKey } from '../../../../server/clients/store/api-keys';
import { pairState } from '../../../../server/events/rules/key-pairs';
import { timestamp, timestampOrNull } from '../../../../server/platform/present';

type Schemas = components['schemas'];
type Shown = Pick<ApiKey, 'id' | 'status' | 'createdAt' | 'signsFrom' | 'expiresAt'>;

/** A pair that verifies, without its secret. */
export function presentKey(pair: Shown, now: number): Schemas['CallbackApiKey'] {
  return {
    api_key: pair.id,
    status: pairState(pair, now) as Schemas['ApiKeyStatus'],
    created_at: timestamp(pair.createdAt),
    signs_from: timestampOrNull(pair.signsFrom),
    retires_at: timestampOrNull(pair.expiresAt),
  };
}

/** A pair that was just made, with its secret. */
export function presentKeyWithSecret(pair: Shown, secret: string, now: number): Schemas['ApiKeyWithSecret'] {
  return { ...presentKey(pair, now), api_secret: secret };
}
