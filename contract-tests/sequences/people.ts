import { cuil } from '../world/documents';
import type { Account, Country, Model, User } from './model';
import { type Session, same } from './session';

const CURRENCIES = { ARG: 'ARS', BRA: 'BRL' } as const;
const MOST_ACCOUNTS = 2;

/** Creates a user with everything that a card asks for. */
export async function addUser(model: Model, session: Session, country: Country): Promise<User> {
  const document = String(20_000_000 + session.number * 10 + model.users.length);
  const person = {
    ...{ name: 'Ana', surname: 'Suárez', email: `user-${session.number}-${model.users.length}@example.com` },
    operation_country: country,
  };
  const argentine = {
    ...{ identification_type: 'DNI', identification_value: document, birthdate: '1990-05-17', gender: 'FEMALE' },
    ...{ phone: '+5491155550100', nationality: 'ARG' },
    ...{ tax_identification_type: 'CUIL', tax_identification_value: cuil(document) },
    legal_address: {
      ...{ street_name: 'Avenida Corrientes', street_number: '1234', zip_code: '1043' },
      ...{ city: 'Buenos Aires', region: 'Ciudad Autónoma de Buenos Aires', country: 'ARG' },
    },
  };
  const body = country === 'ARG' ? { ...person, ...argentine } : person;
  const { data } = await session.must('createUser', { body });
  const user: User = { id: data.id, country, blocked: false };
  model.users.push(user);
  return user;
}

/** The refusal of a user whose identity must be validated and is not. */
function whyUnknown({ identified, identitySessions }: Model, user: User): string | null {
  const proved = identitySessions.some((session) => session.user === user && session.status === 'VALIDATED');
  return identified && !proved ? 'USER_VALIDATION_ERROR' : null;
}

/** Opens an account for a user. The user's cards without one are tied to it. */
export async function addAccount(model: Model, session: Session, user: User): Promise<void> {
  const live = model.accounts.filter((account) => account.user === user && account.status !== 'DELETED').length;
  const tooMany = live >= MOST_ACCOUNTS ? 'USER_ACCOUNT_LIMIT_REACHED' : null;
  const refusal = user.blocked ? 'USER_NOT_ACTIVE' : (whyUnknown(model, user) ?? tooMany);
  const { country } = user;
  const body = { owner_type: 'USER', user_id: user.id, country, currency: CURRENCIES[country] };
  const { data } = await session.expect('createAccount', { body }, refusal);
  if (refusal !== null) return;
  same('the balance of a new account', data.balance, '0.00');
  const account: Account = {
    id: data.id,
    user,
    status: 'ACTIVE',
    locked: false,
    balance: 0,
    daily: null,
    day: 0,
    debited: 0,
    credited: 0,
    events: [],
    cvu: data.data?.bank_account?.cvu ?? null,
  };
  model.accounts.push(account);
  tieCards(model, account);
}

/** Ties an account that is ACTIVE to its user's ACTIVE cards that have none. */
export function tieCards(model: Model, account: Account): void {
  if (account.status !== 'ACTIVE') return;
  for (const card of model.cards) {
    if (card.user === account.user && card.status === 'ACTIVE' && card.account === null) card.account = account;
  }
}

/** Creates a user with an account. */
export async function addOwner(model: Model, session: Session, country: Country): Promise<void> {
  await addAccount(model, session, await addUser(model, session, country));
}
