import fc from 'fast-check';
import { credit, fresh, leftOf, takeBack } from '../card-ledger';
import {
  type Awaited,
  type Card,
  type CardTransaction,
  type Currency,
  type Model,
  pick,
  pickNewest,
  type Use,
  written,
} from '../model';
import { DECISIONS, type Decision } from '../service';
import { type Session, same } from '../session';
import {
  atShop,
  booksOf,
  currency,
  decide,
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

/** The messages of a card network under its own references: reversals that come first, their originals, and repeats. */

/** A reversal arrives before its original, for which it waits. */
export const reverseEarly = kind<{ amount: number | null; more: boolean }>({
  weight: 2,
  fields: { amount: part(), more: fc.boolean() },
  possible: () => true,
  run: async (model, session, step) => {
    const waiting = step.more ? model.awaited.at(-1) : undefined;
    const awaited: Awaited = waiting ?? { reference: session.freshKey(), amounts: [] };
    if (waiting === undefined) model.awaited.push(awaited);
    const named = { reference: session.freshKey(), original_reference: awaited.reference };
    const body = { ...named, ...(step.amount !== null && { amount: written(step.amount) }) };
    const { status, text, data } = await session.must('receiveCardReversal', { body });
    same('what became of an early reversal', [status, data.status], [202, 'AWAITING_ORIGINAL']);
    awaited.amounts.push(step.amount);
    model.cardMessages.push({ operation: 'receiveCardReversal', body, status, text, use: null });
  },
});

const KINDS = ['PURCHASE', 'ADVICE', 'REFUND'] as const;
type Reported = (typeof KINDS)[number];

/** The parts that early reversals take back. One of more than is left has no effect. */
function partsOf(total: number, amounts: readonly (number | null)[]): number[] {
  let left = total;
  const parts: number[] = [];
  for (const requested of amounts) {
    const taken = requested ?? left;
    if (taken > left || left === 0) continue;
    left -= taken;
    parts.push(taken);
  }
  return parts;
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, taken) => sum + taken, 0);

/** A message of the network arrives: a purchase, an advice of one, or an advice of a refund. */
export const report = kind<{
  card: number;
  amount: number;
  type: Reported;
  use: Use;
  awaited: number;
  transaction: number;
  currency: Currency;
  decision: Decision;
}>({
  weight: 4,
  fields: {
    card: reference(),
    amount: amount(),
    type: fc.constantFrom<Reported>('PURCHASE', ...KINDS),
    use: use(),
    awaited: reference(),
    transaction: reference(),
    currency: currency(),
    decision: fc.constantFrom<Decision>('APPROVED', ...DECISIONS),
  },
  possible: (model) => usable(model).length > 0,
  run: async (model, session, step) => {
    const awaited = pickNewest(model.awaited, step.awaited) ?? { reference: session.freshKey(), amounts: [] };
    model.awaited.splice(0, Infinity, ...model.awaited.filter((other) => other !== awaited));
    const original = step.type === 'REFUND' ? referredTo(model, step.transaction) : null;
    const card = original?.card ?? (pick(usable(model), step.card) as Card);
    const account = booksOf(model, card);
    const type = step.type === 'REFUND' ? 'REFUND' : 'PURCHASE';
    const currency = original?.currency ?? model.currencyOf(step);
    const made = {
      card,
      account,
      type,
      use: original?.use ?? (type === 'REFUND' ? 'PURCHASE' : step.use),
      amount: step.amount,
      currency,
      original,
      forced: step.type !== 'PURCHASE',
    } as const;
    const parts = partsOf(step.amount, awaited.amounts);
    const known = refusalOf(model, made, sumOf(parts) === step.amount);
    session.service.decision = step.decision;
    const { id, state, detail } = await send(model, session, { awaited, made });
    const transaction = fresh(model, { ...made, id, state: 'REJECTED' });
    const expected = known ?? outcome(model, transaction, step.decision);
    same('what became of a message', [state, detail], [expected === 'APPROVED' ? 'APPROVED' : 'REJECTED', expected]);
    if (known !== null)
      expectRejection(model, account, {
        entry: type === 'REFUND' ? 'CREDIT' : 'DEBIT',
        amount: model.priceOf(transaction),
      });
    if (expected !== 'APPROVED') return;
    Object.assign(transaction, { state: 'AUTHORIZED', charged: step.amount });
    if (original !== null) original.refunded += step.amount;
    parts.forEach((taken, at) => {
      const to = taken === leftOf(transaction) ? 'REVERSED' : 'AUTHORIZED';
      takeBack(model, transaction, { id: `early ${id} ${at}`, taken, to });
    });
  },
});

type Made = Pick<CardTransaction, 'card' | 'account' | 'type' | 'use' | 'amount' | 'currency' | 'original' | 'forced'>;

/** A purchase that the network reported under a reference, so that a refund can name it; null if there is none. */
function referredTo(model: Model, at: number): CardTransaction | null {
  const named = purchases(model).filter(({ id }) => model.references.has(id));
  return pick(named, at) ?? null;
}

/** The refusal of a message before any money is asked for; null if there is none. */
function refusalOf(
  model: Model,
  { card, use, original, forced, amount: total }: Made,
  isTakenBack: boolean,
): string | null {
  const refused = forced ? null : refusedUse(model, card, use, total);
  if (refused !== null) return refused;
  const detail = original === null ? 'APPROVED' : detailOfAdvice(original, total);
  if (detail !== 'APPROVED') return detail;
  // The message is checked after what it says about earlier messages.
  return isTakenBack ? 'INVALID_TRANSACTION' : null;
}

/** The account or the client decides a purchase; an advice is decided already. */
function outcome(model: Model, transaction: CardTransaction, decided: Decision): string {
  if (!transaction.forced) return decide(model, transaction, decided, model.standIn ?? 0);
  if (transaction.type === 'REFUND') credit(model, transaction);
  else postAdvice(model, transaction);
  return 'APPROVED';
}

async function send(
  model: Model,
  session: Session,
  { awaited, made }: { awaited: Awaited; made: Made },
): Promise<{ id: string; state: string; detail: string }> {
  const operation = made.forced ? 'receiveCardAdvice' : 'receiveCardAuthorization';
  const named = made.original === null ? {} : { original_reference: model.references.get(made.original.id) };
  const way = made.type === 'REFUND' ? { type: 'REFUND' } : usage(made.use, made.amount);
  const shop = { ...atShop(made.currency), ...way };
  const body = {
    ...shop,
    ...{ merchant: { ...shop.merchant, id: '920011223' }, local_date_time: '2026-03-15T09:00:00' },
    ...{ reference: awaited.reference, card_id: made.card.id, amount: written(made.amount) },
    ...named,
  };
  const { status, text, data } = await session.must(operation, { body });
  model.cardMessages.push({ operation, body, status, text, use: made });
  model.references.set(data.transaction_id, awaited.reference);
  return { id: data.transaction_id, state: data.status, detail: data.status_detail };
}

/**
 * The network sends a message again: with its mark, or a reversal, it gets the first answer, and without it, it is
 * refused.
 */
export const resend = kind<{ message: number; marked: boolean }>({
  weight: 2,
  fields: { message: reference(), marked: fc.boolean() },
  possible: ({ cardMessages }, { message }) =>
    cardMessages.length > 0 && pickNewest(cardMessages, message)?.use?.account.status !== 'DELETED',
  run: async (model, session, step) => {
    const sent = pickNewest(model.cardMessages, step.message) as Model['cardMessages'][number];
    const { operation, use, text } = sent;
    const body = { ...sent.body, ...(use !== null && step.marked && { repeat: true }) };
    const answer = await session.must(operation, { body });
    if (use === null || step.marked) return same('the answer to a repeated message', answer.text, text);
    const refused = use.forced ? null : refusedCard(use.card);
    const detail = refused ?? 'DUPLICATE_TRANSMISSION_DETECTED';
    same('what became of a second message', [answer.data.status, answer.data.status_detail], ['REJECTED', detail]);
    const amount = model.priceOf({ id: answer.data.transaction_id, amount: use.amount });
    expectRejection(model, use.account, { entry: use.type === 'REFUND' ? 'CREDIT' : 'DEBIT', amount });
  },
});
