import fc from 'fast-check';
import { adjust, backOf, credit, fresh, leftOf, partOf, purge, takeBack, typeOf, wayOf } from '../card-ledger';
import { refusalOf } from '../lifecycles';
import { type Card, type CardTransaction, type Currency, type Model, pick, type Use, written } from '../model';
import type { Decision } from '../service';
import { same } from '../session';
import {
  added,
  amountOf,
  atShop,
  booksOf,
  currency,
  decide,
  decision,
  detailOfAdvice,
  expectRejection,
  postAdvice,
  purchases,
  refusedCard,
  refusedUse,
  usable,
  usage,
  use,
} from './card-use';
import { amount, kind, part, reference } from './step';

export const authorize = kind<{ card: number; use: Use; amount: number; currency: Currency; decision: Decision }>({
  weight: 6,
  fields: { card: reference(), use: use(), amount: amount(), currency: currency(), decision: decision() },
  possible: (model) => usable(model).length > 0,
  run: async (model, session, step) => {
    const card = pick(usable(model), step.card) as Card;
    const currency = model.currencyOf(step);
    const shop = { ...atShop(currency), ...usage(step.use, step.amount) };
    const body = { ...shop, card_id: card.id, amount: written(step.amount) };
    session.service.decision = step.decision;
    const { data } = await session.must('authorizeAtNetwork', { body });
    same('the account of a purchase', data.account_id, card.account?.id ?? null);
    const refused = refusedUse(model, card, step.use, step.amount);
    const transaction = added(model, card, {
      id: data.id,
      use: step.use,
      state: 'REJECTED',
      amount: step.amount,
      currency,
      forced: false,
    });
    const detail = refused ?? decide(model, transaction, step.decision);
    if (refused !== null)
      expectRejection(model, transaction.account, { entry: 'DEBIT', amount: model.priceOf(transaction) });
    if (detail === 'APPROVED') Object.assign(transaction, { state: 'AUTHORIZED', charged: step.amount });
    same('what became of a purchase', [data.state, data.status_detail], [transaction.state, detail]);
  },
});

export const force = kind<{ card: number; use: Use; amount: number; currency: Currency }>({
  weight: 2,
  fields: { card: reference(), use: use(), amount: amount(), currency: currency() },
  possible: (model) => usable(model).length > 0,
  run: async (model, session, step) => {
    const card = pick(usable(model), step.card) as Card;
    const currency = model.currencyOf(step);
    const shop = { ...atShop(currency), ...usage(step.use, step.amount) };
    const body = { ...shop, card_id: card.id, amount: written(step.amount) };
    const { data } = await session.must('forceAtNetwork', { body });
    same('what became of an advice', [data.state, data.status_detail], ['AUTHORIZED', 'APPROVED']);
    const transaction = added(model, card, {
      id: data.id,
      use: step.use,
      state: 'AUTHORIZED',
      amount: step.amount,
      currency,
      forced: true,
    });
    postAdvice(model, transaction);
  },
});

/** The network sends a message again: it is refused, and the account gets an event. */
export const retransmit = kind<{ transaction: number }>({
  weight: 1,
  fields: { transaction: reference() },
  possible: (model, step) => {
    const transaction = pick(messages(model), step.transaction);
    return transaction !== undefined && transaction.account.status !== 'DELETED';
  },
  run: async (model, session, step) => {
    const transaction = pick(messages(model), step.transaction) as CardTransaction;
    const { id, card, account, forced } = transaction;
    const { data } = await session.must('retransmitAtNetwork', { path: { transaction_id: id } });
    const refused = forced ? null : refusedCard(card);
    same(
      'what became of a repeated message',
      [data.state, data.status_detail],
      ['REJECTED', refused ?? 'DUPLICATE_TRANSMISSION_DETECTED'],
    );
    expectRejection(model, account, { entry: wayOf(transaction), amount: model.priceOf(transaction) });
  },
});

/** The transactions that the network did not ask for by a step of another one. */
const messages = ({ cardTransactions }: Model): CardTransaction[] =>
  cardTransactions.filter(({ type, forced }) => type === 'PURCHASE' || forced);

const requestFor = ({ id }: CardTransaction, total: number | null, others: object = {}) => ({
  path: { transaction_id: id },
  body: { ...(total !== null && { amount: written(total) }), ...others },
});

export const reverse = kind<{ transaction: number; amount: number | null }>({
  weight: 6,
  fields: { transaction: reference(), amount: part() },
  possible: ({ cardTransactions }) => cardTransactions.length > 0,
  run: async (model, session, step) => {
    const transaction = pick(model.cardTransactions, step.transaction) as CardTransaction;
    const { state } = transaction;
    const { refusal: tooMuch, amount: taken } = partOf(transaction, step.amount);
    // A held refund is reversed as a whole.
    const to = taken < leftOf(transaction) ? 'AUTHORIZED' : 'REVERSED';
    const illegal = refusalOf('card-transaction', state, 'card-reversal', 'REVERSED');
    const refusal = illegal ?? tooMuch ?? refusalOf('card-transaction', state, 'card-reversal', to);
    const { data } = await session.expect('reverseAtNetwork', requestFor(transaction, step.amount), refusal);
    if (refusal !== null) return;
    same(
      'the type of a reversal',
      [data.type, data.transaction.total],
      [`REVERSAL_${typeOf(transaction)}`, written(taken)],
    );
    takeBack(model, transaction, { id: data.id, taken, to });
  },
});

export const clear = kind<{ transaction: number; amount: number | null; reverse: boolean; second: boolean }>({
  weight: 6,
  fields: {
    transaction: reference(),
    amount: part(),
    reverse: fc.constantFrom(false, false, false, true),
    second: fc.constantFrom(false, false, false, true),
  },
  possible: ({ cardTransactions }) => cardTransactions.length > 0,
  run: async (model, session, step) => {
    const transaction = pick(model.cardTransactions, step.transaction) as CardTransaction;
    const { state, charged, presented, presentments } = transaction;
    const standard = step.reverse ? presented : Math.max(0, transaction.amount - transaction.takenBack);
    const total = step.amount ?? standard;
    const illegal = refusalOf('card-transaction', state, 'card-presentment', 'CLEARED');
    const early = step.second && presentments === 0;
    const nothing = step.reverse && (presented === 0 || total > presented);
    const refusal = illegal ?? (early || nothing ? 'ILLEGAL_STEP' : null);
    const how = {
      ...(step.reverse && { reverse: true }),
      ...(step.second && { function_code: 'SECOND_PRESENTMENT_FULL' }),
    };
    const { data } = await session.expect('clearAtNetwork', requestFor(transaction, step.amount, how), refusal);
    if (refusal !== null) return;
    const now = presented + (step.reverse ? -total : total);
    // The first presentment counts. A reversal after it stays, and reversing the presentment does not return it twice.
    const later = step.reverse ? Math.min(charged, now) : charged + total;
    const changes = { state: 'CLEARED', presented: now, presentments: presentments + 1 } as const;
    adjust(model, transaction, presentments === 0 ? now : later, changes);
    same('a presented transaction', [data.state, data.presentments.length], ['CLEARED', transaction.presentments]);
  },
});

export const refund = kind<{ transaction: number; amount: number | null }>({
  weight: 6,
  fields: { transaction: reference(), amount: part() },
  possible: (model) => purchases(model).length > 0,
  run: async (model, session, step) => {
    const transaction = pick(purchases(model), step.transaction) as CardTransaction;
    const { refusal: tooMuch, amount: taken } = partOf(transaction, step.amount);
    const nothing = taken === 0 ? 'AMOUNT_EXCEEDS_ORIGINAL' : null;
    const refusal = transaction.state === 'CLEARED' ? (tooMuch ?? nothing) : 'ILLEGAL_STEP';
    const { data } = await session.expect('refundAtNetwork', requestFor(transaction, step.amount), refusal);
    if (refusal !== null) return;
    same('a refund', [data.type, data.state, data.transaction.total], ['REFUND', 'HELD', written(taken)]);
    transaction.refunded += taken;
    const { card, account, currency, use } = transaction;
    const made = { id: data.id, card, account, use, type: 'REFUND', state: 'HELD', amount: taken, currency } as const;
    fresh(model, { ...made, original: transaction, forced: false });
  },
});

export const expire = kind<{ transaction: number }>({
  weight: 2,
  fields: { transaction: reference() },
  possible: ({ cardTransactions }) => cardTransactions.length > 0,
  run: async (model, session, step) => {
    const transaction = pick(model.cardTransactions, step.transaction) as CardTransaction;
    const refusal = refusalOf('card-transaction', transaction.state, 'card-presentation-overdue', 'PURGED');
    await session.expect('expireAtNetwork', { path: { transaction_id: transaction.id } }, refusal);
    if (refusal === null) purge(model, transaction);
  },
});

const useOf = ({ card, currency }: CardTransaction, total: number, others: object) => ({
  body: { ...atShop(currency), card_id: card.id, amount: written(total), ...others },
});

/** The network reports a refund that it has already decided, of a purchase or of nothing that it names. */
export const adviseRefund = kind<{ transaction: number; amount: number | null; named: boolean }>({
  weight: 4,
  fields: { transaction: reference(), amount: part(), named: fc.constantFrom(true, true, true, false) },
  possible: (model) => purchases(model).length > 0,
  run: async (model, session, step) => {
    const purchased = pick(purchases(model), step.transaction) as CardTransaction;
    const { card, currency } = purchased;
    const original = step.named ? purchased : null;
    const account = original?.account ?? booksOf(model, card);
    const total = amountOf(purchased, step.amount);
    const detail = original === null ? 'APPROVED' : detailOfAdvice(original, total);
    const naming = { type: 'REFUND', ...(original !== null && { original_transaction_id: original.id }) };
    const { data } = await session.must('forceAtNetwork', useOf(purchased, total, naming));
    const state = detail === 'APPROVED' ? 'AUTHORIZED' : 'REJECTED';
    same('what became of a refund by an advice', [data.state, data.status_detail], [state, detail]);
    const made = { id: data.id, card, account, state, amount: total, currency, original, forced: true } as const;
    const advised = fresh(model, { ...made, type: 'REFUND', use: original?.use ?? 'PURCHASE' });
    if (state === 'REJECTED') {
      expectRejection(model, booksOf(model, card), { entry: 'CREDIT', amount: model.priceOf(advised) });
      return;
    }
    credit(model, advised);
    if (original !== null) original.refunded += total;
  },
});

/** The network reports a reversal that it has already decided, whatever was presented. */
export const adviseReversal = kind<{ transaction: number; amount: number | null }>({
  weight: 4,
  fields: { transaction: reference(), amount: part() },
  possible: ({ cardTransactions }) => cardTransactions.length > 0,
  run: async (model, session, step) => {
    const original = pick(model.cardTransactions, step.transaction) as CardTransaction;
    const { card, state } = original;
    const total = amountOf(original, step.amount);
    const detail = detailOfAdvice(original, total);
    const naming = { type: `REVERSAL_${typeOf(original)}`, original_transaction_id: original.id };
    const { data } = await session.must('forceAtNetwork', useOf(original, total, naming));
    const became = detail === 'APPROVED' ? 'AUTHORIZED' : 'REJECTED';
    same('what became of a reversal by an advice', [data.state, data.status_detail], [became, detail]);
    if (detail !== 'APPROVED') {
      const price = model.priceOf({ id: data.id, amount: total });
      expectRejection(model, booksOf(model, card), { entry: backOf(original), amount: price });
      return;
    }
    const waits = state === 'AUTHORIZED' || state === 'HELD';
    const to = waits && total === leftOf(original) ? 'REVERSED' : state;
    takeBack(model, original, { id: data.id, taken: total, to });
  },
});
