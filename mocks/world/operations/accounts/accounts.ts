import type { components } from '../../../../generated/types/sandbox';
import { withStatusByService } from '../../../../server/accounts/rules/account';
import {
  type AccountWithBalance,
  findAccountLimits,
  lockAccount,
  setAccountLimits as saveLimits,
  updateAccount,
} from '../../../../server/accounts/store/accounts';
import { activityCreated } from '../../../../server/activities/events';
import { activityOfLeg } from '../../../../server/activities/rules/activity';
import { associateAccount } from '../../../../server/cards/store/associations';
import { DomainError } from '../../../../server/kernel/errors';
import { formatAmount, parseAmount } from '../../../../server/kernel/money';
import { postMovement } from '../../../../server/ledger/post-movement';
import type { Leg } from '../../../../server/ledger/rules/movement';
import { type Call, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import type { Tx } from '../../../../server/platform/store/db';

type Schemas = components['schemas'];
type AccountOperation = 'changeAccountByService' | 'fundAccount' | 'setAccountLimits';

/** The account that a call is about, which stays as it is until the transaction ends. */
async function lockLiveAccount(tx: Tx, { client, path }: Call<AccountOperation>): Promise<AccountWithBalance> {
  const account = await lockAccount(tx, client.id, path.account_id);
  if (account === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  if (account.status === 'DELETED') throw new DomainError('ACCOUNT_DELETED');
  return account;
}

async function presentAccount(tx: Tx, account: AccountWithBalance): Promise<{ data: Schemas['SandboxAccount'] }> {
  const { id, clientId, status, statusUpdatedBy, currency, balance } = account;
  return {
    data: {
      id,
      status,
      status_updated_by: statusUpdatedBy ?? 'CLIENT',
      currency: currency as Schemas['AccountCurrency'],
      balance: formatAmount(balance),
      limits: await findAccountLimits(tx, clientId, id),
    },
  };
}

/** Changes the status as the service, against which the client can do nothing. */
export const changeAccountByService = write<'changeAccountByService'>(async (call, tx) => {
  const { balance, ...before } = await lockLiveAccount(tx, call);
  const { status, motive, comment } = call.body;
  const update = { status, status_update_motive: motive, status_update_comment: comment };
  const after = withStatusByService(before, update, call.now);
  await updateAccount(tx, before.clientId, before.id, after);
  await associateAccount(tx, after);
  return { status: 200, body: await presentAccount(tx, { ...after, balance }) };
});

/** Puts money on an account from outside, unless the account refuses it. */
export const fundAccount = write<'fundAccount'>(async (call, tx) => {
  const { client, now } = call;
  const account = await lockLiveAccount(tx, call);
  const activityId = newId();
  const decision = await postMovement(tx, funding(call, account), client.configuration.limits, ({ legs }) => {
    const content = { properties: null, description: null, details: [], metadata: {} };
    const activity = activityOfLeg(legs[0] as Leg, 'CLIENT', content, { id: activityId, clientId: client.id, now });
    return { activities: [activity], events: [activityCreated(client, activity)] };
  });
  const leg = decision.legs[0] as Leg;
  const data: Schemas['Movement'] = {
    account_id: account.id,
    activity_id: activityId,
    result: leg.result,
    rejection_reason: leg.rejectionReason,
    total_amount: formatAmount(leg.amount),
    balance: formatAmount(leg.balance),
  };
  return { status: 201, body: { data } };
});

function funding({ body, client, now }: Call<'fundAccount'>, account: AccountWithBalance) {
  return {
    kind: 'single',
    id: newId(),
    clientId: client.id,
    accountId: account.id,
    type: 'MANUAL_MOVEMENT',
    processType: 'ORIGINAL',
    entryType: 'CREDIT',
    amount: parseAmount(body.amount) as bigint,
    parentId: null,
    now,
    processBefore: null,
    fraud: false,
    forced: false,
  } as const;
}

/** Gives an account limits of its own. */
export const setAccountLimits = write<'setAccountLimits'>(async (call, tx) => {
  const account = await lockLiveAccount(tx, call);
  await saveLimits(tx, account.clientId, account.id, call.body);
  return { status: 200, body: await presentAccount(tx, account) };
});
