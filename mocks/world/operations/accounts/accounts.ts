import type { components } from '../../../../generated/types/sandbox';
import {
  changeStatusByService,
  limitAccount,
  lockLiveAccount,
  presentAccountByService,
} from '../../../../server/accounts/by-service';
import type { AccountWithBalance } from '../../../../server/accounts/store/accounts';
import { activityCreated } from '../../../../server/activities/events';
import { activityOfLeg } from '../../../../server/activities/rules/activity';
import { formatAmount, parseAmount } from '../../../../server/kernel/money';
import { postMovement } from '../../../../server/ledger/post-movement';
import type { Leg } from '../../../../server/ledger/rules/movement';
import { type Call, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import type { Tx } from '../../../../server/platform/store/db';

type Schemas = components['schemas'];
type AccountOperation = 'changeAccountByService' | 'fundAccount' | 'setAccountLimits';

const accountOf = ({ client, path }: Call<AccountOperation>) => ({ clientId: client.id, id: path.account_id });

async function present(tx: Tx, account: AccountWithBalance): Promise<{ data: Schemas['SandboxAccount'] }> {
  return { data: (await presentAccountByService(tx, account)) as Schemas['SandboxAccount'] };
}

/** Changes the status as the service, against which the client can do nothing. */
export const changeAccountByService = write<'changeAccountByService'>(async (call, tx) => {
  const { status, motive, comment } = call.body;
  const update = { status, status_update_motive: motive, status_update_comment: comment };
  return { status: 200, body: await present(tx, await changeStatusByService(tx, accountOf(call), update, call.now)) };
});

/** Puts money on an account from outside, unless the account refuses it. */
export const fundAccount = write<'fundAccount'>(async (call, tx) => {
  const { client, now } = call;
  const account = await lockLiveAccount(tx, accountOf(call));
  const activityId = newId();
  const decision = await postMovement(tx, funding(call, account), client.configuration.limits, ({ legs }) => {
    const content = { properties: null, description: null, details: [], metadata: {} };
    const leg = legs[0] as Leg;
    const activity = activityOfLeg(leg, 'CLIENT', content, { id: activityId, clientId: client.id, now });
    return { activities: [activity], events: [activityCreated(client, activity, leg.eventSequence)] };
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

/** Sets limits for a single account. */
export const setAccountLimits = write<'setAccountLimits'>(async (call, tx) => ({
  status: 200,
  body: await present(tx, await limitAccount(tx, accountOf(call), call.body)),
}));
