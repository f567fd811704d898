import { boletoPaid } from '../../../cash/reports';
import { parseAmount } from '../../../kernel/money';
import { write } from '../../../platform/http/operation';
import { ownerOf, referenceAt, reporting } from '../../reported';
import { presentBoleto, presentOutcome } from '../present';

/** Somebody paid a boleto, in whole or in part. */
export const receiveBoletoPayment = write<'receiveBoletoPayment'>(async (call, tx) => {
  const network = reporting(call);
  const { boleto_id: intentId } = call.path;
  const { reference, amount } = call.body;
  const clientId = await ownerOf(tx, network, {
    table: 'cash_in_intents',
    id: intentId,
    missing: 'CASH_IN_INTENT_NOT_FOUND',
  });
  const paymentId = referenceAt(network, reference);
  const report = { clientId, intentId, paymentId, amount: parseAmount(amount), now: call.now };
  const { after, received } = await boletoPaid(tx, report);
  return { status: 200, body: { data: { ...presentBoleto(after), reference, ...presentOutcome(received) } } };
});
