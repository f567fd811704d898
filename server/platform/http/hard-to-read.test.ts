import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type TestClient, useServer } from '../../testing/server';

const server = useServer();

let client: TestClient;
beforeAll(async () => {
  client = await server().client();
  // What finds all mistakes of a request is made with the first one that has any.
  await client.send('GET', '/users/v1/?filter[birthdate]=x');
  await client.send('POST', '/users/v1/', { body: { birthdate: 'x' } });
});

/**
 * Milliseconds of a core: many times as many as each of these requests takes where every character is looked at a few
 * times.
 */
const MILLISECONDS = 1_500;
/** Nearly as many characters as a body and a head may have. */
const IN_BODY = 65_000;
const IN_HEAD = 120_000;

/**
 * Sends a request byte for byte.
 * @returns the answer, and the milliseconds of a core that it took this process, the server's own
 */
async function ask(path: string, { headers = {}, ...options }: RequestOptions, body = ''): Promise<[unknown, number]> {
  const started = process.cpuUsage();
  const sending = request(new URL(path, server().url), {
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
  });
  sending.end(body === '' ? undefined : gzipSync(body));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  const { error_code, error } = JSON.parse((await answer.toArray()).join(''));
  const [detail] = error.details;
  return [[answer.statusCode, error_code, detail.code, detail.pointer], process.cpuUsage(started).user / 1_000];
}

const post = { method: 'POST', headers: { 'content-encoding': 'gzip' } };
const authorization = () => ({ authorization: `Bearer ${client.token}` });

describe('a request that takes long to compare with what is allowed is refused as quickly as others', () => {
  it.each([
    ['zeros within it', `0.1${'0'.repeat(IN_BODY)}1`],
    ['zeros behind it', `0.12345678901234567${'0'.repeat(IN_BODY)}`],
    ['digits in its exponent', `1e-${'9'.repeat(IN_BODY)}`],
  ])('without a token, where a number has tens of thousands of %s', async (_, number) => {
    const [refused, milliseconds] = await ask('/oauth/token', post, `{"a":${number}}`);
    expect(refused).toEqual([400, 'INVALID_REQUEST', 'number', '/a']);
    expect(milliseconds).toBeLessThan(MILLISECONDS);
  });

  it('where a text of a body looks like the beginnings of many moments', async () => {
    const options = { ...post, headers: { ...post.headers, ...authorization(), 'x-idempotency-key': 'k' } };
    const body = JSON.stringify({
      birthdate: `2000-${'T'.repeat(IN_BODY)}`,
      email: 'a@example.com',
      operation_country: 'ARG',
    });
    const [refused, milliseconds] = await ask('/users/v1/', options, body);
    expect(refused).toEqual([400, 'INVALID_REQUEST', 'format', '/birthdate']);
    expect(milliseconds).toBeLessThan(MILLISECONDS);
  });

  it('where a value of a query does', async () => {
    const path = `/users/v1/?filter[birthdate]=2000-${'T'.repeat(IN_HEAD)}`;
    const [refused, milliseconds] = await ask(path, { headers: authorization() });
    expect(refused).toEqual([400, 'INVALID_REQUEST', 'format', 'filter[birthdate]']);
    expect(milliseconds).toBeLessThan(MILLISECONDS);
  });

  it.each([
    ['broken codes', 'encoding', 32, 'filter[name]', '%ff,'.repeat(IN_HEAD / 4)],
    ['empty values', 'maxItems', 1, 'filter[status]', ','.repeat(IN_HEAD + 20_000)],
    ['different values', 'enum', 8, 'sort', Array.from({ length: IN_HEAD / 4 }, (_, at) => at.toString(36)).join()],
  ])('where a list of a query has tens of thousands of %s (%s, %i times)', async (_, code, times, name, value) => {
    let milliseconds = 0;
    for (let time = 0; time < times; time += 1) {
      const [refused, taken] = await ask(`/users/v1/?${name}=${value}`, { headers: authorization() });
      expect(refused).toEqual([400, 'INVALID_REQUEST', code, name]);
      milliseconds += taken;
    }
    expect(milliseconds).toBeLessThan(MILLISECONDS);
  });

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['types', 'a/b,'],
  ])('without a token, where accept is full of %s', async (_, piece) => {
    const accept = `a/b;c="${piece.repeat(IN_HEAD / piece.length)}`;
    const [refused, milliseconds] = await ask('/oauth/token', { ...post, headers: { ...post.headers, accept } }, '{}');
    expect(refused).toEqual([406, 'NOT_ACCEPTABLE', 'maxLength', 'accept']);
    expect(milliseconds).toBeLessThan(MILLISECONDS);
  });
});
