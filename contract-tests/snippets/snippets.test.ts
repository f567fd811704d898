import { useServer } from '../../server/testing/server';
import { execute, missingFor } from './execute';
import { type Executed, problemOf } from './judge';
import { piecesOf, REVISIONS_TRIED } from './pieces';
import { sandboxOf, sandboxOn } from './sandbox';

// `npm run snippets` executes the other languages, whose compilers take longer.
const servers = { current: useServer(sandboxOf('current')), earliest: useServer(sandboxOf('earliest')) };

describe.each(['curl', 'TypeScript', 'fetch'] as const)('code to copy in %s', (language) => {
  const missing = missingFor(language);
  if (missing.length > 0) {
    it.skip(`${missing.join(' and ')} is not installed here`, () => undefined);
    return;
  }

  it.each(REVISIONS_TRIED)(
    'sends every operation and every example as it stands, and is answered: %s',
    async (revision) => {
      const { executed, problems } = await execute(sandboxOn(servers[revision]()), language, revision);
      expect(problems).toEqual([]);
      expect(executed).toBe(piecesOf(revision).length);
    },
  );
});

it('has all operations that a sandbox serves, and their examples', () => {
  const pieces = piecesOf('current');
  expect(new Set(pieces.map(({ operation }) => operation.operationId)).size).toBeGreaterThan(135);
  expect(pieces.length).toBeGreaterThan(175);
  expect(pieces.filter(({ statuses }) => statuses.length === 0)).toEqual([]);
});

describe('the judge', () => {
  const piece = piecesOf('current').find(({ operation }) => operation.operationId === 'createUser');
  if (piece === undefined) throw new Error('createUser is not an operation');
  const baseUrl = 'http://localhost';
  const headers = { 'content-type': 'application/json', authorization: 'Bearer one', 'x-idempotency-key': '1' };
  const seen = { method: 'POST', target: '/users/v1/', headers, body: '{"name":"Ana"}', status: 201, answer: '{}' };
  const executed: Executed = {
    piece,
    language: 'Python',
    request: {
      method: 'POST',
      url: `${baseUrl}/users/v1/`,
      headers: Object.entries(headers),
      body: '{ "name": "Ana" }',
    },
    baseUrl,
    seen: [seen],
    output: '201 {}',
  };

  it('finds nothing wrong with code that does what it shows', () => {
    expect(problemOf(executed)).toBeNull();
  });

  it.each<[string, Partial<Executed>, string]>([
    ['nothing', { seen: [] }, 'it sends nothing'],
    ['another method', { seen: [{ ...seen, method: 'PUT' }] }, 'it sends PUT'],
    ['another address', { seen: [{ ...seen, target: '/users/v1/?a=b' }] }, 'it asks /users/v1/?a=b'],
    [
      'no token',
      { seen: [{ ...seen, headers: { ...headers, authorization: undefined as never } }] },
      'no authorization',
    ],
    ['another body', { seen: [{ ...seen, body: '{"name":"Eva"}' }] }, 'its body is {"name":"Eva"}'],
    ['what has no answer', { seen: [{ ...seen, status: 418 }] }, 'the answer is 418'],
    ['what is invalid', { seen: [{ ...seen, status: 400, answer: '{"error_code":"INVALID_REQUEST"}' }] }, 'refuses it'],
    ['a token of nobody', { seen: [{ ...seen, status: 401 }] }, 'its token is refused'],
  ])('notices code that sends %s', (_, changed, problem) => {
    expect(problemOf({ ...executed, ...changed })).toContain(problem);
  });

  it('notices code that breaks, and code that keeps the answer to itself', () => {
    expect(problemOf({ ...executed, output: '!!! broken' })).toContain('it ends with a mistake');
    expect(problemOf({ ...executed, output: '' })).toContain('it does not show 201');
  });
});
