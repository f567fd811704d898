import assert from 'node:assert/strict';
import { newLogEntry, newLoggedCall, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type Direction = ReplyOf<'getRequest'>['data']['direction'];

const is = (direction: Direction) => (body: unknown) =>
  assert.equal((body as ReplyOf<'getRequest'>).data.direction, direction);

export const valid: Valid<'getRequest'> = async (world) => ({ path: { entry_id: (await newLogEntry(world)).id } });

export const scenarios: Scenarios<'getRequest'> = {
  '200 refused': async (world) => ({ ...(await valid(world)), expect: is('REQUEST') }),
  '200 call': async (world) => {
    const { call, token } = await newLoggedCall(world);
    return { token, path: { entry_id: call.id }, expect: is('CALL') };
  },
  '404 REQUEST_NOT_FOUND': async () => ({ path: { entry_id: UNKNOWN_ID } }),
};
