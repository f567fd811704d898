import { openBook } from '../book';
import { loadContract } from '../load';
import { prepare, type ScenarioRequest } from '../scenario';
import { type OwnServer, startOwnServer } from '../target/own-server';
import { World } from '../world/world';

/** An id by itself; not one that only makes an email or an alias unlike all others. */
const UUID = /(?<![\w-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w@-])/;

/** Whoever has an alias or a number may look up whom it leads to, as in every bank: that is what it is there for. */
const PUBLIC_DIRECTORY = 'getDestinationInformation';

const contract = loadContract('current');
const book = openBook();
const guarded = [...contract.rules.values()].filter(
  ({ document, auth, operationId }) => document === 'openapi' && auth === 'bearer' && operationId !== PUBLIC_DIRECTORY,
);

/** Decides whether a request names something that somebody owns. What it creates for the asker alone names nothing. */
function namesSomething({ path, query, body }: ScenarioRequest): boolean {
  return UUID.test(JSON.stringify([path ?? null, query ?? null, body ?? null]));
}

/** A list may answer a stranger, with nothing in it. */
function isEmptyList(status: number, text: string): boolean {
  return status === 200 && JSON.stringify(JSON.parse(text).data) === '[]';
}

describe("one client's token on what belongs to another", () => {
  let server: OwnServer;
  let owner: World;
  let stranger: World;
  const asked: string[] = [];

  beforeAll(async () => {
    server = await startOwnServer('current');
    owner = await World.open(contract, contract.values, server.url);
    stranger = await World.open(contract, contract.values, server.url);
  });
  afterAll(() => server.close());

  it.each(guarded.map((rule) => [rule.operationId, rule] as const))('is denied by %s', async (operationId, rule) => {
    const scenarios = book.get(operationId);
    if (scenarios === undefined) throw new Error(`${operationId} has no scenarios`);
    const request = await scenarios.valid(owner);
    if (!namesSomething(request)) {
      expect(rule.path).not.toContain('{');
      return;
    }
    asked.push(operationId);
    const { method, target, headers, body } = prepare(rule, request, await stranger.token());
    const response = await fetch(server.url + target, { method, headers, body: body === '' ? null : body });
    const text = await response.text();
    if (isEmptyList(response.status, text)) return;
    expect([operationId, response.status, text]).toEqual([operationId, expect.any(Number), expect.any(String)]);
    expect([404, 409, 422]).toContain(response.status);
    expect(text).not.toMatch(/"data"/);
  });

  it('was asked of every operation that takes an id', () => {
    const withId = guarded.filter(({ path }) => path.includes('{')).map(({ operationId }) => operationId);
    expect(withId.filter((operationId) => !asked.includes(operationId))).toEqual([]);
    expect(asked.length).toBeGreaterThan(30);
  });
});
