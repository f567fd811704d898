import { ledgerAccounts, ledgerEntries, type TransactionRow, transactions } from '../../../server/ledger/store/tables';
import { newId } from '../../../server/platform/ids';
import { Bulk } from '../../../server/platform/store/bulk';
import type { Tx } from '../../../server/platform/store/db';
import { rowsOf } from '../../../server/platform/store/rows-of';
import type { Restored } from './restored';

/** An account whose entries do not sum to the balance that it must have, in minor units. */
interface Owed {
  accountId: string;
  currency: string;
  amount: bigint;
}

/** Finds what each account lacks, or has too much, once the entries of the snapshot are there. */
export async function owedByAccount({ knex }: Tx): Promise<Owed[]> {
  const answer = await knex.raw(
    `SELECT id, currency, CAST(SUM(amount) AS TEXT) AS amount FROM (
       SELECT id, currency, balance AS amount FROM restoring_ledger_accounts
       UNION ALL SELECT l.id, l.currency, -l.balance FROM ledger_accounts AS l
         WHERE l.id IN (SELECT id FROM restoring_ledger_accounts) OR l.id IN (SELECT id FROM leaving_ledger_accounts)
       UNION ALL SELECT e.account_id, e.currency, -e.amount FROM restoring_ledger_entries AS e
         WHERE NOT EXISTS (SELECT 1 FROM ledger_entries AS t WHERE t.movement_id = e.movement_id AND t.leg = e.leg)
     ) AS owed GROUP BY id, currency HAVING SUM(amount) <> 0 ORDER BY id`,
  );
  return rowsOf(answer).map(({ id, currency, amount }) => {
    return { accountId: String(id), currency: String(currency), amount: BigInt(String(amount)) };
  });
}

const written = {
  accounts: new Bulk(ledgerAccounts, { key: ['id'], set: 'balance = ledger_accounts.balance + excluded.balance' }),
  transactions: new Bulk(transactions),
  entries: new Bulk(ledgerEntries),
};

/**
 * Posts one movement for each account that lacks something, against an account of the archive that ends up with
 * nothing.
 */
export async function balanceOut(tx: Tx, { archiveId, now }: Restored, owed: readonly Owed[]): Promise<void> {
  const counter = (currency: string) => `${archiveId}:RESTORES:${currency}`;
  const gained = new Map<string, bigint>();
  for (const { currency, amount } of owed) gained.set(currency, (gained.get(currency) ?? 0n) - amount);
  await written.accounts.insert(
    tx,
    [...gained].map(([currency, balance]) => ({
      ...{ id: counter(currency), clientId: archiveId, kind: 'RESTORES', currency, country: null, status: 'ACTIVE' },
      ...{ balance, limits: null, day: 0, dayDebit: 0n, dayCredit: 0n, month: 0, monthDebit: 0n, monthCredit: 0n },
      eventSequence: 0,
    })),
  );
  const posted = owed.map((one) => ({ ...one, id: newId() }));
  await written.transactions.insert(
    tx,
    posted.map((one) => transactionOf(one, archiveId, now)),
  );
  await written.entries.insert(
    tx,
    posted.flatMap(({ id, accountId, currency, amount }) => [
      { movementId: id, leg: 0, accountId, currency, amount, createdAt: now, clientId: archiveId },
      {
        movementId: id,
        leg: 1,
        accountId: counter(currency),
        currency,
        amount: -amount,
        createdAt: now,
        clientId: archiveId,
      },
    ]),
  );
}

function transactionOf({ id, accountId, currency, amount }: Owed & { id: string }, clientId: string, now: number) {
  return {
    ...{ id, clientId, accountId, currency, type: 'MANUAL_MOVEMENT', processType: 'ORIGINAL' },
    entryType: amount > 0n ? 'CREDIT' : 'DEBIT',
    totalAmount: amount > 0n ? amount : -amount,
    ...{ result: 'APPROVED', rejectionReason: null, parentId: null, linkedId: null },
    ...{ returnedTotal: 0n, addedTotal: 0n, createdAt: now },
  } satisfies TransactionRow;
}
