import assert from 'node:assert/strict';
import { operationsFor } from '../../generated/operations';
import { parseRevision } from '../../generated/revisions';
import { prepare } from '../scenario';
import { valid as cashIn } from '../scenarios/cash/createCashInIntent';
import { country } from '../world/entities/cash';
import { send } from '../world/http';
import type { Journey } from './journey';

/** A header that a revision requires is missed where it is absent. */
export const headers: Journey = {
  name: 'headers that a request must have',
  run: async ({ world, revision }) => {
    const rule = operationsFor(revision).get('createCashInIntent');
    assert(rule);
    const request = await cashIn(world);
    for (const name of Object.keys(country(world).headers)) {
      const without = { ...request, headers: { ...request.headers, [name]: null } };
      const { status } = await send(world.url, prepare(rule, without, await world.token()));
      assert.equal(status, 400, `createCashInIntent took a request without ${name}`);
    }
  },
};

/** Shows that the parts of the current revision that another doesn't have are not there for its clients. */
export const absences: Journey = {
  name: 'operations that a revision does not have',
  run: async ({ world, revision }) => {
    const own = operationsFor(revision);
    for (const [operationId, rule] of operationsFor(parseRevision('current'))) {
      if (own.has(operationId)) continue;
      const request = prepare(rule, { body: world.client.credentials }, await world.token());
      const { status } = await send(world.url, request);
      assert.equal(status, 404, `${operationId} answered ${status}`);
    }
  },
};
