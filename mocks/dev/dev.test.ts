import { execFile } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { type DevProcess, startDevProcess } from '../testing/dev-loop';
import { inOrder } from '../testing/in-order';

// One process for all: it serves the contract of a copy of the project, edited as a designer would.
let dev: DevProcess;

beforeAll(async () => {
  // The compiler looks at few files here: that it does so on each save is the point, not how many there are.
  dev = await startDevProcess({ checked: ['server/system/operations'] });
  await dev.next('changes');
});
afterAll(() => dev?.stop(), 60_000);

const json = { 'content-type': 'application/json' };
const users = 'spec/schemas/users.yaml';
/** The bound on the name of a new user. */
const name = (maxLength: number) =>
  `operation_country]\n  properties:\n    name: { type: [string, 'null'], minLength: 1, maxLength: ${maxLength}, pattern: *visible }`;

async function token(): Promise<string> {
  const credentials = { client_id: 'demo', client_secret: 'demo-secret', grant_type: 'client_credentials' };
  const body = JSON.stringify({ ...credentials, audience: 'https://api.contrato.example' });
  const response = await fetch(`${dev.url}/oauth/token`, { method: 'POST', headers: json, body });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function createUser(bearer: string, fields: object): Promise<Response> {
  const email = `${crypto.randomUUID()}@example.com`;
  const headers = { ...json, authorization: `Bearer ${bearer}`, 'x-idempotency-key': crypto.randomUUID() };
  const body = JSON.stringify({ email, operation_country: 'ARG', ...fields });
  return fetch(`${dev.url}/users/v1/`, { method: 'POST', headers, body });
}

/** The same request at the mock, which needs no real token. */
function mockUser(fields: object): Promise<Response> {
  const headers = { ...json, authorization: 'Bearer any', 'x-idempotency-key': 'k1' };
  const body = JSON.stringify({ email: 'a@example.com', operation_country: 'ARG', ...fields });
  return fetch(`${dev.mocks.url}/users/v1/`, { method: 'POST', headers, body });
}

/** The answer to something that is not a request. */
async function unreadable(): Promise<string> {
  const socket = connect(Number(new URL(dev.url).port), 'localhost').setEncoding('utf8');
  socket.end('nonsense\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

const docs = async (): Promise<string> => (await fetch(`${dev.url}/docs?page=api`)).text();

/** Each begins with what the one before it left. */
const step = inOrder();

describe('npm run dev', () => {
  it(
    'serves an edit from server, mock and docs, keeps tokens and users, and says what it means for partners',
    step(async () => {
      const bearer = await token();
      const created = await createUser(bearer, { name: 'Ana' });
      const { id } = ((await created.json()) as { data: { id: string } }).data;
      expect((await createUser(bearer, { name: 'x'.repeat(9) })).status).toBe(201);

      dev.edit(users, name(128), name(8));
      expect(await dev.next('served', 'refused')).toMatchObject({ served: ['server', 'mocks', 'docs'] });
      const { changes } = await dev.next('changes');
      expect(changes.now).toEqual([
        expect.objectContaining({ rule: 'input-rule-tightened', effect: 'breaking', subjects: ['createUser'] }),
      ]);
      expect(changes.sinceStart).toEqual(changes.now);

      expect((await createUser(bearer, { name: 'x'.repeat(9) })).status).toBe(400);
      expect((await mockUser({ name: 'x'.repeat(9) })).status).toBe(400);
      const read = await fetch(`${dev.url}/users/v1/${id}`, { headers: { authorization: `Bearer ${bearer}` } });
      expect(read.status).toBe(200);
    }),
  );

  it(
    'shows new words in the documentation and on disk',
    step(async () => {
      expect(await docs()).not.toContain('Registers a person');
      dev.edit('spec/paths/users/users.yaml', 'summary: Create a user', 'summary: Registers a person');
      await dev.next('served');
      expect(await docs()).toContain('Registers a person');
      const written = readFileSync(path.join(dev.root, 'generated/documents/openapi.json'), 'utf8');
      expect(written).toContain('Registers a person');
      expect((await dev.next('changes')).changes.now.map(({ effect }) => effect)).toEqual(['invisible']);
      const served = await (await fetch(`${dev.url}/openapi.json`)).text();
      expect([served.includes(dev.url), served.includes('localhost:0')]).toEqual([true, false]);
    }),
  );

  it(
    'keeps the last good contract for each kind of mistake, says where it is, and serves what mends it',
    step(async () => {
      const file = 'spec/paths/users/users.yaml';
      const good = readFileSync(path.join(dev.root, file), 'utf8');
      const at = (message: string) => new RegExp(`^spec/paths/users/users.yaml:\\d+:\\d+ {2}contract {2}${message}`);
      // Each save mends the mistake of the one before and makes another.
      for (const [from, to, line] of [
        ['post:\n', 'post: [\n', at('YAML: ')],
        ['#/UserCreate }', '#/UserMake }', at('schemas/users.yaml has no UserMake')],
        ["    '503': { $ref: ../../responses.yaml#/Unavailable }\nget:", 'get:', at('The response 503 is missing')],
      ] as const) {
        expect(good).toContain(from);
        dev.put(file, good.replace(from, to));
        const { problems } = await dev.next('refused');
        expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
        expect((await mockUser({})).status).toBe(201);
        expect(await docs()).toContain('Registers a person');
      }
      dev.put(file, good);
      await dev.next('served');
      await dev.next('changes');
    }),
  );

  it(
    'says an error in its new words, also where there was no request, and writes what codegen makes',
    step(async () => {
      const words = 'These bytes are not HTTP.';
      expect(await unreadable()).toContain('The request is not valid HTTP.');
      dev.edit('spec/examples/errors/common.yaml', "message: 'The request is not valid HTTP.'", `message: '${words}'`);
      expect(await dev.next('served', 'refused')).toMatchObject({ kind: 'served' });
      expect(await unreadable()).toContain(words);
      await dev.next('changes');
      await dev.next('types');
      const fresh = [...FROM_SOURCE, 'cli/contrato.ts', 'codegen', '--check'];
      // This process must meanwhile learn that the service closes an idle connection, or it sends its next request on
      // that connection.
      const { stdout } = await promisify(execFile)(process.execPath, fresh, { cwd: dev.root });
      expect(stdout).toContain('all up to date');
    }),
  );

  it(
    'serves what a branch has that comes with its generated files, where a file of it is replaced by a rename',
    step(async () => {
      const bearer = await token();
      const parts = ['spec', 'generated'] as const;
      const branch = path.join(dev.root, 'data', 'branch');
      for (const part of parts) cpSync(path.join(dev.root, part), path.join(branch, part), { recursive: true });
      dev.edit(users, name(8), name(6));
      await dev.next('served');
      await dev.next('changes');
      await dev.next('types');
      expect((await createUser(bearer, { name: 'x'.repeat(8) })).status).toBe(400);
      cpSync(path.join(branch, 'generated'), path.join(dev.root, 'generated'), { recursive: true });
      renameSync(path.join(branch, users), path.join(dev.root, users));
      expect(await dev.next('served', 'refused')).toMatchObject({ served: ['server', 'mocks', 'docs'] });
      expect((await dev.next('changes')).changes.now).toMatchObject([{ rule: 'input-rule-loosened' }]);
      expect((await createUser(bearer, { name: 'x'.repeat(8) })).status).toBe(201);
      expect((await mockUser({ name: 'x'.repeat(8) })).status).toBe(201);
    }),
  );

  it(
    'goes on when the folder of the contract is removed and restored',
    step(async () => {
      const spec = path.join(dev.root, 'spec');
      cpSync(spec, `${spec}.kept`, { recursive: true });
      rmSync(spec, { recursive: true });
      // A check during the removal of files fails for other reasons.
      let problems: string[] = [];
      while (!problems.some((problem) => problem.includes('openapi.yaml does not exist'))) {
        ({ problems } = await dev.next('refused'));
      }
      renameSync(`${spec}.kept`, spec);
      await dev.next('served');
      await dev.next('changes');
      dev.edit('spec/paths/users/users.yaml', 'summary: Registers a person', 'summary: Takes a person in');
      await dev.next('served');
      await dev.next('changes');
      expect(await docs()).toContain('Takes a person in');
    }),
  );

  it(
    'lets a request that is under way finish on the contract it began with',
    step(async () => {
      const bearer = await token();
      const email = `${crypto.randomUUID()}@example.com`;
      const headers = { ...json, authorization: `Bearer ${bearer}`, 'x-idempotency-key': crypto.randomUUID() };
      let send = (_: string): void => {};
      const slow = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(`{"email":"${email}",`));
          send = (rest) => {
            controller.enqueue(new TextEncoder().encode(rest));
            controller.close();
          };
        },
      });
      const options = { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit;
      const answered = fetch(`${dev.url}/users/v1/`, options);
      // The server has met the request once a later one on its own connection is answered.
      await docs();
      dev.edit(users, name(8), name(5));
      await dev.next('served');
      expect((await createUser(bearer, { name: 'Ana Luz' })).status).toBe(400);
      send('"operation_country":"ARG","name":"Ana Luz"}');
      expect((await answered).status).toBe(201);
    }),
  );

  it(
    'ends the streams of the contract that was served before, which would hold it and its work forever',
    step(async () => {
      const bearer = await token();
      const headers = { authorization: `Bearer ${bearer}` };
      const streaming = await fetch(`${dev.url}/sandbox/v1/requests/stream`, { headers });
      expect(streaming.status).toBe(200);
      const ended = streaming.text();
      dev.edit(users, name(5), name(7));
      await dev.next('served');
      expect(await ended).toContain(': following');
    }),
  );

  it(
    'loads saved code of the server, keeps the old where the new does not load, and tells what the type checker finds',
    step(async () => {
      const handler = 'server/system/operations/getLiveness.ts';
      const text = readFileSync(path.join(dev.root, handler), 'utf8');
      dev.put(handler, 'this is not code');
      // What was refused while the folder of the contract went may come first: how often that is depends on how fast it
      // goes.
      let refused: string[] = [];
      while (!refused.some((problem) => problem.includes('getLiveness.ts')))
        ({ problems: refused } = await dev.next('refused'));
      const liveness = await fetch(`${dev.url}/health/live`);
      expect(liveness.status).toBe(200);
      dev.put(handler, `${text}\nexport const wrong: number = 'text';\n`);
      expect((await dev.next('served')).served).toEqual([`server with ${handler}`]);
      // Results of the type checker for earlier saves come first.
      const place = /^server\/system\/operations\/getLiveness.ts:\d+:14 {2}TS2322/;
      let problems: string[] = [];
      while (!problems.some((problem) => place.test(problem))) ({ problems } = await dev.next('types'));
    }),
  );

  it(
    'ends well when it is stopped, with everything that it has served',
    step(async () => {
      // The stream of a console would never end by itself.
      const stream = await fetch(`${dev.url}/sandbox/v1/requests/stream`, {
        headers: { authorization: `Bearer ${await token()}` },
      });
      expect(stream.status).toBe(200);
      expect(await dev.stop()).toBe(0);
      await stream.text();
    }),
  );
});
