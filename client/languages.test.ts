import { execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { addressesOf } from '../contract-tests/conformance/endpoints';
import { runConformance } from '../contract-tests/conformance/run';
import { isOnPath } from '../contract-tests/on-path';
import { isFresh, type SignatureOrder, verifySignature } from '../server/events/signing';
import { listenLocally } from '../server/testing/local-server';
import { useServer } from '../server/testing/server';
import { refusal, signature } from './';

const run = promisify(execFile);

/** Milliseconds after which a check that never ends is stopped. */
const LONGEST_CHECK = 20_000;

type Line = readonly [program: string, ...words: string[]];

/** A client in another language: what it needs, how it is built into a folder, and its programs. */
interface Language {
  folder: string;
  toolchain: readonly string[];
  build(out: string): readonly Line[];
  check(out: string): Line;
  endpoint(out: string): Line;
  /** The ends of calls that wait for a token, as its check prints them, and how many tokens were requested. */
  waiting: { output: readonly string[]; asked: number };
  /** The verdicts of its check on calls that are not to be believed. */
  refused: readonly string[];
  /** How its endpoint calls the order of the signed bytes. */
  order(order: SignatureOrder): string;
}

const javaFiles = ['Check', 'Client', 'ContratoException', 'Endpoint', 'Signatures'].map(
  (name) => `contrato/${name}.java`,
);

/** Calls that are signed with no secret: an empty one, a blank and a line break. */
const BLANKS = ['unknown-key', 'unknown-key', 'unknown-key'];

const LANGUAGES: Readonly<Record<string, Language>> = {
  Python: {
    folder: 'python',
    toolchain: ['python3'],
    build: () => [],
    check: () => ['python3', '-B', 'check.py'],
    endpoint: () => ['python3', '-B', 'endpoint.py'],
    refused: [
      ...BLANKS,
      'other-endpoint',
      'wrong-signature',
      'wrong-signature',
      expect.stringMatching(/^A signature is over bytes: /),
    ],
    waiting: { output: ['401', '401', '401', 'answered', 'answered', 'answered'], asked: 2 },
    order: (order) => order,
  },
  Go: {
    folder: 'go',
    toolchain: ['go'],
    build: (out) => [['go', 'build', '-o', out, './check', './endpoint']],
    check: (out) => [path.join(out, 'check')],
    endpoint: (out) => [path.join(out, 'endpoint')],
    refused: [...BLANKS, 'other-endpoint', 'wrong-signature', 'wrong-signature'],
    waiting: { output: ['true', 'true', 'true', 'true'], asked: 2 },
    order: (order) => order,
  },
  Java: {
    folder: 'java',
    toolchain: ['javac', 'java'],
    build: (out) => [['javac', '-encoding', 'UTF-8', '-d', out, ...javaFiles]],
    check: (out) => ['java', '-cp', out, 'contrato.Check'],
    endpoint: (out) => ['java', '-cp', out, 'contrato.Endpoint'],
    refused: BLANKS,
    waiting: { output: ['InterruptedException', 'InterruptedException', '401', 'answered'], asked: 3 },
    order: (order) => order.toUpperCase().replaceAll('-', '_'),
  },
};

const VECTORS = path.join(__dirname, '../generated/vectors/signatures.tsv');

/** The rows of the vectors by the names of their columns. */
const vectors = (): Record<string, string>[] => {
  const [names = [], ...rows] = readFileSync(VECTORS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
};
const named = (row: Record<string, string>) => `${row.case}, ${row.order}`;
const partsOf = (row: Record<string, string>) => ({
  timestamp: row['x-timestamp'] ?? '',
  endpoint: row['x-endpoint'] ?? '',
  body: Buffer.from(row.body_base64 ?? '', 'base64'),
});

describe('the vectors of signatures', () => {
  const rows = vectors();

  it('have both orders, and calls of every kind in each', () => {
    const verdicts = [...new Set(rows.map(({ verdict }) => verdict))].sort();
    expect(verdicts).toEqual(['believed', 'other-endpoint', 'stale', 'unknown-key', 'wrong-signature']);
    expect([...new Set(rows.map(({ order }) => order))]).toEqual([
      'timestamp-endpoint-body',
      'body-timestamp-endpoint',
    ]);
  });

  it.each(rows.map((row) => [named(row), row] as const))('hold for the service: %s', (_, row) => {
    const parts = partsOf(row);
    const isRight = verifySignature(parts, row['x-signature'] ?? '', row.api_secret ?? '', row.order as SignatureOrder);
    expect(isRight).toBe(row.verdict !== 'wrong-signature');
    const isTaken = isRight && isFresh(parts.timestamp, Number(row.now) * 1000);
    expect(isTaken).toBe(row.verdict !== 'wrong-signature' && row.verdict !== 'stale');
  });

  it.each(rows.map((row) => [named(row), row] as const))('hold for TypeScript: %s', (_, row) => {
    const call = { endpoint: row.called ?? '', body: partsOf(row).body };
    const trust = {
      secrets: { [row.api_key ?? '']: row.api_secret ?? '' },
      order: row.order as SignatureOrder,
      now: Number(row.now) * 1000,
    };
    expect(refusal(row, call, trust) === null).toBe(row.verdict === 'believed');
  });
});

const server = useServer();

/** A request that a client sent through a proxy that loses an answer. */
interface Sent {
  what: string;
  key: string | undefined;
}

/** Statuses by request and its number. */
const REFUSED_FOR_NOW: Readonly<Record<string, number>> = { 'POST /oauth/token 1': 503, 'POST /users/v1/ 3': 408 };

/**
 * Stands between a client and the service: the first request for a token is refused for now, and the second gets no
 * answer. The answer to the first creation is lost, and the second creation is refused for now. The first list breaks
 * off, the list of cards is a redirect, and that of shipments does not say how many pages it has.
 */
async function unreliable(): Promise<{ url: string; sent: Sent[]; close(): void }> {
  const sent: Sent[] = [];
  const between = createServer((request, response) => {
    const what = `${request.method} ${request.url?.split('?')[0]}`;
    const isFirst = !sent.some((other) => other.what === what);
    sent.push({ what, key: request.headers['x-idempotency-key'] as string | undefined });
    const attempts = sent.filter((other) => other.what === what).length;
    const busy = REFUSED_FOR_NOW[`${what} ${attempts}`];
    if (busy !== undefined) return void response.writeHead(busy, { 'retry-after': '0' }).end();
    if (what === 'POST /oauth/token' && attempts === 2) return void response.destroy();
    if (what === 'GET /users/v1/' && isFirst) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      return void response.write('{"data":', () => response.destroy());
    }
    if (what === 'GET /shipping/v1/') {
      const page = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('page[number]'));
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ data: page < 2 ? [{ id: String(page) }] : [] }));
    }
    if (what === 'GET /cards/v1/') return void response.writeHead(302, { location: '/users/v1/' }).end('moved');
    const { method, headers } = request;
    const onward = forward(server().url + request.url, { method, headers }, (answer) => {
      if (what === 'POST /users/v1/' && isFirst) return void answer.resume().once('end', () => response.destroy());
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  return { ...(await opened(between)), sent };
}

async function opened(listener: Server): Promise<{ url: string; close(): void }> {
  // Only what a test says is lost: an idle connection stays open, however long a busy machine takes.
  listener.keepAliveTimeout = 0;
  const port = await listenLocally(listener);
  const close = () => {
    listener.closeAllConnections();
    listener.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/**
 * Holds every request for a token until it is told to refuse it (`/refuse`) or to answer it (`/give`). `/asked/N` is
 * answered after the Nth of these requests has come.
 */
async function slowToGiveTokens() {
  const arrivals = new EventEmitter();
  const waiting: ServerResponse[] = [];
  const tokens = { asked: 0 };
  const verdicts: Record<string, () => void> = {
    '/refuse': () => end(401, { error_code: 'INVALID_CLIENT', error: { message: 'no', details: [] } }),
    '/give': () => end(200, { access_token: `token-${tokens.asked}`, expires_in: 60 }),
  };
  const end = (status: number, body: object) => {
    for (const response of waiting.splice(0)) {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }
  };
  const arrived = async (count: number) => {
    while (tokens.asked < count) await once(arrivals, 'token');
  };
  const listener = createServer(async (request, response) => {
    const url = request.url ?? '';
    if (url === '/oauth/token') {
      tokens.asked += 1;
      waiting.push(response);
      return void arrivals.emit('token');
    }
    if (url.startsWith('/asked/')) await arrived(Number(url.slice('/asked/'.length)));
    if (url in verdicts && waiting.length === 0) await arrived(tokens.asked + 1);
    verdicts[url]?.();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  return { ...(await opened(listener)), tokens };
}

describe.each(Object.entries(LANGUAGES))('%s', (_, language) => {
  const missing = language.toolchain.filter((program) => !isOnPath(program));
  if (missing.length > 0) {
    it.skip(`${missing.join(' and ')} is not installed here`, () => undefined);
    return;
  }
  const cwd = path.join(__dirname, language.folder);
  let out: string;
  const check = async (...words: string[]): Promise<string[]> => {
    const [program, ...first] = language.check(out);
    const { stdout } = await run(program, [...first, ...words], { cwd, timeout: LONGEST_CHECK });
    return stdout.trimEnd().split('\n');
  };

  beforeAll(async () => {
    out = await mkdtemp(path.join(tmpdir(), 'contrato-client-'));
    for (const [program, ...words] of language.build(out)) await run(program, words, { cwd });
  });
  afterAll(() => rm(out, { recursive: true, force: true }));

  it('believes and refuses what the vectors say, and signs alike', async () => {
    const given = (await check('vectors', VECTORS)).map((line) => line.split('\t'));
    const wanted = vectors().map((row) => [
      row.verdict,
      signature(partsOf(row), row.api_secret ?? '', row.order as SignatureOrder),
    ]);
    expect(given).toEqual(wanted);
  });

  it('believes nobody who signs with no secret, and no header that came twice', async () => {
    expect(await check('refused')).toEqual(language.refused);
  });

  it('keeps a token, repeats with the same key, walks pages with headers and tells refusals', async () => {
    const { client, secret } = await server().client();
    const { url, sent, close } = await unreliable();
    try {
      const output = await check('story', `${url}/`, client.id, secret, server().config.audience);
      expect(output.join('\n').toLowerCase()).toBe('3\n404 user_not_found true\n404 account_not_found\n302\n2');
      const to = (what: string) => sent.filter((one) => one.what === what);
      expect(to('POST /oauth/token')).toHaveLength(3);
      const keys = to('POST /users/v1/').map(({ key }) => key);
      expect([keys.length, new Set(keys).size]).toEqual([5, 3]);
      expect([keys[0] === keys[1], keys[2] === keys[3]]).toEqual([true, true]);
      expect(to('GET /users/v1/')).toHaveLength(3);
    } finally {
      close();
    }
  });

  it('says which request got no answer', async () => {
    const { url, close } = await opened(createServer((_request, response) => void response.destroy()));
    try {
      const { stderr } = await check('story', url, 'id', 'secret', 'audience').catch((error) => error);
      expect(stderr).toMatch(/\bpost "?http:\/\/127\.0\.0\.1:\d+\/oauth\/token\b/i);
    } finally {
      close();
    }
  });

  it('requests one token for many calls, of which each gives up on its own and asks again after a failure', async () => {
    const { url, close, tokens } = await slowToGiveTokens();
    try {
      const output = await check('waiting', url);
      expect({ output, asked: tokens.asked }).toEqual(language.waiting);
    } finally {
      close();
    }
  });

  it.each<SignatureOrder>(['timestamp-endpoint-body', 'body-timestamp-endpoint'])(
    'has a reference endpoint that conforms, in the order %s',
    async (order) => {
      const pair = { apiKey: 'key-1', apiSecret: Buffer.from('a secret of this test').toString('base64') };
      const [program, ...first] = language.endpoint(out);
      const words = [...first, pair.apiKey, pair.apiSecret, '0', language.order(order)];
      const endpoint = spawn(program, words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
      const isOver = new Promise((resolve) => endpoint.once('exit', resolve));
      try {
        const [url] = await new Promise<string[]>((resolve) =>
          createInterface(endpoint.stdout).once('line', (line) => resolve([line])),
        );
        const revision = order === 'timestamp-endpoint-body' ? 'current' : `signature-order=${order}`;
        const user = { userId: null, cardId: null, currency: null };
        // A busy machine starts a program of another language slowly: it gets four times the contract's time.
        const clocks = { machineNow: Date.now, elapsed: () => performance.now() / 4 };
        const addresses = addressesOf(url ?? '', {}, []);
        const { cases } = await runConformance({ revision, addresses, ...pair, user, clocks });
        expect(cases.length).toBeGreaterThan(100);
        expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      } finally {
        endpoint.kill();
        await isOver;
      }
    },
  );
});
