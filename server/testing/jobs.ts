import { runDueJobs } from '../platform/jobs/run-job';
import { CardBench, TestOutside } from './cards';
import { TEST_NOW, useServer } from './server';

/** Gives the tests of a file a server whose embosser and courier are theirs, and time that they move and bring back. */
export function useJobs() {
  const outside = new TestOutside();
  // Time goes back here, so that no token may go when its time is over.
  const server = useServer({ environment: { EXPIRED_DAYS: '0' }, ports: { embosser: outside, courier: outside } });
  const services = () => server().app.services;
  const bench = () => CardBench.open(server());
  const db = () => server().database.db;

  beforeEach(async () => {
    await runDueJobs(services());
    outside.orders.length = 0;
    outside.announced.length = 0;
  });

  /** Lets time pass for what a test does, and brings it back. */
  async function later<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
    server().clock.advance(milliseconds);
    try {
      return await run();
    } finally {
      server().clock.set(TEST_NOW);
    }
  }

  async function made(batchId: string): Promise<Made> {
    const { knex } = db();
    const { status } = await knex('card_batches').where({ id: batchId }).first('status');
    const rows = await knex('cards')
      .join('card_secrets', { 'card_secrets.card_id': 'cards.id', 'card_secrets.client_id': 'cards.client_id' })
      .where({ batch_id: batchId })
      .orderBy('batch_slot')
      .select('batch_slot', 'pan_hash');
    return {
      id: batchId,
      status,
      slots: rows.map((row: { batch_slot: number }) => row.batch_slot),
      hashes: new Set(rows.map((row: { pan_hash: string }) => row.pan_hash)),
    };
  }

  /** As if the lease of a process that died had run out. */
  function endLeases(): Promise<unknown> {
    return db().transaction(async (tx) => tx.knex('jobs').whereNotNull('claimed_until').update({ claimed_until: 0 }));
  }

  return { outside, server, services, bench, db, later, made, endLeases };
}

interface Made {
  id: string;
  status: string;
  slots: number[];
  hashes: Set<string>;
}

/** The slots of a batch of so many cards. */
export const upTo = (quantity: number) => Array.from({ length: quantity }, (_, i) => i + 1);
