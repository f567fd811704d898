import assert from 'node:assert/strict';
import { newSession, sessionAt } from '../../world/entities/identity';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf, ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Status = BodyOf<'advanceIdentitySession'>['status'];

export const valid: Valid<'advanceIdentitySession'> = async (world) => ({
  path: { session_id: (await newSession(world)).id },
  body: { status: 'VALIDATED', report: { person_data: { name: 'Ana' }, address: { city: 'Rosario' } } },
});

export const scenarios: Scenarios<'advanceIdentitySession'> = {
  '200 validated': to('VALIDATED'),
  '200 begun': to('IN_PROGRESS'),
  '404 IDENTITY_SESSION_NOT_FOUND': async () => ({
    path: { session_id: crypto.randomUUID() },
    body: { status: 'IN_PROGRESS' },
  }),
  '409 ILLEGAL_STEP': async (world) => ({
    path: { session_id: (await sessionAt(world, 'REJECTED')).id },
    body: { status: 'VALIDATED' },
  }),
};

function to(status: Status) {
  return async (world: World) => ({
    path: { session_id: (await newSession(world)).id },
    body: { status },
    expect: (body: unknown) => assert.equal((body as ReplyOf<'advanceIdentitySession'>).data.status, status),
  });
}
