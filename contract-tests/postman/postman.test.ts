import newman from 'newman';
import type { Json } from '../../docs/render/contract';
import { writtenDocument } from '../../docs/render/documents';
import { CHANGING } from '../../docs/render/postman';
import { calledOperations } from '../../docs/render/samples';
import { REVISIONS } from '../../generated/revisions';
import { useServer } from '../../server/testing/server';
import { sandboxOf } from '../snippets/sandbox';

const server = useServer(sandboxOf('current'));

const collectionOf = (revision: string): Json =>
  JSON.parse(writtenDocument({ name: 'postman', form: 'whole', format: 'json' }, revision));

const requestsOf = (collection: Json): Json[] => collection.item.flatMap((folder: Json) => folder.item);

/** Operations that read one resource by an id from an earlier answer. */
const FOUND = ['getUser', 'getCard', 'getAccount', 'getAffinityGroup', 'getIdentitySession', 'getCardTransaction'];

const summaryOf = (revision: string, operationId: string): string | undefined =>
  calledOperations(revision).get(operationId)?.summary;

/** The names of requests after which a token may have expired. */
const changingOf = (collection: Json): string[] =>
  collection.item
    .filter(({ name }: Json) => name === CHANGING)
    .flatMap(({ item }: Json) => item.map((one: Json) => one.name));

/** Runs a collection from its top as newman does, as a client that is pinned to its revision. */
async function ran(revision: string): Promise<newman.NewmanRunSummary> {
  // As the demo client of a sandbox is.
  const entitled = { cardDataEntitled: true, products: ['CREDIT' as const, 'IDENTITY' as const] };
  const { client, secret } = await server().client({ revision }, entitled);
  const values = {
    base_url: server().url,
    client_id: client.id,
    client_secret: secret,
    audience: server().config.audience,
  };
  const envVar = Object.entries(values).map(([key, value]) => ({ key, value }));
  return new Promise((resolve, reject) => {
    newman.run({ collection: collectionOf(revision), envVar, reporters: [] }, (error, summary) =>
      error ? reject(error) : resolve(summary),
    );
  });
}

it.each(Object.keys(REVISIONS))('has every operation of the revision %s, with every example', (revision) => {
  const wanted = [...calledOperations(revision).values()].flatMap(({ document, produces, method, body, summary }) => {
    if ((document !== 'openapi' && document !== 'sandbox') || produces === 'text/event-stream') return [];
    const names = Object.keys(body?.examples ?? {});
    return (names.length > 1 ? names : ['']).map(
      (name) => `${method} ${name === '' ? summary : `${summary}: ${name}`}`,
    );
  });
  const requests = requestsOf(collectionOf(revision));
  expect(requests.map(({ name, request }) => `${request.method} ${name}`).sort()).toEqual(wanted.sort());
});

it('uses values of earlier answers', () => {
  const collection = collectionOf('current');
  const written = JSON.stringify(collection.item);
  for (const { key, value } of collection.variable) {
    expect([key, written.includes(`{{${key}}}`) || key === 'token']).toEqual([key, true]);
    expect([key, typeof value]).toEqual([key, 'string']);
  }
  const keys = collection.variable.map(({ key }: Json) => key);
  expect(keys).toHaveLength(new Set(keys).size);
  expect(keys.length).toBeGreaterThan(15);
});

it.each(['current', 'earliest'])(
  'gets a documented answer to every request, most of them good ones: %s',
  async (revision) => {
    const { run } = await ran(revision);
    const failures = run.failures.map(({ source, error }) => `${source?.name}: ${error.message}`);
    expect(failures).toEqual([]);
    expect(run.executions).toHaveLength(requestsOf(collectionOf(revision)).length);
    const good = run.executions.filter(({ response }) => response.code < 300);
    expect(good.length / run.executions.length).toBeGreaterThan(0.5);
    // Resources that were created or found before are found by their id.
    expect(good.map(({ item }) => item.name)).toEqual(
      expect.arrayContaining(FOUND.map((id) => summaryOf(revision, id))),
    );
    // The refusal of a token would be a documented answer, too.
    const changing = new Set(changingOf(collectionOf(revision)));
    const refused = run.executions.filter(({ response, item }) => response.code === 401 && !changing.has(item.name));
    expect(refused.map(({ item }) => item.name)).toEqual([]);
  },
);
