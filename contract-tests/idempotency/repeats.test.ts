import document from '../../generated/documents/openapi.json';
import sandbox from '../../generated/documents/sandbox.json';
import { openBook } from '../book';
import type { Rule } from '../contract';
import { isForNetworks, isServed, loadContract } from '../load';
import { prepare, type ScenarioRequest } from '../scenario';
import type { OwnServer } from '../target/own-server';
import { startServerOnEach } from '../testing/server-on-each';
import { World } from '../world/world';

const contract = loadContract('current');
const book = openBook();
const changing = [...contract.rules.values()].filter(
  ({ document: name, method, operationId }) =>
    isServed(name) &&
    (['PATCH', 'PUT', 'DELETE'].includes(method) ||
      operationId === 'activateCard' ||
      isReport({ document: name, operationId })),
);

/** Tells whether an operation is a report of a network, which counts once whatever its method. */
function isReport({ document: name, operationId }: Pick<Rule, 'document' | 'operationId'>): boolean {
  return isForNetworks(name) && operationId !== 'createNetworkToken';
}

/** Card messages whose repeat is marked as one: without the mark it is another message under a used reference. */
const MARKED: ReadonlySet<string> = new Set([
  'receiveCardAuthorization',
  'receiveAccountVerification',
  'receiveCardAdvice',
]);

type Documented = Readonly<Record<string, Readonly<Record<string, { 'x-repeat'?: string }>>>>;

/** The code that the contract has for a repeat of a request that succeeded; null where a repeat succeeds as well. */
function repeatOf({ document: name, method, path }: Rule): string | null {
  const paths = (name === 'sandbox' ? sandbox.paths : document.paths) as unknown as Documented;
  return paths[path]?.[method.toLowerCase()]?.['x-repeat'] ?? null;
}

let server: OwnServer;
let world: World;

beforeAll(async () => {
  server = await startServerOnEach();
  world = await World.open(contract, contract.values, server.url, null, server.edge);
});
afterAll(() => server.close());

async function send(rule: Rule, request: ScenarioRequest) {
  const { method, target, headers, body } = prepare(rule, request, request.token ?? (await world.token(rule)));
  const response = await fetch(server.url + target, { method, headers, body: body === '' ? undefined : body });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** Returns the visible part of an answer, but for what the clock reads. */
function shown({ body }: { body: { data?: Record<string, unknown> } | null }) {
  return body?.data === undefined ? body : { ...body.data, now: null };
}

/** A change whose answer was lost is asked for again: every operation that changes, found in the contract. */
describe.each(changing.map((rule) => [rule.operationId, rule] as const))('a repeat of %s', (operationId, rule) => {
  it('ends in the same state, with the status that the contract has for it', async () => {
    const { valid, scenarios } = book.get(operationId) as NonNullable<ReturnType<typeof book.get>>;
    const request = await (scenarios['204 empty'] ?? valid)(world);
    const first = await send(rule, request);
    expect(Math.floor(first.status / 100)).toBe(2);
    const code = repeatOf(rule);
    const repeated = MARKED.has(operationId)
      ? { ...request, body: { ...(request.body as object), repeat: true } }
      : request;
    await world.passTime(1);
    for (const again of [await send(rule, repeated), await send(rule, repeated)]) {
      if (code === null) expect([again.status, shown(again)]).toEqual([first.status, shown(first)]);
      else {
        expect(again.body?.error_code).toBe(code);
        expect(rule.responses[again.status]?.codes).toContain(code);
      }
    }
  });
});
