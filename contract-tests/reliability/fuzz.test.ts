import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { operationsFor } from '../../generated/operations';
import { worldExtension } from '../../mocks/world';
import { dialect } from '../../server/testing/database';
import { useServer } from '../../server/testing/server';
import { openBook } from '../book';
import { judge } from '../judge';
import { loadContract } from '../load';
import { prepare, type ScenarioRequest } from '../scenario';
import { type Reply, send } from '../world/http';
import { World } from '../world/world';
import { chanceOf, mutate } from './mutations';
import { TEST_TIMEOUT_MILLISECONDS } from './retrying-clients';

/** Requests per operation. More finds more: FUZZ_REQUESTS=2000, and FUZZ_SEED for others than these. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** The number of requests of each kind, printed at the end where the run was asked for a number of requests. */
const sent = { requests: 0, 'valid and accepted': 0, compressed: 0, 'without a token': 0, refused: 0 };

/** After so many requests there is a new valid one, which is accepted whatever came before. */
const ROUND = 20;

const contract = loadContract('current');
const book = openBook();
const rules = [...operationsFor(contract.values).values()].filter(
  ({ document }) => document === 'openapi' || document === 'sandbox',
);

const server = useServer({ extension: worldExtension, background: true, environment: { LOG_LEVEL: 'silent' } });
let world: World;
/** A client for each operation: what one agrees on or breaks is nothing to the others. */
const openWorld = async () => {
  world = await World.open(contract, contract.values, server().url);
};
beforeEach(openWorld);

/** Operations that move the time that tokens end by. */
const CLOCK: ReadonlySet<string> = new Set(['setClock', 'advanceClock']);

/** Operations that count wrong secrets against a client: each round has another one. */
const GUESSES: ReadonlySet<string> = new Set(['createToken', 'revokeToken']);

/** Content codings that a body comes in. */
const CODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  gzip: (text) => gzipSync(text),
  deflate: (text) => deflateSync(text),
  br: (text) => brotliCompressSync(text),
};

type Rule = (typeof rules)[number];

const codeOf = ({ body }: Reply) => (body as { error_code?: string } | null)?.error_code ?? null;

/**
 * Returns the mistakes of an answer, whatever was asked: it is in the contract, and none is a failure of the service.
 */
function faultsOf(rule: Rule, reply: Reply): string[] {
  const { status, headers, body } = reply;
  const { document, operationId, variant } = rule;
  const row = { document, operationId, variant, status, example: '', code: null };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const problems = judge(row, rule, { status, headers, body: text });
  const code = codeOf(reply);
  const documented: readonly string[] = rule.responses[status]?.codes ?? [];
  if (code !== null && !documented.includes(code)) problems.push(`${code} is not documented`);
  return status >= 500 ? [`${status} came`, ...problems] : problems;
}

/** Sends a request. @param coding what its body is compressed by; none where it has none */
async function ask(rule: Rule, request: ScenarioRequest, token: string | null, coding?: string): Promise<Reply> {
  const prepared = prepare(rule, request, token);
  const compress = coding === undefined || prepared.body === '' ? undefined : CODINGS[coding];
  sent.requests += 1;
  if (token === null && rule.auth === 'bearer') sent['without a token'] += 1;
  if (compress === undefined) return send(world.url, prepared);
  sent.compressed += 1;
  const headers = { ...prepared.headers, 'content-encoding': coding as string };
  return send(world.url, { ...prepared, headers, body: compress(prepared.body) });
}

/** Reads the state that a request changes: the answer of the GET that is nearest to its address. */
async function stateOf(rule: Rule, { path }: ScenarioRequest): Promise<unknown> {
  const near = rules
    .filter(({ method, path: address }) => method === 'GET' && address.includes('{') && rule.path.startsWith(address))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return near === undefined ? null : (await ask(near, { path }, await world.token())).body;
}

/** Operations whose scenario of success is not the one that the others' are derived from. */
const SUCCESSES: Readonly<Record<string, string>> = {
  deleteFault: '204 empty',
  deleteDeliveryFault: '204 empty',
  deleteRequest: '204 empty',
  deleteSnapshot: '204 empty',
  restoreSnapshot: '204 empty',
  setReceiver: '200 receiving',
  answerQuestion: '204 empty',
};

/**
 * Parameters without which a request is changed. One that waits until something matches is answered at once as it is,
 * and, changed so that nothing can match, only when its time is over.
 */
const WAIT_PARAMETERS: Readonly<Record<string, string>> = { searchRequests: 'wait' };

/** Gives the request that changes are made to. */
function impatient({ operationId }: Rule, request: ScenarioRequest): ScenarioRequest {
  const query = Object.entries(request.query ?? {}).filter(([name]) => name !== WAIT_PARAMETERS[operationId]);
  return { ...request, query: Object.fromEntries(query) };
}

/** Arranges a request that succeeds. */
async function validOf({ operationId }: Rule): Promise<ScenarioRequest> {
  const own = book.get(operationId);
  const name = SUCCESSES[operationId];
  const scenario = name === undefined ? own?.valid : own?.scenarios[name];
  return (await scenario?.(world)) ?? {};
}

async function fuzz(rule: Rule): Promise<{ problems: string[]; refused: number }> {
  const chance = chanceOf(SEED);
  const problems: string[] = [];
  let refused = 0;
  let valid: ScenarioRequest = {};
  for (let at = 0; at < REQUESTS; at += 1) {
    if (CLOCK.has(rule.operationId)) world.client.dropToken();
    if (at % ROUND === 0) {
      if (GUESSES.has(rule.operationId)) await openWorld();
      valid = await validOf(rule);
      const { status } = await ask(rule, valid, valid.token ?? (rule.auth === 'bearer' ? await world.token() : null));
      if (status >= 400) problems.push(`request ${at}: ${status} for a valid request`);
      else sent['valid and accepted'] += 1;
      valid = impatient(rule, await validOf(rule));
    }
    const { request, what, isInvalid } = mutate(chance, valid, rule);
    const changes = rule.method === 'PATCH' || rule.method === 'PUT';
    const before = changes ? await stateOf(rule, valid) : null;
    const coding = ['identity', ...Object.keys(CODINGS)][chance(4)];
    const asks = (token: string | null) => ask(rule, request, token, coding);
    const reply = await asks(request.token ?? (rule.auth === 'bearer' ? await world.token() : null));
    const found = faultsOf(rule, reply);
    if (reply.status >= 400) {
      refused += 1;
      sent.refused += 1;
      if (changes && !isDeepStrictEqual(before, await stateOf(rule, valid))) found.push('refused, yet it changed');
    } else if (isInvalid) found.push(`${reply.status} for what the contract refuses`);
    if (rule.auth === 'bearer' && at % 4 === 0) {
      const { status, headers } = await asks(null);
      if (status !== 401 || headers['www-authenticate'] === undefined) found.push(`${status} without a token`);
    }
    problems.push(...found.map((problem) => `request ${at}, ${what}: ${problem}`));
  }
  return { problems, refused };
}

afterAll(() => {
  if (process.env.FUZZ_REQUESTS === undefined) return;
  const figures = Object.entries(sent).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`${dialect}, seed ${SEED}, ${rules.length} operations: ${figures.join(', ')}\n`);
});

describe(`generated requests from seed ${SEED}, ${REQUESTS} of each operation`, () => {
  it.each(rules.map((rule) => [rule.operationId, rule] as const))(
    '%s answers by the contract, refuses what is invalid, lets nobody in without a token, and refuses without a trace',
    async (_, rule) => {
      const { problems, refused } = await fuzz(rule);
      expect(problems).toEqual([]);
      expect(refused).toBeGreaterThan(0);
    },
    TEST_TIMEOUT_MILLISECONDS + REQUESTS * 100,
  );
});
