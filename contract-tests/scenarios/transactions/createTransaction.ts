import type { ScenarioRequest } from '../../scenario';
import { bridgeInput, newAccount, newFundedAccount } from '../../world/entities/accounts';
import { accountOf, assertEqual, movementInput, past } from '../../world/entities/movements';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

type Limits = NonNullable<BodyOf<'updateSandboxClient'>['limits']>;
type Transaction = { result: string; rejection_reason: string | null };

const NONE = { daily: null, monthly: null };
const NO_LIMITS: Limits = { account: NONE, client: NONE, bridge: { ...NONE, movement: null, balance: null } };

const expect = (result: string, reason: string | null) => (body: unknown) => {
  const transaction = body as Transaction;
  assertEqual(transaction.result, result);
  assertEqual(transaction.rejection_reason, reason);
};

const rejected = (body: BodyOf<'createTransaction'>, reason: string): ScenarioRequest => ({
  body,
  expect: expect('REJECTED', reason),
});

const debit = { entry_type: 'DEBIT' } as const;

export const valid: Valid<'createTransaction'> = async (world) => ({
  body: movementInput((await newAccount(world)).id),
});

/** The first credit to an account of a client that may move less than that. */
async function limited(
  world: World,
  owner: 'USER' | 'CLIENT',
  limits: Partial<Limits>,
  reason: string,
): Promise<ScenarioRequest> {
  const client = await world.sharedClient('limits that change');
  await client.agree({ limits: { ...NO_LIMITS, ...limits } });
  const id = await accountOf(world, client, owner);
  return { ...rejected(movementInput(id), reason), token: await client.token() };
}

async function withStatus(world: World, status: 'FROZEN' | 'DISABLED'): Promise<string> {
  const { id } = await newFundedAccount(world, '100.00');
  const status_update_motive = status === 'FROZEN' ? 'SEIZURE' : 'LOST';
  await world.call('updateAccount', { path: { id }, body: { status, status_update_motive } });
  return id;
}

const LOW = '5.00';

export const scenarios: Scenarios<'createTransaction'> = {
  '201 approved': async (world) => ({ ...(await valid(world)), expect: expect('APPROVED', null) }),
  '201 rejected-INSUFFICIENT_FUNDS': async (world) =>
    rejected(movementInput((await newAccount(world)).id, debit), 'INSUFFICIENT_FUNDS'),
  '201 rejected-ACCOUNT_DISABLED': async (world) =>
    rejected(movementInput(await withStatus(world, 'DISABLED')), 'ACCOUNT_DISABLED'),
  '201 rejected-ACCOUNT_FROZEN': async (world) =>
    rejected(movementInput(await withStatus(world, 'FROZEN'), debit), 'ACCOUNT_FROZEN'),
  '201 rejected-MONTHLY_AMOUNT_LIMIT_REACHED': (world) =>
    limited(world, 'USER', { account: { ...NONE, monthly: LOW } }, 'MONTHLY_AMOUNT_LIMIT_REACHED'),
  '201 rejected-DAILY_AMOUNT_LIMIT_REACHED': (world) =>
    limited(world, 'USER', { account: { ...NONE, daily: LOW } }, 'DAILY_AMOUNT_LIMIT_REACHED'),
  '201 rejected-CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED': (world) =>
    limited(world, 'USER', { client: { ...NONE, monthly: LOW } }, 'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED'),
  '201 rejected-CLIENT_DAILY_AMOUNT_LIMIT_REACHED': (world) =>
    limited(world, 'USER', { client: { ...NONE, daily: LOW } }, 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED'),
  '201 rejected-BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED': (world) =>
    limited(
      world,
      'CLIENT',
      { bridge: { ...NO_LIMITS.bridge, monthly: LOW } },
      'BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED',
    ),
  '201 rejected-BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED': (world) =>
    limited(
      world,
      'CLIENT',
      { bridge: { ...NO_LIMITS.bridge, daily: LOW } },
      'BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED',
    ),
  '201 rejected-BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED': (world) =>
    limited(world, 'CLIENT', { bridge: { ...NO_LIMITS.bridge, movement: LOW } }, 'BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED'),
  '201 rejected-MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED': (world) =>
    limited(
      world,
      'CLIENT',
      { bridge: { ...NO_LIMITS.bridge, balance: LOW } },
      'MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED',
    ),
  '201 rejected-PROCESS_TIME_EXPIRED': async (world) =>
    rejected(
      movementInput((await newAccount(world)).id, { process_before: await past(world) }),
      'PROCESS_TIME_EXPIRED',
    ),
  '201 rejected-FRAUD_SCORING_REJECTED': async (world) =>
    rejected(movementInput((await newAccount(world)).id, { total_amount: '66666.66' }), 'FRAUD_SCORING_REJECTED'),
  '404 ACCOUNT_NOT_FOUND': async () => ({ body: movementInput(crypto.randomUUID()) }),
  '422 INVALID_PARENT_TX_ID': async (world) => ({
    body: movementInput((await newAccount(world, await bridgeInput(world))).id, {
      process_type: 'REFUND',
      parent_tx_id: crypto.randomUUID(),
    }),
  }),
};
