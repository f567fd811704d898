import type { Rule } from '../contract';
import type { ScenarioRequest } from '../scenario';
import type { NetworkCredentials } from '../target/edge';
import { type Calls, Client, movedSoFar } from '../world/client';
import { send } from '../world/http';
import { ReportingNetwork } from '../world/network';

/** More requests than a rate lets through at once. */
const HURRIED = 500;
/** Where a proxy has seen those who hurry and whom nobody knows. */
const HURRIED_ADDRESS = '203.0.113.9';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Those who send more than was agreed: a client, a network, and somebody whom nobody knows. */
export class Hurry {
  private readonly network: ReportingNetwork;
  private client: Client | null = null;

  constructor(
    private readonly calls: Calls,
    credentials: NetworkCredentials,
    now: () => number,
  ) {
    this.network = new ReportingNetwork(calls, credentials, async () => now());
  }

  /** Uses up the rate of somebody. @returns what makes a request theirs */
  async beyondTheRate({ document, auth, path }: Rule): Promise<Partial<ScenarioRequest>> {
    if (auth !== 'bearer') {
      const headers = { 'x-forwarded-for': HURRIED_ADDRESS };
      await this.useUp(headers, path);
      return { headers };
    }
    const isNetwork = document === 'networks';
    const token = await (isNetwork ? this.network.token(movedSoFar()) : this.tokenOfClient());
    await this.useUp(bearer(token), isNetwork ? '/edge/v1/cash/cash-ins' : '/users/v1/');
    return { token };
  }

  private async tokenOfClient(): Promise<string> {
    if (this.client === null) {
      this.client = await Client.open(this.calls, {});
      // The token is asked for before the rate is agreed on, which counts for it as well.
      await this.client.token();
      await this.client.agree({ rate_limit: { requests_per_second: 1, burst: 1 } });
    }
    return this.client.token();
  }

  /** Sends what is refused anyway, until there are too many. */
  private async useUp(own: Record<string, string>, target: string): Promise<void> {
    const headers = { ...own, 'content-type': 'application/json', accept: 'application/json' };
    for (let turn = 0; turn < HURRIED; turn += 1) {
      if ((await send(this.calls.url, { method: 'POST', target, headers, body: '{}' })).status === 429) return;
    }
    throw new Error(`arranging failed: ${target} lets everything through`);
  }
}
