import { until } from '../../server/testing/until';
import { openBook } from '../book';
import type { Rule } from '../contract';
import { loadContract } from '../load';
import { prepare, type ScenarioRequest } from '../scenario';
import type { OwnServer } from '../target/own-server';
import { startServerOnEach } from '../testing/server-on-each';
import { World } from '../world/world';
import { type JsonPath, placesForIds } from './optional-ids';

/** An id on its own, or an api-key; not an id that only makes an email or an alias unique. */
const UUID = /(?<![\w-])(key-)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w@-])/;

/**
 * The operation by which anybody may look up the holder of an alias or a number, as in every bank: that is its purpose.
 */
const PUBLIC_DIRECTORY = 'getDestinationInformation';

const contract = loadContract('current');
const book = openBook();
const rules = [...contract.rules.values()];
const guarded = rules.filter(
  ({ document, auth, operationId }) =>
    (document === 'openapi' || document === 'sandbox') && auth === 'bearer' && operationId !== PUBLIC_DIRECTORY,
);

/** Lists that change without a request. */
const CHANGING: ReadonlySet<string> = new Set([
  'searchEvents',
  'searchRequests',
  'searchUpcoming',
  'getClock',
  'getSandboxClient',
]);

/** Codes for a resource that does not exist; the interface has a separate code for the user of an account. */
const NOT_THERE = /_NOT_FOUND$|^USER_VALIDATION_ERROR$/;

/**
 * Operations that change the whole sandbox or all data of the caller, or that name a day or the writer of a file: none
 * of this has an owner.
 */
const NAMELESS: ReadonlySet<string> = new Set([
  ...['setClock', 'advanceClock', 'resetSandboxClient', 'getSettlementFile'],
  'importSnapshot',
]);

function placesOf(value: unknown, at: JsonPath = []): JsonPath[] {
  if (typeof value === 'string') return UUID.test(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]));
}

const partsOf = ({ path, query = {}, body }: ScenarioRequest) => structuredClone({ path, query, body });

function valueAt(request: ScenarioRequest, place: JsonPath): unknown {
  return place.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], partsOf(request));
}

/** A request with the value of another one at one place. */
function withValue(request: ScenarioRequest, place: JsonPath, value: unknown): ScenarioRequest {
  const parts = partsOf(request);
  const last = place.at(-1) as string;
  const holder = valueIn(parts, place.slice(0, -1));
  holder[last] = value;
  return { ...request, ...parts };
}

function valueIn(parts: unknown, place: JsonPath): Record<string, unknown> {
  return place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], parts) as Record<
    string,
    unknown
  >;
}

/** An id of the same form that does not exist. */
function newIdLike(id: unknown): string {
  return String(id).replace(new RegExp(UUID.source.replace('(key-)?', ''), 'g'), () => crypto.randomUUID());
}

/** Some of the optional ids of a valid request. */
const LEFT_OUT = [
  'createCard body.previous_card_id',
  'updateCard body.affinity_group_id',
  'activateCard body.previous_card_id',
  'createTransaction body.parent_tx_id',
  'searchShipments query.filter[batch_id]',
  'forceAtNetwork body.original_transaction_id',
];

/**
 * Values that differ from those of a valid request, if that is necessary for an id to have an effect, or for an
 * immediate answer.
 */
const BESIDE_IDS: Readonly<Record<string, Pick<ScenarioRequest, 'query'> & { body?: object }>> = {
  createTransaction: { body: { process_type: 'REFUND', entry_type: 'CREDIT' } },
  forceAtNetwork: { body: { type: 'REFUND' } },
  searchRequests: { query: { wait: 0 } },
};

function besideIds(operationId: string, request: ScenarioRequest): ScenarioRequest {
  const { query, body } = BESIDE_IDS[operationId] ?? {};
  return {
    ...request,
    query: { ...request.query, ...query },
    body: body === undefined ? request.body : { ...(request.body as object), ...body },
  };
}

/** How often a value is read again that may have changed without a request. */
const TIMES_AGAIN = 3;

/** Returns the content of an answer, without the parts that differ between any two answers. */
const sayingOf = (text: string): string => text.replace(new RegExp(UUID.source, 'g'), 'id').replace(/[0-9]+/g, '0');

/** A stream continues as long as somebody reads it. */
const isStream = (responses: Rule['responses']): boolean => responses[200]?.contentType === 'text/event-stream';

/** A list may answer another client with an empty list. */
function isEmptyList(status: number, text: string): boolean {
  return status === 200 && JSON.stringify(JSON.parse(text).data) === '[]';
}

describe("one client's token on data of another", () => {
  let server: OwnServer;
  let owner: World;
  let stranger: World;
  const asked: string[] = [];

  beforeAll(async () => {
    server = await startServerOnEach();
    owner = await World.open(contract, contract.values, server.url);
    stranger = await World.open(contract, contract.values, server.url);
  });
  afterAll(() => server.close());

  function bookOf(operationId: string) {
    const scenarios = book.get(operationId);
    if (scenarios === undefined) throw new Error(`${operationId} has no scenarios`);
    return scenarios;
  }

  /** A valid request of a client that can be answered without waiting. */
  async function validOf(operationId: string, world: World): Promise<ScenarioRequest> {
    const request = await bookOf(operationId).valid(world);
    return operationId === 'searchRequests' ? besideIds(operationId, request) : request;
  }

  async function ask(rule: Rule, request: ScenarioRequest, token: string) {
    const { method, target, headers, body } = prepare(rule, request, token);
    const response = await fetch(server.url + target, { method, headers, body: body === '' ? null : body });
    return { status: response.status, text: await response.text() };
  }

  /** Everything that the owner can list, by operation. */
  async function ownersState(): Promise<Map<string, string>> {
    const lists = guarded.filter(
      ({ method, path, operationId, responses }) =>
        method === 'GET' && !path.includes('{') && !CHANGING.has(operationId) && !isStream(responses),
    );
    const token = await owner.token();
    const read = await Promise.all(
      lists.map(async (rule) => {
        const { status, text } = await ask(rule, {}, token);
        return status === 200 ? ([[rule.operationId, text]] as const) : [];
      }),
    );
    return new Map(read.flat());
  }

  /** The same, after the effects of the owner's own request are complete. */
  async function restingState(): Promise<Map<string, string>> {
    // By the clock of the sandbox, which requests of the owner may have moved.
    await until('no job is due', async () => (await owner.call('getClock')).data.jobs_due === 0);
    return ownersState();
  }

  /**
   * Calls an operation with ids of the owner.
   * @returns the owner's lists that changed
   */
  async function changedByAsking(rule: Rule): Promise<string[]> {
    const { operationId } = rule;
    const [theirs, own] = [await validOf(operationId, owner), await validOf(operationId, stranger)];
    const places = placesOf(partsOf(theirs));
    const before = await restingState();
    const mixed = places.filter((place) => valueAt(own, place) !== undefined);
    const requests = [
      theirs,
      ...(mixed.length < 2 ? [] : mixed.map((place) => withValue(own, place, valueAt(theirs, place)))),
    ];
    for (const request of requests) {
      const { status, text } = await ask(rule, { ...request, token: undefined }, await stranger.token());
      if (isEmptyList(status, text)) continue;
      const code = status < 400 ? null : JSON.parse(text).error_code;
      const seen = { operationId, parts: partsOf(request), status, code };
      // If the body names a resource, the contract may answer 422, but only for a resource that does not exist.
      expect(seen).toEqual({ ...seen, status: status === 422 ? 422 : 404, code: expect.stringMatching(NOT_THERE) });
      expect(text).not.toMatch(/"data"/);
    }
    // The answer for a resource of another client is the same as for one that does not exist, so that it reveals
    // nothing.
    for (const place of mixed) {
      const [foreign, unknown] = [valueAt(theirs, place), newIdLike(valueAt(theirs, place))].map(async (value) => {
        const { status, text } = await ask(rule, withValue(own, place, value), await stranger.token());
        return [status, status < 400 ? JSON.parse(text).data : JSON.parse(text).error_code];
      });
      expect([operationId, place, await foreign]).toEqual([operationId, place, await unknown]);
    }
    const after = await ownersState();
    expect(before.size).toBeGreaterThan(10);
    return [...before].filter(([list, text]) => after.get(list) !== text).map(([list]) => list);
  }

  it.each(guarded.map((rule) => [rule.operationId, rule] as const))('is denied by %s', async (operationId, rule) => {
    if (NAMELESS.has(operationId)) return;
    if (placesOf(partsOf(await validOf(operationId, owner))).length === 0) {
      expect(rule.path).not.toContain('{');
      return;
    }
    asked.push(operationId);
    // The owner's own background work, such as a sweep, may become due meanwhile. That does not happen every time, but
    // a change by another client would.
    let changed = await changedByAsking(rule);
    for (let again = 0; changed.length > 0 && again < TIMES_AGAIN; again += 1) changed = await changedByAsking(rule);
    expect([operationId, changed]).toEqual([operationId, []]);
  });

  /** An id of each kind that the owner has, from its own reads. */
  async function ownersIds(): Promise<string[]> {
    const ids: string[] = [];
    for (const { operationId, method, path } of guarded) {
      if (method !== 'GET' || !path.includes('{') || NAMELESS.has(operationId)) continue;
      const { path: values = {} } = await bookOf(operationId).valid(owner);
      ids.push(...Object.values(values).filter((value) => UUID.test(value)));
    }
    return ids;
  }

  it('is answered like an id that does not exist, also if the id is optional', async () => {
    const ids = await ownersIds();
    expect(ids.length).toBeGreaterThan(15);
    const token = await stranger.token();
    const mixed: string[] = [];
    for (const rule of guarded) {
      const { operationId } = rule;
      if (placesForIds(rule).length === 0) continue;
      const request = besideIds(operationId, await bookOf(operationId).valid(stranger));
      for (const place of placesForIds(rule).filter((one) => valueAt(request, one) === undefined)) {
        mixed.push(`${operationId} ${place.join('.')}`);
        const saying = async (id: string) => {
          const { status, text } = await ask(rule, withValue(request, place, id), token);
          return [status, status < 400 ? sayingOf(text) : JSON.parse(text).error_code];
        };
        const unknown = await saying(crypto.randomUUID());
        for (const id of ids) expect([operationId, place, await saying(id)]).toEqual([operationId, place, unknown]);
      }
    }
    expect(mixed).toEqual(expect.arrayContaining(LEFT_OUT));
  });

  it('was asked of every operation that takes an id', () => {
    const withId = guarded
      .filter(({ path, operationId }) => path.includes('{') && !NAMELESS.has(operationId))
      .map(({ operationId }) => operationId);
    expect(withId.filter((operationId) => !asked.includes(operationId))).toEqual([]);
    expect(asked.length).toBeGreaterThan(60);
  });
});
