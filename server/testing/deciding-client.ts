import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Order, signature } from '../../client/signature';
import { CardNetwork, type Setting } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { closeAtOnce, listenLocally } from './local-server';
import { type TestServer, useServer } from './server';
import { ManualTimer } from './timer';

export const BUDGET = 3000;
export const PAUSE = 50;

const timer = new ManualTimer();
const closing: (() => Promise<unknown>)[] = [];
let server: () => TestServer;

/** Gives the tests of a file a service whose calls to clients wait by a timer that the tests move. */
export function useDecidingClients() {
  server = useServer({ extension: worldExtension, processing: { timer } });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  return { server, timer };
}

export async function network(setting: Setting = {}): Promise<CardNetwork> {
  const made = await CardNetwork.open(server(), setting);
  closing.push(() => made.close());
  return made;
}

export interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

export const APPROVED = { status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' };

/** An endpoint that does what a test says with each call, in turn; the last behaviour stays. */
export class Endpoint {
  readonly received: ReceivedCall[] = [];
  /** Connections that were made to it. */
  connections = 0;
  /** Adjustments are taken, whatever is done with authorizations. */
  adjusting: Behaviour = (response) => void response.writeHead(200).end();
  private n: CardNetwork | null = null;
  private waiting: (() => void)[] = [];

  private constructor(
    readonly url: string,
    private readonly behaviours: Behaviour[],
  ) {}

  static async open(...behaviours: Behaviour[]): Promise<{ endpoint: Endpoint; n: CardNetwork }> {
    let endpoint: Endpoint | undefined;
    const http = createServer((request, response) => void endpoint?.serve(request, response));
    const port = await listenLocally(http);
    closing.push(() => closeAtOnce(http));
    http.on('connection', () => {
      if (endpoint !== undefined) endpoint.connections += 1;
    });
    const url = `http://127.0.0.1:${port}`;
    endpoint = new Endpoint(url, behaviours);
    endpoint.n = await network({ transactions: url });
    return { endpoint, n: endpoint.n };
  }

  /** Resolves once so many calls have come. */
  async receives(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  get authorizations(): ReceivedCall[] {
    return this.received.filter(({ path }) => path === '/transactions/authorizations');
  }

  get secret(): string {
    return Object.values(this.n?.secrets ?? {})[0] as string;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url as string;
    this.received.push({ path, headers: request.headers, text: (await buffer(request)).toString('utf8') });
    for (const wake of this.waiting.splice(0)) wake();
    if (path !== '/transactions/authorizations') return this.adjusting(response, this);
    const at = Math.min(this.authorizations.length, this.behaviours.length) - 1;
    (this.behaviours[at] as Behaviour)(response, this);
  }
}

export type Behaviour = (response: ServerResponse, endpoint: Endpoint) => void;

export interface Reply {
  body?: unknown;
  status?: number;
  endpoint?: string;
  /** Age of the signature, in seconds. */
  age?: number;
  order?: Order;
  change?: (headers: Record<string, string>) => Record<string, string>;
}

/** Answers with a signed reply; whatever is said otherwise is different. */
export function reply({
  body = APPROVED,
  status = 200,
  endpoint = '/transactions/authorizations',
  age = 0,
  order,
  change = (headers) => headers,
}: Reply = {}): Behaviour {
  return (response, { secret }) => {
    const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = Buffer.from(isPlain ? (body as string) : JSON.stringify(body));
    const parts = { timestamp: String(Math.floor(Date.now() / 1000) - age), endpoint, body: bytes };
    const headers = {
      'content-type': 'application/json',
      'x-endpoint': parts.endpoint,
      'x-timestamp': parts.timestamp,
      'x-signature': signature(parts, secret, order ?? 'timestamp-endpoint-body'),
    };
    response.writeHead(status, change(headers)).end(bytes);
  };
}

export const silence: Behaviour = () => undefined;
export const inTransit = reply({
  status: 425,
  body: { status: 'REJECTED', message: 'In transit.', status_detail: 'OTHER' },
});
export const ADJUSTMENT = '/transactions/adjustments/credit';
export const LATIN = Buffer.from(JSON.stringify({ ...APPROVED, message: 'Año' }), 'latin1');
export const adding = (name: string, value: string) => (headers: Record<string, string>) => ({
  ...headers,
  [name]: value,
});
export const without = (name: string) => (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

/** The call that a client got to decide, as it is listed with its events. */
export async function authorizationOf(n: CardNetwork, id: string) {
  const query = `filter[resource_id]=${id}&filter[type]=CARD_AUTHORIZATION`;
  const found = await n.bench.ask('GET', `${CONTROLS}/events?${query}`);
  return n.bench.ask('GET', `${CONTROLS}/events/${found[0].id}`);
}
