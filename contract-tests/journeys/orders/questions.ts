import type { NetworkApiOperationId } from '../../../generated/operations';
import type { OwnServer } from '../../target/own-server';
import { accountInput, newAccount, newFundedAccount } from '../../world/entities/accounts';
import { newPayingCard, usageInput } from '../../world/entities/card-transactions';
import { newCard, plasticInput } from '../../world/entities/cards';
import { boletoInput, country } from '../../world/entities/cash';
import { movementInput } from '../../world/entities/movements';
import { newUser } from '../../world/entities/users';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';
import type { Answer } from './answers';
import type { NetworkEndpoints } from './endpoints';

/** Where questions to networks come about. */
export interface Scene {
  world: World;
  server: Pick<OwnServer, 'db'>;
  endpoints: NetworkEndpoints;
}

/** One question of the service to a network. */
interface Question {
  /** Makes the service call the network. Resolves with the result, as one word. */
  ask(scene: Scene, answer: Answer): Promise<string>;
  /** The outcome that each answer must lead to, by the name of its example; `otherwise` for all that are not named. */
  outcomes: Readonly<Record<string, string>>;
  /** True for calls that are sent later, and repeated until the network accepts them. */
  isLater?: true;
}

/** The destination of the contract's example: the answer for another one counts as none. */
const ARGENTINE = { 'id-type': 'ALIAS', 'id-value': 'sol.mar.viento' };

/** Runs a call and returns a part of its reply as text, or its error code. */
async function outcome<T>(call: () => Promise<T>, look: (reply: T) => string = () => 'done'): Promise<string> {
  try {
    return look(await call());
  } catch (error) {
    const code = /"error_code":"(\w+)"/.exec((error as Error).message)?.[1];
    if (code === undefined) throw error;
    return code;
  }
}

/** An account with money, in Argentina or in Brazil. */
async function rich(world: World, where: 'ARG' | 'BRA'): Promise<string> {
  return (await newFundedAccount(world, '100000.00', await accountInput(world, where))).id;
}

/** Sets the answer, and asks at once. */
const withAnswer =
  (prepare: (scene: Scene) => Promise<() => Promise<string>>): Question['ask'] =>
  async (scene, answer) => {
    const act = await prepare(scene);
    scene.endpoints.answer(answer);
    return act();
  };

type Reserved = ReplyOf<'createTransfer'> | ReplyOf<'createPixTransfer'>;

/** A transfer without an answer of the network is followed until there is one. */
async function followed({ world, server }: Scene, send: () => Promise<Reserved>): Promise<string> {
  const { data } = await send();
  if (data.status !== 'IN_PROGRESS') return data.status;
  await world.passTime(FOLLOWED);
  const { status } = await server.db.knex('transfers').where({ id: data.id }).first('status');
  return `IN_PROGRESS, then ${status}`;
}

/** Longer than the time until a transfer is asked about again, and until failed tasks are repeated. */
const FOLLOWED = 61;

const UNAVAILABLE = { otherwise: 'SERVICE_UNAVAILABLE' };
const FOLLOWED_TO_ITS_END = { otherwise: 'IN_PROGRESS, then SUCCESS' };
const TRANSFERS = { arrived: 'SUCCESS', failed: 'FAILED', ...FOLLOWED_TO_ITS_END };
const LATER = { isLater: true, outcomes: { otherwise: 'heard' } } as const;

/** How each question comes about, and what its answers lead to. */
export const HOW: Readonly<Record<NetworkApiOperationId, Question>> = {
  findArgentineDestination: {
    ask: withAnswer(
      async ({ world }) =>
        () =>
          outcome(() => world.call('getDestinationInformation', { path: ARGENTINE })),
    ),
    outcomes: { found: 'done', nobody: 'DESTINATION_NOT_FOUND', ...UNAVAILABLE },
  },
  changeArgentineAlias: {
    ask: withAnswer(async ({ world }) => {
      const { id } = await newAccount(world);
      const body = { key: 'ALIAS', value: `ana.${crypto.randomUUID().slice(-12)}` } as const;
      return () => outcome(() => world.call('updateAccountAlias', { path: { 'account-id': id }, body }));
    }),
    outcomes: { changed: 'done', taken: 'ALIAS_ALREADY_IN_USE', ...UNAVAILABLE },
  },
  sendArgentineTransfer: {
    ask: withAnswer(async (scene) => {
      const { world } = scene;
      const account_id = await rich(world, 'ARG');
      const { data } = await world.call('getDestinationInformation', { path: ARGENTINE });
      const { tax_type, tax_value } = (data as unknown as { holder: { tax_type: 'CUIL'; tax_value: string } }).holder;
      const amount = { currency: 'ARS' as const, value: 1500.5 };
      const body = { account_id, credit_account: { tax_type, tax_value }, amount };
      return () => followed(scene, () => world.call('createTransfer', { body }));
    }),
    outcomes: TRANSFERS,
  },
  findPixKeyHolder: {
    ask: withAnswer(async ({ world }) => {
      const path = { account_id: await rich(world, 'BRA'), key: 'mariana.costa@example.com' };
      return () => outcome(() => world.call('lookupPixKey', { path }));
    }),
    outcomes: { found: 'done', nobody: 'PIX_KEY_NOT_FOUND', ...UNAVAILABLE },
  },
  registerPixKeyInDirectory: {
    ask: withAnswer(async ({ world }) => {
      const body = { account_id: await rich(world, 'BRA'), type: 'EVP' as const };
      return () => outcome(() => world.call('createPixKey', { body }));
    }),
    outcomes: { registered: 'done', ...UNAVAILABLE },
  },
  removePixKeyFromDirectory: {
    ask: async ({ world }) => {
      const body = { account_id: await rich(world, 'BRA'), type: 'EVP' as const };
      const { data } = await world.call('createPixKey', { body });
      await world.call('deletePixKey', { path: { account_id: body.account_id, key: data.key } });
      return data.key;
    },
    ...LATER,
  },
  sendPixTransfer: {
    ask: withAnswer(async (scene) => {
      const { world } = scene;
      const path = { account_id: await rich(world, 'BRA'), key: 'mariana.costa@example.com' };
      const { transaction_id } = (await world.call('lookupPixKey', { path })).data;
      return () => followed(scene, () => world.call('createPixTransfer', { body: { transaction_id, value: 80.9 } }));
    }),
    outcomes: TRANSFERS,
  },
  registerBoleto: {
    ask: withAnswer(async ({ world }) => {
      const request = { ...country(world), body: await boletoInput(world) };
      return () =>
        outcome(
          () => world.call('createCashInIntent', request),
          ({ data }) => data.status,
        );
    }),
    outcomes: { accepted: 'ACTIVE', refused: 'REJECTED', ...UNAVAILABLE },
  },
  withdrawBoleto: {
    ask: async ({ world }) => {
      const request = { ...country(world), body: await boletoInput(world) };
      const { data } = await world.call('createCashInIntent', request);
      await world.call('cancelCashInIntent', { ...country(world), path: { intent_id: data.id } });
      return data.id;
    },
    ...LATER,
  },
  orderPlastic: { ask: async ({ world }) => (await newCard(world, await plasticInput(world))).id, ...LATER },
  announceShipment: {
    ask: async ({ world }) => String((await newCard(world, await plasticInput(world))).shipment_id),
    ...LATER,
  },
  openProviderSession: {
    ask: withAnswer(async ({ world }) => {
      const { id: user_id } = await newUser(world);
      return () => outcome(() => world.call('createIdentitySession', { body: { user_id } }));
    }),
    outcomes: { prepared: 'done', ...UNAVAILABLE },
  },
  cancelProviderSession: {
    ask: async ({ world }) => {
      const { id: user_id } = await newUser(world);
      const { data } = await world.call('createIdentitySession', { body: { user_id } });
      await world.call('cancelIdentitySession', { path: { uuid: data.id } });
      return data.id;
    },
    ...LATER,
  },
  quoteExchangeRate: {
    ask: withAnswer(async ({ world }) => {
      const body = await usageInput(world, { amount: '1.00', currency: 'USD', country_code: 'USA' });
      return () => used(world, body);
    }),
    outcomes: { decimal: 'APPROVED', quotient: 'APPROVED', unknown: 'INVALID_CURRENCY', ...UNAVAILABLE },
  },
  scoreCardUse: {
    ask: withAnswer(async ({ world }) => {
      const body = await usageInput(world, { card_id: await newPayingCard(world) });
      return () => used(world, body);
    }),
    outcomes: {
      accept: 'APPROVED',
      over_threshold: 'SECURITY_VIOLATION',
      refuse: 'REJECTED_FRAUD',
      otherwise: 'SERVICE_UNAVAILABLE',
    },
  },
  scoreMovement: {
    ask: withAnswer(async ({ world }) => {
      const { id } = await newAccount(world);
      return () =>
        outcome(
          () => world.call('createTransaction', { body: movementInput(id) }),
          (reply) => reply.rejection_reason ?? reply.result,
        );
    }),
    outcomes: { accept: 'APPROVED', refuse: 'FRAUD_SCORING_REJECTED', ...UNAVAILABLE },
  },
};

function used(world: World, body: Awaited<ReturnType<typeof usageInput>>): Promise<string> {
  return outcome(
    () => world.call('authorizeAtNetwork', { body }),
    ({ data }) => String(data.status_detail),
  );
}
