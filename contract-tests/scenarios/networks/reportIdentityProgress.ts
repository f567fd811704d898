import assert from 'node:assert/strict';
import { newSession, sessionAt } from '../../world/entities/identity';
import { reportInput } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf, ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Report = BodyOf<'reportIdentityProgress'>;

const COLLECTED: NonNullable<Report['collected']> = {
  person_data: { name: 'Ana', surname: 'Suárez', birthdate: '1990-05-17' },
  document_data: { identification_type: 'DNI', identification_value: '30123456' },
};

export const valid: Valid<'reportIdentityProgress'> = async (world) => ({
  path: { session_id: (await newSession(world)).id },
  body: reportInput({ status: 'IN_PROGRESS' }),
});

export const scenarios: Scenarios<'reportIdentityProgress'> = {
  '200 begun': (world) => reaching(world, 'IN_PROGRESS'),
  '200 validated': async (world) => {
    const request = await reaching(world, 'VALIDATED');
    return { ...request, body: { ...request.body, collected: COLLECTED } };
  },
  '404 IDENTITY_SESSION_NOT_FOUND': async () => ({
    path: { session_id: crypto.randomUUID() },
    body: reportInput({ status: 'IN_PROGRESS' }),
  }),
  '409 ILLEGAL_STEP': async (world) => ({
    path: { session_id: (await sessionAt(world, 'REJECTED')).id },
    body: reportInput({ status: 'VALIDATED' }),
  }),
  '409 REFERENCE_REUSED': async (world) => {
    const request = await valid(world);
    await world.call('reportIdentityProgress', request);
    return { ...request, body: { ...request.body, status: 'VALIDATED' } };
  },
};

async function reaching(world: World, status: Report['status']) {
  return {
    path: { session_id: (await newSession(world)).id },
    body: reportInput({ status }),
    expect: (body: unknown) => assert.equal((body as ReplyOf<'reportIdentityProgress'>).data.status, status),
  };
}
