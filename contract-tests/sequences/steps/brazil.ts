import fc from 'fast-check';
import { post } from '../ledger';
import { refusalOf } from '../lifecycles';
import { type Account, type Boleto, type Lookup, type PixKey, pick, pickNewest, written } from '../model';
import { ENDS, type End, notActive, open, received, takesNothing, transfer } from '../rails';
import { type Session, same } from '../session';
import { amount, kind, part, reference } from './step';

const LOOKUP_LIFETIME = 15 * 60_000;
const MOST_KEYS = 5;

export const createKey = kind<{ account: number }>({
  weight: 3,
  fields: { account: reference() },
  possible: (model) => open(model, 'BRA').length > 0,
  run: async (model, session, step) => {
    const account = pick(open(model, 'BRA'), step.account) as Account;
    const live = model.pixKeys.filter((key) => key.account === account && !key.deleted).length;
    const refusal = takesNothing(account) ?? (live >= MOST_KEYS ? 'PIX_KEY_LIMIT_REACHED' : null);
    const body = { account_id: account.id, type: 'EVP' };
    const answer = await session.expect('createPixKey', { body }, refusal);
    if (refusal !== null) return;
    model.pixKeys.push({ key: answer.data.key, account, deleted: false });
    model.keep('createPixKey', { body }, answer);
  },
});

export const deleteKey = kind<{ key: number }>({
  weight: 2,
  fields: { key: reference() },
  possible: ({ pixKeys }, { key }) => pixKeys.length > 0 && pick(pixKeys, key)?.account.status !== 'DELETED',
  run: async (model, session, step) => {
    const key = pick(model.pixKeys, step.key) as PixKey;
    const path = { account_id: key.account.id, key: key.key };
    await session.expect('deletePixKey', { path }, key.deleted ? 'PIX_KEY_NOT_FOUND' : null);
    key.deleted = true;
  },
});

export const receivePix = kind<{ key: number; amount: number }>({
  weight: 3,
  fields: { key: reference(), amount: amount() },
  possible: ({ pixKeys }) => pixKeys.length > 0,
  run: async (model, session, step) => {
    const { key, account, deleted } = pick(model.pixKeys, step.key) as PixKey;
    const sender = { name: 'João Pereira', tax_id: '12345678909' };
    const body = { key_type: 'PIX', key_value: key, amount: written(step.amount), sender };
    const answer = await session.expect('receiveTransfer', { body }, deleted ? 'UNKNOWN_TRANSFER_KEY' : null);
    if (deleted) return;
    received(model, answer, { account, type: 'BANK_TRANSFER_IN', entry: 'CREDIT', amount: step.amount });
    model.keep('receiveTransfer', { body }, answer);
  },
});

const outside = new WeakMap<Session, string>();

async function outsideKey(session: Session): Promise<string> {
  const known = outside.get(session);
  if (known !== undefined) return known;
  const pix_key = `outside-${session.number}@example.com`;
  const holder = { name: 'Mariana Costa', tax_id: '12345678909' };
  await session.must('createDestination', { body: { country: 'BRA', pix_key, pix_key_type: 'EMAIL', holder } });
  outside.set(session, pix_key);
  return pix_key;
}

export const lookUp = kind<{ account: number }>({
  weight: 5,
  fields: { account: reference() },
  possible: (model) => open(model, 'BRA').length > 0,
  run: async (model, session, step) => {
    const account = pick(open(model, 'BRA'), step.account) as Account;
    const path = { account_id: account.id, key: await outsideKey(session) };
    const refusal = notActive(account);
    const { data } = await session.expect('lookupPixKey', { path }, refusal);
    if (refusal === null) model.lookups.push({ id: data.transaction_id, account, used: false, at: model.now });
  },
});

export const sendPix = kind<{ lookup: number; amount: number; end: End }>({
  weight: 10,
  fields: {
    lookup: reference(),
    amount: amount(),
    end: fc.oneof(
      { weight: 5, arbitrary: fc.constant<End>('arrives') },
      { weight: 3, arbitrary: fc.constantFrom<End>('fails', 'arrivesLater', 'failsLater') },
    ),
  },
  possible: ({ lookups }, { lookup }) =>
    lookups.length > 0 && pickNewest(lookups, lookup)?.account.status !== 'DELETED',
  run: async (model, session, { end, ...step }) => {
    const lookup = pickNewest(model.lookups, step.lookup) as Lookup;
    const total = ENDS[end].amount ?? step.amount;
    const body = { transaction_id: lookup.id, value: total / 100 };
    const old = model.now >= lookup.at + LOOKUP_LIFETIME;
    const refusal = lookup.used ? 'PIX_LOOKUP_ALREADY_USED' : old ? 'PIX_LOOKUP_EXPIRED' : null;
    if (refusal !== null) return void (await session.expect('createPixTransfer', { body }, refusal));
    const sending = { account: lookup.account, total, end, operation: 'createPixTransfer', body } as const;
    lookup.used = await transfer(model, session, sending);
  },
});

export const createBoleto = kind<{ account: number; amount: number }>({
  weight: 3,
  fields: { account: reference(), amount: amount() },
  possible: (model) => open(model, 'BRA').length > 0,
  run: async (model, session, step) => {
    const account = pick(open(model, 'BRA'), step.account) as Account;
    const body = { account_id: account.id, network: 'BOLETO', amount: written(step.amount) };
    const refusal = takesNothing(account);
    const answer = await session.expect('createCashInIntent', { body }, refusal);
    if (refusal !== null) return;
    same('the status of a new boleto', answer.data.status, 'ACTIVE');
    const { id } = answer.data;
    model.boletos.push({ id, account, status: 'ACTIVE', amount: step.amount, paid: 0, at: model.now });
    model.keep('createCashInIntent', { body }, answer);
  },
});

export const payBoleto = kind<{ boleto: number; amount: number | null }>({
  weight: 5,
  fields: { boleto: reference(), amount: part() },
  possible: ({ boletos }) => boletos.length > 0,
  run: async (model, session, step) => {
    const boleto = pick(model.boletos, step.boleto) as Boleto;
    const { account, status, paid } = boleto;
    const left = boleto.amount - paid;
    const total = step.amount ?? left;
    const to = total < left ? 'PARTIALLY_PAID' : 'PAID';
    const tooMuch = total > left ? 'AMOUNT_EXCEEDS_REMAINDER' : null;
    const illegal = refusalOf('cash-in-intent', status, 'cash-in-paid', to);
    const refusal = status === 'EXPIRED' ? 'CASH_IN_INTENT_EXPIRED' : (illegal ?? tooMuch);
    const request = { path: { intent_id: boleto.id }, body: step.amount === null ? {} : { amount: written(total) } };
    const { data } = await session.expect('payCashInIntent', request, refusal);
    if (refusal !== null) return;
    const order = {
      id: `boleto ${model.step}`,
      account,
      type: 'CASHIN',
      process: 'ORIGINAL',
      entry: 'CREDIT',
    } as const;
    const reason = post(model, { ...order, amount: total });
    if (reason === null) Object.assign(boleto, { status: to, paid: paid + total });
    const came = [data.previous_status, data.status, data.paid_amount, data.rejection_reason];
    same('a paid boleto', came, [status, boleto.status, written(boleto.paid), reason]);
  },
});

export const cancelBoleto = kind<{ boleto: number; byProvider: boolean }>({
  weight: 2,
  fields: { boleto: reference(), byProvider: fc.boolean() },
  possible: ({ boletos }) => boletos.length > 0,
  run: async (model, session, { byProvider, ...step }) => {
    const boleto = pick(model.boletos, step.boleto) as Boleto;
    const [operation, by] = byProvider
      ? ['cancelCashInIntentByProvider', 'cash-in-cancelled']
      : ['cancelCashInIntent', 'cancelCashInIntent'];
    const refusal = refusalOf('cash-in-intent', boleto.status, by as string);
    await session.expect(operation as string, { path: { intent_id: boleto.id } }, refusal);
    if (refusal === null) boleto.status = 'CANCELLED';
  },
});
