import { AsyncResource } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import type { Account } from '../accounts/store/accounts';
import { lockAccount, updateAccount } from '../accounts/store/accounts';
import { newId } from '../platform/ids';
import { useDatabase } from '../testing/database';
import { keyed, makeAccount, makeClient, movementOn, NOON, noLimits, readResults, requestOf } from '../testing/ledger';
import { Ledger } from './ledger';
import type { MovementRequest, Outcome } from './request';
import { LedgerRefusal } from './rules/refusal';
import { verifyLedger } from './verification';

const database = useDatabase();
let ledger: Ledger;
let account: Account;
const decidedAhead = new EventEmitter();
let decided: Promise<unknown>[];

beforeEach(async () => {
  ledger = new Ledger(database.db);
  const clientId = (await makeClient(database.db)).id;
  account = await makeAccount(database.db, clientId);
  await ledger.submit(requestOf(movementOn(account, { type: 'CASHIN', entryType: 'CREDIT', amount: 1000n })));
  decided = [];
  const whoDecides = ledger as unknown as { decideAhead(requests: unknown): Promise<unknown> };
  const decideAhead = whoDecides.decideAhead.bind(ledger);
  whoDecides.decideAhead = (requests) => {
    const deciding = decideAhead(requests);
    decided.push(deciding);
    void deciding.finally(() => decidedAhead.emit('decided'));
    return deciding;
  };
});

afterEach(async () => {
  expect((await verifyLedger(database.db)).mismatches).toEqual([]);
});

function word(result: PromiseSettledResult<Outcome>): string {
  if (result.status === 'rejected') {
    return result.reason instanceof LedgerRefusal ? result.reason.reason : String(result.reason);
  }
  if (!('reply' in result.value)) return result.value.kind;
  return readResults(result.value.reply.body)
    .map(({ result, reason }) => reason ?? result)
    .join(' ');
}

/** Keeps everybody from writing, as another process can. @returns how to let them */
async function holdWrites(): Promise<() => Promise<void>> {
  const db = database.openAgain();
  let letGo: () => void = () => undefined;
  await new Promise<void>((held) => {
    void db
      .transaction(async () => {
        held();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
        throw new Error('nothing is to be committed');
      })
      .catch(() => undefined);
  });
  return async () => {
    letGo();
    await db.close();
  };
}

/**
 * Asks for a movement, and for others as soon as it is decided. It is not written before those are decided as well.
 * @returns what became of each, in words
 */
async function oneThen(
  first: MovementRequest,
  others: readonly MovementRequest[],
  meanwhile: () => void = () => undefined,
): Promise<string[]> {
  const release = await holdWrites();
  const asked: Promise<Outcome>[] = [];
  const ask = AsyncResource.bind(() => {
    if (asked.length > 0) return;
    meanwhile();
    asked.push(...others.map((request) => ledger.submit(request)));
  });
  const present: MovementRequest['present'] = (decision) => {
    ask();
    return first.present(decision);
  };
  const submitted = ledger.submit({ ...first, present });
  await once(decidedAhead, 'decided');
  await release();
  const [one] = await Promise.allSettled([submitted]);
  return [one, ...(await Promise.allSettled(asked))].map((result) => word(result as PromiseSettledResult<Outcome>));
}

/** For each batch that came while another one was written, whether it could be decided ahead. */
async function ahead(): Promise<boolean[]> {
  return (await Promise.all(decided)).map((one) => one !== null);
}

/** A request, and how often it was decided. */
function counted(request: MovementRequest): { request: MovementRequest; times(): number } {
  let times = 0;
  const present: MovementRequest['present'] = (decision) => {
    times += 1;
    return request.present(decision);
  };
  return { request: { ...request, present }, times: () => times };
}

const debit = (amount: bigint, changes: Partial<MovementRequest> = {}) =>
  requestOf(movementOn(account, { amount }), changes);

const stored = () => database.db.knex('ledger_accounts').where({ id: account.id }).first('balance', 'event_sequence');

describe('a batch that is decided while the one before is written', () => {
  it('is decided on what that one leaves, once', async () => {
    const [fits, not] = [counted(debit(300n)), counted(debit(101n))];
    expect(await oneThen(debit(600n), [fits.request, not.request])).toEqual([
      'APPROVED',
      'APPROVED',
      'INSUFFICIENT_FUNDS',
    ]);
    expect([await ahead(), fits.times(), not.times()]).toEqual([[true], 1, 1]);
    expect(await stored()).toEqual({ balance: 100, event_sequence: 4 });
  });

  it('goes on for as long as more comes', async () => {
    const submitted: Promise<Outcome>[] = [];
    const chain = AsyncResource.bind((left: number): void => {
      const request = debit(10n);
      const present: MovementRequest['present'] = (decision) => {
        if (left > 1) chain(left - 1);
        return request.present(decision);
      };
      submitted.push(ledger.submit({ ...request, present }));
    });
    chain(50);
    for (const outcome of submitted) await outcome;
    expect(await ahead()).toEqual(Array.from({ length: 49 }, () => true));
    expect(await stored()).toEqual({ balance: 500, event_sequence: 51 });
  });

  it('is decided anew where something else was committed in between', async () => {
    const after = counted(debit(100n));
    const freeze = () =>
      void database.db.transaction(async (tx) => {
        await lockAccount(tx, account.clientId, account.id);
        await updateAccount(tx, account.clientId, account.id, { status: 'FROZEN' });
      });
    expect(await oneThen(debit(100n), [after.request], freeze)).toEqual(['APPROVED', 'ACCOUNT_FROZEN']);
    expect([await ahead(), after.times()]).toEqual([[true], 2]);
  });

  it('is decided anew where the one before is not committed', async () => {
    const taken = newId();
    await ledger.submit(requestOf(movementOn(account, { id: taken })));
    const after = counted(debit(300n));
    const failing = requestOf(movementOn(account, { id: taken, amount: 700n }));
    const [one, other] = await oneThen(failing, [after.request]);
    expect([one, other]).toEqual([expect.stringMatching(/_pkey is violated/), 'APPROVED']);
    expect(await ahead()).toEqual([true]);
    expect(after.times()).toBe(2);
    expect(await stored()).toMatchObject({ balance: 600 });
  });

  it('answers a repeat of what is being written, without deciding it', async () => {
    const again = counted(debit(100n, keyed('same')));
    expect(await oneThen(debit(100n, keyed('same')), [again.request])).toEqual(['APPROVED', 'APPROVED']);
    expect([await ahead(), again.times()]).toEqual([[true], 0]);
    expect(await stored()).toMatchObject({ balance: 900 });
  });

  it('knows how much of a transaction was given back', async () => {
    const bought = movementOn(account, { amount: 500n });
    await ledger.submit(requestOf(bought));
    const refund = (amount: bigint) =>
      requestOf(movementOn(account, { processType: 'REFUND', entryType: 'CREDIT', parentId: bought.id, amount }));
    expect(await oneThen(refund(300n), [refund(201n), refund(200n)])).toEqual([
      'APPROVED',
      'PARENT_EXCEEDED',
      'APPROVED',
    ]);
    expect(await ahead()).toEqual([true]);
    expect(await stored()).toMatchObject({ balance: 1000 });
  });

  it('knows how much a client has moved altogether, on other accounts, too', async () => {
    const limits = { ...noLimits, client: { daily: '5.00', monthly: null } };
    const other = await makeAccount(database.db, account.clientId);
    await ledger.submit(requestOf(movementOn(other, { type: 'CASHIN', entryType: 'CREDIT', amount: 500n })));
    const onOther = (amount: bigint) => requestOf(movementOn(other, { amount }), { limits });
    expect(await oneThen(debit(300n, { limits }), [onOther(201n), onOther(200n)])).toEqual([
      'APPROVED',
      'CLIENT_DAILY_AMOUNT_LIMIT_REACHED',
      'APPROVED',
    ]);
    expect(await ahead()).toEqual([true]);
  });

  it('is not decided ahead where a limit of the client was set meanwhile', async () => {
    const limits = { ...noLimits, client: { daily: '5.00', monthly: null } };
    expect(await oneThen(debit(300n), [debit(201n, { limits }), debit(200n, { limits })])).toEqual([
      'APPROVED',
      'CLIENT_DAILY_AMOUNT_LIMIT_REACHED',
      'APPROVED',
    ]);
    expect(await ahead()).toEqual([false]);
  });

  it('counts for the day on which it was requested', async () => {
    const limits = { ...noLimits, client: { daily: '5.00', monthly: null } };
    const tomorrow = NOON + 86_400_000;
    const next = requestOf(movementOn(account, { amount: 500n, now: tomorrow }), { limits });
    expect(await oneThen(debit(500n, { limits }), [next, debit(1n, { limits })])).toEqual([
      'APPROVED',
      'APPROVED',
      'CLIENT_DAILY_AMOUNT_LIMIT_REACHED',
    ]);
    expect(await ahead()).toEqual([true]);
  });
});
