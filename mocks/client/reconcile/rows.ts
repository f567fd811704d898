import { reconciliation, settlement } from '../../../generated/settlement';
import { parseAmount } from '../../../server/kernel/money';
import { at, Problem } from './problem';
import type { ClientRow, ServiceRow } from './rules';
import type { Cells } from './table';

/** The columns that the service's file must have. */
export const SERVICE_COLUMNS = [
  'TRANSACTION_ID',
  'TRANSACTION_TYPE',
  'STATUS',
  'LOCAL_AMOUNT',
  'LOCAL_CURRENCY',
  'USER_ID',
  'ORIGINAL_TRANSACTION_ID',
];
/** The columns that the client's books must have. */
export const CLIENT_COLUMNS = ['TRANSACTION_ID', 'STATUS'];

/** The values that the contract allows in a column of the transaction file. */
function allowed(column: string): readonly unknown[] {
  return settlement.files.transactions.columns.find(({ name }) => name === column)?.schema.enum ?? [];
}

const TYPES = allowed('TRANSACTION_TYPE');
const STATUSES = allowed('STATUS');
const MARKS = reconciliation.rules.flatMap(({ mark }) => mark ?? []);

/** One row of a file, with what to say when a cell is not what it should be. */
export class RowReader {
  constructor(
    private readonly path: string,
    private readonly line: number,
    private readonly cells: Cells,
  ) {}

  /** An empty cell, and one of a column that is not there, is null. */
  text(column: string): string | null {
    return this.cells[column] || null;
  }

  needed(column: string): string {
    return this.text(column) ?? this.refuse(column, 'it is empty');
  }

  oneOf<T>(column: string, values: readonly unknown[]): T | null {
    const text = this.text(column);
    if (text !== null && !values.includes(text)) this.refuse(column, `${text} is not one of ${values.join(', ')}`);
    return text as T | null;
  }

  amount(column: string): bigint | null {
    const text = this.text(column);
    return text === null ? null : (parseAmount(text) ?? this.refuse(column, `${text} is not an amount`));
  }

  refuse(column: string, what: string): never {
    throw new Problem(at(this.path, this.line, column), what);
  }
}

/** A row of the service's transaction file. @throws Problem */
export function serviceRow(row: RowReader): ServiceRow {
  const id = row.needed('TRANSACTION_ID');
  row.needed('TRANSACTION_TYPE');
  row.needed('STATUS');
  row.needed('LOCAL_AMOUNT');
  return {
    id,
    type: row.oneOf<ServiceRow['type']>('TRANSACTION_TYPE', TYPES) as ServiceRow['type'],
    status: row.oneOf<ServiceRow['status']>('STATUS', STATUSES) as ServiceRow['status'],
    amount: row.amount('LOCAL_AMOUNT') as bigint,
    currency: row.needed('LOCAL_CURRENCY'),
    userId: row.text('USER_ID'),
    originalId: row.text('ORIGINAL_TRANSACTION_ID'),
  };
}

/**
 * A row of the client's own books. TRANSACTION_ID and STATUS must be there; TRANSACTION_TYPE, LOCAL_AMOUNT and MARK
 * may.
 * @throws Problem
 */
export function clientRow(row: RowReader): ClientRow {
  const id = row.needed('TRANSACTION_ID');
  row.needed('STATUS');
  return {
    id,
    status: row.oneOf<ClientRow['status']>('STATUS', STATUSES) as ClientRow['status'],
    type: row.oneOf<ServiceRow['type']>('TRANSACTION_TYPE', TYPES),
    amount: row.amount('LOCAL_AMOUNT'),
    marked: row.oneOf('MARK', MARKS) !== null,
  };
}

/** Refuses an id that is known already. @throws Problem */
export function refuseTwice(known: { has(id: string): boolean }, id: string, row: RowReader): void {
  if (known.has(id)) row.refuse('TRANSACTION_ID', `${id} is in the file twice`);
}
