import { type RawConnection, type SafeClient, TransactionBase } from './knex-internals';

/**
 * Knex's transaction with three of its habits changed: a BEGIN that fails runs no container, or none that gets further
 * than its first answer; the client says how to begin; and a COMMIT or ROLLBACK that fails takes its connection out of
 * the pool, its state unknown.
 */
export class SafeTransaction extends TransactionBase {
  /** Called by Knex with a new connection. A rejection reaches the caller before the container starts. */
  override begin(connection: RawConnection): Promise<unknown> {
    const run = (sql: string) => this.trxClient.query(connection, sql);
    return this.safeClient.beginTransaction(connection, run, this.readOnly === true);
  }

  override async commit(connection: RawConnection, value: unknown): Promise<void> {
    const committing = this.trxClient.query(connection, 'COMMIT;');
    this._completed = true;
    try {
      const answer = await committing;
      if (isRolledBack(answer)) {
        this._rejecter(new Error('nothing was committed: a statement of the transaction had failed'));
        return;
      }
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

/**
 * PostgreSQL answers COMMIT with ROLLBACK, without an error, if an earlier statement failed and its error was ignored.
 */
export function isRolledBack(answer: unknown): boolean {
  const { response } = answer as { response?: { command?: string } };
  return response?.command === 'ROLLBACK';
}
