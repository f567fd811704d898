import { makePrivate } from '../../../server/platform/private-files';
import type { Db, Tx } from '../../../server/platform/store/db';
import { applyMigrations } from '../../../server/platform/store/migrate';
import { addMoment, type Migration, step } from '../../../server/platform/store/migration';
import { openDb } from '../../../server/platform/store/open';
import type { OrderMemory } from '../../networks/orders';
import type { Decision } from '../bank-decisions';
import { simulatedBanks } from '../store/migrations/0013-simulated-banks';

/** The known clients: accounts that are opened at other banks belong to them. */
async function createClients({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('clients', (table) => void table.text('id').notNullable().primary());
}

/** Every order that came, and how far it has got. Card data never gets here. */
async function createOrders({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('orders', (table) => {
    table.text('operation').notNullable();
    table.text('id').notNullable();
    table.text('fingerprint').notNullable();
    table.text('content');
    table.text('state');
    addMoment(table, 'created_at').notNullable();
    table.primary(['operation', 'id']);
  });
}

/**
 * The messages of the card network by the transactions that the service made of them, and the references of controls by
 * their keys.
 */
async function createReferences({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('card_messages', (table) => {
    table.text('transaction_id').notNullable().primary();
    table.text('reference').notNullable();
    table.text('operation').notNullable();
    table.text('content').notNullable();
  });
  await knex.schema.createTable('control_references', (table) => {
    table.text('key').notNullable().primary();
    table.text('reference').notNullable();
  });
}

/**
 * The time of the first use of each control's key, and what was reported: a repeat does the same, with the same time.
 */
async function remembersReports({ knex }: Tx): Promise<void> {
  await knex.schema.alterTable('control_references', (table) => void addMoment(table, 'created_at'));
  await knex.schema.createTable('reports', (table) => {
    table.text('reference').notNullable().primary();
    table.text('content').notNullable();
  });
}

/** The time of every row that is deleted by its age. Rows from before count as new ones. */
async function hasAges({ knex }: Tx): Promise<void> {
  for (const name of ['card_messages', 'reports']) {
    await knex.schema.alterTable(name, (table) => void addMoment(table, 'created_at'));
  }
  for (const name of ['card_messages', 'reports', 'control_references']) {
    await knex(name).whereNull('created_at').update({ created_at: Date.now() });
  }
  for (const name of ['orders', 'card_messages', 'reports', 'control_references']) {
    await knex.schema.alterTable(name, (table) => void table.index(['created_at'], `${name}_created`));
  }
  await knex.schema.alterTable(
    'simulated_orders',
    (table) => void table.index(['decided_at'], 'simulated_orders_decided'),
  );
}

const MIGRATIONS: readonly Migration[] = [
  step('world/0001', createClients, simulatedBanks.up, createOrders, createReferences),
  step('world/0002', remembersReports),
  step('world/0003', hasAges),
];

/** An order as the world keeps it. */
interface KeptOrder<T> {
  content: T;
  /** How far it has got, in the words of the network that took it; null at first. */
  state: string | null;
}

/** The number that something is reported under, and the moment as of which it is. */
interface Reference {
  reference: string;
  now: number;
}

/** The reports of the card network that can be sent again, by their names there. */
export type SentOperation = 'authorization' | 'advice' | 'reversal' | 'refund' | 'clearing';

/** A message that the card network has sent. */
interface SentMessage {
  transactionId: string;
  reference: string;
  operation: SentOperation;
  content: object;
}

/** The store of a world apart, in a file of its own. */
export class WorldStore implements OrderMemory {
  private constructor(readonly db: Db) {}

  static async open(file: string): Promise<WorldStore> {
    makePrivate(file, `${file}-wal`, `${file}-shm`);
    const db = openDb({ dialect: 'sqlite', file });
    await applyMigrations(db, MIGRATIONS);
    return new WorldStore(db);
  }

  isSame(operation: string, id: string, fingerprint: string): Promise<boolean> {
    return this.db.transaction(async ({ knex }) => {
      const order = { operation, id, fingerprint, created_at: Date.now() };
      await knex('orders').insert(order).onConflict(['operation', 'id']).ignore();
      const known = await knex('orders').where({ operation, id }).first('fingerprint');
      return known.fingerprint === fingerprint;
    });
  }

  /** Stores the content of an order. The order itself was recorded when it arrived. */
  async keep(operation: string, id: string, content: object): Promise<void> {
    await this.update(operation, id, { content: JSON.stringify(content) });
  }

  async advance(operation: string, id: string, state: string): Promise<void> {
    await this.update(operation, id, { state });
  }

  async order<T>(operation: string, id: string): Promise<KeptOrder<T> | null> {
    const row = await this.db.knex('orders').where({ operation, id }).whereNotNull('content').first('content', 'state');
    return row === undefined ? null : { content: JSON.parse(row.content) as T, state: row.state };
  }

  async decisionOf(id: string): Promise<Decision | null> {
    return (await this.db.knex('simulated_orders').where({ id }).first('status', 'reason')) ?? null;
  }

  /** Notes a client that something is about to be kept for. */
  async know({ knex }: Tx, id: string): Promise<void> {
    await knex('clients').insert({ id }).onConflict('id').ignore();
  }

  /**
   * Returns the reference kept under a key: the same for the same key.
   * @param fresh the reference where the key is new
   */
  referenceOf(key: string, fresh: Reference): Promise<Reference & { isRepeated: boolean }> {
    return this.db.transaction(async ({ knex }) => {
      const row = { key, reference: fresh.reference, created_at: fresh.now };
      const made = await knex('control_references').insert(row).onConflict('key').ignore().returning('key');
      const { reference, created_at: now } = await knex('control_references').where({ key }).first();
      return { reference, now: now ?? fresh.now, isRepeated: made.length === 0 };
    });
  }

  /** Returns the content kept under a reference: that of the first report with it. */
  report<T extends object>(reference: string, content: T): Promise<T> {
    return this.db.transaction(async ({ knex }) => {
      const row = { reference, content: JSON.stringify(content), created_at: Date.now() };
      await knex('reports').insert(row).onConflict('reference').ignore();
      return JSON.parse((await knex('reports').where({ reference }).first('content')).content) as T;
    });
  }

  /** Says whether the service has answered a message. */
  async isAnswered(reference: string): Promise<boolean> {
    return (await this.db.knex('card_messages').where({ reference }).first('reference')) !== undefined;
  }

  async sent({ transactionId, reference, operation, content }: SentMessage): Promise<void> {
    const message = { transaction_id: transactionId, reference, operation, content: JSON.stringify(content) };
    const row = { ...message, created_at: Date.now() };
    await this.db.transaction(({ knex }) => knex('card_messages').insert(row).onConflict('transaction_id').ignore());
  }

  async message(transactionId: string): Promise<SentMessage | null> {
    const row = await this.db.knex('card_messages').where({ transaction_id: transactionId }).first();
    if (row === undefined) return null;
    const { reference, operation, content } = row;
    return { transactionId, reference, operation, content: JSON.parse(content) };
  }

  close(): Promise<void> {
    return this.db.close();
  }

  private async update(operation: string, id: string, values: object): Promise<void> {
    await this.db.transaction(({ knex }) => knex('orders').where({ operation, id }).update(values));
  }
}
