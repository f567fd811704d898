import { IN_PATH } from '../../domain/bank/account-rules';
import { cashOutAt } from '../../domain/cash/cash-out-intent';
import { DomainError } from '../../domain/errors';
import { read } from '../../http/operation';
import { findActiveCashOutIntent, tokenPlace } from '../../store/cash';
import { accountInCountry } from '../bank/account';
import { cashMeta, presentCashOutIntent } from './shape';

export const getCurrentCashOutIntent = read<'getCurrentCashOutIntent'>(async (call, db, { vault }) => {
  const wanted = { clientId: call.client.id, accountId: call.path.account_id, country: 'ARG', place: IN_PATH } as const;
  const account = await accountInCountry(db, wanted);
  const intent = await findActiveCashOutIntent(db, account.id);
  if (intent === null || cashOutAt(intent, call.now).status !== 'ACTIVE') {
    throw new DomainError('CASH_OUT_INTENT_NOT_FOUND');
  }
  const token = vault.open(intent.tokenSealed, tokenPlace(intent.id));
  return { status: 200, body: { data: presentCashOutIntent(intent, token), meta: cashMeta(account) } };
});
