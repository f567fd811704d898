import assert from 'node:assert/strict';
import { newAuthorizationEvent, newEvent, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type Type = ReplyOf<'getEvent'>['data']['type'];

const is = (type: Type) => (body: unknown) => assert.equal((body as ReplyOf<'getEvent'>).data.type, type);

export const valid: Valid<'getEvent'> = async (world) => ({ path: { event_id: (await newEvent(world)).id } });

export const scenarios: Scenarios<'getEvent'> = {
  '200 found': async (world) => ({ ...(await valid(world)), expect: is('ACTIVITY_CREATED') }),
  '200 authorization': async (world) => ({
    path: { event_id: (await newAuthorizationEvent(world)).id },
    expect: is('CARD_AUTHORIZATION'),
  }),
  '404 EVENT_NOT_FOUND': async () => ({ path: { event_id: UNKNOWN_ID } }),
};
