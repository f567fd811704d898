import type { LifecycleName } from '../../generated/lifecycles';
import type { Db } from '../../server/platform/store/db';
import { prepared } from '../../server/platform/store/prepared';
import { attribute, type Change } from './attribute';

interface StateColumn {
  table: string;
  column: string;
  /** SQL over NEW that names the transition, if one operation has several between the same states. */
  hint?: string;
}

/** The table and column where the state of each lifecycle is stored. */
const STATE_COLUMNS: Readonly<Record<LifecycleName, StateColumn>> = {
  user: { table: 'users', column: 'status' },
  card: { table: 'cards', column: 'status' },
  batch: { table: 'card_batches', column: 'status' },
  shipment: { table: 'shipments', column: 'status' },
  account: { table: 'accounts', column: 'status' },
  'cash-in-intent': { table: 'cash_in_intents', column: 'status' },
  'cash-out-intent': { table: 'cash_out_intents', column: 'status' },
  transfer: { table: 'transfers', column: 'status' },
  'pix-key': { table: 'pix_keys', column: 'status' },
  'identity-session': { table: 'identity_sessions', column: 'status' },
  activity: { table: 'activities', column: 'result' },
  'card-transaction': {
    table: 'card_transactions',
    column: 'state',
    hint: "CASE WHEN NEW.original_id IS NULL THEN 'force' ELSE 'follow' END",
  },
};

const NOTES = 'contract_test_steps';
const NEW_NOTES = `SELECT * FROM ${NOTES} WHERE seq > ? ORDER BY seq`;

interface Note extends Change {
  seq: number;
}

/**
 * Records every change of state that a local server commits, whatever caused it. SQLite triggers record it, so the
 * service needs no code for this.
 */
export class StepRecorder {
  readonly steps = new Set<string>();
  /** Changes that no lifecycle allows. */
  readonly illegal = new Set<string>();
  private seen = 0;

  private constructor(private readonly db: Db) {}

  /**
   * Begins to take notes.
   * @throws when a lifecycle is not stored where this believes it to be
   */
  static async attach(db: Db): Promise<StepRecorder> {
    if (db.dialect !== 'sqlite') throw new Error('steps are recorded on SQLite only');
    await db.transaction(async ({ knex }) => {
      await knex.raw(`CREATE TABLE ${NOTES} (seq INTEGER PRIMARY KEY, lifecycle TEXT, was TEXT, now TEXT, hint TEXT)`);
      for (const [lifecycle, { table, column, hint = 'NULL' }] of Object.entries(STATE_COLUMNS)) {
        const note = (was: string) =>
          `BEGIN INSERT INTO ${NOTES} (lifecycle, was, now, hint) VALUES ('${lifecycle}', ${was}, NEW.${column}, ${hint}); END`;
        await knex.raw(`CREATE TRIGGER "note new ${lifecycle}" AFTER INSERT ON ${table} ${note('NULL')}`);
        await knex.raw(
          `CREATE TRIGGER "note ${lifecycle}" AFTER UPDATE OF ${column} ON ${table} ${note(`OLD.${column}`)}`,
        );
      }
    });
    return new StepRecorder(db);
  }

  /**
   * Reads what was noted since the last time.
   * @param operation the operationId of the last request
   */
  async drain(operation: string): Promise<void> {
    // Asked after each request that writes, so the text is put together and prepared once.
    const notes = await prepared(this.db, NEW_NOTES, [this.seen]);
    for (const note of notes as Note[]) {
      this.seen = note.seq;
      const attribution = attribute(note, operation);
      if (attribution === null) continue;
      if ('illegal' in attribution) this.illegal.add(attribution.illegal);
      else for (const step of attribution.steps) this.steps.add(step);
    }
  }
}
