import assert from 'node:assert/strict';
import { newLogEntry } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

export const valid: Valid<'searchRequests'> = async (world) => {
  const entry = await newLogEntry(world);
  return {
    query: {
      'filter[direction]': ['REQUEST'],
      'filter[result]': ['REFUSED'],
      'filter[operation]': ['getUser'],
      'filter[status]': [404],
      'filter[error_code]': ['USER_NOT_FOUND'],
      'filter[request_id]': [entry.id],
      'filter[created_from]': entry.created_at,
      wait: 5,
      at_least: 1,
      'page[size]': 5,
      sort: ['-created_at'],
    },
    expect: (body) => assert.deepEqual(idsIn(body), [entry.id]),
  };
};

const idsIn = (body: unknown) => (body as ReplyOf<'searchRequests'>).data.map(({ id }) => id);

export const scenarios: Scenarios<'searchRequests'> = {};
