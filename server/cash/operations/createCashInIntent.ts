import { randomInt } from 'node:crypto';
import { lockedAccountInCountry } from '../../bank/account';
import { assertTakesCredits, IN_BODY } from '../../bank/rules/account-rules';
import { parseAmount } from '../../kernel/money';
import { askOrRefuse } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import { type Call, reserved } from '../../platform/http/operation';
import { BegunRequestMissing } from '../../platform/idempotency/reserved';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { takeAnswer } from '../account-deleted';
import { enqueueExpireIntent } from '../jobs/expire-intents';
import { enqueueRegisterBoleto } from '../jobs/register-boleto';
import { presentCashInIntent } from '../present';
import { type CashInIntent, cashInAt, newCashInIntent } from '../rules/cash-in-intent';
import { insertCashInIntent, lockCashInIntent } from '../store/cash';

/** 25 random digits, almost certainly unique; the database ensures that they are. */
function newFreeField(): string {
  return Array.from({ length: 25 }, () => randomInt(10)).join('');
}

async function begin(call: Call<'createCashInIntent'>, tx: Tx, id: string): Promise<CashInIntent> {
  const { account_id: accountId, network, amount } = call.body;
  const { now, client } = call;
  const account = await lockedAccountInCountry(tx, { clientId: client.id, accountId, country: 'BRA', place: IN_BODY });
  assertTakesCredits(account, IN_BODY);
  const own = { id, clientId: client.id, now, freeField: newFreeField() };
  const intent = newCashInIntent({ accountId, network, amount: parseAmount(amount) as bigint }, own);
  await insertCashInIntent(tx, intent);
  await enqueueRegisterBoleto(tx, intent);
  await enqueueExpireIntent(tx, 'expire-cash-in-intent', intent);
  return intent;
}

async function found(tx: Tx, clientId: string, id: string): Promise<CashInIntent> {
  const intent = await lockCashInIntent(tx, clientId, id);
  if (intent === null) throw new BegunRequestMissing('an intent');
  return intent;
}

/**
 * A boleto exists once the network has accepted it: reserve it, ask the network, record the answer. A repeat asks
 * nothing of which the answer is recorded: the boleto may be paid or cancelled since.
 */
export const createCashInIntent = reserved('createCashInIntent', (call, services: Services & WithPorts) => ({
  begin: (tx, id) => begin(call, tx, id),
  resume: (tx, id) => found(tx, call.client.id, id),
  ask: async (intent) => {
    if (intent.status !== 'RESERVED') return null;
    return askOrRefuse(services, 'cash network', () => services.ports.cashNetwork.registerBoleto(intent));
  },
  conclude: async (tx, intent, answer) => {
    const { client, now } = call;
    const after =
      answer === null
        ? await found(tx, client.id, intent.id)
        : await takeAnswer(tx, intent, { accepted: answer.accepted, now });
    return { status: 201, body: { data: presentCashInIntent(cashInAt(after, now)) } };
  },
}));
