import { createPublicKey, randomBytes, X509Certificate } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { jwtVerify } from 'jose';
import document from '../../../generated/documents/networks.json';
import { rowsFor } from '../../../generated/matrix';
import { type OperationRule, operations } from '../../../generated/operations';
import { parseRevision } from '../../../generated/revisions';
import { address, pathsOf } from '../../../mocks/networks/addresses';
import { parsedJson } from '../../../server/kernel/parsed-json';
import { closeAtOnce } from '../../../server/testing/local-server';
import { failures } from '../../journeys/judge-call';
import { ReceivedCalls } from '../../journeys/received-calls';
import { exampleBody } from '../../journeys/replies';
import type { Exchange } from '../results';

/** In PEM: the key that the assertions of a network are verified with, or the certificate that it shows. */
type ReportProof = { publicKey: string } | { certificate: string };

/** Where and as whom the reports of a connector are received. */
export interface ReportListenerOptions {
  port: number;
  /** Certificate and key in PEM; plain HTTP without them. */
  tls?: { cert: string; key: string } | undefined;
  /** The name of the network, as its assertions have it. */
  name: string;
  proof: ReportProof;
  /** The address that assertions are made out to, without a path. */
  audience?: string | undefined;
  /** The reports that the network may send. */
  reports: readonly OperationRule[];
}

/** A report that was received, and its result. */
export interface ReceivedReport {
  rule: OperationRule;
  /** The operation, and the identifier of the report. */
  identity: string;
  /** Its body without the mark of a repeat. */
  content: string;
  /** The breaches of the contract, one sentence each. */
  problems: string[];
  /** True if the report had an issued token or the agreed certificate. */
  isProven: boolean;
  answer: Answer;
  exchange: Exchange;
}

/** How an attempt is answered: not at all, with a failure, or as the contract shows. */
type Answer = 'CUT' | 401 | 503 | 200;

const TOKEN_PATH = '/edge/v1/oauth/token';
const TOKEN_SECONDS = 600;
const MAX_ASSERTION_SECONDS = 300;

/** The answers to one report, in their turn. The last one stays. */
const TURNS: readonly Answer[] = ['CUT', 503, 200];

/** Acts as the service: receives the reports of a connector, loses answers on purpose, and keeps the reports. */
export class ReportListener {
  readonly log = new ReceivedCalls<ReceivedReport>();
  /** The requests for a token, with what is wrong with each. */
  readonly tokens: { problems: string[]; exchange: Exchange }[] = [];
  private readonly find: ReturnType<typeof pathsOf>;
  private readonly attempts = new Map<string, number>();
  /** The tokens that are good, and all that ever were. */
  private good = new Set<string>();
  private readonly sold = new Set<string>();
  private hasRefused = false;

  private constructor(
    private readonly server: Server,
    private readonly options: ReportListenerOptions,
  ) {
    this.find = pathsOf(options.reports.map(({ operationId }) => operationId));
    server.on('request', (request, response) => void this.serve(request, response));
  }

  static async open(options: ReportListenerOptions): Promise<ReportListener> {
    const { tls, port } = options;
    // A caller without a certificate is accepted, too; the check reports that it is missing.
    const asking = { ...tls, requestCert: 'certificate' in options.proof, rejectUnauthorized: false };
    const server: Server = tls === undefined ? createServer() : createTlsServer(asking);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    return new ReportListener(server, options);
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `${this.options.tls === undefined ? 'http' : 'https'}://localhost:${port}`;
  }

  /** True where the network shows a certificate and gets no tokens. */
  get isByCertificate(): boolean {
    return 'certificate' in this.options.proof;
  }

  /** Decides whether every report that came has had its answer. */
  get isAnswered(): boolean {
    const latest = new Map(this.log.calls.map(({ identity, answer }) => [identity, answer]));
    return latest.size > 0 && [...latest.values()].every((answer) => answer === 200);
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await buffer(request)).toString('utf8');
    const { path } = address(request);
    if (path === TOKEN_PATH) return this.sell(request, response, text);
    const found = this.find(request.method ?? '', path);
    if (found === null) return send(response, 404, refusal('NOT_FOUND'));
    this.take(request, response, { rule: operations[found.operationId as 'receiveCashIn'], path: found.path, text });
  }

  private async sell(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const problems = await this.assertionProblems(new URLSearchParams(text));
    const exchange = this.exchangeOf(request, text, problems.length === 0 ? 200 : 401);
    this.tokens.push({ problems, exchange });
    if (problems.length > 0) return send(response, 401, refusal('INVALID_CLIENT'));
    const token = randomBytes(32).toString('base64url');
    this.good.add(token);
    this.sold.add(token);
    const scope = [...new Set(this.options.reports.map((rule) => rule.scope))].join(' ');
    const sold = { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope };
    return send(response, 200, JSON.stringify(sold));
  }

  private async assertionProblems(form: URLSearchParams): Promise<string[]> {
    const check = operations.createNetworkToken.checks.body;
    if (check !== null && !check(Object.fromEntries(form))) {
      return (check.errors ?? []).map(({ instancePath, message }) => `token request: ${instancePath} ${message}`);
    }
    const { name, audience = this.url, proof } = this.options;
    if (!('publicKey' in proof)) return ['the network shows a certificate, and buys no token'];
    try {
      const { payload } = await jwtVerify(form.get('client_assertion') ?? '', createPublicKey(proof.publicKey), {
        ...{ issuer: name, subject: name, audience: audience + TOKEN_PATH },
        ...{ requiredClaims: ['exp', 'iat', 'jti'], maxTokenAge: MAX_ASSERTION_SECONDS },
      });
      const lives = (payload.exp ?? 0) - (payload.iat ?? 0);
      return lives <= MAX_ASSERTION_SECONDS ? [] : [`the assertion lives for ${lives} seconds`];
    } catch (error) {
      return [`the assertion is not good: ${(error as Error).message}`];
    }
  }

  private take(
    request: IncomingMessage,
    response: ServerResponse,
    { rule, path, text }: { rule: OperationRule; path: Record<string, string>; text: string },
  ): void {
    const body = text === '' ? undefined : (parsedJson(text) ?? null);
    const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { proof } = this.options;
    const byToken = 'publicKey' in proof;
    const isProven = byToken ? this.sold.has(shown) : showsCertificate(request, proof.certificate);
    const identity = `${rule.operationId} ${identityOf(rule, path, body)}`;
    const isGood = byToken ? this.good.has(shown) : isProven;
    const answer = isGood ? this.answerTo(identity) : 401;
    const report = { rule, identity, content: contentOf(body), problems: problemsOf(rule, path, body), isProven };
    const exchange = this.exchangeOf(request, text, answer);
    if (answer === 'CUT') request.socket.destroy();
    else if (answer === 200) send(response, 200, answered(rule, { ...(body as object), ...path }));
    else send(response, answer, refusal(answer === 401 ? 'UNAUTHORIZED' : 'SERVICE_UNAVAILABLE'));
    this.log.add({ ...report, answer, exchange });
  }

  /** The first report of all is refused as if its token had ended; a certificate has none. */
  private answerTo(identity: string): Answer {
    if (!this.hasRefused && !this.isByCertificate) {
      this.hasRefused = true;
      this.good = new Set();
      return 401;
    }
    const turn = this.attempts.get(identity) ?? 0;
    this.attempts.set(identity, turn + 1);
    return TURNS[Math.min(turn, TURNS.length - 1)] as Answer;
  }

  private exchangeOf({ method = '', url = '', headers }: IncomingMessage, body: string, answer: Answer): Exchange {
    const { authorization: _, ...shown } = headers as Record<string, string>;
    const sent = { method, url: this.url + url, headers: shown, body: url === TOKEN_PATH ? '' : body };
    const received = answer === 'CUT' ? null : { status: answer, headers: {}, body: Buffer.alloc(0), at: Date.now() };
    const failure = answer === 'CUT' ? 'the connection was cut on purpose' : null;
    return { what: `${method} ${url}`, sent, received, failure, milliseconds: 0 };
  }
}

function showsCertificate({ socket }: IncomingMessage, certificate: string): boolean {
  const shown = socket instanceof TLSSocket ? socket.getPeerX509Certificate()?.fingerprint256 : undefined;
  return shown === new X509Certificate(certificate).fingerprint256;
}

function identityOf({ countsOnce }: OperationRule, path: Record<string, string>, body: unknown): string {
  const [place, pointer = ''] = countsOnce?.split(':/') ?? [];
  const values = place === 'path' ? path : ((body ?? {}) as Record<string, string>);
  return String(values[pointer]);
}

/** Card messages say of themselves that they are repeats; the rest of one is as it was. */
function contentOf(body: unknown): string {
  const { repeat: _, ...rest } = (body ?? {}) as { repeat?: boolean };
  return JSON.stringify(rest);
}

function problemsOf({ checks, body: rule }: OperationRule, path: Record<string, string>, body: unknown): string[] {
  const surplus = rule === null && body !== undefined ? ['there is a body where the contract has none'] : [];
  return [...failures('path', checks.path, path), ...failures('body', checks.body, body), ...surplus];
}

/** The first answer that the contract shows, about what was reported. */
function answered(rule: OperationRule, report: Record<string, unknown>): string {
  const row = rowsFor(parseRevision('current'), ['networks']).find(
    ({ operationId, status }) => operationId === rule.operationId && status === 200,
  );
  const reply = JSON.parse(exampleBody(document, rule, 200, row?.example ?? '')) as { data: Record<string, unknown> };
  for (const name of Object.keys(reply.data)) if (report[name] !== undefined) reply.data[name] = report[name];
  return JSON.stringify(reply);
}

const refusal = (code: string): string =>
  JSON.stringify({ error_code: code, error: { message: code, details: [] }, request_id: 'conformance' });

function send(response: ServerResponse, status: number, text: string): void {
  const later = status === 503 ? { 'retry-after': '1' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...later }).end(text);
}
