import type { ScenarioRequest } from '../../scenario';
import { newAccount, newFundedAccount } from '../../world/entities/accounts';
import { assertEqual, p2pInput, past } from '../../world/entities/movements';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

type Leg = { result: string; rejection_reason: string | null };

const expect = (result: string, source: string | null, destination: string | null) => (body: unknown) => {
  const { source_account_tx, destination_account_tx } = body as { source_account_tx: Leg; destination_account_tx: Leg };
  assertEqual(source_account_tx.result, result);
  assertEqual(destination_account_tx.result, result);
  assertEqual(source_account_tx.rejection_reason, source);
  assertEqual(destination_account_tx.rejection_reason, destination);
};

async function between(
  world: World,
  changes: Partial<BodyOf<'createP2PTransaction'>> = {},
): Promise<{ body: BodyOf<'createP2PTransaction'> }> {
  const [source, destination] = [await newFundedAccount(world, '100000.00'), await newAccount(world)];
  return { body: p2pInput(source.id, destination.id, changes) };
}

const rejected = (request: ScenarioRequest, source: string, destination: string): ScenarioRequest => ({
  ...request,
  expect: expect('REJECTED', source, destination),
});

export const valid: Valid<'createP2PTransaction'> = (world) => between(world);

export const scenarios: Scenarios<'createP2PTransaction'> = {
  '201 approved': async (world) => ({ ...(await between(world)), expect: expect('APPROVED', null, null) }),
  '201 rejected-SOURCE_ACCOUNT_TX_REJECTED': async (world) =>
    rejected(await between(world, { total_amount: '100000.01' }), 'INSUFFICIENT_FUNDS', 'SOURCE_ACCOUNT_TX_REJECTED'),
  '201 rejected-DESTINATION_ACCOUNT_TX_REJECTED': async (world) => {
    const request = await between(world);
    const path = { id: request.body.destination_account_id };
    await world.call('updateAccount', { path, body: { status: 'DISABLED', status_update_motive: 'LOST' } });
    return rejected(request, 'DESTINATION_ACCOUNT_TX_REJECTED', 'ACCOUNT_DISABLED');
  },
  '201 rejected-PROCESS_TIME_EXPIRED': async (world) =>
    rejected(
      await between(world, { process_before: await past(world) }),
      'PROCESS_TIME_EXPIRED',
      'PROCESS_TIME_EXPIRED',
    ),
  '201 rejected-FRAUD_SCORING_REJECTED': async (world) =>
    rejected(
      await between(world, { total_amount: '66666.66' }),
      'FRAUD_SCORING_REJECTED',
      'SOURCE_ACCOUNT_TX_REJECTED',
    ),
  '404 ACCOUNT_NOT_FOUND': async (world) => ({
    body: p2pInput((await newAccount(world)).id, crypto.randomUUID()),
  }),
};
