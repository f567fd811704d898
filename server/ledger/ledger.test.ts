import { type Account, findAccount, lockAccount, updateAccount } from '../accounts/store/accounts';
import { DAY } from '../kernel/time';
import { newId } from '../platform/ids';
import { passesPrivileges, useDatabase } from '../testing/database';
import {
  ENTRY_PRIVILEGES,
  keyed,
  makeAccount,
  makeClient,
  movementOn,
  noLimits,
  p2pBetween,
  readResults,
  requestOf,
} from '../testing/ledger';
import { Ledger } from './ledger';
import type { MovementRequest, Outcome } from './request';
import type { EntryType, SingleMovement } from './rules/movement';
import { LedgerRefusal } from './rules/refusal';
import { verifyLedger } from './verification';

const database = useDatabase();
let ledger: Ledger;
let clientId: string;

beforeEach(async () => {
  ledger = new Ledger(database.db);
  clientId = (await makeClient(database.db)).id;
});

afterEach(async () => {
  expect((await verifyLedger(database.db)).mismatches).toEqual([]);
});

/** Carries out requests at the same time and says what became of each: a result, `reused`, or why it was refused. */
async function outcomes(requests: readonly MovementRequest[]): Promise<string[]> {
  const submitted = await Promise.allSettled(requests.map((request) => ledger.submit(request)));
  return submitted.map((result) => {
    if (result.status === 'rejected')
      return result.reason instanceof LedgerRefusal ? result.reason.reason : String(result.reason);
    return 'reply' in result.value ? word(result.value) : result.value.kind;
  });
}

function word(outcome: Extract<Outcome, { reply: unknown }>): string {
  return readResults(outcome.reply.body)
    .map(({ result, reason }) => reason ?? result)
    .join(' ');
}

function balanceOf(account: Account): Promise<bigint | undefined> {
  return findAccount(database.db, account.clientId, account.id).then((found) => found?.balance);
}

/** Runs statements in a transaction. */
function change(...statements: string[]): Promise<void> {
  return database.db.transaction(async ({ knex }) => {
    for (const sql of statements) await knex.raw(sql);
  });
}

const allowed = () => (database.db.dialect === 'sqlite' ? [] : [ENTRY_PRIVILEGES]);

async function funded(amount: bigint, changes: Partial<Account> = {}): Promise<Account> {
  const account = await makeAccount(database.db, clientId, changes);
  expect(await outcomes([requestOf(movementOn(account, { type: 'CASHIN', entryType: 'CREDIT', amount }))])).toEqual([
    'APPROVED',
  ]);
  return account;
}

function count(table: string): Promise<number> {
  return database.db
    .knex(table)
    .where({ client_id: clientId })
    .count({ n: '*' })
    .then(([row]) => Number(row?.n));
}

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('movements at the same time', () => {
  it('approves exactly one of a hundred debits of the whole balance', async () => {
    const account = await funded(1000n);
    const results = await outcomes(
      Array.from({ length: 100 }, () => requestOf(movementOn(account, { amount: 1000n }))),
    );
    expect(results.filter((result) => result === 'APPROVED')).toHaveLength(1);
    expect(results.filter((result) => result === 'INSUFFICIENT_FUNDS')).toHaveLength(99);
    expect(await balanceOf(account)).toBe(0n);
  });

  it('neither makes nor loses money in ten thousand movements between ten hot accounts', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => funded(10_000n)));
    const random = randomFrom(7);
    const pick = () => accounts[Math.floor(random() * accounts.length)] as Account;
    const worker = async () => {
      for (let i = 0; i < 200; i++) {
        const source = pick();
        const others = accounts.filter(({ id }) => id !== source.id);
        const destination = others[Math.floor(random() * others.length)] as Account;
        const amount = BigInt(1 + Math.floor(random() * 4000));
        const outcome = await ledger.submit(requestOf(p2pBetween(source, destination, { amount })));
        if (outcome.kind !== 'applied') throw new Error(outcome.kind);
      }
    };
    await Promise.all(Array.from({ length: 50 }, worker));
    const balances = await Promise.all(accounts.map(balanceOf));
    expect(balances.reduce<bigint>((sum, balance) => sum + (balance ?? 0n), 0n)).toBe(100_000n);
    expect(balances.every((balance) => balance !== undefined && balance >= 0n)).toBe(true);
  });

  it('reverses each of five hundred transactions once, though each is reversed twice at once', async () => {
    const account = await funded(50_000n);
    const originals = Array.from({ length: 500 }, () => movementOn(account));
    expect(new Set(await outcomes(originals.map((movement) => requestOf(movement))))).toEqual(new Set(['APPROVED']));
    const reversal = (parent: SingleMovement) =>
      requestOf(movementOn(account, { processType: 'REVERSAL', entryType: 'CREDIT', parentId: parent.id }));
    const results = await outcomes(originals.flatMap((parent) => [reversal(parent), reversal(parent)]));
    expect(results.filter((result) => result === 'APPROVED')).toHaveLength(500);
    expect(results.filter((result) => result === 'PARENT_EXCEEDED')).toHaveLength(500);
    expect(await balanceOf(account)).toBe(50_000n);
  });

  it('lets a purchase be refunded again once its refund is reversed, and no further', async () => {
    const account = await funded(1_000n);
    const purchase = movementOn(account, { amount: 400n });
    const refund = () =>
      movementOn(account, { processType: 'REFUND', entryType: 'CREDIT', parentId: purchase.id, amount: 400n });
    const first = refund();
    const reversal = movementOn(account, { processType: 'REVERSAL', parentId: first.id, amount: 400n });
    const results: string[] = [];
    // One after the other: each reads what the one before has written.
    for (const movement of [purchase, first, reversal, refund(), refund()]) {
      results.push(...(await outcomes([requestOf(movement)])));
    }
    expect(results).toEqual(['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'PARENT_EXCEEDED']);
    expect(await balanceOf(account)).toBe(1_000n);
  });

  it('decides in the order of arrival', async () => {
    const account = await funded(100n);
    const step = (entryType: EntryType) => requestOf(movementOn(account, { entryType }));
    expect(await outcomes([step('DEBIT'), step('DEBIT'), step('CREDIT'), step('DEBIT')])).toEqual([
      'APPROVED',
      'INSUFFICIENT_FUNDS',
      'APPROVED',
      'APPROVED',
    ]);
  });

  it('holds over several handles to one database', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => funded(5000n)));
    const handles = [database.openAgain(), database.openAgain()];
    const ledgers = handles.map((db) => new Ledger(db));
    const random = randomFrom(11);
    const requests = Array.from({ length: 600 }, (_, at) => {
      const source = Math.floor(random() * 4);
      const destination = (source + 1 + Math.floor(random() * 3)) % 4;
      const movement = p2pBetween(accounts[source] as Account, accounts[destination] as Account, { amount: 700n });
      return ledgers[at % 2]?.submit(requestOf(movement));
    });
    await Promise.all(requests);
    const balances = await Promise.all(accounts.map(balanceOf));
    expect(balances.reduce<bigint>((sum, balance) => sum + (balance ?? 0n), 0n)).toBe(20_000n);
    await Promise.all(handles.map((db) => db.close()));
  });
});

describe('what is written', () => {
  it('has an activity and an event for every leg, refused ones too, and entries for the approved ones only', async () => {
    const [source, destination] = [await funded(100n), await funded(100n)];
    expect(await outcomes([requestOf(p2pBetween(source, destination, { amount: 101n }))])).toEqual([
      'INSUFFICIENT_FUNDS SOURCE_ACCOUNT_TX_REJECTED',
    ]);
    expect(await outcomes([requestOf(p2pBetween(source, destination, { amount: 100n }))])).toEqual([
      'APPROVED APPROVED',
    ]);
    expect(await count('transactions')).toBe(6);
    expect(await count('activities')).toBe(6);
    expect(await count('outbox')).toBe(6);
    const entries = await database.db
      .knex('ledger_entries')
      .whereIn('account_id', [source.id, destination.id])
      .select('amount');
    expect(entries).toHaveLength(4);
  });

  it('takes amounts beyond 2^53 to the cent', async () => {
    const amount = 2n ** 53n + 1n;
    const account = await funded(amount);
    expect(await balanceOf(account)).toBe(amount);
    const debit = requestOf(movementOn(account, { amount: amount - 1n }));
    expect(await outcomes([debit])).toEqual(['APPROVED']);
    expect(await balanceOf(account)).toBe(1n);
  });

  it('refuses what would take a balance out of the range of amounts', async () => {
    const account = await funded(10n ** 17n - 1n);
    const credit = requestOf(movementOn(account, { entryType: 'CREDIT', amount: 1n }));
    expect(await outcomes([credit])).toEqual(['BALANCE_OUT_OF_RANGE']);
  });

  it('cannot be changed or deleted, not even by replacing it', async () => {
    await funded(100n);
    const own = 'movement_id, leg, account_id, currency';
    const ways =
      database.db.dialect === 'sqlite'
        ? [`INSERT OR REPLACE INTO ledger_entries SELECT ${own}, amount * 2, created_at, client_id FROM ledger_entries`]
        : ['TRUNCATE ledger_entries'];
    ways.push('UPDATE ledger_entries SET amount = amount + 1', 'DELETE FROM ledger_entries');
    for (const way of ways) {
      await expect(change(way)).rejects.toThrow(
        (await passesPrivileges(database.db)) ? /append-only/ : /permission denied/,
      );
      // The owner of the table can get the privileges back, but the triggers are still there.
      await expect(change(...allowed(), way)).rejects.toThrow(/append-only/);
    }
  });
});

describe('an idempotency key', () => {
  it('gives a hundred simultaneous requests one movement and one answer', async () => {
    const account = await funded(1000n);
    const same = () => requestOf(movementOn(account), keyed('once'));
    const submitted = await Promise.all(Array.from({ length: 100 }, () => ledger.submit(same())));
    const bodies = new Set(submitted.map((outcome) => ('reply' in outcome ? outcome.reply.body : outcome.kind)));
    expect(bodies.size).toBe(1);
    expect(submitted.filter(({ kind }) => kind === 'applied')).toHaveLength(1);
    expect(await balanceOf(account)).toBe(900n);
    expect(await count('transactions')).toBe(2);
    expect(await count('outbox')).toBe(2);
  });

  it('gives one movement when rivals on other handles use it at once', async () => {
    const account = await funded(1000n);
    const handles = [database.openAgain(), database.openAgain(), database.openAgain()];
    const ledgers = handles.map((db) => new Ledger(db));
    const submit = (at: number) => ledgers[at % 3]?.submit(requestOf(movementOn(account), keyed('rivals')));
    const submitted = await Promise.all(Array.from({ length: 30 }, (_, at) => submit(at)));
    expect(submitted.filter((outcome) => outcome?.kind === 'applied')).toHaveLength(1);
    expect(submitted.filter((outcome) => outcome?.kind === 'replayed')).toHaveLength(29);
    expect(await balanceOf(account)).toBe(900n);
    await Promise.all(handles.map((db) => db.close()));
  });

  it('is refused with another body, and is independent for another client', async () => {
    const account = await funded(1000n);
    const other = await makeAccount(database.db, (await makeClient(database.db)).id);
    const [first] = await outcomes([requestOf(movementOn(account), keyed('k'))]);
    expect(first).toBe('APPROVED');
    expect(await outcomes([requestOf(movementOn(account), keyed('k', 'another body'))])).toEqual(['reused']);
    expect(await outcomes([requestOf(movementOn(other, { entryType: 'CREDIT' }), keyed('k'))])).toEqual(['APPROVED']);
    expect(await balanceOf(account)).toBe(900n);
  });

  it('is refused with another body within one batch too', async () => {
    const account = await funded(1000n);
    const requests = ['a', 'b', 'a'].map((fingerprint) => requestOf(movementOn(account), keyed('mixed', fingerprint)));
    expect(await outcomes(requests)).toEqual(['APPROVED', 'reused', 'APPROVED']);
    expect(await balanceOf(account)).toBe(900n);
  });

  it('stays usable after a refusal', async () => {
    const account = await funded(1000n);
    const broken = requestOf(movementOn(account, { processType: 'REFUND', entryType: 'CREDIT' }), keyed('again'));
    expect(await outcomes([broken])).toEqual(['PARENT_REQUIRED']);
    expect(await outcomes([requestOf(movementOn(account), keyed('again', 'repaired'))])).toEqual(['APPROVED']);
  });

  it('gives the same bytes from another process later', async () => {
    const account = await funded(1000n);
    const first = await ledger.submit(requestOf(movementOn(account), keyed('bytes')));
    const db = database.openAgain();
    const second = await new Ledger(db).submit(requestOf(movementOn(account), keyed('bytes')));
    await db.close();
    expect([first, second]).toEqual([
      { kind: 'applied', reply: expect.anything() },
      { kind: 'replayed', reply: (first as { reply: unknown }).reply },
    ]);
  });
});

describe('one bad request among good ones', () => {
  it('fails alone when what follows from it cannot be described', async () => {
    const account = await funded(1000n);
    const requests = [0, 1, 2].map((at) => requestOf(movementOn(account), at === 1 ? broken : {}));
    expect(await outcomes(requests)).toEqual(['APPROVED', 'Error: does not fit the contract', 'APPROVED']);
    expect(await balanceOf(account)).toBe(800n);
  });

  it('fails alone when the database refuses its rows', async () => {
    const account = await funded(1000n);
    const taken = newId();
    const requests = [newId(), taken, taken, newId()].map((id) => requestOf(movementOn(account, { id })));
    const results = await outcomes(requests);
    expect(results.slice(0, 2).concat(results.slice(3))).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    expect(results[2]).toMatch(/(transactions|ledger_entries)_pkey is violated/);
    expect(await balanceOf(account)).toBe(700n);
  });

  const broken: Pick<MovementRequest, 'present'> = {
    present: () => {
      throw new Error('does not fit the contract');
    },
  };
});

describe('the state of an account', () => {
  it('is obeyed from the commit of its change on', async () => {
    const account = await funded(1000n);
    const put = (status: Account['status']) =>
      database.db.transaction(async (tx) => {
        await lockAccount(tx, clientId, account.id);
        await updateAccount(tx, clientId, account.id, { status });
      });
    const both = () => [requestOf(movementOn(account)), requestOf(movementOn(account, { entryType: 'CREDIT' }))];
    await put('FROZEN');
    expect(await outcomes(both())).toEqual(['ACCOUNT_FROZEN', 'APPROVED']);
    await put('DISABLED');
    expect(await outcomes(both())).toEqual(['ACCOUNT_DISABLED', 'ACCOUNT_DISABLED']);
    await put('ACTIVE');
    expect(await outcomes(both())).toEqual(['APPROVED', 'APPROVED']);
  });

  it('belongs to one client', async () => {
    const account = await funded(1000n);
    const stranger = (await makeClient(database.db)).id;
    expect(await outcomes([requestOf(movementOn({ ...account, clientId: stranger }))])).toEqual(['ACCOUNT_NOT_FOUND']);
  });
});

it('refuses what the other side of all movements could not hold any more, and nothing else', async () => {
  const account = await funded(1n);
  const amount = 10n ** 17n - 2n;
  const comes = () => requestOf(movementOn(account, { type: 'CASHIN', entryType: 'CREDIT', amount }));
  const goes = () => requestOf(movementOn(account, { type: 'CARD_PURCHASE', entryType: 'DEBIT', amount }));
  let result: string | undefined = 'APPROVED';
  for (let times = 0; times < 200 && result === 'APPROVED'; times += 1) {
    [result] = await outcomes([comes()]);
    if (result === 'APPROVED') [result] = await outcomes([goes()]);
  }
  expect(result).toMatch(/^OutOfRange: /);
  expect(await outcomes([requestOf(movementOn(account, { type: 'BANK_TRANSFER_IN', entryType: 'CREDIT' }))])).toEqual([
    'APPROVED',
  ]);
});

describe('limits', () => {
  it('count what a client moves on a day up to a ceiling, however often money comes and goes', async () => {
    const account = await funded(1n);
    const amount = 10n ** 17n - 2n;
    const move = (entryType: EntryType) => requestOf(movementOn(account, { entryType, amount }));
    for (let times = 0; times < 25; times += 1) {
      expect(await outcomes([move('CREDIT')])).toEqual(['APPROVED']);
      expect(await outcomes([move('DEBIT')])).toEqual(['APPROVED']);
    }
    const sum = database.db.knex.raw('CAST(MAX(debit) AS TEXT) AS debit, CAST(MAX(credit) AS TEXT) AS credit');
    const [day] = await database.db.knex('client_days').where({ client_id: clientId }).select(sum);
    expect(day).toEqual({ debit: `${10n ** 18n}`, credit: `${10n ** 18n}` });
  });

  it('hold over batches and processes, and stop counting when the day ends', async () => {
    const account = await funded(10_000n);
    const limits = { ...noLimits, client: { daily: '3.00', monthly: null } };
    const db = database.openAgain();
    const other = new Ledger(db);
    const debit = (now?: number) => requestOf(movementOn(account, now === undefined ? {} : { now }), { limits });
    const submitted = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => (at % 2 ? other : ledger).submit(debit())));
    const results = submitted.map((outcome) => ('reply' in outcome ? word(outcome) : ''));
    expect(results.filter((result) => result === 'APPROVED')).toHaveLength(3);
    expect(results.filter((result) => result === 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED')).toHaveLength(3);
    const tomorrow = movementOn(account).now + DAY;
    expect(await outcomes([debit(tomorrow)])).toEqual(['APPROVED']);
    await db.close();
  });

  it.each(['bridge', 'client'] as const)('on a %s hold from the first day of a month to its last', async (group) => {
    const account = await funded(10_000n);
    const limits = { ...noLimits, [group]: { ...noLimits[group], monthly: '3.00' } };
    const debit = (at: string, amount: bigint) =>
      outcomes([requestOf(movementOn(account, { now: Date.parse(at), amount }), { limits })]);
    expect(await debit('2028-02-01T00:00:00Z', 200n)).toEqual(['APPROVED']);
    const [beyond] = await debit('2028-02-29T23:59:59.999Z', 101n);
    expect(beyond).toMatch(/MONTHLY_AMOUNT_LIMIT_REACHED$/);
    expect(await debit('2028-02-29T23:59:59.999Z', 100n)).toEqual(['APPROVED']);
    expect(await debit('2028-03-01T00:00:00Z', 300n)).toEqual(['APPROVED']);
  });

  it.each([
    ['bridge', 150],
    ['client', 150],
    ['bridge', 1_000],
    ['client', 1_000],
  ] as const)('on a %s hold at midnight between processes whose clocks differ by %i ms', async (group, difference) => {
    const account = await funded(100_000n);
    const limits = { ...noLimits, [group]: { ...noLimits[group], daily: '1.00' } };
    const db = database.openAgain();
    const ledgers = [ledger, new Ledger(db)];
    const midnight = movementOn(account).now + 43_200_000;
    const clocks = [midnight + 10, midnight + 10 - difference];
    let approved = 0;
    for (let at = 0; at < 12; at++) {
      const now = (clocks[at % 2] as number) + at;
      const outcome = await ledgers[at % 2]?.submit(
        requestOf(movementOn(account, { now, amount: 50n, type: 'CASHIN', entryType: 'CREDIT' }), { limits }),
      );
      if (outcome !== undefined && 'reply' in outcome && word(outcome) === 'APPROVED') approved += 1;
    }
    expect(approved).toBe(2);
    await db.close();
  });
});
