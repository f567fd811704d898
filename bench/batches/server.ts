import { enqueueMakeBatch } from '../../server/cards/jobs/make-batch';
import { newAffinityGroup } from '../../server/cards/rules/affinity-group';
import { BATCH_HOLD_MILLISECONDS, newBatch } from '../../server/cards/rules/batch';
import { insertAffinityGroup } from '../../server/cards/store/affinity-groups';
import { insertBatch } from '../../server/cards/store/batches';
import type { Ports } from '../../server/networks/ports';
import { newId } from '../../server/platform/ids';
import type { Db } from '../../server/platform/store/db';
import { newShipment } from '../../server/shipping/rules/shipment';
import { insertShipment } from '../../server/shipping/store/shipments';
import { serveApp } from '../lib/app';
import { announce, answerQuestions } from '../lib/child';
import { BENCH_CLIENT, fillStore, issueToken, openBenchDb } from '../transactions/fixture';

/** Cards of a batch, the most that the contract allows. */
const QUANTITY = 1_000;

const POLL_MILLISECONDS = 20;
const interval = () => new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));

/**
 * Orders batches whose time to change an address is over, so that they go to the embosser once they are made.
 * @returns their ids
 */
async function order(db: Db, count: number): Promise<string[]> {
  const clientId = BENCH_CLIENT.id;
  const own = () => ({ id: newId(), clientId, now: Date.now() - BATCH_HOLD_MILLISECONDS });
  const group = newAffinityGroup(
    {
      ...{ name: 'bench', country: 'ARG', productType: 'PREPAID', provider: 'CARD_NETWORK_1' },
      ...{ cardTypes: ['PHYSICAL'], innominate: true, monthsToExpiration: 60 },
    },
    own(),
  );
  const box = { shipmentType: 'WAREHOUSE_BOX', country: 'ARG', address: null, receiver: null } as const;
  const ids: string[] = [];
  await db.transaction(async (tx) => {
    await insertAffinityGroup(tx, group);
    for (let at = 0; at < count; at += 1) {
      const shipment = newShipment({ ...box, affinityGroupId: group.id }, own());
      const { id: shipmentId } = shipment;
      const asked = {
        affinityGroupId: group.id,
        quantity: QUANTITY,
        distributionType: 'WAREHOUSE',
        shipmentId,
      } as const;
      const batch = newBatch(asked, own());
      await insertShipment(tx, shipment);
      await insertBatch(tx, batch);
      await enqueueMakeBatch(tx, batch);
      ids.push(batch.id);
    }
  });
  return ids;
}

/** Has batches made, and waits until the embosser has them. */
async function make(db: Db, count: number): Promise<null> {
  const ids = await order(db, count);
  const open = () => db.knex('card_batches').whereIn('id', ids).where({ status: 'CREATED' }).first('id');
  while ((await open()) !== undefined) await interval();
  return null;
}

/** This server, which does its jobs as in production; the embosser takes whatever comes. */
async function main(): Promise<void> {
  const { db, folder } = openBenchDb();
  await fillStore(db);
  const embosser: Ports['embosser'] = { order: async () => undefined };
  const { app, config, listener } = await serveApp({ DATA_DIR: folder }, { db, ports: { embosser } as Ports });
  app.start();
  answerQuestions({ make: (count) => make(db, count) });
  announce(listener.port, await issueToken(app, db, config));
}

void main();
