import { type RawConnection, type SafeClient, TransactionBase } from './knex-internals';

/**
 * Knex's transaction with three of its habits changed: a BEGIN that fails does not run the container; the client
 * says how to begin; and a COMMIT or ROLLBACK that fails takes its connection out of the pool, its state unknown.
 */
export class SafeTransaction extends TransactionBase {
  /** Called by Knex with a fresh connection. A rejection reaches the caller before the container starts. */
  override begin(connection: RawConnection): Promise<unknown> {
    return this.safeClient.beginTransaction((sql) => this.trxClient.query(connection, sql), this.readOnly === true);
  }

  override async commit(connection: RawConnection, value: unknown): Promise<void> {
    const committing = this.trxClient.query(connection, 'COMMIT;');
    this._completed = true;
    try {
      assertCommitted(await committing);
    } catch (error) {
      connection.__knex__disposed = error;
      await this.safeClient.abandon(connection);
      this._rejecter(error);
      return;
    }
    this._resolver(value);
  }

  override async rollback(connection: RawConnection, error: unknown): Promise<void> {
    if (!this._completed) {
      const rollingBack = this.trxClient.query(connection, 'ROLLBACK;');
      this._completed = true;
      try {
        await rollingBack;
      } catch (failure) {
        connection.__knex__disposed = failure;
      }
    }
    this._rejecter(error);
  }

  private get safeClient(): SafeClient {
    return this.client as SafeClient;
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK, and without an error, when an earlier statement failed and nobody said so. */
function assertCommitted(answer: unknown): void {
  const { response } = answer as { response?: { command?: string } };
  if (response?.command === 'ROLLBACK')
    throw new Error('nothing was committed: a statement of the transaction had failed');
}
