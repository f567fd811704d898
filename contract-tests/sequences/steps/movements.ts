import fc from 'fast-check';
import { apply, expectEvent, post, rejectionOf, whyNotFollowing } from '../ledger';
import {
  type Account,
  type EntryType,
  type Kept,
  type Model,
  type Movement,
  type ProcessType,
  pick,
  written,
} from '../model';
import { type Session, same } from '../session';
import { amount, kind, part, reference } from './step';

async function move(
  model: Model,
  session: Session,
  order: Pick<Movement, 'account' | 'type' | 'process' | 'entry' | 'amount'>,
  parent: Movement | null,
): Promise<void> {
  const body = {
    ...{ account_id: order.account.id, type: order.type, process_type: order.process, entry_type: order.entry },
    ...{ total_amount: written(order.amount), ...(parent !== null && { parent_tx_id: parent.id }) },
  };
  const refused = parent !== null && whyNotFollowing(model, parent, { ...order, id: '' }) !== null;
  const answer = await session.expect('createTransaction', { body }, refused ? 'INVALID_PARENT_TX_ID' : null);
  if (refused) return;
  const reason = post(model, { ...order, id: answer.data.id }, parent);
  same('what became of a movement', [answer.data.result, answer.data.rejection_reason], outcome(reason));
  model.keep('createTransaction', { body }, answer);
}

const outcome = (reason: string | null) => [reason === null ? 'APPROVED' : 'REJECTED', reason];

export const pay = kind<{ account: number; entry: EntryType; amount: number }>({
  weight: 6,
  fields: { account: reference(), entry: fc.constantFrom<EntryType>('DEBIT', 'CREDIT'), amount: amount() },
  possible: ({ accounts }) => accounts.length > 0,
  run: (model, session, { entry, amount: total, ...step }) => {
    const account = pick(model.accounts, step.account) as Account;
    return move(model, session, { account, type: 'MANUAL_MOVEMENT', process: 'ORIGINAL', entry, amount: total }, null);
  },
});

/** Debits the whole balance of an account, so that it can be deleted. */
export const drain = kind<{ account: number }>({
  weight: 1,
  fields: { account: reference() },
  possible: ({ accounts }, { account }) => (pick(accounts, account)?.balance ?? 0) > 0,
  run: (model, session, step) => {
    const account = pick(model.accounts, step.account) as Account;
    const order = { account, type: 'MANUAL_MOVEMENT', process: 'ORIGINAL', entry: 'DEBIT' } as const;
    return move(model, session, { ...order, amount: account.balance }, null);
  },
});

type Following = Exclude<ProcessType, 'ORIGINAL'>;

/** Movements that a client can name: those of `createTransaction`, transfers and card transactions. */
const NAMEABLE = ['MANUAL_MOVEMENT', 'BANK_TRANSFER_OUT', 'CARD_PURCHASE', 'CASHOUT_ATM', 'EXTRACASH'];
const nameable = ({ movements, own }: Model): Movement[] =>
  [...movements.values()].filter(({ type, account }) => account !== own && NAMEABLE.includes(type));

export const follow = kind<{ parent: number; process: Following; entry: EntryType; amount: number | null }>({
  weight: 6,
  fields: {
    parent: fc.nat(11),
    process: fc.constantFrom<Following>('REFUND', 'REVERSAL', 'REVERSAL', 'ADJUSTMENT'),
    entry: fc.constantFrom<EntryType>('DEBIT', 'CREDIT'),
    amount: part(),
  },
  possible: (model) => nameable(model).length > 0,
  run: (model, session, { process, entry, ...step }) => {
    const parent = pick(nameable(model), step.parent) as Movement;
    const total = step.amount ?? parent.amount;
    return move(model, session, { account: parent.account, type: parent.type, process, entry, amount: total }, parent);
  },
});

export const p2p = kind<{ from: number; to: number; amount: number }>({
  weight: 6,
  fields: { from: reference(), to: reference(), amount: amount() },
  possible: ({ accounts }) => accounts.length > 1,
  run: async (model, session, step) => {
    const [source, destination] = [
      pick(model.accounts, step.from) as Account,
      pick(model.accounts, step.to) as Account,
    ];
    const body = {
      ...{ source_account_id: source.id, destination_account_id: destination.id },
      ...{ source_data: {}, destination_data: {}, total_amount: written(step.amount) },
    };
    const refused = source === destination || source.user.country !== destination.user.country;
    const code = refused ? 'INVALID_AUTHORIZATION_REQUEST' : null;
    const answer = await session.expect('createP2PTransaction', { body }, code);
    if (refused) return;
    const reasons = moveBetween(model, source, destination, step.amount, answer.data);
    const { source_account_tx, destination_account_tx } = answer.data;
    const came = [source_account_tx, destination_account_tx].map(({ result, rejection_reason }) => [
      result,
      rejection_reason,
    ]);
    same('what became of a movement between two accounts', came, reasons.map(outcome));
    model.keep('createP2PTransaction', { body }, answer);
  },
});

interface Sides {
  source_account_tx: { id: string };
  destination_account_tx: { id: string };
}

/**
 * Both legs or none.
 * @returns the reasons of the rejections
 */
function moveBetween(
  model: Model,
  source: Account,
  destination: Account,
  total: number,
  { source_account_tx: { id: out }, destination_account_tx: { id: into } }: Sides,
): [string | null, string | null] {
  const debit = { account: source, type: 'P2P_OUT', process: 'ORIGINAL', entry: 'DEBIT', amount: total } as const;
  const credit = { account: destination, type: 'P2P_IN', process: 'ORIGINAL', entry: 'CREDIT', amount: total } as const;
  const ofSource = rejectionOf(model, debit);
  const ofDestination = ofSource === null ? rejectionOf(model, credit) : null;
  const approved = ofSource === null && ofDestination === null;
  if (approved) {
    apply(model, { ...debit, id: out }, null);
    apply(model, { ...credit, id: into }, null);
  }
  const result = approved ? 'APPROVED' : 'REJECTED';
  expectEvent(model, source, { kind: 'ACTIVITY_CREATED', entry: 'DEBIT', amount: total, result });
  expectEvent(model, destination, { kind: 'ACTIVITY_CREATED', entry: 'CREDIT', amount: total, result });
  if (ofSource !== null) return [ofSource, 'SOURCE_ACCOUNT_TX_REJECTED'];
  return ofDestination !== null ? ['DESTINATION_ACCOUNT_TX_REJECTED', ofDestination] : [null, null];
}

/** An earlier request is repeated, independent of later changes: it gets its first answer and changes nothing. */
export const repeat = kind<{ request: number }>({
  weight: 4,
  fields: { request: fc.nat(11) },
  possible: ({ kept }) => kept.length > 0,
  run: async (model, session, { request }) => {
    const { operation, path, body, key, status, text } = pick(model.kept, request) as Kept;
    const answer = await session.ask(operation, { path, body, key });
    same(`the answer to a repeated ${operation}`, [answer.status, answer.text], [status, text]);
  },
});

/** An earlier key comes with another body. */
export const reuseKey = kind<{ request: number }>({
  weight: 1,
  fields: { request: fc.nat(11) },
  possible: ({ kept }) => kept.some(({ body }) => 'total_amount' in body),
  run: async (model, session, { request }) => {
    const { operation, body, key } = pick(
      model.kept.filter((kept) => 'total_amount' in kept.body),
      request,
    ) as Kept;
    const other = { ...body, total_amount: '12345.67' };
    await session.expect(operation, { body: other, key }, 'DUPLICATED_IDEMPOTENCY_KEY');
  },
});
