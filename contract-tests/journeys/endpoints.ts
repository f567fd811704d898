import type { Server, ServerResponse } from 'node:http';
import { type Secrets, signature } from '../../client/signature';
import type { MessageName, SendName } from '../../generated/events';
import type { Revision } from '../../generated/revisions';
import type { Channel } from '../../server/events/rules/kinds';
import { type IncomingCall, type JudgedCall, judgeCall, orderOf } from './judge-call';
import { type EndpointOptions, openServer, RecordingEndpoints } from './recording-endpoints';
import { type Reply, replyName } from './replies';

/** A received call, with its check and its answer. */
interface ReceivedCall extends JudgedCall {
  headers: IncomingCall['headers'];
  /** The name of the answer; null if no journey requested it. */
  reply: string | null;
}

const REFUSED = 404;

/** The answers to calls that a journey says nothing about. */
const USUAL: Readonly<Partial<Record<SendName, string>>> = {
  authorizeCardTransaction: JSON.stringify({ status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' }),
};

/** The endpoints of a client: they store and check each call, and give the answer that a journey requests. */
export class ClientEndpoints extends RecordingEndpoints<ReceivedCall, Reply> {
  private readonly bodies = new Set<string>();

  private constructor(
    server: Server,
    private readonly revision: Revision,
    private readonly secrets: Secrets,
    options: EndpointOptions,
  ) {
    super(server, options);
  }

  /**
   * Opens them on a free port.
   * @param secrets the client's api-secrets by api-key
   */
  static async open(revision: Revision, secrets: Secrets, options: EndpointOptions = {}): Promise<ClientEndpoints> {
    return new ClientEndpoints(await openServer(options.tls), revision, secrets, options);
  }

  /** Returns the addresses in the form that the service takes. */
  get addresses(): Readonly<Record<Channel, string>> {
    const scheme = this.options.tls === undefined ? 'http' : 'https';
    const origin = `${scheme}://127.0.0.1:${this.port}`;
    return {
      transactions: origin,
      shipping_updates: `${origin}/shipping/updates`,
      activities: `${origin}/activities`,
      identity_sessions: `${origin}/identity/v1/sessions/completed`,
    };
  }

  /**
   * Resolves with the first call that fits, as soon as it is there.
   *
   * @param what how the error calls it when it doesn't come
   */
  hears(what: string, fits: (call: ReceivedCall) => boolean): Promise<ReceivedCall> {
    return this.first(`${what} was never sent`, fits);
  }

  /** Resolves with the message that fits. */
  message(name: MessageName, fits: (body: never) => boolean): Promise<ReceivedCall> {
    return this.hears(name, (call) => call.message === name && fits(call.body as never));
  }

  protected take(call: IncomingCall, response: ServerResponse): ReceivedCall {
    const { headers } = call;
    const judged = judgeCall(call, this.revision, { secrets: this.secrets, now: this.timeOf(call) });
    const reply = judged.operation && this.isNew(call) ? (this.next(judged.operation) ?? null) : null;
    this.respond(response, call, judged, reply);
    return { ...judged, headers, reply: reply && replyName(reply) };
  }

  /**
   * Decides whether a call is no repetition. A repeated one uses no requested answer: it arrives when it is due and not
   * when a journey causes it, and would use the answer for another call.
   */
  private isNew({ body }: IncomingCall): boolean {
    const { size } = this.bodies;
    return this.bodies.add(body.toString('latin1')).size > size;
  }

  private respond(response: ServerResponse, call: IncomingCall, { operation }: JudgedCall, reply: Reply | null): void {
    if (operation === null) return void response.writeHead(REFUSED).end();
    const status = reply?.status ?? 200;
    const body = reply?.body ?? USUAL[operation] ?? '';
    const type = body === '' ? {} : { 'content-type': 'application/json' };
    const later = status === 503 ? { 'retry-after': '1' } : {};
    response.writeHead(status, { ...type, ...later, ...this.signed(call, body) }).end(body);
  }

  private signed(call: IncomingCall, body: string): Record<string, string> {
    const { target, headers } = call;
    const secret = this.secrets[headers['x-api-key'] ?? ''];
    if (secret === undefined) return {};
    const parts = {
      timestamp: String(Math.floor(this.timeOf(call) / 1000)),
      endpoint: target,
      body: Buffer.from(body),
    };
    const value = signature(parts, secret, orderOf(this.revision));
    return { 'x-endpoint': target, 'x-timestamp': parts.timestamp, 'x-signature': value };
  }
}
