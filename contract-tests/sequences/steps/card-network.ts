import fc from 'fast-check';
import { adjust, leftOf, partOf, purge } from '../card-ledger';
import { post, postForced, tell } from '../ledger';
import { refusalOf } from '../lifecycles';
import { type Card, type CardTransaction, type Model, pick, written } from '../model';
import { same } from '../session';
import { amount, kind, part, reference } from './step';

const SHOP = {
  ...{ type: 'PURCHASE', currency: 'ARS', country_code: 'ARG', point_type: 'POS', entry_mode: 'CHIP' },
  merchant: { mcc: '5411', name: 'Almacén Palermo' },
};

/** Why a card that is not ACTIVE is refused, as the states of the card's lifecycle say. */
const REFUSALS: Readonly<Record<Card['status'], string | null>> = {
  ...{ CREATED: 'CARD_NOT_ACTIVE', EMBOSSED: 'CARD_NOT_ACTIVE', ACTIVE: null, BLOCKED: 'CARD_BLOCKED' },
  ...{ DISABLED: 'CARD_DISABLED', EXPIRED: 'EXPIRED_CARD', LOST: 'LOST_CARD', STOLEN: 'STOLEN_CARD' },
};

const refusedCard = ({ status, user }: Card): string | null =>
  REFUSALS[status] ?? (user.blocked ? 'RESTRICTED_USER' : null);

/** The network has fewer words than the ledger. */
function detailOf(reason: string | null): string {
  if (reason === null) return 'APPROVED';
  if (reason === 'INSUFFICIENT_FUNDS') return reason;
  return reason.includes('LIMIT') ? 'INVALID_AMOUNT' : 'OTHER';
}

const usable = ({ cards }: Model): Card[] => cards.filter(({ account }) => account !== null);

function added(
  model: Model,
  card: Card,
  made: Pick<CardTransaction, 'id' | 'state' | 'amount' | 'forced'>,
): CardTransaction {
  const account = card.account as NonNullable<Card['account']>;
  const charged = made.state === 'AUTHORIZED' ? made.amount : 0;
  const transaction: CardTransaction = {
    ...made,
    card,
    account,
    type: 'PURCHASE',
    original: null,
    charged,
    takenBack: 0,
    presented: 0,
    presentments: 0,
    refunded: 0,
    at: model.now,
  };
  model.cardTransactions.push(transaction);
  return transaction;
}

const purchase = (transaction: CardTransaction) =>
  ({ id: transaction.id, account: transaction.account, type: 'CARD_PURCHASE', amount: transaction.amount }) as const;

export const authorize = kind<{ card: number; amount: number }>({
  weight: 6,
  fields: { card: reference(), amount: amount() },
  possible: (model) => usable(model).length > 0,
  run: async (model, session, step) => {
    const card = pick(usable(model), step.card) as Card;
    const body = { ...SHOP, card_id: card.id, amount: written(step.amount) };
    const { data } = await session.must('authorizeAtNetwork', { body });
    same('the account of a purchase', data.account_id, card.account?.id);
    const refused = refusedCard(card);
    const transaction = added(model, card, { id: data.id, state: 'REJECTED', amount: step.amount, forced: false });
    let detail = refused;
    if (refused === null)
      detail = detailOf(post(model, { ...purchase(transaction), process: 'ORIGINAL', entry: 'DEBIT' }));
    else
      tell(model, transaction.account, {
        kind: 'ACTIVITY_CREATED',
        entry: 'DEBIT',
        amount: step.amount,
        result: 'REJECTED',
      });
    if (detail === 'APPROVED') Object.assign(transaction, { state: 'AUTHORIZED', charged: step.amount });
    same('what became of a purchase', [data.state, data.status_detail], [transaction.state, detail]);
  },
});

export const force = kind<{ card: number; amount: number }>({
  weight: 2,
  fields: { card: reference(), amount: amount() },
  possible: (model) => usable(model).length > 0,
  run: async (model, session, step) => {
    const card = pick(usable(model), step.card) as Card;
    const body = { ...SHOP, card_id: card.id, amount: written(step.amount) };
    const { data } = await session.must('forceAtNetwork', { body });
    same('what became of an advice', [data.state, data.status_detail], ['AUTHORIZED', 'APPROVED']);
    const transaction = added(model, card, { id: data.id, state: 'AUTHORIZED', amount: step.amount, forced: true });
    postForced(model, { ...purchase(transaction), process: 'ORIGINAL', entry: 'DEBIT' }, null);
  },
});

/** The network sends a message again: it is refused, and the account gets an event. */
export const retransmit = kind<{ transaction: number }>({
  weight: 1,
  fields: { transaction: reference() },
  possible: (model, step) => {
    const transaction = pick(purchases(model), step.transaction);
    return transaction !== undefined && transaction.account.status !== 'DELETED';
  },
  run: async (model, session, step) => {
    const { id, card, account, forced, amount: total } = pick(purchases(model), step.transaction) as CardTransaction;
    const { data } = await session.must('retransmitAtNetwork', { path: { transaction_id: id } });
    const refused = forced ? null : refusedCard(card);
    same(
      'what became of a repeated message',
      [data.state, data.status_detail],
      ['REJECTED', refused ?? 'DUPLICATE_TRANSMISSION_DETECTED'],
    );
    tell(model, account, { kind: 'ACTIVITY_CREATED', entry: 'DEBIT', amount: total, result: 'REJECTED' });
  },
});

const purchases = ({ cardTransactions }: Model): CardTransaction[] =>
  cardTransactions.filter(({ type }) => type === 'PURCHASE');

const asked = ({ id }: CardTransaction, total: number | null, others: object = {}) => ({
  path: { transaction_id: id },
  body: { ...(total !== null && { amount: written(total) }), ...others },
});

export const reverse = kind<{ transaction: number; amount: number | null }>({
  weight: 6,
  fields: { transaction: reference(), amount: part() },
  possible: ({ cardTransactions }) => cardTransactions.length > 0,
  run: async (model, session, step) => {
    const transaction = pick(model.cardTransactions, step.transaction) as CardTransaction;
    const { state, original, account, type } = transaction;
    const { refusal: tooMuch, amount: taken } = partOf(transaction, step.amount);
    // A held refund is reversed as a whole.
    const to = taken < leftOf(transaction) ? 'AUTHORIZED' : 'REVERSED';
    const illegal = refusalOf('card-transaction', state, 'card-reversal', 'REVERSED');
    const refusal = illegal ?? tooMuch ?? refusalOf('card-transaction', state, 'card-reversal', to);
    const { data } = await session.expect('reverseAtNetwork', asked(transaction, step.amount), refusal);
    if (refusal !== null) return;
    same('the type of a reversal', [data.type, data.transaction.total], [`REVERSAL_${type}`, written(taken)]);
    transaction.state = to;
    if (state === 'HELD') {
      // No money has moved yet. The reversed part of a refund can be refunded again.
      if (original !== null) original.refunded -= taken;
      return;
    }
    transaction.charged -= taken;
    transaction.takenBack += taken;
    const order = { id: data.id, account, type: 'CARD_PURCHASE', process: 'REVERSAL', entry: 'CREDIT' } as const;
    postForced(model, { ...order, amount: taken }, transaction.id);
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
  possible: (model) => purchases(model).length > 0,
  run: async (model, session, step) => {
    const transaction = pick(purchases(model), step.transaction) as CardTransaction;
    const { state, presented, presentments } = transaction;
    const standard = step.reverse ? presented : transaction.amount - transaction.takenBack;
    const total = step.amount ?? standard;
    const illegal = refusalOf('card-transaction', state, 'card-presentment', 'CLEARED');
    const early = step.second && presentments === 0;
    const nothing = step.reverse && (presented === 0 || total > presented);
    const refusal = illegal ?? (early || nothing ? 'ILLEGAL_STEP' : null);
    const how = {
      ...(step.reverse && { reverse: true }),
      ...(step.second && { function_code: 'SECOND_PRESENTMENT_FULL' }),
    };
    const { data } = await session.expect('clearAtNetwork', asked(transaction, step.amount, how), refusal);
    if (refusal !== null) return;
    transaction.presented += step.reverse ? -total : total;
    transaction.presentments += 1;
    transaction.state = 'CLEARED';
    adjust(model, transaction, transaction.presented);
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
    const refusal = transaction.state === 'CLEARED' ? tooMuch : 'ILLEGAL_STEP';
    const { data } = await session.expect('refundAtNetwork', asked(transaction, step.amount), refusal);
    if (refusal !== null) return;
    same('a refund', [data.type, data.state, data.transaction.total], ['REFUND', 'HELD', written(taken)]);
    transaction.refunded += taken;
    model.cardTransactions.push({
      id: data.id,
      card: transaction.card,
      account: transaction.account,
      type: 'REFUND',
      state: 'HELD',
      original: transaction,
      forced: false,
      amount: taken,
      charged: 0,
      takenBack: 0,
      presented: 0,
      presentments: 0,
      refunded: 0,
      at: model.now,
    });
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
