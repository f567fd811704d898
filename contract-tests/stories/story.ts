import { type ContratoClient, ContratoError, createClient } from '../../client';
import { worldExtension } from '../../mocks/world';
import { verifyLedger } from '../../server/ledger/verification';
import { newId } from '../../server/platform/ids';
import { userInput } from '../../server/testing/cards';
import { type TestServer, useServer } from '../../server/testing/server';
import type { BodyOf } from '../world/types';

/** A sandbox for the tests of a file. After each test the ledger is recomputed from its entries. */
export function useSandbox(): () => TestServer {
  const server = useServer({ extension: worldExtension, environment: { TOKEN_SECONDS: '8640000' } });
  afterEach(async () => {
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });
  return server;
}

const CURRENCIES = { ARG: 'ARS', BRA: 'BRL' } as const;

/** The typed client of a new client of the sandbox. Its tokens live by the sandbox's clock. */
async function openClient(server: TestServer): Promise<ContratoClient> {
  const { client, secret } = await server.client();
  const credentials = { client_id: client.id, client_secret: secret, audience: server.config.audience };
  return createClient({ baseUrl: server.url, credentials, now: () => server.clock.now() });
}

async function openAccount(api: ContratoClient, country: 'ARG' | 'BRA') {
  const brazilian = { name: 'João', surname: 'Pereira', operation_country: 'BRA' as const };
  const body =
    country === 'ARG' ? (userInput() as BodyOf<'createUser'>) : { ...brazilian, email: `${newId()}@example.com` };
  const { data: user } = await api.POST('/users/v1/', { body });
  const account = { owner_type: 'USER' as const, user_id: user.id, country, currency: CURRENCIES[country] };
  return (await api.POST('/core/accounts/v1', { body: account })).data;
}

type Account = Awaited<ReturnType<typeof openAccount>>;

/** A company that integrates against the sandbox, with one account of one of its users. */
export class Partner {
  private constructor(
    readonly api: ContratoClient,
    readonly account: Account,
  ) {}

  static async open(server: TestServer, country: 'ARG' | 'BRA'): Promise<Partner> {
    const api = await openClient(server);
    return new Partner(api, await openAccount(api, country));
  }

  /** Lets time pass, with everything that falls due. */
  async pass(seconds: number): Promise<void> {
    await this.api.POST('/sandbox/v1/clock/advance', { body: { seconds } });
  }

  async fund(amount: string): Promise<void> {
    const path = { account_id: this.account.id };
    await this.api.POST('/sandbox/v1/accounts/{account_id}/fund', { params: { path }, body: { amount } });
  }

  async balance(): Promise<string> {
    const path = { id: this.account.id };
    return (await this.api.GET('/core/accounts/v1/{id}', { params: { path } })).data.balance;
  }

  /** The newest activity of the account. */
  async lastActivity() {
    const query = {
      'filter[account_id]': [this.account.id],
      sort: ['-updated_at' as const, '-created_at' as const],
      'page[size]': 1,
    };
    const [activity] = (await this.api.GET('/core/activities/v1', { params: { query } })).data;
    if (activity === undefined) throw new Error('the account has no activity');
    return activity;
  }

  /** Returns the client's events about one record, oldest first. */
  async eventsAbout(resourceId: string) {
    const query = { 'filter[resource_id]': [resourceId], sort: ['created_at' as const] };
    const events = [];
    for await (const { id } of this.api.items('/sandbox/v1/events', { params: { query } })) {
      events.push((await this.api.GET('/sandbox/v1/events/{event_id}', { params: { path: { event_id: id } } })).data);
    }
    return events;
  }
}

/** Returns the service's refusal of something. @throws when it does not */
export async function refusalOf(asked: Promise<unknown>): Promise<ContratoError> {
  const error = await asked.then(
    () => new Error('it was not refused'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ContratoError) return error;
  throw error;
}
