import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { refusal } from '../../../client/signature';
import type { Check, OperationRule } from '../../../generated/operations';
import { forwardProxy } from '../../events/forward-proxy';
import { NameResolver } from '../../events/name-resolver';
import { Metrics } from '../../platform/http/metrics';
import { createLogs } from '../../platform/log';
import {
  type Attributes,
  type Span,
  type SpanOptions,
  type Tracing,
  useTracing,
} from '../../platform/telemetry/tracing';
import { RecordingProxy } from '../../testing/forward-proxy';
import { closeAtOnce, listenLocally } from '../../testing/local-server';
import { Receiver } from '../../testing/receiver';
import type { Calls } from '../configuration/network';
import { NetworkFailure } from './failure';
import { HttpNetwork, type NetworkCall, type NetworkServices } from './http-network';

/** A validator such as the contract's. */
const check: Check = (data) => {
  const isTaken = (data as { status: string }).status === 'TAKEN';
  check.errors = isTaken ? null : [{ instancePath: '', message: 'must be TAKEN' } as never];
  return isTaken;
};

const ok = { contentType: 'application/json', check, codes: [], headers: [] };
const rule = {
  operationId: 'orderTransfer',
  method: 'POST',
  path: '/transfers/{id}',
  idempotency: null,
  countsOnce: 'body:/id',
  checks: { path: null, query: null, header: null, body: null },
  responses: { 200: ok, 404: { ...ok, check: null }, 204: { ...ok, check: null } },
} as unknown as OperationRule;
const order: NetworkCall = { rule, path: { id: 'a/b' }, query: { q: '1 2' }, body: { id: 'a/b', pan: '4111' } };

const BEARER = { kind: 'bearer', token: 'abc' } as const;
const usual: Omit<Calls, 'address'> = {
  serves: ['bank-arg'],
  authentication: BEARER,
  tls: {},
  timeoutMilliseconds: 5_000,
  throughProxy: false,
  retries: 2,
  atOnce: 4,
  circuit: { failures: 5, openMilliseconds: 1_000 },
};

/** A pause that only the end of the call's time ends. */
const UNTIL_ABORTED = (_milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

let receiver: Receiver;
let networks: HttpNetwork[] = [];
const pauses: number[] = [];
const logged: Record<string, unknown>[] = [];
let steady = 0;
const metrics = new Metrics({ process: false });

const services: NetworkServices = {
  log: createLogs('info', { write: (line: string) => void logged.push(JSON.parse(line)) }).log,
  metrics,
  resolver: new NameResolver(),
  steadyNow: () => steady,
  random: () => 0,
  pause: async (milliseconds) => void pauses.push(milliseconds),
};

beforeEach(async () => {
  receiver = await Receiver.start();
  pauses.length = 0;
  logged.length = 0;
  metrics.registry.resetMetrics();
});
afterEach(async () => {
  for (const network of networks) await network.close();
  networks = [];
  await receiver.close();
});

function network(calls: Partial<Calls> = {}, changed: Partial<NetworkServices> = {}): HttpNetwork {
  const one = new HttpNetwork(
    { name: 'bank', calls: { ...usual, address: receiver.url('/base'), ...calls } },
    { ...services, ...changed },
  );
  networks.push(one);
  return one;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  ((response) => response.writeHead(status, headers).end(JSON.stringify(body))) satisfies Receiver['answer'];
const TAKEN = json({ status: 'TAKEN' });

/** Answers in turn, the last one from then on. */
function inTurn(...answers: Exclude<Receiver['answer'], number>[]): void {
  let count = 0;
  receiver.answer = (response, call) => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    answer?.(response, call);
  };
}

const failureOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (failed: unknown) => failed,
  );
  if (!(error instanceof NetworkFailure)) throw error ?? new Error('it did not fail');
  return error.reason;
};

describe('a call to a network', () => {
  it('goes to the path below its address, with what proves the service, and gives the reply', async () => {
    receiver.answer = TAKEN;
    expect(await network().call(order)).toEqual({ status: 200, body: { status: 'TAKEN' } });
    const [got] = receiver.received;
    expect(got?.path).toBe('/base/transfers/a%2Fb?q=1+2');
    expect(got?.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' });
    expect(JSON.parse(got?.body ?? '')).toEqual(order.body);
  });

  it('is signed as callbacks are where that is configured', async () => {
    receiver.answer = TAKEN;
    const apiSecret = Buffer.alloc(32, 7).toString('base64');
    await network({ authentication: { kind: 'signed', apiKey: 'ours', apiSecret } }).call(order);
    const [got] = receiver.received;
    const trust = { secrets: { ours: apiSecret }, order: 'timestamp-endpoint-body' as const, now: Date.now() };
    const call = { endpoint: got?.path ?? '', body: Buffer.from(got?.body ?? '') };
    expect(refusal(got?.headers ?? {}, call, trust)).toBeNull();
    expect(refusal(got?.headers ?? {}, { ...call, body: Buffer.from('{}') }, trust)).toMatch(/does not match/);
  });

  it('passes refusals that the contract has on to the caller', async () => {
    receiver.answer = 404;
    expect(await network().call(order)).toEqual({ status: 404, body: undefined });
    expect(receiver.received).toHaveLength(1);
  });

  it('is repeated when the network can not, after a pause that doubles, or the one that it asks for', async () => {
    inTurn(json({}, 503), json({}, 500), json({}, 504), json({}, 429, { 'retry-after': '2' }), TAKEN);
    expect((await network({ retries: 4 }).call(order)).status).toBe(200);
    expect(pauses).toEqual([50, 100, 200, 2_000]);
  });

  it('that only reads is repeated, too', async () => {
    inTurn(json({}, 503), TAKEN);
    const read = { rule: { ...rule, method: 'GET', countsOnce: undefined } as OperationRule, path: { id: 'a' } };
    expect((await network().call(read)).status).toBe(200);
    expect(receiver.received.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('is repeated when the connection ends without an answer', async () => {
    inTurn((response) => response.destroy(), TAKEN);
    expect((await network().call(order)).status).toBe(200);
  });

  it.each<[string, Receiver['answer'], string]>([
    ['unavailable', 503, 'unavailable'],
    ['connection', (response) => response.destroy(), 'connection'],
    ['another status', 302, 'broken-reply'],
    ['text', (response) => response.writeHead(200).end('hello'), 'broken-reply'],
    ['another body', json({ status: 'GONE' }), 'broken-reply'],
    ['a NUL', json({ status: 'TAKEN', holder: ['Ana\0'] }), 'broken-reply'],
    ['half a character', json({ status: 'TAKEN', '\ud800': 1 }), 'broken-reply'],
    [
      'lists in lists',
      (response) => response.writeHead(200).end(`{"status":"TAKEN","a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`),
      'broken-reply',
    ],
  ])('fails after as many repeats as are configured: %s', async (_name, answer, reason) => {
    receiver.answer = answer;
    expect(await failureOf(network({ retries: 1 }).call(order))).toBe(reason);
    expect(receiver.received).toHaveLength(2);
  });

  it('is not repeated where a repeat could do it twice, nor where the credentials are wrong', async () => {
    receiver.answer = 503;
    const twice = { ...order, rule: { ...rule, countsOnce: undefined } };
    expect(await failureOf(network().call(twice))).toBe('unavailable');
    expect(receiver.received).toHaveLength(1);
    for (const [at, status] of [401, 403].entries()) {
      receiver.answer = status;
      expect(await failureOf(network().call(order))).toBe('credentials');
      expect(receiver.received).toHaveLength(2 + at);
    }
  });

  it('goes on to be made to who refuses the credentials: that is an answer', async () => {
    receiver.answer = 401;
    const one = network({ circuit: { failures: 2, openMilliseconds: 1_000 } });
    for (let i = 0; i < 3; i += 1) expect(await failureOf(one.call(order))).toBe('credentials');
    expect(one.report.state).toBe('closed');
    receiver.answer = TAKEN;
    expect((await one.call(order)).status).toBe(200);
  });

  it('ends when its time is over, whatever it waits for', async () => {
    receiver.answer = () => undefined;
    const one = network({ timeoutMilliseconds: 60, atOnce: 1 });
    const first = one.call(order);
    await receiver.got(1);
    expect(await Promise.all([failureOf(first), failureOf(one.call(order))])).toEqual(['timeout', 'timeout']);
    // The operation may have less time than calls to the network have.
    const urgent = { ...order, rule: { ...rule, timeoutMilliseconds: 60 } };
    expect(await failureOf(network().call(urgent))).toBe('timeout');
  });

  it('waits for no repeat that would come after its time: its place is free for others at once', async () => {
    receiver.answer = json({}, 503, { 'retry-after': '60' });
    const one = network({ timeoutMilliseconds: 5_000, atOnce: 1 }, { pause: UNTIL_ABORTED });
    expect(await failureOf(one.call(order))).toBe('unavailable');
    receiver.answer = TAKEN;
    expect((await one.call(order)).status).toBe(200);
    expect(receiver.received).toHaveLength(2);
  });

  it('waits for its turn where as many are under way as may be, and is turned away where too many wait', async () => {
    const answers: (() => void)[] = [];
    receiver.answer = (response) => void answers.push(() => TAKEN(response));
    const one = network({ atOnce: 1 });
    const calls = Array.from({ length: 11 }, () => one.call(order));
    await receiver.got(1);
    expect(await failureOf(one.call(order))).toBe('busy');
    expect(receiver.received).toHaveLength(1);
    for (let count = 1; count <= 11; count += 1) {
      await receiver.got(count);
      answers.shift()?.();
    }
    expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
  });

  it('is not made while the circuit is open, and one tries when its time is over', async () => {
    receiver.answer = 503;
    let machineNow = 77;
    const circuit = { failures: 2, openMilliseconds: 1_000 };
    const one = network({ retries: 0, circuit }, { machineNow: () => machineNow });
    expect(one.report).toEqual({ network: 'bank', state: 'closed', since: null });
    await failureOf(one.call(order));
    await failureOf(one.call(order));
    expect(one.report).toEqual({ network: 'bank', state: 'open', since: 77 });
    expect(await failureOf(one.call(order))).toBe('circuit-open');
    expect(receiver.received).toHaveLength(2);
    expect(await metrics.registry.metrics()).toContain('contrato_network_circuit_open{network="bank"} 1');
    machineNow = 99;
    steady += 1_000;
    expect(await failureOf(one.call(order))).toBe('unavailable');
    expect(one.report).toEqual({ network: 'bank', state: 'open', since: 77 });
    steady += 1_000;
    receiver.answer = TAKEN;
    expect((await one.call(order)).status).toBe(200);
    expect(one.report).toEqual({ network: 'bank', state: 'closed', since: null });
    expect(logged.map(({ network: name, msg }) => [name, msg])).toEqual([
      ['bank', 'a network does not answer: its circuit is open'],
      ['bank', 'a network answers again: its circuit is closed'],
    ]);
  });

  it('is counted by what came of it', async () => {
    inTurn(TAKEN, json({}, 404), json({ status: 'GONE' }));
    const one = network({ retries: 0 });
    await one.call(order);
    await one.call(order);
    await failureOf(one.call(order));
    const text = await metrics.registry.metrics();
    for (const outcome of ['done', 'refused', 'broken-reply']) {
      const labels = `network="bank",operation="orderTransfer",outcome="${outcome}"`;
      expect(text).toContain(`contrato_network_calls_total{${labels}} 1`);
    }
  });

  it('tells nothing of what went and came when it fails', async () => {
    receiver.answer = json({ status: '4111111111111111' });
    const error = await network({ retries: 0 })
      .call(order)
      .catch((failed: Error) => failed);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify([logged, String(error)])).not.toMatch(/4111/);
    expect(logged[0]).toMatchObject({ network: 'bank', operation: 'orderTransfer', reason: 'broken-reply' });
  });

  it('that breaks the contract itself is not made', async () => {
    const wrong = { ...order, rule: { ...rule, checks: { ...rule.checks, body: check } }, body: { status: 'NO' } };
    await expect(network().call(wrong)).rejects.toThrow(
      /^orderTransfer: the call does not follow the contract at \/: the body must be TAKEN$/,
    );
    expect(receiver.received).toEqual([]);
  });
});

describe('a call over mutual TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-mtls-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const certificate = (name: string) => {
    const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
        ...['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  };

  it('shows the configured certificate, trusts the configured authority only, and takes 100 before each answer; also through a proxy', async () => {
    const [bank, ours, other] = [certificate('bank'), certificate('ours'), certificate('other')];
    const shown: string[] = [];
    const server = createServer({ ...bank, requestCert: true, ca: ours.cert }, (request, response) => {
      shown.push((request.socket as TLSSocket).getPeerCertificate().subject.CN as string);
      response.writeContinue();
      response.end(JSON.stringify({ status: 'TAKEN' }));
    });
    const port = await listenLocally(server);
    const address = `https://localhost:${port}`;
    try {
      const trusted = network({ address, tls: { ...ours, ca: bank.cert }, atOnce: 1, retries: 0 });
      for (const _call of [1, 2]) expect((await trusted.call(order)).status).toBe(200);
      expect(shown).toEqual(['ours', 'ours']);
      for (const tls of [{ ...ours }, { ...ours, ca: other.cert }, { ...other, ca: bank.cert }]) {
        expect(await failureOf(network({ address, tls, retries: 0 }).call(order))).toBe('connection');
      }
      expect(shown).toHaveLength(2);
      const proxy = await RecordingProxy.start();
      const ways = { proxy: forwardProxy(`http://127.0.0.1:${proxy.port}`, services.log) };
      const calls = { address, tls: { ...ours, ca: bank.cert }, retries: 0 };
      for (const throughProxy of [false, true]) {
        expect((await network({ ...calls, throughProxy }, ways).call(order)).status).toBe(200);
        expect(proxy.requests.length > 0).toBe(throughProxy);
      }
      expect(shown).toEqual(Array(4).fill('ours'));
      await proxy.close();
    } finally {
      await closeAtOnce(server);
    }
  });
});

describe('a call that is traced', () => {
  afterEach(() => useTracing(null));

  /** Keeps spans in the memory of the test. */
  class Spans implements Tracing {
    readonly kept: { name: string; options: SpanOptions; attributes: Attributes; failed: string | null }[] = [];

    async within<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
      const kept = { name, options, attributes: options.attributes ?? {}, failed: null as string | null };
      this.kept.push(kept);
      const set = (more: Attributes) => void Object.assign(kept, { attributes: { ...kept.attributes, ...more } });
      try {
        return await work({ rename: () => undefined, set, fail: (type) => void Object.assign(kept, { failed: type }) });
      } catch (error) {
        kept.failed = (error as Error).name;
        throw error;
      }
    }
    present = () => null;
    headers = () => ({ traceparent: `00-trace-${this.kept.length}-01` });
    bind = <F>(run: F) => run;
    detached = <T>(run: () => T) => run();
    ids = () => ({});
    stop = async () => undefined;
  }

  it('is a span for each attempt, which leads the network to it and tells nothing of what went and came', async () => {
    const spans = new Spans();
    useTracing(spans);
    inTurn(json({ secret: 'word' }, 503), (response) => response.socket?.destroy(), TAKEN);
    await network().call(order);
    const named = { 'contrato.network': 'bank', 'contrato.operation': 'orderTransfer' };
    const request = { 'http.request.method': 'POST', 'url.template': '/transfers/{id}', ...named };
    expect(spans.kept).toMatchObject([
      { attributes: { ...request, 'http.response.status_code': 503 }, failed: '503' },
      { attributes: request, failed: expect.stringMatching(/Error$/) },
      { attributes: { ...request, 'http.response.status_code': 200 }, failed: null },
    ]);
    for (const { name, options } of spans.kept)
      expect([name, options.kind]).toEqual(['POST /transfers/{id}', 'client']);
    expect(receiver.received.map(({ headers }) => headers.traceparent)).toEqual(
      [1, 2, 3].map((attempt) => `00-trace-${attempt}-01`),
    );
    expect(JSON.stringify(spans.kept)).not.toMatch(/a\/b|a%2Fb|4111|word|abc/);
  });

  it('carries no trace while tracing is off', async () => {
    receiver.answer = TAKEN;
    await network().call(order);
    expect(receiver.received[0]?.headers).not.toHaveProperty('traceparent');
  });
});
