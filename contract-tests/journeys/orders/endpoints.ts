import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { NetworkApiOperationId } from '../../../generated/operations';
import { RAILS } from '../../../server/networks/rails';
import type { IncomingCall } from '../judge-call';
import { closeAtOnce, ReceivedCalls } from '../received-calls';
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

/** How they are reached, where that is not plain HTTP at the time of this machine. */
export interface EndpointOptions {
  /** In PEM, and the file of the certificate. */
  tls?: { cert: string; key: string; ca_file: string };
  /** The time with which the timestamp of a signature is compared, in milliseconds. */
  now?: (moment: number) => number;
}

const PREFIX = '/contrato';
const API_KEY = 'contract-tests';

/** All networks and providers in one: they store and check each call, and give the answer that a journey requests. */
export class NetworkEndpoints {
  private readonly log = new ReceivedCalls<ReceivedOrder>();
  private readonly answers = new Map<string, Answer[]>();
  private readonly secret = randomBytes(32).toString('base64');

  private constructor(
    private readonly server: Server,
    private readonly options: EndpointOptions,
  ) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  /** Every call that came, in order. */
  get received(): readonly ReceivedOrder[] {
    return this.log.calls;
  }

  /** Opens them on a free port. */
  static async open(options: EndpointOptions = {}): Promise<NetworkEndpoints> {
    const { tls } = options;
    const server: Server = tls === undefined ? createServer() : createTlsServer(tls);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new NetworkEndpoints(server, options);
  }

  /**
   * Their settings in NETWORKS_FILE. Calls are not repeated automatically and no circuit opens, so that the effect of
   * one answer can be seen.
   *
   * @param secretFile the file with the secret
   */
  calls(secretFile: string): object {
    const { port } = this.server.address() as AddressInfo;
    const { tls } = this.options;
    const origin = tls === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`;
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

  /** Has the next call to an operation answered so. */
  answer(answer: Answer): void {
    this.answers.set(answer.operation, [...(this.answers.get(answer.operation) ?? []), answer]);
  }

  /**
   * Resolves with the first call that fits, as soon as it is there.
   * @param what how the error calls it
   */
  hears(what: string, fits: (call: ReceivedOrder) => boolean): Promise<ReceivedOrder> {
    return this.log.first(`${what} was never asked`, fits);
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: target = '', method = '' } = request;
    const body = await buffer(request);
    const now = this.options.now?.(Number(request.headers['x-timestamp']) * 1_000) ?? Date.now();
    const call = { target, method, headers: request.headers as IncomingCall['headers'], body };
    const judged = judgeOrder(call, PREFIX, { secrets: { [API_KEY]: this.secret }, now });
    const operation = judged.rule?.operationId ?? null;
    const answer = operation && (this.answers.get(operation)?.shift() ?? usualAnswer(operation));
    const identity = identityOf(judged);
    const answered = answer === null ? '404' : replyName(answer);
    const problems = [...judged.problems, ...this.changed(operation, identity, body.toString())];
    const received = { ...judged, problems, operation, identity, text: body.toString(), answered };
    if (answer === null) response.writeHead(404).end();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(bodyFor(answer, judged));
    this.log.add(received);
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
