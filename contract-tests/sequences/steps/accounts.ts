import fc from 'fast-check';
import { post } from '../ledger';
import { refusalOf } from '../lifecycles';
import {
  type Account,
  type Boleto,
  type CardTransaction,
  type Country,
  type Model,
  pick,
  type User,
  written,
} from '../model';
import { addAccount, addOwner, tieCards } from '../people';
import { same } from '../session';
import { amount, kind, reference } from './step';

const MOST_USERS = 3;

const motives = {
  ACTIVE: {},
  FROZEN: { status_update_motive: 'SEIZURE' },
  DISABLED: { status_update_motive: 'LOST' },
} as const;
type Settable = keyof typeof motives;
const settable = () => fc.constantFrom<Settable>('ACTIVE', 'FROZEN', 'DISABLED');

export const createUser = kind<{ country: Country }>({
  weight: 1,
  fields: { country: fc.constantFrom<Country>('ARG', 'BRA') },
  possible: ({ users }) => users.length < MOST_USERS,
  run: (model, session, { country }) => addOwner(model, session, country),
});

export const blockUser = kind<{ user: number; blocked: boolean }>({
  weight: 2,
  fields: { user: reference(), blocked: fc.boolean() },
  possible: ({ users }) => users.length > 0,
  run: async (model, session, step) => {
    const user = pick(model.users, step.user) as User;
    const body = step.blocked ? { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' } : { status: 'ACTIVE' };
    const { data } = await session.must('updateUser', { path: { id: user.id }, body });
    user.blocked = step.blocked;
    same('the status of a user', data.status, body.status);
  },
});

export const createAccount = kind<{ user: number }>({
  weight: 1,
  fields: { user: reference() },
  possible: ({ users }) => users.length > 0,
  run: (model, session, { user }) => addAccount(model, session, pick(model.users, user) as User),
});

export const setAccount = kind<{ account: number; status: Settable }>({
  weight: 5,
  fields: { account: reference(), status: settable() },
  possible: ({ accounts }) => accounts.length > 0,
  run: async (model, session, step) => {
    const account = pick(model.accounts, step.account) as Account;
    const locked = account.locked && account.status !== 'DELETED' ? 'LOCKED_ACCOUNT_STATUS' : null;
    const refusal = locked ?? refusalOf('account', account.status, 'updateAccount', step.status);
    const body = { status: step.status, ...motives[step.status] };
    await session.expect('updateAccount', { path: { id: account.id }, body }, refusal);
    if (refusal !== null) return;
    account.status = step.status;
    tieCards(model, account);
  },
});

export const setAccountByService = kind<{ account: number; status: Settable }>({
  weight: 2,
  fields: { account: reference(), status: settable() },
  possible: ({ accounts }) => accounts.length > 0,
  run: async (model, session, step) => {
    const account = pick(model.accounts, step.account) as Account;
    const refusal = refusalOf('account', account.status, 'account-changed-by-service', step.status);
    const motive =
      step.status === 'FROZEN' ? { motive: 'SEIZURE' } : step.status === 'DISABLED' ? { motive: 'LOST' } : {};
    const body = { status: step.status, ...motive };
    await session.expect('changeAccountByService', { path: { account_id: account.id }, body }, refusal);
    if (refusal !== null) return;
    account.status = step.status;
    account.locked = step.status !== 'ACTIVE';
    tieCards(model, account);
  },
});

export const deleteAccount = kind<{ account: number }>({
  weight: 2,
  fields: { account: reference() },
  possible: ({ accounts }) => accounts.length > 0,
  run: async (model, session, step) => {
    const account = pick(model.accounts, step.account) as Account;
    const refusal = whyNotDeleted(model, account);
    const body = { status_update_motive: 'USER_REQUEST' };
    await session.expect('deleteAccount', { path: { id: account.id }, body }, refusal);
    if (refusal !== null) return;
    account.status = 'DELETED';
    for (const key of model.pixKeys) if (key.account === account) key.deleted = true;
    for (const boleto of model.boletos)
      if (boleto.account === account && isPayable(boleto)) boleto.status = 'CANCELLED';
    for (const card of model.cards) if (card.account === account) card.account = null;
    const other = model.accounts.find(({ user, status }) => user === account.user && status === 'ACTIVE');
    if (other !== undefined) tieCards(model, other);
  },
});

function whyNotDeleted({ transfers, cardTransactions }: Model, account: Account): string | null {
  if (account.locked && account.status !== 'DELETED') return 'LOCKED_ACCOUNT_STATUS';
  const refusal = refusalOf('account', account.status, 'deleteAccount');
  if (refusal !== null) return refusal;
  if (account.balance !== 0) return 'ACCOUNT_HAS_FUNDS';
  const underway = transfers.some((transfer) => transfer.account === account && transfer.status === 'IN_PROGRESS');
  const awaited = cardTransactions.some((used) => used.account === account && isAwaited(used));
  return underway || awaited ? 'INVALID_ACCOUNT_STATUS' : null;
}

const isPayable = ({ status }: Boleto): boolean => status === 'ACTIVE' || status === 'PARTIALLY_PAID';

/** Decides whether a network may still refund a card transaction. */
const isAwaited = ({ state }: CardTransaction): boolean => state === 'HELD' || state === 'AUTHORIZED';

export const limitAccount = kind<{ account: number; daily: number | null }>({
  weight: 2,
  fields: {
    account: reference(),
    daily: fc.option(fc.constantFrom(10_000, 30_000, 4_000_000), { nil: null, freq: 3 }),
  },
  possible: ({ accounts }, { account }) => pick(accounts, account)?.status !== 'DELETED' && accounts.length > 0,
  run: async (model, session, step) => {
    const account = pick(model.accounts, step.account) as Account;
    const body = { daily: step.daily === null ? null : written(step.daily), monthly: null };
    await session.must('setAccountLimits', { path: { account_id: account.id }, body });
    account.daily = step.daily;
  },
});

const RICH = 100_000_000;

export const fund = kind<{ account: number; amount: number }>({
  weight: 7,
  fields: {
    account: reference(),
    amount: fc.oneof({ weight: 5, arbitrary: amount() }, { weight: 1, arbitrary: fc.constant(RICH) }),
  },
  possible: ({ accounts }) => accounts.length > 0,
  run: async (model, session, step) => {
    const account = pick(model.accounts, step.account) as Account;
    const request = { path: { account_id: account.id }, body: { amount: written(step.amount) } };
    if (account.status === 'DELETED') return void (await session.expect('fundAccount', request, 'ACCOUNT_DELETED'));
    const answer = await session.must('fundAccount', request);
    const { activity_id: id } = answer.data;
    // Its answer names the activity, so no client can refer to the movement.
    const order = { id, account, type: 'FUNDING', process: 'ORIGINAL', entry: 'CREDIT' } as const;
    const reason = post(model, { ...order, amount: step.amount });
    same('what became of a funding', answer.data.rejection_reason, reason);
    same('the balance after a funding', answer.data.balance, written(account.balance));
    model.keep('fundAccount', request, answer);
  },
});
