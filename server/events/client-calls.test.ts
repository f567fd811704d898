import { randomBytes } from 'node:crypto';
import type { ApiKey } from '../clients/store/api-keys';
import { Vault } from '../platform/crypto/vault';
import { Receiver } from '../testing/receiver';
import { newApiKey } from './api-secrets';
import { ClientCalls } from './client-calls';
import { Sender } from './send';
import { verifySignature } from './signing';

const ORDER = 'timestamp-endpoint-body';
const BODY = '{"amount":"1.00"}';
const vault = new Vault([{ id: 'a', bytes: randomBytes(32) }], randomBytes(32));
const older = newApiKey(vault, 'client', 0);
const newer = newApiKey(vault, 'client', 1);

let endpoint: Receiver;
let sender: Sender;
let machineNow: number;
let calls: ClientCalls;

beforeEach(async () => {
  endpoint = await Receiver.start();
  sender = new Sender();
  machineNow = 1_790_000_000_000;
  calls = new ClientCalls(sender, vault, () => machineNow);
});
afterEach(async () => {
  sender.close();
  await endpoint.close();
});

/**
 * Signs a call with some pairs and makes it with others.
 * @returns the signature made ahead, and the headers that came
 */
async function madeAhead(pairs: readonly ApiKey[], later: { pairs?: readonly ApiKey[]; milliseconds?: number }) {
  const about = { url: endpoint.url('/decide?now=1'), body: BODY, now: 5, order: ORDER } as const;
  const signed = calls.sign({ ...about, pairs });
  machineNow += later.milliseconds ?? 0;
  const form = { kind: 'call', idempotencyKey: 'key' } as const;
  const sent = { client: 'client', lane: 'AUTHORIZATIONS', timeoutMilliseconds: 2_000, form } as const;
  await calls.post({ ...about, ...sent, pairs: later.pairs ?? pairs, signed });
  const { headers } = endpoint.received[0]!;
  const parts = { timestamp: headers['x-timestamp']!, endpoint: headers['x-endpoint']!, body: BODY };
  const { secret } = headers['x-api-key'] === newer.row.id ? newer : older;
  expect(verifySignature(parts, headers['x-signature']!, secret, ORDER)).toBe(true);
  return { signed, headers };
}

it('a signature that was made ahead is sent within its second', async () => {
  const sign = jest.spyOn(calls, 'sign');
  const { signed, headers } = await madeAhead([newer.row], { milliseconds: 999 });
  expect(headers['x-signature']).toBe(signed.signature);
  expect(sign).toHaveBeenCalledTimes(1);
});

it('it is made anew in another second', async () => {
  const { signed, headers } = await madeAhead([newer.row], { milliseconds: 1_000 });
  expect(headers['x-timestamp']).toBe(String(Number(signed.timestamp) + 1));
  expect(headers['x-signature']).not.toBe(signed.signature);
});

it('it is made anew where its pair signs no more', async () => {
  const revoked = { ...newer.row, status: 'REVOKED' as const };
  const { headers } = await madeAhead([newer.row, older.row], { pairs: [revoked, older.row] });
  expect(headers['x-api-key']).toBe(older.row.id);
});
