import { ACCOUNT_ALIAS_CONSTRAINT, updateAccount } from '../../accounts/store/accounts';
import { changedAt } from '../../kernel/changed';
import { DomainError, refuseField } from '../../kernel/errors';
import { askOrRefuse } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import { type Call, direct, type Finish } from '../../platform/http/operation';
import type { FixedReply } from '../../platform/idempotency/request';
import type { Services } from '../../platform/services';
import { UniqueViolation } from '../../platform/store/db';
import { accountInCountry, lockedAccountInCountry } from '../account';
import { presentAliased } from '../present';
import { type AccountLocation, assertTakesCredits } from '../rules/account-rules';
import { findReachableAccount } from '../store/destinations';

const PLACE: AccountLocation = { location: 'path', pointer: 'account-id' };

function taken(): DomainError {
  return refuseField('ALIAS_ALREADY_IN_USE', '/value', 'unique', 'another account has this alias');
}

/** How often a change is started again if other changes interfere. */
const TRIES = 5;

/**
 * Aliases are unique in the whole country, so the directory is updated before the alias is stored here. A change that
 * was interrupted in between can be requested again. If another change happened in between, it starts again, because it
 * is not known which of the two aliases the directory has.
 */
export const updateAccountAlias = direct<'updateAccountAlias', Services & WithPorts>(async (call, services, finish) => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const reply = await change(call, services, finish);
    if (reply !== null) return reply;
  }
  throw new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' });
});

/** @returns null when the account was changed between the directory's answer and what was known before it */
async function change(
  call: Call<'updateAccountAlias'>,
  services: Services & WithPorts,
  finish: Finish<'updateAccountAlias'>,
): Promise<FixedReply | null> {
  const { db, ports } = services;
  const alias = call.body.value;
  const wanted = {
    clientId: call.client.id,
    accountId: call.path['account-id'],
    country: 'ARG',
    place: PLACE,
  } as const;
  const account = await accountInCountry(db, wanted);
  assertTakesCredits(account, PLACE);
  const holder = await findReachableAccount(db, { alias });
  if (holder !== null && holder.id !== account.id) throw taken();
  const { changed } = await askOrRefuse(services, 'bank rails', () =>
    ports.bankRails.changeAlias(call.client.id, { cvu: account.cvu as string, alias }),
  );
  if (!changed) throw taken();
  return db
    .transaction(async (tx) => {
      const present = await lockedAccountInCountry(tx, wanted);
      assertTakesCredits(present, PLACE);
      if (present.alias !== account.alias || present.updatedAt !== account.updatedAt) return null;
      const after = changedAt(present, { ...present, alias }, call.now);
      await updateAccount(tx, wanted.clientId, present.id, { alias, updatedAt: after.updatedAt });
      return finish({ status: 200, body: { data: presentAliased(after) } });
    })
    .catch((error: unknown) => {
      throw error instanceof UniqueViolation && error.constraint === ACCOUNT_ALIAS_CONSTRAINT ? taken() : error;
    });
}
