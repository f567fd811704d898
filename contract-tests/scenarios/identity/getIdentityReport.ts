import assert from 'node:assert/strict';
import { newSession, sessionAt } from '../../world/entities/identity';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Outcome = ReplyOf<'getIdentityReport'>['data']['status'];

export const valid: Valid<'getIdentityReport'> = async (world) => ({
  path: { uuid: (await sessionAt(world, 'VALIDATED')).id },
});

export const scenarios: Scenarios<'getIdentityReport'> = {
  '200 validated': ended('VALIDATED'),
  '200 rejected': ended('REJECTED'),
  '200 not-validated': ended('NOT_VALIDATED'),
  '404 IDENTITY_SESSION_NOT_FOUND': async () => ({ path: { uuid: crypto.randomUUID() } }),
  '409 IDENTITY_REPORT_NOT_READY': async (world) => ({ path: { uuid: (await newSession(world)).id } }),
};

function ended(outcome: Outcome) {
  return async (world: World) => ({
    path: { uuid: (await sessionAt(world, outcome)).id },
    expect: (body: unknown) => assert.equal((body as ReplyOf<'getIdentityReport'>).data.status, outcome),
  });
}
