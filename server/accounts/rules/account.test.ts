import { refusalOf } from '../../testing/refusal';
import {
  type Account,
  assertClientMayOpen,
  assertRoomForAccount,
  assertUserMayOpen,
  deleted,
  type NewAccount,
  newAccount,
  type StatusUpdate,
  withStatus,
  withStatusByService,
} from './account';
import { isAlias, isCvu } from './bank-identifiers';

const NOW = 1_700_000_000_000;
const own = { id: 'a1', clientId: 'c1', now: NOW, random: () => 1 };
const input: NewAccount = { ownerType: 'USER', userId: 'u1', country: 'ARG', currency: 'ARS', metadata: { a: 1 } };

const opened = (changes: Partial<NewAccount> = {}): Account => newAccount({ ...input, ...changes }, own);
const account = (changes: Partial<Account> = {}): Account => ({ ...opened(), ...changes });

/** Returns the code of a refusal, with the place and the reason that it names; null where nothing is refused. */
function refusal(attempt: () => unknown): string | null {
  const refused = refusalOf(attempt);
  return refused && [refused.code, ...refused.details.map(({ pointer, code }) => `${pointer} ${code}`)].join(' ');
}

describe('whoever opens an account', () => {
  it('is a client that operates in the country', () => {
    expect(refusal(() => assertClientMayOpen({ countries: ['BRA', 'ARG'] }, 'ARG'))).toBeNull();
    expect(refusal(() => assertClientMayOpen({ countries: ['BRA'] }, 'ARG'))).toBe(
      'CLIENT_VALIDATION_ERROR /country client',
    );
  });

  it.each([
    ['is validated', { status: 'ACTIVE' }, true, null],
    ['is not asked for an identity', { status: 'ACTIVE' }, null, null],
    ['is not there', null, true, 'USER_VALIDATION_ERROR /user_id unknown'],
    ['is not ACTIVE', { status: 'BLOCKED' }, true, 'USER_NOT_ACTIVE /user_id state'],
    ['is neither ACTIVE nor validated', { status: 'BLOCKED' }, false, 'USER_NOT_ACTIVE /user_id state'],
    ['is not validated', { status: 'ACTIVE' }, false, 'USER_VALIDATION_ERROR /user_id identity'],
  ])('is a user who %s', (_, user, validated, says) => {
    expect(refusal(() => assertUserMayOpen(user, validated))).toBe(says);
  });

  it.each([
    [0, 1, null],
    [1, 2, null],
    [1, 1, 'USER_ACCOUNT_LIMIT_REACHED /user_id limit'],
    [2, 1, 'USER_ACCOUNT_LIMIT_REACHED /user_id limit'],
  ])('has %i accounts where %i are allowed', (present, limit, says) => {
    expect(refusal(() => assertRoomForAccount(present, limit))).toBe(says);
  });
});

describe('a new account', () => {
  it('is ACTIVE and of its client, and has what was requested', () => {
    expect(opened()).toMatchObject({
      ...input,
      ...{ id: 'a1', clientId: 'c1', status: 'ACTIVE', createdAt: NOW, updatedAt: NOW },
      ...{ statusUpdateMotive: null, statusUpdateComment: null, statusUpdatedBy: 'CLIENT' },
    });
  });

  it('belongs to a user where its owner is one, and to nobody where it is the client', () => {
    expect(opened({ ownerType: 'USER' }).userId).toBe('u1');
    expect(opened({ ownerType: 'CLIENT' }).userId).toBeNull();
  });

  it('has the identifiers of its country, and no others', () => {
    const { cvu, alias, cashAlias, clabe } = opened();
    expect([isCvu(cvu ?? ''), isAlias(alias ?? ''), /^[A-Z2-9]{6}$/.test(cashAlias ?? ''), clabe]).toEqual([
      ...[true, true, true],
      null,
    ]);
    const none = { cvu: null, alias: null, cashAlias: null };
    expect(opened({ country: 'BRA', currency: 'BRL' })).toMatchObject({ ...none, clabe: null });
    const mexican = opened({ country: 'MEX', currency: 'MXN' });
    expect(mexican).toMatchObject({ ...none, clabe: expect.stringMatching(/^646180[0-9]{12}$/) });
  });

  it.each([
    ['ARG', 'BRL'],
    ['BRA', 'MXN'],
    ['MEX', 'ARS'],
    ['COL', 'COP'],
  ])('of %s is not in %s', (country, currency) => {
    expect(refusal(() => opened({ country, currency }))).toBe('INVALID_CURRENCY /currency enum');
  });
});

const FREEZE: StatusUpdate = { status: 'FROZEN', status_update_motive: 'OTHER', status_update_comment: 'Why.' };
const DISABLE: StatusUpdate = { status: 'DISABLED', status_update_motive: 'FRAUD' };
const ACTIVATE: StatusUpdate = { status: 'ACTIVE' };
const DELETE = { status_update_motive: 'USER_REQUEST' };
const WAITS = 'a transfer of the account is IN_PROGRESS';
const EMPTY = { balance: 0n, underway: null };
const LATER = NOW + 5;

describe('a status that the client changes', () => {
  it('keeps why, and that it was the client', () => {
    expect(withStatus(account(), FREEZE, LATER)).toEqual(
      account({
        ...{ status: 'FROZEN', statusUpdateMotive: 'OTHER', statusUpdateComment: 'Why.', statusUpdatedBy: 'CLIENT' },
        updatedAt: LATER,
      }),
    );
    expect(withStatus(account({ statusUpdatedBy: 'SERVICE' }), DISABLE, LATER)).toMatchObject({
      status: 'DISABLED',
      statusUpdatedBy: 'CLIENT',
      statusUpdateMotive: 'FRAUD',
      statusUpdateComment: null,
    });
  });

  it('forgets why once it is ACTIVE, also what the change itself says', () => {
    const frozen = withStatus(account(), FREEZE, NOW);
    const none = { status: 'ACTIVE', statusUpdateMotive: null, statusUpdateComment: null };
    expect(withStatus(frozen, ACTIVATE, LATER)).toMatchObject({ ...none, updatedAt: LATER });
    expect(withStatus(frozen, { ...FREEZE, ...ACTIVATE }, LATER)).toMatchObject(none);
  });

  it.each([
    ['is not one to change to', account(), ACTIVATE, 'INVALID_ACCOUNT_STATUS /status state'],
    [
      'has another motive',
      account(),
      { ...FREEZE, status_update_motive: 'FRAUD' },
      'INVALID_UPDATE_STATUS_MOTIVE /status_update_motive enum',
    ],
    ['has no motive', account(), { status: 'DISABLED' }, 'INVALID_UPDATE_STATUS_MOTIVE /status_update_motive required'],
    [
      'needs a comment',
      account(),
      { ...FREEZE, status_update_comment: undefined },
      'INVALID_UPDATE_STATUS_COMMENT /status_update_comment required',
    ],
    ['is DELETED', account({ status: 'DELETED' }), ACTIVATE, 'ACCOUNT_DELETED'],
    [
      'is DELETED by the service',
      account({ status: 'DELETED', statusUpdatedBy: 'SERVICE' }),
      ACTIVATE,
      'ACCOUNT_DELETED',
    ],
    [
      'was set by the service',
      account({ status: 'FROZEN', statusUpdatedBy: 'SERVICE' }),
      ACTIVATE,
      'LOCKED_ACCOUNT_STATUS id state',
    ],
    ['was set by the client', account({ status: 'FROZEN', statusUpdatedBy: 'CLIENT' }), ACTIVATE, null],
    ['was made ACTIVE by the service', account({ statusUpdatedBy: 'SERVICE' }), DISABLE, null],
  ] as [string, Account, StatusUpdate, string | null][])('that %s', (_, before, update, says) => {
    expect(refusal(() => withStatus(before, update, LATER))).toBe(says);
  });
});

describe('a status that the service changes', () => {
  it('is known for the service, which may change it again', () => {
    const frozen = withStatusByService(account(), FREEZE, LATER);
    expect(frozen).toEqual({ ...withStatus(account(), FREEZE, LATER), statusUpdatedBy: 'SERVICE' });
    expect(withStatusByService(frozen, ACTIVATE, LATER)).toMatchObject({
      status: 'ACTIVE',
      statusUpdatedBy: 'SERVICE',
    });
  });

  it('asks for no motive of a client', () => {
    const update = { status: 'FROZEN', status_update_motive: 'LOST' };
    expect(withStatusByService(account(), update, LATER)).toMatchObject({
      status: 'FROZEN',
      statusUpdateMotive: 'LOST',
    });
  });

  it('is not that of an account that is DELETED', () => {
    expect(refusal(() => withStatusByService(account({ status: 'DELETED' }), ACTIVATE, LATER))).toMatch(
      /^ACCOUNT_DELETED/,
    );
  });
});

describe('an account that its client deletes', () => {
  it('keeps why, whatever state it was in', () => {
    for (const status of ['ACTIVE', 'FROZEN', 'DISABLED'] as const) {
      expect(deleted(account({ status }), DELETE, EMPTY, LATER)).toMatchObject({
        ...{ status: 'DELETED', statusUpdateMotive: 'USER_REQUEST', statusUpdateComment: null },
        ...{ statusUpdatedBy: 'CLIENT', updatedAt: LATER },
      });
    }
  });

  it.each([
    ['holds money', {}, { balance: 1n, underway: null }, 'ACCOUNT_HAS_FUNDS id balance'],
    ['owes money', {}, { balance: -1n, underway: null }, 'ACCOUNT_HAS_FUNDS id balance'],
    ['holds money, and more may come', {}, { balance: 1n, underway: WAITS }, 'ACCOUNT_HAS_FUNDS id balance'],
    ['may get some back', {}, { balance: 0n, underway: WAITS }, 'INVALID_ACCOUNT_STATUS id state'],
    ['is deleted already', { status: 'DELETED' }, EMPTY, 'ACCOUNT_DELETED'],
    [
      'is locked',
      { status: 'DISABLED', statusUpdatedBy: 'SERVICE' },
      { balance: 1n, underway: null },
      'LOCKED_ACCOUNT_STATUS id state',
    ],
  ] as [string, Partial<Account>, Parameters<typeof deleted>[2], string][])(
    'and that %s',
    (_, changes, money, says) => {
      expect(refusal(() => deleted(account(changes), DELETE, money, LATER))).toBe(says);
    },
  );

  it('needs a motive of a deletion before it is looked into', () => {
    const money = { balance: 1n, underway: WAITS };
    expect(refusal(() => deleted(account(), { status_update_motive: 'LOST' }, money, LATER))).toBe(
      'INVALID_UPDATE_STATUS_MOTIVE /status_update_motive enum',
    );
  });
});
