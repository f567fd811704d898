import type { components } from '../../../../generated/types/network-api';
import { formatAmount } from '../../../../server/kernel/money';
import type { TransferOrder } from '../../../../server/networks/bank/port';
import { reportsOfArgentina } from '../../../networks/bank-arg';
import { reportsOfBrazil } from '../../../networks/bank-bra';
import { reportsOfCash } from '../../../networks/cash';
import type { Decision } from '../../bank-decisions';
import { type BankApart, kindOf } from '../bank';
import type { Edges } from '../edges';
import type { WorldStore } from '../store';
import { minor } from '../wire';
import { type Controls, notFound } from './control';

/** The participant of PIX that other banks pay from, and the letters that its numbers have. */
const PAYER_ISPB = '99999004';
const END_LENGTH = 11;

/** The number that a payment has in the whole payment system. */
function endToEndId(reference: string, now: number): string {
  const minute = new Date(now).toISOString().replace(/\D/g, '').slice(0, 12);
  return `E${PAYER_ISPB}${minute}${reference.replace(/\W/g, '').slice(-END_LENGTH).padStart(END_LENGTH, '0')}`;
}

/** Cash networks and banks. */
export function moneyControls(edges: Edges, store: WorldStore, bank: BankApart): Controls {
  const argentina = reportsOfArgentina(edges.of('bank-arg'));
  const brazil = reportsOfBrazil(edges.of('bank-bra'));
  const cash = reportsOfCash(edges.of('cash'));

  async function transferOf(id: string): Promise<TransferOrder> {
    for (const kind of ['sendArgentineTransfer', 'sendPixTransfer']) {
      const kept = await store.order<TransferOrder & { amount: string }>(kind, id);
      if (kept !== null) return { ...kept.content, amount: BigInt(kept.content.amount) };
    }
    throw notFound('TRANSFER_NOT_FOUND');
  }

  function end(order: TransferOrder, decision: Decision) {
    const outcome =
      decision.status === 'SUCCESS'
        ? { status: decision.status }
        : { status: decision.status, failure_reason: decision.reason };
    const reports = kindOf(order) === 'sendPixTransfer' ? brazil : argentina;
    return reports.ended(order.id, outcome);
  }

  return {
    receiveTransfer: ({ body, reference, now }) => {
      const { key_type, key_value, ...rest } = body;
      if (key_type === 'PIX') {
        return brazil.arrived({ ...rest, end_to_end_id: endToEndId(reference, now), key: key_value, currency: 'BRL' });
      }
      return argentina.arrived({ ...rest, reference, key_type, key_value, currency: 'ARS' });
    },
    settleTransfer: async ({ path }) => {
      const order = await transferOf(path.transfer_id);
      return end(order, await bank.arrive(order));
    },
    failTransfer: async ({ path, body }) => {
      const order = await transferOf(path.transfer_id);
      return end(order, await bank.fail(order, body.reason));
    },
    payCashInIntent: async ({ path, body, reference }) => {
      const id = path.intent_id;
      const kept = await store.order<components['schemas']['BoletoOrder']>('registerBoleto', id);
      if (kept === null) throw notFound('CASH_IN_INTENT_NOT_FOUND');
      const amount = body.amount ?? formatAmount(minor(kept.content.amount) - minor(kept.state ?? '0'));
      const answer = await cash.boletoPaid(id, await store.report(reference, { reference, amount }));
      if (answer.done) await store.advance('registerBoleto', id, answer.body.data.paid_amount);
      return answer;
    },
    cancelCashInIntentByProvider: ({ path }) => cash.boletoCancelled(path.intent_id),
    withdrawCash: ({ path, body, reference }) => cash.withdrawn({ ...body, reference, intent_id: path.intent_id }),
    receiveCash: ({ body, reference }) => {
      const { alias, amount, reference: receipt } = body;
      const slip = receipt === undefined ? {} : { receipt_number: receipt };
      return cash.paidIn({ ...slip, reference, alias, amount, currency: 'ARS', network_name: 'ARG_CASH_NETWORK' });
    },
  };
}
