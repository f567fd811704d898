import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { defaultConfiguration } from '../../server/kernel/client';
import { startTracing } from '../../server/platform/telemetry/start';
import type { Tracing } from '../../server/platform/telemetry/tracing';
import { closeAtOnce, listenLocally } from '../../server/testing/local-server';
import { Receiver } from '../../server/testing/receiver';
import { startTestServer, type TestServer } from '../../server/testing/server';
import { CardNetwork } from '../testing/card-network';
import { CONTROLS } from '../testing/controls';
import { worldExtension } from '.';

/** A span as OTLP's JSON has it. */
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const ROUTE = `POST ${CONTROLS}/card-transactions`;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const OTHER = '0af7651916cd43dd8448eb211c80319c';
const CALLER = '00f067aa0ba902b7';
const variables = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME', 'OTEL_BSP_SCHEDULE_DELAY'] as const;

/** A collector that keeps what it is sent. */
class Collector {
  readonly bodies: string[] = [];
  private readonly server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.url === '/v1/traces') this.bodies.push(body.toString('utf8'));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  async listen(): Promise<string> {
    return `http://127.0.0.1:${await listenLocally(this.server)}`;
  }

  get spans(): Sent[] {
    return this.bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }
}

describe('a trace', () => {
  const collector = new Collector();
  let tracing: Tracing | null = null;
  let server: TestServer;
  let network: CardNetwork;
  let deciding: CardNetwork;
  let receiver: Receiver;
  let heard: Record<string, string | undefined>;
  afterAll(async () => {
    for (const name of variables) delete process.env[name];
    await Promise.all([collector.close(), receiver?.close(), network?.close(), deciding?.close()]);
    await server?.close();
  });

  beforeAll(async () => {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await collector.listen();
    process.env.OTEL_SERVICE_NAME = 'traced';
    process.env.OTEL_BSP_SCHEDULE_DELAY = '600000';
    tracing = startTracing(process.env);
    server = await startTestServer({ extension: worldExtension, background: true });
    receiver = await Receiver.start();
    network = await traced(server, receiver);
    const { token } = network.bench.client;
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
    const sent = { body: network.usage(), headers, token };
    const answer = await server.send('POST', `${CONTROLS}/card-transactions`, sent);
    expect(answer).toMatchObject({ status: 201 });
    deciding = await CardNetwork.open(server);
    const asked = { body: deciding.usage(), headers: { traceparent: `00-${OTHER}-${CALLER}-01` } };
    await deciding.bench.client.send('POST', `${CONTROLS}/card-transactions`, asked);
    await receiver.got(1);
    heard = receiver.received[0]?.headers ?? {};
    await server.app.deliveries.drained();
    await tracing?.stop();
    tracing = null;
  });

  const own = (trace = TRACE) => collector.spans.filter(({ traceId }) => traceId === trace);
  const named = (name: string) => own().filter((span) => span.name === name);
  /** The names of the spans above one, and above those. */
  const above = ({ parentSpanId }: Sent): string[] => {
    const parent = own().find(({ spanId }) => spanId === parentSpanId);
    return parent === undefined ? [] : [parent.name, ...above(parent)];
  };
  const attributeOf = ({ attributes }: Sent, key: string) => attributes.find((one) => one.key === key)?.value;

  it("begins with the caller's span, and goes from the request to its statements and its commit", () => {
    const [request] = named(ROUTE) as [Sent];
    expect(request.parentSpanId).toBe(CALLER);
    expect(attributeOf(request, 'contrato.operation')).toEqual({ stringValue: 'authorizeAtNetwork' });
    const [commit] = named('COMMIT') as [Sent];
    expect(above(commit)).toContain(ROUTE);
    const inserts = own().filter(({ name }) => name.startsWith('INSERT '));
    expect(inserts.length).toBeGreaterThan(0);
    for (const insert of inserts) expect(above(insert)).toContain(ROUTE);
  });

  it('goes on to the client that is asked to decide', () => {
    const [call] = own(OTHER).filter(({ name }) => name === 'POST authorizations') as [Sent];
    const [request] = own(OTHER).filter(({ name }) => name === ROUTE) as [Sent];
    expect(call.parentSpanId).toBe(request.spanId);
    expect(attributeOf(call, 'http.response.status_code')).toEqual({ intValue: 200 });
  });

  it('goes on with the event: its delivery is a part, and the call to the client has it', () => {
    const [delivery] = own().filter(({ name }) => name.startsWith('deliver ')) as [Sent];
    expect(above(delivery)).toContain(ROUTE);
    const [call] = named('POST events') as [Sent];
    expect(above(call)[0]).toBe(delivery.name);
    expect(heard.traceparent).toBe(`00-${TRACE}-${call.spanId}-01`);
  });

  it('is named by the lines of the log', () => {
    const lines = server.logged.filter(({ trace_id }) => trace_id === TRACE);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', operation: 'authorizeAtNetwork' }));
  });

  it('names the service, and nothing that a caller sent', () => {
    const text = collector.bodies.join('');
    expect(text).toContain('"traced"');
    const secrets = [network.bench.client.token, 'Almacén Palermo', network.cardId, receiver.url('')];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

/** A network whose client hears of activities at a receiver. */
function traced(server: TestServer, receiver: Receiver): Promise<CardNetwork> {
  const callbacks = { ...defaultConfiguration.callbacks, activities: receiver.url() };
  return CardNetwork.open(server, { account: true, configuration: { callbacks } });
}
