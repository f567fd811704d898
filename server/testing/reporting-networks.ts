import { verifyLedger } from '../ledger/verification';
import type { Network } from '../networks/configuration/network';
import { newId } from '../platform/ids';
import { DESTINATION, PIX_DESTINATION, TestNetworks } from './networks';
import { type Answer, startTestServer, type TestClient, type TestServer } from './server';

const SCOPES = ['bank-arg', 'bank-bra', 'cash', 'embosser', 'courier', 'identity'].map((rail) => `network:${rail}`);
export const BRA = { country: 'bra' };

/** A network that may report everything, of all clients but those that `clients` leaves out. */
function reporting(name: string, clients: ReadonlySet<string> | null = null): Network {
  const reports = { scopes: SCOPES, certificate: null, keys: [] };
  return { name, clients, countries: null, calls: null, reports, standIn: new Map() };
}

const outside = new TestNetworks();
export let server: TestServer;
export let client: TestClient;
export let token: string;
export let stranger: string;
export let another: string;

/** Starts a server with three networks, and makes a client for each test. */
export function useReportingNetworks(): void {
  beforeAll(async () => {
    const networks = [reporting('outside'), reporting('another'), reporting('stranger', new Set(['somebody-else']))];
    server = await startTestServer({ networks, ports: outside.ports });
    const tokens = await Promise.all(['outside', 'another', 'stranger'].map(tokenOf));
    [token, another, stranger] = tokens as [string, string, string];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    outside.outcome = { status: 'IN_PROGRESS' };
    outside.destination = DESTINATION;
    outside.pixDestination = PIX_DESTINATION;
    await changeClient();
  });
  afterEach(async () => {
    expect((await verifyLedger(server.database.db)).mismatches).toEqual([]);
  });
}

/** Makes another client the one of the test. */
export async function changeClient(): Promise<void> {
  client = await server.client({}, { cardDataEntitled: true });
}

function tokenOf(network: string): Promise<string> {
  const issuedAt = Math.floor(server.clock.now() / 1_000);
  const claims = { jti: newId(), network, scope: SCOPES.join(' '), key: null, issuedAt, expiresAt: issuedAt + 3_600 };
  return server.app.services.tokens.signNetwork(claims);
}

export const post = (path: string, body: unknown, by = token) =>
  server.send('POST', `/edge/v1/${path}`, { token: by, body });
export const put = (path: string, body?: unknown, by = token) =>
  server.send('PUT', `/edge/v1/${path}`, { token: by, body });
export const code = ({ status, body }: Answer) => [status, body.error_code];

/** Sends a report twice, and a changed one under its reference: it counts once. @returns the first answer's data */
export async function once(path: string, report: { reference?: string; end_to_end_id?: string }, changed: object) {
  const first = await post(path, report);
  expect([first.status, first.text]).toEqual([200, expect.any(String)]);
  expect((await post(path, report)).text).toBe(first.text);
  expect(code(await post(path, { ...report, ...changed }))).toEqual([409, 'REFERENCE_REUSED']);
  return first.body.data;
}

/** The answers to requests are deleted, as retention does in the end. */
export const forgetAnswers = () => server.database.db.transaction(({ knex }) => knex('idempotency').delete());

/** The same as `once`, also when the answers are no longer kept. @returns the first answer's data */
export async function onceForGood(
  path: string,
  report: { reference?: string; end_to_end_id?: string },
  changed: object,
) {
  const data = await once(path, report, changed);
  await forgetAnswers();
  const other = await post(path, { ...report, ...changed });
  const pointer = report.reference === undefined ? '/end_to_end_id' : '/reference';
  expect([code(other), other.body.error.details]).toMatchObject([
    [409, 'REFERENCE_REUSED'],
    [{ code: 'reused', location: 'body', pointer }],
  ]);
  await forgetAnswers();
  expect((await post(path, report)).body.data).toEqual(data);
  return data;
}
