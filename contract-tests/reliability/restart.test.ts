import { worldExtension } from '../../mocks/world';
import { startTestServer, type TestServer } from '../../server/testing/server';
import { openBook } from '../book';
import { isServed, loadContract } from '../load';
import { type Prepared, prepare } from '../scenario';
import { World } from '../world/world';

const contract = loadContract('current');
const book = openBook();
const idempotent = [...contract.rules.values()].filter(
  ({ document, idempotency }) => isServed(document) && idempotency !== null,
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ extension: worldExtension, background: true });
});
afterAll(() => server.close());

async function send({ method, target, headers, body }: Prepared) {
  const response = await fetch(server.url + target, { method, headers, body });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()).toString('base64') };
}

it('a repeat after a restart gets the very bytes of the first answer, from every operation that takes a key', async () => {
  const world = await World.open(contract, contract.values, server.url);
  const requests = [];
  for (const rule of idempotent) {
    const request = await book.get(rule.operationId)?.valid(world);
    if (request === undefined) throw new Error(`${rule.operationId} has no scenarios`);
    const headers = { ...request.headers, [rule.idempotency?.header ?? '']: 'restart' };
    const prepared = prepare(rule, { ...request, headers }, await world.token());
    requests.push({ operationId: rule.operationId, prepared, first: await send(prepared) });
  }
  server = await server.restart();
  for (const { operationId, prepared, first } of requests) {
    expect({ operationId, ...(await send(prepared)) }).toEqual({ operationId, ...first });
    expect(first.status).toBeLessThan(300);
  }
  expect(requests.length).toBeGreaterThan(5);
});
