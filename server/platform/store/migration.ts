import type { Knex } from 'knex';
import type { Tx } from './db';

/** One step of the schema. Steps are never edited after a release; a change is a new step at the end of the list. */
export interface Migration {
  /** Unique and permanent: what has been applied is remembered by it. */
  name: string;
  up(tx: Tx): Promise<void>;
}

/** Makes one step of the parts that several domains have in it, each of which makes tables of its own. */
export function step(name: string, ...parts: readonly ((tx: Tx) => Promise<void>)[]): Migration {
  return {
    name,
    async up(tx) {
      for (const part of parts) await part(tx);
    },
  };
}

/** Adds the client to a table whose rows had none. Those of the version before name none; `distribute` fills them in. */
export async function addClient({ knex }: Tx, table: string): Promise<void> {
  await knex.schema.alterTable(table, (columns) => {
    columns.text('client_id');
  });
}

/** Adds a column that holds a moment in milliseconds since the epoch. */
export function addMoment(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.bigInteger(name);
}

/** Adds a column that holds minor units of a currency. */
export function addAmount(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.bigInteger(name);
}
