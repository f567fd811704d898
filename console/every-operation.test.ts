import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import formsFile from '../generated/forms.json';
import { operationsFor } from '../generated/operations';
import { parseRevision } from '../generated/revisions';
import { worldExtension } from '../mocks/world';
import type { ObservedCall } from '../server/events/call-observer';
import type { Answered } from '../server/platform/http/observer';
import type { Unreadable } from '../server/platform/http/unreadable';
import { type Answer, type TestClient, useServer } from '../server/testing/server';
import { draftOf, requestOf } from './form/draft';
import { type Forms, type NamedOperation, operationsOf } from './form/forms';
import { beginningOf, type LoggedRequest, outgoingOf } from './form/from-log';
import type { Outgoing } from './form/outgoing';
import { LANGUAGES, snippet } from './snippets';

// The very code that the page sends requests with, without a browser around it.

/** The outcome of each request, by its id. */
const outcomes = new Map<string, Pick<Answered, 'rule' | 'refused'>>();

const server = useServer({
  extension: {
    ...worldExtension,
    join: (services) => {
      const parts = worldExtension.join(services);
      const answered = (request: Answered) => {
        outcomes.set(request.requestId, request);
        parts.observer?.answered(request);
      };
      const observer = {
        answered,
        unreadable: (request: Unreadable) => parts.observer?.unreadable(request),
        called: (call: ObservedCall) => parts.observer?.called(call),
      };
      return { ...parts, observer };
    },
  },
});
const forms = formsFile as unknown as Forms;
const run = promisify(execFile);

const send = async ({ method, url, headers, body }: Outgoing): Promise<Response> =>
  fetch(url, { method, headers: headers.map(([name, value]): [string, string] => [name, value]), body });

const filledIn = (operation: NamedOperation, client: TestClient): Outgoing =>
  requestOf(draftOf(operation, { clientId: client.client.id }), {
    baseUrl: server().url,
    token: client.token,
    newKey: randomUUID,
  });

/** Reads the entry of a request in the request log. */
async function logged(client: TestClient, { headers }: Response | Answer): Promise<LoggedRequest> {
  const { body } = await client.send('GET', `/sandbox/v1/requests/${headers.get('x-request-id')}`);
  return body.data;
}

/** Tells whether an operation changes its whole client, such as a reset: it gets a client of its own. */
const changesItsClient = ({ path }: NamedOperation): boolean => path.startsWith('/sandbox/v1/client');

describe.each(['current', 'earliest'] as const)('the operations of the revision %s', (name) => {
  const revision = parseRevision(name);
  const operations = operationsOf(forms, revision);

  it('have a form each', () => {
    const rules = [...operationsFor(revision).values()].filter(
      ({ document }) => document === 'openapi' || document === 'sandbox',
    );
    const addresses = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect([...operations.values()].map(addresses).sort()).toEqual(rules.map(addresses).sort());
  });

  it('are sent from their forms with their examples, and the contract has nothing against one of them', async () => {
    // Those that the revision leaves as they are were sent before.
    const own = [...operations.values()].filter(
      ({ operationId }) => name === 'current' || forms.operations[operationId]?.axes.length,
    );
    const shared = await server().client({ revision: name });
    const taken: string[] = [];
    for (const operation of own) {
      const client = changesItsClient(operation) ? await server().client({ revision: name }) : shared;
      const response = await send(filledIn(operation, client));
      await response.body?.cancel();
      const { rule, refused } = outcomes.get(response.headers.get('x-request-id') ?? '') ?? {};
      // In revisions where two share an address, the body says which of them it is for.
      const isItself = rule?.operationId === operation.operationId || (rule && !operations.has(rule.operationId));
      if (isItself && refused?.code !== 'INVALID_REQUEST') taken.push(operation.operationId);
    }
    expect(taken).toEqual(own.map(({ operationId }) => operationId));
  });
});

describe('a logged request', () => {
  const operations = operationsOf(forms, parseRevision('current'));
  const operation = (id: string) => operations.get(id) as NamedOperation;

  it('is sent again as it was, and fills the form that it came from', async () => {
    const client = await server().client();
    const first = await send(filledIn(operation('createUser'), client));
    const entry = await logged(client, first);
    const again = await send(outgoingOf(entry, server().url, client.token));
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
    expect(beginningOf(entry, operation('createUser'))).toEqual({
      parameters: {},
      body: draftOf(operation('createUser')).body,
    });
    expect(beginningOf(entry, operation('getUser'))).toBeNull();
    expect(beginningOf(entry, operation('searchUsers'))).toBeNull();
  });

  it('gives back what stood in its path and its query', async () => {
    const client = await server().client();
    const inPath = await logged(client, await client.send('GET', '/cards/v1/some%20card'));
    expect(beginningOf(inPath, operation('getCard'))).toEqual({ parameters: { id: 'some card' } });
    const inQuery = await logged(
      client,
      await client.send('GET', '/cards/v1/?filter[status]=ACTIVE,LOST&page[size]=5'),
    );
    const parameters = { 'filter[status]': 'ACTIVE,LOST', 'page[size]': '5' };
    expect(beginningOf(inQuery, operation('searchCards'))).toEqual({ parameters });
  });
});

describe('code to copy', () => {
  const operation = operationsOf(forms, parseRevision('current')).get('createUser') as NamedOperation;

  it.each([
    ['curl', 'bash', (text: string) => ['-c', text], '"data":{"id"'],
    ['fetch', process.execPath, (text: string) => ['--input-type=module', '--eval', text], '201 {"data":{"id"'],
  ] as const)('works as it stands: %s', async (language, program, words, answered) => {
    const client = await server().client();
    const request = filledIn(operation, client);
    const body = JSON.stringify(
      { email: "o'hara@example.com", operation_country: 'ARG', name: 'O’Hara $HOME `x` "y" \\' },
      null,
      2,
    );
    const text = snippet(language, { ...request, body });
    expect(text).not.toContain(client.token);
    const { stdout } = await run(program, words(text), { env: { ...process.env, TOKEN: client.token } });
    expect(stdout).toContain(answered);
    expect(stdout).toContain('$HOME `x` \\"y\\" \\\\');
  });

  it.each(LANGUAGES)('holds method, address and body, and no token: %s', (language) => {
    const request = {
      method: 'PATCH',
      url: 'http://localhost/a?b=c',
      headers: [['authorization', 'Bearer eyJ']] as const,
      body: '{"d":1}',
    };
    const text = snippet(language, request);
    for (const part of ['PATCH', 'http://localhost/a?b=c', 'TOKEN', /d\\?":1/]) expect(text).toMatch(part);
    expect(text).not.toContain('eyJ');
  });
});
