import { createPrivateKey, type KeyObject } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { Agent } from 'undici';
import { operations as rules } from '../../generated/operations';
import type { operations } from '../../generated/types/networks';

type ReportId = Exclude<keyof operations, 'createNetworkToken'>;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : never;
export type BodyOf<K extends ReportId> = operations[K] extends { requestBody: infer B } ? ContentOf<B> : undefined;
type PathOf<K extends ReportId> = operations[K]['parameters'] extends { path: infer P } ? P : undefined;
type ResultOf<K extends ReportId> = ContentOf<Extract<operations[K]['responses'], { 200: unknown }>[200]>;

/** A refusal of the service: its code says why. */
interface Refused {
  error_code: string;
  error: { message: string; details: unknown[] };
  request_id: string;
}

/** The service's answer to a report. */
export type Reported<K extends ReportId> =
  | { done: true; status: number; body: ResultOf<K> }
  | { done: false; status: number; body: Refused };

/** A report in the contract's words. */
interface Report<K extends ReportId> {
  path?: PathOf<K> | Record<string, never>;
  body?: BodyOf<K>;
  /** The body when it is sent again, where that differs. */
  repeated?: BodyOf<K>;
  /** Milliseconds until it is given up, if they differ from the default. */
  timeoutMilliseconds?: number | undefined;
}

/** How a network proves itself: with assertions that it signs, or with the certificate that it shows. */
export type Proof = { privateKey: string } | { certificate: string; key: string };

interface EdgeOptions {
  /** The address of the service, as the network reaches it. */
  url: string;
  /** The public address of the service (PUBLIC_URL), which is the audience of assertions. */
  audience: string;
  /** The name of this network in NETWORKS_FILE. */
  name: string;
  proof: Proof;
  /**
   * PEM certificates of the authority that issued the service's certificate, if it is not one of the usual authorities.
   */
  ca?: string;
  /** Milliseconds until a report without an answer is given up. The caller sends it again later. */
  timeoutMilliseconds?: number;
}

/** The service gave no answer for as long as the network waits. What became of the report is not known. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const TOKEN_PATH = '/edge/v1/oauth/token';
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const ASSERTION_SECONDS = 60;
const TIMEOUT_MILLISECONDS = 10_000;
const FIRST_PAUSE = 100;
/** Seconds before its end at which a token is replaced. */
const TOKEN_MARGIN = 30;

/** Decides whether a report is sent again: its answer says that it had no effect, or leaves that open. */
const isToRepeat = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** The service's side of a network: where it reports. A report that has no answer is repeated; it counts once. */
export class Edge {
  private token: { value: string; until: number } | null = null;
  private readonly agent: Agent;
  private readonly signer: KeyObject | null;
  private readonly timeoutMilliseconds: number;

  constructor(private readonly options: EdgeOptions) {
    const { proof, ca, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
    this.timeoutMilliseconds = timeoutMilliseconds;
    this.signer = 'privateKey' in proof ? createPrivateKey(proof.privateKey) : null;
    const shown = 'certificate' in proof ? { cert: proof.certificate, key: proof.key } : {};
    this.agent = new Agent({ connect: { ...shown, ...(ca === undefined ? {} : { ca }) } });
  }

  /**
   * Reports something, again and again until the service has answered. A refusal is an answer.
   * @throws NoAnswer
   */
  async report<K extends ReportId>(
    operationId: K,
    { path = {}, body, repeated = body, timeoutMilliseconds = this.timeoutMilliseconds }: Report<K>,
  ): Promise<Reported<K>> {
    const { method, path: template } = rules[operationId];
    const called = template.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent((path as Record<string, string>)[name] ?? ''),
    );
    const end = performance.now() + timeoutMilliseconds;
    for (let wait = FIRST_PAUSE; ; wait *= 2) {
      const sent = wait === FIRST_PAUSE ? body : repeated;
      const answer = await this.attempt(method, called, sent, end).catch((error: Error) => error);
      if (!(answer instanceof Error) && !isToRepeat(answer.status)) return answer as Reported<K>;
      if (performance.now() + wait >= end) {
        const cause = answer instanceof Error ? answer : new Error(`it answers ${answer.status}`);
        throw new NoAnswer(`${operationId}: the service does not answer`, { cause });
      }
      await pause(wait);
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async attempt(method: string, path: string, body: unknown, end: number) {
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(end - performance.now())));
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const send = async () =>
      this.send(
        method,
        path,
        { ...json, ...(await this.proof(signal)) },
        body === undefined ? null : JSON.stringify(body),
        signal,
      );
    const answer = await send();
    if (answer.status !== 401 || this.signer === null) return answer;
    // A token may end early, as when the service's keys are replaced.
    this.token = null;
    return send();
  }

  private async proof(signal: AbortSignal): Promise<Record<string, string>> {
    if (this.signer === null) return {};
    if (this.token === null || this.token.until < Date.now()) this.token = await this.newToken(this.signer, signal);
    return { authorization: `Bearer ${this.token.value}` };
  }

  private async newToken(key: KeyObject, signal: AbortSignal): Promise<{ value: string; until: number }> {
    const { name, audience } = this.options;
    const assertion = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(name)
      .setSubject(name)
      .setAudience(audience + TOKEN_PATH)
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${ASSERTION_SECONDS}s`)
      .sign(key);
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: ASSERTION_TYPE,
      client_assertion: assertion,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await this.send('POST', TOKEN_PATH, headers, form.toString(), signal);
    const { access_token, expires_in } = body as { access_token: string; expires_in: number };
    if (status !== 200) throw new Error(`the service gives no token: ${status} ${(body as Refused).error_code}`);
    return { value: access_token, until: Date.now() + (expires_in - TOKEN_MARGIN) * 1_000 };
  }

  private async send(
    method: string,
    path: string,
    headers: Record<string, string>,
    text: string | null,
    signal: AbortSignal,
  ) {
    const answer = await this.agent.request({
      origin: new URL(this.options.url).origin,
      path,
      method: method as 'POST',
      headers,
      body: text,
      signal,
      // If something sends an answer twice, the second one must not be taken for the answer to the next report.
      reset: true,
    });
    const body = (await answer.body.json()) as unknown;
    return { done: answer.statusCode < 300, status: answer.statusCode, body };
  }
}
