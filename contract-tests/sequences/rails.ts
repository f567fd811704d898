import { apply, expectEvent, post, rejectionOf } from './ledger';
import { type Account, type Country, type Model, type Transfer, written } from './model';
import { type Answer, type Session, same } from './session';

/** Money that comes from, or goes to, banks and counters. */

/** The result of an activity, by the status of its transfer. */
const RESULTS = { SUCCESS: 'APPROVED', FAILED: 'REJECTED', IN_PROGRESS: 'PENDING' } as const;

/** The remaining amount of a failed transfer is credited back, whatever the status of the account. */
function giveBack(model: Model, { id, account }: Transfer): void {
  const debit = model.movements.get(id);
  if (debit === undefined || debit.amount <= debit.returned) return;
  const left = debit.amount - debit.returned;
  const order = { account, type: debit.type, process: 'REVERSAL', entry: 'CREDIT', amount: left } as const;
  apply(model, { ...order, id: `back ${id}` }, debit);
  // Nobody knows its id, so nobody can refer to it.
  model.movements.delete(`back ${id}`);
}

/** The rail reports the outcome of a transfer. */
export function conclude(model: Model, sent: Transfer, status: 'SUCCESS' | 'FAILED'): void {
  sent.status = status;
  if (status === 'FAILED') giveBack(model, sent);
  const { account, amount: total } = sent;
  expectEvent(model, account, { kind: 'ACTIVITY_UPDATED', entry: 'DEBIT', amount: total, result: RESULTS[status] });
}

/** The accounts of a country that are not deleted. */
export const open = ({ accounts }: Model, country: Country): Account[] =>
  accounts.filter(({ user, status }) => user.country === country && status !== 'DELETED');

/** The refusal of an operation that needs an ACTIVE account. */
export const notActive = ({ status }: Account): string | null => (status === 'ACTIVE' ? null : 'ACCOUNT_NOT_ACTIVE');

/** The refusal of an operation that needs an account that accepts credits. */
export const takesNothing = (account: Account): string | null =>
  account.status === 'FROZEN' ? null : notActive(account);

/** Compares the answer to a credit or debit of a network with the expected result of the account. */
export function received(
  model: Model,
  { data }: Answer,
  order: { account: Account; type: string; entry: 'DEBIT' | 'CREDIT'; amount: number },
): boolean {
  const reason = post(model, { ...order, id: data.activity_id, process: 'ORIGINAL' });
  same('what became of money from outside', data.rejection_reason, reason);
  same('the balance after money from outside', data.balance, written(order.account.balance));
  return reason === null;
}

/** Amounts for which the rails of the sandbox give the named outcome. */
export const ENDS = {
  arrives: { at: 'SUCCESS', ends: 'SUCCESS', amount: null },
  fails: { at: 'FAILED', ends: 'FAILED', amount: 6_666_666 },
  arrivesLater: { at: 'IN_PROGRESS', ends: 'SUCCESS', amount: 7_777_777 },
  failsLater: { at: 'IN_PROGRESS', ends: 'FAILED', amount: 8_888_888 },
} as const;
export type End = keyof typeof ENDS;

/** The error of a transfer whose account does not pay. */
function codeOf(reason: string): string {
  if (reason === 'ACCOUNT_DISABLED' || reason === 'ACCOUNT_FROZEN') return 'ACCOUNT_NOT_ACTIVE';
  return reason === 'INSUFFICIENT_FUNDS' ? reason : 'AMOUNT_LIMIT_REACHED';
}

interface Sending {
  account: Account;
  total: number;
  end: End;
  operation: 'createTransfer' | 'createPixTransfer';
  body: Record<string, unknown>;
}

/** Sends money to another bank. @returns whether the account paid */
export async function transfer(model: Model, session: Session, sending: Sending): Promise<boolean> {
  const { account, total, operation, body } = sending;
  const order = { account, type: 'BANK_TRANSFER_OUT', process: 'ORIGINAL', entry: 'DEBIT', amount: total } as const;
  const reason = rejectionOf(model, order);
  const event = { kind: 'ACTIVITY_CREATED', entry: 'DEBIT', amount: total } as const;
  const answer = await session.expect(operation, { body }, reason === null ? null : codeOf(reason));
  if (reason !== null) {
    expectEvent(model, account, { ...event, result: 'REJECTED' });
    return false;
  }
  const { at, ends } = ENDS[sending.end];
  const { id } = answer.data;
  same('the status of a transfer', answer.data.status, at);
  apply(model, { ...order, id }, null);
  const made: Transfer = { id, account, status: at, amount: total, ends, at: model.now };
  model.transfers.push(made);
  if (at === 'FAILED') giveBack(model, made);
  expectEvent(model, account, { ...event, result: RESULTS[at] });
  model.keep(operation, { body }, answer);
  return true;
}
