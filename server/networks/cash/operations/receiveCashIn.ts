import { findReachableAccount } from '../../../bank/store/destinations';
import { cashPaidIn } from '../../../cash/reports';
import { refuseField } from '../../../kernel/errors';
import { formatAmount, parseAmount } from '../../../kernel/money';
import { write } from '../../../platform/http/operation';
import { referenceAt, reporting } from '../../reported';
import { presentOutcome } from '../present';

/** Somebody paid cash in at a counter. */
export const receiveCashIn = write<'receiveCashIn'>(async (call, tx) => {
  const network = reporting(call);
  const { reference, network_name, alias, amount, currency, receipt_number = null } = call.body;
  const account = await findReachableAccount(tx, { cashAlias: alias });
  const isServed = account !== null && network.mayReportOf(account.clientId);
  const received = isServed
    ? await cashPaidIn(tx, {
        paymentId: referenceAt(network, reference),
        clientId: account.clientId,
        alias,
        amount: parseAmount(amount) as bigint,
        network: network_name,
        reference: receipt_number,
        now: call.now,
      })
    : null;
  if (received === null) throw refuseField('UNKNOWN_CASH_ALIAS', '/alias', 'unknown', 'no account has this cash alias');
  const data = { reference, amount: formatAmount(received.amount), currency, ...presentOutcome(received) };
  return { status: 200, body: { data } };
});
