import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { writing } from '../../../cli/folders';
import { formatAmount } from '../../../server/kernel/money';
import type { Debt } from './debts';
import { at, Problem, unreadable } from './problem';
import type { ClientRow, Memory, Settled } from './rules';

/** The state that is kept between runs. */
export interface State extends Omit<Memory, 'rejected'> {
  debts: Debt[];
  /** The transactions that the service rejected, by id, and the time when a run last saw that (RFC 3339). */
  rejected: ReadonlyMap<string, string>;
}

const status = { enum: ['APPROVED', 'REJECTED', 'HELD'] };
/** Sums over days, too: they can have more digits than an amount of the contract. */
const amount = { type: 'string', pattern: '^-?(0|[1-9][0-9]{0,30})\\.[0-9]{2}$' };
const textOrNull = { type: ['string', 'null'] };
const listOf = (properties: Record<string, object>) => ({
  type: 'array',
  items: { type: 'object', required: Object.keys(properties), properties },
});

/** The state file: JSON with decimal amounts. */
const SCHEMA = {
  type: 'object',
  required: ['version', 'debts', 'settled', 'unexplained', 'rejected'],
  properties: {
    version: { const: 1 },
    debts: listOf({
      transaction_id: { type: 'string' },
      user_id: textOrNull,
      currency: { type: 'string' },
      amount,
      since: { type: 'string' },
      tries: { type: 'integer' },
    }),
    settled: listOf({ transaction_id: { type: 'string' }, status, moved: amount }),
    unexplained: listOf({
      transaction_id: { type: 'string' },
      status,
      type: textOrNull,
      amount: { anyOf: [amount, { type: 'null' }] },
    }),
    rejected: listOf({ transaction_id: { type: 'string' }, seen: { type: 'string' } }),
  },
};

interface Stored {
  debts: {
    transaction_id: string;
    user_id: string | null;
    currency: string;
    amount: string;
    since: string;
    tries: number;
  }[];
  settled: { transaction_id: string; status: Settled['status']; moved: string }[];
  unexplained: {
    transaction_id: string;
    status: ClientRow['status'];
    type: ClientRow['type'];
    amount: string | null;
  }[];
  rejected: { transaction_id: string; seen: string }[];
}

const minor = (text: string): bigint => BigInt(text.replace('.', ''));

const minorOrNull = (text: string | null) => (text === null ? null : minor(text));

/**
 * Reads the state that earlier runs kept; nothing where there is no file yet.
 * @throws Problem when it is no such file
 */
export function readState(path: string | null): State {
  if (path === null || !existsSync(path)) {
    return { debts: [], settled: new Map(), unexplained: new Map(), rejected: new Map() };
  }
  const stored = parse(path);
  return {
    debts: stored.debts.map((debt) => ({
      transactionId: debt.transaction_id,
      userId: debt.user_id,
      currency: debt.currency,
      amount: minor(debt.amount),
      since: debt.since,
      tries: debt.tries,
    })),
    settled: new Map(
      stored.settled.map((one) => [one.transaction_id, { status: one.status, moved: minor(one.moved) }]),
    ),
    unexplained: new Map(
      stored.unexplained.map(({ transaction_id: id, status: known, type, amount: of }) => [
        id,
        { id, status: known, type, amount: minorOrNull(of), marked: false },
      ]),
    ),
    rejected: new Map(stored.rejected.map(({ transaction_id: id, seen }) => [id, seen])),
  };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable('--state', path, error);
  }
}

function parse(path: string): Stored {
  const text = textOf(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(at(path), "it is not a state file: it can't be read as JSON");
  }
  const check = new Ajv({ strict: false }).compile<Stored>(SCHEMA);
  if (!check(value)) {
    const [error] = check.errors ?? [];
    throw new Problem(at(path), `it is not a state file: ${error?.instancePath || '/'} ${error?.message}`);
  }
  return value;
}

/** Remembers for the next run: all of it, or nothing. */
export function writeState(path: string, { debts, settled, unexplained, rejected }: State): void {
  const stored: Stored & { version: 1 } = {
    version: 1,
    debts: debts.map((debt) => ({
      transaction_id: debt.transactionId,
      user_id: debt.userId,
      currency: debt.currency,
      amount: formatAmount(debt.amount),
      since: debt.since,
      tries: debt.tries,
    })),
    settled: [...settled].map(([id, one]) => ({
      transaction_id: id,
      status: one.status,
      moved: formatAmount(one.moved),
    })),
    unexplained: [...unexplained.values()].map((row) => ({
      transaction_id: row.id,
      status: row.status,
      type: row.type,
      amount: row.amount === null ? null : formatAmount(row.amount),
    })),
    rejected: [...rejected].map(([id, seen]) => ({ transaction_id: id, seen })),
  };
  const partial = `${path}.${process.pid}.part`;
  writing('--state', path, () => {
    writeFileSync(partial, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(partial, path);
  });
}
