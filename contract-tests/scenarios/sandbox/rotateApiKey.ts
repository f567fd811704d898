import assert from 'node:assert/strict';
import type { components } from '../../../generated/types/sandbox';
import { UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

type Made = components['schemas']['ApiKeyResult'];

export const valid: Valid<'rotateApiKey'> = async (world) => {
  const { data } = await world.call('createApiKey');
  return { path: { api_key: data.api_key }, body: { overlap_seconds: 3600 } };
};

export const scenarios: Scenarios<'rotateApiKey'> = {
  '201 rotated': async (world) => ({
    ...(await valid(world)),
    expect: (body) => {
      const { status, signs_from } = (body as Made).data;
      assert.deepEqual([status, signs_from], ['ACTIVE', null]);
    },
  }),
  '201 staged': async (world) => {
    const { path } = await valid(world);
    return {
      path,
      body: { lead_seconds: 86_400, overlap_seconds: 3600 },
      expect: (body) => {
        const { status, signs_from } = (body as Made).data;
        assert.deepEqual([status, signs_from === null], ['UPCOMING', false]);
      },
    };
  },
  '404 API_KEY_NOT_FOUND': async () => ({ path: { api_key: UNKNOWN_ID } }),
  '409 ILLEGAL_STEP': async (world) => {
    const request = await valid(world);
    await world.call('rotateApiKey', request);
    return request;
  },
};
