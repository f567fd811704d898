import { randomInt } from 'node:crypto';
import { assertActive, IN_BODY } from '../../domain/bank/account-rules';
import { answered, type CashInIntent, newCashInIntent } from '../../domain/cash/cash-in-intent';
import { parseAmount } from '../../domain/money';
import { type Call, direct } from '../../http/operation';
import { runReserved } from '../../http/reserved';
import { enqueueRegisterBoleto } from '../../jobs/register-boleto';
import { askOrRefuse } from '../../ports/ask';
import { insertCashInIntent, lockCashInIntent, updateCashInIntent } from '../../store/cash';
import type { Tx } from '../../store/db';
import { lockedAccountInCountry } from '../bank/account';
import { presentCashInIntent } from './shape';

/** 25 digits that no other boleto has, as good as certainly; the database makes sure. */
function newFreeField(): string {
  return Array.from({ length: 25 }, () => randomInt(10)).join('');
}

async function begin(call: Call<'createCashInIntent'>, tx: Tx, id: string): Promise<CashInIntent> {
  const { account_id: accountId, network, amount } = call.body;
  const { now, client } = call;
  const account = await lockedAccountInCountry(tx, { clientId: client.id, accountId, country: 'BRA', place: IN_BODY });
  assertActive(account, IN_BODY);
  const own = { id, clientId: client.id, now, freeField: newFreeField() };
  const intent = newCashInIntent({ accountId, network, amount: parseAmount(amount) as bigint }, own);
  await insertCashInIntent(tx, intent);
  await enqueueRegisterBoleto(tx, intent);
  return intent;
}

async function found(tx: Tx, clientId: string, id: string): Promise<CashInIntent> {
  const intent = await lockCashInIntent(tx, clientId, id);
  if (intent === null) throw new Error('an intent that was reserved is not there');
  return intent;
}

/** A boleto exists once the network has taken it: reserve, ask the network, write down what it said. */
export const createCashInIntent = direct<'createCashInIntent'>((call, services, finish) =>
  runReserved('createCashInIntent', call, services, finish, {
    begin: (tx, id) => begin(call, tx, id),
    resume: (tx, id) => found(tx, call.client.id, id),
    ask: (intent) => askOrRefuse(services, 'cash network', () => services.ports.cashNetwork.registerBoleto(intent)),
    settle: async (tx, { id }, { accepted }) => {
      const intent = await found(tx, call.client.id, id);
      const after = intent.status === 'RESERVED' ? answered(intent, accepted) : intent;
      await updateCashInIntent(tx, after);
      return { status: 201, body: { data: presentCashInIntent(after) } };
    },
  }),
);
