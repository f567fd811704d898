import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Secrets, signature } from '../../client/signature';
import type { MessageName, SendName } from '../../generated/events';
import type { Revision } from '../../generated/revisions';
import type { Channel } from '../../server/events/rules/kinds';
import { type IncomingCall, type JudgedCall, judgeCall, orderOf } from './judge-call';
import { closeAtOnce, ReceivedCalls } from './received-calls';
import { type Reply, replyName } from './replies';

/** A received call, with its check and its answer. */
interface ReceivedCall extends JudgedCall {
  headers: IncomingCall['headers'];
  /** The name of the answer; null if no journey requested it. */
  reply: string | null;
}

/** How they are reached, where that is not plain HTTP at the time of this machine. */
interface ClientEndpointsOptions {
  /** In PEM, of `localhost`. */
  tls?: { cert: string; key: string };
  /** The time of the service in milliseconds, for something that was done at a moment. */
  now?: (moment: number) => number;
}

const REFUSED = 404;

/** The answers to calls that a journey says nothing about. */
const USUAL: Readonly<Partial<Record<SendName, string>>> = {
  authorizeCardTransaction: JSON.stringify({ status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' }),
};

/** The endpoints of a client: they store and check each call, and give the answer that a journey requests. */
export class ClientEndpoints {
  private readonly log = new ReceivedCalls<ReceivedCall>();
  private readonly replies = new Map<SendName, Reply[]>();
  private readonly bodies = new Set<string>();

  private constructor(
    private readonly server: Server,
    private readonly revision: Revision,
    private readonly secrets: Secrets,
    private readonly options: ClientEndpointsOptions,
  ) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  /** Every call that came, in order. */
  get received(): readonly ReceivedCall[] {
    return this.log.calls;
  }

  /**
   * Opens them on a free port.
   * @param secrets the client's api-secrets by api-key
   */
  static async open(
    revision: Revision,
    secrets: Secrets,
    options: ClientEndpointsOptions = {},
  ): Promise<ClientEndpoints> {
    const { tls } = options;
    const server: Server = tls === undefined ? createServer() : createTlsServer(tls);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ClientEndpoints(server, revision, secrets, options);
  }

  /** Returns the addresses in the form that the service takes. */
  get addresses(): Readonly<Record<Channel, string>> {
    const scheme = this.options.tls === undefined ? 'http' : 'https';
    const origin = `${scheme}://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      transactions: origin,
      shipping_updates: `${origin}/shipping/updates`,
      activities: `${origin}/activities`,
      identity_sessions: `${origin}/identity/v1/sessions/completed`,
    };
  }

  /**
   * Sets the answer to the next call to an operation; several answers are used in order. A repeated call uses none of
   * them: it arrives when it is due and not when a journey causes it, and would use the answer for another call.
   */
  answer(reply: Reply): void {
    this.replies.set(reply.operation, [...(this.replies.get(reply.operation) ?? []), reply]);
  }

  /**
   * Resolves with the first call that fits, as soon as it is there.
   *
   * @param what how the error calls it when it doesn't come
   */
  hears(what: string, fits: (call: ReceivedCall) => boolean): Promise<ReceivedCall> {
    return this.log.first(`${what} was never sent`, fits);
  }

  /** Resolves with the message that fits. */
  message(name: MessageName, fits: (body: never) => boolean): Promise<ReceivedCall> {
    return this.hears(name, (call) => call.message === name && fits(call.body as never));
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: target = '', method = '' } = request;
    const headers = request.headers as IncomingCall['headers'];
    const call = { target, method, headers, body: Buffer.concat(chunks) };
    const judged = judgeCall(call, this.revision, { secrets: this.secrets, now: this.timeOf(headers) });
    const reply = judged.operation && this.isNew(call) ? (this.replies.get(judged.operation)?.shift() ?? null) : null;
    this.respond(response, call, judged, reply);
    this.log.add({ ...judged, headers, reply: reply && replyName(reply) });
  }

  private isNew({ body }: IncomingCall): boolean {
    const { size } = this.bodies;
    return this.bodies.add(body.toString('latin1')).size > size;
  }

  /** The time at which a call is judged and answered. */
  private timeOf(headers: IncomingCall['headers']): number {
    return this.options.now?.(Number(headers['x-timestamp']) * 1_000) ?? Date.now();
  }

  private respond(response: ServerResponse, call: IncomingCall, { operation }: JudgedCall, reply: Reply | null): void {
    if (operation === null) return void response.writeHead(REFUSED).end();
    const status = reply?.status ?? 200;
    const body = reply?.body ?? USUAL[operation] ?? '';
    const type = body === '' ? {} : { 'content-type': 'application/json' };
    const later = status === 503 ? { 'retry-after': '1' } : {};
    response.writeHead(status, { ...type, ...later, ...this.signed(call, body) }).end(body);
  }

  private signed({ target, headers }: IncomingCall, body: string): Record<string, string> {
    const secret = this.secrets[headers['x-api-key'] ?? ''];
    if (secret === undefined) return {};
    const parts = {
      timestamp: String(Math.floor(this.timeOf(headers) / 1000)),
      endpoint: target,
      body: Buffer.from(body),
    };
    const value = signature(parts, secret, orderOf(this.revision));
    return { 'x-endpoint': target, 'x-timestamp': parts.timestamp, 'x-signature': value };
  }
}
