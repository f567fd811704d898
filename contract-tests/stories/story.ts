import { createWorld } from '../../mocks/world';
import { verifyLedger } from '../../server/ledger/verification';
import { ask, openAccount } from '../../server/testing/networks';
import { type TestClient, type TestServer, useServer } from '../../server/testing/server';

/** A sandbox for the tests of a file. After each test the ledger is recomputed from its entries. */
export function useSandbox(): () => TestServer {
  const server = useServer({ extension: createWorld, environment: { TOKEN_SECONDS: '8640000' } });
  afterEach(async () => {
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });
  return server;
}

/** A company that integrates against the sandbox, with one account of one of its users. */
export class Partner {
  private constructor(
    readonly client: TestClient,
    // biome-ignore lint/suspicious/noExplicitAny: stories look into bodies of every shape
    readonly account: any,
  ) {}

  static async open(server: TestServer, country: 'ARG' | 'BRA'): Promise<Partner> {
    const client = await server.client();
    return new Partner(client, await openAccount(client, country));
  }

  /** A request that must succeed. @returns the `data` of its answer */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<any> {
    return ask(this.client, method, path, body, headers);
  }

  /** Something that the outside world does. */
  control(path: string, body: unknown = {}) {
    return this.ask('POST', `/sandbox/v1/${path}`, body);
  }

  /** Lets time pass, with everything that falls due. */
  pass(seconds: number): Promise<void> {
    return this.control('clock/advance', { seconds });
  }

  fund(amount: string): Promise<void> {
    return this.control(`accounts/${this.account.id}/fund`, { amount });
  }

  async balance(): Promise<string> {
    return (await this.ask('GET', `/core/accounts/v1/${this.account.id}`)).balance;
  }

  /** The newest activity of the account. */
  async lastActivity() {
    const query = `?filter%5Baccount_id%5D=${this.account.id}&sort=-updated_at,-created_at&page%5Bsize%5D=1`;
    return (await this.ask('GET', `/core/activities/v1${query}`))[0];
  }

  /** What the client is told about one thing, oldest first. */
  async told(resourceId: string): Promise<{ type: string; payload: Record<string, unknown> }[]> {
    const events = await this.ask('GET', `/sandbox/v1/events?filter%5Bresource_id%5D=${resourceId}&sort=created_at`);
    return Promise.all(events.map(({ id }: { id: string }) => this.ask('GET', `/sandbox/v1/events/${id}`)));
  }
}
