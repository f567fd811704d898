import { openBook } from '../book';
import { loadContract } from '../load';
import { type Prepared, prepare, type ScenarioRequest } from '../scenario';
import { type OwnServer, startOwnServer } from '../target/own-server';
import type { Client } from '../world/client';
import { World } from '../world/world';

const contract = loadContract('current');
const book = openBook();
const idempotent = [...contract.rules.values()].filter(
  ({ document, idempotency }) => document !== 'client-api' && idempotency !== null,
);

interface Got {
  status: number;
  text: string;
  code: string | null;
}

async function send(url: string, { method, target, headers, body }: Prepared): Promise<Got> {
  const response = await fetch(url + target, { method, headers, body });
  const text = await response.text();
  const code = text.startsWith('{') ? ((JSON.parse(text).error_code as string | undefined) ?? null) : null;
  return { status: response.status, text, code };
}

/** Every operation that the contract marks idempotent, found in the contract and not listed here. */
describe.each(idempotent.map((rule) => [rule.operationId, rule] as const))(
  'the idempotency key of %s',
  (operationId, rule) => {
    const header = rule.idempotency?.header ?? '';
    const success = Math.min(...Object.keys(rule.responses).map(Number));
    let server: OwnServer;
    let world: World;

    beforeAll(async () => {
      server = await startOwnServer('current');
      world = await World.open(contract, contract.values, server.url);
    });
    afterAll(() => server.close());

    const valid = async (): Promise<ScenarioRequest> => {
      const scenarios = book.get(operationId);
      if (scenarios === undefined) throw new Error(`${operationId} has no scenarios`);
      return scenarios.valid(world);
    };
    const ask = async (request: ScenarioRequest, key: string, client: Client = world.client): Promise<Got> =>
      send(
        server.url,
        prepare(rule, { ...request, headers: { ...request.headers, [header]: key } }, await client.token()),
      );

    it('gives the same request the same answer, byte for byte', async () => {
      const request = await valid();
      const first = await ask(request, 'same');
      expect([first.status, first.code]).toEqual([success, null]);
      expect(await ask(request, 'same')).toEqual(first);
    });

    it('gives ten requests at once one answer', async () => {
      const request = await valid();
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(request, 'at once')));
      expect(answers[0]?.status).toBe(success);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });

    it('is refused for another request', async () => {
      await ask(await valid(), 'other body');
      const refused = await ask(await valid(), 'other body');
      expect(refused.code).toBe(rule.idempotency?.reused);
    });

    it('belongs to one client', async () => {
      await ask(await valid(), 'mine');
      const stranger = await World.open(contract, contract.values, server.url);
      const request = await (book.get(operationId) as NonNullable<ReturnType<typeof book.get>>).valid(stranger);
      const answer = await ask(request, 'mine', stranger.client);
      expect([answer.status, answer.code]).toEqual([success, null]);
    });
  },
);

it('is looked for on every operation that takes one', () => {
  expect(idempotent.map(({ operationId }) => operationId).sort()).toEqual(
    [...contract.rules.values()]
      .filter(
        ({ document, parameters }) =>
          document !== 'client-api' && parameters.some(({ name }) => name === 'x-idempotency-key'),
      )
      .map(({ operationId }) => operationId)
      .sort(),
  );
});
