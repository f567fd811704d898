import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Db } from '../../server/platform/store/db';

const FLAG = 'contract_trouble';
/** The tables that are only written in the background: a request never fails because of them. */
const BACKGROUND = ['jobs'];

interface Named {
  name: string;
}

/**
 * Trouble of the store, made from outside of the service: a statement that the database refuses, which nobody has
 * foreseen (500), and a disk that takes nothing more (503).
 */
export class StoreTrouble {
  private present: 500 | 503 | null = null;

  private constructor(
    private readonly db: Db,
    private readonly processes: readonly number[],
  ) {}

  /** @param processes those that have the store open */
  static async prepare(db: Db, processes: readonly number[]): Promise<StoreTrouble> {
    await db.transaction(async ({ knex }) => {
      await knex.raw(`CREATE TABLE ${FLAG} (present INTEGER)`);
      const tables: Named[] = await knex('sqlite_master')
        .where({ type: 'table' })
        .whereNot('name', 'like', 'sqlite_%')
        .select('name');
      const own = tables.map(({ name }) => name).filter((name) => name !== FLAG && !BACKGROUND.includes(name));
      for (const table of own) {
        for (const step of ['INSERT', 'UPDATE', 'DELETE']) {
          await knex.raw(
            `CREATE TRIGGER ${FLAG}_${table}_${step} BEFORE ${step} ON ${table} WHEN EXISTS (SELECT 1 FROM ${FLAG})
             BEGIN SELECT RAISE(ABORT, 'trouble on purpose'); END`,
          );
        }
      }
    });
    return new StoreTrouble(db, processes);
  }

  /** Begins trouble that is answered with a status. */
  async begin(status: 500 | 503): Promise<void> {
    await this.end();
    this.present = status;
    if (status === 503) return this.limitFiles('1');
    await this.db.transaction(({ knex }) => knex(FLAG).insert({ present: 1 }));
  }

  /** Ends what has begun. */
  async end(): Promise<void> {
    const before = this.present;
    this.present = null;
    if (before === 503) await this.limitFiles('unlimited');
    else if (before === 500) await this.db.transaction(({ knex }) => knex(FLAG).delete());
  }

  private async limitFiles(bytes: string): Promise<void> {
    for (const pid of this.processes) {
      await promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
    }
  }
}
