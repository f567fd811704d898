import assert from 'node:assert/strict';
import { newAccount } from '../../world/entities/accounts';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type DestinationReply = ReplyOf<'getDestinationInformation'>;

/** Accounts at banks that every client of a sandbox finds. */
const ACTIVE = { 'id-type': 'ALIAS', 'id-value': 'sol.mar.viento' };
const INACTIVE = { 'id-type': 'CBU', 'id-value': '0720001400000012345674' };

export const valid: Valid<'getDestinationInformation'> = async () => ({ path: ACTIVE });

export const scenarios: Scenarios<'getDestinationInformation'> = {
  '200 found': async () => ({
    path: ACTIVE,
    expect: (body) => assert.equal((body as DestinationReply).data.active, true),
  }),
  '200 found-virtual': async (world) => {
    const { data } = await newAccount(world);
    const { cvu } = (data as { bank_account: { cvu: string } }).bank_account;
    return {
      path: { 'id-type': 'CVU', 'id-value': cvu },
      expect: (body) => assert.equal((body as DestinationReply).data.cvu, cvu),
    };
  },
  '200 found-inactive': async () => ({
    path: INACTIVE,
    expect: (body) => assert.equal((body as DestinationReply).data.active, false),
  }),
  '404 DESTINATION_NOT_FOUND': async () => ({ path: { 'id-type': 'ALIAS', 'id-value': 'nadie.tiene.este' } }),
  '422 INVALID_DESTINATION_KEY': async () => ({
    path: { 'id-type': 'CBU', 'id-value': '0720001400000012345670' },
  }),
};
