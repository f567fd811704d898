import type { Contract, Rule } from '../contract';
import type { RequestObserver } from '../observe/request-observer';
import { prepare, type ScenarioRequest } from '../scenario';
import { send } from './http';
import { UnusableAnswer } from './limits';
import type { BodyOf, OperationName, ReplyOf } from './types';

/** The agreement with a client beyond the defaults of the sandbox; `country` and `scopes` when it is opened. */
export type Agreement = BodyOf<'updateSandboxClient'> & Pick<BodyOf<'createSandboxClient'>, 'country' | 'scopes'>;

/** The credentials that a client asks for tokens with. */
type Credentials = BodyOf<'createToken'>;

/** A token with less remaining time than this is requested again. */
const MIN_SECONDS = 3600;

/** Milliseconds by which the service's clock was moved: a token from before expires that much earlier. */
let moved = 0;

/** Records that the service's clock was moved, so that clients request new tokens for expired ones. */
export function noteJump(seconds: number): void {
  moved += seconds;
}

/** Milliseconds by which the service's clock was moved so far, for owners of tokens. */
export const movedSoFar = (): number => moved;

/** The characters of a body that a message shows: those of a page of another server would hide what is wrong. */
const SHOWN = 8000;

const brief = (body: unknown): string => (JSON.stringify(body) ?? 'nothing').slice(0, SHOWN);

const refused = (operationId: string, status: number, body: unknown): UnusableAnswer =>
  new UnusableAnswer(`arranging failed: ${operationId} answered ${status} with ${brief(body)}`);

/** Names the call, unless the way to the server failed. */
const unusable = (operationId: string, error: UnusableAnswer): UnusableAnswer =>
  new UnusableAnswer(`arranging failed: ${operationId}: ${error.message}`, error);

/** Decides whether a server has opened a client. One that is no sandbox may answer with anything. */
const isOpened = (answer: { data?: { api_key?: unknown } } | null): boolean =>
  typeof answer === 'object' && typeof answer?.data === 'object' && typeof answer.data?.api_key === 'object';

/** A client of the sandbox: isolated, with a token of its own. */
export class Client {
  private current: Promise<ReplyOf<'createToken'>> | null = null;
  private asked = moved;

  private constructor(
    private readonly calls: Calls,
    readonly credentials: Credentials,
    /** The pair that signs callbacks to this client. */
    readonly apiKey: ReplyOf<'createSandboxClient'>['data']['api_key'],
  ) {}

  /** Creates a client that is pinned to the revision of the calls. */
  static async open(calls: Calls, { scopes, country, ...agreement }: Agreement): Promise<Client> {
    const name = `contract tests ${crypto.randomUUID()}`;
    const body = { name, revision: calls.revision, ...(scopes && { scopes }), ...(country && { country }) };
    const opened = await calls.call('createSandboxClient', { body });
    if (!isOpened(opened)) throw new UnusableAnswer(`the server opens no client: ${brief(opened)} came`);
    const { client_id, client_secret, audience, api_key } = opened.data;
    const credentials = { client_id, client_secret, audience, grant_type: 'client_credentials' as const };
    const client = new Client(calls, credentials, api_key);
    if (Object.keys(agreement).length > 0) await client.agree(agreement);
    return client;
  }

  get id(): string {
    return this.credentials.client_id;
  }

  /** A valid token. The same one until `dropToken`, or until the service's clock is moved close to its end. */
  async token(): Promise<string> {
    const known = await this.current;
    if (known && moved - this.asked < known.expires_in - MIN_SECONDS) return known.access_token;
    this.asked = moved;
    this.current = this.calls.call('createToken', { body: this.credentials });
    return (await this.current).access_token;
  }

  /** Makes the next `token()` ask for a new one, after the present one was revoked. */
  dropToken(): void {
    this.current = null;
  }

  /** Changes the agreement with this client. */
  async agree(agreement: BodyOf<'updateSandboxClient'>): Promise<void> {
    await this.calls.call('updateSandboxClient', { body: agreement, token: await this.token() });
  }
}

/** Typed calls to any operation of a revision, without a client. */
export class Calls {
  /** The operations that were called. */
  readonly sent = new Set<string>();

  /** @param observer is notified of every call */
  constructor(
    readonly contract: Contract,
    /** The server's origin. */
    readonly url: string,
    private readonly observer: RequestObserver | null,
  ) {}

  get revision(): string {
    return this.contract.revision;
  }

  /**
   * Calls an operation and resolves with the body of its success.
   *
   * @throws when the answer is not a success, with the answer
   */
  async call<K extends OperationName>(operationId: K, request: ScenarioRequest): Promise<ReplyOf<K>> {
    return (await this.send(operationId, request)) as ReplyOf<K>;
  }

  async send(operationId: string, request: ScenarioRequest): Promise<unknown> {
    const rule = this.rule(operationId);
    const prepared = prepare(rule, request, request.token ?? null);
    this.sent.add(operationId);
    await this.observer?.before(rule);
    const { status, body } = await send(this.url, prepared).catch((error: UnusableAnswer) => {
      throw error.syscall === undefined ? unusable(operationId, error) : error;
    });
    this.observer?.after(rule, prepared, status, body);
    if (status >= 200 && status < 400) return body;
    throw refused(operationId, status, body);
  }

  rule(operationId: string): Rule {
    const rule = this.contract.rules.get(operationId);
    if (!rule) throw new Error(`revision ${this.contract.revision} has no operation ${operationId}`);
    return rule;
  }
}
