import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ConnectConfig } from 'ssh2';
import { formatAmount, parseAmount } from '../../server/kernel/money';
import type { ClientLedger } from './client-ledger';
import { reconcileFiles } from './reconcile/reconcile-files';
import type { Report } from './reconcile/report';

/** The file server, the user there and its private key. */
export interface FileServer extends Required<Pick<ConnectConfig, 'host' | 'port' | 'username' | 'privateKey'>> {
  /** The fingerprint of the key by which the server proves who it is, as `SHA256:…`. */
  hostKey: string;
}

/** A day whose transaction file is compared with the ledger. */
interface Day {
  files: FileServer;
  /** As in 2026-01-15. */
  date: string;
  /** The folder for the file, and for the state between days. */
  folder: string;
}

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/**
 * Fetches a file over SFTP. It is there as a whole, or not at all.
 * @throws Error if it can't be fetched, also where the server has another key than the one that is known
 */
export async function fetchFile({ hostKey, ...files }: FileServer, from: string, to: string): Promise<void> {
  const connection = new Client();
  const partial = `${to}.part`;
  try {
    await new Promise<void>((resolve, reject) => {
      // A connection may fail more than once, and an error that nobody hears ends the process.
      connection.on('error', reject);
      connection.once('close', () => reject(new Error('the file server closed the connection')));
      connection.once('ready', () => {
        connection.sftp((refused, sftp) => {
          if (refused) reject(refused);
          else sftp.fastGet(from, partial, (failed) => (failed ? reject(failed) : resolve()));
        });
      });
      connection.connect({ ...files, hostVerifier: (key: Buffer) => fingerprintOf(key) === hostKey });
    });
    await rename(partial, to);
  } finally {
    connection.end();
  }
}

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);
const csv = (rows: readonly string[][]) => rows.map((row) => `${row.join(',')}\r\n`).join('');

/** The ledger in the format of `npm run reconcile`. A transaction that was not approved has moved nothing. */
export function ledgerFile(ledger: ClientLedger): string {
  const rows = ledger.all().map(({ id, status, type, change, marked }) => {
    const amount = status === 'APPROVED' ? formatAmount(magnitude(change)) : '';
    return [id, status, type ?? '', amount, marked ? 'MATCHING' : ''];
  });
  return csv([['TRANSACTION_ID', 'STATUS', 'TRANSACTION_TYPE', 'LOCAL_AMOUNT', 'MARK'], ...rows]);
}

/** Writes the funds that users can be charged. */
export function fundsFile(ledger: ClientLedger): string {
  const rows = ledger.allBalances().map(({ userId, currency, balance }) => {
    return [userId, currency, formatAmount(balance < 0n ? 0n : balance)];
  });
  return csv([['USER_ID', 'CURRENCY', 'AVAILABLE'], ...rows]);
}

/**
 * Fetches the transaction file of a day, compares it with the ledger and adds what is missing to the ledger. An amount
 * that a user can't pay is a debt, which is tried again with the next file.
 *
 * A client with its ledger in a database stores the state between runs there, too, in one transaction with the ledger.
 * @throws Error if the file can't be fetched, Problem if it is not valid; then the ledger does not change
 */
export async function settleDay(ledger: ClientLedger, { files, date, folder }: Day): Promise<Report> {
  const path = (name: string) => join(folder, name);
  const service = path(`transactions-${date}.csv`);
  await fetchFile(files, `/transactions/presentations${date.replaceAll('-', '_')}.csv`, service);
  await writeFile(path('books.csv'), ledgerFile(ledger));
  await writeFile(path('funds.csv'), fundsFile(ledger));
  const report = await reconcileFiles({
    service,
    client: path('books.csv'),
    funds: path('funds.csv'),
    state: path('state.json'),
    now: new Date().toISOString(),
  });
  register(ledger, report);
  return report;
}

/** Adds the result of a comparison. By the contract's table everything is marked as matching but what can't be. */
export function register(ledger: ClientLedger, { adjustments, collected, impossible }: Report): void {
  for (const one of adjustments) {
    if (one.outcome !== 'REGISTERED') continue;
    const change = parseAmount(one.amount) as bigint;
    ledger.correct({
      id: one.transaction_id,
      userId: String(one.user_id),
      currency: one.currency,
      change: one.entry_type === 'DEBIT' ? -change : change,
      status: one.service_status,
    });
  }
  for (const { transaction_id: id, user_id, currency, amount } of collected) {
    const change = -(parseAmount(amount) as bigint);
    ledger.correct({ id, userId: String(user_id), currency, change, status: 'APPROVED' });
  }
  const unknown = new Set(impossible.map(({ transaction_id: id }) => id));
  for (const { id } of ledger.all()) if (!unknown.has(id)) ledger.mark(id);
}
