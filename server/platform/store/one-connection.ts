import type { Knex } from 'knex';
import type { Client, RawConnection, SafeClient } from './knex-internals';
import { isRolledBack } from './safe-transaction';

/**
 * Runs fixed statements (`prepared`) on one connection, which nothing else of this process uses at the same time. Each
 * of them is a transaction by itself.
 * @param run gets a handle without a query builder
 */
export function onOneConnection<T>(knex: Knex, run: (knex: Knex) => Promise<T>): Promise<T> {
  return withConnection(knex, (client, connection) => run(handleOf(alone(client, connection))));
}

/**
 * The same in one transaction like that of `SafeTransaction`, without the objects that Knex creates for each: a client,
 * a builder and its listeners take a tenth of a millisecond, which counts if movements or card messages arrive one by
 * one.
 */
export function inOneTransaction<T>(knex: Knex, run: (knex: Knex) => Promise<T>): Promise<T> {
  return withConnection(knex, async (client, connection) => {
    const own = transacting(client, connection);
    const send = (sql: string) => own.query(connection, sql);
    await client.beginTransaction(connection, send, false);
    let value: T;
    try {
      value = await run(handleOf(own));
    } catch (error) {
      await send('ROLLBACK;').catch((failure) => {
        connection.__knex__disposed = failure;
      });
      throw error;
    }
    await commit(client, connection, send);
    return value;
  });
}

async function commit(
  client: SafeClient,
  connection: RawConnection,
  send: (sql: string) => Promise<unknown>,
): Promise<void> {
  let answer: unknown;
  try {
    answer = await send('COMMIT;');
  } catch (error) {
    connection.__knex__disposed = error;
    await client.abandon(connection);
    throw error;
  }
  if (isRolledBack(answer)) throw new Error('nothing was committed: a statement of the transaction had failed');
}

async function withConnection<T>(
  knex: Knex,
  run: (client: SafeClient, connection: RawConnection) => Promise<T>,
): Promise<T> {
  const client: SafeClient = knex.client;
  const connection = await client.acquireConnection();
  try {
    return await run(client, connection);
  } finally {
    await client.releaseConnection(connection);
  }
}

/** A client as seen by the user of one of its connections. */
type OwnClient = Pick<Client, 'only' | 'query'>;

/** On SQLite, which treats statements outside of Knex's transactions like any other. */
const alone = (client: SafeClient, connection: RawConnection): OwnClient => ({
  only: connection,
  query: client.query.bind(client) as Client['query'],
});

const transacting = (client: SafeClient, connection: RawConnection): OwnClient =>
  Object.assign(Object.create(client), { transacting: true, only: connection } satisfies Partial<Client>);

/** A handle for `prepared` only; it has no query builder. */
class Handle {
  constructor(readonly client: OwnClient) {}

  raw(): never {
    throw new Error('this unit of work runs fixed statements only');
  }
}

const handleOf = (client: OwnClient): Knex => new Handle(client) as unknown as Knex;
