import { randomBytes } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { NetworkApiOperationId } from '../../../generated/operations';
import { RAILS } from '../../../server/networks/rails';
import type { IncomingCall } from '../judge-call';
import { type EndpointOptions, openServer, RecordingEndpoints } from '../recording-endpoints';
import { replyName } from '../replies';
import { type Answer, usualAnswer } from './answers';
import { identityOf, type JudgedOrder, judgeOrder } from './judge-order';

/** A received call, with its check and its answer. */
export interface ReceivedOrder extends JudgedOrder {
  operation: NetworkApiOperationId | null;
  /** The bytes of its body, as text. */
  text: string;
  /** The identifier of the order; null for other calls. */
  identity: string | null;
  /** The answer's name. */
  answered: string;
}

/** How they are reached, with the file of the certificate. */
export interface NetworkEndpointOptions extends EndpointOptions {
  tls?: { cert: string; key: string; ca_file: string };
}

const PREFIX = '/contrato';
const API_KEY = 'contract-tests';

/** All networks and providers in one: they store and check each call, and give the answer that a journey requests. */
export class NetworkEndpoints extends RecordingEndpoints<ReceivedOrder, Answer> {
  private readonly secret = randomBytes(32).toString('base64');

  private constructor(
    server: Server,
    protected override readonly options: NetworkEndpointOptions,
  ) {
    super(server, options);
  }

  /** Opens them on a free port. */
  static async open(options: NetworkEndpointOptions = {}): Promise<NetworkEndpoints> {
    return new NetworkEndpoints(await openServer(options.tls), options);
  }

  /**
   * Their settings in NETWORKS_FILE. Calls are not repeated automatically and no circuit opens, so that the effect of
   * one answer can be seen.
   *
   * @param secretFile the file with the secret
   */
  calls(secretFile: string): object {
    const { tls } = this.options;
    const origin = tls === undefined ? `http://127.0.0.1:${this.port}` : `https://localhost:${this.port}`;
    return {
      ...(tls && { tls: { ca_file: tls.ca_file } }),
      connector: 'http',
      address: origin + PREFIX,
      serves: RAILS.filter((rail) => rail !== 'card'),
      authentication: { kind: 'signed', api_key: API_KEY, api_secret: { file: secretFile } },
      retries: 0,
      circuit: { failures: 1000 },
    };
  }

  get apiSecret(): string {
    return this.secret;
  }

  /**
   * Resolves with the first call that fits, as soon as it is there.
   * @param what how the error calls it
   */
  hears(what: string, fits: (call: ReceivedOrder) => boolean): Promise<ReceivedOrder> {
    return this.first(`${what} was never asked`, fits);
  }

  protected take(call: IncomingCall, response: ServerResponse): ReceivedOrder {
    const text = call.body.toString();
    const judged = judgeOrder(call, PREFIX, { secrets: { [API_KEY]: this.secret }, now: this.timeOf(call) });
    const operation = judged.rule?.operationId ?? null;
    const answer = operation && (this.next(operation) ?? usualAnswer(operation));
    const identity = identityOf(judged);
    const problems = [...judged.problems, ...this.changed(operation, identity, text)];
    if (answer === null) response.writeHead(404).end();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(bodyFor(answer, judged));
    return { ...judged, problems, operation, identity, text, answered: answer === null ? '404' : replyName(answer) };
  }

  /** An order has one id and one content, however often it is sent. */
  private changed(operation: string | null, identity: string | null, text: string): string[] {
    const before = this.received.find((call) => call.operation === operation && call.identity === identity);
    if (identity === null || before === undefined || before.text === text || before.rule?.method !== 'POST') return [];
    return [`${operation}: the order ${identity} came again with another content`];
  }
}

/** An answer names the order that it answers. */
function bodyFor({ body }: Answer, { path, query, body: asked }: JudgedOrder): string {
  if (body === '') return '';
  const reply = JSON.parse(body) as { data?: Record<string, unknown> };
  const known = { ...query, ...path, ...(asked as object), ...(path.shipment_id && { id: path.shipment_id }) };
  for (const [name, value] of Object.entries(known)) {
    if (ECHOED.has(name) && reply.data?.[name] !== undefined) reply.data[name] = value;
  }
  return JSON.stringify(reply);
}

const ECHOED = new Set(['id', 'key', 'from', 'to']);
