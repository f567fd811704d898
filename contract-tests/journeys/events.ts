import assert from 'node:assert/strict';
import type { Payloads } from '../../generated/events';
import { newAccount, newFundedAccount } from '../world/entities/accounts';
import { newTransfer, PENDING } from '../world/entities/bank';
import { advance, newCard, plasticInput } from '../world/entities/cards';
import { newSession } from '../world/entities/identity';
import { movementInput, p2pInput } from '../world/entities/movements';
import type { World } from '../world/world';
import type { Journey, Stage } from './journey';

type Activity = Payloads['activityCreated'];

const OUTCOMES = ['VALIDATED', 'NOT_VALIDATED', 'REJECTED'] as const;

/** Money moves, and the client hears of each movement, and of each that changes later. */
export const activities: Journey = {
  name: 'events about activities',
  run: async ({ world, endpoints }) => {
    const account = await newFundedAccount(world, '100.00');
    await world.call('createTransaction', { body: movementInput(account.id) });
    const hears = (id: string, amount: string, entryType: string) =>
      endpoints.message('activityCreated', ({ activity }: Activity) => {
        const { account: holder, total_amount, entry_type } = activity;
        return holder.id === id && total_amount === amount && entry_type === entryType;
      });
    await hears(account.id, '10.00', 'CREDIT');
    const other = await newAccount(world);
    await world.call('createP2PTransaction', { body: p2pInput(account.id, other.id, { total_amount: '15.00' }) });
    await Promise.all([hears(account.id, '15.00', 'DEBIT'), hears(other.id, '15.00', 'CREDIT')]);
    await settleLater({ world, endpoints });
  },
};

async function settleLater({ world, endpoints }: Pick<Stage, 'world' | 'endpoints'>): Promise<void> {
  const transfer = await newTransfer(world, PENDING);
  const ofTransfer = ({ activity }: Activity, result: string) =>
    activity.account.id === transfer.account_id && activity.result === result;
  const created = await endpoints.message('activityCreated', (body: Activity) => ofTransfer(body, 'PENDING'));
  await world.call('settleTransfer', { path: { transfer_id: transfer.id } });
  const updated = await endpoints.message('activityUpdated', (body: Activity) => ofTransfer(body, 'APPROVED'));
  const [before, after] = [created.body as Activity, updated.body as Activity];
  assert.equal(after.activity.id, before.activity.id, 'an update tells of another activity');
  assert.notEqual(after.idempotency_key, before.idempotency_key, 'two events have one idempotency key');
}

/** A card is shipped, and the client gets an event for every step. */
export const shipments: Journey = {
  name: 'events about shipments',
  run: async ({ world, endpoints }) => {
    const { shipment_id } = await newCard(world, await plasticInput(world));
    const notifications = () => endpoints.received.filter((call) => isAbout(call.body, String(shipment_id))).length;
    const before = notifications();
    await advance(world, String(shipment_id), 'PENDING', 'TRACKED');
    await endpoints.hears('both steps of a shipment', () => notifications() >= before + 2);
    const { body } = await endpoints.message('shipmentUpdated', (update: Payloads['shipmentUpdated']) =>
      isAbout(update, String(shipment_id)),
    );
    const { resource_url } = (body as Payloads['shipmentUpdated']).meta;
    assert.ok(resource_url.endsWith(String(shipment_id)), `${resource_url} is not where the shipment is read`);
  },
};

function isAbout(body: unknown, shipmentId: string): boolean {
  return (body as Payloads['shipmentUpdated'] | undefined)?.shipment_id === shipmentId;
}

/** Users are looked at, and the client hears of each outcome. */
export const identity: Journey = {
  name: 'events about identity sessions',
  run: async ({ world, endpoints }) => {
    for (const status of OUTCOMES) {
      const { id } = await newSession(world);
      await finish(world, id, status);
      await endpoints.message(
        'identitySessionCompleted',
        ({ session }: Payloads['identitySessionCompleted']) => session.id === id && session.status === status,
      );
    }
  },
};

async function finish(world: World, session_id: string, status: (typeof OUTCOMES)[number]): Promise<void> {
  await world.call('advanceIdentitySession', { path: { session_id }, body: { status } });
}
