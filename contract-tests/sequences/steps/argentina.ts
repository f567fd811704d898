import fc from 'fast-check';
import { cuil } from '../../world/documents';
import { expectMovement } from '../ledger';
import { refusalOf } from '../lifecycles';
import { type Account, type CashOut, pick, type Transfer, written } from '../model';
import { conclude, ENDS, type End, notActive, open, received, transfer } from '../rails';
import { type Session, same } from '../session';
import { amount, kind, part, reference } from './step';

export const receive = kind<{ account: number; amount: number }>({
  weight: 2,
  fields: { account: reference(), amount: amount() },
  possible: (model) => open(model, 'ARG').length > 0,
  run: async (model, session, step) => {
    const account = pick(open(model, 'ARG'), step.account) as Account;
    const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };
    const body = { key_type: 'CVU', key_value: account.cvu, amount: written(step.amount), sender };
    const answer = await session.must('receiveTransfer', { body });
    received(model, answer, { account, type: 'BANK_TRANSFER_IN', entry: 'CREDIT', amount: step.amount });
    model.keep('receiveTransfer', { body }, answer);
  },
});

const destinations = new WeakMap<Session, { cbu: string; tax_value: string }>();

async function destinationOf(session: Session): Promise<{ cbu: string; tax_value: string }> {
  const known = destinations.get(session);
  if (known !== undefined) return known;
  const tax_value = cuil(String(40_000_000 + session.number));
  const body = { country: 'ARG', holder: { name: 'Carlos Gómez', tax_id: tax_value } };
  const { data } = await session.must('createDestination', { body });
  const made = { cbu: data.cbu, tax_value };
  destinations.set(session, made);
  return made;
}

export const sendTransfer = kind<{ account: number; amount: number; end: End }>({
  weight: 5,
  fields: {
    account: reference(),
    amount: amount(),
    end: fc.constantFrom<End>('arrives', 'fails', 'arrivesLater', 'failsLater'),
  },
  possible: (model) => open(model, 'ARG').length > 0,
  run: async (model, session, { end, ...step }) => {
    const account = pick(open(model, 'ARG'), step.account) as Account;
    const { cbu, tax_value } = await destinationOf(session);
    await session.must('getDestinationInformation', { path: { 'id-type': 'CBU', 'id-value': cbu } });
    const total = ENDS[end].amount ?? step.amount;
    const body = {
      ...{ account_id: account.id, credit_account: { tax_type: 'CUIL', tax_value } },
      ...{ amount: { currency: 'ARS', value: total / 100 }, concept: 'ALQ' },
    };
    await transfer(model, session, { account, total, end, operation: 'createTransfer', body });
  },
});

export const endTransfer = kind<{ transfer: number; fails: boolean }>({
  weight: 3,
  fields: { transfer: reference(), fails: fc.boolean() },
  possible: ({ transfers }) => transfers.length > 0,
  run: async (model, session, { fails, ...step }) => {
    const sent = pick(model.transfers, step.transfer) as Transfer;
    const refusal = refusalOf('transfer', sent.status, fails ? 'transfer-failed' : 'transfer-settled');
    const path = { transfer_id: sent.id };
    const answer = fails
      ? await session.expect('failTransfer', { path, body: { reason: 'DESTINATION_REJECTED' } }, refusal)
      : await session.expect('settleTransfer', { path }, refusal);
    if (refusal !== null) return;
    conclude(model, sent, fails ? 'FAILED' : 'SUCCESS');
    same('a transfer that was open', [answer.data.previous_status, answer.data.status], ['IN_PROGRESS', sent.status]);
  },
});

export const createCashOut = kind<{ account: number; amount: number | null }>({
  weight: 3,
  fields: { account: reference(), amount: part() },
  possible: (model) => open(model, 'ARG').length > 0,
  run: async (model, session, step) => {
    const account = pick(open(model, 'ARG'), step.account) as Account;
    const total = step.amount === null ? {} : { amount: written(step.amount) };
    const body = { account_id: account.id, network_name: 'ARG_CASH_NETWORK', ...total };
    const refusal = notActive(account);
    const answer = await session.expect('createCashOutIntent', { body }, refusal);
    if (refusal !== null) return;
    const before = model.cashOuts.find((intent) => intent.account === account && intent.status === 'ACTIVE');
    if (before !== undefined) before.status = 'REPLACED';
    const { id, token } = answer.data;
    model.cashOuts.push({ id, account, status: 'ACTIVE', amount: step.amount, token, at: model.now });
    model.keep('createCashOutIntent', { body }, answer);
  },
});

export const withdraw = kind<{ intent: number; amount: number; wrong: boolean }>({
  weight: 4,
  fields: { intent: reference(), amount: amount(), wrong: fc.constantFrom(false, false, false, true) },
  possible: ({ cashOuts }) => cashOuts.length > 0,
  run: async (model, session, { wrong, ...step }) => {
    const intent = pick(model.cashOuts, step.intent) as CashOut;
    const { account } = intent;
    const total = intent.amount ?? step.amount;
    const token = wrong ? String((Number(intent.token) + 1) % 10_000).padStart(4, '0') : intent.token;
    const illegal = refusalOf('cash-out-intent', intent.status, 'cash-withdrawn');
    const refusal = illegal ?? (wrong ? 'WRONG_CASH_TOKEN' : null);
    const body = { token, ...(intent.amount === null && { amount: written(total) }) };
    const request = { path: { intent_id: intent.id }, body };
    const answer = await session.expect('withdrawCash', request, refusal);
    if (refusal === 'WRONG_CASH_TOKEN') expectMovement(model, account, 'DEBIT', total, false);
    if (refusal !== null) return;
    if (received(model, answer, { account, type: 'CASHOUT', entry: 'DEBIT', amount: total })) intent.status = 'USED';
    model.keep('withdrawCash', request, answer);
  },
});
