import { accountInCountry } from '../../bank/account';
import { IN_PATH } from '../../bank/rules/account-rules';
import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import { cashMeta, presentCashOutIntent } from '../present';
import { cashOutAt } from '../rules/cash-out-intent';
import { findActiveCashOutIntent, tokenPlace } from '../store/cash';

export const getCurrentCashOutIntent = read<'getCurrentCashOutIntent'>(async (call, db, { vault }) => {
  const wanted = { clientId: call.client.id, accountId: call.path.account_id, country: 'ARG', place: IN_PATH } as const;
  const account = await accountInCountry(db, wanted);
  const intent = await findActiveCashOutIntent(db, account);
  if (intent === null || cashOutAt(intent, call.now).status !== 'ACTIVE') {
    throw new DomainError('CASH_OUT_INTENT_NOT_FOUND');
  }
  const token = vault.open(intent.tokenSealed, tokenPlace(intent.id));
  return { status: 200, body: { data: presentCashOutIntent(intent, token), meta: cashMeta(account) } };
});
