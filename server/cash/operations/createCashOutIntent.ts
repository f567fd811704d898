import { randomInt } from 'node:crypto';
import { lockedAccountInCountry } from '../../bank/account';
import { assertActive, IN_BODY } from '../../bank/rules/account-rules';
import { parseAmount } from '../../kernel/money';
import { write } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import { enqueueExpireIntent } from '../jobs/expire-intents';
import { cashMeta, presentCashOutIntent } from '../present';
import { newCashOutIntent, newToken, replaced } from '../rules/cash-out-intent';
import { findActiveCashOutIntent, insertCashOutIntent, tokenPlace, updateCashOutIntent } from '../store/cash';

/** The account is locked, so that of two intents created at the same time one replaces the other. */
export const createCashOutIntent = write<'createCashOutIntent'>(async (call, tx, { vault }) => {
  const { account_id: accountId, network_name: network, amount } = call.body;
  const own = { id: newId(), clientId: call.client.id, now: call.now };
  const account = await lockedAccountInCountry(tx, {
    clientId: own.clientId,
    accountId,
    country: 'ARG',
    place: IN_BODY,
  });
  assertActive(account, IN_BODY);
  const previous = await findActiveCashOutIntent(tx, account, network);
  if (previous !== null) await updateCashOutIntent(tx, replaced(previous, own.now));
  const minor = amount == null ? null : parseAmount(amount);
  const intent = newCashOutIntent({ accountId, network, amount: minor }, own);
  const replacedToken = previous === null ? null : vault.open(previous.tokenSealed, tokenPlace(previous.id));
  const token = newToken(replacedToken, randomInt);
  await insertCashOutIntent(tx, { ...intent, tokenSealed: vault.seal(token, tokenPlace(intent.id)) });
  await enqueueExpireIntent(tx, 'expire-cash-out-intent', intent);
  return { status: 201, body: { data: presentCashOutIntent(intent, token), meta: cashMeta(account) } };
});
