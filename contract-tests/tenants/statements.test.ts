import { worldExtension } from '../../mocks/world';
import { layout } from '../../server/layout';
import { SEPARATORS } from '../../server/platform/store/distribution/functions';
import { tenantTables } from '../../server/platform/store/distribution/placement';
import type { PostgresConfig } from '../../server/platform/store/open';
import { PostgresClient } from '../../server/platform/store/postgres-client';
import { createTenantFirstDatabase } from '../../server/testing/database';
import { openBook } from '../book';
import type { Rule } from '../contract';
import { loadContract } from '../load';
import { prepare } from '../scenario';
import { startOwnServer } from '../target/own-server';
import { World } from '../world/world';

const contract = loadContract('current');
const book = openBook();
const tenants = new Set(tenantTables(layout));

/**
 * Operations of the sandbox that move whole clients, which works on one node only, and the one that makes others fail.
 */
const LEFT_OUT = /Snapshot|resetSandboxClient|createFault/;

const isPlain = ({ operationId, responses }: Rule): boolean =>
  !LEFT_OUT.test(operationId) && responses[200]?.contentType !== 'text/event-stream';

/** Statements that go over all clients, or find the client by what is unique over all of them, each with the reason. */
const OF_ALL_CLIENTS: readonly [RegExp, string][] = [
  [
    /^select min\(\S+\) as at from (outbox|card_transactions) where state = '\w+'/,
    'says when anything is due next, or has been due since',
  ],
  [
    /^SELECT oldest\.receivers, later\.at AS next_at, earliest\.lease_end, latest\.lease_last FROM/,
    'finds for whom something is due, and when',
  ],
  [
    /^select distinct receiver from outbox where state = 'PENDING' and next_attempt_at is null$/i,
    'finds what is put aside',
  ],
  [
    /^select distinct receiver from outbox where state = 'PENDING' and next_attempt_at is not null and next_attempt_at > /i,
    'finds what a wrong clock has put off',
  ],
  [/^SELECT receiver, MIN\(next_attempt_at\) AS due_at FROM outbox/, 'finds for whom something is due, and since when'],
  [/^select count\(\*\) as count from outbox where state = 'DEAD'/, 'counts for monitoring'],
  [/^select id from cards where expires_at <=/, 'finds the cards that expire'],
  [/^update cards set status = \$1.* where id in .* and status in/, 'expires them'],
  [
    /^select .* from card_transactions where state = 'PENDING' and \(pending_until <=/,
    'finds decisions that are overdue',
  ],
  [
    /^select id, client_id, created_at from card_transactions where state = 'AUTHORIZED'/,
    'finds what was never presented',
  ],
  [/^SELECT [\w, ]+ AS sealed FROM/, 'seals with another key'],
  [/^select distinct client_id, client_id from client_keys/, 'finds the clients that come for files'],
  [/^delete from reservations where operation_id = /, 'lets go of what is old'],
  [/^UPDATE outbox SET attempts = outbox\.attempts \+ 1/, 'records attempts at events of many clients by their ids'],
  [/^update outbox set state = \$1.* where \(id, claimed_by\) in /, 'gives events of many clients back by their ids'],
  [/^select .* from outbox where id = \$1 and not state = /, 'finds an event of any client for an operator'],
  [/^select card_id from card_secrets where pan_hash = /, 'finds a card by its number'],
  [/^select distinct bin from affinity_groups order by/, 'measures the ranges of card numbers, which clients share'],
  [/^select .* from pix_keys where key = /, 'finds an account by its key'],
  [/^select .* from received where id = /, "finds a payment by the network's id"],
];

/** The texts of the statements that every operation runs, and what follows from it, without quotes. */
async function statementsOfAllOperations(): Promise<string[]> {
  const send = jest.spyOn(PostgresClient.prototype, '_query');
  const { db, config, drop } = await createTenantFirstDatabase(worldExtension.migrations);
  await db.close();
  send.mockClear();
  const server = await startOwnServer('current', { databaseUrl: (config as PostgresConfig).url });
  try {
    const world = await World.open(contract, contract.values, server.url, null, server.edge);
    for (const rule of [...contract.rules.values()].filter(isPlain)) await runOne(rule, world, server.url);
    const sent = send.mock.calls.flatMap(([, { sql, bindings = [] }]) => statementsIn(sql, bindings));
    const texts = sent.map((sql) => sql.replace(/"/g, '').replace(/\s+/g, ' ').trim());
    // Statements that are combined into one are checked separately.
    return [...new Set(texts.flatMap((sql) => sql.split(/\) AS r\d+,?|(?:^WITH|,) w\d+ AS \(/)))];
  } finally {
    send.mockRestore();
    await server.close();
    await drop();
  }
}

async function runOne(rule: Rule, world: World, url: string): Promise<void> {
  const scenarios = book.get(rule.operationId);
  if (scenarios === undefined) return;
  const request = await scenarios.valid(world);
  const { method, target, headers, body } = prepare(rule, request, await world.token());
  const answer = await fetch(url + target, { method, headers, body: body === '' ? null : body });
  expect([rule.operationId, answer.status < 500, await answer.text()]).toEqual([
    rule.operationId,
    true,
    expect.any(String),
  ]);
}

/** The statements that are run where their clients lie, or the one that was sent. */
function statementsIn(sql: string, bindings: readonly unknown[]): string[] {
  if (!sql.includes('run_at_clients')) return [sql];
  const [texts = ''] = String(bindings[1]).split(SEPARATORS.parts);
  return texts.split(SEPARATORS.fields);
}

/** The tables by client that a statement is about. */
function tenantTablesIn(sql: string): string[] {
  const named = [...sql.matchAll(/\b(?:from|join|into|update)\s+([a-z_]+)/gi)].map(([, name]) => name as string);
  return [...new Set(named)].filter((name) => tenants.has(name));
}

/** Decides whether the rows that a statement finds or writes are limited to their client. */
function namesClient(sql: string): boolean {
  if (/^insert into clients /i.test(sql)) return /\bid\b/.test(sql);
  if (/^insert/i.test(sql)) return /^[^)]*\bclient_id\b/.test(sql);
  const conditions = sql.slice(sql.search(/\b(?:where|on)\b/i));
  const byId = /\b(?:from|update) clients\b/i.test(sql) && /\b(?:where|clients\.)\s*id\b/i.test(conditions);
  return byId || /\bclient_id\b\s*(?:=|in\b)/i.test(conditions);
}

it('every statement about data of clients names the client, or has a reason not to', async () => {
  const all = await statementsOfAllOperations();
  const about = all.filter((sql) => tenantTablesIn(sql).length > 0);
  expect(new Set(about.flatMap(tenantTablesIn)).size).toBeGreaterThan(30);
  expect(about.filter((sql) => /^insert into ledger_entries/i.test(sql))).not.toEqual([]);
  const nameless = about.filter((sql) => !namesClient(sql));
  expect(nameless.filter((sql) => !OF_ALL_CLIENTS.some(([text]) => text.test(sql)))).toEqual([]);
});
