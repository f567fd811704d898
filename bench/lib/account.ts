import { randomInt } from 'node:crypto';
import { newAlias, newCvu } from '../../server/accounts/rules/bank-identifiers';
import type { Account } from '../../server/accounts/store/accounts';

/** An Argentine account of a user's that is ACTIVE now. */
export function userAccount(of: Pick<Account, 'id' | 'clientId' | 'userId'>): Account {
  const now = Date.now();
  return {
    ...of,
    ownerType: 'USER',
    country: 'ARG',
    currency: 'ARS',
    status: 'ACTIVE',
    statusUpdateMotive: null,
    statusUpdateComment: null,
    statusUpdatedBy: 'CLIENT',
    cvu: newCvu(randomInt),
    alias: newAlias(randomInt),
    cashAlias: null,
    clabe: null,
    metadata: null,
    createdAt: now,
    updatedAt: now,
  };
}
