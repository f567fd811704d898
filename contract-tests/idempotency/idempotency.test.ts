import { dialect } from '../../server/testing/database';
import { until } from '../../server/testing/until';
import { openBook } from '../book';
import type { Rule } from '../contract';
import { isServed, loadContract } from '../load';
import { type Prepared, prepare, type ScenarioRequest } from '../scenario';
import type { OwnServer } from '../target/own-server';
import { startServerOnEach } from '../testing/server-on-each';
import type { Client } from '../world/client';
import { World } from '../world/world';

const contract = loadContract('current');
const book = openBook();
const served = [...contract.rules.values()].filter(({ document }) => isServed(document));
const idempotent = served.filter(({ idempotency }) => idempotency !== null);

interface Got {
  status: number;
  text: string;
  code: string | null;
}

let server: OwnServer;
let world: World;
let stranger: World;

beforeAll(async () => {
  server = await startServerOnEach();
  world = await World.open(contract, contract.values, server.url);
  stranger = await World.open(contract, contract.values, server.url);
});
afterAll(() => server.close());

async function send({ method, target, headers, body }: Prepared): Promise<Got> {
  const response = await fetch(server.url + target, { method, headers, body: body === '' ? undefined : body });
  const text = await response.text();
  const code = text.startsWith('{') ? ((JSON.parse(text).error_code as string | undefined) ?? null) : null;
  return { status: response.status, text, code };
}

function valid({ operationId }: Rule, who = world): Promise<ScenarioRequest> {
  const scenarios = book.get(operationId);
  if (scenarios === undefined) throw new Error(`${operationId} has no scenarios`);
  return scenarios.valid(who);
}

async function ask(rule: Rule, request: ScenarioRequest, key: string, client: Client = world.client): Promise<Got> {
  const headers = { ...request.headers, [rule.idempotency?.header ?? '']: key };
  return send(prepare(rule, { ...request, headers }, await client.token()));
}

const TWO_MINUTES = 120;

/** Resolves once the jobs that are due are done, which make the cards of a batch, for example. */
async function quiet(): Promise<void> {
  const areDone = async () => {
    // Now, each time: what is due may put on the list what is due as well, a little later than the first look.
    const { data } = await world.call('getClock', {});
    const due = server.db.knex('jobs').where('run_at', '<=', Date.parse(data.now));
    const [row] = await due.count({ n: '*' });
    return Number(row?.n) === 0;
  };
  await until('the jobs that are due are done', areDone, {
    pause: () => new Promise((resolve) => setTimeout(resolve, 10)),
  });
}

/**
 * The tables whose rows are not counted: jobs, since their effect is counted once they have run, the request log, since
 * it has an entry for each request, also for one without effect, and buckets of rates and slots of processes, which
 * come and go by the machine's clock.
 */
const UNCOUNTED: ReadonlySet<string> = new Set(['jobs', 'request_log', 'rate_buckets', 'process_slots']);

/**
 * SQL that counts effects instead of rows where several slots add up: PostgreSQL takes any of the slots, and each
 * request has its effect in one of them.
 */
const COUNTED: Readonly<Record<string, string>> = {
  activity_totals: 'COALESCE(SUM(total), 0)',
  // Days are left out: one may begin between two looks, while time is passed.
  client_days: "COUNT(DISTINCT client_id || ' ' || currency)",
  ledger_accounts: `COUNT(DISTINCT CASE WHEN kind IN ('USER', 'BRIDGE') THEN id
    ELSE client_id || ' ' || kind || ' ' || currency END)`,
};

/**
 * Counts the rows of each table, but of those that SQLite keeps for itself: its `sqlite_sequence` gets a row once the
 * request log is first written, which happens at the same time as the requests, and late if the cores are busy.
 */
async function rows(): Promise<Map<string, number>> {
  const tables: string[] = await (dialect === 'sqlite'
    ? server.db.knex('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%').pluck('name')
    : server.db
        .knex('information_schema.tables')
        .where({ table_schema: server.db.knex.raw('current_schema()') })
        .pluck('table_name'));
  const counted = new Map<string, number>();
  for (const table of tables) {
    if (UNCOUNTED.has(table)) continue;
    const [row] = await server.db.knex(table).select(server.db.knex.raw(`${COUNTED[table] ?? 'COUNT(*)'} AS n`));
    counted.set(table, Number(row?.n));
  }
  return counted;
}

/** Returns the tables that have grown, and by how many rows. */
async function growth(work: () => Promise<unknown>): Promise<Record<string, number>> {
  // What earlier requests have put off for a while comes due now and not while this is watched.
  await world.passTime(TWO_MINUTES);
  await quiet();
  const before = await rows();
  await work();
  await quiet();
  const grown = [...(await rows())].map(([table, n]) => [table, n - (before.get(table) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, n]) => n !== 0));
}

/** Every operation that the contract marks idempotent, found in the contract and not listed here. */
describe.each(idempotent.map((rule) => [rule.operationId, rule] as const))('the idempotency key of %s', (_id, rule) => {
  const success = Math.min(...Object.keys(rule.responses).map(Number));

  it('gives the same request the same answer, byte for byte', async () => {
    const request = await valid(rule);
    const first = await ask(rule, request, 'same');
    expect([first.status, first.code]).toEqual([success, null]);
    expect(await ask(rule, request, 'same')).toEqual(first);
  });

  it('gives a hundred requests at once one effect and one answer', async () => {
    const [one, many] = [await valid(rule), await valid(rule)];
    const effect = await growth(() => ask(rule, one, 'alone'));
    let answers: Got[] = [];
    const effects = await growth(async () => {
      answers = await Promise.all(Array.from({ length: 100 }, () => ask(rule, many, 'at once')));
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([success]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(effects).toEqual(effect);
    expect(effect.idempotency).toBe(1);
  });

  it('is refused for another request, without effect', async () => {
    await ask(rule, await valid(rule), 'other body');
    const other = await valid(rule);
    let refused: Got | null = null;
    const effect = await growth(async () => {
      refused = await ask(rule, other, 'other body');
    });
    expect([refused, effect]).toMatchObject([{ code: rule.idempotency?.reused }, {}]);
    expect(effect).toEqual({});
  });

  it('belongs to one client', async () => {
    await ask(rule, await valid(rule), 'mine');
    const answer = await ask(rule, await valid(rule, stranger), 'mine', stranger.client);
    expect([answer.status, answer.code]).toEqual([success, null]);
  });
});

/**
 * Operations that create without taking a key, and the reason why a repeat does no harm or can't be told from a second
 * request.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  createSandboxClient: 'nobody is known yet to whom a key could belong',
  createApiKey: 'its secret is shown once; a pair too many is revoked',
  forkSnapshot: 'the credentials of the new client are shown once; one too many harms nobody',
  rotateApiKey: 'its secret is shown once; a repeat finds the pair retiring',
  authorizeAtNetwork: 'it plays the network, whose messages are sent again by retransmitAtNetwork',
  forceAtNetwork: 'it plays the network',
  reverseAtNetwork: 'it plays the network',
  refundAtNetwork: 'it plays the network',
  retransmitAtNetwork: 'it is a repeat by itself',
  createSettlementRun: 'the files of a day are the same however often they are made',
  resendEvents: 'an event is sent again with its own key',
  replayEvent: 'an event is sent again with its own key',
  replayUndeliveredEvent: 'an event is sent again with its own key',
  receiveCardReversal: 'a message of a network counts once by its own reference',
};

it('is taken by every operation that creates something', () => {
  const creating = served.filter(
    ({ method, responses, idempotency }) =>
      method === 'POST' && idempotency === null && (responses[201] !== undefined || responses[202] !== undefined),
  );
  expect(creating.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(WITHOUT).sort());
});

it('is looked for on every operation that takes one', () => {
  expect(idempotent.map(({ operationId }) => operationId).sort()).toEqual(
    served
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'x-idempotency-key'))
      .map(({ operationId }) => operationId)
      .sort(),
  );
});
