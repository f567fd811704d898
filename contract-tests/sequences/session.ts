import { createHash } from 'node:crypto';
import type { Rule } from '../contract';
import { type Prepared, prepare } from '../scenario';
import { type Reply, send } from '../world/http';
import type { ReceivedCall, Service } from './service';

/** The parts of a request that an operation leaves to the caller. */
interface RequestParts {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The idempotency key; a fresh one where absent. */
  key?: string;
}

/** An answer of the service. */
export interface Answer {
  status: number;
  /** The error code; null for a success. */
  code: string | null;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: every operation answers with a shape of its own, which its schema has judged
  data: any;
  key: string;
}

/** A request that was made, and its answer: what people read about a story that fails. */
export interface Exchange {
  method: string;
  target: string;
  body: string;
  status: number;
  answer: string;
}

/** The parts of an authorization or an adjustment that are compared. */
export interface CardPayload {
  transaction: { id: string; original_transaction_id: string | null };
  amount: { local: { total: number }; details: readonly { type: string; amount: number }[] };
}

/** The parts of an event about an activity that are compared. */
interface ActivityPayload {
  type: string;
  sequence: number;
  activity: {
    id: string;
    account: { id: string };
    entry_type: string;
    total_amount: string;
    result: string;
    data: { details: readonly { type: string; amount: string; entry_type: string }[] };
  };
}

/** Everything that the service has reported to a client. */
export interface ReceivedMessages {
  events: readonly ActivityPayload[];
  /** Authorizations and adjustments: their addresses, their bodies, and the decisions. */
  calls: readonly (ReceivedCall & { payload: CardPayload })[];
  /** The ids of shipments, once for each change. */
  shipments: readonly string[];
  /** Identity sessions that have ended, and their outcomes. */
  sessions: readonly { id: string; status: string }[];
}

/** The service differs from the model. */
export class Disagreement extends Error {
  override name = 'Disagreement';
}

const ACTIVITIES = 'http://client.example/activities';
const OWN = 'http://client.example/own';
const SHIPMENTS = 'http://client.example/shipping/updates';
const IDENTITY = 'http://client.example/identity/v1/completed';
/** Operations that change card transactions. */
const AT_CARDS = /AtNetwork$|^receiveCard|^advanceClock$/;

const SECRET_OPERATIONS: ReadonlySet<string> = new Set(['createToken', 'createSandboxClient', 'readPlastic']);

/** The client of one sequence, and the record of all its requests, answers and events. */
export class Session {
  readonly exchanges: Exchange[] = [];
  private readonly hash = createHash('sha256');
  private token: string | null = null;
  private networkToken: string | null = null;
  private client = '';
  private keys = 0;
  /** Learns what the service says of card transactions after an operation may have changed some. */
  private learn: (() => Promise<void>) | null = null;

  private constructor(
    readonly service: Service,
    /** The number of the sequence in the run: names and documents are made from it. */
    readonly number: number,
  ) {}

  /**
   * Opens a client that receives events about its activities.
   * @param standsIn the service decides instead of the client for the card network if it must
   */
  static async open(service: Service, number: number, standsIn: boolean): Promise<Session> {
    const session = new Session(service, number);
    const { data } = await session.must('createSandboxClient', { body: { name: `sequence ${number}` } });
    const { client_id, client_secret, audience } = data;
    const credentials = { client_id, client_secret, audience, grant_type: 'client_credentials' };
    session.client = client_id;
    session.token = (await session.mustRaw('createToken', { body: credentials })).access_token;
    const callback_addresses = {
      ...{ activities: ACTIVITIES, transactions: OWN },
      ...{ shipping_updates: SHIPMENTS, identity_sessions: IDENTITY },
    };
    const agreement = { card_data_entitled: true, callback_addresses };
    await session.must('updateSandboxClient', { body: agreement });
    session.networkToken = await service.networkToken(standsIn);
    return session;
  }

  /**
   * Sends a request, and checks the answer against the contract: the status is documented, the body matches its schema,
   * and an error code belongs to the operation.
   */
  async ask(operation: string, { path, query, body, key = this.freshKey() }: RequestParts = {}): Promise<Answer> {
    const rule = this.service.contract.rules.get(operation);
    if (rule === undefined) throw new Error(`there is no operation ${operation}`);
    const request = { path, query, body, headers: headersOf(rule, key) };
    const prepared = prepare(rule, request, rule.auth === 'none' ? null : this.tokenFor(rule));
    const reply = await send(this.service.url, prepared);
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    this.record(operation, prepared, reply, text);
    assertDocumented(rule, reply);
    const fields = reply.body as { data?: unknown; error_code?: string };
    const code = reply.status < 400 ? null : (fields.error_code ?? '');
    return { status: reply.status, code, text, data: fields?.data ?? fields, key };
  }

  private tokenFor({ document }: Rule): string | null {
    return document === 'networks' ? this.networkToken : this.token;
  }

  private record(
    operation: string,
    { method, target, body }: Prepared,
    { status, headers }: Reply,
    text: string,
  ): void {
    const secret = SECRET_OPERATIONS.has(operation);
    this.exchanges.push({ method, target, body: secret ? '' : body, status, answer: secret ? '' : text });
    // A token's signature is made with the key of the run.
    const isToken = operation === 'createToken';
    // The amount of work that the machine does while a request waits varies.
    const noted = operation === 'advanceClock' ? text.replace(/"jobs_due":\d+/, '') : text;
    this.note([method, target, isToken ? '' : body, status, headers['x-request-id'], isToken ? '' : noted]);
  }

  /**
   * Sends a request that must succeed.
   * @returns its answer
   */
  async must(operation: string, request: RequestParts = {}): Promise<Answer> {
    return this.expect(operation, request, null);
  }

  private async mustRaw(operation: string, request: RequestParts): Promise<{ access_token: string }> {
    return JSON.parse((await this.must(operation, request)).text);
  }

  /** Sends a request that must succeed, or be refused with a code. */
  async expect(operation: string, request: RequestParts, code: string | null): Promise<Answer> {
    const answer = await this.ask(operation, request);
    same(`the refusal of ${operation}`, answer.code, code);
    if (this.learn !== null && AT_CARDS.test(operation) && answer.status < 400) await this.learn();
    return answer;
  }

  /**
   * From now on, learns about card transactions in this way after every step of a network, and when time has passed.
   */
  learnBy(learn: () => Promise<void>): void {
    this.learn = learn;
  }

  /** Waits for pending events and calls, and returns those that were not returned before. */
  async takeReceived(): Promise<ReceivedMessages> {
    await this.service.delivered();
    const own = this.service.receivedCalls.filter(({ client }) => client === this.client);
    this.service.receivedCalls.length = 0;
    for (const { url, body, signature } of own) this.note([url, body, signature]);
    const callsTo = (about: string) =>
      own.filter(({ url }) => url.startsWith(about)).map((call) => ({ ...call, payload: JSON.parse(call.body) }));
    return {
      ...{ events: callsTo(ACTIVITIES).map((call) => call.payload), calls: callsTo(OWN) },
      shipments: callsTo(SHIPMENTS).map((call) => call.payload.shipment_id),
      sessions: callsTo(IDENTITY).map((call) => call.payload.session),
    };
  }

  /** The digest of all requests, answers and events. */
  get digest(): string {
    return this.hash.copy().digest('hex');
  }

  freshKey(): string {
    this.keys += 1;
    return `key-${this.number}-${this.keys}`;
  }

  private note(parts: readonly unknown[]): void {
    this.hash.update(`${JSON.stringify(parts)}\n`);
  }
}

function headersOf({ parameters, idempotency }: Rule, key: string): Record<string, string> {
  const inBrazil = parameters.some(({ name, in: place }) => place === 'header' && name === 'country');
  return { ...(idempotency && { [idempotency.header]: key }), ...(inBrazil && { country: 'bra' }) };
}

/** @throws Disagreement if the contract of an operation does not have such an answer */
function assertDocumented({ operationId, responses }: Rule, { status, body }: Reply): void {
  const documented = responses[status];
  if (documented === undefined) throw new Disagreement(`${operationId} answered ${status}, which is not documented`);
  if (documented.check === null || documented.check(body)) return;
  const [first] = documented.check.errors ?? [];
  throw new Disagreement(
    `${operationId} ${status} does not follow its schema at ${first?.instancePath}: ${first?.message}`,
  );
}

/**
 * Compares the received value with the model.
 * @throws Disagreement
 */
export function same(about: string, came: unknown, wanted: unknown): void {
  const [has, should] = [JSON.stringify(came), JSON.stringify(wanted)];
  if (has !== should) throw new Disagreement(`${about}: ${should} expected, ${has} came`);
}
