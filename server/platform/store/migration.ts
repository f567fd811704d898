import type { Knex } from 'knex';
import type { Tx } from './db';

/** One step of the schema. Steps are never edited after a release; a change is a new step at the end of the list. */
export interface Migration {
  /** Unique and permanent: it identifies the applied step in the database. */
  name: string;
  up(tx: Tx): Promise<void>;
}

/** Combines the parts of several domains to one step; each part creates its own tables. */
export function step(name: string, ...parts: readonly ((tx: Tx) => Promise<void>)[]): Migration {
  return {
    name,
    async up(tx) {
      for (const part of parts) await part(tx);
    },
  };
}

/** Adds the client to a table without one. Rows of the previous version have no client; `distribute` sets it. */
export async function addClient({ knex }: Tx, table: string): Promise<void> {
  await knex.schema.alterTable(table, (columns) => {
    columns.text('client_id');
  });
}

/** Adds a column for a time in milliseconds since the epoch. */
export function addMoment(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.bigInteger(name);
}

/** Adds a column for an amount in minor units of a currency. */
export function addAmount(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.bigInteger(name);
}
