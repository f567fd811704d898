import {
  findAccount,
  findAccountLimits,
  searchAccounts,
  setAccountLimits,
  updateAccount,
} from '../../accounts/store/accounts';
import { type AccessToken, findLiveToken, insertToken, revokeTokens } from '../../auth/store/tokens';
import { insertApiKey, listApiKeys, updateApiKey } from '../../clients/store/api-keys';
import { findClient, updateClient } from '../../clients/store/clients';
import { useDatabase } from '../../testing/database';
import { makeAccount, makeClient, NOON } from '../../testing/ledger';
import { findUser, insertUser, searchUsers, type User, type UserFilters, updateUser } from '../../users/store/users';
import type { IdempotentRequest } from '../idempotency/request';
import { claim, complete, findReply } from '../idempotency/store/replies';
import { newId } from '../ids';
import type { ListQuery } from './list';
import { listPage } from './list';

const database = useDatabase();
let clientId: string;
beforeEach(async () => {
  clientId = (await makeClient(database.db)).id;
});

describe('clients', () => {
  it('are read as they were written, and changed field by field', async () => {
    const client = await makeClient(database.db, { name: 'Ñandú & Cía', revision: 'earliest', countries: ['BRA'] });
    expect(await findClient(database.db, client.id)).toEqual(client);
    await database.db.transaction((tx) => updateClient(tx, client.id, { status: 'SUSPENDED', updatedAt: NOON + 1 }));
    expect(await findClient(database.db, client.id)).toEqual({ ...client, status: 'SUSPENDED', updatedAt: NOON + 1 });
    expect(await findClient(database.db, 'nobody')).toBeNull();
  });

  it('have key pairs, the newest first, which only they can revoke', async () => {
    const pair = (id: string, createdAt: number) =>
      ({
        id,
        clientId,
        secretSealed: 'sealed',
        status: 'ACTIVE',
        createdAt,
        signsFrom: null,
        expiresAt: null,
      }) as const;
    const [older, newer] = [pair(newId(), NOON), pair(newId(), NOON + 1)];
    await database.db.transaction(async (tx) => {
      await insertApiKey(tx, older);
      await insertApiKey(tx, newer);
      expect(await updateApiKey(tx, 'another', older.id, { status: 'REVOKED' })).toBe(false);
      expect(await updateApiKey(tx, clientId, older.id, { status: 'REVOKED' })).toBe(true);
    });
    expect(await listApiKeys(database.db, clientId)).toEqual([newer, { ...older, status: 'REVOKED' }]);
  });
});

describe('tokens', () => {
  it('are live until they expire or are revoked', async () => {
    const token = (expiresAt: number): AccessToken => {
      return { jti: newId(), clientId, audience: 'a', scope: 's', issuedAt: NOON, expiresAt, revokedAt: null };
    };
    const [first, second] = [token(NOON + 1000), token(NOON + 2000)];
    await database.db.transaction(async (tx) => {
      await insertToken(tx, first);
      await insertToken(tx, second);
    });
    const live = (now: number) => findLiveToken(database.db, clientId, 'a', now).then((found) => found?.jti ?? null);
    expect(await live(NOON)).toBe(second.jti);
    expect(await live(NOON + 2000)).toBeNull();
    expect(await database.db.transaction((tx) => revokeTokens(tx, clientId, 'a', NOON + 1500))).toBe(1);
    // What has just expired is revoked as well: tokens of hosted pages that it asked for may still be good.
    expect(await live(NOON)).toBeNull();
  });
});

describe('idempotency', () => {
  const request = (key: string): IdempotentRequest => {
    const rule = { header: 'x-idempotency-key', reused: 'IDEMPOTENCY_KEY_REUSED' } as const;
    return {
      clientId,
      operationId: 'createUser',
      key,
      fingerprint: 'f',
      now: NOON,
      rule,
      vault: null,
      inRevision: null,
    };
  };

  it('gives every repeat the first reply', async () => {
    await database.db.transaction(async (tx) => {
      expect(await claim(tx, request('k'))).toBeNull();
      await complete(tx, request('k'), { status: 201, body: '{"a":1}' });
    });
    const earlier = await database.db.transaction((tx) => claim(tx, request('k')));
    expect(earlier).toEqual({ fingerprint: 'f', status: 201, body: '{"a":1}' });
    expect(await findReply(database.db, { ...request('k'), clientId: 'another' })).toBeNull();
  });

  it('frees the key when the transaction fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await claim(tx, request('free'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.db.transaction((tx) => claim(tx, request('free')))).toBeNull();
  });

  it('lets one of many at once do the work while the others wait for its reply', async () => {
    let worked = 0;
    const attempt = () =>
      database.db.transaction(async (tx) => {
        const earlier = await claim(tx, request('many'));
        if (earlier !== null) return earlier.body;
        worked++;
        await complete(tx, request('many'), { status: 201, body: 'only' });
        return 'only';
      });
    expect(new Set(await Promise.all(Array.from({ length: 20 }, attempt)))).toEqual(new Set(['only']));
    expect(worked).toBe(1);
  });
});

function makeUser(changes: Partial<User> = {}): Promise<User> {
  const id = newId();
  const user: User = {
    id,
    clientId,
    email: `${id}@example.com`,
    name: null,
    surname: null,
    identificationType: null,
    identificationValue: null,
    birthdate: null,
    gender: null,
    phone: null,
    taxIdentificationType: null,
    taxIdentificationValue: null,
    nationality: null,
    legalAddress: null,
    operationCountry: 'ARG',
    status: 'ACTIVE',
    statusReason: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
  };
  return database.db.transaction((tx) => insertUser(tx, user)).then(() => user);
}

describe('users', () => {
  const constraintOf = (attempt: Promise<unknown>): Promise<unknown> =>
    attempt.then(
      () => null,
      (error) => error.constraint,
    );

  it('share neither email, whatever its case, nor document within a client', async () => {
    const ana = await makeUser({
      email: 'Ana@Example.com',
      identificationType: 'DNI',
      identificationValue: '30123456',
    });
    expect(await constraintOf(makeUser({ email: 'ana@example.COM' }))).toBe('users_email');
    const document = { identificationType: 'DNI', identificationValue: '30123456' };
    // As it was written or in its normal form: the databases look at the two in different order.
    expect(await constraintOf(makeUser(document))).toMatch(/^users_identification(_key)?$/);
    expect(await constraintOf(makeUser({ ...document, identificationType: 'PASSPORT' }))).toBeNull();
    const bea = await makeUser();
    const rename = database.db.transaction((tx) => updateUser(tx, clientId, bea.id, { email: ana.email }));
    expect(await constraintOf(rename)).toBe('users_email');
    clientId = (await makeClient(database.db)).id;
    expect(await constraintOf(makeUser({ email: ana.email, ...document }))).toBeNull();
  });

  it('belong to their client', async () => {
    const user = await makeUser({ legalAddress: null, name: 'Ana' });
    expect(await findUser(database.db, clientId, user.id)).toEqual(user);
    expect(await findUser(database.db, 'another', user.id)).toBeNull();
    expect(await database.db.transaction((tx) => updateUser(tx, 'another', user.id, { name: 'Eva' }))).toBe(false);
  });

  it('are found by every filter, alternatives included', async () => {
    const ana = await makeUser({
      name: 'Ana',
      surname: 'Paz',
      gender: 'FEMALE',
      birthdate: '1990-05-17',
      createdAt: 1,
    });
    const leo = await makeUser({ name: 'Leo', surname: 'Paz', gender: 'MALE', status: 'BLOCKED', createdAt: 2 });
    const find = async (filters: UserFilters) => {
      const { users, total } = await searchUsers(database.db, clientId, {
        filters,
        sort: [],
        page: { number: 0, size: 9 },
      });
      expect(total).toBe(users.length);
      return users.map(({ name }) => name);
    };
    expect(await find({})).toEqual(['Leo', 'Ana']);
    expect(await find({ name: ['Ana', 'Leo'] })).toEqual(['Leo', 'Ana']);
    expect(await find({ gender: ['FEMALE'] })).toEqual(['Ana']);
    expect(await find({ surname: ['Paz'], status: ['BLOCKED'] })).toEqual(['Leo']);
    expect(await find({ birthdate: ['1990-05-17'] })).toEqual(['Ana']);
    expect(await find({ email: [leo.email.toUpperCase()] })).toEqual(['Leo']);
    expect(await find({ operationCountry: ['BRA'] })).toEqual([]);
    expect(await find({ identificationValue: [ana.id] })).toEqual([]);
  });
});

describe('a list', () => {
  const query = (changes: Partial<ListQuery>): ListQuery => ({
    table: 'users',
    select: 'id, name, created_at',
    scope: { client_id: clientId },
    filters: [],
    sort: [],
    sortColumns: {
      name: { name: 'name', nullable: false },
      id: { name: 'id', nullable: false },
    },
    page: { number: 0, size: 2 },
    ...changes,
  });

  it('has pages that neither overlap nor leave anything out, and a total on every page', async () => {
    for (let i = 0; i < 5; i++) await makeUser({ name: i < 3 ? 'same' : `n${i}` });
    const seen: unknown[] = [];
    for (const number of [0, 1, 2, 3]) {
      const sort = [{ attribute: 'name', direction: 'ASC' as const }];
      const { rows, total } = await listPage(database.db, query({ sort, page: { number, size: 2 } }));
      expect(total).toBe(5);
      seen.push(...rows.map(({ id }) => id));
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  it('takes the total from the page, counts it, or is given it', async () => {
    for (let i = 0; i < 3; i++) await makeUser();
    const list = async (number: number, size: number, total?: number) => {
      const { rows, ...listed } = await listPage(database.db, query({ page: { number, size }, total }));
      return [rows.length, listed.total];
    };
    expect(await list(0, 4)).toEqual([3, 3]);
    expect(await list(1, 2)).toEqual([1, 3]);
    expect(await list(0, 3)).toEqual([3, 3]);
    expect(await list(9, 3)).toEqual([0, 3]);
    expect(await list(0, 2, 42)).toEqual([2, 42]);
    expect(await list(2, 3, 6)).toEqual([0, 6]);
  });

  it('refuses to be sorted by anything but its attributes', async () => {
    const sort = [{ attribute: 'name; DROP TABLE users', direction: 'ASC' as const }];
    await expect(listPage(database.db, query({ sort }))).rejects.toThrow(/sorted by/);
  });
});

describe('accounts', () => {
  it('are unique on their networks over all clients', async () => {
    await makeAccount(database.db, clientId, { cvu: '0000003100099999999991', alias: 'Casa.Sol', cashAlias: 'AB12CD' });
    const other = (await makeClient(database.db)).id;
    const constraint = (changes: object) =>
      makeAccount(database.db, other, changes).then(
        () => null,
        (error) => error.constraint,
      );
    expect(await constraint({ cvu: '0000003100099999999991' })).toBe('accounts_cvu');
    expect(await constraint({ alias: 'casa.SOL' })).toBe('accounts_alias');
    expect(await constraint({ cashAlias: 'AB12CD' })).toBe('accounts_cash_alias');
  });

  it('are found by their filters, with their balances', async () => {
    const first = await makeAccount(database.db, clientId, { createdAt: NOON - 5 });
    const second = await makeAccount(database.db, clientId, { country: 'BRA', currency: 'BRL', status: 'FROZEN' });
    const find = async (filters: Parameters<typeof searchAccounts>[2]['filters']) => {
      const page = { number: 0, size: 20 };
      const { accounts } = await searchAccounts(database.db, clientId, { filters, sort: [], page });
      return accounts.map(({ id, balance }) => [id, balance]);
    };
    expect(await find({})).toEqual([
      [second.id, 0n],
      [first.id, 0n],
    ]);
    expect(await find({ status: ['FROZEN', 'DISABLED'] })).toEqual([[second.id, 0n]]);
    expect(await find({ country: ['ARG'], ownerType: ['CLIENT'] })).toEqual([[first.id, 0n]]);
    expect(await find({ createdFrom: NOON })).toEqual([[second.id, 0n]]);
    expect(await find({ createdUntil: NOON - 5 })).toEqual([[first.id, 0n]]);
    expect(await find({ userId: ['nobody'] })).toEqual([]);
  });

  it('keep their changes and limits, which only their client can make', async () => {
    const account = await makeAccount(database.db, clientId);
    const limits = { daily: '10.00', monthly: null };
    await database.db.transaction(async (tx) => {
      expect(await updateAccount(tx, 'another', account.id, { alias: 'x' })).toBe(false);
      expect(await updateAccount(tx, clientId, account.id, { alias: 'Nuevo.Alias', metadata: { a: [1] } })).toBe(true);
      expect(await setAccountLimits(tx, 'another', account.id, limits)).toBe(false);
      expect(await setAccountLimits(tx, clientId, account.id, limits)).toBe(true);
    });
    expect(await findAccount(database.db, clientId, account.id)).toMatchObject({
      alias: 'Nuevo.Alias',
      metadata: { a: [1] },
    });
    expect(await findAccountLimits(database.db, clientId, account.id)).toEqual(limits);
    expect(await findAccountLimits(database.db, 'another', account.id)).toBeNull();
  });
});
